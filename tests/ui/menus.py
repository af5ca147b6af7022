"""What the menus at one Discord client show, which is not always what their messages say.

A menu goes on showing what was chosen in it, whatever the message says after an edit, while its id and options are the
same; and the client does not send what the menu shows already (discord-api-docs 4801, 7536, 7765). What Discord said
has failed can be chosen again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.ui.messages import Json, items, says


@dataclass
class Choice:
    """What was last chosen in a menu with these options; `act` is what the world calls it."""

    options: list[tuple[str, str]]
    values: set[str]
    act: Any = None


class Menus:
    """The menus at one client."""

    def __init__(self) -> None:
        self._last: dict[tuple[str, str], Choice] = {}

    def show(self, message: Json, menu: Json) -> set[str]:
        """Tell what a menu shows as chosen."""
        last = self._last.get((message["id"], menu["custom_id"]))
        if last is not None and last.options == _options(menu) and not getattr(last.act, "failed", None):
            return last.values
        return {option["value"] for option in menu["options"] if option.get("default")}

    def choose(self, message: Json, custom_id: str, values: Sequence[str]) -> Choice:
        """Choose in a menu of `message` as it is now; it must not show just that already."""
        menu = next(item for item in items(message) if item["custom_id"] == custom_id)
        assert self.show(message, menu) != set(values), f"{says(menu)!r} shows {values} already: no client sends that"
        made = self._last[message["id"], custom_id] = Choice(_options(menu), set(values))
        return made


def _options(menu: Json) -> list[tuple[str, str]]:
    return [(option["value"], option["label"]) for option in menu["options"]]
