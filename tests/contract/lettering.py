"""Text that leaves the picture or sprite on which it is written, and is cut off there."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from typing import Any

from PIL import ImageDraw

from bot import installed_games
from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.engine.policy import RandomPolicy
from bot.engine.record import Viewer
from bot.engine.texts import Say
from tests.contract import paint

TOLERATED = 1
"""Pixels that a rounded measure may be out by."""

MOMENTS, SCENES = 5, 12
"""States of a game that are drawn, and scenes of each kind."""


@contextmanager
def cut_off() -> Iterator[list[str]]:
    """Collect what is cut off while pictures are drawn; none is taken from a cache."""
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper) and each.__module__.startswith(("bot.art", "cogs.")):
            each.cache_clear()
    found: list[str] = []
    drawn = ImageDraw.ImageDraw.text

    def text(self: Any, xy: Any, text: str, *args: Any, **more: Any) -> None:
        font, anchor = args[1:3]
        edge = {"stroke_width": more["stroke_width"]} if "stroke_width" in more else {}
        left, top, right, bottom = self.textbbox(xy, text, font, anchor, **edge) if text else (0, 0, 0, 0)
        width, height = self.im.size
        if max(-left, -top, right - width, bottom - height) > TOLERATED:
            found.append(f"{text!r} at {left, top, right, bottom} on {width} x {height}")
        drawn(self, xy, text, *args, **more)

    ImageDraw.ImageDraw.text = text  # type: ignore[method-assign, assignment]
    try:
        yield found
    finally:
        ImageDraw.ImageDraw.text = drawn  # type: ignore[method-assign]


def draw_all(name: str, seats: int, language: str) -> None:
    """Draw a random game of people with long names: boards, hands, scenes and the end."""
    title = installed_games.installed_game(name)
    game, say = title.game, title.say(language, paint.LONG_NAMES[:seats])
    played = list(playout(game, seats, settled(game, {}), game_seed(f"lettering/{name}", seats), [RandomPolicy()]))
    for turn in (*played[:: max(1, len(played) // MOMENTS)], played[-1]):
        for viewer in (None, 0, seats - 1):
            _draw(name, game.view(turn.step.state, viewer), viewer, say)
    seen: dict[str, int] = {}
    for turn in played:
        view = game.view(turn.step.state, None)
        for event in turn.step.events:
            seen[event.key] = seen.get(event.key, 0) + 1
            if event.scene and seen[event.key] <= SCENES and title.presenter.scene(view, event, say) is not None:
                draw = title.presenter.scene_picture(view, event, say)
                if draw is not None:
                    draw()
    end = title.presenter.ending_picture(game.view(played[-1].step.state, None), say)
    if end is not None:
        end()


def _draw(name: str, view: Any, viewer: Viewer, say: Say) -> None:
    face = installed_games.installed_game(name).presenter
    face.picture(view, say)
    own = face.private_picture(view, None, say) if viewer is not None else None
    if own is not None:
        own()
