"""What the calculator said before the house was straightened, word for word.

``python -m tests.golden freeze`` asked everything once: the page's entry and the command line,
about every text of the corpora and some hundred random events. ``python -m tests.golden`` asks
again and names what differs. The set goes when the house stands.
"""
