"""Lines cut into cells, and cells into tables."""
