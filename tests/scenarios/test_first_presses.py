"""From the home page to the third decision of a game: how many presses it takes, and how many words there are to read.

`pytest -s` prints both for each title.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from bot.installed_games import installed_game, names
from tests.ui.messages import Json, offered, says, text
from tests.ui.player import Player
from tests.ui.world import World

PRESSES = 4
"""Presses before the third decision at most: the game, *Play now*, and one for each decision before it."""

SENTENCES = 90
"""Words in sentences until then at most, each line as often as it changes."""

SMALL = 90
"""Words of small print until then at most: what others did, footers. Buttons come on top, and are only printed."""

WORD = re.compile(r"\w[\w'’-]*")


def unread(message: Json, read: set[str]) -> tuple[int, int, int]:
    """Count the words that have not been read before: of sentences, of small print, and of buttons."""
    lines = [line for line in text(message).split("\n") if line not in read]
    labels = [label for label in map(says, offered(message)) if label not in read]
    read.update(lines, labels)
    footers = [(embed.get("footer") or {}).get("text") for embed in message["embeds"]]
    small = [line for line in lines if line.startswith("-#") or line in footers]
    return counted(line for line in lines if line not in small), counted(small), counted(labels)


def counted(lines: Iterable[str]) -> int:
    """Count words."""
    return sum(len(WORD.findall(line)) for line in lines)


async def next_question(world: World, player: Player, panel: Json) -> Json:
    """Wait until the panel asks something."""
    for _ in range(60):
        if any(asks(item) for item in offered(player.look(panel))):
            return player.look(panel)
        await world.pass_time(2)
    raise AssertionError(text(player.look(panel)))


def asks(item: Json) -> bool:
    """Return whether a button makes a move."""
    return any(f":{action}:" in item["custom_id"] for action in ("go", "do")) or "options" in item


@pytest.mark.parametrize("game", [name for name in names() if installed_game(name).offer.shown])
@pytest.mark.parametrize("locale", ["en-US", "es-419"])
async def test_the_third_decision_is_four_presses_away(world: World, game: str, locale: str) -> None:
    ana = world.join("Ana", locale)
    say = installed_game(game).say(locale)
    home = await ana.private("escapade")
    read: set[str] = set()
    page = await ana.game(home, game)
    words = [unread(page, read)]
    *beside, panel = (await ana.press(page, say("button-play-now"))).told
    words += [unread(message, read) for message in beside]
    presses = 2
    for _ in range(2):
        shown = await next_question(world, ana, panel)
        words.append(unread(shown, read))
        plain = [item for item in offered(shown) if asks(item) and "options" not in item]
        assert plain, "a decision is one press"
        await ana.forge(shown, plain[0]["custom_id"])
        presses += 1
        await world.pass_time(2)
    words.append(unread(await next_question(world, ana, panel), read))
    sentences, small, labels = (sum(each) for each in zip(*words, strict=True))
    told = f"{sentences} words in sentences, {small} in small print, {labels} on buttons"
    print(f"\n{game} {locale}: {presses} presses, {told}: {words}")
    assert presses <= PRESSES
    assert sentences <= SENTENCES, told
    assert small <= SMALL, told
