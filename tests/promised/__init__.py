"""What other programs rely on, as each version promised it: nothing of that may go or change."""
