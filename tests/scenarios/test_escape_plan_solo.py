"""A whole game of Escape Plan alone, with Inspector Sandra and Lt. Costa (docs/rules/escape_plan.md §3.9, §4.10)."""

from __future__ import annotations

import pytest

from bot.engine.game import Result
from tests.scenarios.escape_plan_story import Days, drawn_from
from tests.ui.answer import answer
from tests.ui.messages import offers, seen
from tests.ui.world import World

SOLO = """
## Four tiles
Ana  place C2 1.0 2, house safe2
Ana  place D3 -1.1 4
Ana  place B1 1.-1 5, house restaurant
Ana  place A1 0.-1 1, house nightclub

## At the store
Ana  use A1, move B1.store, equip E4, equip E2, buy_can

## Sandra takes her turn
Ana  done

## Costa takes his
Ana  pass

## A business
Ana  move B1.business, contact K08.1 1

## A night and a key that is gone
Ana  hold, hold

## The second day
Ana  unlock A7, place B2 1.-2 1, house bar, place D1 2.-2 4, place C3 2.-1 1, house safe3, place A2 -1.0 0, house cinema

## Away from Costa
Ana  move C2.safehouse, take, use A7

## Costa is paid
Ana  take

## A key and a fixer
Ana  key yellow, use aid, fixer F4, finish, rest, pass

## Five officers
Ana  spend, move A1.business, take, use aid, take, take

## Handcuffs
Ana  take, cover 0, contact K15.1 4

## Sandra closes a business
Ana  finish

## The last tiles
Ana  keep_money, place D2 0.-2 1, place B3 -1.-1 0, house casino
Ana  place A3 -2.1 0, place C1 2.-3 1

## A contact is lost
Ana  move B2.business, take, take, cover 1

## A locker
Ana  take, blue A6, contact K14.1 3, use K14.1, finish, move B2.store, locker yellow 0, keep 0, done, finish

## The way out is paid first
Ana  move D1.exit

## An officer avoided
Ana  take, cover 3, avoid item.1

## The end
Ana  take
"""

SCORES = """
              A
pocket        1
stash       310
lockers      70
exit tiles    ·
contacts     30
used assets  20
wounds      −30
handcuffs   −30
notoriety   −10
total       361
exit order    1
"""


@pytest.fixture
async def days(world: World, monkeypatch: pytest.MonkeyPatch) -> Days:
    drawn_from(monkeypatch, 2)
    days = Days(world, SOLO, ["Ana"])
    await days.begin()
    return days


async def test_alone(days: Days) -> None:
    await hunted(days)
    await out(days)


async def hunted(days: Days) -> None:
    """Two days: the Inspectors come after every part, and both are faced (§3.9)."""
    ana = days.players["Ana"]
    seen((await days.words()), "S2 C Sa Co")
    await days.chapter("Four tiles")
    seen(await days.log("Ana"), "You placed C2 (Safe House 2), D3, B1 (Restaurant), A1 (Nightclub).")
    await days.chapter("At the store")
    seen(
        await days.log("Ana"),
        "You went to the Store (B1), took Gas Mask, took Hat, bought a gas can; got a disc; spent $6k.",
    )
    seen(await days.reads("Ana"), "**Pocket** $3k")
    assert offers(ana.hand) == ["Hand back the Gas Mask", "Hand back the Hat", "Leave", "Advice"]
    await days.chapter("Sandra takes her turn")
    seen(
        (await days.words()),
        "Inspector Sandra went to B1, a yellow locker is gone (4 left).",
        "**Day 1, Afternoon:**",
        "B1 S Sa",
    )
    await days.chapter("Costa takes his")
    seen((await days.words()), "Lt. Costa went to B1, a red locker is gone (4 left).", "B1 S Sa Co")
    await days.chapter("A business")
    seen(await days.log("Ana"), "You went to the Restaurant (B1)", "stashed $90k", "Federal came to B1.")
    assert "$90k" not in (await days.words())
    await days.chapter("A night and a key that is gone")
    seen((await days.words()), "Escape Plan · day 2 of 3", "Ana got $8k in income.")
    seen(await days.log("Ana"), "Lt. Costa tailed you to", "a yellow key is gone")

    await days.chapter("The second day")
    await days.chapter("Away from Costa")
    assert offers(await ana.unfolded(ana.hand))[:3] == [
        "Gas Mask ($3k): avoid Lt. Costa on B1",
        "Hat ($2k): avoid Lt. Costa on B1",
        "Lt. Costa: pay $3k",
    ]
    await days.chapter("Costa is paid")
    seen((await days.words()), "paid Lt. Costa $3k", "wounds 1/3")
    seen(await days.reads("Ana"), "**Pocket** $1k", "**Stash** $190k")
    await days.chapter("A key and a fixer")
    seen(await days.log("Ana"), "SWAT came to S1.", "Inspector Sandra tailed you")
    await days.chapter("Five officers")
    seen((await days.words()), "wounds 3/3")
    seen(await days.reads("Ana"), "⚠ The next wound brings handcuffs.")
    await days.chapter("Handcuffs")
    seen((await days.words()), "handcuffs 1")
    await days.chapter("Sandra closes a business")
    seen(await days.log("Ana"), "Inspector Sandra went to A1, Nightclub lost a space (0 left). Nightclub closed.")


async def out(days: Days) -> None:
    """The last day: what leaving costs by part of the day, the score with its terms, the grade (§4.7, §4.11)."""
    ana = days.players["Ana"]
    await days.chapter("The last tiles")
    seen((await days.words()), "**1 (D1) open**", "leaving costs $0 now, $3k in the next part of the day")
    await days.chapter("A contact is lost")
    seen((await days.words()), "lost Fast Car", "handcuffs 2")
    await days.chapter("A locker")
    seen(await days.log("Ana"), "handed back Gas Mask, cracked a yellow locker ($70k)", "Lt. Costa went to D2")
    seen((await days.words()), "cracked a yellow locker", "leaving costs $6k now, $9k in the next part of the day")
    assert "$70k" not in (await days.words())
    await days.chapter("The way out is paid first")
    seen(await days.reads("Ana"), "**Pocket** $3k")
    await days.chapter("An officer avoided")
    seen((await days.words()), "slipped past 1 officer (Hat)")
    await days.chapter("The end")
    assert days.world.over
    assert days.world.table.state.result == Result((0,), "escaped", (361,))
    seen((await days.words()), "Ana escaped with $361k: a professional.", SCORES)
    seen(await days.reads("Ana"), "You escaped with $361k: a professional!", SCORES)
    seen(answer(await ana.verify(days.world.board)), "Every shuffle and move agrees")
    assert "open for the next game" in answer(await ana.press(days.world.board, "Again"))
    seen(await days.words(), "Ana** · host")
