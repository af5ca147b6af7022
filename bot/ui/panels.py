"""The hand where somebody asks for it: a panel that answers a press or command, and is a posted message from then
on."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import discord
import structlog
from msgspec.structs import replace

from bot.engine.record import Seat
from bot.table.table import Table
from bot.ui.pages.coaching import lesson
from bot.ui.reconcile.desired import fingerprint, hand
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.reconcile.slots import LIFE, OWN
from bot.ui.reply import LOST, Interaction, Reply, texts_for
from storage.records.tables import PostedMessage
from storage.store_errors import StoreError

log = structlog.get_logger()


async def show(
    reconciler: Reconciler, table: Table, seat: Seat, reply: Reply, locale: str, note: str = "", unfolded: bool = False
) -> None:
    """Show `seat` its hand in answer to an interaction, with a `note` above it and, `unfolded`, all there is to say: in
    the message that was pressed when that is private, else in a panel. From then on that is a posted message."""
    version = -1
    while version != table.record.version:
        version = table.record.version
        (manner, draft), news = await reconciler.own(table, seat), await table.news(seat)
    page = hand(table, seat, draft, news, locale, manner._replace(note=note, unfolded=unfolded))
    shown = await reply.show(page)
    print_, standing = fingerprint(page), reply.posted
    with _noted(table):
        if standing is not None and standing.kind == "hand" and shown.message == standing.message:
            reply.posted = replace(_entrusted(reconciler, standing, reply), digest=print_)
            await reconciler.store.repaint(table.id, standing, reply.posted)
            reconciler.pressed(table)
        else:
            ends = reconciler.now() + LIFE
            panel = PostedMessage(
                "panel",
                seat,
                shown.channel,
                shown.message,
                print_,
                reconciler.now(),
                token=reply.token,
                original=shown.original,
                ends=ends,
            )
            await _keep(reconciler, table, panel)
            if standing is not None and standing.message == panel.message:
                reply.posted = panel
    if table.record.version != version:
        reconciler.wake(table)


async def _keep(reconciler: Reconciler, table: Table, panel: PostedMessage) -> None:
    """Keep the panel of a seat, and take the former one away while Discord lets us."""
    former = next((each for each in await reconciler.store.posted_messages(table.id)
                   if (each.kind, each.seat) == ("panel", panel.seat)), None)  # fmt: skip
    await reconciler.store.paint(table.id, panel)
    reconciler.pressed(table)
    reconciler.watch(table, panel.seat, panel.ends)
    if former is None or former.message in (0, panel.message) or reconciler.now() > former.ends:
        return
    try:
        await reconciler.messages.delete(former)
    except (discord.HTTPException, *LOST) as error:
        log.info("an old panel stays", table=table.id, error=str(error))


async def coached(reconciler: Reconciler, table: Table, seat: Seat) -> None:
    """Note, when `seat` answers, what its hand has told once: then it is told no more."""
    with _noted(table):
        manner, _ = await reconciler.own(table, seat)
        player = table.record.seats[seat]
        if manner.met is not None and (name := lesson(table, seat, manner.met, table.say(player.locale))):
            await reconciler.store.meet_all(player.user or 0, (name,))


async def entrust(reconciler: Reconciler, table: Table, reply: Reply) -> None:
    """Let a message that was pressed be edited by that press from now on, and a panel live on by it: Discord counts
    such edits as none. What everybody presses is entrusted to another press only when the last one is half over."""
    pressed = reply.posted
    if pressed is None or not reply.updates or pressed.token == reply.token:
        return
    if pressed.kind not in OWN and reconciler.now() < pressed.ends - LIFE / 2:
        return
    reply.posted = _entrusted(reconciler, pressed, reply)
    lives_by_it = pressed.kind == "panel"
    with _noted(table) if lives_by_it else contextlib.suppress(StoreError):
        await reconciler.store.entrust(table.id, reply.posted)
        reconciler.pressed(table)
        if lives_by_it:
            reconciler.watch(table, pressed.seat, reply.posted.ends)


def _entrusted(reconciler: Reconciler, pressed: PostedMessage, reply: Reply) -> PostedMessage:
    return replace(pressed, token=reply.token, original=True, ends=reconciler.now() + LIFE)


@contextlib.contextmanager
def _noted(table: Table) -> Iterator[None]:
    """Let a press succeed although it cannot be noted what it has shown: that panel is not kept up to date, or says
    something once more."""
    try:
        yield
    except StoreError as error:
        log.warning("what was shown is not noted", table=table.id, error=str(error))


async def bring_down(reconciler: Reconciler, table: Table) -> None:
    """Post the board of `table` anew at the bottom of its channel. Raises UserError where Discord does not take it."""
    if not await reconciler.reconcile(table, anew=True):
        raise reconciler.why(table)


async def show_to(reconciler: Reconciler, table: Table, seat: Seat, reply: Reply, interaction: Interaction) -> None:
    """Show whoever gives a command the hand, in the language that is read now: in place of the panel shown before, or,
    where it stands in this very channel, there, at the bottom. Raises UserError."""
    await table.come_back(interaction.user.id)
    player, locale = table.record.seats[seat], str(interaction.locale)
    if player.locale != locale:
        await table.keep_contact(interaction.user.id, player.dm, locale)
    if table.direct and table.record.channel == interaction.channel_id:
        await bring_down(reconciler, table)
        await reply.say(texts_for(interaction)("hand-down"))
    else:
        await show(reconciler, table, seat, reply, locale)
