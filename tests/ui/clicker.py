"""A player who presses at random whatever a private panel offers, in any game, until nothing is asked any more."""

from __future__ import annotations

import random

from tests.ui.lab import Json, Player, components, says

QUIET = ("Log", "Rules", "Bring board down", "My hand", "Type it", "Start over")


async def take_turn(player: Player, panel: Json, chance: random.Random) -> bool:
    """Choose and press in `panel` until one move is made; tell whether there was anything to do."""
    while True:
        items = [item for item in components(panel) if says(item) not in QUIET and not item.get("disabled")]
        if not items:
            return False
        go = [item for item in items if ":go:" in item["custom_id"]]
        if go and chance.random() < 0.7:
            await player.press(panel, "", forced=go[0]["custom_id"])
            return True
        item = chance.choice(items)
        if item["type"] == 2:
            await player.press(panel, "", forced=item["custom_id"])
            if ":clear:" not in item["custom_id"]:
                return True
        else:
            options = [option["value"] for option in item["options"]]
            count = item.get("min_values", 1)
            while count < min(item.get("max_values", 1), len(options), 3) and chance.random() < 0.4:
                count += 1
            values = chance.sample(options, max(1, count))
            await player.press(panel, *_labelled(item, values))
        panel = next(message for message in player.messages(panel["channel_id"]) if message["id"] == panel["id"])


def _labelled(item: Json, values: list[str]) -> tuple[str, ...]:
    return (says(item), *values)
