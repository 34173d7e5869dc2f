"""Tables in which opponents are called by their names, in one cell with the result or beside it."""
