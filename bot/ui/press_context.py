"""The objects that handlers of presses receive, and the registry of these handlers."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable

from bot.engine.custom_id import CustomId, Unreadable, number_in
from bot.engine.record import Seat
from bot.table.refused import Stale
from bot.table.table import Table
from bot.ui.application import Application
from bot.ui.client import link
from bot.ui.installation import PERSONAL, is_outside
from bot.ui.payloads import press_data
from bot.ui.personal import bring_alone_down, open_hand
from bot.ui.reconcile.reconciler import Reconciler
from bot.ui.reconcile.slots import OWN
from bot.ui.reply import Interaction, Reply, texts_for
from bot.ui.user_errors import UserError
from storage.records.shown import ShownRecord

Work = Callable[[], Awaitable[None]]
Later = Callable[[Interaction, Work], None]


class PressContext:
    """The data of a press at a table, and the objects that its handler needs."""

    def __init__(
        self,
        client: Application,
        reconciler: Reconciler,
        interaction: Interaction,
        custom_id: CustomId,
        table: Table,
        reply: Reply,
        later: Later,
        shown: ShownRecord | None = None,
    ) -> None:
        """Create the context of a press. `later` runs long work in the background after the answer.

        `shown` is what was stored about the messages of the table before the press; None if no message was pressed.
        """
        self.client = client
        self.reconciler = reconciler
        self.later = later
        self.interaction = interaction
        self.custom_id = custom_id
        self.table = table
        self.reply = reply
        self.shown = shown
        self.user = interaction.user.id
        self.locale = str(interaction.locale)
        self.say = table.say(self.locale)
        self.data = press_data(interaction)
        self.values = self.data.values
        self.answers = self.data.answers

    @property
    def seat(self) -> Seat:
        """The seat of the presser. Raises UserError for a person without a seat at the table."""
        seat = self.table.seat_of(self.user)
        if seat is None:
            raise UserError("not-your-table")
        return seat

    async def greet(self) -> None:
        """Store the player's present language and whether the player accepts direct messages.

        A press on a hand in direct messages shows that the player accepts them. After a press elsewhere, the bot tests
        the direct messages again if the player did not accept them before.
        """
        seat = self.table.seat_of(self.user)
        if seat is None:
            return
        known = self.table.record.seats[seat]
        pressed = self.reply.posted
        dm = pressed.channel if pressed is not None and pressed.kind == "hand" else known.dm
        if (known.dm, known.locale) != (dm, self.locale):
            await self.table.keep_contact(self.user, dm, self.locale)
        if known.dm != dm:
            self.reconciler.wake(self.table)
        if dm is None and self.table.record.status == "playing":
            self.reconciler.seek(self.table, seat)

    async def show_hand(self, note: str = "", unfolded: bool = False) -> None:
        """Show the presser the present hand, with the text `note` above it.

        An `unfolded` hand shows all of its text. Raises UserError before the deal.
        """
        if self.table.record.status == "lobby":
            raise UserError("not-dealt")
        await self.reconciler.now(self.table, self.seat, self.reply, note, unfolded)

    async def show_choice(self) -> None:
        """Show the presser's hand with the choices that the draft contains so far.

        If the hand is shown in the channel and in direct messages, both messages are updated.
        """
        await self.show_hand()
        own = (each for each in await self.client.store.posted_messages(self.table.id) if each.kind in OWN)
        if sum(each.seat == self.seat and each.message != 0 for each in own) > 1:
            self.reconciler.wake(self.table)


class HomePressContext:
    """The data of a press that belongs to no table, and the objects that its handler needs."""

    def __init__(
        self, client: Application, reconciler: Reconciler, interaction: Interaction, custom_id: CustomId, reply: Reply
    ) -> None:
        self.client = client
        self.reconciler = reconciler
        self.interaction = interaction
        self.custom_id = custom_id
        self.reply = reply
        self.user = interaction.user.id
        self.locale = str(interaction.locale)
        self.say = texts_for(interaction)
        self.data = press_data(interaction)
        self.values = self.data.values
        self.answers = self.data.answers

    async def find_table(self, number: str) -> Table | None:
        """Return the table with this number, which comes from a button; None if there is none."""
        try:
            return await self.client.tables.find(number_in(number))
        except Unreadable:
            return None

    async def enter(self, table: Table, told: str = "") -> None:
        """Show the presser's hand after a press outside the table.

        `told` is the key of a text that says where the table is. If the board and hand are in this channel, both move
        to the bottom. If the bot is not installed here, the hand is posted in direct messages.
        """
        if is_outside(self.interaction):
            await self.reply.say(await open_hand(self.client, self.reconciler, table, self.interaction))
            return
        if table.direct and table.record.channel == self.interaction.channel_id:
            await bring_alone_down(self.client, self.reconciler, table)
            return
        if told:
            game = table.say(self.locale)(f"{table.title.name}-title")
            await self.reply.say(self.say(told, game=game, link=link(table.record.guild, table.record.channel)))
        seat = table.seat_of(self.user)
        assert seat is not None
        self.reply.apart()
        await self.reconciler.now(table, seat, self.reply)


Handler = Callable[[PressContext], Awaitable[None]]
HomeHandler = Callable[[HomePressContext], Awaitable[None]]

HANDLERS: dict[str, Handler] = {}
HOME_HANDLERS: dict[str, HomeHandler] = {}
"""The handlers of presses that belong to no table, by the action of the custom_id."""
FORMS: set[str] = set()
HOME_FORMS: set[str] = set()
PRIVATE: set[str] = set()

OUTSIDE = frozenset(("end-sure",))
"""The actions that a moderator of the channel may use at a private table without being a player."""


def on(action: str, form: bool = False, private: bool = False) -> Callable[[Handler], Handler]:
    """Return a decorator that registers a function as the handler of a custom_id action.

    With `form`, the handler opens a modal, so it must acknowledge the press itself. With `private`, the action also
    works on private messages outside the table's channel.
    """

    def register(handler: Handler) -> Handler:
        HANDLERS[action] = handler
        if form:
            FORMS.add(action)
        if private:
            PRIVATE.add(action)
        return handler

    return register


def at_home(action: str, form: bool = False, personal: bool = False) -> Callable[[HomeHandler], HomeHandler]:
    """Return a decorator that registers a function as the handler of an action that belongs to no table.

    The custom_id of such an action has table 0. The action works on servers with the bot and in direct messages with
    the bot. With `personal`, it works everywhere. With `form`, the handler opens a modal and acknowledges the press
    itself.
    """

    def register(handler: HomeHandler) -> HomeHandler:
        HOME_HANDLERS[action] = handler
        if form:
            HOME_FORMS.add(action)
        if personal:
            PERSONAL.add(action)
        return handler

    return register


def open_question(handler: Handler) -> Handler:
    """Wrap a handler so that it may raise Stale for a press on an outdated question.

    The presser then sees the present hand with an explanation.
    """

    @functools.wraps(handler)
    async def guarded(press: PressContext) -> None:
        try:
            await handler(press)
        except Stale:
            await press.reply.acknowledge()
            await press.show_hand(press.say("stale"))

    return guarded
