"""The kinds of fields in events; the texts word each kind in its own way (docs/rules/colditz.md §3)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

Man: TypeAlias = Annotated[str, "man"]
"""A man, as `OFFICER.MAN`."""

Nation: TypeAlias = Annotated[int, "nation"]
"""The colour of an officer, by his number in turn order from 0."""

Guard: TypeAlias = Annotated[int, "guard"]
"""A guard, counted from 0."""

Place: TypeAlias = Annotated[str, "place"]
"""A space, a place in a tunnel, or a location off the board such as a cell."""

Room: TypeAlias = Annotated[str, "room"]
"""A room by its id."""

Tunnel: TypeAlias = Annotated[str, "tunnel"]
"""A tunnel by its card."""

Card: TypeAlias = Annotated[str, "card"]
"""A card by its id or kind."""

Objective: TypeAlias = Annotated[str, "objective"]
"""An objective by its name in the box, O1 to O7."""

Cell: TypeAlias = Annotated[str, "cell"]
"""A block of cells."""

Dice: TypeAlias = Annotated[tuple[int, ...], "dice"]
"""Dice in the order thrown, two for each throw."""

Link: TypeAlias = Annotated[str, "link"]
"""A drop or a gap in the wire, as `START>END`."""

Equipment: TypeAlias = Annotated[tuple[str, int], "equipment"]
"""Equipment of one kind: the kind and the number of cards."""

Goods: TypeAlias = Annotated[tuple[str, ...], "goods"]
"""The goods of a trade: Equipment on the table and cards of the hand."""
