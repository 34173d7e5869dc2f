"""From results to a tree of elements, for both the docs and the page."""

from typing import TYPE_CHECKING

from calculator.model.late import names_of
from calculator.view.asked import Asked
from calculator.view.crosstable_view import crosstable
from calculator.view.element import Element, Tree, el, text_of, to_html, to_tree
from calculator.view.page_shell import Sample, shell, text_box
from calculator.view.reading_choice import PastedText
from calculator.view.reading_problem import problem
from calculator.view.result_letters import letters
from calculator.view.tree_changes import Patch, difference
from calculator.view.value_workings import working, workings
from calculator.view.whole_result import result
from calculator.view.wide_table import scrolled

if TYPE_CHECKING:
    from calculator.view.share import bare_foot
    from calculator.view.sums import aligned
    from calculator.view.why import why_section
else:
    __getattr__ = names_of(
        __name__,
        {
            "share": "bare_foot",
            "sums": "aligned",
            "why": "why_section",
        },
    )

__all__ = [
    "Asked",
    "Element",
    "PastedText",
    "Patch",
    "Sample",
    "Tree",
    "aligned",
    "bare_foot",
    "crosstable",
    "difference",
    "el",
    "letters",
    "problem",
    "result",
    "scrolled",
    "shell",
    "text_box",
    "text_of",
    "to_html",
    "to_tree",
    "why_section",
    "working",
    "workings",
]
