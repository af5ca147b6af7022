"""Answers presses on messages from deleted tables, or from before the database was restored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

import discord

from bot.engine.custom_id import CustomId, OtherRelease, Unreadable, read
from bot.ui.reply import Reply
from storage.store import Store


class Rewound(Exception):
    """Raised if the pressed message shows a state that is no longer in the database.

    This happens after the database was restored from a backup.
    """


async def refuse_outdated(
    store: Store, reply: Reply, interaction: discord.Interaction[Any], custom_id: CustomId
) -> NoReturn:
    """Remove the buttons and menus from the pressed message, then raise Rewound.

    They are not removed from a message that was updated after the database was restored. They are also not removed if
    the message does not contain the pressed button: a client may be late, and a press may be forged.
    """
    await reply.acknowledge()
    message = interaction.message
    if message is not None and custom_id.epoch in set(_epochs(message)) and not await store.stands(message.id):
        await reply.strip()
    raise Rewound


def _epochs(message: discord.Message) -> Iterator[int]:
    """Yield the epoch in each custom_id on a message. An epoch is the time of a restore of the database."""
    for row in message.components:
        for item in getattr(row, "children", ()):
            try:
                yield read(str(getattr(item, "custom_id", None))).epoch
            except (Unreadable, OtherRelease):
                continue
