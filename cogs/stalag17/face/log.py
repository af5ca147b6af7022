"""Functions that turn values of events into text, for the game log and for moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine.texts import Say
from bot.engine.wording import cut
from cogs.stalag17.face import words

CARDS_TOLD = 150
"""A list of cards in a line of the log is shortened if it has more characters than this.

Only a player with a huge hand comes near this length.
"""

KINDS: Mapping[str, Callable[[Any, Say], str | int]] = {
    "card": words.card,
    "cards": lambda cards, say: cut(words.list_cards(cards, say), CARDS_TOLD),
    "valued": words.with_vigilance,
    "valued_cards": lambda cards, say: cut(words.list_with_vigilance(cards, say), CARDS_TOLD),
    "objects": words.list_objects,
    "own_card": words.card_for_button,
    "side": lambda side, say: say("stalag17-side", side=side),
    "way": lambda way, say: str(way),
    "change": lambda change, say: words.format_change(change),
}
"""For each kind of value in events and moves, the function that turns the value into text."""


def terms(hand: int, barracks: int, joint: int, discount: int, say: Say, key: str = "stalag17-term") -> str:
    """Return the sum of a player's roll call as text, such as "hand 5 + barracks 4 − prisoners 9".

    The text `key` names each number.
    """
    values = {"hand": hand, "barracks": barracks, "joint": joint, "prisoners": -discount}
    told = [
        f"{'−' if value < 0 else '+'} {say(key, term=name, value=abs(value))}"
        for name, value in values.items()
        if value
    ]
    return " ".join(told).removeprefix("+ ") or "0"
