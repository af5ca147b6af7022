"""Views of Alien 1979 in words: places, pawns, cards and the whole table."""

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
"""All players are warned from this number of rounds before the end."""

PLACES = (*data.SECTORS, data.MADRE, data.NAVE)


def place(name: str, say: Say) -> str:
    """Return the name of a place."""
    return say("alien1979-place", place=name)


def inside(name: str, say: Say) -> str:
    """Return the name of a place with "in" before it."""
    return say("alien1979-in", place=name)


def code(rank: str, say: Say) -> str:
    """Return the name of a code."""
    return say("alien1979-code", code=rank)


def card(one: data.Card, say: Say) -> str:
    """Return the name of a card of the Alien."""
    rank, suit = one
    return say("alien1979-card", rank=rank, suit=place(suit, say))


def list_codes(codes: Iterable[str], say: Say) -> str:
    """Return a list of codes by rank, equal ones with their count: "Sota ×2, Rey"."""
    held = tuple(codes)
    counts = ((rank, held.count(rank)) for rank in data.RANKS)
    written = (code(rank, say) + (f" ×{count}" if count > 1 else "") for rank, count in counts if count)
    return ", ".join(written) or say("alien1979-none")


def cause(one: data.Card, say: Say) -> str:
    """Return a card of the Alien as the cause of the text that follows: "2 of Oros: "."""
    return say("alien1979-cause", card=card(one, say))


def cards(several: Iterable[data.Card], say: Say) -> str:
    """Return a list of cards of the Alien in the given order."""
    return ", ".join(card(one, say) for one in several)


def card_by_option(option: str, say: Say) -> str:
    """Return the name of a card of the Alien, given its option id."""
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
"""Functions that put the values of cogs/alien1979/events.py into words, by kind."""


def count_words(count: int, shown: Codes, say: Say) -> tuple[str, ...]:
    """Return a count of codes, with those in `shown`; empty for 0."""
    if not count:
        return ()
    if not shown:
        return (say("alien1979-count", count=count),)
    return (say("alien1979-count-shown", count=count, codes=list_codes(shown, say)),)


def facts(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return the public facts about a pawn: marks, weapon, and count of codes.

    At the end, the codes are listed.
    """
    pawn = view.pawns[seat]
    shown = (pawn.codes or ()) if view.result is not None else ()
    marks = (say("alien1979-marks", marks=pawn.marks),) if pawn.marks else ()
    return (*marks, *armour(view, seat, say), *costs(view, seat, say), *count_words(pawn.count, shown, say))


def costs(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return notes on a house rule about points (R28).

    The player costs one more point to throw out, or has one point less next turn.
    """
    pawn = view.pawns[seat]
    dearer = pawn.alive and view.result is None and costs_more(view, seat)
    owing = (say("alien1979-owes"),) if pawn.owes and view.result is None else ()
    return (*((say("alien1979-thrown"),) if dearer else ()), *owing)


def armour(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return the word for the pawn's weapon, raised or not; empty if it has none."""
    pawn = view.pawns[seat]
    return (say("alien1979-protected" if pawn.shielded else "alien1979-weapon"),) if pawn.weapon else ()


def pawn(view: View, seat: Seat, say: Say) -> str:
    """Return a pawn with its token's letter, name and facts."""
    told, letter = ", ".join(facts(view, seat, say)), initials(say.names)[seat]
    key = "alien1979-pawn-with" if told else "alien1979-pawn"
    written = say(key, letter=letter, who=say.name(seat), facts=told)
    return written.removeprefix(f"`{letter}` ") if say.name(seat) == letter else written


def room(view: View, name: str, say: Say) -> str:
    """Return a place with its codes, the Alien, taken seats and players; "" if it is empty."""
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
    """Return lines on the ship: its seats, who entered the codes, and when it leaves."""
    told = [say("alien1979-seats", taken=len(view.aboard), seats=view.capacity)]
    if view.enterer is None:
        return [*told, say("alien1979-not-entered")]
    who = say.name(view.enterer)
    told.append(say("alien1979-entered-by", who=who))
    return [*told, say("alien1979-leaves", left=view.countdown, who=who)] if view.countdown else told


def alien(view: View, say: Say) -> str:
    """Return the Alien's place and mood, its last card with the effect, and the players who are out."""
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
    """Return the effect of the Alien's last card (§3.4)."""
    rank, suit = last
    if rank in data.MOVING:
        return say("alien1979-did-moved")
    if marks := marks_of_card(rank, view.raged):
        return say("alien1979-did-strike", marks=marks)
    return say("alien1979-did-lost", inside=inside(suit, say))


def marks_of_card(rank: int, mad: bool) -> int:
    """Return the marks that a card gives in the Alien's sector (§3.4).

    `mad` tells whether the codes are entered.
    """
    return data.STRIKES.get(rank, data.MAD_MARKS if rank in data.ODD and mad else 0)


def table(view: View, say: Say) -> tuple[str, ...]:
    """Return lines on the Alien and every place, at most seven. Empty places share a line."""
    rooms = {name: room(view, name, say) for name in PLACES}
    empty = tuple(place(name, say) for name, told in rooms.items() if not told)
    rest = (say("alien1979-empty", places=empty),) if empty else ()
    return (alien(view, say), *filter(None, rooms.values()), *rest)


def last_rounds(view: View, say: Say) -> tuple[str, ...]:
    """Return a warning if the last rounds have begun (R19); otherwise nothing."""
    left = view.last - view.round + 1
    warned = left <= WARNED and view.result is None
    return (say("alien1979-last-rounds", left=left),) if warned else ()
