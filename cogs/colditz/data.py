"""The contents of the game's box, read from box.toml and checked (docs/rules/colditz.md §2, §3.2)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.engine.record import Record
from cogs.colditz.rules.castle.board import EQUIPMENT

COLOURS = ("blue", "red", "lightblue", "orange", "green")
"""The officers in turn order: American, British, French, Dutch, Polish (§2.1)."""

PARTS = {"part_a": ("clothes", "documents"), "part_b": ("compass", "rations")}
"""The 2 symbols of the escape kit that each of the cards "part A" and "part B" replaces.

The pairing is reconstructed (§2.4 O-1, O-2).
"""

KIT = ("clothes", "compass", "rations", "documents")

TUNNEL_CARDS = ("canteen", "chapel", "theatre")

REACTIONS = ("amulet", "tip_off", "hide")
"""Opportunity cards that an officer uses in another player's turn (§3.18)."""

HAND = 3
"""The hand limit at the end of a turn (§2.4, §2.5)."""

DRAWING = frozenset({3, 7, 11})
"""Dice totals that let a player draw a card (§3.3, R1)."""

CAR_THROWS = 6

ROPES = {"drop30": 1, "drop60": 2}
"""The number of ropes that each kind of drop costs (§3.7)."""


class Row(Record, frozen=True):
    """The cards of one kind: how many copies the box has, and where that number comes from."""

    id: str
    copies: int
    source: str


class Forces(Record, frozen=True):
    """The number of pawns for a number of players (§3.2).

    It has the men of each officer, the guards, and the most guards that may start in the garrison.
    """

    players: int
    men: int
    guards: int
    posts: int


class Balance(Record, frozen=True):
    """The default game options for a number of players: the escapes needed to win, and the most rounds.

    They apply if the host chooses neither (§7).
    """

    players: int
    target: int
    rounds: int
    source: str


class Box(Record, frozen=True):
    """Everything that box.toml says about the contents of the box."""

    forces: tuple[Forces, ...]
    balance: tuple[Balance, ...]
    equipment: tuple[Row, ...]
    opportunity: tuple[Row, ...]
    security: tuple[Row, ...]
    dare: tuple[Row, ...]


BOX = msgspec.toml.decode((Path(__file__).parent / "box.toml").read_bytes(), type=Box)

FORCES = {row.players: row for row in BOX.forces}

BALANCE = {row.players: row for row in BOX.balance}

PILES = tuple(next(row.copies for row in BOX.equipment if row.id == kind) for kind in EQUIPMENT)
"""The number of Equipment cards of each kind at the start, in the order of `EQUIPMENT`."""


def cards(rows: tuple[Row, ...]) -> tuple[str, ...]:
    """Return the ids of all cards of a deck, one for each copy, such as `rope.2`."""
    return tuple(f"{row.id}.{copy}" for row in rows for copy in range(1, row.copies + 1))


OPPORTUNITY, SECURITY, DARES = cards(BOX.opportunity), cards(BOX.security), cards(BOX.dare)


def kind(card: str) -> str:
    """Return the kind of a card: its id without the number of the copy (`rope` for `rope.2`)."""
    return card.partition(".")[0]
