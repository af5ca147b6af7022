"""How tables are opened: a lobby where somebody asks for one, or a first game against computers that begins at once;
and how others sit down in a lobby."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.installed_games import InstalledGame
from bot.table import closing, lobby
from bot.table.table import Table
from bot.ui import private
from bot.ui.channel_checks import see_allowed, see_free, taken
from bot.ui.client import Client
from bot.ui.installation import is_outside
from bot.ui.press_context import PressContext
from bot.ui.private import Way, prove_dm, seated, shuffle
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.reply import Interaction, Reply, texts_for
from bot.ui.threads import let_in, may_thread, new_thread
from bot.ui.user_errors import UserError
from storage.records.servers import ServerRecord
from storage.records.tables import TableAgreements, TableRecord

UNSAID = -1
"""The pace of whoever has chosen none."""


async def open_lobby(
    client: Client,
    reconciler: Reconciler,
    interaction: Interaction,
    reply: Reply,
    title: InstalledGame,
    options: Mapping[str, str],
    pace: int = UNSAID,
    spoken: str = "",
) -> None:
    """Open a lobby in the channel of `interaction`, with whoever asked as host, or alone in direct messages; `spoken`
    is the language of the table, "" for what its people most likely speak. Raises UserError, ChannelBusy, Crowded."""
    say, alone = texts_for(interaction), interaction.guild_id is None
    beside = await _stands_beside(client, interaction, title)
    record = await _lobby(client, interaction, title, options, pace, spoken)
    game, host = title.say(str(interaction.locale))(f"{title.name}-title"), record.seats[0]
    if beside:
        name = title.say(record.locale)("thread-name", game=game, host=host.name)
        thread = await new_thread(interaction.channel, interaction.app_permissions, name)
        if thread is None:
            await see_free(client, interaction, title.name)  # says which table is in the way
        beside = thread is not None
        record = replace(record, channel=thread or record.channel, agreements=TableAgreements(thread=beside))
    way = Way(None)
    if not alone:
        way = await prove_dm(interaction, say("dm-proof-new", game=game), shuffle(record, host.contribution, say))
        record = replace(record, seats=(replace(host, dm=way.channel),))
    table = await client.tables.open(record, interaction.id)
    if not await reconciler.reconcile(table):
        raise reconciler.why(table)
    key = "opened-direct" if alone else way.key("opened")
    buttons = {name: table.labelled(f"button-{name}", say) for name in ("start", "hand")}
    told = say(key, table=table.id, link=await client.link(table), **buttons)
    await reply.say("\n".join([told, *([say("opened-beside")] if beside else ()), *way.unsent]))
    await let_in(client, table, interaction.user.id)


async def _stands_beside(client: Client, interaction: Interaction, title: InstalledGame) -> bool:
    """Tell whether another table stands in this channel, so that a thread is made for this one. Raises UserError,
    Crowded, ChannelBusy where it finds no room."""
    if taken(client, interaction) and may_thread(interaction):
        client.tables.see_open()
        await see_allowed(client, interaction, title.name)
        return True
    await see_free(client, interaction, title.name)
    return False


async def _lobby(
    client: Client, interaction: Interaction, title: InstalledGame, options: Mapping[str, str], pace: int, spoken: str
) -> TableRecord:
    """Make the record of a lobby, with what its server has chosen where nothing else was said."""
    guild, channel = interaction.guild_id, interaction.channel_id or 0
    server = ServerRecord() if guild is None else await client.store.server(guild)
    locale = spoken or server.language or likely_locale(interaction)
    host = await seated(interaction, channel if guild is None else None)
    if pace == UNSAID:
        pace = lobby.UNHURRIED if guild is None else lobby.DEFAULT_PACE if server.pace is None else server.pace
    record = lobby.opened(title, host, guild, channel, locale, options, pace)
    return replace(record, scenes=server.scenes)


async def begin(client: Client, interaction: Interaction, title: InstalledGame) -> Table:
    """Open a first game of `title` against computers and deal: in the direct messages of whoever asks, else, where they
    are closed, in this channel of a server. Raises UserError, Crowded, Illegal."""
    say = title.say(str(interaction.locale))
    host = await seated(interaction, None)
    way = await _direct(client, interaction, say(f"{title.name}-title"))
    channel = way.channel
    if is_outside(interaction):
        way.needed("outside-dm-closed")
    if channel is None:
        try:
            await see_free(client, interaction, title.name)
        except UserError as why:
            raise UserError("play-nowhere" if way.closed else "play-held", why=say(why.key, **why.arguments)) from None
    host = replace(host, dm=channel)
    guild, place = (None, channel) if channel else (interaction.guild_id, interaction.channel_id or 0)
    server = ServerRecord() if guild is None else await client.store.server(guild)
    locale = str(interaction.locale) if channel else server.language or likely_locale(interaction)
    record = lobby.opened(title, host, guild, place, locale, title.offer.options, lobby.UNHURRIED)
    record = replace(record, scenes=server.scenes)
    record = _with_computers(record, title, interaction.id)
    return await client.tables.open(record, interaction.id, dealt=True)


async def _direct(client: Client, interaction: Interaction, game: str) -> Way:
    """Return the way to the direct messages where one more table may stand."""
    client.tables.see_open()
    client.tables.see_room(interaction.user.id)
    if interaction.guild_id is None and not is_outside(interaction):
        return Way(interaction.channel_id)
    return await prove_dm(interaction, texts_for(interaction)("play-here", game=game))


def _with_computers(record: TableRecord, title: InstalledGame, number: int) -> TableRecord:
    """Seat the computers of a first game; `number` chooses among the crew, since the table has none yet."""

    def called(seat: int) -> str:
        return title.say(record.locale)("computer-name", number=seat)

    filled = lobby.fill(replace(record, id=number), title, record.host, title.offer.computers, called)
    return replace(filled, id=record.id)


def likely_locale(interaction: Interaction) -> str:
    """Give the language of the server where it has chosen one, which only a Community server can; else the host's."""
    chosen = interaction.guild is not None and "COMMUNITY" in interaction.guild.features
    return str(interaction.guild_locale if chosen else interaction.locale)


async def sit_down(press: PressContext, table: Table) -> None:
    """Seat the presser in a lobby. Raises UserError when it is none any more, Illegal."""
    if table.record.status != "lobby":
        raise UserError("lobby-over")
    closing.only_open(table.record)
    lobby.join(table.record, table.title, await private.seated(press.interaction, None))
    seat, way = await private.member(press.interaction, table)
    await table.alter(lambda record: lobby.join(record, table.title, seat), press.interaction.id)
    joined = press.say(way.key("joined"), hand=table.labelled("button-hand", press.say))
    await press.reply.say("\n".join([joined, *way.unsent]))
    await let_in(press.client, table, press.user)
