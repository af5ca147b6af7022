"""Interactions that are not spelt as Discord spells them: each is answered, logged once, and reaches no handler."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.ui.payloads import require_valid
from tests.ui.answer import answer
from tests.ui.player import Player, sit_down
from tests.ui.world import World

UNREADABLE = "I couldn't read that button. Press one under the newest board."
OLD = "This command has changed. Try again in a moment. If that doesn't help, restart Discord."

START = 2
"""The version of a table after one join and the deal."""


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    return world


def replaced(part: Any, path: list[str], value: object) -> Any:
    return {**part, path[0]: replaced(part[path[0]], path[1:], value)} if path else value


@contextlib.contextmanager
def spelt(world: World, path: str, value: object) -> Iterator[None]:
    """Let a part of an interaction be another one when the bot gets it."""
    parsers = world.bot._connection.parsers
    parse = parsers["INTERACTION_CREATE"]
    parsers["INTERACTION_CREATE"] = lambda data: parse(replaced(data, path.split("."), value))
    try:
        yield
    finally:
        parsers["INTERACTION_CREATE"] = parse


def moves(world: World) -> int:
    return world.table.record.version


UNREAD = [
    (3, {"component_type": 2}), (3, {"custom_id": "e1:hand:1:-::"}), (3, {}), (5, {"components": []}),
     (5, {"custom_id": "e1:options:1:-::"}), (3, {"custom_id": 7, "component_type": 2}),
     *((3, {"custom_id": f"e1:{button}", "component_type": 2, "components": parts})
       for button in ("snooze:0:-::tomorrow.1", "hand:1:-::") for parts in (True, "x", [None])),
     *((3, {"custom_id": "e1:pick:1:0::hide.0.0", "component_type": 3, "values": values})
       for values in (None, 7, "41", [41], [["41"]], {"0": "41"})),
     *((3, {"custom_id": "e1:substitute:1:-::1", "component_type": 5, "values": ["7"], "resolved": {"users": users}})
       for users in (None, ["7"], {"7": None}, {"7": {"bot": "yes"}})),
     *((5, {"custom_id": f"e1:{form}", "components": parts})
       for form in ("options:1:-::", "word:1:-::", "operator-say:0:-::")
       for parts in (7, "pace", ["pace"], [{"component": "pace"}], [{"components": [{"custom_id": 7}]}],
                     [{"custom_id": "pace", "values": "300"}], [{"custom_id": "pace", "value": 300}])),
]  # fmt: skip


async def test_what_the_library_cannot_read_is_answered(seated: World, ana: Player) -> None:
    """Nor what it leaves unread: it reaches no handler, and the connection lives."""
    for kind, data in UNREAD:
        await seated.pass_time(2)
        with capture_logs() as logged:
            told = answer(await seated.send(ana, seated.board, kind, data))
        assert told == UNREADABLE, data
        assert [line["kind"] for line in logged if line["event"] == "unreadable event"] == ["INTERACTION_CREATE"], data
        assert moves(seated) == START, data
    await ana.make("hide 1 -")
    assert moves(seated) == START + 1


NEVER_SENT = [
    ("member", None), ("message", None), ("locale", 7), ("guild_id", ""), ("data", {"name": 3}), ("type", 2),
     ("guild_locale", ["es"]), ("guild_id", "0"), ("guild_id", "9" * 30), ("guild_id", 10**30), ("guild_id", "-5"),
     ("guild_id", True), ("channel.id", "9" * 30), ("message.id", "-1"), ("message.flags", "x"), ("data", None),
     ("member.user", {}), ("member.user.id", "-1"),
]  # fmt: skip


async def test_what_discord_never_sends_reaches_nothing(seated: World, ana: Player) -> None:
    """Without anybody who asks, without what was pressed, with something else in the place of a language."""
    for part, value in NEVER_SENT:
        with spelt(seated, part, value), capture_logs() as logged:
            told = answer(await ana.press(seated.board, "My hand"))
        assert told == UNREADABLE, (part, value)
        assert [line["event"] for line in logged] == ["unreadable event"], (part, value)
    assert await ana.my_hand()


async def test_what_takes_no_answer_is_not_read(seated: World, ana: Player) -> None:
    """An answer would go nowhere, so it is not sent here."""
    await ana.press(seated.board, "My hand")
    told = [frame["d"] for frame in seated.server.frames if frame["t"] == "INTERACTION_CREATE"][-1]
    require_valid(told)
    for wrong in ({"application_id": True}, {"application_id": 10**30}, {"token": ["x"]}, {"token": None}):
        with pytest.raises((TypeError, ValueError), match=r"^(ids|languages) "):
            require_valid(told | wrong)


def typed(value: object) -> dict[str, object]:
    """Spell `/table type` with an answer."""
    given = {"name": "answer", "type": 3, "value": value}
    return {"name": "table", "options": [{"name": "type", "type": 1, "options": [given]}]}


COMMANDS = [
    (None, UNREADABLE), ({}, UNREADABLE), ({"name": ["hand"]}, UNREADABLE), ({"name": "hand", "type": 99}, UNREADABLE),
     ({"name": "hand", "options": 7}, UNREADABLE), ({"name": "hand", "options": ["table"]}, UNREADABLE),
     ({"name": "hand", "options": [{"name": "table", "type": 4}]}, UNREADABLE),
     ({"name": "hand", "options": [], "resolved": {"users": {"7": None}}}, UNREADABLE),
     *(({"name": "hand", "options": [{"name": "table", "type": 4, "value": value}]}, OLD)
       for value in (None, "1", [1], {"1": 1})),
     *((typed(value), OLD) for value in (None, 7, ["1"], True)),
]  # fmt: skip


async def test_a_command_that_cannot_be_read_is_answered(seated: World, ana: Player) -> None:
    for data, said in COMMANDS:
        with spelt(seated, "data", data), capture_logs() as logged:
            told = await ana.slash("hand")
        assert told == said, data
        assert [line["event"] for line in logged] == ["unreadable event"] * (said == UNREADABLE), data
        assert moves(seated) == START, data
    assert await ana.my_hand()


async def test_a_suggestion_that_cannot_be_read_is_left_out(seated: World, ana: Player) -> None:
    create = seated.server.interactions.create
    with spelt(seated, "data", {"name": "hand", "options": [7]}), capture_logs() as logged:
        asked = create(4, ana.id, seated.channel, {"name": "hand", "options": []})
        await seated.settle()
    assert asked.acked is None
    assert [line["event"] for line in logged] == ["unreadable event"]
    assert await ana.my_hand()
