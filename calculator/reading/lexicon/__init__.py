"""The lexicon: what every word in a table means, in one place, for every context.

:mod:`.words` has the words of cells and lines, :mod:`.headings` those of headings, rounds and
titles; :mod:`.phrases` tells what several of them say together.
"""
