"""Escape Plan at single moments: a route, an officer avoided, an arrest, who leaves, too late, old questions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.game import Result
from tests.games.escape_plan.build import NE, N, near, table, who
from tests.ui.answer import answer
from tests.ui.messages import find, offers, seen, small, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

PACE = 300

Three = tuple[Player, Player, Player]


@pytest.fixture
async def three(world: World, ana: Player, ben: Player) -> Three:
    """Ana, Ben and Cleo, and Ana is first."""
    cleo = world.join("Cleo")
    await sit_down(ana, ben, cleo, game="escape_plan", pace=PACE)
    return ana, ben, cleo


async def leave(player: Player) -> None:
    """Give the command to resign, and mean it."""
    await player.press(await player.private("table resign"), "Resign")


async def test_a_tile_is_placed_step_by_step_shown_and_taken_back(world: World, three: Three) -> None:
    ana, ben, _ = three
    assert offers(ben.hand) == []
    await ana.choose(ana.hand, "Tile to place", "B1")
    await ana.choose(ana.hand, "Hex, by its number", "1.0")
    assert ana.hand["embeds"][-1]["image"]
    assert "Place B1 beside S1 and S2" in offers(ana.hand), "the rotation is presumed"
    await ana.press(ana.hand, "Start over")
    assert "Start over" not in offers(ana.hand)
    assert "B1" not in (await world.words())


async def test_a_destination_is_chosen_or_typed_and_then_the_route(world: World, three: Three) -> None:
    ana, _, _ = three
    there = near("C2", "C", N, business="safe1"), near("B1", "I", NE, business="gym")
    await world.put(table(who(), who(), who(), s1="FCS", s2="F", city=there))
    await ana.choose(ana.hand, "Go to …", "B1.business")
    routes = find(ana.hand, "Route")["options"]
    assert [(route["label"], route["description"]) for route in routes] == [
        ("S1 → C2 → B1 (cheapest)", "3 points · 3 officers (S1 F C S) · 3 wounds"),
        ("S1 → C2 → B1, by subway (fewest points)", "2 points, $1k · 3 officers (S1 F C S) · 3 wounds"),
    ]
    told = await ana.submit(await ana.press(ana.hand, "Type an answer"), text="airport")
    seen(answer(told), "You can't go there.")
    await ana.submit(await ana.press(ana.hand, "Type an answer"), text="church")
    await ana.press(ana.hand, "Go to the Church, leaving S1: Federal, County, SWAT: 3 wounds")
    seen((await world.words()), "Ana went to the Church (S2), 3 wounds.", "wounds 3/3")


async def test_equipment_avoids_one_officer(world: World, three: Three) -> None:
    ana, ben, _ = three
    await world.put(table(who(items="E3 - A2 A3 A4"), who(), who(), s1="FS"))
    await ana.make("move S2.church")
    seen(
        (await world.words()),
        "Ana went to the Church (S2), 1 wound.",
        "Ana faces the SWAT officer on S1 (the last officer).",
    )
    await ana.press(ana.hand, "Helmet ($2k): avoid SWAT on S1")
    seen(
        (await world.words()),
        "slipped past 1 officer (Helmet), 1 wound; spent $2k.",
        "wounds 1/3",
        "Helmet (face-down)",
    )
    seen(text(ana.hand), "**Pocket** $7k")
    seen(text(ben.hand), "**Pocket** $9k")


async def test_the_sixth_handcuffs_are_an_arrest(world: World, three: Three) -> None:
    ana, ben, _ = three
    held = who("x x x x x", handcuffs=5, wounds=3, cash=7, stash=(("gym", 80),))
    await world.put(table(held, who(), who(), s1="F"))
    seen(text(ana.hand), "⚠ One more wound and you're arrested.", "**stash** $80k")
    await ana.choose(ana.hand, "Go to …", "S2.church")
    await ana.press(ana.hand, "Go to the Church, leaving S1: Federal: ⚠ arrest if you avoid no officer")
    await ana.press(ana.hand, "Federal: be arrested")
    seen((await world.words()), "1 wound; was arrested and is out of the game.", "**A** Ana: **arrested**", "Ben moves")
    assert offers(ana.hand) == []
    assert "stash" not in text(ana.hand)
    assert ben.called


async def test_costa_who_cannot_be_paid_wounds_twice(world: World, ana: Player) -> None:
    await sit_down(ana, game="escape_plan", pace=0)
    await world.put(table(who(cash=2), sandra="S1", costa="S1"))
    await ana.make("move S2.church")
    await ana.press(ana.hand, "Lt. Costa: take 2 wounds")
    seen((await world.words()), "wounds 3/3")


async def test_sandra_is_whatever_officer_one_can_avoid(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="escape_plan", pace=0)
    await world.put(table(who(items="E1 - A2 A3 A4"), who(), sandra="S1"))
    await ana.make("move S2.church")
    await ana.press(ana.hand, "Vest ($2k): avoid Inspector Sandra on S1")
    seen((await world.words()), "slipped past 1 officer (Vest); spent $2k.", "wounds 0/3")


async def test_a_toll_for_who_controls_a_headquarters(world: World, three: Three) -> None:
    ana, ben, cleo = three
    await world.put(table(who(at="S2.church"), who(), who(), marker=1))
    await ana.make("move S2.gang")
    await ana.press(ana.hand, "Hire 2 for $6k")
    seen((await world.words()), "Ben got $2k")
    seen(text(ben.hand), "**Pocket** $11k")
    seen(text(cleo.hand), "**Pocket** $9k")


async def test_two_unlock_at_once_and_an_old_panel_still_holds(world: World, three: Three) -> None:
    ana, ben, cleo = three
    await world.put(table(who(notoriety=1), who(notoriety=2, cash=2), who(), day=2, phase="unlock", unlocking=(0, 1)))
    assert [player.called for player in three] == [True, True, False]
    old = ana.hand
    assert offers(ben.hand) == ["Keep the money"]
    await ben.press(ben.hand, "Keep the money")
    assert "money" not in str(offers(ben.hand))
    await ana.make("unlock A7", old)
    assert any("Ana unlocked Heal for $3k." in line for line in small(world.board))
    seen((await world.words()), "Ana places a tile (1 of 4).")
    assert cleo.called is False


async def test_old_questions_are_closed(world: World, three: Three) -> None:
    ana, ben, _ = three
    await world.put(table(who(members=1), who(notoriety=1), who(), s1="F"))
    await ana.choose(ana.hand, "Go to …", "S2.church")
    church, rest = (str(find(ana.hand, label)["custom_id"]) for label in ("Go to the Church", "Rest"))
    await ana.press(ana.hand, "Go to the Church")
    await ana.press(ana.hand, "Federal: take the wound")
    before = world.table.record.version
    for old in (church, rest):
        await ana.forge(ana.hand, old)
        seen(text(ana.hand), "That question is closed. Here's the game as it is now.")
    assert await ben.forge(world.board, rest) == "That button is for Ana."
    assert world.table.record.version == before


async def test_who_leaves_while_placing_a_tile(world: World, three: Three) -> None:
    ana, ben, _ = three
    await ana.make("place B1 1.0 2")
    await leave(ana)
    seen(
        (await world.words()),
        "Ana placed B1. Then left the game, which counts as an arrest. Casino on B1.",
        "Ben places a tile (2 of 4).",
        "**A** Ana: **arrested**",
    )
    assert ben.called
    assert not ana.called
    assert offers(ana.hand) == []


async def test_who_leaves_in_a_turn_and_then_all(world: World, three: Three) -> None:
    ana, ben, cleo = three
    await world.put(table(who(cash=33, stash=(("gym", 80),)), who(), who(), s1="F"))
    await ana.make("move S2.church")
    await leave(ana)
    seen(
        (await world.words()),
        "1 wound. Then left the game, which counts as an arrest.",
        "Ben moves, rests or passes.",
    )
    assert "Pocket" not in text(ana.hand)
    await leave(cleo)
    assert not world.over
    await leave(ben)
    assert world.over
    assert world.table.state.result == Result((), "caught", (0, 0, 0))
    seen((await world.words()), "Nobody escaped: the police win.")


async def test_who_is_too_late_places_the_first_tile_that_fits(world: World, three: Three) -> None:
    _, ben, _ = three
    await world.pass_time(PACE + 10)
    seen((await world.words()), "Ana placed A1 (Casino), ran out of time.")
    assert ben.called


async def test_whoever_stays_has_nothing(world: World, three: Three) -> None:
    ana, _, _ = three
    out = who(fate="escaped", place=1, cash=1)
    await world.put(table(who(discs=1, cash=90), who(), out, day=3, part="dawn", escapes=1))
    await ana.press(ana.hand, "Keep the disc")
    seen((await world.words()), "Ana was still in the city", "Cleo escaped with $1k, more than anyone else.")
    assert world.table.state.result == Result((2,), "escaped", (0, 0, 1))


async def test_alone_one_is_caught(world: World, ana: Player) -> None:
    """And whoever checks a game sees that its end came otherwise: the state was put there."""
    await sit_down(ana, game="escape_plan", pace=0)
    await world.put(table(who(discs=1, cash=90), day=3, part="dawn"))
    await ana.press(ana.hand, "Keep the disc")
    seen((await world.words()), "Caught: nobody got out of the city.")
    seen(text(ana.hand), "Caught: you didn't get out of the city.")
    seen(answer(await ana.verify(world.board)), "The check fails: move 2")


async def test_a_first_game_explains_each_place(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="escape_plan", first_game="yes", pace=0)
    assert world.table.state.help
    await world.put(replace(table(who(), who()), help=True))
    await ana.press(ana.hand, "More")
    seen(
        text(ana.hand),
        "**Church** takes up to 2 notoriety off you for free.",
        "**Gang headquarters** hire up to 2 gang members for $2k each",
    )
    assert "up to 2 gang members for" not in text(ben.hand)
    assert "up to 2 gang members for" not in (await world.words())


async def test_a_first_game_is_one_press_in_the_lobby(world: World, ana: Player) -> None:
    await ana.slash("escape_plan new", pace=0)
    assert "Options switched on: **none**" in (await world.words())
    await ana.press(world.board, "First game")
    seen((await world.words()), "Options switched on: **First game**")
    assert find(world.board, "First game").get("disabled")
    await ana.press(world.board, "Start")
    assert world.table.state.help
