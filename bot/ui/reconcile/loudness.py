"""Decides which messages cause a notification, and when a board message is posted again.

`docs/play.md` has the same table under *What makes a sound*. Each new message follows one of the rows of this table. A
silent message has the flag SUPPRESS_NOTIFICATIONS (Discord's documentation, resources/message, *Message Flags*). Edits
are always silent.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from bot.people.notifications import DAY
from bot.table import claims
from bot.table.news import BEFELL, SCENE
from bot.table.outbox import SHUFFLE
from bot.table.seat_clocks import LIVE

TALK = 6
"""How many messages of other people must be below a board before it may be posted again."""

REST = DAY
"""Seconds for which a board message stays in its place, however much is written below it.

If turns are short, it may move earlier.
"""


class Sound(Enum):
    """The cases in which a message causes a notification."""

    NEW = "the first one, and each one for something new; what takes its place is silent"
    CALLS = "only when it calls its player"
    ONCE = "once a game and person, never during that person's own turn or rest"
    NEVER = "never"


SOUNDS: Mapping[str, Sound] = {
    "board": Sound.NEW,
    "hand": Sound.CALLS,
    "shoulder": Sound.CALLS,  # and it pings nobody
    "ping": Sound.NEW,
    "call": Sound.NEW,
    "soon": Sound.NEW,
    "notice": Sound.NEW,  # except those whose text is quiet
    BEFELL: Sound.ONCE,
    SCENE: Sound.NEVER,
    claims.KIND: Sound.NEVER,
    SHUFFLE: Sound.NEVER,
}
"""When each kind of message or post causes a notification.

A kind of post that is not listed always causes one, unless its text is marked as quiet.
"""


PARTY = "party"
"""The kind of the post that pings people for a party evening.

Tables of a party evening cause no other notifications.
"""


def message_sounds(kind: str, *, calls: bool, replaces: bool) -> bool:
    """Return whether a new message of this kind causes a notification.

    `calls` says whether the message pings its player. `replaces` says whether it replaces an older message about the
    same matter.

    >>> message_sounds("hand", calls=True, replaces=True), message_sounds("hand", calls=False, replaces=False)
    (True, False)
    >>> message_sounds("board", calls=False, replaces=False), message_sounds("board", calls=False, replaces=True)
    (True, False)
    """
    return calls if SOUNDS[kind] is Sound.CALLS else not replaces


def post_sounds(kind: str, *, first: bool, own_turn: bool) -> bool:
    """Return whether a post of this kind causes a notification.

    `first` says whether it is the reader's first post of this kind in this game. `own_turn` says whether the game waits
    for the reader. Quiet hours are not considered here.

    >>> post_sounds("befell", first=True, own_turn=False), post_sounds("befell", first=True, own_turn=True)
    (True, False)
    >>> post_sounds("scene", first=True, own_turn=False), post_sounds("ending", first=False, own_turn=True)
    (False, True)
    """
    sound = SOUNDS.get(kind, Sound.NEW)
    return sound is Sound.NEW or (sound is Sound.ONCE and first and not own_turn)


def is_buried(talk: int, age: float, pace: int) -> bool:
    """Return whether a board message that must change is posted again instead of edited.

    `talk` is the number of messages of other people below it. `age` is the age of the board message in seconds, and
    `pace` the time per turn in seconds.

    >>> is_buried(6, 60, 300), is_buried(6, 60, 86400), is_buried(6, 86400, 86400), is_buried(5, 86400, 86400)
    (True, False, True, False)
    """
    return talk >= TALK and (pace in LIVE or age >= REST)
