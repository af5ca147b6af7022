"""The types of event fields. The type of a field decides how texts write its value.

Money is in thousands of dollars.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

Money: TypeAlias = Annotated[int, "money"]
"""An amount of money."""

Price: TypeAlias = Annotated[int, "price"]
"""A price. Texts write 0 as "free"."""

Fare: TypeAlias = Annotated[int, "fare"]
"""A price at the end of a sentence, after a comma. Texts leave out a price of 0."""

Hidden: TypeAlias = Annotated[int, "hidden"]
"""The value of a hidden tile from a locker or an exit. A tile of value 0 is a rat."""

Thing: TypeAlias = Annotated[str, "thing"]
"""Something that a player can use: a contact, an asset, a Fixer, a piece of Equipment or another item."""

Place: TypeAlias = Annotated[str, "place"]
"""A location by its name in the city, such as `casino` or `exit2`."""

Officer: TypeAlias = Annotated[str, "officer"]
"""An officer or an Inspector."""

Colour: TypeAlias = Annotated[str, "colour"]
"""The colour of a key or a locker."""

ContactSlot: TypeAlias = Annotated[int, "contact_slot"]
"""A contact slot, as a number from 0. Texts name the slot by its score."""

PartOfDay: TypeAlias = Annotated[str, "part"]
"""A part of the day."""

Aim: TypeAlias = Annotated[str, "aim"]
"""The target that an Inspector card names."""

Player: TypeAlias = Annotated[int, "player"]
"""A player in a list of all players. Texts use the name even for the player who reads it."""
