"""What was pasted, as lines and cells that know their places in the text."""
