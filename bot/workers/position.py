"""Draw positions of a game from the layout of their pieces."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image

from bot.art.ghosts import PlacedPiece, draw_pieces, open_picture
from bot.engine.layout import Layout
from bot.engine.texts import Say
from bot.installed_games import InstalledGame, installed_game


def position(asked: InstalledGame, layout: Layout, say: Say) -> Image.Image:
    """Return a position of a game, given by its layout, as a picture."""
    ground = _ground(asked.name, layout.ground, say.locale, say.names)
    return draw_pieces(
        ground, (PlacedPiece(_sprite(asked.name, each.sprite), each.x, each.y, each.share) for each in layout.laid)
    )


def encoded(image: Image.Image) -> bytes:
    """Return a picture as a PNG in 256 colours of its own."""
    file = BytesIO()
    image.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()


@lru_cache(16)
def _ground(name: str, ground: str, locale: str, names: tuple[str, ...]) -> Image.Image:
    asked = installed_game(name)
    return open_picture(asked.presenter.ground(ground, asked.say(locale, names))).convert("RGB")


@lru_cache(1024)
def _sprite(name: str, sprite: str) -> Image.Image:
    return open_picture(installed_game(name).presenter.sprite(sprite))
