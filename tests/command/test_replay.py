"""`python -m bot replay --html`: an ended game as a page, and no other."""

import asyncio
import random

from bot.__main__ import main
from bot.installed_games import installed_game
from bot.table.tables import Tables
from tests.replayer.games import read
from tests.table.play import dealt_table, opened_store, play_on


async def played(database):
    """Leave one ended game and one that is on."""
    async with opened_store(database) as store:
        tables = Tables(store)
        table = await dealt_table(tables, installed_game("fugitive"))
        await play_on(table, random.Random(1), moves=6)
        await table.resign(0)
        await dealt_table(tables, installed_game("fugitive"), channel=501)
        return (await store.moves(1))[-1].version


def test_an_ended_game_as_a_page(tmp_path, monkeypatch, capsys):
    database, page = tmp_path / "escapade.db", tmp_path / "game.html"
    last = asyncio.run(played(database))
    monkeypatch.setattr("sys.argv", ["bot", "replay", str(database), "1", "--html", str(page)])
    assert main() == 0
    game = read(page.read_bytes())
    assert (game.title, game.table, game.frames[-1].version) == ("fugitive", 1, last)
    monkeypatch.setattr("sys.argv", ["bot", "replay", str(database), "2", "--html", str(page)])
    assert main() == 2
    assert "table 2 is no ended game" in capsys.readouterr().err
