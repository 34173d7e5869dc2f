"""Rows put together: by number, by name, as a round robin, as games."""
