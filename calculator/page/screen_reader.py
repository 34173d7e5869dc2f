"""What the page says aloud of an answer: what was read, or what the last choice has done."""

from typing import TYPE_CHECKING

from calculator.answers import screen_reader_line, wording
from calculator.model import Message
from calculator.model.late import late
from calculator.page.memory import Memory, Said, of_class_asked, of_text
from calculator.page.request import Request
from calculator.ranking import Standings
from calculator.view import Asked
from calculator.words.message_words import in_words

if TYPE_CHECKING:
    from calculator.answers import why
    from calculator.answers.since import Since
    from calculator.answers.since.change_sentences import in_short as since_in_short
else:
    since_in_short = late("calculator.answers.since.change_sentences", "in_short")
    why = late("calculator.answers", "why")


def message(
    memory: Memory,
    request: Request,
    standings: Standings,
    asked: Asked,
    since: "Since | None" = None,
) -> str:
    """Return what is to be said of the standings that a request asks for.

    Of a text that the page has not shown yet, what was understood, and what changed ``since`` an
    earlier one of the event, and what was ``asked`` that is not in it; after that what a choice has
    done to the chosen player, or to everybody. Nothing where the person only looks:
    sorts a column, unfolds something.
    """
    now = _about(request, standings, asked.player)
    last = memory.said(request, now)
    if last is None or last.text != now.text:
        said = [wording.understood(standings.table)]
        said += [since_in_short(since).words()] if since else []
        said += [one.words() for one in asked.missing]
        return ". ".join(said)
    if last.choices == now.choices:
        return ""
    return in_words(_done(memory, request, standings, last, now))


def _about(request: Request, standings: Standings, number: int | None) -> Said:
    return Said(
        of_text(request),
        (request.order, request.rules, request.choices),
        request.changes,
        request.class_,
        number,
        None if number is None else standings.row(number).place,
    )


def _done(
    memory: Memory, request: Request, standings: Standings, last: Said, now: Said
) -> tuple[Message, ...]:
    if now.number is not None:
        before = last.place if last.number == now.number and last.class_ == now.class_ else None
        return screen_reader_line.place(why(standings, now.number), before)
    if last.number is not None:
        return (Message("now-nobody"),)
    if last.changes != now.changes:
        if not now.changes:
            return (Message("now-real"),)
        real = of_class_asked(request, memory.real(request))
        return (
            Message("now-changed", (len(now.changes),)),
            screen_reader_line.moved(standings, real),
        )
    first = screen_reader_line.first(standings)
    if last.order != now.order:
        return (Message("now-order", (wording.order_name(standings.basis, "commas"),)), first)
    return (first,)
