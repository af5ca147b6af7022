"""Views of Alien 1979 in words: places, pawns, cards, what a hand lacks, what is dangerous."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bot.art.lettering import initials
from bot.engine.game import Seat
from bot.engine.texts import Say
from bot.engine.wording import ALT, cut
from cogs.alien1979 import data
from cogs.alien1979.rules.combination import GOALS, missing
from cogs.alien1979.state import Codes
from cogs.alien1979.view import View

BETWEEN = " · "

PLACES = (*data.SECTORS, data.MADRE, data.NAVE)


def place(name: str, say: Say) -> str:
    """Name a place."""
    return say("alien1979-place", place=name)


def inside(name: str, say: Say) -> str:
    """Say "in" a place."""
    return say("alien1979-in", place=name)


def code(rank: str, say: Say) -> str:
    """Name a code."""
    return say("alien1979-code", code=rank)


def card(one: data.Card, say: Say) -> str:
    """Name a card of the Alien."""
    rank, suit = one
    return say("alien1979-card", rank=rank, suit=place(suit, say))


def listed(codes: Iterable[str], say: Say) -> str:
    """Write codes by rank with how many of each: "Sota ×2, Rey"."""
    held = tuple(codes)
    counts = ((rank, held.count(rank)) for rank in data.RANKS)
    written = (code(rank, say) + (f" ×{count}" if count > 1 else "") for rank, count in counts if count)
    return ", ".join(written) or say("alien1979-none")


def cause(one: data.Card, say: Say) -> str:
    """Name the card of the Alien that did what follows: "2 of Oros: "."""
    return say("alien1979-cause", card=card(one, say))


KINDS: Mapping[str, Callable[[Any, Say], str]] = {
    "place": place,
    "code": code,
    "codes": listed,
    "card": card,
    "cause": cause,
}
"""How the kinds of cogs/alien1979/events.py are worded."""


def counted(count: int, shown: Codes, say: Say) -> tuple[str, ...]:
    """Write a number of codes, with those that may be seen; nothing for none."""
    if not count:
        return ()
    if not shown:
        return (say("alien1979-count", count=count),)
    return (say("alien1979-count-shown", count=count, codes=listed(shown, say)),)


def facts(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Tell what everybody sees of a pawn: marks and weapon, if any, and codes; at the end which codes."""
    pawn = view.pawns[seat]
    shown = (pawn.codes or ()) if view.result is not None else ()
    marks = (say("alien1979-marks", marks=pawn.marks),) if pawn.marks else ()
    return (*marks, *armour(view, seat, say), *counted(pawn.count, shown, say))


def armour(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Tell of a weapon, and whether it protects."""
    pawn = view.pawns[seat]
    return (say("alien1979-protected" if pawn.shielded else "alien1979-weapon"),) if pawn.weapon else ()


def pawn(view: View, seat: Seat, say: Say) -> str:
    """Write a pawn with the letter of its token."""
    told = ", ".join(facts(view, seat, say))
    key = "alien1979-pawn-with" if told else "alien1979-pawn"
    return say(key, letter=initials(say.names)[seat], who=say.name(seat), facts=told)


def room(view: View, name: str, say: Say) -> str:
    """Write a place: the codes there, the Alien, the seats taken, and who stands in it; "" where there is nothing."""
    told: list[str] = []
    if name in data.SECTORS:
        at = data.SECTORS.index(name)
        told += counted(view.lying[at], view.known[at] if view.result is not None else (), say)
        told += [say("alien1979-room-alien")] if name == view.alien else []
    elif name == data.NAVE:
        told += ship(view, say)
    told += [pawn(view, seat, say) for seat in view.at(name)]
    return say("alien1979-room", place=place(name, say), facts=BETWEEN.join(told)) if told else ""


def ship(view: View, say: Say) -> list[str]:
    """Tell the seats of the ship, who has entered the codes, and when it leaves."""
    told = [say("alien1979-seats", taken=len(view.aboard), seats=view.capacity)]
    if view.enterer is None:
        return [*told, say("alien1979-not-entered")]
    who = say.name(view.enterer)
    told.append(say("alien1979-entered-by", who=who))
    return [*told, say("alien1979-leaves", left=view.countdown, who=who)] if view.countdown else told


def alien(view: View, say: Say) -> str:
    """Tell where the Alien is and its mood, its last card and what that does, and who is out."""
    mood = "calm" if view.enterer is None else "mad"
    told = [say("alien1979-alien", mood=mood, inside=inside(view.alien, say))]
    if view.card is not None:
        told.append(say("alien1979-last", card=card(view.card, say), did=did(view, view.card, say)))
    for fate, key in (("dead", "killed"), ("left", "gone")):
        if out := tuple(say.name(seat) for seat, pawn in enumerate(view.pawns) if pawn.fate == fate):
            told.append(say(f"alien1979-{key}", names=out, many=len(out)))
    return BETWEEN.join(told)


def did(view: View, last: data.Card, say: Say) -> str:
    """Say what the last card of the Alien did (§3.4)."""
    rank, suit = last
    if rank in data.MOVING:
        return say("alien1979-did-moved")
    if marks := hit(rank, view.raged):
        return say("alien1979-did-strike", marks=marks)
    return say("alien1979-did-lost", inside=inside(suit, say))


def hit(rank: int, mad: bool) -> int:
    """Count the marks that a card of `rank` gives beside the Alien, calm or mad (§3.4)."""
    return data.STRIKES.get(rank, data.MAD_MARKS if rank in data.ODD and mad else 0)


def table(view: View, say: Say) -> tuple[str, ...]:
    """Write the Alien and every place with something in it, in seven lines at most."""
    return (alien(view, say), *filter(None, (room(view, name, say) for name in PLACES)))


def alt(view: View, now: str, say: Say) -> str:
    """Tell the picture in words, in at most 1,024 characters."""
    return cut(". ".join((now.rstrip("."), *table(view, say))).replace("**", "").replace("`", ""), ALT)


def own_lines(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Tell a living player place, marks, danger, codes, what is missing, and what it knows (ui: "The hand")."""
    mine = view.pawns[seat]
    told = ", ".join((say("alien1979-marks", marks=mine.marks), *armour(view, seat, say)))
    others = tuple(say.name(other) for other in view.at(mine.place) if other != seat)
    beside = say("alien1979-here", names=others) if others else say("alien1979-here-alone")
    lines = [f"{say('alien1979-at', facts=told, inside=inside(mine.place, say))} {beside}"]
    if mine.place == view.alien:
        lines.append(danger(view, seat, say))
    lines += hopes(view, seat, say)
    known = tuple(
        say("alien1979-known", codes=listed(codes, say), inside=inside(sector, say))
        for sector, codes in zip(data.SECTORS, view.known, strict=True)
        if codes
    )
    return (*lines, *((say("alien1979-line-known", known=BETWEEN.join(known)),) if known else ()))


def danger(view: View, seat: Seat, say: Say) -> str:
    """Tell what the next card can do to somebody beside the Alien."""
    mine = view.pawns[seat]
    if mine.shielded:
        return say("alien1979-danger-shielded")
    told = []
    for rank, key in ((min(data.ODD), "odd"), (2, "two"), (1, "ace")):
        if marks := hit(rank, view.enterer is not None):
            name, total = say(f"alien1979-danger-{key}"), mine.marks + marks
            deadly = "kills" if total >= data.DEADLY else "hit"
            told.append(say(f"alien1979-danger-{deadly}", card=name, total=total))
    return say("alien1979-danger", cards=", ".join(told))


def hopes(view: View, seat: Seat, say: Say) -> list[str]:
    """Tell the codes in hand and what they still lack, or the way home once the codes are entered."""
    if view.enterer is not None:
        if view.enterer == seat and view.countdown is None:
            return [*_unless_aboard(view, seat, say), say("alien1979-launch-now")]
        return _unless_aboard(view, seat, say)
    players = len(view.pawns)
    kind = "trio" if players <= data.TRIO_UP_TO else "pairs"
    goal = say(f"alien1979-goal-{kind}")
    held = say("alien1979-line-codes", codes=listed(view.own, say))
    if not view.own:
        return [held, say(f"alien1979-needed-{kind}")]
    if not missing(view.own, players):
        return [held, say("alien1979-ready", goal=goal)]
    return [held, say("alien1979-missing", goal=goal, codes=lacking(view.own, players, say))]


def _unless_aboard(view: View, seat: Seat, say: Say) -> list[str]:
    return [] if view.pawns[seat].place == data.NAVE else [say("alien1979-board-now")]


def lacking(codes: Codes, players: int, say: Say) -> str:
    """Write each shortest way to a combination: "Sota / Rey", "Sota ×2 / Sota, Rey"."""
    ways = []
    for goal in reversed(GOALS[players]):
        lack = tuple(
            rank for rank, want in zip(data.RANKS, goal, strict=True) for _ in range(max(0, want - codes.count(rank)))
        )
        if len(lack) == missing(codes, players):
            ways.append(listed(lack, say))
    return " / ".join(ways)
