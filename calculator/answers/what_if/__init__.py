"""Results changed: what would have put a player higher, and what is still to come."""
