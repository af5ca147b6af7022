"""Whether one more table may stand where somebody is."""

from __future__ import annotations

from bot.table import life
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.dispatch import Interaction, Sorry, shared
from bot.ui.permissions import missing_permissions


async def see_free(client: Client, interaction: Interaction, table: Table | None = None) -> None:
    """Raise Sorry, or Crowded, unless a new table, or one that is moved, may stand in the channel of `interaction`: a
    server's has to be free, in direct messages there may be several."""
    channel = interaction.channel_id or 0
    if table is not None and table.record.status in life.LIVE and table.record.channel == channel:
        raise Sorry("move-here", table=table.id)
    if interaction.guild_id is None:
        client.tables.see_room(interaction.user.id)
        return
    if missing := missing_permissions(interaction):
        say = shared(interaction)
        raise Sorry("permissions-missing", missing=say.listed(say(f"permission-{name}") for name in missing))
    if (running := client.tables.in_channel(channel)) is not None:
        raise Sorry("channel-busy-link", link=await client.link(running), table=running.id)
