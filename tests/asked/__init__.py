"""Asking the page's entry for everything, about random events of every kind."""
