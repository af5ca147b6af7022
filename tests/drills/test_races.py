"""Presses of one player that overtake each other, and answers that come late: what is shown is the last truth."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from tests.drills.table import Drill
from tests.games.fugitive.build import position, spot
from tests.patience import PATIENCE
from tests.ui.messages import Json, find, items, labels, text
from tests.ui.world import unpressed


async def test_a_late_answer_on_my_hand_keeps_no_direct_message_back(lab: Drill) -> None:
    """The reconciler leaves alone the panel that a press repaints, and no other."""
    await lab.begin(roles="host_fugitive")
    panel = await lab.ana.my_hand()
    await lab.ana.make("hide 1 -", panel)
    await lab.until(lambda: "Stop here" in labels(lab.ana.look(panel)))
    lab.server.faults.add("PATCH", "^/webhooks/", delay=0.3)
    await lab.ana.press(lab.ana.look(panel), "Stop here")
    assert text(lab.ana.hand).startswith("Fugitive, table 1: waiting")
    await lab.check()


async def guessing(lab: Drill) -> Json:
    """Play until Ben guesses, and give his panel with its three menus."""
    lab.server.ack_deadline = PATIENCE  # nothing here is about time
    await lab.begin(roles="host_fugitive")
    await lab.ana.make("hide 1 -")
    await lab.ana.press(lab.ana.hand, "Stop here")
    await lab.ben.make("draw 1")
    await lab.ben.make("draw 1")
    row = (spot(9, 2, 4, 6), spot(20, 8, 10, 12, 14), spot(29, 16, 18, 22))
    await lab.put(replace(position("m_guess", *row), fugitive=0))
    await lab.ben.press(lab.ben.hand, "Guess")
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
    await lab.settle()
    await unpressed(lab.bot, lab.table)  # else its edit meets the fault
    lab.server.faults.add("PATCH", "^/webhooks/", status=404, code=10008)
    made = await lab.ana.press(lab.ana.look(panel), "Stop here")
    assert [text(told).split("\n")[0] for told in made.told] == ["Fugitive, table 1: waiting for Ben"]
    await lab.check()


async def test_a_command_whose_thinking_was_dismissed_is_answered_anew(lab: Drill) -> None:
    """With its file, which was sent for nothing once."""
    await lab.begin(roles="host_fugitive")
    for name in ("hand", "my export"):
        lab.server.faults.add("PATCH", "^/webhooks/", status=404, code=10008)
        made = await lab.slash(lab.ana, lab.channel, name, {})
        (shown,) = made.act.followups
        lab.world.store.remove(lab.world.store.of(lab.channel)[made.act.original])
    assert [each["size"] > 0 for each in shown["attachments"]] == [True]
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


async def test_an_edit_that_hangs_keeps_no_answer_back(lab: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord may let one wait for a minute. Which of both edits has come last is not known then: there is a third."""
    lab.server.ack_deadline = PATIENCE
    await lab.begin(roles="host_fugitive")
    await lab.ana.make("hide 1 -")
    hand, since = lab.ben.hand, len(lab.requests)
    lab.server.faults.add("PATCH", f"^/channels/{lab.ben.dm}/", delay=0.5)
    made = await lab.start_click(lab.ana, lab.ana.hand, str(find(lab.ana.hand, "Stop here")["custom_id"]), [])
    await lab.until(lambda: not lab.server.faults.pending)
    with monkeypatch.context() as patch:
        patch.setattr("bot.ui.reconcile.reconciler.PATIENCE", 0.0)
        asked = await lab.start_click(lab.ben, hand, str(find(hand, "More")["custom_id"]), [])
        await lab.until(lambda: "Less" in labels(lab.look(hand)))
    await lab.outcome(lab.ana, made)
    await lab.outcome(lab.ben, asked)
    assert len([each for each in lab.requests[since:] if each.method == "PATCH" and each.viewer == lab.ben.id]) > 2
    assert {"More moves", "Draw from 4-14"} <= set(labels(lab.look(hand)))
    await lab.check()


@pytest.mark.parametrize("status", [503, 403])
async def test_a_ping_that_cannot_be_edited_is_taken_away_when_another_one_stands(lab: Drill, status: int) -> None:
    """Also where the deletion is lost once; where it is refused, once and for all, the new one is not posted again."""
    await lab.begin(roles="host_fugitive")
    await lab.ana.make("hide 1 -")
    await lab.ana.press(lab.ana.hand, "Stop here")
    (ping,) = [each for each in lab.public if each["content"].startswith("<@")]
    path = f"^/channels/{lab.channel}/messages/{ping['id']}"
    lab.server.faults.add("PATCH", path, status=400, code=30046)
    lab.server.faults.add("DELETE", path, status=status, code=0)
    await lab.ben.make("draw 1")
    await lab.ben.make("draw 1")
    assert not lab.server.faults.pending
    pings = [each["id"] for each in lab.public if each["content"].startswith("<@")]
    assert (ping["id"] in pings, len(pings)) == ((False, 1) if status == 503 else (True, 2))
