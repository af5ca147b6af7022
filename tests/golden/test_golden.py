"""Golden playthroughs of every installed game (their form stands in tests/golden/playthrough.py)."""

import pytest

from bot import installed_games
from bot.engine.codec import encode, read_state
from bot.engine.game import result_of
from bot.engine.play import waited_for
from tests.golden import playthrough

FILES = [(name, path) for name in installed_games.names() for path in playthrough.files(name)]


@pytest.mark.parametrize(("name", "path"), FILES, ids=[f"{name}-{path.stem}" for name, path in FILES])
def test_a_playthrough_is_told_as_it_was(name, path):
    text = path.read_text(encoding="utf-8")
    script = playthrough.read(text)
    assert script.name == name
    assert script.moves
    assert playthrough.write(script) == text, f"if that is meant: python -m tests.golden {name}"


@pytest.mark.parametrize("name", installed_games.names())
def test_every_game_has_playthroughs(name):
    assert len(playthrough.files(name)) >= 2, f"write some: python -m tests.golden {name} --new NAME --seed S"


@pytest.mark.parametrize("name", installed_games.names())
def test_a_snapshot_of_every_schema_can_be_read(name):
    game = installed_games.installed_game(name).game
    for schema in range(10, game.schema + 1):
        stored = playthrough.snapshot(name, schema)
        assert stored.exists(), f"missing: python -m tests.golden {name}"
        try:
            state = read_state(game, stored.read_bytes(), schema)
        except ValueError as error:
            error.add_note(f"the state has another form: {stored} is read by `upgrade`; nobody has played it yet? Then"
                           f" rm tests/golden/{name}/* and write all anew")  # fmt: skip
            raise
        assert result_of(state) is not None or waited_for(game, state, game.seats[-1])
        for viewer in (None, *range(game.seats[0])):
            assert game.view(state, viewer)
    assert encode(state) == stored.read_bytes().strip()


@pytest.mark.parametrize("name", installed_games.names())
def test_a_newer_snapshot_is_refused(name):
    game = installed_games.installed_game(name).game
    data = playthrough.snapshot(name, game.schema).read_bytes()
    with pytest.raises(ValueError, match="schema"):
        read_state(game, data, game.schema + 1)
