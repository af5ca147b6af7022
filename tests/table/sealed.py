"""A small game in which all seats choose at once, in secret: no installed game does, and the table must bear it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import bot.table.reads
import bot.workers.think
from bot.engine.chance import Chance
from bot.engine.event import Event, declared
from bot.engine.game import Option, Result, Step
from bot.engine.move import Ask, Field, Move, Refusal
from bot.engine.orders import Orders
from bot.engine.page import Page
from bot.engine.policy import Policy, RandomPolicy
from bot.engine.presenter import Presenter
from bot.engine.record import Record, Seat
from bot.installed_games import InstalledGame, installed_game
from tests.toys import ToyRules

ROUNDS = 3


class State(Record, frozen=True):
    chosen: tuple[str, ...]
    """By seat, "" for who has not chosen yet."""
    round: int = 1
    extra: int = 0
    result: Result | None = None


class Dealt(Event, frozen=True):
    pass


class Chose(Event, frozen=True):
    who: Seat


class Opened(Event, frozen=True):
    chosen: tuple[str, ...]


class TimeUp(Event, frozen=True):
    pass


class Sealed(ToyRules):
    """Each round every seat chooses red or blue; the last choice opens all. Blue twice running is refused to seat 2."""

    name = "sealed"
    schema = 2
    seats = range(2, 4)
    options = (Option("length", ("short", "long"), "short"),)
    state_type = view_type = State
    event_type = declared(__name__)

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        return Step(State(("",) * seats, extra=chance.below(1000)), (Dealt(),))

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        if state.result is not None or state.chosen[seat]:
            return ()
        return (Ask("choose", (Field("colour", ("red", "blue")),)),)

    def refuse(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return Refusal("no_blue") if seat == 2 and move.picks == (("blue",),) else None

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        chosen = tuple(move.picks[0][0] if each == seat else was for each, was in enumerate(state.chosen))
        if "" in chosen:
            return Step(replace(state, chosen=chosen), (Chose(seat),))
        opened = Opened(chosen)
        if state.round == ROUNDS:
            return Step(replace(state, chosen=chosen, result=Result((0,), "done")), (opened,))
        fresh = replace(state, chosen=("",) * len(chosen), round=state.round + 1, extra=chance.below(1000))
        return Step(fresh, (opened,))

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return self.apply(state, seat, Move("choose", (("red",),)), chance)

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        return Step(replace(state, result=Result((1 - seat,), "resigned")), ())

    def view(self, state: State, viewer: Seat | None) -> State:
        return replace(state, chosen=tuple(each and "chosen" for each in state.chosen), extra=0)

    def imagine(self, view: State, chance: Chance) -> State:
        return view

    def rematch(self, state: State, seat: Seat) -> Mapping[str, str]:
        return {}

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        if schema != 1:
            raise ValueError(f"sealed: no way from schema {schema}")
        return {"extra": 7, **old}


PLAIN = Presenter(
    game="sealed",
    emoji="",
    texts=Path(__file__).parent / "texts",
    board=lambda view, say: Page("Sealed", ("Now.",)),
    ending=lambda view, viewer, say: "Over.",
)
"""As few words as a table needs."""


def install(
    monkeypatch: pytest.MonkeyPatch,
    policies: Mapping[str, Policy] | None = None,
    game: Sealed | None = None,
    orders: Orders | None = None,
) -> InstalledGame:
    """Make the game known to tables, and give it."""
    known = {"random": RandomPolicy(), **(policies or {"easy": RandomPolicy()})}
    sealed = InstalledGame(game or Sealed(), PLAIN, known, orders=orders or Orders())
    for module in (bot.table.reads, bot.workers.think):
        monkeypatch.setattr(
            module, "installed_game", lambda name: sealed if name == sealed.name else installed_game(name)
        )
    return sealed
