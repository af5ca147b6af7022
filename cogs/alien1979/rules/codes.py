"""Moves of codes between hands and sectors, and each player's certain knowledge of them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.state import NOWHERE, Codes, Passage, Pawn, State


def in_order(codes: Iterable[str]) -> Codes:
    """Sort codes by rank."""
    return tuple(sorted(codes, key=data.RANKS.index))


def without(codes: Codes, *gone: str) -> Codes:
    """Remove each of `gone` from `codes` once, if it is there."""
    left = list(codes)
    for code in gone:
        if code in left:
            left.remove(code)
    return tuple(left)


def seated(state: State, seat: Seat, pawn: Pawn) -> State:
    """Return the state with `pawn` at `seat`."""
    return replace(state, pawns=(*state.pawns[:seat], pawn, *state.pawns[seat + 1 :]))


def put(state: State, seat: Seat, sector: str, code: str) -> State:
    """Put a code of `seat` face-down in `sector` (R4)."""
    at = data.SECTORS.index(sector)
    pawn = state.pawns[seat]
    pawn = replace(
        pawn,
        codes=without(pawn.codes, code),
        known=added(pawn.known, at, code),
        passed=(*pawn.passed, code),
    )
    trail = (*state.trail, Passage(seat, sector, True))
    return seated(replace(state, lying=added(state.lying, at, code), trail=trail), seat, pawn)


def take(state: State, seat: Seat, chance: Chance) -> tuple[State, str]:
    """Move a random code of the sector to the hand of `seat` (A5, R4). Return the new state and the code."""
    sector = state.pawns[seat].place
    at = data.SECTORS.index(sector)
    code = chance.choice(state.lying[at])
    pawns = [
        replace(pawn, known=still_known(pawn.known, at, code if number == seat else None)) if pawn.known[at] else pawn
        for number, pawn in enumerate(state.pawns)
    ]
    pawn = pawns[seat]
    pawns[seat] = replace(pawn, codes=in_order((*pawn.codes, code)), passed=(*pawn.passed, code))
    lying = _with(state.lying, at, without(state.lying[at], code))
    trail = (*state.trail, Passage(seat, sector, False))
    return replace(state, lying=lying, pawns=tuple(pawns), trail=trail), code


def abandon(state: State, seat: Seat, sector: str) -> State:
    """Put all codes of `seat`, which is out, face-down in `sector` (R13, R18)."""
    left = state.pawns[seat].codes
    if not left:
        return state
    trail = (*state.trail, *(Passage(seat, sector, True) for _ in left))
    return replace(state, lying=added(state.lying, data.SECTORS.index(sector), *left), trail=trail)


def collect(state: State, enterer: Seat, shown: Codes) -> State:
    """Set all twelve codes aside: `enterer` has entered them and shown the combination `shown` (§3.6, R1)."""
    pawns = tuple(replace(pawn, codes=(), known=NOWHERE, passed=()) for pawn in state.pawns)
    return replace(state, pawns=pawns, lying=NOWHERE, trail=(), enterer=enterer, shown=shown)


def deal(chance: Chance) -> tuple[Codes, ...]:
    """Shuffle the twelve codes and put three in each main sector (§3.2, §3.7)."""
    cards = chance.shuffled(data.CODES)
    count = data.CODES_PER_SECTOR
    return tuple(in_order(cards[count * at : count * (at + 1)]) for at in range(len(data.SECTORS)))


def fewest(codes: Codes) -> str:
    """Return the code that a time-out puts down: the rank with fewest copies, ties by rank (R3)."""
    return min((rank for rank in data.RANKS if rank in codes), key=codes.count)


def added(sectors: tuple[Codes, ...], at: int, *codes: str) -> tuple[Codes, ...]:
    """Add codes to those of main sector `at`."""
    return _with(sectors, at, (*sectors[at], *codes))


def still_known(known: tuple[Codes, ...], at: int, code: str | None) -> tuple[Codes, ...]:
    """Return a player's certain knowledge after taking `code` from main sector `at`.

    If `code` is None, another player has taken an unseen one, and nothing there is certain any more.
    """
    return _with(known, at, without(known[at], *((code,) if code else set(known[at]))))


def _with(sectors: tuple[Codes, ...], at: int, codes: Iterable[str]) -> tuple[Codes, ...]:
    return (*sectors[:at], in_order(codes), *sectors[at + 1 :])
