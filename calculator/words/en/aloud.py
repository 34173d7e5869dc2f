"""Numbers for the ear."""

from calculator.words.catalogue import Catalogue, Plural

ALOUD: Catalogue = {
    "aloud-minus": "minus {0}",
    "aloud-with-1": "{0} and a quarter",
    "aloud-with-2": "{0} and a half",
    "aloud-with-3": "{0} and three quarters",
    "aloud-alone-1": "a quarter",
    "aloud-alone-2": "a half",
    "aloud-alone-3": "three quarters",
    "aloud-points-and-half": Plural(0, "{0} and a half points", "{0} and a half points"),
    "aloud-number": "number {0}",
    "aloud-ordinals": (
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth "
        "thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
    ),
    "aloud-range": "{0} to {1}",
}
