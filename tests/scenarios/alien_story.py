"""A game of Alien 1979 written down before it is played: who reveals which card, does what, and what is drawn then.

A line is a turn: who, the Alien's card, the moves; one without a card goes on in a turn. Somebody else's move has the
name before it. What a move draws stands behind it: `take rey`, `board sota`, `activate caballo`. `hidden` lays out the
codes by sector, at the deal and after each reset, `alien` says where the Alien begins, `##` begins a chapter.
"""

from __future__ import annotations

from argparse import Namespace
from asyncio import to_thread
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest
import structlog

from bot.command import replay
from bot.engine.chance import Chance
from cogs.alien1979 import data
from tests.ui.messages import is_board, items, text
from tests.ui.player import sit_down
from tests.ui.telling import Telling
from tests.ui.traffic import Traffic
from tests.ui.world import Opening, World

T = TypeVar("T")

DRAWING = ("take", "board", "activate")
AIMED = ("force", "send", "eject")


class Deed(NamedTuple):
    """A move in its one spelling, by whom, and what it draws."""

    who: str
    move: str
    drawn: str


class Story:
    """A whole game, read from its text: the deeds by chapter, the cards in order, the deals of codes."""

    def __init__(self, text: str, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.alien = ""
        self.deals: list[list[str]] = []
        self.cards: list[data.Card] = []
        self.chapters: dict[str, list[Deed]] = {}
        for line in filter(None, map(str.strip, text.splitlines())):
            head, rest = line.split(maxsplit=1)
            if head == "##":
                chapter = self.chapters[rest] = []
            elif head == "hidden":
                self.deals.append(rest.replace(",", "").split())
            elif head == "alien":
                self.alien = rest
            else:
                chapter += (self._deed(head, one) for one in self._revealed(rest).split(", "))

    def _revealed(self, rest: str) -> str:
        """Note the card of a turn, if it begins here, and give its moves."""
        if not rest[0].isdigit():
            return rest
        rank, suit, deeds = rest.split(maxsplit=2)
        self.cards.append((int(rank), suit))
        return deeds

    def _deed(self, who: str, text: str) -> Deed:
        other, _, move = text.rpartition(": ")
        verb, *picks = move.split()
        drawn = picks.pop() if verb in DRAWING else ""
        if verb in AIMED:
            picks[0] = str(self.names.index(picks[0]))
        return Deed(other or who, " ".join((verb, *picks)), drawn)


def retold(text: str, *exchanges: tuple[str, str]) -> str:
    """Tell the same story with two ranks exchanged in each deal, until its codes are entered."""
    told, *deals = text.split("hidden")
    for deal, (one, other) in zip(deals, exchanges, strict=True):
        before, entered, after = deal.partition(" enter\n")
        renamed = before.replace(one, "?").replace(other, one).replace("?", other)
        told += f"hidden{renamed}{entered}{after}"
    return told


class Fate:
    """Chance as a story wants it: `wish` is what is drawn next. Give `chance` to the table in place of `Chance`."""

    def __init__(self, story: Story) -> None:
        self.deals = list(story.deals)
        self.cards = list(story.cards)
        self.wish = story.alien

    def chance(self, seed: bytes, version: int) -> Chance:
        """Make the chance of one move."""
        return Fated(self)


class Fated(Chance):
    """Draws that give what is wanted, written down like any others."""

    def __init__(self, fate: Fate) -> None:
        super().__init__(b"", 0)
        self._fate = fate

    def below(self, n: int) -> int:
        """Refuse: the story would have to say more."""
        raise AssertionError("the story does not say what is drawn here")

    def choice(self, items: Sequence[T]) -> T:
        """Draw what is wished for."""
        place = [str(item) for item in items].index(self._fate.wish)
        self._fate.wish = ""
        self.drawn.append(place)
        self.bounds.append(len(items))
        return items[place]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """Give the next deal of codes, or the cards in the order in which they will be revealed."""
        cards: list[Any] = list(items)
        wanted = self._fate.deals.pop(0) if cards == list(data.CODES) else self._deck(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = cards.index(wanted[i], 0, i + 1)
            self.drawn.append(j)
            self.bounds.append(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        assert cards == wanted
        return tuple(cards)

    def _deck(self, cards: Sequence[Any]) -> list[Any]:
        soon = self._fate.cards[: len(cards)]
        del self._fate.cards[: len(cards)]
        return [*soon, *(card for card in cards if card not in soon)]


class Night(Telling):
    """A story at a table: Eva and Zoe read Spanish, Tom has closed direct messages, Ben presses under the board."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, story: str, names: Sequence[str]) -> None:
        super().__init__(world, names, spanish=("Eva", "Zoe"), by_hand="Tom", by_board="Ben")
        self.story = Story(story, names)
        self.fate = Fate(self.story)
        monkeypatch.setattr("bot.table.table.Chance", self.fate.chance)

    async def begin(self) -> None:
        """Open the table, take the seats and deal."""
        await sit_down(*self.players.values(), game="alien1979", first="host", strict="no", pace=0)

    async def chapter(self, title: str) -> str:
        """Play a chapter; what the board says then."""
        for deed in self.story.chapters[title]:
            self.fate.wish = deed.drawn
            await self.do(deed.who, deed.move)
            assert not self.fate.wish, deed
        return await self.world.words()

    async def log(self, who: str) -> str:
        """Press Log and read it."""
        return text((await self.players[who].press(self.world.board, "Log")).told[-1])

    async def unfolded(self, who: str) -> str:
        """Press My hand, then More, and read all there is."""
        player = self.players[who]
        panel = await player.my_hand()
        more = next(item for item in items(panel) if ":more:" in item["custom_id"])
        await self.world.click(player, panel, more["custom_id"])
        return text(player.look(panel))

    @property
    def scenes(self) -> list[str]:
        """The great moments that the channel was shown, each with its picture."""
        shown = [each for each in self.world.public if each["embeds"] and not is_board(each) and not each["content"]]
        assert all(each["embeds"][0]["image"] for each in shown)
        return [text(each) for each in shown]

    def told(self, who: str) -> list[str]:
        """What somebody was told at once, because it befell nobody else."""
        return [each["content"] for each in self.players[who].inbox[1:] if not each["embeds"]]

    async def replayed(self) -> bool:
        """Whether the stored moves and draws lead to the stored end once more."""
        return (
            await to_thread(replay.run, Namespace(database=self.world.database, table=self.world.table.id, html=None))
            == 0
        )


async def recorded(
    open_world: Opening, database: Path, monkeypatch: pytest.MonkeyPatch, story: str, names: Sequence[str]
) -> Traffic:
    """Play a story but for its last chapter, which would tell all; after each half of them look at log and hand."""
    traffic = Traffic()
    with monkeypatch.context() as patch, structlog.testing.capture_logs() as logged:
        async with open_world(database, patch) as world:
            night = Night(world, patch, story, names)
            before = len(world.requests)
            await night.begin()
            for number, title in enumerate([*night.story.chapters][:-1]):
                await night.chapter(title)
                for player in [*night.players.values()][number % 2 :: 2]:
                    await player.press(world.board, "Log")
                    await player.my_hand()
            traffic.sort(world.requests[before:], {player.id: name for name, player in night.players.items()})
    traffic.log(logged)
    return traffic
