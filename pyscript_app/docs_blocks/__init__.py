"""The fenced blocks of the docs that the core fills, and the hooks that MkDocs runs."""
