"""Standings as HTML to upload: one sheet, or one for each section of an event and an index."""
