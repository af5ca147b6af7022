"""Opens a party evening, by the command or by the button under the previous party evening."""

from __future__ import annotations

from msgspec.structs import replace

from bot.table import party
from bot.ui.application import Application
from bot.ui.channel_checks import require_allowed
from bot.ui.flood import see_limit
from bot.ui.opening import likely_locale
from bot.ui.permissions import missing_permissions
from bot.ui.private import seated
from bot.ui.reply import Interaction, Reply, texts_for
from bot.ui.user_errors import UserError
from bot.ui.voice import listed_in_voice, voice_of


async def open_party(client: Application, interaction: Interaction, reply: Reply) -> None:
    """Post the message of a new party evening, with the user as its first guest.

    Raises UserError if no party evening is possible here.
    """
    say, guild, channel = texts_for(interaction), interaction.guild_id, interaction.channel_id or 0
    if guild is None:
        raise UserError("party-servers")
    client.tables.see_open()
    if missing := missing_permissions(interaction):
        raise UserError("permissions-missing", missing=say.listed(say(f"permission-{name}") for name in missing))
    server = await client.store.server(guild)
    titles = {name for people in (2, 3) for name in party.programme(people, server.titles)}
    if not titles:
        raise UserError("server-title-closed")
    for title in titles:
        await require_allowed(client, interaction, title)
    if client.parties.stands_in(channel):
        raise UserError("party-there")
    newcomer = await seated(interaction, None)
    await see_limit(client.store, "party", interaction.user.id, client.now(), guild)
    now = client.tables.table_time.now()
    quiet = server.show == "quiet"
    there = () if quiet else await listed_in_voice(client, interaction)
    record = party.opened(interaction.id, guild, channel, interaction.user.id, now)
    record = replace(
        record,
        locale=server.language or likely_locale(interaction),
        show="quiet" if quiet else "party",
        in_voice=there,
    )
    record = party.join(record, newcomer, now, voice_of(interaction) is not None)
    await client.parties.open(record)
    await reply.say(say("party-opened", start=say("button-party-start")))
