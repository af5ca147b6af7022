"""Discord is told the commands only when they are not those it knows: it allows 200 creations a day."""

from __future__ import annotations

import hashlib

from bot.engine.codec import encode
from bot.ui.client import Client
from bot.ui.command_texts import command_payloads

SYNCED = "synced_commands"


async def sync(client: Client) -> None:
    """Tell Discord the loaded commands, in every language, if they have changed."""
    payload = await command_payloads(client.tree)
    print_ = hashlib.sha256(encode(payload)).hexdigest()
    key = await synced_key(client)
    if await client.store.read(key) != print_:
        assert client.application_id is not None
        await client.http.bulk_upsert_global_commands(client.application_id, payload)
        await client.store.write(key, print_)


async def synced_key(client: Client) -> str:
    """Give the key of the note that holds a print of the commands that Discord knows, in this epoch."""
    return f"{SYNCED}_{client.application_id}_{await client.store.epoch()}"
