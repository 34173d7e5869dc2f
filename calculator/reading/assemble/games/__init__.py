"""Lists of games and pairings by round, with or without standings beside them."""
