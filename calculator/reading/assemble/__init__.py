"""Rows put together: by number, by name, everybody against everybody, games."""
