"""Names for the kinds of event fields, such as a man or a place (docs/rules/colditz.md §3).

The kind of a field decides how texts for players show its value.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

Man: TypeAlias = Annotated[str, "man"]
"""A man, written as officer number and man number: `0.3`."""

Nation: TypeAlias = Annotated[int, "nation"]
"""A nation, given as the officer's number in turn order from 0."""

Guard: TypeAlias = Annotated[int, "guard"]
"""A guard, given as a number from 0."""

Place: TypeAlias = Annotated[str, "place"]
"""A place as text: a space of the board, a place in a tunnel, or a place off the board such as a cell."""

Room: TypeAlias = Annotated[str, "room"]
"""The id of a room."""

Tunnel: TypeAlias = Annotated[str, "tunnel"]
"""A tunnel, given as the kind of the card that opens it."""

Card: TypeAlias = Annotated[str, "card"]
"""The id or the kind of a card."""

Objective: TypeAlias = Annotated[str, "objective"]
"""An objective: O1 to O7."""

Cell: TypeAlias = Annotated[str, "cell"]
"""The id of a block of cells."""

Dice: TypeAlias = Annotated[tuple[int, ...], "dice"]
"""Dice values in the order thrown, two for each throw."""

Link: TypeAlias = Annotated[str, "link"]
"""A drop or a wire crossing, written `START>END`."""

Equipment: TypeAlias = Annotated[tuple[str, int], "equipment"]
"""The kind of Equipment cards, and their number."""

Goods: TypeAlias = Annotated[tuple[str, ...], "goods"]
"""The goods of a trade: Equipment on the table and cards from the hand."""
