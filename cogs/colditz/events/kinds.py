"""What the fields of events are: each kind has words of its own (docs/rules/colditz.md §3)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

Man: TypeAlias = Annotated[str, "man"]
"""A man, as `OFFICER.MAN`."""

Nation: TypeAlias = Annotated[int, "nation"]
"""The colour of an officer, by his number in turn order from 0."""

Guard: TypeAlias = Annotated[int, "guard"]
"""A guard, counted from 0."""

Place: TypeAlias = Annotated[str, "place"]
"""A space, a place in a tunnel, or where one can be outside the board's spaces."""

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
"""Dice one after the other, two for each throw."""

Link: TypeAlias = Annotated[str, "link"]
"""A drop or a gap in the wire, as `START>END`."""

Equipment: TypeAlias = Annotated[tuple[str, int], "equipment"]
"""Equipment of one kind: which, and how many cards."""

Goods: TypeAlias = Annotated[tuple[str, ...], "goods"]
"""What a trade is about: Equipment of the table and cards of the hand."""
