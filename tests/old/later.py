"""A release to come, for the tests of how a database and its games are brought up to date.

`earlier` lets Fugitive spell one of its moves in another way. `later` reads such games: its migration adds a column,
its states and events have one more field each, which no default fills in. Both last as long as their monkeypatch.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import codec
from bot.engine.action import Action, Actions
from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.move import Ask, Field, Move, Picks
from cogs.fugitive import events
from cogs.fugitive.face.turn_lines import LINES
from cogs.fugitive.rules.game import Fugitive
from cogs.fugitive.state import State
from storage import migrate

EARLIER, TODAY = "pull", "draw"
"""How the move is spelled that draws a card."""

SQL = """
alter table move add column colour text not null default 'red';
update move set colour = 'blue' where seat >= 0;
create index colours on move (colour);
"""

NEXT = migrate.newest() + 1


class LaterState(State, frozen=True, kw_only=True):
    """A state of the later schema."""

    weather: str


class LaterHid(events.Hid, frozen=True, kw_only=True, tag="hid"):
    """An event of the later schema."""

    quiet: bool


class Upgrades:
    """Counts what was read by the later release in the form of the earlier one."""

    def __init__(self) -> None:
        self.states = self.events = self.moves = 0


def add_migration(folder: Path, monkeypatch: pytest.MonkeyPatch, sql: str = SQL) -> Path:
    """Let the migrations be those in `folder`, with one more than there are, and return that one."""
    shutil.copytree(migrate.FOLDER, folder)
    added = folder / f"{NEXT:04}.sql"
    added.write_text(sql, encoding="utf-8")
    monkeypatch.setattr(migrate, "FOLDER", folder)
    return added


class Respelled(Action[State]):
    """An action whose verb is spelled as it was earlier."""

    verb = EARLIER

    def __init__(self, today: Action[State]) -> None:
        super().__init__()
        self._today = today
        self.why_not, self.why_not_at, self.do = today.why_not, today.why_not_at, today.do  # type: ignore[method-assign]

    def ask(self, state: State, seat: int) -> Ask | None:
        """Offer the action under its earlier verb."""
        ask = self._today.ask(state, seat)
        return None if ask is None else replace(ask, verb=EARLIER)

    def next_field(self, state: State, seat: int, ask: Ask, picked: Picks) -> Field | None:
        """Give the next field that today's action has."""
        return self._today.next_field(state, seat, replace(ask, verb=TODAY), picked)


def earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Fugitive spell its moves as they were spelled earlier."""
    original = Fugitive.open_to

    def open_to(game: Fugitive, state: State, seat: int) -> Actions[State]:
        actions = original(game, state, seat)
        return Actions(*(Respelled(actions[verb]) if verb == TODAY else actions[verb] for verb in actions))

    monkeypatch.setattr(Fugitive, "open_to", open_to)


def later(monkeypatch: pytest.MonkeyPatch) -> Upgrades:
    """Let Fugitive be of the next schema, and count what is upgraded."""
    counted, schema = Upgrades(), Fugitive.schema
    kinds = events.EVENTS

    def stepping(name: str) -> None:
        original = getattr(Fugitive, name)
        monkeypatch.setattr(Fugitive, name, lambda *given: _later(original(*given)))

    def upgrade(game: Any, old: dict[str, Any], written: int) -> dict[str, Any]:
        assert written == schema
        counted.states += 1
        return {**old, "weather": "fine"}

    def upgrade_event(game: Any, old: dict[str, Any], written: int) -> dict[str, Any]:
        assert written == schema
        counted.events += 1
        return {**old, "quiet": False} if old["event"] == "hid" else old

    def upgrade_move(game: Any, state: Any, move: Move) -> Move:
        if move.verb != EARLIER:
            return move
        counted.moves += 1
        return replace(move, verb=TODAY)

    for name in ("setup", "apply", "move_on_timeout", "resign"):
        stepping(name)
    monkeypatch.setattr(Fugitive, "schema", schema + 1)
    monkeypatch.setattr(Fugitive, "state_type", LaterState)
    monkeypatch.setattr(Fugitive, "event_type", _union(kinds))
    for hook in (upgrade, upgrade_event, upgrade_move):
        monkeypatch.setattr(Fugitive, hook.__name__, hook)
    monkeypatch.setattr(codec, "_rows_read", codec._rows_read.__wrapped__)
    for table in (LINES.twins, LINES.runs, LINES.writers):
        monkeypatch.setitem(table, LaterHid, table[events.Hid])  # type: ignore[attr-defined, arg-type]
    return counted


def _union(kinds: Any) -> Any:
    found: Any = LaterHid
    for kind in kinds.__args__:
        found = found if kind is events.Hid else found | kind
    return found


def _later(step: Step[Any]) -> Step[Any]:
    state = step.state
    if type(state) is State:
        state = LaterState(**_fields(state), weather="fine")
    return Step(state, tuple(map(_later_event, step.events)))


def _later_event(event: Event) -> Event:
    return LaterHid(**_fields(event), quiet=False) if type(event) is events.Hid else event


def _fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}
