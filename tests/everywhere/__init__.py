"""The main journey in Firefox and WebKit: `make browsers`.

Apart from the rest, because WebKit is not to be had everywhere; pytest leaves this folder out
unless it is named.
"""
