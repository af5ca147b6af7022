"""Views of Fugitive in words: row, decks, hands, notepad and guesses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.fugitive import data
from cogs.fugitive.data import sprint
from cogs.fugitive.deduction import impossible, spans
from cogs.fugitive.state import Guess
from cogs.fugitive.view import SpotView, View

GUESSES = 160
"""How many characters the latest guesses may take. The log has the others."""

UNBROKEN = "\u2011"
"""A hyphen that never breaks a line."""


def line(heading: str, text: str, say: Say) -> str:
    """Return `text` with a heading before it."""
    return f"**{say(f'fugitive-line-{heading}')}** {text}"


def person(view: View, seat: Seat, say: Say) -> str:
    """Return a player's name with the role."""
    role = say("fugitive-role-fugitive" if seat == view.fugitive else "fugitive-role-marshal")
    return say("fugitive-person", who=say.name(seat), role=role)


def card(number: int, say: Say) -> str:
    """Return a card's number with its footprints."""
    return say("fugitive-card", card=number, value=sprint(number))


def cards(numbers: Iterable[int], say: Say) -> str:
    """Return a list of cards with their footprints. The 42 is written as its name."""
    written = [say("fugitive-card-escape") if n == data.ESCAPE else card(n, say) for n in numbers]
    return " · ".join(written) or say("fugitive-none")


def row(view: View, say: Say) -> str:
    """Return the row. Brackets mark hideouts that the viewer sees and the Marshal has not found."""
    return " → ".join(spot(place, say) for place in view.row)


def row_between(view: View, say: Say) -> str:
    """Return the row with its heading, and the span of each face-down hideout. It is for the Marshal."""
    places = zip(view.row, spans(view), strict=True)
    told = (between(place, span, say) if span else spot(place, say) for place, span in places)
    return line("row", " → ".join(told), say)


def between(place: SpotView, span: tuple[int, int], say: Say) -> str:
    """Return the text of a face-down place, with the span of its possible numbers."""
    low, high = span
    shown = str(low) if low == high else f"{low}{UNBROKEN}{high}"
    if place.sprints:
        return say(
            "fugitive-spot-between-open", span=shown, count=len(place.sprints), cards=", ".join(map(str, place.sprints))
        )
    return say("fugitive-spot-between", span=shown, count=place.sprint_count)


def row_line(view: View, say: Say) -> str:
    """Return the row with its heading."""
    return line("row", row(view, say), say)


def open_row(view: View, say: Say) -> tuple[str, ...]:
    """Return the row with its heading. After the end, add a line that explains the brackets."""
    lost = view.result is not None and view.hidden_count() > 0
    return (row_line(view, say), *((say("fugitive-row-over-note"),) if lost else ()))


def spot(place: SpotView, say: Say) -> str:
    """Return the text of one place of the row.

    After some house events, only the hideout or only the sprint cards are face-up (§6.4).
    """
    if place.sprints is None:
        key = "hidden" if place.hideout is None else "covered"
        return say(f"fugitive-spot-{key}", number=place.hideout or "", count=place.sprint_count)
    text = laid("?" if place.hideout is None else place.hideout, place.sprints, say)
    return text if place.revealed or place.hideout is None else say("fugitive-spot-own", spot=text)


def laid(number: int | str, sprints: Sequence[int], say: Say) -> str:
    """Return a hideout with its sprint cards."""
    return say("fugitive-spot-open", number=number, count=len(sprints), cards=", ".join(map(str, sprints)))


def number(of: int | str, say: Say) -> str:
    """Return a number as part of a sentence. Spanish has an article before it."""
    return say("fugitive-number", number=of)


def decks(view: View, say: Say) -> str:
    """Return the three decks, each with its count of cards left."""
    bands = zip(data.BANDS, view.deck_sizes, strict=True)
    return " · ".join(say("fugitive-deck", band=f"{band[0]}{UNBROKEN}{band[-1]}", count=count) for band, count in bands)


def hands(view: View, say: Say) -> str:
    """Return both players with their roles and counts of cards; after the end, with the cards themselves."""
    sizes = ((view.fugitive, view.hand_size, view.hand), (view.marshal, view.marshal_hand_size, view.marshal_hand))
    written = []
    for seat, count, held in sizes:
        shown = ", ".join(map(str, held)) if view.result is not None and held else str(count)
        written.append(say("fugitive-hand-size", who=person(view, seat, say), cards=shown))
    return " · ".join(written)


def notepad(view: View, say: Say) -> str:
    """Return the notepad: 1 to 41 in three lines.

    Impossible numbers are struck out, the Marshal's own cards are underlined.
    """
    own, out = set(view.marshal_hand or ()), impossible(view)

    def note(number: int) -> str:
        if number in own or number in out:
            return f"__{number}__" if number in own else f"~~{number}~~"
        return f"**{number}**" if number in view.suspected else f"*{number}*" if number in view.doubted else str(number)

    lines = (" ".join(note(number) for number in band) for band in data.REGIONS)
    key = "fugitive-notepad-note-marks" if view.suspected or view.doubted else "fugitive-notepad-note"
    return "\n".join((line("notepad", say(key), say), *lines))


def guesses(view: View, say: Say) -> str:
    """Return the latest guesses with their answers."""
    told: list[str] = []
    room = GUESSES
    for one in reversed(view.guesses):
        text = guess(one, say)
        room -= len(text) + 3
        if room < 0:
            told.append(say("fugitive-guesses-earlier", count=len(view.guesses) - len(told)))
            break
        told.append(text)
    return " · ".join(reversed(told))


def guess(one: Guess, say: Say) -> str:
    """Return one guess with its answer."""
    return say("fugitive-guess-hit" if one.hit else "fugitive-guess-miss", numbers=", ".join(map(str, one.numbers)))
