"""Reads the data that a table's pages show in addition to the state of the game, from the database."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from bot.engine.page import Page
from bot.engine.record import Seat
from bot.engine.texts import language
from bot.people import notifications as calling
from bot.table.news import ENDING
from bot.table.outbox import content
from bot.table.table import Table
from bot.ui.active_games import waiting_for
from bot.ui.client import Client
from bot.ui.pages.shown_hand import Manner
from bot.ui.reconcile import desired
from bot.ui.reconcile.pending_edits import PendingEdits, latest
from bot.ui.reconcile.slots import OWN, MessageSlot, NotificationChoice, ReconcileInput
from storage.records.shown import ShownRecord
from storage.records.tables import Draft, Post, PostedMessage


class Own(NamedTuple):
    """The data that one player's hand shows in addition to the state of the game."""

    manner: Manner
    """The preferences of the player, and the explanations that the player has already seen."""
    draft: Draft | None
    """The player's unfinished move (the draft); None if there is none."""
    standing: Mapping[MessageSlot, PostedMessage]
    """The messages of the table that are on Discord now, by slot."""


class Reader:
    """Reads drafts, news, and the preferences of people, for pages and pings."""

    def __init__(self, client: Client, pending: PendingEdits, stuck: Collection[int]) -> None:
        """Create an object that reads the data. `stuck` has the ids of tables whose board Discord refuses."""
        self._client = client
        self._pending = pending
        self._stuck = stuck

    async def known(self, table: Table) -> ReconcileInput:
        """Return the data that the pages of `table` show in addition to the state of the game."""
        users = {seat: each.user for seat, each in enumerate(table.record.seats) if each.user is not None}
        edits = self._pending.of(table)
        shown = await self._client.store.shown(table.id, [*users.values()])
        standing = latest(shown.posted_messages, edits)
        seats = [seat for seat in desired.readers(table, standing) if seat in users]
        viewers = (None, *seats) if table.record.status in desired.SHOWN else ()
        return ReconcileInput(
            now=self._client.now(),
            posted=standing,
            news={viewer: await table.news(viewer) for viewer in viewers},
            drafts={seat: shown.drafts.get(seat) for seat in seats},
            manners={seat: await self._manner(table, seat, users[seat], shown) for seat in seats},
            notification_choices={
                seat: self._ping_choice(each.user, each.dm)
                for seat, each in enumerate(table.record.seats)
                if each.user is not None
            },
            pause=self._client.settings.call_pause,
            outbox=shown.outbox,
            watchers=shown.watchers,
            painted=shown.painted,
        )

    async def own(
        self, table: Table, seat: Seat, pressed: PostedMessage | None = None, shown: ShownRecord | None = None
    ) -> Own:
        """Return the data that the hand of `seat` shows in addition to the state of the game.

        `shown` is what is stored about it, if it was read already.
        """
        user = table.record.seats[seat].user or 0
        edits = self._pending.of(table)
        shown = shown or await self._client.store.shown(table.id, [user])
        manner = await self._manner(table, seat, user, shown, pressed)
        return Own(manner, shown.drafts.get(seat), latest(shown.posted_messages, edits))

    async def _manner(
        self, table: Table, seat: Seat, user: int, shown: ShownRecord, pressed: PostedMessage | None = None
    ) -> Manner:
        reader = shown.readers[user]
        met = reader.met if reader.chosen.coaching else None
        onward, stuck = await self._next_table(table, seat), table.id in self._stuck
        standing = (*shown.posted_messages, *((pressed,) if pressed is not None else ()))
        seen = max((each.seen for each in standing if each.kind in OWN and each.seat == seat), default=0)
        scene, ending = unseen_moment(table, shown.scene, seen), end_page(table, seat, shown.endings)
        return Manner(
            text_first=reader.chosen.text_first,
            met=met,
            onward=onward,
            stuck=stuck,
            scene=scene,
            ending=ending,
            show=reader.chosen.show,
        )

    async def _next_table(self, table: Table, seat: Seat) -> tuple[str, str] | None:
        """Return the name and URL of the next table that waits for the player in `seat`.

        Return None if there is none, or while this table itself waits for the player.
        """
        if seat in table.waited_for():
            return None
        player = table.record.seats[seat]
        others = (each for each in waiting_for(self._client, player.user or 0) if each is not table)
        if (other := next(others, None)) is None:
            return None
        return other.called(other.say(player.locale)), await self._client.link(other)

    def _ping_choice(self, user: int, dm: int | None) -> NotificationChoice:
        """Return how a person wants to be pinged now.

        If the person's direct messages are closed, they are pinged in the channel instead.
        """
        calls, now = self._client.people.calls(user), self._client.now()
        how = calling.where_to_ping(calls, now)
        away = calls.away if calling.away(calls, now) else None
        return NotificationChoice("channel" if how == "direct" and dm is None else how, calls.soon, away)


def unseen_moment(table: Table, scene: Post | None, seen: int) -> Page | None:
    """Return the page of a great moment, which replaces the hand's picture until the next press.

    Return None if there is none. This is for tables in direct messages, where great moments are not posted separately.
    `seen` is the number of the last post that the reader has seen.
    """
    if scene is None or not table.direct or table.record.status != "playing" or scene.number <= seen:
        return None
    return _page(scene)


def end_page(table: Table, seat: Seat, endings: Sequence[Post]) -> Page | None:
    """Return the page of the end of a game in the language of the player in `seat`.

    Return None if the end was not posted in this language.
    """
    if table.record.status != "over":
        return None
    found = {each.kind: each for each in endings}
    told = found.get(f"{ENDING}-{language(table.record.seats[seat].locale)}") or found.get(ENDING)
    return _page(told) if told is not None else None


def _page(post: Post) -> Page | None:
    """Return the page that a post shows. Return None if the content of the post has been deleted."""
    page = content([post]) if post.content else None
    return page if isinstance(page, Page) else None
