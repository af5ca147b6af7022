"""Draw an ended game as an animated picture."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.art.captions import captioned
from bot.engine.codec import decode
from bot.engine.layout import revealed_layout
from bot.engine.record import Record
from bot.installed_games import installed_game
from bot.workers.position import position

LIMIT = 8 * 1024 * 1024
"""The most bytes of a file that Discord accepts from every user."""

WIDTH = 960

SECONDS, LONGER, LAST = 1.8, 3.0, 6.0
"""The seconds for which an ordinary moment, a great moment and the end are shown."""

QUALITIES = (72, 50, 30)
"""The WebP qualities that are tried in order until the animation is small enough."""


class AnimationFrame(Record, frozen=True):
    """A moment of an animation.

    It has the state as JSON, the heading of its chapter, its events, and whether it is a great moment.
    """

    state: bytes
    heading: str
    line: str
    scene: bool = False


class Animation(Record, frozen=True):
    """All data from which an animation is drawn."""

    title: str
    schema: int
    locale: str
    names: tuple[str, ...]
    cuts: tuple[AnimationFrame, ...]


def animate(animation: Animation) -> bytes:
    """Return an animation as a WebP of at most 8 MiB.

    Raises ValueError for a request from another version of the program.
    """
    asked = installed_game(animation.title)
    if animation.schema != asked.game.schema:
        raise ValueError(
            f"{animation.title}: states of schema {animation.schema}, this program has {asked.game.schema}"
        )
    say, pictures = asked.say(animation.locale, animation.names), []
    for cut in animation.cuts:
        state = decode(asked.game.state_type, cut.state)
        image = position(asked, revealed_layout(asked.presenter.diagram(state, say)), say)
        if image.width != WIDTH:
            image = image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)
        pictures.append(captioned(image, cut.heading, cut.line))
    seconds = [LONGER if cut.scene else SECONDS for cut in animation.cuts[:-1]] + [LAST]
    for quality in QUALITIES:
        made = _encoded(pictures, seconds, quality)
        if len(made) <= LIMIT:
            return made
    half = [image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS) for image in pictures]
    return _encoded(half, seconds, QUALITIES[0])


def _encoded(pictures: list[Image.Image], seconds: list[float], quality: int) -> bytes:
    """Return the pictures as an animated WebP. All get the height of the highest picture.

    `seconds` says how long each picture is shown.
    """
    size = pictures[0].width, max(image.height for image in pictures)
    padded = [image if image.size == size else _padded(image, size) for image in pictures]
    file = BytesIO()
    padded[0].save(
        file,
        "WEBP",
        save_all=True,
        append_images=padded[1:],
        duration=[round(1000 * each) for each in seconds],
        loop=0,
        quality=quality,
        method=2,
        kmax=9,
        minimize_size=False,
    )
    return file.getvalue()


def _padded(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    whole = Image.new("RGB", size)
    whole.paste(image)
    return whole
