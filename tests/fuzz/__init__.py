"""Looking for texts that reading, ranking or the page cannot cope with: ``python -m tests.fuzz``."""
