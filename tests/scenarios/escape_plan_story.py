"""Games of Escape Plan written down before they are played: who does what, on the deal that all scenarios share.

A line is an action: who acts, and the moves as in `tests/games/escape_plan/build.py`; a move to a place goes by the
first route offered unless it names another. Somebody else's move has the name before it: `Ben: send S1.swat B1`. `##`
begins a chapter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pytest

from bot.engine.chance import Chance
from tests.games.escape_plan.build import routed
from tests.ui.player import sit_down
from tests.ui.telling import Telling
from tests.ui.world import World

NAMES = ("Ana", "Ben", "Cleo")


class Deed(NamedTuple):
    """A move as it is written, and who makes it."""

    who: str
    move: str


def chapters(story: str) -> dict[str, list[Deed]]:
    """Read the moves of a story by chapter."""
    found: dict[str, list[Deed]] = {}
    for line in filter(None, map(str.strip, story.splitlines())):
        who, rest = line.split(maxsplit=1)
        if who == "##":
            chapter = found[rest] = []
            continue
        for one in rest.split(", "):
            other, _, move = one.rpartition(": ")
            chapter.append(Deed(other or who, move))
    return found


def drawn_from(monkeypatch: pytest.MonkeyPatch, first: int) -> None:
    """Let the first move after the deal draw from the stream `first`, and so on, as a story was written."""

    def chance(seed: bytes, number: int) -> Chance:
        return Chance(seed, number and number + first - 1)

    for module in ("bot.table.table", "bot.table.verify"):
        monkeypatch.setattr(f"{module}.Chance", chance)


class Days(Telling):
    """A story at a table: Cleo reads Spanish, Ben has closed direct messages and presses My hand."""

    def __init__(self, world: World, story: str, names: Sequence[str] = NAMES) -> None:
        super().__init__(world, names, spanish=("Cleo",), by_hand="Ben")
        self.chapters = chapters(story)

    async def begin(self) -> None:
        """Open the table, take the seats and set up by the first rule set, for which the stories were written."""
        await sit_down(*self.players.values(), game="escape_plan", pace=0, rule_set="first")

    async def play(self, deeds: Iterable[Deed]) -> None:
        """Do what is written."""
        for who, move in deeds:
            await self.do(who, routed(self.world.table.state, self.players[who].seat, move))

    async def reads(self, who: str) -> str:
        """Read what somebody holds, and what is behind *More*."""
        player, table = self.players[who], self.world.table
        say = table.say(table.record.seats[player.seat].locale)
        more = table.title.presenter.more(table.view(player.seat), say)
        return "\n".join((await super().reads(who), *more))

    async def chapter(self, title: str) -> str:
        """Play a chapter; what the board says then."""
        await self.play(self.chapters[title])
        return await self.words()


THREE = """
## Four tiles
Ana   place B1 1.0 2, house restaurant
Ben   place D3 -1.1 5
Cleo  place A1 -1.0 1, house cinema
Ana   place C2 0.-1 3, house safe2

## An amount for the stash
Cleo  move A1.business

## A contact, and a disc
Cleo  contact K08.1 1, use A1

## The police close in
Ben   send D3.federal A1

## Income now
Ben   move C2.safehouse

## A key and a fixer
Ben   use A1, key yellow, fixer F4, finish, send B1.swat S1

## A wound
Ana   move B1.business, contact K14.1 1

## The wound heals
Ana   use A1, use aid, use K14.1, send B1.federal S1

## All on a tile avoided
Cleo  use K08.1, move C2.safehouse, avoid fast

## The evening
Cleo  key yellow, fixer F6, finish, send S1.swat B1
Ben   use F4, move S1.clinic, send S1.federal B1
Ana   rest, send B1.swat S1
Cleo  move S1.clinic, take, use aid, take, finish, send S1.swat B1

## A business closes
Ben   move B1.business, contact K18.1 1, send B1.swat S1

## Hired
Ana   use K14.1, move S2.gang, use aid, hire 2 yes, finish, Cleo: send S1.swat S2

## Night
Cleo  hold
Ben   hold
Ana   spend

## A stolen car
Ana   use car

## By subway
Ana   blue A7, move C2.safehouse, fixer F8, use F8, contact K15.1 4, finish, Cleo: send S2.swat S1

## Income
Cleo  hold
Ben   hold

## One unlocks
Ben   unlock A7

## An exit closes
Cleo  unlock A7

## Four more tiles
Cleo  place B2 1.-1 2, house bar
Ben   place D1 1.1 4
Ana   place C3 -1.-1 4, house safe3
Cleo  place A2 -2.0 4, house nightclub

## The morning of the second day
Ana   move C3.safehouse, avoid gang, key yellow, fixer F5, finish, Ben: send B1.federal S1
Ben   move B2.business, contact K05.1 4, send A1.federal C3
Cleo  move C3.safehouse, take, take, key green, fixer F2, use F2, finish, send S1.federal A1

## A locker
Ana   move B1.store, avoid gang, use K15.1 yellow

## Kept
Ana   use A7, keep 0, locker yellow, keep 0, done, Ben: send B2.federal B1

## Equipment
Ben   move B2.store, locker yellow, keep 0, equip E4, buy_can, done

## Handcuffs
Ben   blue A6, send B2.county B1
Cleo  move B2.business, take, take

## A slot covered
Cleo  cover 0, take, contact K09.2 4, finish, send S1.swat B1

## The evening of the second day
Ana   use car, blue A6, move A1.business, contact K17.1 3, use F5, Ben: send S2.county D3
Ben   move C3.safehouse, fixer F1, send D1.county S2
Cleo  use car, blue A6, move B2.store, locker green, keep 0, locker yellow

## A rat
Cleo  keep 0, done, finish, send D3.county A1

## The last income
Ben   hold
Cleo  hold
Ben   hold
Cleo  hold

## The last tiles
Ana   place D2 -2.1 0
Ben   place B3 0.-2 2, house casino
Cleo  place A3 1.-2 5
Ana   place C1 -2.-1 5

## The last morning
Ana   rest, Cleo: send B3.county C3
Cleo  move C1.safehouse, use A7, key red, fixer F7, finish, send C1.county A2
Ben   move B3.business, avoid K05.1, contact K08.2 3, send B1.federal S1

## A closed exit
Ana   use aid, use K14.1, move D3.exit

## An exit tile
Ana   keep 0, Cleo: send A1.swat D3
Cleo  rest, send S1.federal D3

## A red locker
Ben   move B3.store, locker red 1, keep 0, done, blue A5, send C3.swat A1

## Before the open exit
Ana   move D1.exit

## The first to escape
Ana   cover 1

## A disc too many
Cleo  send C2.federal B3, pass, send C3.county B3
Ben   move C1.safehouse, avoid A5, take, use aid, finish, Cleo: send A1.swat C3

## The last night
Cleo  spend, use aid, move S1.clinic, take, finish, send C3.federal C1
Ben   spend, move S1.clinic, use F3, take, take, send B1.swat S1

## The second to escape
Cleo  spend, use K08.1, move D1.exit, avoid fast, take, take

## The last disc
Ben   spend

## Too little in the pocket
Ben   move D3.exit, take, take, keep 0

## The end
Ben   finish
"""
