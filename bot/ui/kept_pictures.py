"""Edits of messages that keep the picture, so that only a changed picture is uploaded.

Two kinds of messages may show a picture that is older than their text, because an upload after each move would be too
much:

- The hand of a player who waits keeps the picture of the player's last decision (`WAITS`). The player's next press
  shows the present picture.
- A board keeps its picture during a turn (`of_turn`). It is updated when the turn ends, or when its player takes a
  while (`bot/ui/reconcile/pauses.py`).
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import discord
import structlog

from bot.engine.page import Line, Page
from bot.table.drawn import DECIDES, WAITS
from bot.ui.pages.render import digest, edit

log = structlog.get_logger()

REFUSED = 400
"""The HTTP status of an edit that is refused because the message lacks the attachment to keep."""

ARCHIVED = 50083
"""Discord's error code for editing a message in an archived thread."""

UNKNOWN_CHANNEL = 10003
"""Discord's error code for a deleted channel."""

FIXED = frozenset((20022, 30046, ARCHIVED, UNKNOWN_CHANNEL))
"""Discord's error codes for a message that cannot be edited now.

In order: too many edits in an announcement channel; too many edits of a message older than an hour; an archived thread;
a deleted channel.
"""

ADDRESS = re.compile(r"/(?:ephemeral-)?attachments/\d+/(\d+)/")
"""Finds the id of the attachment in the URL of a picture.

It is needed because Discord does not list attachments that an embed shows (discord-api-docs issue 1340).
"""

Content = Callable[[], dict[str, Any]]
"""The type of a function that returns the arguments of an edit.

It is called again for each try, because a file in the arguments can be sent only once.
"""

Send = Callable[[Content], Awaitable[discord.Message | None]]
"""The type of a function that edits a message. It returns the message, or None if it has been deleted."""


class KeptPicture(NamedTuple):
    """The picture that a message shows now: its mark and hash, and the id of its attachment.

    `picture` is the mark and the hash as one text. It is empty if there is no picture.
    """

    picture: str = ""
    attachment: int = 0

    @property
    def mark(self) -> str:
        """The kind of page for which the picture was sent, such as the hand of a player who decides or waits."""
        return self.picture.partition(" ")[0]

    def shows(self, picture: str) -> bool:
        """Return whether this picture has the hash in `picture`. The marks of both are ignored."""
        return self.picture != "" and self.picture.partition(" ")[2] == picture.partition(" ")[2]

    def marked(self, page: Page | Line) -> KeptPicture:
        """Return this picture, marked for the kind of `page`."""
        return self._replace(picture=f"{_mark(page)} {self.picture.partition(' ')[2]}")

    def to_dict(self) -> dict[str, int]:
        """Return the attachment as JSON data that an edit needs to keep the picture."""
        return {"id": self.attachment}


def picture_hash(page: Page | Line, drawn: bytes) -> str:
    """Return the mark of a page and the hash of its picture and alt text as one text.

    The text is empty if the page has no picture.
    """
    return f"{_mark(page)} {digest(drawn, page.alt)}" if isinstance(page, Page) and drawn else ""


def keeps_picture(page: Page | Line, stands: KeptPicture) -> bool:
    """Return whether an edit that no press has caused keeps the old picture `stands`."""
    mark, before = _mark(page), stands.mark
    if not mark or not stands.attachment:
        return False
    return before in (DECIDES, WAITS) if mark == WAITS else mark != DECIDES and before == mark


def ends_turn(page: Page | Line, stands: KeptPicture) -> bool:
    """Return whether a press has just ended the turn of a player.

    The hand may then keep the picture `stands`, which shows the player's decision.
    """
    return _mark(page) == WAITS and stands.mark == DECIDES and stands.attachment != 0


def _mark(page: Page | Line) -> str:
    return page.picture.mark if isinstance(page, Page) and page.picture is not None else ""


def picture_in(message: discord.Message, picture: str) -> KeptPicture:
    """Return the picture in a message that was sent with `picture`, the mark and hash of that picture."""
    urls = [media.url for embed in message.embeds for media in (embed.image, embed.thumbnail) if media.url]
    found = ADDRESS.search(urls[0]) if picture and urls else None
    return KeptPicture(picture, int(found[1])) if found else KeptPicture()


async def edit_keeping(
    page: Page | Line,
    drawn: bytes,
    stands: KeptPicture,
    send: Send,
) -> tuple[discord.Message | None, KeptPicture]:
    """Edit a message to show `page`. Return the message and its picture.

    `send` sends the edit. It returns None if the message has been deleted. If the old picture `stands` still fits, it
    is kept. If Discord does not know the old picture any more, the picture is uploaded again.
    """
    picture = picture_hash(page, drawn)
    if (
        stands.attachment != 0
        and stands.shows(picture)
        and (found := await try_keeping(page, stands, send)) is not None
    ):
        return found
    message = await send(lambda: edit(page, drawn))
    return message, picture_in(message, picture) if message is not None else KeptPicture()


async def try_keeping(
    page: Page | Line, stands: KeptPicture, send: Send
) -> tuple[discord.Message | None, KeptPicture] | None:
    """Edit a message to show `page` with the old picture `stands`. Return the message and its picture.

    Return None if Discord does not know the old picture any more.
    """
    try:
        message = await send(lambda: edit(page, keeps=stands))
    except discord.HTTPException as error:
        if error.status != REFUSED or error.code in FIXED:
            raise
    else:
        if message is None or picture_in(message, stands.picture) == stands:
            return message, stands.marked(page)
    log.info("a picture could not be kept")
    return None
