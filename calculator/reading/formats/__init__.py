"""Texts with a grammar of their own."""
