"""A game of Escape from Colditz written down before it is played: the decks, the dice, and who does what.

A line is a turn: who, the dice thrown in it, the moves; one without dice goes on in a turn. Somebody else's move has
the name before it. Moves are short: men are letters, another's `Eva.A`, guards count from 1, `C to K20` and `3 to E23`
walk, `#hide` is a card of the hand. `opportunity` and `security` lay cards on top of the decks, `##` begins a chapter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bot.engine.record import Seat
from cogs.colditz import data
from cogs.colditz.face.art import LETTERS
from cogs.colditz.rules.sides import MOVES
from cogs.colditz.state import State
from tests.games.colditz.build import Box, dice, spelt
from tests.games.stalag17.build import order
from tests.scenarios.stalag17_story import Fate
from tests.ui.messages import Json, items, text
from tests.ui.player import Player, sit_down
from tests.ui.telling import Telling
from tests.ui.world import World

NAMES = ("Ana", "Eva", "Tom")

DECKS = {"opportunity": data.OPPORTUNITY, "security": data.SECURITY}

THROW = re.compile(r"[1-6]{2}")

WALKS = re.compile(r"([A-H]|[0-9]+) to (\S+)")

MEN = ("own_man", "man", "goer", "runner")
"""The kinds of fields that name men."""


class Deed(NamedTuple):
    """A move in short, and who makes it."""

    who: str
    move: str


class Story:
    """A whole game, read from its text: the deeds by chapter, and all draws of chance from the deal on."""

    def __init__(self, text: str) -> None:
        tops = dict.fromkeys(DECKS, "")
        thrown: list[int] = []
        self.chapters: dict[str, list[Deed]] = {}
        for line in filter(None, map(str.strip, text.splitlines())):
            head, rest = line.split(maxsplit=1)
            if head in DECKS:
                tops[head] = rest
            elif head == "##":
                chapter = self.chapters[rest] = []
            else:
                words = rest.split()
                throws = [word for word in words if THROW.fullmatch(word)]
                thrown += dice(" ".join(throws))
                chapter += _deeds(head, " ".join(words[len(throws) :]))
        self.draws = [draw for name, deck in DECKS.items() for draw in order(deck, stacked(deck, tops[name]))]
        self.draws += [*order(data.DARES, data.DARES), *thrown]


def stacked(deck: tuple[str, ...], top: str) -> tuple[str, ...]:
    """Lay the kinds of card in `top` on a deck."""
    box = Box(deck)
    return (*box.take(top), *box.left)


def _deeds(who: str, moves: str) -> Iterator[Deed]:
    for move in filter(None, moves.split(", ")):
        other, _, deed = move.rpartition(": ")
        yield Deed(other or who, deed)


def written(state: State, seat: Seat, move: str) -> str:
    """Spell a move of a story as the game does."""
    if walks := WALKS.fullmatch(move):
        move = " ".join(("walk" if walks[1].isdigit() else "move", *walks.groups()))
    verb, *groups = move.split()
    declared = [field.kind for field in MOVES[verb]]
    kinds = (*declared, *[""] * (len(groups) - len(declared)))
    spelled = (_group(state, seat, kind, group) for kind, group in zip(kinds, groups, strict=True))
    return str(spelt(state, seat, " ".join((verb, *spelled))))


def _group(state: State, seat: Seat, kind: str, group: str) -> str:
    if kind == "officer":
        return str(state.officer(NAMES.index(group)))
    if kind == "sentry":
        return "+".join(f"g{int(guard) - 1}" for guard in group.split("+"))
    if kind not in MEN:
        return group
    found = []
    for man in filter(None, group.strip("-").split("+")):
        owner, _, letter = man.rpartition(".")
        found.append(f"{state.officer(NAMES.index(owner) if owner else seat)}.{LETTERS.index(letter)}")
    return "+".join(found)


class Night(Telling):
    """Two officers against Tom: Eva reads Spanish, Tom has closed direct messages, Ana presses under the board."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, story: str) -> None:
        super().__init__(world, NAMES, spanish=("Eva",), by_hand="Tom", by_board="Ana")
        self.story = Story(story)
        self.fate = Fate(self.story.draws)
        monkeypatch.setattr("bot.table.table.Chance", self.fate.table)
        monkeypatch.setattr("bot.table.verify.Chance", self.fate.verify)

    async def begin(self) -> None:
        """Open the table, take the seats, start."""
        await sit_down(*self.players.values(), game="colditz", german="last", target="2", pace=0)

    async def chapter(self, title: str) -> str:
        """Play a chapter; what the board says then."""
        for deed in self.story.chapters[title]:
            await self.play(*deed)
        return await self.words()

    async def play(self, who: str, move: str) -> None:
        """Make a move that is written in short."""
        player = self.players[who]
        full = written(self.world.table.state, player.seat, move)
        if walks := WALKS.fullmatch(move):
            await self._go(player, full, " ".join(walks.groups()))
        await self.do(who, full)

    async def _go(self, player: Player, move: str, typed: str) -> None:
        """Choose who goes, and type where to if no menu names the place."""
        verb, goer, place = move.split()
        panel = await self._where(player, move)
        if any(item["custom_id"].endswith(f":{move}") for item in items(panel)):
            return
        await self._choose(player, panel, f":{verb}.0.", goer)
        panel = self.world.look(panel)
        if not _menus(panel, f":{verb}.1.", place):
            button = next(item["custom_id"] for item in items(panel) if ":type:" in item["custom_id"])
            await player.submit(await self.world.click(player, panel, button), text=typed)

    async def _where(self, player: Player, move: str) -> Json:
        """Look where a player does; of many questions one is chosen first."""
        panel, verb = await player.asking(await super()._where(player, move), move), move.split()[0]
        await self._choose(player, panel, ":.0.0", verb)
        return self.world.look(panel)

    async def _choose(self, player: Player, panel: Json, menu: str, option: str) -> None:
        for found in _menus(panel, menu, option):
            await self.world.click(player, panel, found, [option])

    async def reads(self, who: str) -> str:
        """Read what somebody holds, press *More* and read the rest; then fold it again."""
        player = self.players[who]
        panel = await self.panel(player)
        told = [text(panel)]
        for action in ("more", "hand"):
            button = next((item for item in items(panel) if f":{action}:" in item["custom_id"]), None)
            if button is not None:
                await self.world.click(player, panel, button["custom_id"])
                panel = self.world.look(panel)
                told.append(text(panel))
        return "\n".join(told)

    async def knows(self, who: str) -> str:
        """Read all that somebody can: what they hold, and the log."""
        return "\n".join((await self.reads(who), await self.log(who)))

    def look_round(self) -> None:
        """See that only who is asked is called; trades and cells may be pressed by the others too."""
        asked = {name for name, player in self.players.items() if player.seat in self.world.table.waited_for()}
        assert {name for name, player in self.players.items() if player.called} == asked


def _menus(panel: Json, menu: str, option: str) -> list[str]:
    """Name the menus of a panel that offer `option`."""
    return [
        item["custom_id"]
        for item in items(panel)
        if menu in item["custom_id"] and any(one["value"] == option for one in item.get("options", ()))
    ]


THREE = """
opportunity part_a part_b hide chapel amulet
security    roll_call key_caught shoot

## The guards are posted
Tom              place T15+Z27 R7+E23+AX29+AD39+T43

## A card is drawn
Ana 34           draw

## The first turns
Ana              A to N18, end
Eva 65           draw, A to AB26, B to U27, end
Tom 52           draw, 1 to R19, end

## Equipment
Ana 66 66 66 44 21  A to J20, B to L19, equip rope A+B -
Ana              C to L19, D to J20

## An offer
Ana              trade Eva table-rope part_b

## It is accepted
Eva              accept 1

## The kit
Ana              kit parts

## About to be arrested
Ana              end
Eva 44 12        draw, A to AA28, B to R27, end
Tom 65           roll, draw, arrest Eva.A 2

## Hidden
Eva              hide A

## Arrested
Tom              arrest Eva.B 1

## A tunnel
Tom              end
Ana 65           draw, dig chapel C+D

## A key is shown
Ana              E to R20, end
Eva 66 66 54     free B, A to AC30, C to AB30, equip key A+C -, B to W37

## Intercepted
Tom              intercept

## The roll is called
Eva              D to Y26, end
Tom 65           call

## One has chosen
Ana              attend E

## All have chosen
Eva              attend D

## The general search
Tom              draw, sweep

## An escape
Tom              end
Ana 66 66 55 41  C to B5

## A gift
Ana              D to chapel:5, end
Eva 43           draw, trade Ana #amulet -, Ana: accept 2

## In sight
Eva              end
Tom 63           roll, 4 to E18, end
Ana 66 31        D to E12, end
Eva 55 12        free B, end

## A shot
Tom 63           roll
Tom 43           shoot Ana.D 4

## Saved
Ana              amulet

## The second escape
Tom              end
Ana 66 54        D to B5

## The others play on
Eva 52           leave

## The end
Eva              end
Tom 62           end
"""
