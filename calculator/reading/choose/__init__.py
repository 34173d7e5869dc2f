"""The readings of a text, and the best of them."""
