"""New messages are left alone for 2 s, presses are answered at once, and a hand does not change under its reader."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.settings import Settings
from bot.ui.reconcile.pauses import CROSSED, LATE, READS
from tests.scenarios.test_turns import DEALT
from tests.ui.messages import Json, find, text
from tests.ui.player import Player
from tests.ui.world import World, quick_settings

POST = Settings().edit_pause


@pytest.fixture(autouse=True)
def with_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    def paused(database: Path, token: str) -> Settings:
        return replace(quick_settings(database, token), edit_pause=POST)

    monkeypatch.setattr("tests.ui.on_local.quick_settings", paused)


async def seated_slowly(world: World, ana: Player, ben: Player) -> None:
    """Let two people sit down at a board that can be seen to change, and start."""
    await ana.slash("fugitive new", roles="host_fugitive", pace=0)
    await ben.press(world.board, "Join")
    await world.pass_time(POST + 0.1)
    await ana.press(world.board, "Start")


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    await seated_slowly(world, ana, ben)
    await world.put(DEALT)
    await world.pass_time(2 * READS)
    return world


def edits(world: World, message: Json) -> int:
    """Count the edits of a message so far."""
    asked = [each for each in world.server.wire if each["method"] == "PATCH" and each["status"] == 200]
    return sum(each["response"]["id"] == message["id"] for each in asked)


async def test_a_new_board_is_edited_when_it_has_stood_for_a_while(world: World, ana: Player, ben: Player) -> None:
    await ana.slash("fugitive new")
    await ben.press(world.board, "Join")
    assert "Ben" not in text(world.board)
    assert world.table.id in await world.bot.store.unpainted()
    await world.pass_time(POST - 0.1)
    assert "Ben" not in text(world.board)
    await world.pass_time(0.2)
    assert "Ben" in text(world.board)
    assert world.table.id not in await world.bot.store.unpainted()
    assert edits(world, world.board) == 1


async def test_a_new_board_is_edited_after_a_restart(world: World, ana: Player, ben: Player) -> None:
    await ana.slash("fugitive new")
    await ben.press(world.board, "Join")
    await world.restart()
    await world.pass_time(POST + 0.1)
    assert "Ben" in text(world.board)


async def test_a_press_in_a_new_hand_is_answered_and_the_hand_edited_once_more(
    world: World, ana: Player, ben: Player
) -> None:
    await seated_slowly(world, ana, ben)
    hand = await ana.unfolded(ana.hand, "Hide at …")
    before = edits(world, ana.hand)
    await ana.choose(hand, "Hide at", next(iter(find(hand, "Hide at …")["options"]))["value"])
    assert edits(world, ana.hand) == before + 1
    await world.pass_time(CROSSED - 0.1)
    assert edits(world, ana.hand) == before + 1
    await world.pass_time(0.2)
    assert edits(world, ana.hand) == before + 2
    await world.pass_time(60)
    assert edits(world, ana.hand) == before + 2


async def test_a_press_in_an_older_hand_is_its_only_edit(seated: World, ana: Player) -> None:
    hand = await ana.unfolded(ana.hand, "Hide at …")
    before = edits(seated, ana.hand)
    await ana.choose(hand, "Hide at", "1")
    await seated.pass_time(60)
    assert edits(seated, ana.hand) == before + 1


async def test_news_alone_wait_while_a_player_reads(seated: World, ana: Player, ben: Player) -> None:
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    stands = text(ana.hand)
    await ben.make("draw 1")
    assert text(ana.hand) == stands
    assert "Ben drew" in text(seated.board)
    await seated.pass_time(READS - 0.1)
    assert text(ana.hand) == stands
    await seated.pass_time(0.2)
    assert "Ben drew" in text(ana.hand)


async def test_a_ping_says_the_next_question_when_its_player_rests(seated: World, ana: Player) -> None:
    """Whoever moves sees the question on the hand. The end of the turn takes the ping away at once."""
    stands = seated.pings
    assert len(stands) == 1
    before = len(seated.server.wire)
    await ana.make("hide 1 -")
    assert seated.pings == stands
    assert len(seated.server.wire) - before == 4, "the acknowledgement, both hands and the board"
    await seated.pass_time(READS - 0.1)
    assert seated.pings == stands
    await seated.pass_time(0.2)
    assert seated.pings != stands
    stands = seated.pings
    await ana.press(ana.hand, "Stop here")
    assert seated.pings != stands


async def test_what_others_do_in_a_row_is_told_together(seated: World, ana: Player, ben: Player) -> None:
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await seated.pass_time(READS)
    before = edits(seated, ana.hand)
    await ben.make("draw 1")
    assert edits(seated, ana.hand) == before + 1
    stands = text(ana.hand)
    await ben.make("draw 1")
    assert text(ana.hand) == stands
    assert seated.table.id in await seated.bot.store.unpainted()
    await seated.pass_time(LATE - 0.1)
    assert text(ana.hand) == stands
    await seated.pass_time(0.2)
    assert text(ana.hand) != stands
    assert edits(seated, ana.hand) == before + 2
    assert seated.table.id not in await seated.bot.store.unpainted()
    await ben.make("guess 2")
    assert find(ana.hand, "Draw from"), "what is asked is shown at once"


async def test_whoever_is_asked_is_shown_that_at_once(seated: World, ana: Player, ben: Player) -> None:
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await ben.make("draw 1")
    await ben.make("draw 1")
    await ben.make("guess 2")
    assert find(ana.hand, "Draw from")
    assert "guessed 2" in text(ana.hand)
