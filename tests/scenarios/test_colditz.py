"""Escape from Colditz by three, pressed and typed as members would: trade, moves, roll call, arrest, escape."""

from __future__ import annotations

import pytest

from tests.games.colditz.build import germans, officer, table
from tests.ui.answer import answer
from tests.ui.messages import items, labels, says, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

BLUE = 1
"""The style of the button that stands out."""

Three = tuple[Player, Player, Player]


@pytest.fixture
async def three(world: World, ana: Player, ben: Player) -> Three:
    """Ana and Ben are escape officers, Cleo is the German."""
    cleo = world.join("Cleo")
    await sit_down(ana, ben, cleo, game="colditz", german="last", pace=0)
    assert cleo.called
    assert not ana.called
    return ana, ben, cleo


def pictures(player: Player) -> int:
    """Count the pictures of a player's panel."""
    return sum(bool(embed.get("image")) for embed in player.hand["embeds"])


async def test_the_guards_are_posted_with_one_press(world: World, three: Three) -> None:
    ana, _, cleo = three
    assert "Cleo, the German officer, posts the guards." in (await world.words())
    await cleo.press(cleo.hand, "Post 2 guards inside, 7 in the garrison (ringed on the map)")
    assert ana.called
    assert pictures(ana) == pictures(cleo) == 1


async def test_colours_are_chosen_under_the_board_and_by_computers(world: World, ana: Player, ben: Player) -> None:
    """§3.2: people press, computers choose by themselves, and who comes last is given what is left."""
    await ana.slash("colditz new", german="host", choose_colours="yes", pace=0)
    await ben.press(world.board, "Join")
    await ana.choose(world.board, "Add computer", "easy")
    await ana.choose(world.board, "Add computer", "hard")
    await ana.press(world.board, "Start")
    assert ben.called
    assert "Ben is choosing a colour." in (await world.words())
    assert "**not chosen yet** (French)" in (await world.words())
    assert "\nEscape officer\n" in text(ben.hand)
    assert pictures(ben) == 1
    await ben.press(world.board, "French, light blue: moves third")
    assert "Ana, the German officer, posts the guards." in (await world.words())
    assert "**Ben** (French)" in (await world.words())
    assert "French officer" in text(await ben.my_hand())
    assert sorted(world.table.state.chosen) == [0, 1, 2]


async def test_a_move_is_chosen_or_typed_shown_with_its_price_and_taken_back(world: World, three: Three) -> None:
    ana, ben, _ = three
    await world.put(table(officer("44,20 42,20", "rope rope"), officer("46,20"), guards="58,20", points=12))
    await ana.choose(ana.hand, "Move a man", "0.0")
    assert "Down 60 ft: north terrace (U8)" in str(ana.hand["components"])
    await ana.choose(ana.hand, "To a gate, a drop", "U8")
    assert "A to the north terrace (U8): 12 points, 2 ropes · risk 94 %" in labels(ana.hand)
    assert pictures(ana) == 1
    await ana.press(ana.hand, "A to the north terrace")
    assert "A → north terrace" in (await world.words())
    await ana.press(ana.hand, "Undo")
    form = await ana.press(ana.hand, "Type an answer")
    await ana.submit(form, text="B W22")
    assert "B to the roll-call zone (W22): 2 points" in labels(ana.hand)
    await ana.press(ana.hand, "Start over")
    form = await ana.press(ana.hand, "Type an answer")
    await ana.submit(form, text="B office")
    assert any(each.startswith("B to the corridor (L26): 12 points") for each in labels(ana.hand)), "as near as he gets"
    form = await ana.press(ana.hand, "Type an answer")
    told = await ana.submit(form, text="B I23")
    assert "Office (I23) is out of reach" in answer(told)
    assert pictures(ben) == 1


async def test_a_plan_is_pinned_until_it_is_unpinned(world: World, three: Three) -> None:
    """§4.5: it is chosen in a form, its next step alone stands out, it stays over turns, and nobody else sees it."""
    ana, ben, _ = three
    await world.put(table(officer("44,20 42,20", kit=True), officer("46,20", kit=True), guards="58,20", points=7))
    board = await world.words()
    form = await ana.press(ana.hand, "Pin a plan")
    await ana.submit(form, plan=["0"])
    assert "🧭 **Pinned** North-west tower and wire: B to objective 1" in text(ana.hand)
    (step,) = (says(item) for item in items(ana.hand) if item.get("style") == BLUE)
    assert step.startswith("B towards the Chapel, to ")
    await ana.press(ana.hand, step)
    assert "🧭 **Pinned**" in text(ana.hand)
    assert {"Pin a plan", "Less", "Rules"} <= set(labels(await ana.unfolded(ana.hand)))
    assert "🧭" not in board + text(ben.hand) + (await world.words())
    await ana.press(ana.hand, "End the turn")
    assert "🧭 **Pinned**" in text(await ana.my_hand())
    form = await ana.press(await ana.my_hand(), "Pin a plan")
    await ana.submit(form, plan=["none"])
    assert "🧭" not in text(await ana.my_hand())
    form = await ana.press(await ana.my_hand(), "Pin a plan")
    assert "couldn't read that" in await ana.forge_form(form, {"plan": ["99"]})


async def test_a_trade_is_offered_and_answered_by_who_is_not_waited_for(world: World, three: Three) -> None:
    ana, ben, cleo = three
    await world.put(table(officer("44,20", "rope rope"), officer("46,20", "key"), guards="58,20", points=5))
    await ana.make("trade 1 table-rope table-key")
    assert not ben.called
    assert ben.inbox[-1]["content"].startswith("Escape from Colditz: you have a trade offer from Ana.")
    assert "⇄ **Ana** offers you 1 rope for 1 key." in text(ben.hand)
    assert "offers" not in (await world.words())
    assert "rope for" not in text(cleo.hand)
    await ben.press(ben.hand, "Accept: Ana gives 1 rope for 1 key")
    assert ben.inbox[-1]["embeds"], "the notice has gone"
    assert "Ana and Ben made a trade." in (await world.words())
    assert "1 rope for 1 key" not in (await world.words())
    assert "1 rope for 1 key" in text(ana.hand)


async def test_officers_talk_and_the_german_reads_nothing(world: World, three: Three) -> None:
    ana, ben, cleo = three
    assert await ana.slash("table talk", message="the chapel at dawn") == "Sent to Ben, and to no one else."
    assert "the chapel at dawn" in ben.inbox[-1]["content"]
    everything = " ".join(text(message) for message in (*world.public, *cleo.inbox))
    assert "dawn" not in everything
    assert "nobody" in await cleo.slash("table talk", message="who is there?")


async def test_a_roll_call_is_chosen_in_secret(world: World, three: Three) -> None:
    ana, ben, cleo = three
    men = officer("58,18 5,39"), officer("30,10")
    await world.put(germans(*men, guards="58,20", hand="roll_call", phase="roll"))
    await cleo.press(cleo.hand, "Play Roll call")
    assert "Waiting for Ana and Ben." in (await world.words())
    await ana.press(ana.hand, "A and B go")
    assert "Waiting for Ben." in (await world.words())
    assert "A and B" not in text(ben.hand)
    await ben.press(ben.hand, "Nobody goes")
    assert "British A stayed away from the roll call." in text(await cleo.private("table log"))


async def test_an_arrest_waits_for_an_answer_that_tells_nothing(world: World, three: Three) -> None:
    ana, _, cleo = three
    await world.put(germans(officer("58,18", "rope", "hide"), officer("46,20"), guards="58,20", points=5))
    await cleo.choose(cleo.hand, "Arrest", "0.0")
    await cleo.press(cleo.hand, "Arrest American A with guard 1")
    assert "Guard 1 is about to arrest American A. Waiting for Ana." in (await world.words())
    assert {"No", "Play Secret hide for A"} <= set(labels(ana.hand))
    await ana.press(ana.hand, "Play Secret hide for A")
    assert "A vanished before the eyes of guard 1." in (await world.words())


async def test_an_escape(world: World, three: Three) -> None:
    ana, _, _ = three
    await world.put(table(officer("C3 44,20", kit=True), officer("46,20"), guards="58,20", points=9))
    await ana.choose(ana.hand, "Move a man", "0.0")
    await ana.press(ana.hand, "A to objective 1 (B5)")
    assert "Ana: A escaped at objective 1." in (await world.words())
