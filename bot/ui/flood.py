"""Limits on how often people may do things that are costly or disturb others.

Presses and autocompletions are counted in this process. If a person makes too many, the first of these gets an answer,
and the next ones are ignored for a while. Pings and messages to others are counted in the database, so these limits
hold for all processes and after restarts.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Literal

from bot.ui.pages.times import relative
from bot.ui.user_errors import UserError
from storage.limits import Limit
from storage.store import Store

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0

LIMITS: dict[str, tuple[Limit, ...]] = {
    "role": (Limit(1, 10 * MINUTE, ("target",)), Limit(1, HOUR)),
    "guest": (Limit(1, DAY, ("user", "target")),),
    "back": (Limit(5, HOUR),),
    "talk": (Limit(30, 10 * MINUTE),),
    "fault": (Limit(3, HOUR),),
    "report": (Limit(3, DAY),),
    "arrange": (Limit(3, DAY), Limit(5, DAY, ("target",))),
    "again": (Limit(3, HOUR, ("user", "target")),),
    "shoulder": (Limit(5, HOUR),),
    "claim": (Limit(20, HOUR),),
    "gather": (Limit(1, HOUR, ("target",)), Limit(2, DAY, ("target",))),
    "party": (Limit(4, HOUR, ("target",)), Limit(4, HOUR)),
    "party-press": (Limit(30, 10 * MINUTE),),
    "story": (Limit(2, DAY, ("target",)), Limit(3, DAY)),
    "guess": (Limit(60, 10 * MINUTE),),
    "watch": (Limit(30, 10 * MINUTE),),
}
"""The limits, by the action that they limit:

- pinging a role of a server, by server and by host;
- pinging a guest, by host;
- asking a table to take back a move; a line of table talk; a claim;
- the report of a fault, or of an unfair game;
- proposing an appointment; opening the next game of a series, which pings its people;
- letting a person watch the game over a player's shoulder;
- pinging people of a server together;
- a party evening, by server and by the person who opens it; a press on the message of one;
- posting the picture of a season, by server and by person;
- a press of a spectator; a spectator's look at a question and a guess.

No limit covers more than a day. Older counts are deleted.
"""

SUGGESTIONS = 40
"""The most autocompletions for one person within `WITHIN` seconds."""

WITHIN = 10.0
"""The number of seconds over which the presses of a person are counted."""

MOMENT = 10.0
"""Seconds for which the interactions of a person who sends too many are ignored."""

REMEMBERED = 5000
"""The most people whose presses are counted at once. People who were quiet longest are removed first."""

Verdict = Literal["serve", "tell", "ignore"]


async def see_limit(store: Store, what: str, user: int, now: float, target: int = 0) -> None:
    """Count an action of `user` and raise UserError if the user has done it too often.

    `what` is the action, a key of `LIMITS`. `target` is the id of the person, server or table that it concerns. Raises
    StoreError.
    """
    again = await store.count_use(what, user, target, LIMITS[what], now)
    if again is not None:
        raise UserError(f"limit-{what}", relative=relative(again + 1))


class Flood:
    """Counts the presses and commands of each person."""

    def __init__(self, most: int, now: Callable[[], float]) -> None:
        """Allow each person `most` presses within `WITHIN` seconds. If `most` is 0, any number is allowed."""
        self._most = most
        self._now = now
        self._acts: dict[int, deque[float]] = {}
        self._until: dict[int, float] = {}

    def verdict(self, user: int) -> Verdict:
        """Count a press of `user`, and return what to do with it.

        The verdict is `serve` to handle it, `tell` to answer that there are too many, or `ignore`.
        """
        if not self._most:
            return "serve"
        now = self._now()
        if now < self._until.get(user, now):
            return "ignore"
        self._until.pop(user, None)
        acts = self._acts.pop(user, deque())
        while acts and acts[0] <= now - WITHIN:
            acts.popleft()
        acts.append(now)
        if len(acts) > self._most:
            self._until[user] = now + MOMENT
            return "tell"
        self._acts[user] = acts
        if len(self._acts) > REMEMBERED:
            self._acts.pop(next(iter(self._acts)))
        return "serve"
