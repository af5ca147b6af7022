"""Texts about a view of Alien 1979: places, pawns, cards and the whole table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bot.art.lettering import initials
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.rules.actions.others import costs_more
from cogs.alien1979.state import Codes
from cogs.alien1979.view import View

BETWEEN = " · "

WARNED = 11
"""The warning about the last rounds begins this many rounds before the end."""

PLACES = (*data.SECTORS, data.MADRE, data.NAVE)


def place(name: str, say: Say) -> str:
    """Return the name of a place."""
    return say("alien1979-place", place=name)


def inside(name: str, say: Say) -> str:
    """Return the name of a place with the word for "in" before it."""
    return say("alien1979-in", place=name)


def code(rank: str, say: Say) -> str:
    """Return the name of a code."""
    return say("alien1979-code", code=rank)


def card(one: data.Card, say: Say) -> str:
    """Return the name of a card of the Alien."""
    rank, suit = one
    return say("alien1979-card", rank=rank, suit=place(suit, say))


def list_codes(codes: Iterable[str], say: Say) -> str:
    """Return a list of codes by rank as text, equal ones with their number: "Sota ×2, Rey"."""
    held = tuple(codes)
    counts = ((rank, held.count(rank)) for rank in data.RANKS)
    written = (code(rank, say) + (f" ×{count}" if count > 1 else "") for rank, count in counts if count)
    return ", ".join(written) or say("alien1979-none")


def cause(one: data.Card, say: Say) -> str:
    """Return a card of the Alien as text before its effect: "2 of Oros: "."""
    return say("alien1979-cause", card=card(one, say))


def cards(several: Iterable[data.Card], say: Say) -> str:
    """Return a list of the Alien's cards as text, in the given order."""
    return ", ".join(card(one, say) for one in several)


def card_by_option(option: str, say: Say) -> str:
    """Return the name of the Alien's card with the option id `option`."""
    rank, suit = option.split("_")
    return card((int(rank), suit), say)


KINDS: Mapping[str, Callable[[Any, Say], str]] = {
    "place": place,
    "code": code,
    "codes": list_codes,
    "card": card,
    "cards": cards,
    "option": card_by_option,
    "cause": cause,
}
"""For each kind of value in moves and events, the function that turns such a value into text."""


def count_words(count: int, shown: Codes, say: Say) -> tuple[str, ...]:
    """Return a text with the number of codes, which lists those in `shown`. The tuple is empty for 0."""
    if not count:
        return ()
    if not shown:
        return (say("alien1979-count", count=count),)
    return (say("alien1979-count-shown", count=count, codes=list_codes(shown, say)),)


def facts(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return texts with the public facts about a pawn: marks, weapon, and number of codes.

    At the end, the codes themselves are listed.
    """
    pawn = view.pawns[seat]
    shown = (pawn.codes or ()) if view.result is not None else ()
    marks = (say("alien1979-marks", marks=pawn.marks),) if pawn.marks else ()
    return (*marks, *armour(view, seat, say), *costs(view, seat, say), *count_words(pawn.count, shown, say))


def costs(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return notes about a house rule that changes action points for a player (R28).

    The player pays one more point to throw another out, or has one point less in the next turn.
    """
    pawn = view.pawns[seat]
    dearer = pawn.alive and view.result is None and costs_more(view, seat)
    owing = (say("alien1979-owes"),) if pawn.owes and view.result is None else ()
    return (*((say("alien1979-thrown"),) if dearer else ()), *owing)


def armour(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return the text for the pawn's weapon, raised or not. The tuple is empty if it has none."""
    pawn = view.pawns[seat]
    return (say("alien1979-protected" if pawn.shielded else "alien1979-weapon"),) if pawn.weapon else ()


def pawn(view: View, seat: Seat, say: Say) -> str:
    """Return a pawn as text: the letter of its token, the player's name, and facts."""
    told, letter = ", ".join(facts(view, seat, say)), initials(say.names)[seat]
    key = "alien1979-pawn-with" if told else "alien1979-pawn"
    written = say(key, letter=letter, who=say.name(seat), facts=told)
    return written.removeprefix(f"`{letter}` ") if say.name(seat) == letter else written


def room(view: View, name: str, say: Say) -> str:
    """Return a place as text: its codes, the Alien, taken seats and players; "" if the place is empty."""
    told: list[str] = []
    if name in data.SECTORS:
        at = data.SECTORS.index(name)
        told += count_words(view.lying[at], view.known[at] if view.result is not None else (), say)
        told += [say("alien1979-room-alien")] if name == view.alien else []
    elif name == data.NAVE:
        told += ship(view, say)
    told += [pawn(view, seat, say) for seat in view.at(name)]
    return say("alien1979-room", place=place(name, say), facts=BETWEEN.join(told)) if told else ""


def ship(view: View, say: Say) -> list[str]:
    """Return lines about the ship: its seats, the player who entered the codes, and when it leaves."""
    told = [say("alien1979-seats", taken=len(view.aboard), seats=view.capacity)]
    if view.enterer is None:
        return [*told, say("alien1979-not-entered")]
    who = say.name(view.enterer)
    told.append(say("alien1979-entered-by", who=who))
    return [*told, say("alien1979-leaves", left=view.countdown, who=who)] if view.countdown else told


def alien(view: View, say: Say) -> str:
    """Return a text about the Alien: its place, mood, and last card with the effect.

    It also names the players who are out.
    """
    mood = "calm" if view.enterer is None else "mad"
    told = [say("alien1979-alien", mood=mood, inside=inside(view.alien, say))]
    if view.card is not None:
        told.append(say("alien1979-last", card=card(view.card, say), did=card_effect(view, view.card, say)))
    told += [warning.rstrip(".") for warning in last_rounds(view, say)]
    for fate, key in (("dead", "killed"), ("left", "gone")):
        if out := tuple(say.name(seat) for seat, pawn in enumerate(view.pawns) if pawn.fate == fate):
            told.append(say(f"alien1979-{key}", names=out, many=len(out)))
    return BETWEEN.join(told)


def card_effect(view: View, last: data.Card, say: Say) -> str:
    """Return the text for the effect of the Alien's last card (§3.4)."""
    rank, suit = last
    if rank in data.MOVING:
        return say("alien1979-did-moved")
    if marks := marks_of_card(rank, view.raged):
        return say("alien1979-did-strike", marks=marks)
    return say("alien1979-did-lost", inside=inside(suit, say))


def marks_of_card(rank: int, mad: bool) -> int:
    """Return the number of marks that a card gives in the Alien's sector (§3.4).

    `mad` says whether the codes are entered.
    """
    return data.STRIKES.get(rank, data.MAD_MARKS if rank in data.ODD and mad else 0)


def table(view: View, say: Say) -> tuple[str, ...]:
    """Return at most seven lines about the Alien and every place. Empty places share a line."""
    rooms = {name: room(view, name, say) for name in PLACES}
    empty = tuple(place(name, say) for name, told in rooms.items() if not told)
    rest = (say("alien1979-empty", places=empty),) if empty else ()
    return (alien(view, say), *filter(None, rooms.values()), *rest)


def last_rounds(view: View, say: Say) -> tuple[str, ...]:
    """Return a warning once the last rounds have begun, otherwise an empty tuple (R19)."""
    left = view.last - view.round + 1
    warned = left <= WARNED and view.result is None
    return (say("alien1979-last-rounds", left=left),) if warned else ()
