"""The fields of moves in Escape from Colditz.

The kind of a field decides how buttons and menus word its options (face/words.py).
"""

from __future__ import annotations

from bot.engine.move import Field

OWN_MAN = Field("man", kind="own_man")
"""One of the acting officer's own men."""

OWN_MEN = Field("men", kind="own_man")

RUNNER = Field("man", kind="runner")
"""The man who tries Do or die (§3.10)."""

GOERS = Field("men", least=0, kind="goer")
"""The men who go to the roll call (§3.14)."""

MAN = Field("man", kind="man")
"""A man of some officer."""

GUARD = Field("guard", kind="sentry")
"""A guard, counted from 0 and written `g0`."""

GUARDS = Field("guards", kind="sentry")

DESTINATION = Field("place", kind="destination")
"""The destination of a man or guard; the player can also type it."""

PLACE = Field("place", kind="place")

PLACES = Field("places", kind="place")

INNER, GARRISON = Field("inner", kind="post"), Field("garrison", kind="post")
"""The posts of the guards before the first turn (§3.2)."""

PAY = Field("pay", kind="pay")
"""The Equipment handed in first: on the table, or from the hand (§3.7)."""

SUPPLY = Field("kind", kind="supply")
"""A kind of Equipment."""

WAY = Field("with", kind="kit")
"""Men and part cards with which the kit is taken (§3.6)."""

CARD = Field("card", kind="held")
"""A card of the hand, or Equipment on the table by its kind."""

ROOM = Field("room", kind="room")

TUNNEL = Field("tunnel", kind="tunnel")

CELL = Field("cell", kind="cell")

COLOUR = Field("nation", kind="colour")
"""A colour that is still free, given as the number of its officer in turn order (§3.2)."""

PARTNER = Field("with", kind="officer")
"""Another officer, by his number in turn order."""

GIVE, WANT = Field("give", least=0, kind="good"), Field("want", least=0, kind="good")

OFFER = Field("offer", kind="offer")
"""The name of an open offer (§3.16)."""
