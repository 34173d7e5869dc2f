"""Pictures as other people make them, each with its truth: screenshots, sheets, photos."""
