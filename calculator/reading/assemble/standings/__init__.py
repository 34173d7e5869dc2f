"""Tables with a row for each player, in which cells name opponents by number."""
