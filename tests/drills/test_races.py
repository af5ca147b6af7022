"""Presses of one player that overtake each other, and answers that come late: what is shown is the last truth."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from tests.drills.table import Drill
from tests.games.fugitive.build import position, spot
from tests.ui.messages import Json, find, items, labels, text


async def test_a_late_answer_on_my_hand_keeps_no_direct_message_back(lab: Drill) -> None:
    """The reconciler leaves alone the panel that a press repaints, and no other."""
    await lab.begin(roles="host_fugitive")
    panel = await lab.ana.my_hand()
    await lab.ana.make("hide 1 -", panel)
    await lab.until(lambda: "Stop here" in labels(lab.ana.look(panel)))
    lab.server.faults.add("PATCH", "^/webhooks/", delay=0.3)
    await lab.ana.press(lab.ana.look(panel), "Stop here")
    assert text(lab.ana.hand).startswith("Fugitive, round 1: waiting")
    await lab.check()


async def guessing(lab: Drill) -> Json:
    """Play until Ben guesses, and give his panel with its three menus."""
    await lab.begin(roles="host_fugitive")
    await lab.ana.make("hide 1 -")
    await lab.ana.press(lab.ana.hand, "Stop here")
    await lab.ben.make("draw 1")
    await lab.ben.make("draw 1")
    row = (spot(9, 2, 4, 6), spot(20, 8, 10, 12, 14), spot(29, 16, 18, 22))
    await lab.put(replace(position("m_guess", *row), fugitive=0))
    return lab.ben.hand


def chosen(panel: Json) -> list[str]:
    """What the menus of a panel show as chosen."""
    return [each["value"] for item in items(panel) for each in item.get("options", ()) if each.get("default")]


async def test_choices_at_the_same_moment_are_all_taken(lab: Drill) -> None:
    """The menus of one panel, chosen faster than the store reads and writes."""
    panel = await guessing(lab)
    menus = [item for item in items(panel) if "options" in item]
    values = [menu["options"][0]["value"] for menu in menus]
    assert len(values) == 3, labels(panel)
    presses = zip(menus, values, strict=True)
    await asyncio.gather(*(lab.click(lab.ben, panel, menu["custom_id"], [value]) for menu, value in presses))
    assert chosen(lab.ben.hand) == values


async def test_the_answer_to_the_last_choice_stands_last(lab: Drill) -> None:
    """However long the answer to an earlier one is on its way."""
    panel = await guessing(lab)
    menu = find(panel, "Guess from 1-")
    first, second = (option["value"] for option in menu["options"][:2])
    lab.server.faults.add("PATCH", "^/webhooks/", delay=0.3)
    made = await lab.start_click(lab.ben, panel, menu["custom_id"], [first])
    await lab.until(lambda: not lab.server.faults.pending)
    await lab.click(lab.ben, panel, menu["custom_id"], [second])
    await lab.outcome(lab.ben, made)
    assert chosen(lab.ben.hand) == [second]


async def test_a_panel_dismissed_meanwhile_is_shown_anew(lab: Drill) -> None:
    await lab.begin(roles="host_fugitive")
    panel = await lab.ana.my_hand()
    await lab.ana.make("hide 1 -", panel)
    await lab.until(lambda: "Stop here" in labels(lab.ana.look(panel)))
    await lab.settle()  # else an edit that is still to come meets the fault
    lab.server.faults.add("PATCH", "^/webhooks/", status=404, code=10008)
    made = await lab.ana.press(lab.ana.look(panel), "Stop here")
    assert [text(told).split("\n")[0] for told in made.told] == ["Fugitive, round 1: waiting"]
    await lab.check()


async def test_a_press_waits_for_an_edit_that_is_on_its_way(lab: Drill) -> None:
    """Of two edits under way the older might arrive last; a bot killed then would never know."""
    await lab.begin(roles="host_fugitive")
    await lab.ana.make("hide 1 -")
    lab.server.faults.add("PATCH", f"^/channels/{lab.ben.dm}/", delay=0.3)
    made = await lab.start_click(lab.ana, lab.ana.hand, str(find(lab.ana.hand, "Stop here")["custom_id"]), [])
    await lab.until(lambda: not lab.server.faults.pending)
    await lab.ben.press(lab.ben.hand, "More")
    await lab.outcome(lab.ana, made)
    assert {"Less", "Draw from 4-14"} <= set(labels(lab.ben.hand))
