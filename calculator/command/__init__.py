"""What the command line does beside ranking one text: opening files, checking many."""
