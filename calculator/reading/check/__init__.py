"""What a table says of itself: what agrees, what contradicts, what is doubtful."""
