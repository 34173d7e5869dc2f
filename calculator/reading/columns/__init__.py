"""What the columns of a table hold, by heading and by content."""
