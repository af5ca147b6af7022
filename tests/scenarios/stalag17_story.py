"""A game of Stalag 17 written down before it is played: what is dealt and rolled, and who does what.

A line is a move in short, with cards as in `tests/games/stalag17/build.py`: `Ana: offer food1`; `late` and `leaves` are
what a clock and a command make. `deal` begins a round with its dice and with the cards from the top of the pile, `##`
begins a chapter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import pytest

from bot.engine.chance import Chance
from cogs.stalag17 import data
from storage.records.servers import PersonRecord
from tests.games.stalag17.build import deal, order, spelt
from tests.ui.messages import Json, items, labels, says, text
from tests.ui.player import Player
from tests.ui.telling import Telling
from tests.ui.world import World

PACE = 300

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")

LATE, LEAVES = "late", "leaves"


class Deed(NamedTuple):
    """A move in short, and who makes it."""

    who: str
    move: str


class Story:
    """A whole game, read from its text: the deeds by chapter, and all draws of chance from the start player on."""

    def __init__(self, text: str, start: int = 0) -> None:
        self.draws = [start]
        self.chapters: dict[str, list[Deed]] = {}
        for line in filter(None, map(str.strip, text.splitlines())):
            if line.startswith("## "):
                chapter = self.chapters[line.removeprefix("## ")] = []
            elif line.startswith("deal "):
                faces, number, top = line.removeprefix("deal ").split(" / ")
                self.draws += deal(faces, int(number), top)
            else:
                chapter.append(Deed(*line.split(": ")))


class Fate:
    """Chance as it was written down, the draws of a game in a row; with `names`, the cards of the first deal get those.

    `table` makes the chance of a move, and `verify` makes it again.
    """

    def __init__(self, draws: list[int], names: Mapping[str, str] | None = None) -> None:
        self.left = list(draws)
        self._drawn: dict[int, Chance] = {}
        if names:
            start, *rest = self.left
            dealt = Written(rest).shuffled(data.DECK)
            self.left = [start, *order(data.DECK, tuple(names[card] for card in dealt)), *rest]

    def table(self, seed: bytes, version: int) -> Chance:
        """Draw on."""
        return self._drawn.setdefault(version, Written(self.left))

    def verify(self, seed: bytes, version: int) -> Chance:
        """Draw what was drawn."""
        return Chance.scripted(self._drawn[version].drawn)


class Written(Chance):
    """Takes its draws from a row that several share."""

    def __init__(self, left: list[int]) -> None:
        super().__init__(b"", 0)
        self._left = left

    def below(self, n: int) -> int:
        """Give the next draw."""
        value = self._left.pop(0)
        assert 0 <= value < n, f"{value} was written down where less than {n} is drawn"
        self.drawn.append(value)
        self.bounds.append(n)
        return value


class Night(Telling):
    """A table of five: Cleo and Eva read Spanish, Ben has closed direct messages, Dan presses under the board."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, fate: Fate) -> None:
        super().__init__(world, NAMES, spanish=("Cleo", "Eva"), by_hand="Ben", by_board="Dan")
        monkeypatch.setattr("bot.table.table.Chance", fate.table)
        monkeypatch.setattr("bot.table.verify.Chance", fate.verify)

    async def sit_down(self) -> None:
        """Open the table with all additional rules, take the seats, start: buttons as they stand, in any language.
        Nobody is a beginner, whose first coin would be chosen for him."""
        host, *guests = self.players.values()
        for player in self.players.values():
            await self.world.bot.store.change_person(int(player.id), lambda person: PersonRecord(coaching=False))
        await host.slash("stalag17 new", pace=PACE)
        for guest in guests:
            await guest.press(self.world.board, labels(self.world.board)[0])
        start = next(item for item in items(self.world.board) if ":start:" in item["custom_id"])
        await host.press(self.world.board, says(start))
        self.look_round()

    async def play(self, deeds: Iterable[Deed]) -> None:
        """Do what is written."""
        for who, move in deeds:
            player = self.players[who]
            if move == LATE:
                await self.world.pass_time(3 * PACE + 10)
            elif move == LEAVES:
                await player.press(await player.private("table resign"), "Resign")
            else:
                await self.do(who, spelt(self.world.table.state, player.seat, move))


async def line(night: Night, name: str) -> str:
    """What the board tells of a player."""
    return next(line for line in (await night.words()).split("\n") if line.startswith(f"**{name[0]}** {name}"))


def scene(night: Night, title: str) -> str:
    """Read the scene of this title, which stands in the channel with a picture and nothing to press."""
    (found,) = (each for each in night.world.public if each["embeds"] and each["embeds"][0]["title"] == title)
    assert pictured(found)
    assert labels(found) == []
    return text(found)


def pictured(message: Json) -> bool:
    """Tell whether a message shows a picture."""
    return bool(message["embeds"][0].get("image"))


def befell(player: Player) -> list[str]:
    """What a player's direct messages tell apart from the hand, and from the one that proved them open."""
    return [text(message) for message in player.inbox[1:] if not message["embeds"]]


FOUR_ROUNDS = """
## two coins
deal food tools special / 2 / food1 clothes1 food/tools r4 clothes1 map1 clothes1 documents1 documents2 r3 \
 map1 tools1 info barr r5 food2 map1 clothes1 food1 info r3 map2 map2
Cleo: coin heads
Ben: coin tails

## all coins
Eva: coin heads
Ana: coin heads
Dan: coin heads

## an offer
Ana: offer food1
Ben: play food/tools

## it is taken with a card drawn
Cleo: take 0 pile

## the guard refuses
Dan: negotiate clothes1+documents1

## a bluff
Eva: play documents2
Ana: offer tools1

## an escape fails
Ben: escape

## another action after it
Ben: play r4

## an offer is taken for a card played
Cleo: take 0 hand barr
Dan: draw
Eva: offer food2

## an offer is taken with the top discard
Ana: take 4 discard

## the informer escapes
deal map special special / 1 / food1 food2 r3 info map1 r5 r3 r4 barr r5 \
 food/documents tools1 clothes1 clothes2 documents1 tools2 tools1 map2 documents1 map/tools food1 info
Ben: escape

## a coin too late
Eva: coin tails
Ana: coin heads
Cleo: coin heads
Dan: late

## the first turns of round 2
Dan: draw
Eva: play info
Ana: play map1
Ben: draw
Cleo: play barr

## a set is discarded
Dan: discard food1+food2+food/documents food/documents

## the guard agrees
Eva: pick_up
Ana: play r5
Ben: negotiate documents1+tools2

## a turn too late
Cleo: play r5
Dan: late

## an escape
Eva: play map2
Ana: escape

## the first stays behind
Ben: decline

## the second joins
deal special special special / 1 / documents1 tools2 food1 documents2 tools1 map1 food2 info r5 r5 \
 food1 clothes1 map1 tools1 clothes2 documents1 r3 tools1 r4 food2 tools2 documents1 map1 map2 clothes1
Cleo: join

## somebody leaves
Ana: coin heads
Dan: leaves
Cleo: coin heads

## no objects in the plan
Ben: negotiate documents1+tools2
Cleo: play documents2
Eva: draw
Ana: play r5
Ben: draw
Cleo: draw
Eva: discard tools1
Ana: play r5
Ben: escape
Ben: draw
Cleo: play food1
Eva: draw
Ana: escape

## who joins in vain
deal food tools special / 1 / r3 r4 food1 map1 clothes1 map2 tools2 r3 food/tools r5 \
 food1 documents1 clothes1 tools1 r5 info clothes2 map1 food2 tools1 r4 documents1 clothes1 clothes2
Ben: decline
Cleo: join

## the last round
Cleo: coin tails
Ana: coin heads
Ben: draw
Cleo: play food1
Eva: play r3
Ana: play food/tools
Ben: play r3
Cleo: play map1
Eva: draw
Ana: play r5
Ben: discard r4
Cleo: play clothes1
Eva: play tools2
Ana: play r5
Ben: pick_up
Cleo: play clothes2
Eva: play map1
Ana: escape

## the last question
Ben: decline

## the end
Eva: late
"""
