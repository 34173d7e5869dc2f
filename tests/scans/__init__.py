"""Pictures of tables: drawn, spoiled, read again."""
