"""Delays edits, because the apps of Discord have problems with edits that come too early."""

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
"""Seconds before a message is edited again because an edit by a press may not be shown.

This happens if the message is new or another edit was running.
"""

READS = 10.0
"""Seconds after a player's press in which their hand is not edited if only the news has changed.

An edit would leave an open menu open over other content, and keep the focus there (discord-api-docs issue 5512). The
ping of a player who moves is not edited either: the hand has the next question, and the end of the turn deletes it.
"""

LATE = 15.0
"""The least seconds between two edits of a hand of a player who has no question to answer.

An edit shows all news since the last one.
"""

RESTS = 60.0
"""Seconds without a move after which the picture of a board is updated in the middle of a turn."""


class Pauses:
    """Delays edits of the reconciler. Edits that answer a press are never delayed.

    `Settings.edit_pause` is the number of seconds in which a new message is not edited. If it is edited earlier, the
    apps of Discord may never show the new content (discord-api-docs issue 7980). With 0 nothing is delayed.
    """

    def __init__(self, client: Client, wake: Callable[[Table], None]) -> None:
        self._client = client
        self._wake = wake
        self._told: dict[tuple[int, Seat], float] = {}
        """The times of the last edits of hands whose player has no question to answer.

        The keys are table and seat. The oldest time comes first.
        """

    def told(self, table: Table, seat: Seat) -> None:
        """Register that the hand of `seat` was edited, if its player has no question to answer."""
        if table.asks(seat):
            return  # a question is shown at once
        now = self._client.now()
        self._told.pop((table.id, seat), None)
        self._told[table.id, seat] = now
        for key in [key for key, when in self._told.items() if when <= now - LATE]:
            del self._told[key]

    def waits(self, table: Table, state: ReconcileState, seat: Seat) -> bool:
        """Return whether the hand of `seat` must wait before it shows news. If so, an update is scheduled.

        A hand never waits if its player has a question to answer.
        """
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
        """Return whether an edit by a press comes too early: the message is new or another edit is running."""
        if pressed is None or pressed.kind not in OWN or not self._young:
            return False
        return state.places[slot].locked() or 0 <= self._client.now() - pressed.posted < self._young

    def cross(self, table: Table, state: ReconcileState, slot: MessageSlot) -> None:
        """Schedule one more edit of the message in `slot`, because the edit by a press came too early."""
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
        """Return whether an edit of the `posted` message must wait. If so, an update is scheduled."""
        if not self._young or target is None or posted is None:
            return False
        if target.last or target.fresh or not posted.message or posted.unsure is not None:
            return False
        now, until = self._client.now(), posted.posted + self._young
        if slot in state.crossed:
            until = max(until, state.crossed[slot])
        if slot.kind in OWN and table.record.status == "playing" and _is_only_news(target, posted):
            until = max(until, posted.ends - LIFE + READS)
        if slot.kind in ("ping", "call"):
            until = max(until, state.moved_at.get(slot.seat, 0.0) + READS)
        if not 0 < until - now <= READS:  # longer than any wait, so the clock was wrong
            state.crossed.pop(slot, None)
            return False
        self._schedule(table, state, until)
        return True

    def catches_up(self, table: Table, state: ReconcileState, target: DesiredMessage, posted: PostedMessage) -> bool:
        """Return whether the picture of a board must now be updated in the middle of a turn.

        If an edit keeps an older picture, an update for later is scheduled. A move before that time cancels it.
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
        """Schedule an update of a table's messages for the time `when`, unless an earlier one is scheduled."""
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
    """Return whether an edit of a hand would only change the news and not the controls."""
    return posted.ends > 0 and controls_of(target.digest) == controls_of(posted.digest)
