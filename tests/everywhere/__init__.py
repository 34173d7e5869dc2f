"""The main journey in Firefox and WebKit: `make browsers`.

Separate from the rest, because WebKit is not available everywhere; pytest leaves this folder out
unless it is named.
"""
