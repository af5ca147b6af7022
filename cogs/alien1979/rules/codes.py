"""Moving codes between hands and sectors, and recording what each player certainly knows about codes."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.record import Seat
from cogs.alien1979 import data
from cogs.alien1979.state import NOWHERE, Codes, Passage, Pawn, State


def sort_codes(codes: Iterable[str]) -> Codes:
    """Return the codes sorted by rank."""
    return tuple(sorted(codes, key=data.RANKS.index))


def without(codes: Codes, *gone: str) -> Codes:
    """Return `codes` without one copy of each code in `gone`. Missing copies are ignored."""
    left = list(codes)
    for code in gone:
        if code in left:
            left.remove(code)
    return tuple(left)


def with_pawn(state: State, seat: Seat, pawn: Pawn) -> State:
    """Return the state in which `pawn` is the pawn of the player at `seat`."""
    return replace(state, pawns=(*state.pawns[:seat], pawn, *state.pawns[seat + 1 :]))


def put_down(state: State, seat: Seat, sector: str, code: str) -> State:
    """Return the state after the player at `seat` puts a code face-down into `sector` (R4)."""
    at = data.SECTORS.index(sector)
    pawn = state.pawns[seat]
    pawn = replace(
        pawn,
        codes=without(pawn.codes, code),
        known=add_codes(pawn.known, at, code),
        passed=(*pawn.passed, code),
    )
    trail = (*state.trail, Passage(seat, sector, True))
    return with_pawn(replace(state, lying=add_codes(state.lying, at, code), trail=trail), seat, pawn)


def take(state: State, seat: Seat, chance: Chance) -> tuple[State, str]:
    """Return the state after the player takes a random code of the pawn's sector, and the code (A5, R4)."""
    sector = state.pawns[seat].place
    at = data.SECTORS.index(sector)
    code = chance.choice(state.lying[at])
    pawns = [
        replace(pawn, known=still_known(pawn.known, at, code if number == seat else None)) if pawn.known[at] else pawn
        for number, pawn in enumerate(state.pawns)
    ]
    pawn = pawns[seat]
    pawns[seat] = replace(pawn, codes=sort_codes((*pawn.codes, code)), passed=(*pawn.passed, code))
    lying = _with(state.lying, at, without(state.lying[at], code))
    trail = (*state.trail, Passage(seat, sector, False))
    return replace(state, lying=lying, pawns=tuple(pawns), trail=trail), code


def abandon(state: State, seat: Seat, sector: str) -> State:
    """Return the state after all codes of a player who is out are put face-down in `sector` (R13, R18)."""
    left = state.pawns[seat].codes
    if not left:
        return state
    trail = (*state.trail, *(Passage(seat, sector, True) for _ in left))
    return replace(state, lying=add_codes(state.lying, data.SECTORS.index(sector), *left), trail=trail)


def collect(state: State, enterer: Seat, shown: Codes) -> State:
    """Return the state after the player `enterer` has entered the codes (§3.6, R1).

    The player showed the combination `shown`. All twelve codes are set aside.
    """
    pawns = tuple(replace(pawn, codes=(), known=NOWHERE, passed=()) for pawn in state.pawns)
    return replace(state, pawns=pawns, lying=NOWHERE, trail=(), enterer=enterer, shown=shown)


def deal(chance: Chance) -> tuple[Codes, ...]:
    """Return the twelve codes, shuffled and dealt to the main sectors (§3.2, §3.7)."""
    cards = chance.shuffled(data.CODES)
    count = data.CODES_PER_SECTOR
    return tuple(sort_codes(cards[count * at : count * (at + 1)]) for at in range(len(data.SECTORS)))


def code_to_lose(codes: Codes) -> str:
    """Return the code that is put down for a player whose time is up (R3).

    It is of the rank with the fewest copies. Ties are decided by rank.
    """
    return min((rank for rank in data.RANKS if rank in codes), key=codes.count)


def add_codes(sectors: tuple[Codes, ...], at: int, *codes: str) -> tuple[Codes, ...]:
    """Return the codes of all sectors after codes are added to main sector number `at`."""
    return _with(sectors, at, (*sectors[at], *codes))


def still_known(known: tuple[Codes, ...], at: int, code: str | None) -> tuple[Codes, ...]:
    """Return what a player certainly knows after a code was taken from main sector number `at`.

    `code` is the code that the player took. None means that another player took a code that the player did not see.
    Then nothing about that sector is certain any more.
    """
    return _with(known, at, without(known[at], *((code,) if code else set(known[at]))))


def _with(sectors: tuple[Codes, ...], at: int, codes: Iterable[str]) -> tuple[Codes, ...]:
    return (*sectors[:at], sort_codes(codes), *sectors[at + 1 :])
