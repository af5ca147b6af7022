"""Presses on messages from before the database was rolled back, or of a table that no longer exists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

import discord

from bot.engine.custom_id import CustomId, OtherRelease, Unreadable, read
from bot.ui.reply import Reply
from storage.store import Store


class Rewound(Exception):
    """The message that was pressed shows a state that was rolled back."""


async def outlived(store: Store, reply: Reply, interaction: discord.Interaction[Any], custom_id: CustomId) -> NoReturn:
    """Remove the controls from the message that was pressed, and do nothing else. Raises Rewound.

    Messages that were painted since keep their controls, and so do messages without such a press: a client may be late,
    and a press may be forged.
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
