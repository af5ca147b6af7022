"""What everybody sees of a table is declared once, for its states and its views."""

from inspect import get_annotations

import pytest

from bot import installed_games
from tests.contract.playouts import case, setup


@pytest.mark.parametrize("name", installed_games.names())
def test_no_public_field_is_declared_twice(name: str) -> None:
    """What a state and a view both declare is of different types, or hides something."""
    game = installed_games.installed_game(name).game
    state = setup(case(name, 0))[0].state
    kept, shown = type(state), type(game.view(state, None))
    twice = get_annotations(kept).items() & get_annotations(shown).items() if kept is not shown else set()
    hiding = {path.partition(".")[0] for path in game.hidden}
    again = sorted(field for field, _ in twice if field not in hiding)
    assert not again, f"declare {again} in a record that states and views have in common (`shared`)"
