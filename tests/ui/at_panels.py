"""People who play in the channel, each by a panel of their own that was opened once."""

from __future__ import annotations

import random
from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.custom_id import read
from tests.ui.messages import Json, items
from tests.ui.player import Player


async def play_at_panels(players: Sequence[Player], moves: int = 10_000) -> int:
    """Play what normal computers would, to the end or so many moves, each move by pressing in its player's panel.

    *My hand* is pressed again where a panel does not ask what the game asks: give how often that was, beyond the panels
    whose interaction was over.
    """
    world = players[0].world
    panels = {player.id: await player.my_hand() for player in players}
    thoughts, chance, again = Chance(b"at panels", 0), random.Random("at panels"), 0
    for _ in range(moves):
        if world.over:
            break
        table = world.table
        seat = table.waited_for()[0]
        player = next(each for each in players if each.seat == seat)
        panel = player.look(panels[player.id])
        if table.token(seat) not in _asked(panel):
            again += not _ended(panel)
            panel = panels[player.id] = await player.my_hand()
        mind = table.title.policies["normal"]
        move = mind.choose(table.view(seat), table.asks(seat), table.next_field(seat), thoughts)
        try:
            await player.make(str(move), panel)
        except LookupError:
            await player.take_turn(player.look(panel), chance)
    return again


def _asked(panel: Json) -> set[str]:
    """Give the tokens of the questions that a panel offers to answer."""
    return {read(item["custom_id"]).token for item in items(panel)}


def _ended(panel: Json) -> bool:
    """Tell whether all that is left of a panel is the button that opens another one."""
    return [read(item["custom_id"]).action for item in items(panel)] == ["hand"]
