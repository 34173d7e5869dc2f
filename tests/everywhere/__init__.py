"""The main journey in Firefox and WebKit, and clubs' pages in Firefox: `make browsers`.

Separate from the rest, because WebKit is not available everywhere; pytest leaves this folder out
unless it is named.
"""
