"""Delays of edits, because Discord's clients have problems with edits that come too early."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.record import Seat
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.kept_pictures import KeptPicture, keeps_picture
from bot.ui.reconcile.desired import controls_of
from bot.ui.reconcile.message_editor import needs_update
from bot.ui.reconcile.slots import LIFE, OWN, DesiredMessage, MessageSlot
from bot.ui.reconcile.state import ReconcileState
from storage.records.tables import PostedMessage

CROSSED = 3.0
"""Seconds before a message is edited again, after a press edited it too early or during another edit."""

READS = 10.0
"""Seconds after a player's press in which their hand is not edited only for news.

An open menu would stay open over other content and keep the focus (discord-api-docs issue 5512).
"""

LATE = 15.0
"""The least seconds between two edits of a hand without a question. An edit shows all news since the last one."""

RESTS = 60.0
"""Seconds without a move after which a board's picture is updated in the middle of a turn."""


class Pauses:
    """Delays edits of the reconciler. Edits that answer a press are never delayed.

    `Settings.edit_pause` is the time for which a new message is not edited. After an earlier edit, clients may never
    show the new content (discord-api-docs issue 7980). With 0 nothing is delayed.
    """

    def __init__(self, client: Client, wake: Callable[[Table], None]) -> None:
        self._client = client
        self._wake = wake
        self._told: dict[tuple[int, Seat], float] = {}
        """The time of the last edit of a hand without a question, by table and seat, the oldest first."""

    def told(self, table: Table, seat: Seat) -> None:
        """Register that a seat's hand was edited, if it has no question."""
        if table.asks(seat):
            return  # a question is shown at once
        now = self._client.now()
        self._told.pop((table.id, seat), None)
        self._told[table.id, seat] = now
        for key in [key for key, when in self._told.items() if when <= now - LATE]:
            del self._told[key]

    def waits(self, table: Table, state: ReconcileState, seat: Seat) -> bool:
        """Return whether the news of a seat without a question is delayed. If so, an update is scheduled."""
        if table.asks(seat):
            self._told.pop((table.id, seat), None)  # its controls go at once, when it has no question any more
            return False
        if not self._young or table.direct or table.record.status != "playing":
            return False
        now = self._client.now()
        until = self._told.get((table.id, seat), now - LATE) + LATE
        if not 0 < until - now <= LATE:  # longer than any wait, so the clock was wrong
            return False
        self._schedule(table, state, until)
        return True

    def crosses(self, state: ReconcileState, pressed: PostedMessage | None, slot: MessageSlot) -> bool:
        """Return whether an edit by a press comes too soon after the message, or during another edit."""
        if pressed is None or pressed.kind not in OWN or not self._young:
            return False
        return state.places[slot].locked() or 0 <= self._client.now() - pressed.posted < self._young

    def cross(self, table: Table, state: ReconcileState, slot: MessageSlot) -> None:
        """Schedule one more edit of the message in `slot`."""
        state.fresh.discard(slot)
        state.crossed[slot] = self._client.now() + CROSSED
        self._schedule(table, state, state.crossed[slot])

    def hold(
        self,
        table: Table,
        state: ReconcileState,
        slot: MessageSlot,
        target: DesiredMessage | None,
        posted: PostedMessage | None,
    ) -> bool:
        """Return whether an edit of the `posted` message is delayed. If so, an update is scheduled."""
        if not self._young or target is None or posted is None:
            return False
        if target.last or target.fresh or not posted.message or posted.unsure is not None:
            return False
        now, until = self._client.now(), posted.posted + self._young
        if slot in state.crossed:
            until = max(until, state.crossed[slot])
        if slot.kind in OWN and table.record.status == "playing" and _is_only_news(target, posted):
            until = max(until, posted.ends - LIFE + READS)
        if not 0 < until - now <= READS:  # longer than any wait, so the clock was wrong
            state.crossed.pop(slot, None)
            return False
        self._schedule(table, state, until)
        return True

    def catches_up(self, table: Table, state: ReconcileState, target: DesiredMessage, posted: PostedMessage) -> bool:
        """Return whether the picture of a board must now be updated in the middle of a turn.

        If an edit keeps an older picture, an update is scheduled for later, unless a move comes first.
        """
        now, version = self._client.now(), table.record.version
        if needs_update(target, posted) and keeps_picture(target.page, KeptPicture(posted.picture, posted.attachment)):
            state.behind = version, now + RESTS
            self._schedule(table, state, now + RESTS)
        if state.behind is None:
            return False
        of, due = state.behind
        return of == version and now >= due

    @property
    def _young(self) -> float:
        return self._client.settings.edit_pause

    def _schedule(self, table: Table, state: ReconcileState, when: float) -> None:
        """Schedule an update at the time `when`, unless an earlier one is scheduled."""
        if state.held is not None and state.held <= when:
            return
        state.held = when
        self._client.clock.after(when - self._client.now(), lambda: self._due(table, state, when))

    def _due(self, table: Table, state: ReconcileState, when: float) -> None:
        if state.held == when:
            state.held = None
            state.crossed = {slot: due for slot, due in state.crossed.items() if due > when}
            self._wake(table)


def _is_only_news(target: DesiredMessage, posted: PostedMessage) -> bool:
    """Return whether only the news on a hand has changed and its controls are the same."""
    return posted.ends > 0 and controls_of(target.digest) == controls_of(posted.digest)
