"""Presses on an ended game: a rematch, whoever asks for it and wherever."""

from __future__ import annotations

import asyncio

from tests.scenarios.press_seats import START, moves, seated
from tests.ui.answer import answer
from tests.ui.messages import text
from tests.ui.player import Player
from tests.ui.world import World

__all__ = ["seated"]


async def test_presses_on_an_ended_table(seated: World, ana: Player, ben: Player) -> None:
    stop = f"e1:do:1:0:{seated.table.token(0)}:stop"
    board, panel = seated.board, ana.hand
    confirm = await ben.private("table resign")
    await ben.press(confirm, "Resign")
    assert "other side resigned" in text(seated.board)
    ended = moves(seated)
    await ana.forge(panel, stop)
    assert "This table is closed." in text(ana.look(panel))
    assert await ana.forge(board, "e1:leave:1:-::") == "This table is closed."
    assert await ana.forge(board, "e1:start:1:-::") == "This table is closed."
    assert await ana.forge(board, "e1:join:1:-::") == "The lobby is closed: the game has started or is over."
    assert await ana.forge(board, "e1:options:1:-::") == "The lobby is closed: the game has started or is over."
    assert await ben.forge(ben.look(confirm), "e1:resign-sure:1:-::") == "This table is closed."
    assert await ana.forge(board, "e1:end-sure:1:-::") == "This table is closed."
    assert moves(seated) == ended


async def test_presses_of_the_lobby_after_the_start(seated: World, ana: Player) -> None:
    inbox = len(ana.inbox)
    assert await ana.forge(seated.board, "e1:join:1:-::") == "The lobby is closed: the game has started or is over."
    for action in ("leave", "start"):
        assert await ana.forge(seated.board, f"e1:{action}:1:-::") == "The game has started."
    assert await ana.forge(seated.board, "e1:computer:1:-::", ["easy"]) == "The game has started."
    assert await ana.forge(seated.board, "e1:verify:1:-::") == "You can check the shuffle when the game is over."
    assert await ana.forge(seated.board, "e1:rematch:1:-::") == "You can open the next game when this one is over."
    assert moves(seated) == START
    assert len(ana.inbox) == inbox


async def test_a_rematch_beside_a_new_table(seated: World, ana: Player, ben: Player) -> None:
    await ben.press(await ben.private("table resign"), "Resign")
    ended = seated.board
    await ana.slash("fugitive new")
    assert "Table 2 is still open in this channel." in answer(await ben.press(ended, "Again"))
    assert len(seated.bot.tables) == 1


async def test_a_rematch_calls_who_played_and_seats_each_at_a_press(seated: World, ana: Player, ben: Player) -> None:
    """Under the last message as under the board; who is called stands above the lobby until he has come."""
    await ben.press(await ben.private("table resign"), "Resign")
    ended = seated.public[-1]
    assert "You're in" in answer(await ben.press(ended, "Again"))
    assert seated.board["content"].startswith(f"<@{ana.id}>")
    eva = seated.join("Eva")
    assert "n't" in answer(await eva.press(ended, "Again"))
    await ana.press(ended, "Again")
    assert [seat.user for seat in seated.table.record.seats] == [int(ben.id), int(ana.id)]
    assert not seated.board["content"]
    await ben.press(seated.board, "Start")
    assert seated.table.record.status == "playing"


async def test_two_ask_for_a_rematch_at_once(seated: World, ana: Player, ben: Player) -> None:
    """One opens it and the other sits down; its seal is posted once."""
    await ben.press(await ben.private("table resign"), "Resign")
    ended, before = seated.board, {player: len(player.inbox) for player in (ana, ben)}
    made = await asyncio.gather(*(player.press(ended, "Again") for player in (ana, ben)))
    assert {seat.user for seat in seated.table.record.seats} == {int(ana.id), int(ben.id)}
    seals = [each for each in seated.public if f"seal-{seated.table.id}.txt" in seated.files(each)]
    assert len(seals) == 1
    assert all(answer(each) for each in made)
    assert {player: len(player.inbox) for player in (ana, ben)} == before


async def test_a_rematch_finds_direct_messages_closed_since(seated: World, ana: Player, ben: Player) -> None:
    """When the hand comes, and from then on at once."""
    await ben.press(await ben.private("table resign"), "Resign")
    seated.close_dms(ana)
    await ana.press(seated.board, "Again")
    assert "Ana** · host" in text(seated.board)
    await ben.press(seated.board, "Join")
    await ana.press(seated.board, "Start")
    assert [seat.dm is None for seat in seated.table.record.seats] == [
        seat.user == int(ana.id) for seat in seated.table.record.seats
    ]
    await ben.press(await ben.private("table resign"), "Resign")
    await ana.press(seated.board, "Again")
    assert "Ana** · host · opens their hand" in text(seated.board)
