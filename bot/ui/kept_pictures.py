"""Edits that leave a picture where it is: it is uploaded again only if it is another."""

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


class KeptPicture(NamedTuple):
    """The picture that a message shows: its print, empty for none, and its attachment."""

    picture: str = ""
    attachment: int = 0

    def to_dict(self) -> dict[str, int]:
        """Return the attachment as an edit names one that stays."""
        return {"id": self.attachment}


def print_of(page: Page | Line, drawn: bytes) -> str:
    """Return a print of the picture of a page and of its alt text, empty for none."""
    return digest(drawn, page.alt) if isinstance(page, Page) and drawn else ""


def shown_in(message: discord.Message, picture: str) -> KeptPicture:
    """Return what a message shows that was sent with the print of a `picture`."""
    urls = [media.url for embed in message.embeds for media in (embed.image, embed.thumbnail) if media.url]
    found = ADDRESS.search(urls[0]) if picture and urls else None
    return KeptPicture(picture, int(found[1])) if found else KeptPicture()


async def edited(
    page: Page | Line,
    drawn: bytes,
    stands: KeptPicture,
    send: Callable[[Content], Awaitable[discord.Message | None]],
) -> tuple[discord.Message | None, KeptPicture]:
    """Let a message show `page` and return it with its picture; `send` returns None where it is gone.

    A picture that `stands` there already is kept. If Discord does not know it any more, it is uploaded again.
    """
    picture = print_of(page, drawn)
    if picture and stands.attachment and picture == stands.picture:
        try:
            message = await send(lambda: edit(page, drawn, keeps=stands))
        except discord.HTTPException as error:
            if error.status != REFUSED:
                raise
        else:
            if message is None or shown_in(message, picture) == stands:
                return message, stands
        log.info("a picture could not be kept")
    message = await send(lambda: edit(page, drawn))
    return message, shown_in(message, picture) if message is not None else KeptPicture()
