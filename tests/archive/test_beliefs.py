"""What a seat could believe is what is imagined from its view then."""

import random
from dataclasses import replace
from typing import Any

from bot.archive.beliefs import FEWEST, WORLDS, beliefs, states_per_look, worlds
from bot.archive.replay_frames import replay_frames
from bot.engine.chance import Chance
from bot.engine.diagram import Diagram, Piece
from bot.engine.game import settled
from bot.engine.texts import Say
from bot.installed_games import installed_game
from bot.table.tables import Tables
from storage.store import Store
from tests.table.play import dealt_table, play_on

SECRET = bytes(32)

SPARSE = 5
"""Of the frames of a game one in so many is looked at, and the last."""


def row(state: Any, say: Say) -> Diagram:
    """Lay the row of hideouts alone."""
    return Diagram(
        "",
        tuple(Piece(f"row-{place}", "card", place, 0, str(spot.hideout)) for place, spot in enumerate(state.row)),
    )


async def test_shares_count_what_is_imagined_from_the_view(store: Store, tables: Tables) -> None:
    fugitive = installed_game("fugitive")
    drawn = replace(fugitive, presenter=replace(fugitive.presenter, diagram=row))
    say = fugitive.say("en")
    table = await dealt_table(tables, fugitive)
    await play_on(table, random.Random(3))
    frames = await replay_frames(store, fugitive, table.record)
    missed = looked = 0
    for frame in frames[::-SPARSE]:
        hunter = frame.state.marshal
        shown = beliefs(drawn, SECRET, frame.state, hunter, say, 24)
        imagined = worlds(fugitive.game, SECRET, frame.state, hunter, 24)
        view = fugitive.game.view(frame.state, hunter)
        assert all(fugitive.game.view(world, hunter) == view for world in imagined)
        for place, spot in enumerate(frame.state.row):
            those = shown[f"row-{place}"]
            for believed in those:
                times = sum(str(world.row[place].hideout) == believed.piece.words for world in imagined)
                assert believed.share == times / 24
            assert round(24 * sum(believed.share for believed in those)) == 24
            truth = next((each.share for each in those if each.piece.words == str(spot.hideout)), 0)
            if view.row[place].hideout is not None:
                assert truth == 1
            else:
                looked += 1
                missed += not truth
        known = beliefs(drawn, SECRET, frame.state, frame.state.fugitive, say, 3)
        assert all(each.share == 1 for those in known.values() for each in those)
    assert looked > 3, "nothing was hidden in this game"
    assert missed < looked / 2, "samples hardly ever hit upon the truth"


def test_the_same_table_always_brings_the_same_worlds() -> None:
    game = installed_game("fugitive").game
    state = game.setup(2, settled(game, {}), Chance(b"x", 0)).state
    assert worlds(game, SECRET, state, 1, 5) == worlds(game, SECRET, state, 1, 9)[:5]
    assert worlds(game, SECRET, state, 1, 5) != worlds(game, b"another", state, 1, 5)


def test_a_long_film_has_fewer_worlds_for_each_look() -> None:
    assert states_per_look(1) == WORLDS
    assert states_per_look(1_000, 20_000) == 20
    assert states_per_look(10**6) == FEWEST
