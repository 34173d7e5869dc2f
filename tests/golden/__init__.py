"""Comparing how two checkouts read the same texts: ``python -m tests.golden``."""
