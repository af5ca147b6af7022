"""The kinds of values in an event, by which the texts word them; money is in thousands of dollars."""

from __future__ import annotations

from typing import Annotated, TypeAlias

Money: TypeAlias = Annotated[int, "money"]
"""An amount."""

Price: TypeAlias = Annotated[int, "price"]
"""The cost of something; 0 is told as free."""

Fare: TypeAlias = Annotated[int, "fare"]
"""The cost of a way, after a comma; 0 is not told."""

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
"""A contact slot, counted from 0; the texts call it by its worth."""

PartOfDay: TypeAlias = Annotated[str, "part"]
"""A part of the day."""

Aim: TypeAlias = Annotated[str, "aim"]
"""An Inspector card."""

Player: TypeAlias = Annotated[int, "player"]
"""A player in a list of all players, named in the same way to everybody."""
