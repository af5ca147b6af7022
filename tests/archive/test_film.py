"""An ended game read turn by turn says the same as its log."""

import random

import pytest

from bot.archive.replay_frames import replay_frames
from bot.archive.states import states_of
from bot.engine.chronicle import by_turn
from bot.installed_games import installed_game, names
from bot.table.tables import Tables
from storage.store import Store
from tests.table.play import dealt_table, play_on


@pytest.mark.parametrize("game", names())
async def test_frames_are_the_turns_of_the_log_in_their_order(store: Store, tables: Tables, game: str) -> None:
    table = await dealt_table(tables, installed_game(game), seats=installed_game(game).game.seats[0])
    await play_on(table, random.Random(game))
    seen = await replay_frames(store, table.title, table.record)
    told = [(frame.seat, event) for frame in seen for event in frame.events]
    assert told == list(by_turn(await table.history.standing(table.record)))
    rows, kept = await store.moves(table.id), await states_of(store, table.game, table.record)
    states = {row.version: state for row, state in zip(rows, kept, strict=True)}
    assert all(frame.state == states[frame.version] for frame in seen)
    assert seen[-1].state == table.state


async def test_a_running_game_shows_nothing(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, installed_game("fugitive"))
    with pytest.raises(ValueError, match="not over"):
        await replay_frames(store, table.title, table.record)
