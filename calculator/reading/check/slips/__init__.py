"""Slips of who typed a table, or misread it: which cells are likely wrong, and what was meant.

A tournament says most things twice: each game is in two rows, and a total adds up a row. Where
they disagree, few changes of single cells make them agree.
"""

from calculator.reading.check.slips.proposals import slips

__all__ = ["slips"]
