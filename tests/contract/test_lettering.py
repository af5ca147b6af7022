"""No text leaves the picture on which it is written, in any installed game."""

from __future__ import annotations

import pytest
from PIL import Image

from bot import installed_games
from bot.art.lettering import write
from bot.engine.texts import LANGUAGES
from tests.contract.lettering import cut_off, draw_all

FEWEST_AND_MOST = [
    pytest.param(name, seats, language, id=f"{name}-{seats}-{language}")
    for name in installed_games.names()
    for seats, language in zip(
        (installed_games.installed_game(name).game.seats[0], installed_games.installed_game(name).game.seats[-1]),
        LANGUAGES,
        strict=True,
    )
]


@pytest.mark.parametrize(("name", "seats", "language"), FEWEST_AND_MOST)
def test_no_text_is_cut_off_at_the_edge(name: str, seats: int, language: str) -> None:
    with cut_off() as found:
        draw_all(name, seats, language)
    assert not found, found[:5]


def test_what_is_cut_off_is_found() -> None:
    with cut_off() as found:
        write(Image.new("P", (100, 100)), (60, 50), "22 / 20", 40, (0, 0, 0))
        write(Image.new("P", (100, 100)), (5, 50), "22", 40, (0, 0, 0))
    assert len(found) == 1
    assert found[0].startswith("'22 / 20' at ")
