"""Looking for texts that reading, ranking or the page cannot take: ``python -m tests.fuzz``."""
