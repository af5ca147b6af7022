"""How codes travel between hands and sectors, and who knows for certain what lies where."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Seat
from cogs.alien1979 import data
from cogs.alien1979.state import NOWHERE, Codes, Pawn, State


def in_order(codes: Iterable[str]) -> Codes:
    """Sort codes by rank."""
    return tuple(sorted(codes, key=data.RANKS.index))


def without(codes: Codes, *gone: str) -> Codes:
    """Take each of `gone` out of `codes`, once where it is there."""
    left = list(codes)
    for code in gone:
        if code in left:
            left.remove(code)
    return tuple(left)


def seated(state: State, seat: Seat, pawn: Pawn) -> State:
    """Put `pawn` in the place of the one at `seat`."""
    return replace(state, pawns=(*state.pawns[:seat], pawn, *state.pawns[seat + 1 :]))


def put(state: State, seat: Seat, sector: str, *codes: str) -> State:
    """Lay codes of `seat` face-down in `sector` (R4)."""
    at = data.SECTORS.index(sector)
    pawn = state.pawns[seat]
    pawn = replace(pawn, codes=without(pawn.codes, *codes), known=_with(pawn.known, at, (*pawn.known[at], *codes)))
    lying = _with(state.lying, at, (*state.lying[at], *codes))
    return seated(replace(state, lying=lying), seat, pawn)


def take(state: State, seat: Seat, chance: Chance) -> tuple[State, str]:
    """Give `seat` a random code of the sector where it stands (A5, R4), and say which."""
    at = data.SECTORS.index(state.pawns[seat].place)
    code = chance.choice(state.lying[at])
    pawns = tuple(_saw_taken(pawn, at, code if number == seat else None) for number, pawn in enumerate(state.pawns))
    pawn = replace(pawns[seat], codes=in_order((*pawns[seat].codes, code)))
    lying = _with(state.lying, at, without(state.lying[at], code))
    return replace(state, lying=lying, pawns=(*pawns[:seat], pawn, *pawns[seat + 1 :])), code


def collect(state: State, enterer: Seat, shown: Codes) -> State:
    """Set all twelve codes aside: `enterer` has entered them and shown the combination `shown` (§3.6, R1)."""
    pawns = tuple(replace(pawn, codes=(), known=NOWHERE) for pawn in state.pawns)
    return replace(state, pawns=pawns, lying=NOWHERE, enterer=enterer, shown=shown)


def deal(chance: Chance) -> tuple[Codes, ...]:
    """Shuffle the twelve codes and lay three in each main sector (§3.2, §3.7)."""
    cards = chance.shuffled(data.CODES)
    count = data.CODES_PER_SECTOR
    return tuple(in_order(cards[count * at : count * (at + 1)]) for at in range(len(data.SECTORS)))


def fewest(codes: Codes) -> str:
    """Give the code that a time-out puts down: the rank with fewest copies, ties by rank (R3)."""
    return min((rank for rank in data.RANKS if rank in codes), key=codes.count)


def _saw_taken(pawn: Pawn, at: int, code: str | None) -> Pawn:
    """Keep what a player still knows of a sector after `code`, or an unseen one, was taken from it."""
    known = pawn.known[at]
    if not known:
        return pawn
    return replace(pawn, known=_with(pawn.known, at, without(known, *((code,) if code else set(known)))))


def _with(sectors: tuple[Codes, ...], at: int, codes: Iterable[str]) -> tuple[Codes, ...]:
    return (*sectors[:at], in_order(codes), *sectors[at + 1 :])
