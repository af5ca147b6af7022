"""The kinds of what an event names, by which it is worded; money is in thousands of dollars."""

from __future__ import annotations

from typing import Annotated, TypeAlias

Money: TypeAlias = Annotated[int, "money"]
"""An amount."""

Price: TypeAlias = Annotated[int, "price"]
"""What something cost; 0 is told as free."""

Fare: TypeAlias = Annotated[int, "fare"]
"""What a way cost, behind a comma; nothing is said of 0."""

Hidden: TypeAlias = Annotated[int, "hidden"]
"""The value of a tile of a locker or an exit; 0 is a rat."""

Thing: TypeAlias = Annotated[str, "thing"]
"""A contact, an asset, a Fixer, a piece of Equipment or another thing to use."""

Place: TypeAlias = Annotated[str, "place"]
"""A location by the name that the city gives it, such as `casino` or `exit2`."""

Officer: TypeAlias = Annotated[str, "officer"]
"""An officer or an Inspector."""

Colour: TypeAlias = Annotated[str, "colour"]
"""The colour of a key or a locker."""

ContactSlot: TypeAlias = Annotated[int, "contact_slot"]
"""A contact slot, counted from 0; it is called by its worth."""

PartOfDay: TypeAlias = Annotated[str, "part"]
"""A part of the day."""

Aim: TypeAlias = Annotated[str, "aim"]
"""An Inspector card."""

Player: TypeAlias = Annotated[int, "player"]
"""A player in a list of all, who is told by name to everybody."""
