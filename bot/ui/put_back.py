"""A press on what was shown before the database went back in time, or shown of a table that is no longer there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

import discord

from bot.engine.custom_id import CustomId, OtherRelease, Unreadable, read
from bot.ui.reply import Reply
from storage.store import Store


class Rewound(Exception):
    """The message that was pressed tells of a time that never was."""


async def outlived(store: Store, reply: Reply, interaction: discord.Interaction[Any], custom_id: CustomId) -> NoReturn:
    """Take the controls off the message that was pressed, and do nothing else. Raises Rewound.

    What has been painted since keeps them, as does what holds no such press: a client may be late, and a press forged.
    """
    await reply.acknowledge()
    message = interaction.message
    if message is not None and custom_id.epoch in set(_epochs(message)) and not await store.stands(message.id):
        await reply.strip()
    raise Rewound


def _epochs(message: discord.Message) -> Iterator[int]:
    """Yield the epochs of all presses on a message."""
    for row in message.components:
        for item in getattr(row, "children", ()):
            try:
                yield read(str(getattr(item, "custom_id", None))).epoch
            except (Unreadable, OtherRelease):
                continue
