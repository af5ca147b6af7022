"""Answers to presses on messages from before a database was restored, or of deleted tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

import discord

from bot.engine.custom_id import CustomId, OtherRelease, Unreadable, read
from bot.ui.reply import Reply
from storage.store import Store


class Rewound(Exception):
    """Raised if the pressed message shows a state that is no longer in the database."""


async def refuse_outdated(
    store: Store, reply: Reply, interaction: discord.Interaction[Any], custom_id: CustomId
) -> NoReturn:
    """Remove the controls from the pressed message, then raise Rewound.

    Messages that were updated after the restore keep their controls. So do messages that do not contain such a press: a
    client may be late, and a press may be forged.
    """
    await reply.acknowledge()
    message = interaction.message
    if message is not None and custom_id.epoch in set(_epochs(message)) and not await store.stands(message.id):
        await reply.strip()
    raise Rewound


def _epochs(message: discord.Message) -> Iterator[int]:
    """Yield the epochs in the custom_ids on a message."""
    for row in message.components:
        for item in getattr(row, "children", ()):
            try:
                yield read(str(getattr(item, "custom_id", None))).epoch
            except (Unreadable, OtherRelease):
                continue
