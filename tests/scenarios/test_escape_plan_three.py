"""A whole game of Escape Plan by three, as `escape_plan_story.py` tells it: who sees what at its great moments."""

from __future__ import annotations

import pytest

from bot.engine.game import Result
from tests.scenarios.escape_plan_story import THREE, Days, drawn_from
from tests.ui.messages import ONWARD, Json, labels, offers, seen, small, text
from tests.ui.player import Player
from tests.ui.world import World

PLAN = """
Casino      $? Gym          $?
Nightclub  50? Cinema      60?
Bar        70? Restaurant  90?
Safe 1      $? Safe 2     100?
Safe 3     80?
"""

SCORES = """
                A     B     C
pocket         11     6     1
stash         330   380   310
lockers       120   160    50
exit tiles     50    40     ·
contacts       55    70    45
used assets    20    20    20
wounds        −20   −20   −20
handcuffs     −20     ·   −10
notoriety     −25   −10   −10
total         521 (646)   386
exit order      1     ·     2
"""

PRIVATE = ("Pocket", "Stash", "Plan card", "Bolsillo", "Botín", "Carta de plan")


@pytest.fixture
async def days(world: World, monkeypatch: pytest.MonkeyPatch) -> Days:
    drawn_from(monkeypatch, 4)
    days = Days(world, THREE)
    await days.begin()
    return days


async def alone(days: Days, who: str, *words: str, others: str = "") -> None:
    """See that hand and log of a player tell `words`, and nothing that anybody else reads does, nor `others`: how the
    line of the log would be told to them."""
    seen(f"{await days.reads(who)} {await days.log(who)}", *words)
    for told in await days.others(who):
        assert [word for word in (*words, others) if word and word in told] == []
    assert [word for message in days.world.public for word in PRIVATE if word in text(message)] == []


async def options(player: Player, panel: Json, heading: str) -> dict[str, str]:
    """Read a menu, behind *More moves* if it is there: what it offers, and what stands beside it."""
    menu = await player.menu(panel, heading)
    return {option["label"]: option["description"] for option in menu["options"]}


async def restarted(days: Days) -> None:
    """Start another bot, and see that it sends nothing and that everything stands as it stood."""
    world, names = days.world, ("Ana", "Cleo")
    sent, before = len(world.requests), [await days.words(), *[await days.reads(name) for name in names]]
    await world.restart()
    await world.settle()
    assert [request.path for request in world.requests[sent:] if "messages" in request.path] == []
    assert [await days.words(), *[await days.reads(name) for name in names]] == before
    days.look_round()


@pytest.mark.long
async def test_three_days(days: Days) -> None:
    await first_day(days)
    await second_day(days)
    await third_day(days)


async def first_day(days: Days) -> None:
    """Tiles, visits, the police, wounds, a business that closes, gang members, a disc at night (§3.2 to §3.8)."""
    ana, cleo = days.players["Ana"], days.players["Cleo"]
    seen(
        await days.words(),
        "**Day 1:** Ana places a tile (1 of 4).",
        "1 undecided (1 of 2 patrol cards) · 2 undecided (0 of 2 patrol cards)",
    )
    seen(await days.reads("Ana"), "**Pocket** $9k to spend", PLAN)
    seen(await days.reads("Cleo"), "**Bolsillo** $9k para gastar", "Cine        100?")
    await alone(days, "Ana", PLAN)
    assert (await options(ana, ana.hand, "Tile to place"))["B1"] == "Business, Store · Federal, SWAT"
    await ana.choose(ana.hand, "Tile to place", "B1")
    assert (await options(ana, ana.hand, "Hex, by its number")) == {
        "Hex 1": "beside S1 and S2",
        "Hex 2": "beside S2 and S1",
    }
    assert ana.hand["embeds"][-1]["image"]
    await days.chapter("Four tiles")
    seen(await days.words(), "**Order of turns** Cleo, Ben, Ana", "**Day 1, Morning:** Cleo moves, rests or passes.")
    seen(await days.log("Ana"), "You placed C2 (Safe House 2). Order of turns: Cleo, Ben, Ana.\n**Day 1, Morning**")
    assert labels(days.world.board) == ["My hand", "Log", "Show in words", "More"]
    assert (await options(cleo, cleo.hand, "Ir a"))["Cine (A1)"] == "botín $100k · 3 puntos · sin agentes"

    await days.chapter("An amount for the stash")
    assert "Cleo went to the Cinema (A1); notoriety 1." in small(days.world.board)
    seen(await days.words(), "**C** Cleo ★: notoriety 1", "income $8k")
    await alone(days, "Cleo", "Fuiste al Cine (A1), $100k al botín", "**Botín** $100k", others="stashed $100k")
    await days.chapter("A contact, and a disc")
    seen(
        await days.words(), "**Day 1, Morning:** Ben moves an officer closer to the most wanted.", "discs 1", "Fast Car"
    )
    await days.chapter("The police close in")
    seen(await days.words(), "Ben sent the Federal officer to A1.", "A1 F S")

    await days.chapter("Income now")
    assert "Ben sent the Federal officer to A1. Then went to Safe House 2 (C2)." in small(days.world.board)
    await alone(days, "Ben", "to Safe House 2 (C2), got $9k in income", "**Pocket** $18k")
    await days.chapter("A key and a fixer")
    seen(await days.words(), "has yellow key, ID Card", "S1 S ·")

    seen(await days.reads("Ana"), "**Leaving S1** you face SWAT", "Officers on the tile where you arrive don't matter.")
    await days.chapter("A wound")
    seen(await days.log("Ben"), "Ana went to the Restaurant (B1), 1 wound")
    seen(await days.words(), "**A** Ana ★: notoriety 1 · wounds 1/3")
    await days.chapter("The wound heals")
    seen(await days.words(), "wounds 0/3 · discs 1 · income $8k · contacts 1/2: Banker (face-down)")
    seen(await days.log("Ben"), "1 wound, healed 1 wound")

    await days.chapter("All on a tile avoided")
    seen(
        await days.words(),
        "Cleo went to Safe House 2 (C2), slipped past 2 officers (Fast Car)",
        "**C** Cleo ★: notoriety 1 · wounds 0/3",
    )
    await days.chapter("The evening")
    await days.chapter("A business closes")
    seen(await days.log("Ana"), "Restaurant closed", "Ben went to the Restaurant (B1), took Make-up Artist")
    seen(await days.reads("Cleo"), "Restaurante  80×")
    await days.chapter("Hired")
    seen(await days.words(), "has 2 gang members")
    seen(await days.log("Ben"), "hired 2 gang members, took control of the headquarters; notoriety 2; spent $7k.")

    await days.chapter("Night")
    seen(await days.words(), "Ben kept the disc.", "Ana: spent a disc.", "Ana moves, rests or passes.")
    await days.chapter("A stolen car")
    seen(await days.words(), "a reward for rising notoriety")
    await days.chapter("By subway")
    seen(await days.log("Ben"), "Ana went to Safe House 2 (C2), spent a disc, stole a car")


async def second_day(days: Days) -> None:
    """Income and unlocks, an exit closes, lockers, Equipment, handcuffs, a crossing reward (§3.1, §3.2, §3.6, §3.7);
    the bot starts anew while a destination is half chosen, and while tiles are looked at."""
    ana, ben, cleo = days.players.values()
    await days.chapter("Income")
    seen(await days.words(), "Income: Cleo $7k, Ben $7k, Ana $7k.", "Income: Cleo and Ben may each unlock an asset.")
    assert [player.called for player in (ana, ben, cleo)] == [False, True, True]
    assert offers(ana.hand) == []
    await days.chapter("One unlocks")
    seen(await days.words(), "Ben unlocked Heal for $3k.", "Income: Cleo may unlock an asset.")
    await days.chapter("An exit closes")
    seen(await days.words(), "exit 2 was closed off", "2 closed (5 tiles)", "3 (D3) undecided (1 of 2 patrol cards)")
    await days.chapter("Four more tiles")
    seen(await days.words(), "**Order of turns** Ana, Ben, Cleo")
    await ana.choose(ana.hand, "Go to …", "S1.clinic")
    await restarted(days)
    assert "Start over" in offers(ana.hand)
    await days.chapter("The morning of the second day")
    seen(await days.log("Ana"), "slipped past 2 officers (gang member)")

    await days.chapter("A locker")
    seen(await days.words(), "cracked a yellow locker; spent $5k.")
    await alone(days, "Ana", "**You see** $50k, a rat", others="a rat")
    await restarted(days)
    await days.chapter("Kept")
    seen(await days.words(), "has yellow locker ×2, red key")
    await alone(days, "Ana", "yellow locker ($70k)", "locker 50, locker 70", "$390k", others="($70k)")
    await days.chapter("Equipment")
    seen(await days.words(), "a reward for rising notoriety", "yellow locker, Gas Mask, 1 gas can")
    await alone(days, "Ben", "locker ($60k)", "locker 60", others="($60k)")

    await days.chapter("Handcuffs")
    seen(await days.words(), "wounds, got handcuffs")
    assert offers(cleo.hand) == ["Cubrir el espacio de $10k (libre)", "Cubrir el espacio de $30k (libre)"]
    await days.chapter("A slot covered")
    seen(await days.words(), "handcuffs 1 · discs 1", "contacts 2/2: Fast Car (face-down), Pilot")
    await days.chapter("The evening of the second day")
    assert offers(cleo.hand) == ["Guardar una rata", "Usar …"], "two alike have one button"
    await days.chapter("A rat")
    seen(await days.words(), "has green locker, yellow locker")
    await alone(days, "Cleo", "(una rata)", "casillero 50", others="(a rat)")


async def third_day(days: Days) -> None:
    """The open exit, a closed one, two escape and the richest does not; the scores with every term (§3.6.4, §3.11)."""
    ana, ben, _ = days.players.values()
    await days.chapter("The last income")
    seen(await days.words(), "exit 3 was closed off", "**1 (D1) open** · 2 closed (5 tiles) · 3 (D3) closed (5 tiles)")
    seen(await days.words(), "next to leave pays $0, the one after $4k")
    await days.chapter("The last tiles")
    await days.chapter("The last morning")
    seen(await days.log("Ana"), "slipped past 3 officers (Fighter)")

    exits = await options(ana, ana.hand, "Go to")
    assert exits["Exit 3 (D3)"].startswith("keep 1 of 5 tiles")
    assert "Exit 1 (D1)" not in exits
    await days.chapter("A closed exit")
    seen(await days.words(), "took an exit tile; spent $3k.")
    await alone(days, "Ana", "$50k, $40k, $30k, $20k, $10k")
    await days.chapter("An exit tile")
    seen(await days.words(), "3 (D3) closed (4 tiles)", "1 exit tile")
    await alone(days, "Ana", "exit tile 50", "took an exit tile ($50k)", others="took an exit tile ($50k)")
    await days.chapter("A red locker")
    await alone(days, "Ben", "red locker ($100k)", "locker 60, locker 100", others="($100k)")

    seen(await days.reads("Ana"), "⚠ Go now: the exit is 1 action away, and you have 1 left.")
    assert (await options(ana, ana.hand, "Go to"))["Exit 1 (D1)"].startswith("escape")
    await days.chapter("Before the open exit")
    assert offers(await ana.unfolded(ana.hand)) == [
        "Cover the $15k slot (Banker (face-down))",
        "Cover the $25k slot (Courier)",
        "Cover the $30k slot (Locksmith)",
    ]
    await days.chapter("The first to escape")
    seen(await days.words(), "first to get out", "**A** Ana: **first to get out**")
    seen(await days.words(), "next to leave pays $4k, the one after $8k")
    assert offers(ana.hand) == []
    seen(await days.reads("Ana"), "**Pocket** $11k", "**Stash** $500k")
    await days.chapter("A disc too many")
    seen(await days.log("Ana"), "lost a third disc")
    await days.chapter("The last night")
    seen(await days.reads("Cleo"), "Guarda $4k: es lo que cuesta salir ahora")
    await days.chapter("The second to escape")
    seen(await days.words(), "second to get out", "leaving costs $8k")
    seen(await days.reads("Ben"), "⚠ Leaving costs $8k now: you're $2k short.")
    await days.chapter("The last disc")
    exits = await options(ben, await days.panel(ben), "Go to")
    assert ("Exit 3 (D3)" in exits, "Exit 1 (D1)" in exits) == (True, False)
    await days.chapter("Too little in the pocket")
    await alone(days, "Ben", "**Stash** $580k")

    await days.chapter("The end")
    assert days.world.over
    assert days.world.pings == []
    assert days.world.table.state.result == Result((0,), "escaped", (521, 0, 386))
    seen(await days.words(), "Ana escaped with $521k, more than anyone else.", "**B** Ben: **arrested**", SCORES)
    seen(await days.reads("Ana"), "You escaped with $521k and win!", SCORES)
    seen(await days.reads("Cleo"), "Gana Ana: escapó con $521k.", "botín            330   380   310")
    seen(await days.log("Cleo"), "Detuvieron a Ben, que seguía en la ciudad.")
    assert labels(days.world.board) == [*ONWARD, "Replay", "Share", "Fair deal ✓", "Log", "Show in words"]
    checked = await ana.verify(days.world.board)
    seen(text(checked.told[-1]), "Every shuffle and move agrees")
