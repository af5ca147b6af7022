"""Two people who play whatever their panels offer: the Fugitive step by step, the Marshal always a little too far."""

from __future__ import annotations

import re

from playwright.async_api import expect

OFFERED = "all => all.map(one => one.getAttribute('aria-label') ?? one.textContent)"


async def chase(fugitive, marshal, seen=lambda turn: None, most=400):
    """Play to the end; `await seen(turn)` before each turn. The number of turns."""
    player = fugitive
    for turn in range(most):
        await expect(hand(player)).to_contain_text(re.compile(": your turn|is over"))
        if "is over" in await said(player):
            return turn
        await seen(turn)
        answer = await choose(player)
        await expect(player.button(answer, hand(player))).to_be_visible()
        before = await said(player)
        await player.press(answer, hand(player))
        await expect(hand(player)).not_to_have_text(before)
        if "waiting" in await said(player):
            player = marshal if player is fugitive else fugitive
    raise AssertionError(f"no end after {most} turns")


def hand(player):
    """The newest hand, which is also the last message of a game that is over."""
    return player.messages.filter(has_text=re.compile(r"Fugitive, table \d+: ")).last


async def said(player):
    """What the hand says."""
    return await hand(player).text_content()


async def offers(player):
    """What can be pressed in the hand."""
    return await hand(player).locator("button:enabled").evaluate_all(OFFERED)


async def choose(player):
    """Choose among what is offered; the button that does it."""
    if "More moves" in await offers(player):
        await player.press("More moves", hand(player))
        await expect(player.button("Less", hand(player))).to_be_visible()
    offered = await offers(player)
    moves = [label for label in offered if label.startswith(("Draw from", "Escape", "Hide at 4"))]
    guesses = [label for label in offered if label.startswith("Guess from")]
    if guesses:
        number = (await player.offered(guesses[-1]))[-1]
        await player.choose(guesses[-1], number, within=hand(player))
        await expect(player.button("Start over", hand(player))).to_be_visible()
        return f"Guess {number}"
    if "Hide at …" in offered:
        return await hide(player)
    return [*moves, "Pass"][0]


async def hide(player):
    """Hide as near as possible, with the first sprint cards that suffice unless some are filled in."""
    place = (await player.offered("Hide at"))[0]
    await player.choose("Hide at", place, within=hand(player))
    number = re.match(r"\d+", place)[0]
    answer = "Run for 42" if number == "42" else f"Hide at {number}"
    await expect(player.button("Start over", hand(player))).to_be_visible()
    offered = await offers(player)
    sprint = next((label for label in offered if label.startswith("Sprint to")), None)
    if sprint and not any(label.startswith(answer) for label in offered):
        left, chosen = int(re.search(r"(\d+)\+", sprint)[1]), []
        for card in await player.offered("Sprint to"):
            if left > 0:
                chosen.append(card)
                left -= int(re.search(r"\+(\d)", card)[1])
        await player.choose("Sprint to", *chosen, within=hand(player))
    return answer
