"""What loses a beginner the game without a word: sitting in MADRE, standing beside the Alien, and marks that are never
healed (docs/rules/alien1979.md §3.3 to §3.8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.move import Ask, Move
from bot.engine.peril import Peril
from cogs.alien1979 import data
from cogs.alien1979.face.outlook import outlook, percent
from cogs.alien1979.view import View

# Measured (`python -m tests.coaches alien1979`): computers that make these mistakes are told in time, hard ones hardly
# ever.
STAYING = ("take", "arm", "force", "send", "heal", "shield")
"""What leaves a pawn where it stands, as exposed as it was."""
LATE = range(4, 9)
"""The rounds in which it is late to be still in MADRE; later ones may follow a new deal of the codes."""
DEADLY = 0.3
"""The same from which saving one's life goes before the door of the ship."""
RISK = 0.03
"""Chance of death until the next turn from which it is worth a word."""
BOLD = 0.3
"""The same where the move may complete a hand."""


def perils(view: View, asks: Sequence[Ask], move: Move | None) -> tuple[Peril, ...]:
    """Name what the seat of `view` is about to lose by, the worst first."""
    offered = {ask.verb: ask for ask in asks}
    if view.viewer is None or view.result is not None or "stop" not in offered:
        return ()
    ends = move is not None and (move.verb == "stop" or (view.points == 1 and move.verb in STAYING))
    return (
        *(_beside(view, offered, move) if ends and move is not None else ()),
        *(_door(view, offered) if ends else ()),
        *_late(view, offered),
    )


def _beside(view: View, offered: Mapping[str, Ask], move: Move) -> Iterator[Peril]:
    """The last point is to be spent, and the Alien is here."""
    seat = view.viewer or 0
    pawn = view.pawns[seat]
    if pawn.place != view.alien or pawn.shielded or move.verb in ("heal", "shield"):
        return
    if (way := _safest(view, offered)) is None:
        return
    here = outlook(view, seat, pawn.place)
    if here.death < (BOLD if move.verb == "take" and view.own else RISK):
        return
    yield Peril(
        "beside",
        way,
        {"marks": pawn.marks, "hit": percent(here.reach[0]), "death": percent(here.death), "place": pawn.place},
    )


def _door(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """The ship has a free seat, and the turn ends without a try at its door."""
    seat = view.viewer or 0
    pawn = view.pawns[seat]
    if "board" in offered and outlook(view, seat, pawn.place).death < DEADLY:
        yield Peril("door", Move("board"), {"free": view.seats_free(), "left": view.countdown or 0})


def _late(view: View, offered: Mapping[str, Ask]) -> Iterator[Peril]:
    """The others collect codes, and the seat sits where none lie."""
    seat = view.viewer or 0
    if view.round not in LATE or view.enterer is not None or view.pawns[seat].place != data.MADRE or view.own:
        return
    if (way := _safest(view, offered, full=True)) is not None:
        most = max((one for one in view.living() if one != seat), key=lambda one: view.pawns[one].count, default=seat)
        yield Peril(
            "late",
            way,
            {"round": view.round, "whom": str(most), "codes": view.pawns[most].count, "seats": view.capacity},
        )


def _safest(view: View, offered: Mapping[str, Ask], full: bool = False) -> Move | None:
    """Go to the sector with the least danger, and with most codes where nothing else tells."""
    seat = view.viewer or 0
    places = (
        [to for to in offered["go"].fields[0].options if to in data.SECTORS and to != view.alien]
        if "go" in offered
        else []
    )

    def worth(place: str) -> tuple[float, int]:
        seen = outlook(view, seat, place)
        return round(seen.death, 2), -view.lying[data.SECTORS.index(place)]

    return Move("go", ((min(places, key=worth),),)) if places else None
