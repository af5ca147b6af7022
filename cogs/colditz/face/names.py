"""The positions of the room names in close-ups of Colditz: on the walls next to the rooms."""

from __future__ import annotations

from typing import NamedTuple


class Sign(NamedTuple):
    """The position of a room's name: its middle in half-columns and rows, its width, and its lines."""

    x: float
    y: float
    width: float
    lines: int = 1


NAMES: dict[str, Sign] = {
    "chapel": Sign(14.6, 18.1, 9),
    "office": Sign(19.5, 21, 12),
    "sickbay": Sign(11.4, 29.35, 5.6, 2),
    "parcels": Sign(26.4, 30.1, 10.5),
    "guardhouse": Sign(38, 41.15, 12.5),
    "dentist": Sign(37.4, 12, 12),
    "wc": Sign(48.6, 8, 9.5),
    "laundry": Sign(58, 8, 10),
    "canteen": Sign(68.5, 8, 10.5),
    "store": Sign(67, 16, 12),
    "interview": Sign(68.2, 19.05, 11.4),
    "kitchen": Sign(66.6, 23, 10),
    "orderlies": Sign(76.5, 26.4, 10.5, 2),
    "officers": Sign(74.8, 32.6, 7.4, 2),
    "showers": Sign(58.6, 31, 12),
    "theatre": Sign(52.9, 35.1, 8.8),
}
