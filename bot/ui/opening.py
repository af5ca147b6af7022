"""Opens lobbies, lets people join lobbies, and starts a person's first game against computer players."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.installed_games import InstalledGame
from bot.table import along, closing, lobby
from bot.table.table import Table
from bot.ui import private
from bot.ui.application import Application
from bot.ui.channel_checks import has_table, require_allowed, require_free
from bot.ui.client import Client
from bot.ui.forums import Forum, NoPost
from bot.ui.installation import is_outside
from bot.ui.press_context import PressContext
from bot.ui.private import Way, prove_dm, seated
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.reply import Interaction, Reply, texts_for
from bot.ui.threads import let_in, may_thread, new_thread
from bot.ui.user_errors import UserError
from bot.ui.voice import listed_in_voice
from storage.records.servers import ServerRecord
from storage.records.tables import TableRecord

UNSAID = -1
"""The value of the time per turn if the user has chosen none."""


async def open_lobby(
    client: Application,
    reconciler: Reconciler,
    interaction: Interaction,
    reply: Reply,
    title: InstalledGame,
    options: Mapping[str, str],
    pace: int = UNSAID,
    spoken: str = "",
) -> None:
    """Open a lobby in the server's forum or the channel of `interaction`. Its host is the user.

    In direct messages the user plays alone. `pace` is the time per turn. `spoken` is the table's language. If it is
    empty, the bot chooses the language that people in the channel most likely speak. Raises UserError, ChannelBusy,
    Crowded.
    """
    say, alone = texts_for(interaction), interaction.guild_id is None
    record = await _new_lobby(client, interaction, title, options, pace, spoken)
    forum = await client.forums.usable(interaction.guild_id)
    if isinstance(forum, Forum):
        client.tables.see_open()
        await require_allowed(client, interaction, title.name)
    else:
        record = await _with_channel(client, interaction, title, record)
    game, host = title.say(str(interaction.locale))(f"{title.name}-title"), record.seats[0]
    way, made = Way(None), None
    if not alone:
        way = await prove_dm(interaction, say("dm-proof-new", game=game))
        record = replace(record, seats=(replace(host, dm=way.channel),))
    if isinstance(forum, Forum):
        made = await client.forums.open(forum, record, interaction.id)
        if isinstance(made, NoPost):
            forum, record = made, await _with_channel(client, interaction, title, record)
    table = made if isinstance(made, Table) else await client.tables.open(record, interaction.id)
    if not await reconciler.reconcile(table):
        raise reconciler.why(table)
    key = "opened-direct" if alone else way.key("opened")
    buttons = {name: table.labelled(f"button-{name}", say) for name in ("start", "hand")}
    told = [say(key, table=table.id, link=await client.link(table), **buttons)]
    if isinstance(forum, NoPost):
        told.append(forum.said(say))
    elif isinstance(made, Table):
        told.append(say("opened-post"))
    elif table.record.agreements.thread:
        told.append(say("opened-beside"))
    await reply.say("\n".join(told))
    if not isinstance(made, Table):
        await let_in(client, table, interaction.user.id)


async def _with_channel(
    client: Client, interaction: Interaction, title: InstalledGame, record: TableRecord
) -> TableRecord:
    """Return `record` with a channel for the table.

    It is the channel of the interaction. If that channel already has a table, it is a new thread in the channel. Raises
    UserError, Crowded or ChannelBusy if neither is possible.
    """
    if not (has_table(client, interaction) and may_thread(interaction)):
        await require_free(client, interaction, title.name)
        return record
    client.tables.see_open()
    await require_allowed(client, interaction, title.name)
    say = title.say(record.locale)
    game = title.say(str(interaction.locale))(f"{title.name}-title")
    name = say("thread-name", game=game, host=record.seats[0].name)
    thread = await new_thread(interaction.channel, interaction.app_permissions, name)
    if thread is None:
        await require_free(client, interaction, title.name)  # says which table is in the way
        return record
    return replace(record, channel=thread, agreements=replace(record.agreements, thread=True))


async def _new_lobby(
    client: Client, interaction: Interaction, title: InstalledGame, options: Mapping[str, str], pace: int, spoken: str
) -> TableRecord:
    """Return the record of a new lobby.

    `pace` is the time per turn and `spoken` the language. For everything that the user did not choose, the server's
    setup decides.
    """
    guild, channel = interaction.guild_id, interaction.channel_id or 0
    server = ServerRecord() if guild is None else await client.store.server(guild)
    locale = spoken or server.language or likely_locale(interaction)
    host = await seated(interaction, channel if guild is None else None)
    if pace == UNSAID:
        pace = lobby.UNHURRIED if guild is None else lobby.DEFAULT_PACE if server.pace is None else server.pace
    record = lobby.opened(title, host, guild, channel, locale, options, pace)
    there = () if server.show == "quiet" else await listed_in_voice(client, interaction)
    heard = (host.user, *there) if there else ()
    return replace(record, show=server.show, agreements=replace(record.agreements, in_voice=heard))


async def begin(
    client: Application, interaction: Interaction, title: InstalledGame, options: Mapping[str, str]
) -> tuple[Table, NoPost | None]:
    """Open a table for a person's first game of `title` against computer players, and deal.

    The table is in the user's direct messages. If they are closed, it is on the server where the user pressed. Return
    the table, and the reason why it has no forum post although it should have one. Raises UserError, Crowded.
    """
    say = title.say(str(interaction.locale))
    host = await seated(interaction, None)
    way = await _find_dm(client, interaction, say(f"{title.name}-title"))
    channel = way.channel
    if is_outside(interaction):
        way.needed("outside-dm-closed")
    forum = await client.forums.usable(interaction.guild_id) if channel is None else None
    if channel is None:
        try:
            await (require_allowed if isinstance(forum, Forum) else require_free)(client, interaction, title.name)
        except UserError as why:
            raise UserError("play-nowhere" if way.closed else "play-held", why=say(why.key, **why.arguments)) from None
    host = replace(host, dm=channel)
    guild, place = (None, channel) if channel else (interaction.guild_id, interaction.channel_id or 0)
    server = ServerRecord() if guild is None else await client.store.server(guild)
    locale = str(interaction.locale) if channel else server.language or likely_locale(interaction)
    record = lobby.opened(title, host, guild, place, locale, options, lobby.UNHURRIED)
    record = replace(record, show=server.show)
    record = _with_computers(record, title, interaction.id)
    if isinstance(forum, Forum):
        made = await client.forums.open(forum, record, interaction.id, dealt=True)
        if isinstance(made, Table):
            return made, None
        forum = made
        await require_free(client, interaction, title.name)
    return await client.tables.open(record, interaction.id, dealt=True), forum


async def _find_dm(client: Client, interaction: Interaction, game: str) -> Way:
    """Return the channel of the user's direct messages, or the reason why no table can be there.

    The user must accept messages and must not have too many tables yet.
    """
    client.tables.see_open()
    client.tables.see_room(interaction.user.id)
    if interaction.guild_id is None and not is_outside(interaction):
        return Way(interaction.channel_id)
    return await prove_dm(interaction, texts_for(interaction)("play-here", game=game))


def _with_computers(record: TableRecord, title: InstalledGame, number: int) -> TableRecord:
    """Return the record of a person's first game, with computer players seated.

    `number` selects the characters of the computer players. Usually the table's number does, but the table has none
    yet.
    """

    def called(seat: int) -> str:
        return title.say(record.locale)("computer-name", number=seat)

    filled = lobby.fill(replace(record, id=number), title, record.host, title.offer.computers, called)
    return replace(filled, id=record.id)


def likely_locale(interaction: Interaction) -> str:
    """Return the locale that people in the channel most likely use.

    It is that of the server if the server has chosen one, which only Community servers can do. Otherwise it is that of
    the host.
    """
    chosen = interaction.guild is not None and "COMMUNITY" in interaction.guild.features
    return str(interaction.guild_locale if chosen else interaction.locale)


async def sit_down(press: PressContext, table: Table) -> None:
    """Seat the presser in the lobby of `table`. Raises UserError if the game has started, and Illegal."""
    if table.record.status != "lobby":
        raise UserError("lobby-over")
    closing.check_open(table.record)
    along.join(table.record, table.title, await private.seated(press.interaction, None))
    seat, way = await private.tested_player(press.interaction, table)
    await table.alter(lambda record: along.join(record, table.title, seat), press.interaction.id)
    if along.on_bench(table.record, press.user):
        await press.reply.say(press.say("along-sits-out"))
        return
    await press.reply.say(press.say(way.key("joined"), hand=table.labelled("button-hand", press.say)))
    await let_in(press.client, table, press.user)
