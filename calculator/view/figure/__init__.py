"""One figure for a tiebreak, everywhere: its players' values as bars on one axis, and the lead.

The same code draws it in an answer, on the card to hand on, on paper and at the head of the pages
about tiebreaks. Each family has its motif: sums are bars of their terms; of running scores,
products, games among the tied and ratings what is above the bar shows how they are worked out.

Lengths across are parts of the drawing's own width, heights are in the height of its font: it is
as sharp and as readable on a phone as on a wall. Its words are for those who do not see it.
"""

from calculator.view.figure.drawn import PHONE, Drawn, figure, of_score

__all__ = ["PHONE", "Drawn", "figure", "of_score"]
