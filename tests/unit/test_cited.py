"""The article that defines each tiebreak, as the rule books number them."""

import re

from calculator.tiebreaks import REGISTER
from calculator.words.language_in_use import known

#: An article as the rule books number them.
ARTICLE = re.compile(r"US Chess 34[EG]\d+|FIDE C\.07( art\. [\d.]+)?")
#: Sources that are called by their own name in every language.
BY_NAME = {"Swiss-Manager", "Big Rapids Chess"}

#: In the order of rule 34E.
US_CHESS = (
    "modified-median", "solkoff", "cumulative", "median", "result-between-tied", "most-blacks",
    "kashdan", "sonneborn-berger", "cumulative-opposition", "opposition-performance",
    "average-opposition", "playoff", "coin-flip",
)  # fmt: skip

#: C.07 defines them chapter by chapter.
FIDE = {
    "7": ("WIN", "WON", "BPG", "BWG", "PS", "REP", "STD", "TPN"),
    "8": ("BH", "AOB", "FB"),
    "9": ("SB", "KS"),
    "10": ("ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"),
    "12": ("BC", "TBR", "BBE"),
}
#: Of teams, several codes in an article.
TEAMS = {
    "13.1": ("MPvGP",),
    "13.2": ("EMMSB", "EMGSB", "EGMSB", "EGGSB"),
    "13.3": ("EDE", "EDEBT", "EDEBB", "EDET", "EDEB"),
    "13.4": ("SSSC",),
}


def test_the_articles_of_us_chess() -> None:
    for article, name in enumerate(US_CHESS, 1):
        assert REGISTER[name].cited == f"US Chess 34E{article}"
    assert REGISTER["us-amateur-team"].cited == "US Chess 34G2"


def test_the_articles_of_fide() -> None:
    for chapter, names in FIDE.items():
        for article, name in enumerate(names, 1):
            assert REGISTER[name].cited == f"FIDE C.07 art. {chapter}.{article}"
    for number, names in TEAMS.items():
        assert {REGISTER[name].cited for name in names} == {f"FIDE C.07 art. {number}"}
    assert REGISTER["DE"].cited == "FIDE C.07 art. 6"
    assert {REGISTER[name].cited for name in ("PTS", "MP", "GP")} == {"FIDE C.07"}


def test_every_tiebreak_names_an_article_or_a_source() -> None:
    for entry in REGISTER.values():
        source = known(f"source-{entry.cited}") or entry.cited in BY_NAME
        assert source != bool(ARTICLE.fullmatch(entry.cited)), entry


def test_no_article_of_us_chess_is_cited_twice() -> None:
    cited = [one.cited for one in REGISTER.values() if one.cited.startswith("US Chess")]
    assert len(cited) == len({*cited})
