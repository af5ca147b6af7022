"""The types of event fields; each type decides how the texts word a field.

Money is in thousands of dollars.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

Money: TypeAlias = Annotated[int, "money"]
"""An amount of money."""

Price: TypeAlias = Annotated[int, "price"]
"""A price; texts word 0 as "free"."""

Fare: TypeAlias = Annotated[int, "fare"]
"""A price that follows a comma in the text; 0 is left out."""

Hidden: TypeAlias = Annotated[int, "hidden"]
"""The value of a tile from a locker or an exit; 0 is a rat."""

Thing: TypeAlias = Annotated[str, "thing"]
"""A contact, asset, Fixer, piece of Equipment, or another usable thing."""

Place: TypeAlias = Annotated[str, "place"]
"""A location by its name in the city, such as `casino` or `exit2`."""

Officer: TypeAlias = Annotated[str, "officer"]
"""An officer or an Inspector."""

Colour: TypeAlias = Annotated[str, "colour"]
"""The colour of a key or a locker."""

ContactSlot: TypeAlias = Annotated[int, "contact_slot"]
"""A contact slot by its number from 0; texts name it by its score."""

PartOfDay: TypeAlias = Annotated[str, "part"]
"""A part of the day."""

Aim: TypeAlias = Annotated[str, "aim"]
"""The target of an Inspector card."""

Player: TypeAlias = Annotated[int, "player"]
"""A player in a list of all players. The name is the same for every reader."""
