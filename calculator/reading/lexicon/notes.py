"""Words of notes beside a table: what changes it, and what is about something else.

Here, not in :mod:`.words`: no cell says these, and most texts never ask for them.
"""

from calculator.reading.lexicon import Table

#: What changes points or results after the fact.
NOTE: Table = {
    "penalty": {
        "en": "penalty, penalties, penalized, penalised, deducted, deduction, docked",
        "de": "Strafpunkt, Strafpunkte, Punktabzug, Abzug, abgezogen",
        "es": "penalización, penalizado, penalizada, sanción, sancionado, sancionada",
        "fr": "pénalité, pénalisé, pénalisée, sanction",
        "it": "penalità, penalizzato, penalizzata, penalizzazione",
        "pt": "penalização, penalizado, penalizada, penalidade",
        "nl": "strafpunt, strafpunten, puntenaftrek",
        "pl": "kara",
        "cs": "trest, penalizace",
        "sv": "poängavdrag",
        "da": "strafpoint",
        "nb": "poengtrekk",
    },
    "correction": {
        "en": "corrected, correction, corrections, correct, erratum, errata, should be, "
        "should have been, changed to, overturned, reversed, amended, wrongly, mistakenly",
        "de": "Korrektur, korrigiert, berichtigt, Berichtigung, richtig",
        "es": "corrección, corregido, corregida, rectificación, errata",
        "fr": "correction, corrigé, corrigée, rectificatif, erratum",
        "it": "correzione, corretto, corretta, errata corrige",
        "pt": "correção, corrigido, corrigida, errata",
        "nl": "correctie, gecorrigeerd",
        "pl": "korekta, poprawka, sprostowanie",
        "cs": "oprava, opraveno",
        "sv": "rättelse, rättat",
        "da": "rettelse, rettet",
        "nb": "rettelse, rettet",
    },
}

#: What is said of another event, of games to come, or of an order: no result of the table.
ELSEWHERE: Table = {
    "": {
        "en": "playoff, playoffs, play-off, play-offs, armageddon, blitz, bughouse, tiebreak, "
        "tiebreaks, tie-break, tie-breaks, next, upcoming, ahead, behind, margin, last year, "
        "last month, last week, title, prize, prizes, raffle, lottery, brilliancy, best game, "
        "grand prix, series, quad, lifetime, minute, minutes, seconds, simul, upset, if, "
        "championship, champion, rating, ratings, gained, contact, email, e-mail, phone, call, "
        "must, may, td, director, arbiter, organizer, organiser",
        "de": "Stichkampf, nächste, nächsten, nächster, Blitz, Feinwertung, Vorsprung, Preis",
        "es": "desempate, próxima, próximo, relámpago, premio",
        "fr": "départage, prochain, prochaine, prix",
        "it": "spareggio, prossimo, prossima, premio",
        "pt": "desempate, próxima, próximo, prémio",
        "nl": "barrage, volgende, snelschaak, prijs",
    }
}
