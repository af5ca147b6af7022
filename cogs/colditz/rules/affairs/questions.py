"""The questions of an affair and the words they are answered with (docs/rules/colditz.md §3.18)."""

from __future__ import annotations

from bot.engine.game import Ask, Field, Picks
from cogs.colditz.data import kind
from cogs.colditz.rules.affairs.answers import NO, threatened
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.rules.castle.pawns import choosable
from cogs.colditz.rules.turn.guards import onward
from cogs.colditz.state import Affair, State

LET_BE = Ask(NO)


def asks(state: State, who: int) -> tuple[Ask, ...]:
    """Ask one who is concerned; *no* looks the same for everybody."""
    affair = state.affair
    assert affair is not None
    if affair.kind == "call":
        own = choosable(state, who)
        return (Ask("attend", (Field("men", own, 0, len(own)),)),)
    if affair.kind == "loss":
        return (Ask("give_up", (Field("card", due(state, who)),)),)
    if affair.kind == "onward":
        return (Ask("onward", (Field("place", onward(state, affair.guard)),)),)
    if affair.kind == "gate":
        held = {kind(card) for card in state.hand}
        wanted = "key_caught" if affair.place.startswith("key") else "pass_caught"
        return (Ask("intercept"), LET_BE) if wanted in held else (LET_BE,)
    return (*_cards(state, affair, who), LET_BE)


def _cards(state: State, affair: Affair, who: int) -> tuple[Ask, ...]:
    held = {kind(card) for card in state.officers[who].cards}
    mine = threatened(state, affair, who)
    found: list[Ask] = []
    if affair.kind == "shot":
        return (Ask("amulet"),) if "amulet" in held else ()
    if affair.kind == "search" and "tip_off" in held and mine:
        found.append(Ask("tip_off"))
    if "hide" in held and mine:
        found.append(Ask("hide", (Field("man", mine),)))
    return tuple(found)


def due(state: State, who: int) -> tuple[str, ...]:
    """List what an officer can give up: Equipment by kind, or a card that stands for it (R3)."""
    one = state.officers[who]
    table = (what for what, held in zip(EQUIPMENT, one.stock, strict=True) if held)
    return (*table, *(card for card in one.cards if kind(card) in EQUIPMENT))


def spoken(verb: str, picks: Picks) -> str:
    """Turn a move into the answer that answers.py takes."""
    if verb == "intercept":
        return "intercept"
    if verb in ("attend", "give_up", "onward"):
        return " ".join(picks[0])
    return " ".join((verb, *(word for group in picks for word in group)))


def default(state: State, who: int) -> str:
    """Give the answer of a time-out: no; all men go to the roll call; the first thing due."""
    affair = state.affair
    assert affair is not None
    if affair.kind == "call":
        return " ".join(choosable(state, who))
    if affair.kind == "onward":
        return onward(state, affair.guard)[0]
    return due(state, who)[0] if affair.kind == "loss" else NO
