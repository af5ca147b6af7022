"""Pictures: one canvas for everybody, no metadata, nothing hidden in them, every colour kept, names in their places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from types import ModuleType
from typing import Any

from PIL import Image, ImageChops

from bot.art.pen import Box
from bot.art.png import NEAR, Palette
from bot.engine.chance import Chance
from bot.engine.game import AnyGame, redeal, settled
from bot.engine.playout import game_seed, playout
from bot.engine.policy import Policy, RandomPolicy
from bot.engine.record import Viewer

EVERY = 9
"""Of a game, one state in so many is drawn, and the last."""

SHOWN = 30
"""States about which are drawn of a long game."""

PARTS = 4
"""Parts into which the states of a game are cut, of which `make test` draws one and `make drills` all."""

WIDTH = 1200

Draw = Callable[[Any, Viewer, str], bytes]
"""Draws a state for a viewer in a language."""


def opened(data: bytes) -> Image.Image:
    """Read a picture."""
    return Image.open(BytesIO(data))


def states(game: AnyGame, seats: int, every: int = 0, policy: Policy | None = None) -> list[Any]:
    """Give some states of a random game with its usual options, one in `every` where it says so, and its last."""
    seed = game_seed(f"pictures/{game.name}", seats)
    played = playout(game, seats, settled(game, {}), seed, [policy or RandomPolicy()])
    steps = [each.step.state for each in played]
    return [*steps[:: every or max(EVERY, len(steps) // SHOWN)], steps[-1]]


def check_form(shown: Sequence[Any], seats: int, draw: Draw, languages: Sequence[str]) -> None:
    """See that every picture of a game is a palette picture of one size without metadata, for every viewer."""
    sizes = set()
    for number, state in enumerate(shown):
        viewer = (None, *range(seats))[number % (seats + 1)]
        picture = opened(draw(state, viewer, languages[number % len(languages)]))
        assert picture.mode == "P"
        assert picture.info == {}
        sizes.add(picture.size)
    assert len(sizes) == 1, sizes
    assert sizes.pop()[0] == WIDTH


def check_hidden(game: AnyGame, shown: Sequence[Any], viewers: Sequence[Viewer], draw: Draw) -> None:
    """See that what a viewer cannot know never changes the picture; `shown` are states before the end."""
    for number, state in enumerate(shown):
        viewer = viewers[number % len(viewers)]
        other = exchanged(game, state, viewer, number)
        assert draw(state, viewer, "en") == draw(other, viewer, "en"), f"state {number} for viewer {viewer}"


def check_exchanged(game: AnyGame, shown: Sequence[Any], viewers: Sequence[Viewer]) -> None:
    """See that `check_hidden` compares states that differ, unless the game is open."""
    differ = any(
        exchanged(game, state, viewer, number) != state for number, state in enumerate(shown) for viewer in viewers
    )
    assert differ != game.open, (
        "`open` is said, and something is hidden" if differ else "nothing is ever hidden: say `open`"
    )


def exchanged(game: AnyGame, state: Any, viewer: Viewer, number: int) -> Any:
    """Return a state that the viewer cannot tell from this one."""
    return redeal(game, state, viewer, Chance(game_seed("pictures/redeal", number), 0))


def part_of(shown: Sequence[Any], part: int) -> Sequence[Any]:
    """Return a part of some states, the last one first; all of them if there are too few to be cut."""
    return shown[::-1] if len(shown) <= 2 * PARTS else shown[-1 - part :: -PARTS]


def check_same_for_all(shown: Sequence[Any], seats: int, draw: Draw) -> None:
    """See that each seat gets the picture of the channel, in games where the picture holds nothing private."""
    for number, state in enumerate(shown):
        assert draw(state, number % seats, "en") == draw(state, None, "en"), f"state {number}"


def check_colours(parts: Iterable[ModuleType], palette: Palette, least: int) -> None:
    """See that every colour that the modules name, at least so many, is exact in the palette."""
    named = {value for part in parts for name, value in vars(part).items() if name.isupper() and _is_colour(value)}
    assert len(named) > least
    assert not named - set(palette.colours), named - set(palette.colours)


def check_stays(one: bytes, other: bytes, box: Box) -> None:
    """See that two pictures differ, and in `box` alone, but for shades that are taken for others (`png`)."""
    changed = ImageChops.difference(opened(one).convert("RGB"), opened(other).convert("RGB"))
    changed = changed.point([part if part > 2 * NEAR else 0 for part in range(256)] * 3)
    assert changed.getbbox() is not None
    changed.paste((0, 0, 0), tuple(round(edge) for edge in box))
    assert changed.getbbox() is None, f"{changed.getbbox()} lies outside of {box}"


def _is_colour(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, int) for part in value)
