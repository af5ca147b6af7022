"""Edits that leave a picture where it is: it is uploaded again only if it is another.

The hand of a seat that waits keeps its picture, in grey, as it was when its turn ended. Painting it again after each
move of the others would take as many pictures as there are people. So it is painted and uploaded once, at the end of
the turn, and later edits keep it. A press is an exception: what it shows is never older than its text.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import discord
import structlog

from bot.engine.page import Line, Page
from bot.ui.pages.render import digest, edit

log = structlog.get_logger()

REFUSED = 400
"""The status of an edit that keeps an attachment which the message does not have."""

ADDRESS = re.compile(r"/(?:ephemeral-)?attachments/\d+/(\d+)/")
"""The attachment in the address of a picture: Discord lists none that an embed shows (discord-api-docs issue 1340)."""

Content = Callable[[], dict[str, Any]]
"""Makes the arguments of an edit; a file in them can be sent only once."""

Send = Callable[[Content], Awaitable[discord.Message | None]]
"""Edits a message and returns it, None where it is gone."""


class KeptPicture(NamedTuple):
    """The picture that a message shows: its print, empty for none, and its attachment."""

    picture: str = ""
    attachment: int = 0

    def to_dict(self) -> dict[str, int]:
        """Return the attachment as an edit names one that stays."""
        return {"id": self.attachment}


def print_of(page: Page | Line, drawn: bytes) -> str:
    """Return a print of the picture of a page and of its alt text, empty for none. Before that of a seat that waits
    stands when its turn ended."""
    if not isinstance(page, Page) or not drawn:
        return ""
    waits = page.picture.waits if page.picture is not None else None
    return f"{'' if waits is None else f'{waits} '}{digest(drawn, page.alt)}"


def stays(page: Page | Line, stands: KeptPicture) -> bool:
    """Return whether the picture that `stands` in a hand is still the one to be shown there while its seat waits."""
    waits = page.picture.waits if isinstance(page, Page) and page.picture is not None else None
    return waits is not None and stands.attachment != 0 and stands.picture.startswith(f"{waits} ")


def shown_in(message: discord.Message, picture: str) -> KeptPicture:
    """Return what a message shows that was sent with the print of a `picture`."""
    urls = [media.url for embed in message.embeds for media in (embed.image, embed.thumbnail) if media.url]
    found = ADDRESS.search(urls[0]) if picture and urls else None
    return KeptPicture(picture, int(found[1])) if found else KeptPicture()


async def edited(
    page: Page | Line,
    drawn: bytes,
    stands: KeptPicture,
    send: Send,
) -> tuple[discord.Message | None, KeptPicture]:
    """Let a message show `page` and return it with its picture; `send` returns None where it is gone.

    A picture that `stands` there already is kept. If Discord does not know it any more, it is uploaded again.
    """
    picture = print_of(page, drawn)
    same = picture != "" and stands.attachment != 0 and picture == stands.picture
    if same and (found := await kept(page, stands, send)) is not None:
        return found
    message = await send(lambda: edit(page, drawn))
    return message, shown_in(message, picture) if message is not None else KeptPicture()


async def kept(page: Page | Line, stands: KeptPicture, send: Send) -> tuple[discord.Message | None, KeptPicture] | None:
    """Let a message show `page` with the picture that `stands` there. Return None if Discord does not know that."""
    try:
        message = await send(lambda: edit(page, keeps=stands))
    except discord.HTTPException as error:
        if error.status != REFUSED:
            raise
    else:
        if message is None or shown_in(message, stands.picture) == stands:
            return message, stands
    log.info("a picture could not be kept")
    return None
