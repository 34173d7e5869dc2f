"""``make quality``: what was checked, counted while it is checked; the docs show the figures.

Each module writes JSON documents into tests/figures, from which the page "Quality"
is made (:mod:`pyscript_app.docs_blocks.quality`). Mutants, branches and hours of search write
theirs themselves, when they are run: they take hours.
"""
