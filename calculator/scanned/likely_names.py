"""Which of several readings of a name is likely, by other names and by what letters look like.

Nothing here makes a name sure: it says which one is shown where a name is in doubt.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher

from calculator.scanned.common_names import is_common
from calculator.scanned.names import is_strange, may_be_rn

#: A shorter word is no name that is known; and too much like others to look for one.
_SHORT, _LEAST = 3, 4
#: A word that is so often in a column is one of it.
_AGAIN = 2
#: So many closer looks count as much as what a name seems to be; how much less other looks do, and
#: how much more a word that is a name, or ends like one.
_AS_MANY, _LESS, _NAMED = 2.0, 0.25, 3.0
#: How much more a word counts that has the stems of an M, on a typewriter.
_STEMS = 2.0
#: So many looks tell where what a name seems to be is no name.
_SOME = 2
_QUOTES = re.compile("['’‘]")
#: Words of two readings that are the same word are so much alike.
_ALIKE = 0.6
#: What letters are misread as, both ways: alone, and two of them as one.
_LIKE = (
    *("OC", "OQ", "OG", "OD", "CG", "QG", "MW", "MN", "MV", "WN", "WV", "WA", "HN", "IT", "IL"),
    *("EF", "HM", "XJ", "UJ", "DI", "mr", "nr", "nm", "nu", "uv", "yv", "ec", "eo", "co", "il"),
    *("tl", "tf", "hb", "hn", "od", "ob", "ao", "rt"),
)
_MERGED = (
    *(("rn", "m"), ("nn", "m"), ("ri", "n"), ("in", "m"), ("ni", "m"), ("cl", "d"), ("vv", "w")),
    *(("li", "h"), ("le", "k"), ("ll", "l"), ("il", "l"), ("ll", "lll"), ("ill", "ll")),
    *(
        ("W", "AN"),
        ("W", "NA"),
        ("W", "AM"),
        ("W", "VV"),
        ("U", "LI"),
        ("ne", "re"),
        ("rne", "me"),
        ("mm", "nm"),
    ),
)
#: How names end: those of places, and of other countries, of which few are common here.
_ENDING = re.compile(
    r"\w{2,}(?:wood|down|land|lake|brook|hill|more|well|ford|field|bury|worth|ton|ham|dale|burn"
    r"|berg|strom|sson|vich|vic|sky|ski|enko|shvili|yan)",
    re.IGNORECASE,
)
#: What looks like an O.
_AS_O = str.maketrans("cdgq", "oooo")
#: Many names end so elsewhere, and here few, but with other letters that look like these.
_RARE_HERE = "qvist"
_WORD = re.compile(r"[^\W\d_]+")
_ROUND = re.compile("[CGQ]")
_VOWEL = re.compile("[AEIOUY]", re.IGNORECASE)


def with_rn(text: str) -> str:
    """Return a name with rn for an m that no other m looks like, if many are called so.

    >>> with_rn("Ximena Thome"), with_rn("Van Hom, Jo"), with_rn("Tom Kamer")
    ('Ximena Thorne', 'Van Horn, Jo', 'Tom Kamer')
    """

    def other(found: re.Match[str]) -> str:
        word = found[0]
        for at, letter in enumerate(word):
            if letter == "m" and may_be_rn(word, at):
                longer = f"{word[:at]}rn{word[at + 1 :]}"
                if is_common(longer):
                    return longer
        return word

    return _WORD.sub(other, text)


def own_words(texts: Iterable[str]) -> Counter[str]:
    """Return how often a word is in a column, as words without capitals.

    >>> own_words(["Ann Valley", "VALLEY, JO"])["valley"]
    2
    """
    return Counter(word.casefold() for text in texts for word in _WORD.findall(text))


def likelier(
    text: str,
    looks: Sequence[str],
    own: Mapping[str, int],
    closer: Sequence[str] = (),
    *,
    typed: bool = False,
) -> str:
    """Return a name in doubt with words that are names in place of some that are none.

    Args:
        text: the name as it seems to be.
        looks: what looks at it read.
        own: how often words are in its column.
        closer: what was read when it was in doubt, in other ways.
        typed: whether it is written on a typewriter: letters beside an M take its stems.

    >>> likelier("WHITLCCK, ANN", ["WHITLOCK, ANN"], {})
    'WHITLOCK, ANN'
    >>> likelier("CAKES, UMA", [], {}), likelier("Joyrer, Jo", [], {})
    ('OAKES, UMA', 'Joyner, Jo')
    >>> likelier("Illing, Jo", ["Ling, Jo"], {}), likelier("Jo Lindqvist", ["Jo Lindquist"], {})
    ('Illing, Jo', 'Jo Lindqvist')
    >>> likelier("Valkey", ["Valey"], {"valley": 3}), likelier("Xu Illing", ["Xu Iling"], {})
    ('Valley', 'Xu Illing')
    >>> likelier("XU, WMA", [], {}, ["XU, UMA"] * 3), likelier("Kay. Xu", ["Kay Y. Xu"] * 2, {})
    ('XU, UMA', 'Kay Y. Xu')
    >>> likelier("Xu Hom", [], {}), likelier("Ann Kim", [], {})
    ('Xu Horn', 'Ann Kim')
    >>> likelier("Kay Y. Xu", [], {}, ["Kay. Xu"] * 3)
    'Kay Y. Xu'
    >>> likelier("Priva Xu", [], {"priva": 3}, ["Priya Xu"] * 3)
    'Priya Xu'
    >>> likelier("XJ, BEN", [], {"xu": 2, "xj": 1}), likelier("XJ, BEN", [], {"xj": 1})
    ('XU, BEN', 'XJ, BEN')
    >>> likelier("Jo F. Xu", [], {"e": 3, "f": 1})
    'Jo F. Xu'
    >>> likelier("XU, UNA", [], {}, ["XU, UMA", "XU, UNA", "XU, UMA"], typed=True)
    'XU, UMA'
    >>> likelier("Dunmore, Jo", [], {}, ["Dummore, Jo"] * 2, typed=True)
    'Dunmore, Jo'
    >>> likelier("ASHDOAN, JO", [], {}), likelier("DUNMDRE, JO", ["DUNMORE, JO"], {})
    ('ASHDOWN, JO', 'DUNMORE, JO')
    >>> likelier("DUNMDRE, JO", ["DUNMDRE, JO"] * 2, {})
    'DUNMORE, JO'
    >>> likelier("Jo Illing", ["Jo Illing"], {}, ["Jo Illing", "Jo Wlling"])
    'Jo Illing'
    >>> likelier("Lakes ide", [], {"lakeside": 3})
    'Lakeside'
    >>> likelier("ILLING, ZCE", [], {}), likelier("Jo Ill", [], {}, ["JoIlling", "JoIll"])
    ('ILLING, ZOE', 'Jo Ill')
    >>> likelier("AI Pell", ["Ali Pell"] * 2, {}, ["Ali Pell"] * 3)
    'Ali Pell'
    >>> likelier("XU, UVA", [], {}, ["XU, UMA"], typed=True), likelier("ODELL", ["O'DELL"], {})
    ('XU, UMA', "O'DELL")
    >>> likelier("XU, UWA", ["XU, UVA"] * 3, {}, ["XU, UWA"] * 3, typed=True)
    'XU, UMA'
    >>> likelier("DUNVDRE, JO", ["DUNVDRE, JO", "DUNMORE, JO"], {}, ["DUNVDRE, JO"] * 3, typed=True)
    'DUNMORE, JO'
    >>> likelier("DUNVDRE, JO", ["DUNVDRE, JO"] * 2, {}, ["DUNVDRE, JO"] * 3, typed=True)
    'DUNMORE, JO'
    """
    words = list(_joined(_whole(text, looks, closer), own))
    made = [
        _with_core(
            word,
            core,
            _likelier_word(core, at, len(words), (looks, closer), own, typed=typed),
            large=text.isupper(),
        )
        for at, word in enumerate(words)
        for core in [_core(word)]
    ]
    return " ".join(made)


def closed_up(text: str, looks: Iterable[str], usual: int) -> str:
    """Return a name without a blank within a word, if a look read it so, of as many as usual words.

    >>> closed_up("KES TREL, JO", ["KESTREL, JO"], 2), closed_up("VAN HORN, JO", ["VANHORN, JO"], 2)
    ('KESTREL, JO', 'VAN HORN, JO')
    >>> closed_up("Jo E. Dunm Ore", ["Jo E. Dunmore"], 3)
    'Jo E. Dunmore'
    """
    words = text.split()
    for look in looks:
        same = "".join(look.split()).casefold() == "".join(words).casefold()
        if same and len(words) > len(look.split()) == usual:
            parts = {*words} - {*look.split()}
            if not all(is_common(_core(part).casefold()) for part in parts):
                return look
    return text


def _whole(text: str, looks: Sequence[str], closer: Sequence[str]) -> str:
    """Return a name that others read with other words, if it is likelier as a whole."""
    for one in (*looks, *closer):
        # An apostrophe is small: it is lost, and never read where there is none.
        if _QUOTES.sub("", one) == text != one:
            return one
    # No name is written so.
    named = [one for one in (*looks, *closer) if not is_strange(one)]
    if is_strange(text):
        others = [one for one in named if one != text]
    else:
        words = len(text.split())
        others = [one for one in closer if one in named and len(one.split()) != words]
    for other, count in Counter(filter(None, others)).most_common(1):
        if count > _AS_MANY or (is_strange(text) and count >= _SOME):
            return other
    return text


def with_whole_words(text: str, own: Mapping[str, int]) -> str:
    """Return a name whose parts were read one by one with broken words as one.

    >>> with_whole_words("Kay Y. Zel ler", {}), with_whole_words("Sven llling", {})
    ('Kay Y. Zeller', 'Sven llling')
    """
    return " ".join(_joined(text, own))


def is_near_a_name(text: str) -> bool:
    """Whether a word is none that is known, and is one if a letter of it was misread.

    >>> is_near_a_name("Valey"), is_near_a_name("Valley"), is_near_a_name("Uma Eastlake")
    (True, False, False)
    """
    words = [word for word in _WORD.findall(text) if len(word) >= _LEAST]
    words = [word for word in words if not (_is_name(word, {}) or _ENDING.fullmatch(word))]
    return any(is_common(one.casefold()) for word in words for one in _misread(word))


def has_more_names(text: str, other: str) -> bool:
    """Whether more words of one reading than of another are what many are called.

    >>> has_more_names("Dunmore, Hugo", "Dummore, Hugo"), has_more_names("Uma Xu", "Una Xu")
    (True, False)
    """
    mine, theirs = (
        sum(len(word) >= _SHORT and is_common(word.casefold()) for word in _WORD.findall(one))
        for one in (text, other)
    )
    return mine > theirs


def _joined(text: str, own: Mapping[str, int]) -> Iterator[str]:
    """Yield words, those as one that are a name only together."""
    before = ""
    for word in text.split():
        if before and word[:1].islower() and _is_name(before + _core(word), own):
            before += word
            continue
        if before:
            yield before
        before = word
    if before:
        yield before


def _core(word: str) -> str:
    """Return the letters of a word if it has nothing else but at its edges."""
    found = _WORD.findall(word)
    return found[0] if len(found) == 1 else ""


def _with_core(word: str, core: str, other: str, *, large: bool) -> str:
    if not core or core.casefold() == other.casefold():
        return word
    # A first letter that is small beside large ones was misread as well; of two, nobody knows.
    large = large or (len(core) >= _SHORT and core[1:].isupper())
    return word.replace(core, other.upper() if large else other.capitalize())


def _likelier_word(
    core: str,
    at: int,
    count: int,
    looks: tuple[Sequence[str], Sequence[str]],
    own: Mapping[str, int],
    *,
    typed: bool,
) -> str:
    """Return a word, or what is likelier to be there."""
    if not core:
        return core
    if typed and not is_common(core):
        # However often it was read so: letters that touch look the same again and again.
        more = [*_with_m(core)]
        named = [one for one in more if is_common(one)]
        if not named and len(core) >= _LEAST:
            # Another letter that touches it was misread with it: what is round most of all.
            both = [(some, one) for some in more for one in _misread(some) if is_common(one)]
            both = [(some, one) for some, one in both if len(some) == len(one)]
            round_ = {one for some, one in both if _with_o(one) == _with_o(some)}
            named = [*(round_ or {one for _, one in both})]
        if len(named) == 1:
            return named[0]
    if _is_name(core, own):
        stems = Counter(_same_word(core, at, count, look) for look in looks[1] if typed)
        for one, often in stems.most_common(1):
            # An M is read as an N that touches others; a long name is none by chance.
            likely = len(core) <= _SHORT or _is_name(one, own)
            if often >= _SOME and likely and _has_more_stems(one, core):
                return one
        return _unanimous(core, at, count, looks, own)
    votes: defaultdict[str, float] = defaultdict(float, {core: _AS_MANY})
    for some, weight in zip(looks, (_LESS, 1.0), strict=True):
        for look in some:
            one = _same_word(core, at, count, look)
            # No look adds two letters, or loses them.
            if one and abs(len(one) - len(core)) <= 1:
                votes[one] += weight
    for one in votes if typed else ():
        votes[one] += _STEMS * any(_has_more_stems(one, other) for other in votes)
    best = max(votes, key=lambda one: votes[one] + _like_a_name(one, own))
    if _is_name(best, own):
        return best
    # Letters that touch are misread by most looks in the same way.
    seen = {one for one in votes if typed and len(one) == len(core) and is_common(one)}
    if len(seen) == 1:
        return seen.pop()
    if len(core) < _LEAST:
        # Too much like others, but that with rn it is longer, and an O is read as what is round.
        longer = {one.replace("m", "rn") for one in votes if "m" in one[1:]}
        round_o = {_ROUND.sub("O", one, count=1) for one in votes if len(one) == _SHORT}
        if 1 < len(core) < _SHORT and not _VOWEL.search(core):
            # Hardly anybody is called so: another one in the column may be. An initial is any.
            elsewhere = {one for one in _misread(core) if len(one) == len(core)}
            elsewhere = {one for one in elsewhere if _VOWEL.search(one) and own.get(one.casefold())}
            best = elsewhere.pop() if len(elsewhere) == 1 and best == core else best
        return next((one for one in sorted(longer | round_o) if is_common(one)), best)
    # What but one of several closer looks read is no beginning.
    some = [one for one in votes if votes[one] != 1 or votes[best] < _AS_MANY + 1]
    may_be = {other.casefold() for one in some for other in _misread(one)}
    others = {other for other in may_be if _is_name(other, own)}
    others = others or {other for other in may_be if _ENDING.fullmatch(other)}
    if len(others) > 1:
        # What is in the column is likelier than what many others are called.
        others = {one for one in others if own.get(one, 0) >= _AGAIN} or others
    if len(others) > 1:
        # Nothing is more like an O than what is round.
        others = {one for one in others if _with_o(one) == _with_o(core)} or others
    return others.pop() if len(others) == 1 else best


def _with_o(word: str) -> str:
    """Return a word with an o for all that looks like one."""
    return word.casefold().translate(_AS_O)


def _with_m(word: str) -> Iterator[str]:
    """Yield what a word may be if an M of it was read without its stems.

    >>> [*_with_m("UVA")], [*_with_m("Jonas")]
    (['UMA'], [])
    """
    for at, letter in enumerate(word):
        if letter in "VW" and at:
            yield f"{word[:at]}M{word[at + 1 :]}"


def _has_more_stems(one: str, other: str) -> bool:
    """Whether a word has an M where another has a letter without its outer stems.

    >>> _has_more_stems("UMA", "UVA"), _has_more_stems("Una", "Uma"), _has_more_stems("UMA", "UA")
    (True, False, False)
    """
    return len(one) == len(other) and any(
        (mine == "M" and theirs in "VN") or (mine == "m" and theirs in "nv")
        for mine, theirs in zip(one, other, strict=True)
    )


def _unanimous(
    core: str,
    at: int,
    count: int,
    looks: tuple[Sequence[str], Sequence[str]],
    own: Mapping[str, int],
) -> str:
    """Return a name, or another one that all closer looks read, and one before them.

    What is a name for no other reason than that it was read again and again may be misread so.
    """
    first, closer = ({_same_word(core, at, count, look) for look in some} for some in looks)
    (other, *more) = closer or {core}
    if not more and len(looks[1]) > _SOME and len(other) == len(core) and not is_common(core):
        return other
    sure = not more and other in first and 0 <= len(other) - len(core) <= 1
    return other if sure and _is_name(other, own) else core


def _is_name(word: str, own: Mapping[str, int]) -> bool:
    """Whether a word is what many are called, or some in its column."""
    if len(word) < _SHORT:
        return False
    word = word.casefold()
    return is_common(word) or own.get(word, 0) > _AGAIN or word.endswith(_RARE_HERE)


def _like_a_name(word: str, own: Mapping[str, int]) -> float:
    """Return how much more a word counts that is a name, or ends like one."""
    return _NAMED if _is_name(word, own) or _ENDING.fullmatch(word) else 0


def _same_word(core: str, at: int, count: int, look: str) -> str:
    """Return what a look read of a word."""
    words = look.split()
    if len(words) == count:
        return _core(words[at])
    found = max(words, key=lambda word: _ratio(core, word), default="")
    # What was read as fewer words has the letters of others in one.
    alike = len(words) > count or len(found) <= len(core)
    return _core(found) if alike and _ratio(core, found) > _ALIKE else ""


def _ratio(one: str, other: str) -> float:
    return SequenceMatcher(None, one.casefold(), other.casefold(), autojunk=False).ratio()


def _misread(word: str) -> Iterator[str]:
    """Yield what a word may be if one of its letters was misread.

    >>> "Thorne" in _misread("Thome"), "Horn" in _misread("Hom")
    (True, True)
    >>> "FARROW" in _misread("FARRCW"), "NORWOOD" in _misread("NORANOOD")
    (True, True)
    """
    for first, second in (*map(tuple, _LIKE), *_MERGED):
        for one, other in ((first, second), (second, first)):
            at = word.find(one)
            while at >= 0:
                yield word[:at] + other + word[at + len(one) :]
                at = word.find(one, at + 1)
