"""What words in the cells and lines of a table mean: one table for each concept.

A row is a meaning, a column a language, and between commas are the words. A new word goes into
its place; a new language is one more column in each table. Capitals, accents, blanks, dots and
hyphens have no effect: ``Half-point bye`` is ``half point bye``, ``Nao compareceu`` is ``não
compareceu``.

A question mark after a word says that it may be somebody's name, or mean anything else: it is
what it says here only where it is all of a cell or of a side in a game, and not in the middle of a
line. Words of one letter are letters of a form of cells (:mod:`calculator.reading.cells.forms`).
"""

from functools import cache

from calculator.reading.lexicon import Table, plain, words_of

#: The result of a game, for the player in whose row it is, or who is named first.
RESULT: Table = {
    "W": {
        "en": "win, wins, won, winner, winning, victory, beat, beats, beaten, defeats, defeated",
        "de": "Sieg, siegt, siegte, Sieger, besiegt, besiegte, gewonnen, gewinnt, gewann, "
        "Gewinn, schlägt, schlug",
        "es": "gana, ganan, ganaron, ganó, gané, ganada, ganado, ganador, ganadora, victoria, "
        "vence, venció, triunfo",
        "fr": "gagne, gagnent, gagné, gagnée, gain, victoire, vainqueur, gagnant, bat, a gagné",
        "it": "vinta, vinto, vittoria, vince, vinse, ha vinto, batte",
        "pt": "vitória, venceu, venceram, ganham, ganharam, vence, vencedor, ganha, ganhou, ganho",
        "nl": "winst, wint, gewonnen, won, winnaar, verslaat, versloeg",
        "pl": "wygrana, wygrał, wygrała, wygrały, wygrane, wygrywa, zwycięstwo",
        "cs": "výhra, vyhrál, vyhrála, vyhraná, vítězství, poráží, porazil",
        "sk": "vyhral, vyhrala, víťazstvo",
        "sv": "vinst, vann, vinner, vunnit, vunnet, seger, slog, slår",
        "da": "gevinst, vandt, vundet, vinder, sejr",
        "nb": "seier, vant, vinner, vunnet, gevinst",
        "fi": "voitto, voitti, voittaa, voitettu",
        "is": "sigur, vann, vinningur, unnið",
        "hu": "győzelem, győzött, nyert",
        "ca": "guanya, guanyat, guanyada, victòria",
    },
    "D": {
        "en": "draw, draws, drew, drawn, tie, ties, tied, agreed to a draw, agreed a draw, "
        "split the point",
        "de": "remis, unentschieden, remisiert, trennten sich remis, spielten remis, remisierten",
        "es": "tablas, empate, empata, empató, empatada, hicieron tablas, hacen tablas, "
        "empataron, empatado",
        "fr": "nulle, nul, nuls, partie nulle, match nul, annule, font nulle, ont fait nulle",
        "it": "patta, patte, patto, pareggio, pareggia, pari, patta con, pattato, ha pattato, "
        "pattata",
        "pt": "empate, empatou, empata, empatada, emp",
        "nl": "remise, gelijk, gelijkspel, rem",
        "pl": "remis, zremisował, zremisowała, remisuje, rem",
        "cs": "remíza, remizoval, remizovala, remizuje",
        "sk": "remizoval, remizovala",
        "sv": "remi, remis, oavgjort",
        "da": "remis, remi, uafgjort, rem",
        "nb": "remis, remi, uavgjort",
        "fi": "tasapeli, tasan, remissi, remi",
        "is": "jafntefli, jafnt",
        "hu": "döntetlen, remi",
        "ca": "taules, empat",
    },
    "L": {
        "en": "loss, losses, lost, lose, loses, losing, defeat",
        "de": "verloren, verliert, verlor, Verlust, Niederlage, unterliegt, unterlag",
        "es": "pierde, perdió, perdí, perdida, perdido, derrota",
        "fr": "perd, perdu, perdue, perte, défaite, a perdu",
        "it": "persa, perso, perde, sconfitta, ha perso",
        "pt": "derrota, perdeu, perde, perdida",
        "nl": "verlies, verliest, verloren, verloor, nederlaag",
        "pl": "przegrana, przegrał, przegrała, przegrywa, porażka",
        "cs": "prohra, prohrál, prohrála, prohraná, porážka",
        "sk": "prehra, prehral, prehrala",
        "sv": "förlust, förlorade, förlorat, förlorar, förlorad",
        "da": "tab, tabte, tabt, taber, nederlag",
        "nb": "tap, tapte, tapt, taper, nederlag",
        "fi": "häviö, hävisi, häviää, hävitty, tappio",
        "is": "tap, tapaði, tapað",
        "hu": "vereség, vesztett, veszített",
        "ca": "perd, perdut, perduda",
    },
}

#: A round without a game: what it scores. ``bye`` is the kind that goes with the program, ``P``
#: the bye that the pairing gives, ``B``, ``H`` and ``U`` those of a full point, half and none.
BYE: Table = {
    "bye": {
        "en": "bye, byes, odd bye, bye week, bye round, bye rd, odd player bye",
        "tr": "bay?",
    },
    "P": {
        "en": "pab, pairing allocated bye, pairing allocated, allocated bye, free?, rest?, rests?, "
        "odd man out, sits out, sit out, sitting out, pairing bye, forced bye",
        "de": "spielfrei, Freilos, Freispiel, frei?, kampflos frei, hat frei, Freirunde, spfr, "
        "sf?, spielfr, Freipunkt, spf",
        "es": "descansa, descanso, descansando, exento, exenta, libre?, libra?, "
        "jornada libre, fecha libre, queda libre",
        "fr": "exempt, exempte, exempts, exe?, ex?, libre?, repos?, au repos",
        "it": "riposo?, riposa?, turno di riposo, libero?, rip?",
        "pt": "isento, isenta, folga?, folgou, descansa, livre?",
        "nl": "vrij?, vrijloting, vrijgeloot, vrijlot, oneven, vrijgesteld, vrije ronde",
        "pl": "pauza?, pauzuje, wolny los, wolny?, pauza przymusowa, pauzował, pauzowała, "
        "wolna runda",
        "cs": "volno?, volný los, volný?, má volno, volná partie, volné kolo, vol?, v los",
        "sk": "voľno?, voľný žreb, má voľno",
        "sv": "frirond, fri?, står över, frispel, vilar?, vilorond, stod över, spelfri, friplats",
        "da": "oversidder, sidder over, fri?, frirunde, fri runde, sad over, oversad, spillefri",
        "nb": "frirunde, fri?, fritt?, står over, hviler?, sto over, spillefri",
        "fi": "vapaakierros, vapaa?, huili, lepovuoro, lepää, lepo?, välikierros, huilaa, vap?",
        "is": "skotta, situr hjá, yfirseta, situr yfir, sat yfir, frí?",
        "hu": "erőnyerő, szabadnapos",
        "ca": "lliure?, exempt, descansa",
    },
    "B": {
        "en": "fpb, full?, full point?, whole point?, fpbye, fullpoint?",
        "de": "ganzer Punkt",
    },
    "H": {
        "en": "hpb, hb?, hbye, hpbye, half?, half point?, halfpoint?, half pointer",
        "de": "halber Punkt, halbes Freilos",
        "es": "medio punto, medio bye",
        "fr": "demi point, demi bye",
        "it": "mezzo punto, mezzo bye",
        "pt": "meio ponto, meio bye",
        "nl": "half punt",
        "pl": "pół punktu",
        "cs": "půl bodu, půlbodové volno, půlbod",
        "sv": "halv poäng, halvpoängsbye",
        "da": "halvt point",
        "nb": "halvt poeng",
        "fi": "puoli pistettä",
        "is": "hálfur vinningur, hálf yfirseta",
    },
    "U": {
        "en": "zpb, zbye, zpbye, zero?, none?",
        "sv": "nollpoängsbye",
    },
}

#: Somebody who did not play a round, and scored nothing for it.
ABSENCE: Table = {
    "U": {
        "en": "absent, absence, absentee, away?, out?, sat out, excused, excused absence, "
        "unexcused, unexcused absence, sick?, ill?, injured?, not paired, unpaired, "
        "not in pairing, no pairing, not playing, not played, did not play, didn't play, "
        "unplayed, unp, ns?, dnp, dns, dnf, did not start, not present, not here, not available, "
        "unavailable, missing?, missed, missed round, withdrew, withdrawn, withdraw, withdrawal, "
        "withdrawals, wd, wdr, dropped, dropped out, left?, left early, quit?, retired?, "
        "disqualified, dq, dsq, expelled, not entered, not yet entered, late?, late entry, "
        "joined late, skipped, skipped round, vacation, banned, np?, did not finish, "
        "wasn't here, missed the round, skip?, late arrival?, late entrant, entered late, "
        "arrived late, not registered, wdrn, w'drew, withdr, drop?, dropout?, "
        "left the tournament, ret?, scratched, scr?, removed?, ejected, disq, no game?, "
        "no opponent, no partner, inactive, holiday?, did not attend, never showed, not there, "
        "had to leave, not continuing, did not continue, did not enter, dne?, dnc?, opted out, "
        "unable to play, resting?, off?, day off, idle",
        "de": "abwesend, Abwesenheit, fehlt, fehlte, fehlend, gefehlt, nicht anwesend, "
        "entschuldigt, unentschuldigt, entsch, unentsch, krank?, nicht ausgelost, nicht gelost, "
        "ungelost, nicht gepaart, ausgesetzt, setzt aus, pausiert, Pause?, zurückgezogen, "
        "Rückzug, Rücktritt, zurückgetreten, ausgeschieden, ausgestiegen, abgemeldet, "
        "nicht gespielt, spielt nicht, nicht gesetzt, nicht dabei, verhindert, Urlaub, "
        "beurlaubt, im Urlaub, verletzt, gestrichen, abw, ausgeschlossen, disqualifiziert, "
        "nachgemeldet, verspätet, zurückgez",
        "es": "ausente, ausencia, falta?, faltó, retirado, retirada, retiro?, se retira, "
        "se retiró, abandona, abandonó, abandono, no juega, no jugó, no jugada, sin emparejar, "
        "sin emparejamiento, no emparejado, no emparejada, no pareado, no pareada, justificado, "
        "justificada, excusado, excusada, baja?, de baja, eliminado, eliminada, descalificado, "
        "enfermo?, lesionado, lesionada, no asistió, no asiste, inasistencia, no vino, "
        "se ausentó, aus?, sin jugar, expulsado, expulsada, llegó tarde, inscrito tarde, permiso?",
        "fr": "absent, absente, absents, absence, abs, excusé, excusée, non excusé, non apparié, "
        "non appariée, non appariés, pas apparié, abandon, abandonne, a abandonné, retiré, "
        "retirée, retrait, ne joue pas, n'a pas joué, non joué, malade?, départ, "
        "forfait général, blessé, blessée, ne participe pas, dispensé, dispensée, pas joué, ab?, "
        "exclu, exclue, disqualifié, disqualifiée, en retard, hors tournoi, nj?",
        "it": "assente, assenza, assenti, giustificato, non abbinato, non abbinata, "
        "non accoppiato, non accoppiata, non appaiato, ritirato, ritirata, ritiro?, si ritira, "
        "abbandono, abbandona, non gioca, non ha giocato, malato?, squalificato, squalificata, "
        "infortunato, infortunata, non partecipa, ass?, rit?, non giocato, non giocata, "
        "si è ritirato, si è ritirata, escluso, esclusa",
        "pt": "ausente, ausência, falta?, faltou, desistiu, desistente, desistência, retirado, "
        "retirada, não emparceirado, não emparelhado, não pareado, não pareada, "
        "sem emparceiramento, sem pareamento, não jogou, não joga, eliminado, abandonou, "
        "abandono, justificado, doente?, não participou, não participa, lesionado, licença, "
        "excluído, não emparceirada, retirou-se, desclassificado, desclassificada, des?",
        "nl": "afwezig, afwezig met kennisgeving, afwezig zonder kennisgeving, afgemeld, "
        "afgezegd, niet ingedeeld, niet gepaard, niet aanwezig, teruggetrokken, trok zich terug, "
        "uitgevallen, verhinderd, ziek?, speelt niet, niet gespeeld, niet meegedaan, "
        "doet niet mee, vakantie, afgem, afw, uitgesloten, gediskwalificeerd, "
        "met bericht afwezig, zonder bericht afwezig, gestopt, afbericht, terugg, "
        "afwezig met bericht, afwezig zonder bericht",
        "pl": "nieobecny, nieobecna, nieobecność, niekojarzony, niekojarzona, nieskojarzony, "
        "nie kojarzony, nie skojarzony, bez pary, wycofany, wycofana, wycofał się, wycofała się, "
        "wycofanie, rezygnacja, zrezygnował, nie gra, nie grał, nie grała, usprawiedliwiony, "
        "usprawiedliwiona, chory?, zdyskwalifikowany, zwolniony, zwolniona, nie przyjechał, "
        "nieob, wycofał, wycofała, zdyskwalifikowana, absencja, wycof",
        "cs": "nepřítomen, nepřítomna, nepřítomný, nepřítomnost, nenasazen, nelosován, "
        "nelosována, nelosovaný, omluven, omluvena, neomluven, odstoupil, odstoupila, "
        "odstoupení, nehraje, nehrál, nehrála, chybí, chyběl, nemocen?, omluvený, omluvená, "
        "nezúčastnil se, nezúčastnila se, diskvalifikován, nenalosován, nenalosována, odhlášen, "
        "odhlášena, vyloučen, vyloučena, oml, odst, vzdal turnaj, vzdala turnaj",
        "sk": "neprítomný, neprítomná, ospravedlnený, ospravedlnená, odstúpil, odstúpila, "
        "nežrebovaný, nehral",
        "sv": "frånvarande, frånvaro, utgått, utgick, utgår, avbröt, avbrutit, ej lottad, "
        "olottad, inte lottad, spelar ej, spelar inte, spelade ej, spelade inte, avanmäld, "
        "återbud, sjuk?, deltar ej, deltar inte, anmäld frånvaro, ledig?, bröt, bruten, "
        "diskvalificerad, ej närvarande, ej anmäld, struken, anmält förhinder, förhindrad, frånv",
        "da": "fraværende, fravær, udgået, udgik, afbud, meldt afbud, ikke parret, "
        "ikke lodtrukket, trukket sig, trak sig, spiller ikke, spillede ikke, syg?, "
        "deltager ikke, meldt fra, ikke spillet, diskvalificeret, "
        "udtrådt, frav",
        "nb": "fraværende, fravær, trukket seg, trakk seg, utgått, gikk ut, ikke paret, "
        "ikke satt opp, meldt frafall, frafall, forfall, meldt forfall, spiller ikke, "
        "spilte ikke, syk?, deltar ikke, ikke til stede, ikke tilstede, ikke spilt, brøt, "
        "diskvalifisert, avbud, meldt avbud, borte, trukket?",
        "fi": "poissa, poissaolo, poissaoleva, ei parittu, ei paritettu, keskeytti, "
        "keskeyttänyt, vetäytyi, luopui, ei pelaa, ei pelannut, estynyt, sairas?, ei mukana, "
        "ei osallistunut, ei osallistu, hylätty, diskattu, ei paikalla, "
        "kesk",
        "is": "fjarverandi, hætti, hætt, hætt keppni, fjarvera, veikur?, tefldi ekki, "
        "hætti keppni, úr leik",
        "hu": "távol, hiányzik, visszalépett",
        "ca": "absent, absència, retirat, no aparellat, no juga",
    },
}

#: A game that was decided without play. ``F`` is somebody who did not show up; ``loss`` alone
#: says a loss, beside a result a forfeit; ``mark`` says a forfeit, and a result beside it whose.
FORFEIT: Table = {
    "F": {
        "en": "no show, noshow, did not show, didn't show, did not appear, failed to appear, "
        "never showed up, flagged absent, did not arrive, never arrived",
        "de": "nicht angetreten, nicht erschienen, nichtantritt, nicht gekommen, "
        "erschien nicht, kam nicht",
        "es": "no presentado, no presentada, no se presentó, no compareció, no comparece, "
        "incompareciente, no llegó, no se presenta",
        "fr": "non présenté, ne s'est pas présenté, n'est pas venu, pas venu, pas venue, "
        "ne se présente pas",
        "it": "non presentato, non presentata, non si è presentato, non comparso, "
        "non si è presentata, non venuto, non venuta",
        "pt": "não compareceu, não comparece, não se apresentou, não apareceu, não veio",
        "nl": "niet opgekomen, niet verschenen, niet komen opdagen, niet gekomen",
        "pl": "nie stawił się, nie stawiła się, niestawiennictwo, nie przyszedł, "
        "nie przybył, nie przybyła",
        "cs": "nenastoupil, nenastoupila, nedostavil se, nedostavila se, nepřišel, "
        "nedorazil, nedorazila",
        "sv": "uteblev, utebliven, kom ej, kom inte, dök inte upp, dök ej upp",
        "da": "udeblevet, udeblev, mødte ikke, mødte ikke op, kom ikke, dukkede ikke op, "
        "ikke mødt, ikke mødt op",
        "nb": "ikke møtt, møtte ikke, uteblitt, uteble, ikke møtt opp, kom ikke, dukket ikke opp",
        "fi": "ei saapunut, ei saapunut paikalle, ei tullut, ei ilmestynyt",
        "is": "mætti ekki",
    },
    "loss": {
        "en": "forfeit, forfeited, forfeits, defaulted, ff, fft, forf",
        "es": "incomparecencia, forfait",
        "fr": "forfait, forfaits",
        "it": "forfait",
        "pt": "falta de comparência, falta de comparecimento, por falta de comparência, "
        "por falta de comparecimento",
        "nl": "forfait",
        "fi": "luovutus, luovutti",
    },
    "mark": {
        "en": "default, def?, walkover, walk over, wo, adjudicated by forfeit",
        "de": "kampflos, kampfloser, kampflose, kampfl, kl, Kontumaz",
        "es": "wo, incomp, inc?",
        "fr": "wo",
        "it": "a tavolino, tavolino, wo",
        "pt": "wo, por ausência, por falta, fc?",
        "nl": "reglementair, reglementaire, regl, reg?",
        "pl": "walkower, walkowerem, wo, vo, wlk, walk?",
        "cs": "kontumace, kontumačně, kontumační, kont",
        "sv": "walkover, wo, på walkover",
        "da": "walkover, wo, uden kamp, kontumeret, uk?",
        "nb": "walkover, wo",
        "fi": "wo, luovutuksella, luov",
        "hu": "játék nélkül, kontumált",
        "is": "án taflmennsku, án taflm",
    },
    "X": {
        "en": "ffwin, forfeit win, win by forfeit, won by forfeit, no show win, win by no show, "
        "won by no show, opponent no show, opponent forfeited, opponent forfeits, opp forfeit, "
        "opponent absent",
        "fi": "luovutusvoitto",
    },
    "lost": {
        "en": "ffloss, forfeit loss, loss by forfeit, lost by forfeit, no show loss, "
        "loss by no show, lost by no show",
        "fi": "luovutustappio",
    },
    "both": {
        "en": "double forfeit, both forfeit, both forfeited, double default, dbl forfeit, "
        "dbl forf, double forf, double ff, both no show, both absent",
        "de": "beide kampflos, beidseitig kampflos, beiderseits kampflos, doppelt kampflos, "
        "kampflos beide",
        "es": "doble incomparecencia, doble forfait, doble wo, doble ausencia",
        "fr": "double forfait, forfait double",
        "it": "doppio forfait, forfait doppio",
        "pt": "duplo wo, wo duplo, dupla falta",
        "cs": "oboustranná kontumace",
        "da": "dobbelt walkover",
        "fi": "molemmat luovuttivat",
        "nb": "dobbel walkover, dobbel wo",
        "nl": "beide afwezig, beiden afwezig",
        "pl": "obustronny walkower, obopólny walkower, podwójny walkower",
        "sv": "dubbel walkover, dubbel wo",
    },
}

#: No result yet, in the place of the result of a game.
OPEN: Table = {
    "": {
        "en": "tbd, tba, tbp, pending, adj, adjourned, unplayed, not played, playing, "
        "in progress, postponed, live, to be played, not reported, unfinished, not yet played, "
        "to play, yet to play, still to play, ppd, deferred, scheduled?, still playing, ongoing, "
        "unreported, no result, no result yet, awaiting result, result pending, awaiting?, "
        "not finished, delayed?, rescheduled, to be rescheduled, makeup game, unplayed yet, "
        "not started",
        "de": "offen, läuft, verlegt, vertagt, noch offen, hängt, Hängepartie, steht aus, "
        "ausstehend, noch nicht gespielt, verschoben",
        "es": "aplazada, pendiente, por jugar, en juego, aplazado, pendientes, suspendida, "
        "sin terminar, sin jugar, por disputar, no terminada",
        "fr": "en cours, à jouer, reporté, reportée, ajournée, ajourné, en attente, "
        "non terminée, à venir",
        "it": "in corso, da giocare, rinviata, sospesa, aggiornata, rinviato, in attesa, "
        "non terminata",
        "pt": "pendente, adiada, em jogo, por jogar, em andamento, adiado, suspensa, a jogar",
        "nl": "uitgesteld, nog te spelen, afgebroken, nog niet gespeeld, uitg?, bezig",
        "pl": "w toku, przełożona, odłożona, przełożony, do rozegrania, w trakcie, odłożony",
        "cs": "odloženo, odložená, nedohráno, přerušená, rozehraná, nehráno, odložena",
        "sv": "uppskjutet, pågår, ej spelat, uppskjuten, hängparti, ej färdigspelat, "
        "ej spelat ännu, återstår",
        "da": "udsat, i gang, hængeparti, udskudt, mangler?",
        "nb": "utsatt, pågår, hengeparti, ikke spilt ennå",
        "fi": "kesken, siirretty, pelaamatta, keskeytetty",
        "is": "frestað, biðskák, óteflt, ólokið",
    }
}

#: How a game ended, behind its result, which they do not change.
ENDED: Table = {
    "": {
        "en": "on time, time, on time forfeit, time forfeit, mate, checkmate, by checkmate, "
        "by mate, flag, flagged, on the flag, resigns, resigned, by resignation, stalemate, "
        "by stalemate, by repetition, repetition, threefold, by threefold, perpetual, "
        "by perpetual, perpetual check, by agreement, agreed, by time",
        "de": "auf Zeit, durch Zeit, matt, durch Matt, aufgegeben, durch Aufgabe, Patt, patt, "
        "durch Wiederholung, durch Vereinbarung",
        "es": "por tiempo, por mate, mate, por abandono, abandona, por acuerdo, por repetición, "
        "ahogado",
        "fr": "au temps, par mat, mat, abandon, par abandon, par accord, par répétition, pat",
        "it": "per il tempo, per tempo, matto, per abbandono, abbandono, per accordo, stallo",
        "pt": "por tempo, mate, por abandono, por acordo, por repetição",
        "nl": "op tijd, mat, opgegeven, pat, door herhaling",
    }
}

#: How much a bye scores.
AMOUNT: Table = {
    "1": {
        "en": "full, whole, one",
        "de": "ganzer, ganzes, ganze, voller",
        "es": "entero, completo",
        "fr": "entier, plein",
        "it": "intero",
        "pt": "inteiro, completo",
        "nl": "heel, hele, volledig",
        "pl": "cały, pełny",
        "cs": "celý, plný",
        "sv": "hel, helt",
        "fi": "kokonainen",
    },
    "½": {
        "en": "half",
        "de": "halber, halbes, halbe, halben",
        "es": "medio, media",
        "fr": "demi",
        "it": "mezzo, mezza",
        "pt": "meio, meia",
        "nl": "half, halve, halfpunts",
        "pl": "pół, połowa, półpunktowy",
        "cs": "půl, půlbodové, poloviční",
        "sv": "halv, halvt, halvpoängs",
        "da": "halvpoints",
        "nb": "halvpoengs",
        "fi": "puoli, puolen, puolikas",
        "is": "hálf, hálfur",
    },
    "0": {
        "en": "zero, nil, no point, no points",
        "de": "null, keine Punkte",
        "es": "cero, cero puntos, sin puntos",
        "fr": "zéro",
        "it": "zero",
        "pt": "zero",
        "pl": "zero",
        "cs": "nula, nulové",
        "sv": "noll",
        "nb": "null",
        "fi": "nolla",
        "da": "nul, nul point",
        "nl": "nul punten",
    },
    "asked": {
        "en": "requested, request, req, elective, voluntary, optional, by request, on request, "
        "irrevocable, prearranged, pre-arranged, planned, asked",
        "de": "beantragt, beantragtes, gewünscht, auf Wunsch",
        "es": "solicitado, pedido, solicitada, a petición",
        "fr": "demandé, demandée, sur demande",
        "it": "richiesto",
        "pt": "solicitado",
    },
}

#: What comes between a result and the opponent; ``versus`` also between two sides.
AGAINST: Table = {
    "versus": {
        "en": "vs, v, versus, against",
        "de": "gegen",
        "es": "contra",
        "fr": "contre",
        "it": "contro",
        "pt": "contra",
        "nl": "tegen",
        "pl": "przeciw, przeciwko",
        "cs": "proti",
        "sv": "mot",
        "da": "mod",
        "nb": "mot",
        "fi": "vastaan",
        "is": "gegn",
    },
    "": {
        "en": "to, with, w/, over, on, for, as, by, from",
        "de": "mit, über",
        "es": "con, ante, a, frente a",
        "fr": "avec, face à, à",
        "it": "con, a",
        "pt": "com",
        "nl": "met, van",
        "pl": "z",
        "cs": "s, nad",
        "sv": "med",
        "da": "med",
        "nb": "med",
    },
}

#: Words for a result that come between two sides without any of those.
VERB: Table = {
    "W": {
        "en": "beat, beats, defeats, defeated",
        "de": "schlägt, schlug, besiegt, besiegte",
        "es": "venció a, vence a, ganó a, gana a, derrotó a, derrota a",
        "fr": "bat, a battu",
        "it": "batte, ha battuto",
        "nl": "verslaat, versloeg",
        "cs": "poráží, porazil, porazila",
        "sv": "slog, slår, besegrade",
        "da": "slog, slår",
        "nb": "slo, slår",
    },
    "D": {
        "en": "drew, draws, drawn, tied, ties",
        "es": "empató con, empata con, entabló con",
    },
    "L": {"es": "perdió con, perdió contra, perdió ante, pierde con, pierde contra, pierde ante"},
}

#: Words that say nothing more.
FILLER: Table = {
    "": {
        "en": "a, an, the, by, in, of, with, for, gets, get, got, has, had, have, took, takes, "
        "receives, received, given, is, was, points, point, pts, pt, pieces, from the event, "
        "this round",
        "de": "durch, per, ein, eine, hat, bekommt, erhält, Punkt, Punkte, Pkt, Partie, mit, mich",
        "es": "por, de, un, una, tiene, recibe, punto, puntos, pto, ptos, partida, ronda",
        "fr": "par, de, d, un, une, a, point, points, pt, pts, partie, ronde",
        "it": "per, a, di, da, un, punto, punti, pt, partita, turno",
        "pt": "por, de, um, uma, ponto, pontos, partida, rodada",
        "nl": "door, een, heeft, krijgt, punt, punten, partij, met",
        "pl": "przez, punkt, punkty, pkt, partia",
        "cs": "bod, body, bodu, partie",
        "sv": "på, genom, poäng, har, parti, en, ett",
        "da": "på, ved, point, har, parti, en, et",
        "nb": "på, ved, poeng, har, parti, en, et",
        "fi": "piste, pistettä, pisteen",
    }
}


@cache
def between_sides() -> tuple[str, ...]:
    """Return the words that come between the sides of a game, in small letters.

    >>> "gegen" in between_sides(), "beat" in between_sides()
    (True, True)
    """
    every = [word for table in (_VERSUS, VERB) for word, _ in words_of(table)]
    found = {form for word in every for form in (word.casefold(), plain(word))}
    return tuple(sorted(word for word in found if len(word) > 2))


_VERSUS = {"": AGAINST["versus"]}
