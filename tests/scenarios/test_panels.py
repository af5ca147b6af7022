"""My hand: one private panel of a player at a time, kept up to date for as long as Discord lets it be changed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.ui.reconcile.message_editor import nonce
from storage.records.tables import PostedMessage
from tests.ui.messages import labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    return world


def removed(world: World) -> int:
    """Count the private answers that were taken away."""
    return len([request for request in world.requests if request.method == "DELETE" and "/webhooks" in request.path])


async def test_a_new_panel_takes_the_place_of_the_old(seated: World, ana: Player, ben: Player) -> None:
    await ben.my_hand()
    first = await ana.my_hand()
    assert removed(seated) == 0
    second = await ana.my_hand()
    assert removed(seated) == 1
    assert second["id"] != first["id"]
    assert "Hide at" in "".join(labels(ana.look(second)))
    await ana.private("hand")
    assert removed(seated) == 2


async def test_a_panel_in_use_stays_until_there_is_another(seated: World, ana: Player) -> None:
    panel = await ana.my_hand()
    await ana.make("hide 1 -", panel)
    await ana.press(ana.look(panel), "Stop here")
    assert text(ana.look(panel)).startswith("Fugitive, table 1: waiting for Ben")
    assert removed(seated) == 0
    await seated.pass_time(20 * 60)
    await ana.my_hand()
    assert removed(seated) == 0


async def test_a_press_makes_an_old_panel_removable_again(seated: World, ana: Player) -> None:
    panel = await ana.my_hand()
    await seated.pass_time(10 * 60)
    await ana.choose(panel, "Hide at", "1")
    await seated.pass_time(10 * 60)
    await ana.my_hand()
    assert removed(seated) == 1


async def test_what_is_chosen_in_a_panel_stands_in_the_direct_messages_too(seated: World, ana: Player) -> None:
    panel, hand = await ana.my_hand(), ana.hand
    await ana.choose(panel, "Hide at", "1")
    assert "Start over" in labels(ana.look(panel))
    assert labels(ana.look(hand)) == labels(ana.look(panel))
    await ana.press(ana.look(hand), "Start over")
    assert "Start over" not in labels(ana.look(panel))
    assert labels(ana.look(hand)) == labels(ana.look(panel))


async def test_what_is_pressed_in_public_is_answered_in_one_panel(seated: World, ana: Player, ben: Player) -> None:
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    for _ in range(2):
        await ben.press(seated.board, "Draw from 4-14")
    assert removed(seated) == 1
    assert len(ben.inbox) == 2


async def paintings(world: World, kind: str) -> list[PostedMessage]:
    return [
        each for each in await world.bot.store.posted_messages(world.table.id) if each.kind == kind and each.message
    ]


def edits_for(world: World, player: Player) -> int:
    """Count how often a message that only `player` sees was changed."""
    return len([request for request in world.requests if request.method == "PATCH" and request.viewer == player.id])


@pytest.mark.parametrize("again", [False, True])
async def test_a_panel_follows_the_game(seated: World, ana: Player, ben: Player, again: bool) -> None:
    """Also after the bot was started anew."""
    panel = await ben.my_hand()
    assert text(panel).startswith("Fugitive, table 1: waiting for Ana")
    if again:
        await seated.restart()
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    assert text(ben.look(panel)).startswith("Fugitive, table 1: your turn")
    await ben.press(ben.look(panel), "Draw from 4-14")
    await ben.press(ben.hand, "Draw from 4-14")
    assert labels(ben.look(panel)) == labels(ben.hand)
    assert "Guess 1" in labels(ben.look(panel))
    assert removed(seated) == 0


async def test_a_panel_says_the_end_of_the_game(seated: World, ana: Player, ben: Player) -> None:
    panel = await ana.my_hand()
    await ben.press(await ben.private("table resign"), "Resign")
    assert "Ana (Fugitive) wins" in text(ana.look(panel)) or "You win!" in text(ana.look(panel))
    assert labels(ana.look(panel))[0].startswith("Again")
    await seated.pass_time(20 * 60)
    assert labels(ana.look(panel))[0].startswith("Again")
    assert await paintings(seated, "panel") == []


@pytest.mark.parametrize("again", [False, True])
async def test_a_panel_becomes_the_way_to_a_fresh_one_before_its_interaction_ends(
    seated: World, ana: Player, again: bool
) -> None:
    panel = await ana.my_hand()
    await seated.pass_time(10 * 60)
    await ana.choose(ana.look(panel), "Hide at", "1")
    await seated.pass_time(10 * 60)
    assert "Hide at 1" in labels(ana.look(panel))
    if again:
        await seated.restart()
    await seated.pass_time(4 * 60 + 30)
    assert labels(ana.look(panel)) == ["My hand"]
    assert "is no longer up to date" in text(ana.look(panel))
    assert await paintings(seated, "panel") == []
    await ana.press(ana.look(panel), "My hand")
    assert "Hide at 1" in labels(ana.look(panel))
    assert removed(seated) == 0


async def test_a_panel_that_ended_while_the_bot_was_away_is_forgotten(seated: World, ana: Player) -> None:
    await ana.my_hand()
    (panel,) = await paintings(seated, "panel")
    await seated.bot.store.repaint(seated.table.id, panel, replace(panel, ends=panel.ends - 20 * 60))
    asked = len(seated.requests)
    await seated.restart()
    assert await paintings(seated, "panel") == []
    assert not [each for each in seated.requests[asked:] if "/webhooks" in each.path]


async def test_a_panel_that_was_dismissed_disturbs_nobody(seated: World, ana: Player, ben: Player) -> None:
    await seated.delete(await ben.my_hand())
    await ana.make("hide 1 -")
    assert await paintings(seated, "panel") == []
    await ana.press(ana.hand, "Stop here")
    assert "Draw two cards" in text(await ben.my_hand())


async def test_a_press_paints_its_own_hand_once(seated: World, ana: Player, ben: Player) -> None:
    """By the press where it was made, by the reconciler everywhere else."""
    await ana.make("hide 1 -")
    before = edits_for(seated, ana)
    await ana.press(ana.hand, "Stop here")
    assert edits_for(seated, ana) == before + 1
    panel = await ben.my_hand()
    before = edits_for(seated, ben)
    await ben.press(panel, "Draw from 4-14")
    assert edits_for(seated, ben) == before + 2
    assert text(ben.look(panel)) == text(ben.hand)


async def test_where_a_press_came_from_is_told_by_what_stands_there(seated: World, ana: Player) -> None:
    """A panel that was opened in direct messages is no hand: both live on, each by itself."""
    hand = ana.hand["id"]
    await seated.slash(ana, ana.dm, "hand", {})
    (panel,) = await paintings(seated, "panel")
    assert (panel.channel, str(panel.message) != hand) == (int(ana.dm), True)
    await ana.make("hide 1 -", next(message for message in ana.inbox if message["id"] == hand))
    assert [str(each.message) for each in await paintings(seated, "hand") if each.seat == ana.seat] == [hand]
    assert [each.message for each in await paintings(seated, "panel")] == [panel.message]


async def test_a_board_is_no_private_message_wherever_it_stands(seated: World, ana: Player) -> None:
    """Not even in what is held to be somebody's direct messages."""
    await seated.table.keep_contact(int(ana.id), int(seated.channel), "en-US")
    board = seated.board
    panel = await ana.my_hand()
    assert panel["id"] != board["id"]
    assert text(seated.look(board)) == text(board)
    assert labels(seated.look(board)) == labels(board)


def test_a_nonce_tells_nothing_and_names_one_try() -> None:
    named = (0, 1, "ping", 0, 7, 0)
    others = [(*named[:place], other, *named[place + 1 :]) for place, other in enumerate((1, 2, "hand", 1, 8, 1))]
    told = {nonce(b"secret", *what) for what in (named, *others)}
    assert len(told) == 7
    assert {len(each) for each in told} == {24}
    assert nonce(b"other", *named) not in told
    assert nonce(b"secret", *named) in told
