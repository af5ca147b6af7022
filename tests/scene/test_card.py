"""A game without drawings of its own is shown on a card: board, emblem and replay, and no secret on any of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PIL import ImageChops

from bot.engine.chance import Chance
from bot.engine.game import redeal, settled
from bot.engine.needed import missing_functions
from bot.engine.page import Page
from bot.engine.presenter import Presenter
from bot.engine.texts import Say
from bot.installed_games import installed_game
from bot.scene.card import MOST, Card
from tests.contract.pictures import opened

FUGITIVE = installed_game("fugitive")
NAMES = ("Ana", "🦊")
SAY = FUGITIVE.say("en", NAMES)


def dealt(number: int) -> Any:
    game = FUGITIVE.game
    return game.setup(2, settled(game, {}), Chance(b"card", number)).state


def carded(**functions: Any) -> Presenter:
    """Return what *Fugitive* would show if it declared nothing but these functions."""
    bare = Presenter(game="fugitive", emoji="🚂", texts=FUGITIVE.presenter.texts, **functions)
    return replace(bare, pictures=Card(FUGITIVE.game, bare))


def facts(view: Any, say: Say) -> tuple[str, ...]:
    return tuple(f"**{say.name(seat)}** · {say('fugitive-title')} {view.hand_size}" for seat in range(2))


FACE = carded(board=lambda view, say: Page(title="Board", lines=("Ana moves", "")), facts=facts)


def test_what_the_board_shows_is_drawn_and_each_line_is_a_piece_of_a_replay() -> None:
    state = dealt(1)
    view = FUGITIVE.game.view(state, None)
    assert opened(FACE.picture(view, SAY)).size == (1200, 900)
    shown = FACE.diagram(state, SAY)
    assert [piece.words for piece in shown.pieces] == [line.replace("**", "") for line in facts(view, SAY)]
    assert shown.facts == ("Ana moves",)
    below, other = (opened(FACE.ground(shown.ground, say)) for say in (SAY, FUGITIVE.say("es", ("Eva", "Ben"))))
    assert below.size == (600, 450)
    assert ImageChops.difference(below.convert("RGB"), other.convert("RGB")).getbbox() is not None


def test_no_secret_is_on_the_card() -> None:
    state = dealt(1)
    other = redeal(FUGITIVE.game, state, None, Chance(b"other", 1))
    assert state != other
    assert FACE.diagram(state, SAY) == FACE.diagram(other, SAY)


def test_without_facts_the_card_has_what_the_board_says() -> None:
    face = carded(board=FACE.board)
    assert [piece.words for piece in face.diagram(dealt(1), SAY).pieces] == ["Ana moves"]


def test_a_card_is_full_after_some_lines() -> None:
    face = carded(board=FACE.board, facts=lambda view, say: tuple(f"{each} " + "long " * 90 for each in range(30)))
    assert len(face.diagram(dealt(1), SAY).pieces) == MOST
    assert opened(face.picture(FUGITIVE.game.view(dealt(1), None), SAY)).size == (1200, 900)


@pytest.mark.parametrize("emoji", ["🚂", "♟"])
def test_the_emblem_is_the_emoji_or_the_initial(emoji: str) -> None:
    bare = replace(FACE, emoji=emoji, pictures=None)
    assert opened(Card(FUGITIVE.game, bare).emblem()).size == (320, 320)


def test_functions_of_a_replay_are_not_mixed_with_those_of_another() -> None:
    assert {*_lacking(carded())} == {"board", "turn", "hand", "ending"}
    assert {*_lacking(carded(sprite=lambda name: b""))} == {"board", "turn", "hand", "ending", "diagram", "ground"}


def _lacking(face: Presenter) -> list[str]:
    return [line.removeprefix("render.py: ").partition("=")[0] for line in missing_functions(face)]


def test_own_drawings_are_kept() -> None:
    assert carded(emblem=lambda: b"own").emblem() == b"own"
    assert not isinstance(FUGITIVE.presenter.pictures, Card)
