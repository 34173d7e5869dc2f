"""The docs: their fenced blocks, the built pages, and what the README says."""
