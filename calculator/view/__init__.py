"""From results to a tree of elements, for both the docs and the page."""

from calculator.view.asked import Asked
from calculator.view.crosstable import crosstable
from calculator.view.difference import Patch, difference
from calculator.view.element import Element, Tree, el, text_of, to_html, to_tree
from calculator.view.problem import problem
from calculator.view.result import result
from calculator.view.scrolled import scrolled
from calculator.view.share import bare_foot
from calculator.view.shell import shell
from calculator.view.source import PastedText
from calculator.view.why import card, why_section
from calculator.view.workings import working, workings

__all__ = [
    "Asked",
    "Element",
    "PastedText",
    "Patch",
    "Tree",
    "bare_foot",
    "card",
    "crosstable",
    "difference",
    "el",
    "problem",
    "result",
    "scrolled",
    "shell",
    "text_of",
    "to_html",
    "to_tree",
    "why_section",
    "working",
    "workings",
]
