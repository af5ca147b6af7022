"""What was pressed is edited by that press, as long as it counts: such edits cost none of the bot's 50 a second."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.ui.reconcile import messages, reconciler
from tests.scenarios.test_panels import paintings
from tests.ui.messages import small, text
from tests.ui.on_local import FOR_EVER, LocalWorld
from tests.ui.player import Player, sit_down
from tests.ui.world import World


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    return world


def edits(world: World, since: int) -> list[str]:
    """Tell by what the messages of the table were edited: `press`, or the channel in which they stand."""
    names = {world.channel: "channel"}
    asked = [each for each in world.requests[since:] if each.method == "PATCH"]
    return ["press" if "/webhooks" in each.path else names.get(each.path.split("/")[2], "direct") for each in asked]


async def test_a_hand_is_edited_by_the_last_press_in_it(seated: World, ana: Player, ben: Player) -> None:
    """A restart later, too; when Discord takes that no longer, by its channel."""
    await seated.restart()
    since = len(seated.requests)
    await ben.make("draw 1")
    assert edits(seated, since).count("direct") == 0
    assert small(ana.hand)[-1] == "Ben drew from 4-14."
    (hand,) = [each for each in await paintings(seated, "hand") if each.seat == ana.seat]
    assert hand.token
    await seated.pass_time(15 * 60)
    since = len(seated.requests)
    await ben.make("draw 1")
    assert edits(seated, since).count("direct") == 1
    assert small(ana.hand)[-1] == "Ben drew 2 cards from 4-14."
    assert "edited" not in text(ana.hand), "a hand never rests as a panel does"


async def test_a_press_that_counts_no_more_costs_nothing(seated: World, ana: Player, ben: Player) -> None:
    """Before its time is over: the message is edited as any other, at once."""
    (hand,) = [each for each in await paintings(seated, "hand") if each.seat == ana.seat]
    await seated.bot.store.keep_press(seated.table.id, replace(hand, token="none of Discord's"))
    await ben.make("draw 1")
    assert small(ana.hand)[-1] == "Ben drew from 4-14."
    (hand,) = [each for each in await paintings(seated, "hand") if each.seat == ana.seat]
    assert not hand.token


async def test_a_board_is_edited_by_the_last_press_on_it(seated: World, ana: Player, ben: Player) -> None:
    panel = await ben.my_hand()
    since = len(seated.requests)
    await ben.make("draw 1", panel)
    told = {"press": 3, "channel": 1, "direct": 1}
    assert Counter(edits(seated, since)) == told, "panel, board and Ana's hand; the ping, and Ben's hand, never pressed"


async def hold_up(world: World, kind: str, times: int = FOR_EVER) -> None:
    """Let Discord put off edits of what stands, by the press that they are entrusted to, for an hour."""
    assert isinstance(world, LocalWorld)
    for each in await paintings(world, kind):
        if each.token:
            name = "@original" if each.original else each.message
            path = f"^/webhooks/[0-9]+/{each.token}/messages/{name}"
            world.server.faults.add("PATCH", path, times, status=429, retry_after=3600.0)


async def test_a_hand_that_waits_for_its_interaction_is_edited_plainly(
    seated: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And from then on, until it is pressed again: the table has waited once."""
    monkeypatch.setattr(messages, "LONGEST", 0.05)
    await hold_up(seated, "hand")
    await ben.make("draw 1")
    assert small(ana.hand)[-1] == "Ben drew from 4-14."
    (hand,) = [each for each in await paintings(seated, "hand") if each.seat == ana.seat]
    assert not hand.token


async def test_a_board_that_waits_for_its_interaction_is_edited_plainly(
    seated: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ben.my_hand()
    monkeypatch.setattr(messages, "LONGEST", 0.05)
    await hold_up(seated, "board")
    await ben.make("draw 1")
    (board,) = await paintings(seated, "board")
    assert not board.token
    assert seated.board["edited_timestamp"]
    assert text(seated.board).count("Ben (Marshal)") == 1


async def test_a_panel_that_waits_for_its_interaction_is_tried_again(
    seated: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has no other way."""
    panel = await ana.my_hand()
    monkeypatch.setattr(messages, "LONGEST", 0.05)
    monkeypatch.setattr(reconciler, "AGAIN", (0.0, 0.0))
    await hold_up(seated, "panel", times=1)
    await ben.make("draw 1")
    assert small(ana.look(panel))[-1] == "Ben drew from 4-14."
    (kept,) = await paintings(seated, "panel")
    assert kept.token
