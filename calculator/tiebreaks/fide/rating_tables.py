"""The FIDE rating tables (B.02, 8.1.1 and 8.1.2), in whole percents."""

from bisect import bisect_left

#: 8.1.1: the rating difference of a percentage score, for 50 % to 100 %.
_DIFFERENCES = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65),
    *(72, 80, 87, 95, 102, 110, 117, 125, 133, 141),
    *(149, 158, 166, 175, 184, 193, 202, 211, 220, 230),
    *(240, 251, 262, 273, 284, 296, 309, 322, 336, 351),
    *(366, 383, 401, 422, 444, 470, 501, 538, 589, 677),
    800,
)

#: 8.1.2: the largest rating difference at which the higher rated is expected to score 50 %,
#: 51 % and so on; beyond the last it is 100 %.
_BANDS = (
    *(3, 10, 17, 25, 32, 39, 46, 53, 61, 68),
    *(76, 83, 91, 98, 106, 113, 121, 129, 137, 145),
    *(153, 162, 170, 179, 188, 197, 206, 215, 225, 235),
    *(245, 256, 267, 278, 290, 302, 315, 328, 344, 357),
    *(374, 391, 411, 432, 456, 484, 517, 559, 619, 735),
)


def difference(percent: int) -> int:
    """8.1.1: the rating difference that a score in whole percents stands for.

    >>> difference(50), difference(75), difference(0)
    (0, 193, -800)
    """
    return _DIFFERENCES[percent - 50] if percent >= 50 else -_DIFFERENCES[50 - percent]


def expected(ahead: int) -> int:
    """8.1.2: the percentage expected of a player rated that much higher (or lower: negative).

    >>> expected(3), expected(4), expected(-193), expected(736)
    (50, 51, 25, 100)
    """
    percent = 50 + bisect_left(_BANDS, abs(ahead))
    return percent if ahead >= 0 else 100 - percent
