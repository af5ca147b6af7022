"""People press fast, and Discord puts off what is too much: nothing fails, and in the end all see what is true."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.local.buckets import OldEdits
from tests.ui.evening import Evening, open_evening
from tests.ui.messages import text
from tests.ui.player import Player

HASTY = (0.1, 0.3)
"""Seconds that somebody who is asked takes for a press in the tests that `make test` has."""

PEOPLE = {"fugitive": 2, "alien1979": 5, "stalag17": 5, "colditz": 5, "escape_plan": 5}


async def all_is_shown(evening: Evening, players: Sequence[Player]) -> None:
    """See that people have pressed, none in vain, and that painting everything once more changes nothing."""
    assert evening.seen.presses
    assert evening.seen.failed == 0
    shown = [text(evening.board), *(text(each.hand) for each in players)]
    asked = len(evening.server.wire)
    await evening.hasten()
    assert [each for each in evening.server.wire[asked:] if each["method"] in ("POST", "PATCH")] == []
    assert [text(evening.board), *(text(each.hand) for each in players)] == shown


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "stalag17" else pytest.mark.long) for game in PEOPLE]
)
async def test_a_fast_game_by_direct_messages(tmp_path: Path, game: str) -> None:
    """Nothing that is asked by an interaction is ever put off."""
    async with open_evening(tmp_path / "escapade.db", game) as evening:
        players = await evening.seat(game, PEOPLE[game])
        evening.thinks = HASTY
        await evening.play(players, presses=5)
        await all_is_shown(evening, players)
        assert [route for route in evening.refusals if "webhooks" in route] == []


@pytest.mark.long
@pytest.mark.parametrize("game", ["stalag17", "escape_plan"])
async def test_a_fast_game_by_private_panels(tmp_path: Path, game: str) -> None:
    async with open_evening(tmp_path / "escapade.db", game) as evening:
        players = await evening.seat(game, PEOPLE[game], panels=True)
        await evening.play(players, presses=30)
        await all_is_shown(evening, ())


@pytest.mark.long
async def test_a_table_goes_on_where_edits_by_interactions_are_held_up(tmp_path: Path) -> None:
    """As where the limit of a channel's webhooks counts edits: a table waits 5 s for one of them, not a minute."""
    async with open_evening(tmp_path / "escapade.db", "held up", counts_edits=True) as evening:
        players = await evening.seat("stalag17", 5)
        evening.server.buckets.webhooks = (1, 60.0)
        asked = len(evening.server.wire)
        await evening.play(players, presses=10)
        await all_is_shown(evening, players)
        plain = f"/channels/{evening.channel}/messages/{evening.board['id']}"
        assert (plain, 200) in [(each["path"], each["status"]) for each in evening.server.wire[asked:]]


async def test_edits_of_old_messages_wait_for_their_turn(tmp_path: Path) -> None:
    async with open_evening(tmp_path / "escapade.db", "old") as evening:
        players = await evening.seat("fugitive", 2)
        for message in [evening.board, *(each.hand for each in players)]:
            evening.world.age_message(message["id"], 2 * OldEdits.hour)
        evening.thinks = HASTY
        await evening.play(players, presses=4)
        await all_is_shown(evening, players)


@pytest.mark.long
async def test_a_board_that_was_talked_over(tmp_path: Path) -> None:
    async with open_evening(tmp_path / "escapade.db", "talk") as evening:
        players = await evening.seat("fugitive", 2)
        for number in range(12):
            await evening.say(players[0], f"line {number}")
        await evening.play(players, presses=8)
        await all_is_shown(evening, players)


@pytest.mark.long
async def test_a_bot_that_starts_again(tmp_path: Path) -> None:
    """Its sessions are limited, too."""
    async with open_evening(tmp_path / "escapade.db", "restart") as evening:
        players = await evening.seat("stalag17", 5)
        await evening.play(players, presses=5)
        await evening.restart()
        await evening.play(players, presses=5)
        await all_is_shown(evening, players)
