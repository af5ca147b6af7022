"""The choices of which moves in Escape from Colditz consist, as fields (`Field`).

The kind of a field decides how buttons and menus word its options (face/words.py).
"""

from __future__ import annotations

from bot.engine.move import Field

OWN_MAN = Field("man", kind="own_man")
"""The choice of one of the acting officer's own men."""

OWN_MEN = Field("men", kind="own_man")

RUNNER = Field("man", kind="runner")
"""The choice of the man who tries Do or die (§3.10)."""

GOERS = Field("men", least=0, kind="goer")
"""The choice of the men who go to the roll call (§3.14)."""

MAN = Field("man", kind="man")
"""The choice of a man of any officer."""

GUARD = Field("guard", kind="sentry")
"""The choice of a guard. Guards count from 0 and are written like `g0`."""

GUARDS = Field("guards", kind="sentry")

DESTINATION = Field("place", kind="destination")
"""The choice of a destination for a man or guard. The player can also type it."""

PLACE = Field("place", kind="place")

PLACES = Field("places", kind="place")

INNER, GARRISON = Field("inner", kind="post"), Field("garrison", kind="post")
"""The choice of posts for the guards before the first turn, inside and in the garrison (§3.2)."""

PAY = Field("pay", kind="pay")
"""The choice between Equipment on the table and cards of the hand for paying first (§3.7)."""

SUPPLY = Field("kind", kind="supply")
"""The choice of a kind of Equipment."""

WAY = Field("with", kind="kit")
"""The choice of the men and part cards with which the kit is taken (§3.6)."""

CARD = Field("card", kind="held")
"""The choice of a card of the hand, or of a kind of Equipment on the table."""

ROOM = Field("room", kind="room")

TUNNEL = Field("tunnel", kind="tunnel")

CELL = Field("cell", kind="cell")

COLOUR = Field("nation", kind="colour")
"""The choice of a colour that is still free (§3.2).

It is given as the number of its officer in turn order.
"""

PARTNER = Field("with", kind="officer")
"""The choice of another officer, given as the officer's number in turn order."""

GIVE, WANT = Field("give", least=0, kind="good"), Field("want", least=0, kind="good")

OFFER = Field("offer", kind="offer")
"""The choice of an open offer by its name (§3.16)."""
