"""Requests that fail in the middle of a game: refused, broken, slow, or carried out with the answer lost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.drills.few import few
from tests.drills.table import Drill
from tests.ui.answer import answer
from tests.ui.messages import find, labels, offered, text
from tests.ui.world import unpressed

KINDS: dict[str, dict[str, Any]] = {
    "too many": {"status": 429, "retry_after": 0.02, "times": 4},
    "banned for a while": {"status": 429, "cloudflare": True, "times": 3},
    "500 once": {"status": 500},
    "502 for a while": {"status": 502, "times": 12},
    "503": {"status": 503, "times": 2},
    "slow": {"delay": 0.15, "times": 6},
    "answer lost": {"status": 500, "after": True, "times": 2},
    "gateway's answer lost": {"status": 503, "after": True, "times": 2},
    "cut before": {"drop": "before", "times": 2},
    "cut after": {"drop": "after", "times": 2},
}

PLACES = {
    "board": [("PATCH", "/channels/{channel}/messages"), ("POST", "/channels/{channel}/messages"),
              ("DELETE", "/channels/{channel}/messages")],
    "hand": [("PATCH", "/channels/{ana}/messages"), ("PATCH", "/channels/{ben}/messages")],
    "callback": [("POST", "^/interactions/")],
    "answer": [("PATCH", "^/webhooks/"), ("POST", "^/webhooks/")],
}  # fmt: skip


@pytest.mark.parametrize("kind", few(KINDS))
async def test_requests_fail_in_the_middle(lab: Drill, kind: str) -> None:
    await lab.begin()
    await lab.steps(3)
    names = {"channel": lab.channel, "ana": lab.ana.dm, "ben": lab.ben.dm}
    for place, requests in PLACES.items():
        for method, path in requests:
            await meet(lab, place, method, path.format(**names), {"times": 1, **KINDS[kind]})
    await lab.finish()
    await lab.check()


async def meet(lab: Drill, place: str, method: str, path: str, fault: dict[str, Any]) -> None:
    """Play until a request of this kind meets the fault, then a little further, and see that all came right."""
    planted = lab.server.faults.add(method, path, **fault)
    if place == "board" and method == "POST":
        await lab.ben.press_more(lab.board, "Move board down")
    for _ in range(12):
        if place == "hand":
            await unpressed(lab.bot, lab.table, "hand")
        await lab.steps(1)
        if planted.times < fault["times"]:
            break
    assert planted.times < fault["times"] or place == "answer", f"{method} {path}: the fault was never met"
    await lab.steps(3)
    lab.server.faults.clear()
    await lab.steps(1)
    await lab.check()


ASTRAY = [
    ("board", "PATCH", 0), ("board", "POST", 0), ("board", "DELETE", 0), ("hand", "PATCH", 0), ("board", "POST", 10008),
    ("board", "PATCH", 10003), ("board", "POST", 10003), ("board", "DELETE", 10003), ("hand", "PATCH", 10003),
]  # fmt: skip
"""A 404 of something that is there: a board, a ping that is posted or deleted, a hand."""


@pytest.mark.parametrize(
    ("place", "method", "code"),
    [pytest.param(*one, marks=() if number % 6 == 0 else pytest.mark.long) for number, one in enumerate(ASTRAY)],
)
async def test_a_404_astray_ends_nothing(
    lab: Drill, monkeypatch: pytest.MonkeyPatch, place: str, method: str, code: int
) -> None:
    monkeypatch.setattr("bot.ui.reconcile.reach.APART", 0.1)
    await lab.begin()
    await lab.steps(3)
    channel = lab.channel if place == "board" else f"({lab.ana.dm}|{lab.ben.dm})"
    await meet(lab, place, method, f"/channels/{channel}/messages", {"status": 404, "code": code, "times": 1})
    _, record, _, _ = await lab.stored()
    assert record.status == "playing"
    await lab.until(lambda: lab.waited_for())
    await lab.finish()
    await lab.check()


async def test_a_proof_that_is_lost_closes_no_direct_messages(lab: Drill) -> None:
    await lab.slash(lab.ana, lab.channel, "fugitive new", {})
    lab.server.faults.add("POST", f"/channels/{lab.ben.dm}/messages", status=503)
    assert "Your hand will come by direct message" in answer(await lab.ben.press(lab.board, "Join"))
    await lab.ana.press(lab.board, "Start")
    await lab.until(lambda: any(offered(player.hand) for player in lab.players))
    await lab.check()


async def test_what_may_have_arrived_is_known_after_a_restart(lab: Drill) -> None:
    """A ping whose answer was lost is asked for again by its own name, although the table has moved on."""
    await lab.begin(roles="host_fugitive")
    await lab.ana.make("hide 1 -")
    lab.server.faults.add("POST", f"/channels/{lab.channel}/messages", 999, status=500, after=True)
    for player, label in ((lab.ana, "Stop here"), (lab.ben, "Draw from 4-14")):
        await lab.until(lambda player=player, label=label: label in labels(player.hand))
        made = await lab.start_click(player, player.hand, str(find(player.hand, label)["custom_id"]))
        await lab.until(made.done.is_set)
    await lab.until(lambda: "Ben drew from 4-14." in text(lab.board) and lab.waited_for() == [lab.ben.id])
    lab.bot.settings.drain_seconds = 0.05
    await lab.halt()
    lab.server.faults.clear()
    await lab.boot()
    await lab.check()
    assert lab.waited_for() == [lab.ben.id]


async def test_alone_in_direct_messages_what_fails_arrives_once(lab: Drill) -> None:
    """A hand that is edited and a board that is posted, where both stand in one channel."""
    await lab.slash(lab.ana, lab.channel, "fugitive new", {})
    await lab.ana.press(lab.board, "Leave")
    lab.channel = lab.ana.dm
    await lab.slash(lab.ana, lab.channel, "fugitive new", {"roles": "host_fugitive"})
    await lab.ana.press(lab.board, "Fill with computers and start")
    await lab.until(lambda: len(lab.live()) == 2)
    await lab.settle()
    await unpressed(lab.bot, lab.table)
    board, hand = lab.live()
    failing = lab.server.faults.add("PATCH", f"/channels/{lab.channel}/messages", 3, status=500)
    await lab.ana.make("hide 1 -", hand)
    await lab.until(lambda: failing.times == 0)
    lost = lab.server.faults.add("POST", f"/channels/{lab.channel}/messages", 2, status=500, after=True)
    await lab.ana.press_more(board, "Move board down")
    await lab.until(lambda: lost.times == 0)
    await lab.settle()
    board, hand = lab.live()
    assert "Log" in labels(board)
    assert offered(hand)
    assert "You are at 1" in text(hand)
    await lab.agrees(2)
