"""Every action and command, tried by everybody who might try it, in every phase of a table.

Actions come from the registry of handlers and commands from the command tree, so a new one joins by itself. `run.py`
sends them and `judge.py` judges them. Beside that, people who may not look on are told nothing of the table.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace as with_
from typing import Any

import pytest
from discord import app_commands
from msgspec.structs import replace

from bot.archive.day import day_of
from bot.installed_games import installed_game
from bot.local.interactions import Interaction
from bot.people.people import block
from bot.table import lobby
from bot.table.seating import computer
from bot.table.table import Table
from bot.ui.press_context import FORMS, HANDLERS, HOME_FORMS, HOME_HANDLERS, OUTSIDE
from storage.records.agreements import TableAgreements
from storage.records.servers import WatcherRecord
from tests.presses import judge
from tests.presses.forge import BUTTON, COMMAND, COMPONENT, FORM, MENU, Sent
from tests.presses.hall import Hall
from tests.presses.run import Run
from tests.table.play import play_on, random_move
from tests.ui.messages import Json, items

ROLES = ("outsider", "sent away", "spectator", "other seat", "moderator", "blocked")
PHASES = (
    *("lobby", "private lobby", "play", "private play", "over", "private over"),
    *("day at play", "day's game over", "day over"),
)
STRANGERS = ("outsider", "sent away", "blocked")
"""Who may look on at no table but an open one."""

MIDDLE = 30
"""Random moves after which a game is in its middle."""

SUGGEST = 4
OPENING = frozenset(("play", "table", "friends", "daily-play", "learn", "put"))
"""Actions of the home page that open tables."""

LAST = "delete-sure"
"""It is tried last: nobody knows its presser afterwards."""


@dataclass(frozen=True)
class Act:
    """An action, or a command by its full name; of a suggestion also the option that is typed."""

    kind: str
    name: str
    option: str = ""


@dataclass(frozen=True)
class Room:
    """A table in one phase, with the people who try something there."""

    phase: str
    table: Table
    people: dict[str, str]

    @property
    def closed(self) -> bool:
        """Whether strangers may not look on."""
        return self.phase.startswith(("private", "day"))

    @property
    def told(self) -> bool:
        """Whether the game has no secrets any more."""
        return self.phase in ("over", "private over", "day over")


def acts(hall: Hall) -> list[Act]:
    """List all actions of the registry and all commands of the tree."""
    commands = [each for each in hall.bot.tree.walk_commands() if isinstance(each, app_commands.Command)]
    found = [
        *(Act("press", name) for name in HANDLERS),
        *(Act("form", name) for name in FORMS),
        *(Act("home", name) for name in HOME_HANDLERS if name != LAST),
        *(Act("home form", name) for name in HOME_FORMS),
        *(Act("command", each.qualified_name) for each in commands),
        *(Act("suggest", each.qualified_name, parameter.display_name) for each in commands
          for parameter in each.parameters if parameter.autocomplete),
    ]  # fmt: skip
    return [*sorted(found, key=str), Act("home", LAST)]


class Adversary:
    """Tries acts in the rooms of one phase, always the same ones for a seed."""

    def __init__(self, run: Run, phase: str, seed: str) -> None:
        self.run, self.hall, self.phase = run, run.hall, phase
        self.dice = random.Random(f"adversary/{phase}/{seed}")
        self.tried: set[tuple[str, str, str]] = set()

    async def attack(self, whole: bool = False) -> None:
        """Try each act in one role, or in all; in a fresh room whenever something has changed the table."""
        first = PHASES.index(self.phase)
        room, state = await self.room(), None
        for number, act in enumerate(acts(self.hall)):
            for role in ROLES if whole else (ROLES[(number + first) % len(ROLES)],):
                now = _unchanged(room.table)
                if state is not None and now != state:
                    room = await self.room()
                    now = _unchanged(room.table)
                state = now
                await self.attempt(room, role, act)
                if act.name == LAST:
                    state = None
                    room = await self.room()

    async def attempt(self, room: Room, role: str, act: Act) -> None:
        """Try one act and judge what came of it."""
        sent = self.sent(room, role, act)
        permit = self.permit(room, role, act, sent)
        asked = await self.run.alone(sent, permit, room.table)
        self.tried.add((act.kind, act.name, role))
        for table in [table for table in self.hall.bot.tables if permit.opens and table is not room.table]:
            await table.end("empty")
        self.run.wrong += [f"{each}: {role}, {self.phase}: {sent}" for each in self.told(room, role, act, asked)]

    # the room

    async def room(self) -> Room:
        """Open a table in this phase."""
        hall, dice, day = self.hall, self.dice, self.phase.startswith("day")
        people = dice.sample(hall.users[1:], 7)
        game = installed_game("stalag17")
        seated, others = (people[:1], people[1:5]) if day else (people[:3], people[3:])
        guild = None if day else int(hall.guild)
        channel = hall.dm(seated[0]) if day else str(hall.world.add_channel(hall.guild, f"r{people[0]}")["id"])
        seats = [hall._seat(user) for user in seated]
        seats = [replace(each, dm=int(hall.dm(user))) for each, user in zip(seats, seated, strict=True)]
        record = lobby.opened(game, seats[0], guild, int(channel), "en-US", {}, 0)
        outsider, away, guest, blocked = others
        invited = tuple(map(int, (*seated, guest))) if self.phase.startswith("private") else None
        record = replace(record, agreements=TableAgreements(invited=invited, sent_away=(int(away),)))
        if day:
            for tried in ("daily_try", "daily_mark"):  # people try it again in the next room
                await hall.bot.store._database.write(f"delete from {tried}")
            today = day_of(hall.bot.tables.table_time.sure())
            crew = [computer(number, "normal", game.crew[number].name) for number in (1, 2)]
            record = replace(record, seats=(seats[0], *crew))
            record = replace(record, day=today - (self.phase == "day over"))
        table = await hall.bot.tables.open(record)
        for seat in seats[1:]:
            await table.alter(lambda record, seat=seat: lobby.join(record, game, seat))  # type: ignore[misc]
        await block(hall.bot.store, "people", lambda before: {int(blocked)})
        if "lobby" not in self.phase:
            await self._play(table)
        if table.record.status == "playing" and not day:
            await hall.bot.store.watch(table.id, WatcherRecord(int(guest), None, "en-US", False))
        hall.tables = [table]
        await hall.bot.reconciler.flush()
        roles = (outsider, away, guest, seated[-1], hall.users[0], blocked)
        return Room(self.phase, table, dict(zip(ROLES, roles, strict=True)))

    async def _play(self, table: Table) -> None:
        """Deal and play on: to the end if this phase comes after it."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Table, "_see_turn", lambda table: None)
            await table.start(table.record.host)
            moves = 10_000 if "over" in self.phase else MIDDLE
            await self.hall._quietly(play_on(table, self.dice, moves))
        if "over" in self.phase:
            assert table.record.status == "over"

    # what is sent

    def sent(self, room: Room, role: str, act: Act) -> Sent:
        """Make up an interaction: a press names another's seat, or none, with what is offered to others there."""
        user, table = room.people[role], room.table
        kind = f"{act.kind}, {role}"
        channel = self._channel(room, role)
        if act.kind in ("command", "suggest"):
            return Sent(kind, user, channel, COMMAND if act.kind == "command" else SUGGEST, self._command(room, act))
        offered = self._offered(table, act.name) or [""]
        argument = self.dice.choice((self.dice.choice(offered), "", str(table.id)))[:40]
        if act.kind.startswith("home"):
            spelt = f"e1:{act.name}:0:-::{self.dice.choice((argument, 'fugitive'))}"
        else:
            seat = self.dice.choice(("-", 0))
            token = table.token(0) if table.state is not None else ""
            if act.name == "do" and table.record.status == "playing":
                seat, move = random_move(table, self.dice)
                token, argument = table.token(seat), str(move)
            spelt = f"e1:{act.name}:{table.id}:{seat}:{token}:{argument}"
        data: Json = {"custom_id": spelt[:100]}
        message = self._message(table)
        if act.kind.endswith("form"):
            field = {"type": 4, "custom_id": "text", "value": "1"}
            data["components"] = [{"type": 18, "component": field}]
            return Sent(kind, user, channel, FORM, data, message)
        data |= {"component_type": BUTTON, "id": 1}
        if self.dice.random() < 0.3:
            data |= {"component_type": MENU, "values": [self.dice.choice((user, str(table.record.host), "1", "en"))]}
        return Sent(kind, user, channel, COMPONENT, data, message)

    def _channel(self, room: Room, role: str) -> str:
        """Return the table's channel, or a place from which somebody may reach a table in direct messages."""
        if room.table.record.guild is None and role != "other seat":
            return self.dice.choice((self.hall.channel, self.hall.dm(room.people[role])))
        return str(room.table.record.channel)

    def _message(self, table: Table) -> str:
        """Return the board of the table, on which the press is made; Discord sends none without a message."""
        shown = self.hall.world.store.of(str(table.record.channel))
        return next(number for number, each in shown.items() if each["components"] and not each.get("_only"))

    def _offered(self, table: Table, action: str) -> list[str]:
        """List the arguments with which an action is offered to somebody at the table."""
        spelt = [
            str(item.get("custom_id", "")).split(":", 5) for each in self.hall.panels(table) for item in items(each)
        ]
        return sorted({each[5] for each in spelt if len(each) == 6 and each[1] == action})

    def _command(self, room: Room, act: Act) -> Json:
        command = next(each for each in self.hall.bot.tree.walk_commands() if each.qualified_name == act.name)
        assert isinstance(command, app_commands.Command)
        data: Json = {"id": "1", "type": 1}
        options = []
        for parameter in command.parameters:
            kind, name = parameter.type.value, parameter.display_name
            if name == act.option:
                options.append({"name": name, "type": kind, "value": "", "focused": True})
            elif kind == 6:
                named = room.people[self.dice.choice(ROLES)]
                known = self.hall.world.users[named]
                data["resolved"] = {"users": {named: {**known, "id": named}}}
                options.append({"name": name, "type": kind, "value": named})
            elif parameter.required or (kind == 4 and name == "table" and self.dice.random() < 0.7):
                value: Any = parameter.choices[0].value if parameter.choices else room.table.id if kind == 4 else "x"
                options.append({"name": name, "type": kind, "value": value})
        first, *under = act.name.split(" ")
        for each in reversed(under):
            options = [{"name": each, "type": 1, "options": options}]
        return {**data, "name": first, "options": options}

    # what may come of it

    def permit(self, room: Room, role: str, act: Act, sent: Sent) -> judge.Allowed:
        """Say what an act may change: nothing of the table by people who may not sit there."""
        permit = judge.allowed(self.hall, sent)
        opens = (act.kind == "home" and act.name in OPENING) or (act.kind == "command" and act.name.endswith(" new"))
        if opens and role != "blocked":
            permit = with_(permit, opens=True)
        if act == Act("command", "table move") and role == "moderator" and room.table.record.guild is not None:
            permit = with_(permit, table=room.table.id, settles=True)
        if role in ("sent away", "blocked") or (role == "outsider" and room.closed):
            permit = with_(permit, table=0, seat=None, plays=False, drafts=False, settles=False, types=frozenset())
        return permit

    def told(self, room: Room, role: str, act: Act, asked: Interaction) -> Iterator[str]:
        """Tell what an answer says that its reader may not know."""
        table, stranger = room.table, role in STRANGERS and room.closed
        day = room.phase.startswith("day")
        stranger = (
            stranger or (day and role != "other seat") or (role == "moderator" and room.phase.startswith("private"))
        )
        found = judge.messages(asked)
        names = [each["filename"] for message in found for each in message["_files"]]
        words = str(judge.shown(self.hall, asked)) + "".join(
            file[0].decode("latin-1") for message in found for each in message["_files"] if (file := self._file(each))
        )
        if table.record.secret.hex() in words and (stranger or not room.told):
            yield "the secret of the shuffle is told"
        if not stranger:
            return
        ends = role == "moderator" and act.name in OUTSIDE
        if act.kind in ("press", "form") and not ends and (names or any(each["embeds"] for each in found)):
            yield "a table is shown to a stranger"
        if act.kind == "command" and act.name.startswith("table ") and names:
            yield f"files {names} are given to a stranger"
        moves = act.name == "table move" and role == "moderator"
        if not moves and any(choice["value"] == table.id for choice in asked.choices or ()):
            yield "a table is suggested to a stranger"

    def _file(self, each: Json) -> tuple[bytes, str] | None:
        path = each["url"].removeprefix(self.hall.server.base_url).partition("?")[0]
        return self.hall.world.store.attachments.file(path)


def _unchanged(table: Table) -> tuple[Any, ...]:
    """Return what a room must still have for the next act."""
    record = table.record
    people = tuple(seat.user for seat in record.seats)
    return record.status, record.version, people, record.host, record.agreements, record.channel
