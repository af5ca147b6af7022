"""A press on what was shown before the database went back in time, or shown of a table that is no longer there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

import discord

from bot.engine.press import OtherRelease, Press, Unreadable, read
from bot.ui.reply import Reply


class Rewound(Exception):
    """The message that was pressed tells of a time that never was."""


async def outlived(reply: Reply, interaction: discord.Interaction[Any], press: Press) -> NoReturn:
    """Take the controls off the message that was pressed, and do nothing else. Raises Rewound.

    Discord says what stands on the message: a press that was forged under another one does not take its controls.
    """
    await reply.acknowledge()
    if interaction.message is not None and press.epoch in set(_epochs(interaction.message)):
        await reply.strip()
    raise Rewound


def _epochs(message: discord.Message) -> Iterator[int]:
    """Give the epochs of all presses on a message."""
    for row in message.components:
        for item in getattr(row, "children", ()):
            try:
                yield read(str(getattr(item, "custom_id", None))).epoch
            except (Unreadable, OtherRelease):
                continue
