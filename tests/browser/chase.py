"""Two people who play whatever their panels offer: the Fugitive step by step, the Marshal always a little too far."""

from __future__ import annotations

import json
import re

from tests.browser.person import MESSAGES, button

HAND = f"{MESSAGES}.findLast(one => one.querySelector('.embed h4')?.textContent.startsWith('You are'))"
READY = f"/your turn|is over/.test({HAND}.textContent)"
OFFERED = (
    f"[...{HAND}.querySelectorAll('button:not(:disabled)')]"
    ".map(one => one.getAttribute('aria-label') ?? one.textContent)"
)


async def chase(fugitive, marshal, seen=lambda turn: None, most=400):
    """Play to the end; `await seen(turn)` before each turn. The number of turns."""
    player = fugitive
    for turn in range(most):
        await player.until(READY)
        if "is over" in await said(player):
            return turn
        await seen(turn)
        answer = await choose(player)
        await player.until(button(answer, HAND))
        before = await said(player)
        await player.press(answer, HAND)
        await player.until(f"{HAND}.textContent !== {json.dumps(before)}")
        if "waiting" in await said(player):
            player = marshal if player is fugitive else fugitive
    raise AssertionError(f"no end after {most} turns")


async def said(player):
    """What the hand says."""
    return await player.page.run(f"{HAND}.textContent")


async def choose(player):
    """Choose among what is offered; the button that does it."""
    offered = await player.page.run(OFFERED)
    moves = [label for label in offered if label.startswith(("Draw from", "Escape", "Hide at 4"))]
    guesses = [label for label in offered if label.startswith("Guess from")]
    if guesses:
        number = (await player.offered(guesses[-1]))[-1]
        await player.choose(guesses[-1], number, within=HAND)
        await player.until(button("Start over", HAND))
        return f"Guess {number}"
    if "Hide at …" in offered:
        return await hide(player)
    return [*moves, "Pass"][0]


async def hide(player):
    """Hide as near as possible, with the first sprint cards that suffice unless some are filled in."""
    place = (await player.offered("Hide at"))[0]
    await player.choose("Hide at", place, within=HAND)
    number = re.match(r"\d+", place)[0]
    answer = "Run for 42" if number == "42" else f"Hide at {number}"
    await player.until(button("Start over", HAND))
    offered = await player.page.run(OFFERED)
    sprint = next((label for label in offered if label.startswith("Sprint to")), None)
    if sprint and not any(label.startswith(answer) for label in offered):
        left, chosen = int(re.search(r"(\d+)\+", sprint)[1]), []
        for card in await player.offered("Sprint to"):
            if left > 0:
                chosen.append(card)
                left -= int(re.search(r"\+(\d)", card)[1])
        await player.choose("Sprint to", *chosen, within=HAND)
    return answer
