"""Texts about a view of Fugitive: row, decks, hands, notepad and guesses."""

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
"""The largest number of characters for the latest guesses. The log has the others."""

UNBROKEN = "\u2011"
"""A hyphen at which lines are never broken."""


def line(heading: str, text: str, say: Say) -> str:
    """Return a text with a heading before it."""
    return f"**{say(f'fugitive-line-{heading}')}** {text}"


def person(view: View, seat: Seat, say: Say) -> str:
    """Return a player's name with the player's role."""
    role = say("fugitive-role-fugitive" if seat == view.fugitive else "fugitive-role-marshal")
    return say("fugitive-person", who=say.name(seat), role=role)


def card(number: int, say: Say) -> str:
    """Return a card's number with its footprints."""
    return say("fugitive-card", card=number, value=sprint(number))


def cards(numbers: Iterable[int], say: Say) -> str:
    """Return a list of cards with their footprints. The 42 is written by its name."""
    written = [say("fugitive-card-escape") if n == data.ESCAPE else card(n, say) for n in numbers]
    return " · ".join(written) or say("fugitive-none")


def row(view: View, say: Say) -> str:
    """Return the row as text. Brackets mark hideouts that only the viewer sees, not the Marshal."""
    return " → ".join(spot(place, say) for place in view.row)


def row_between(view: View, say: Say) -> str:
    """Return the row as text for the Marshal, with a heading.

    Each face-down hideout has the range of its possible numbers.
    """
    places = zip(view.row, spans(view), strict=True)
    told = (between(place, span, say) if span else spot(place, say) for place, span in places)
    return line("row", " → ".join(told), say)


def between(place: SpotView, span: tuple[int, int], say: Say) -> str:
    """Return the text of a face-down place, with the range of its possible numbers."""
    low, high = span
    shown = str(low) if low == high else f"{low}{UNBROKEN}{high}"
    if place.sprints:
        return say(
            "fugitive-spot-between-open", span=shown, count=len(place.sprints), cards=", ".join(map(str, place.sprints))
        )
    return say("fugitive-spot-between", span=shown, count=place.sprint_count)


def row_line(view: View, say: Say) -> str:
    """Return the row as text, with a heading."""
    return line("row", row(view, say), say)


def open_row(view: View, say: Say) -> tuple[str, ...]:
    """Return the row as lines with a heading. After the end, a line explains the brackets."""
    lost = view.result is not None and view.hidden_count() > 0
    return (row_line(view, say), *((say("fugitive-row-over-note"),) if lost else ()))


def spot(place: SpotView, say: Say) -> str:
    """Return one place of the row as text.

    After some house events, only the hideout or only its sprint cards are face-up (§6.4).
    """
    if place.sprints is None:
        key = "hidden" if place.hideout is None else "covered"
        return say(f"fugitive-spot-{key}", number=place.hideout or "", count=place.sprint_count)
    text = laid("?" if place.hideout is None else place.hideout, place.sprints, say)
    return text if place.revealed or place.hideout is None else say("fugitive-spot-own", spot=text)


def laid(number: int | str, sprints: Sequence[int], say: Say) -> str:
    """Return a hideout with its sprint cards as text."""
    return say("fugitive-spot-open", number=number, count=len(sprints), cards=", ".join(map(str, sprints)))


def number(of: int | str, say: Say) -> str:
    """Return a number as it is written in a sentence. In Spanish, there is an article before it."""
    return say("fugitive-number", number=of)


def decks(view: View, say: Say) -> str:
    """Return a text about the three decks with the number of cards left in each."""
    bands = zip(data.BANDS, view.deck_sizes, strict=True)
    return " · ".join(say("fugitive-deck", band=f"{band[0]}{UNBROKEN}{band[-1]}", count=count) for band, count in bands)


def hands(view: View, say: Say) -> str:
    """Return a text about both players with their roles and numbers of cards.

    After the end, it has the cards themselves.
    """
    sizes = ((view.fugitive, view.hand_size, view.hand), (view.marshal, view.marshal_hand_size, view.marshal_hand))
    written = []
    for seat, count, held in sizes:
        shown = ", ".join(map(str, held)) if view.result is not None and held else str(count)
        written.append(say("fugitive-hand-size", who=person(view, seat, say), cards=shown))
    return " · ".join(written)


def notepad(view: View, say: Say) -> str:
    """Return the notepad as text: the numbers 1 to 41 in three lines.

    Impossible numbers are crossed out, the Marshal's own cards are underlined.
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
    """Return the latest guesses with their answers as text."""
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
    """Return one guess with its answer as text."""
    return say("fugitive-guess-hit" if one.hit else "fugitive-guess-miss", numbers=", ".join(map(str, one.numbers)))
