"""Delays of edits. Discord's own clients have trouble with edits that come too soon."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.record import Seat
from bot.table.table import Table
from bot.ui.client import Client
from bot.ui.kept_pictures import KeptPicture, stays
from bot.ui.reconcile.desired import controls_of
from bot.ui.reconcile.message_editor import misses
from bot.ui.reconcile.slots import LIFE, OWN, DesiredMessage, MessageSlot
from bot.ui.reconcile.state import ReconcileState
from storage.records.tables import PostedMessage

CROSSED = 3.0
"""Seconds before a message is edited once more, if a press has edited it too soon or during another edit."""

READS = 10.0
"""Seconds after a press of its player in which a hand is not edited for news alone. An open menu would stay open over
other content and keep the focus (discord-api-docs issue 5512)."""

LATE = 15.0
"""Seconds between two edits of the hand of a seat that has no question. It shows what others did meanwhile together."""

RESTS = 60.0
"""Seconds without a move after which the picture of a board catches up in the middle of a turn."""


class Pauses:
    """Delays edits of the reconciler. An edit that answers a press is never delayed.

    `Settings.edit_pause` is how long a new message is left alone. If an edit comes soon after, clients may show the old
    content for good (discord-api-docs issue 7980). With 0 nothing is delayed.
    """

    def __init__(self, client: Client, wake: Callable[[Table], None]) -> None:
        self._client = client
        self._wake = wake
        self._told: dict[tuple[int, Seat], float] = {}
        """When a hand was edited for news alone, by table and seat, the oldest first."""

    def told(self, table: Table, seat: Seat) -> None:
        """Note that the hand of a seat was just edited, if it has no question."""
        if table.asks(seat):
            return  # a question is shown at once
        now = self._client.now()
        self._told.pop((table.id, seat), None)
        self._told[table.id, seat] = now
        for key in [key for key, when in self._told.items() if when <= now - LATE]:
            del self._told[key]

    def waits(self, table: Table, state: ReconcileState, seat: Seat) -> bool:
        """Return whether news for a seat without a question are left for later. They then come at their time."""
        if table.asks(seat):
            self._told.pop((table.id, seat), None)  # its controls go at once, when it has no question any more
            return False
        if not self._young or table.direct or table.record.status != "playing":
            return False
        now = self._client.now()
        until = self._told.get((table.id, seat), now - LATE) + LATE
        if not 0 < until - now <= LATE:  # longer than any wait, so the clock was wrong
            return False
        self._later(table, state, until)
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
        self._later(table, state, state.crossed[slot])

    def hold(
        self,
        table: Table,
        state: ReconcileState,
        slot: MessageSlot,
        target: DesiredMessage | None,
        posted: PostedMessage | None,
    ) -> bool:
        """Return whether an edit of what is `posted` is left for later. It then comes at its time."""
        if not self._young or target is None or posted is None:
            return False
        if target.last or target.fresh or not posted.message or posted.unsure is not None:
            return False
        now, until = self._client.now(), posted.posted + self._young
        if slot in state.crossed:
            until = max(until, state.crossed[slot])
        if slot.kind in OWN and table.record.status == "playing" and _news_alone(target, posted):
            until = max(until, posted.ends - LIFE + READS)
        if not 0 < until - now <= READS:  # longer than any wait, so the clock was wrong
            state.crossed.pop(slot, None)
            return False
        self._later(table, state, until)
        return True

    def catches_up(self, table: Table, state: ReconcileState, target: DesiredMessage, posted: PostedMessage) -> bool:
        """Return whether the picture of a board, which stays during a turn, is to be renewed now.

        If it is not, and an edit leaves an older picture, it is renewed after a while, unless a move comes first.
        """
        now, version = self._client.now(), table.record.version
        if misses(target, posted) and stays(target.page, KeptPicture(posted.picture, posted.attachment)):
            state.behind = version, now + RESTS
            self._later(table, state, now + RESTS)
        if state.behind is None:
            return False
        of, due = state.behind
        return of == version and now >= due

    @property
    def _young(self) -> float:
        return self._client.settings.edit_pause

    def _later(self, table: Table, state: ReconcileState, when: float) -> None:
        """Wake the reconciler at `when`, if nothing wakes it earlier."""
        if state.held is not None and state.held <= when:
            return
        state.held = when
        self._client.clock.after(when - self._client.now(), lambda: self._due(table, state, when))

    def _due(self, table: Table, state: ReconcileState, when: float) -> None:
        if state.held == when:
            state.held = None
            state.crossed = {slot: due for slot, due in state.crossed.items() if due > when}
            self._wake(table)


def _news_alone(target: DesiredMessage, posted: PostedMessage) -> bool:
    """Return whether a hand offers the same as before, so that only its news have changed."""
    return posted.ends > 0 and controls_of(target.digest) == controls_of(posted.digest)
