"""What one cell says, whatever column it is in."""
