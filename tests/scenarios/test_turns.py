"""Every kind of turn of Fugitive, pressed and chosen as a member would."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.move import Move
from cogs.fugitive.state import Spot, State
from tests.ui.answer import answer
from tests.ui.messages import SWAPPED, Json, find, labels, news, seen, small, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

DEALT = State(
    fugitive=0,
    bonus_pass=False,
    decks=((4, 6, 8, 10, 11, 12, 13, 14), (15, 17, 18, 20, 21, 22, 23, 24, 25, 26, 27, 28), tuple(range(29, 42))),
    hand=(1, 2, 3, 5, 7, 9, 16, 19, 42),
)
ON_THE_RUN = replace(
    DEALT, phase="f_play", round=9, row=(Spot(0, (), 0, True), Spot(30, (16,), 5), Spot(40, (), 8)), hand=(2, 5, 42)
)


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await world.put(DEALT)
    return world


async def test_from_the_first_hideout_to_the_last_guess(seated: World, ana: Player, ben: Player) -> None:
    world = seated
    await ana.choose(ana.hand, "Hide at", "1")
    assert find(ana.hand, "Sprint cards: optional, as a bluff")
    await ana.press(ana.hand, "Hide at 1")
    seen(text(ana.hand), "You are at 1 and can reach 2 to 4.", "1 hideout face-down: if it's found, you lose.")
    assert {"Hide at …", "Stop here", "Less"} <= set(labels(await ana.unfolded(ana.hand)))
    assert "Ana (Fugitive) may place a second hideout." in (await world.words())
    await ana.make("hide 3 2")
    assert "**Row** 0 → ? → ? (1 sprint card)" in (await world.words())
    assert "-# Ana hid twice with 0 and 1 sprint cards." in (await world.words())

    assert "Ben (Marshal) draws two cards, then guesses." in (await world.words())
    assert small(ben.hand) == ["Ana hid twice with 0 and 1 sprint cards."]
    await ben.press(world.board, "Draw from 4-14")
    assert "You drew 4." in text(ben.hand)
    await ben.press(ben.hand, "Draw from 29-41")
    assert small(ben.hand)[-1] == "You drew 4 and 29."
    assert "-# Ben drew 2 cards from 4-14 and 29-41." in (await world.words())
    assert "Ben drew 29" not in (await world.words())
    await ben.make("guess 1")
    assert "→ 1 →" in (await world.words())

    assert news(ana.hand) == [
        "Ben named 1: your hideout was found (1 hideout face-down).",
        "Ben drew 2 cards from 4-14 and 29-41.",
    ]
    await ana.press(world.board, "Draw from 15-28")
    assert small(ana.hand)[-1] == "You drew 15."
    await ana.press(ana.hand, "Pass")
    assert "-# Ana drew from 15-28, then passed." in (await world.words())

    await ben.make("draw 2")
    await ben.make("guess 2+3")
    assert "-# Ben drew from 15-28, then guessed 2 and 3 and missed." in (await world.words())
    await ana.make("draw 1")
    await ana.make("hide 9 5+16")
    assert "→ ? (2 sprint cards)" in (await world.words())

    await ben.make("draw 3")
    form = await ben.press(ben.hand, "Type an answer")
    assert "couldn't read that" in answer(await ben.submit(form, text="three or four"))
    form = await ben.press(ben.hand, "Type an answer")
    assert "You can only guess numbers from 1 to 41." in answer(await ben.submit(form, text="3 77"))
    form = await ben.press(ben.hand, "Type an answer")
    await ben.submit(form, text="9, 3")
    await ben.press(ben.hand, "Guess 3 and 9")
    assert "very hideout was found" in (await world.words())
    assert "3 (sprint: 2) → 9 (sprint: 5, 16)" in (await world.words())
    assert "You win!" in text(ben.hand)
    assert "Ben (Marshal) wins." in text(ana.hand)


async def test_a_page_is_of_one_moment(
    seated: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is new, read before a move, is not shown beside what is true after it."""
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    reconciler, table, moves = seated.bot.reconciler, seated.table, ["draw 2", "draw 1"]
    known = reconciler.known

    async def slowly(*what: Any) -> Any:
        found = await known(*what)
        if len(moves) == 1:
            await table.submit(ben.seat, Move.parse(moves.pop()))
        return found

    monkeypatch.setattr(reconciler, "known", slowly)
    before = len(seated.requests)
    await ben.make(moves.pop())
    edits = [sent for sent in seated.requests[before:] if sent.method == "PATCH" and sent.viewer == ana.id]
    assert len(edits) == 1
    assert small(ana.hand)[-1] == "Ben drew 2 cards from 4-14 and 15-28."


async def test_what_stands_is_read_again_only_after_a_press(
    seated: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    reconciler, table, store = seated.bot.reconciler, seated.table, seated.bot.store
    known, paintings = reconciler.known, store.posted_messages
    pressed = False
    read: list[int] = []

    async def counted(number: int) -> Any:
        read.append(number)
        return await paintings(number)

    async def meanwhile(*what: Any) -> Any:
        found = await known(*what)
        if pressed:
            reconciler._work(table).known_at = -1
        return found

    monkeypatch.setattr(store, "posted_messages", counted)
    monkeypatch.setattr(reconciler, "known", meanwhile)
    await table.submit(ben.seat, Move.parse("draw 2"))
    await reconciler.flush()
    assert read == []
    pressed = True
    await table.submit(ben.seat, Move.parse("draw 1"))
    await reconciler.flush()
    assert read, "a press has shown something itself, and the painter did not look"


async def test_a_ping_leads_to_hand_and_board(seated: World, ana: Player, ben: Player) -> None:
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    (ping,) = (each for each in seated.public if each["content"].startswith("<@"))
    assert ping["content"] == f"<@{ben.id}>, your turn: draw two cards, then guess."
    assert labels(ping)[:2] == ["My hand", "Board"]
    assert find(ping, "Board")["url"].endswith(f"/{seated.channel}/{seated.board['id']}")
    made = await ben.press(ping, "My hand")
    assert "Draw two cards, then guess." in answer(made)
    await ben.make("draw 1")
    (ping,) = (each for each in seated.public if each["content"].startswith("<@"))
    assert ping["content"] == f"<@{ben.id}>, your turn: draw a card, then guess."


async def test_a_find_is_a_scene_and_told_to_whose_hideout_it_was(seated: World, ana: Player, ben: Player) -> None:
    await ana.make("hide 3 -")
    await ana.make("hide 7 1+2")
    for deck in ("draw 1", "draw 1"):
        await ben.make(deck)
    await ben.make("guess 3")
    (scene,) = scenes(seated)
    seen(
        text(scene),
        "Round 1 · Ben finds 3",
        "**3** had only just been placed, without sprint cards.",
        "1 hideout is still face-down; Ana holds 5 cards.",
        "**Row** 0 → 3 → ? (2 sprint cards)",
    )
    assert scene["embeds"][0]["image"]
    assert labels(scene) == []
    assert text(ana.inbox[-1]) == "Fugitive, table 1:\nBen found you at 3."
    assert labels(ana.inbox[-1]) == ["My hand"]
    assert not any("found" in text(each) and not each["embeds"] for each in ben.inbox)


async def test_more_unfolds_what_the_picture_shows(seated: World, ana: Player, ben: Player) -> None:
    assert "image" in ana.hand["embeds"][0]
    assert "In reach by sprinting" not in text(ana.hand)
    await ana.press(ana.hand, "More")
    seen(
        text(ana.hand),
        "**In reach** 1",
        "**In reach by sprinting** 5",
        "**Your row (face-down in [ ])** 0",
        "Ben holds no cards.",
    )
    await ana.press(ana.hand, "Less")
    assert "In reach by sprinting" not in text(ana.hand)
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    await ben.press(ben.hand, "More")
    seen(text(ben.hand), "**Notepad**", "Ana holds 8 cards.")


async def test_one_hideout_and_stop(seated: World, ana: Player) -> None:
    await ana.make("hide 2 -")
    await ana.press(ana.hand, "Stop here")
    assert "**Row** 0 → ?\n" in (await seated.words())
    assert "Ben (Marshal) draws two cards" in (await seated.words())


async def test_a_choice_that_does_not_reach_says_why(seated: World, ana: Player) -> None:
    await ana.choose(ana.hand, "Hide at", "9")
    await ana.choose(ana.hand, "Sprint to 9: at least 6 footprints", "1", "2", "3", "5")
    assert (
        "9 is 9 beyond 0. Without sprint cards 3 is the most, "
        "and the cards beneath it add 5 footprints: you are 1 short." in text(ana.hand)
    )
    assert find(ana.hand, "Hide at 9 with").get("disabled")
    await ana.press(ana.hand, "Start over")
    assert {"Hide at …", "Hide at 1", "Less"} <= set(labels(await ana.unfolded(ana.hand)))
    await ana.choose(ana.hand, "Hide at", "9")
    await ana.choose(ana.hand, "Sprint to 9", "1", "2", "3", "16")
    await ana.press(ana.hand, "Hide at 9 with 1, 2, 3 and 16")
    assert "→ ? (4 sprint cards)" in (await seated.words())


async def test_the_second_edition_pass_is_answered_on_the_board(seated: World, ana: Player, ben: Player) -> None:
    await seated.put(replace(ON_THE_RUN, bonus_pass=True))
    await ana.press(ana.hand, "Pass")
    take = find(seated.board, "Take a card")["custom_id"]
    assert await ben.forge(seated.board, take) == "That button is for Ana."
    await ana.press(seated.board, "Take a card")
    assert "You drew 4." in text(ana.hand)
    await seated.put(replace(ON_THE_RUN, bonus_pass=True))
    await ana.press(ana.hand, "Pass")
    await ana.press(ana.hand, "Decline")
    assert "then passed without the extra card." in (await seated.words())


async def test_the_manhunt_finds_everything(seated: World, ana: Player, ben: Player) -> None:
    await seated.put(ON_THE_RUN)
    await ana.press(await chosen(ana, "42"), "Run for 42")
    assert "Manhunt: Ben (Marshal) names one hideout after another." in (await seated.words())
    (scene,) = scenes(seated)
    seen(text(scene), "Round 9 · Manhunt: Ana reached 42", "No hideout has been found yet, so Ben hunts")
    assert scene["embeds"][0]["image"]
    assert text(ben.inbox[-1]) == "Fugitive, table 1:\nYour manhunt begins, and you haven't found a single hideout."
    assert "<@" in seated.pings[-1]
    form = await ben.press(ben.hand, "Type an answer")
    assert "one number at a time" in answer(await ben.submit(form, text="30 40"))
    await ben.make("guess 40")
    assert "40 → 42" in (await seated.words())
    await ben.make("guess 30")
    assert "he manhunt found every hideout" in (await seated.words())
    seen(
        ending(seated, ana, ben), "Ana reached 42 and was hunted down.", "the Marshal didn't miss once in the manhunt."
    )


async def test_the_manhunt_misses(seated: World, ana: Player, ben: Player) -> None:
    await seated.put(ON_THE_RUN)
    await ana.make("hide 42 5")
    assert "42 (1 sprint card)" in (await seated.words())
    await ben.make("guess 39")
    assert "he manhunt failed, and the Fugitive slipped away" in (await seated.words())
    assert "Hideouts in brackets were never found." in (await seated.words())


async def test_the_manhunt_is_given_up(seated: World, ana: Player, ben: Player) -> None:
    await seated.put(ON_THE_RUN)
    await ana.make("hide 42 -")
    await ben.press(ben.hand, "Give up")
    seen(text(ben.hand), "Press again")
    await ben.press(ben.hand, "Give up")
    assert "Ben gave up the manhunt." in (await seated.words())
    assert "the manhunt was given up, and the Fugitive slipped away" in (await seated.words())
    seen(ending(seated, ana, ben), "Ben gave up the manhunt with 30 and 40 still hidden.", "Ben never found 30 and 40.")


async def test_no_manhunt_where_30_was_found(seated: World, ana: Player, ben: Player) -> None:
    row = (*ON_THE_RUN.row[:1], replace(ON_THE_RUN.row[1], revealed=True), ON_THE_RUN.row[2])
    await seated.put(replace(ON_THE_RUN, row=row))
    await ana.make("hide 42 -")
    assert "there was no manhunt" in (await seated.words())
    seen(ending(seated, ana, ben), "so there was no manhunt.", "Boldest run: from 0 to 30", "Ben never found 40.")


async def test_empty_decks_are_not_drawn_from(seated: World, ana: Player, ben: Player) -> None:
    await seated.put(replace(ON_THE_RUN, decks=((), (), ())))
    await ana.press(ana.hand, "Pass")
    assert "Ben (Marshal) guesses." in (await seated.words())
    await ben.make("guess 1")
    assert "Ana (Fugitive) hides or passes." in (await seated.words())


async def test_a_long_log_is_read_in_parts(seated: World, ana: Player, ben: Player) -> None:
    await seated.put(replace(ON_THE_RUN, decks=((), (), ())))
    for _ in range(9):
        await seated.table.submit(ana.seat, Move("pass"))
        await seated.table.submit(ben.seat, Move.parse("guess 1"))
    made = await ana.press(seated.board, "Log")
    seen(answer(made), "**Round 18**", "You passed.", "Ben guessed 1 and missed.", "of 29")
    (page,) = made.told
    assert "**Round 9**" not in text(page), "a part begins with the heading of its chapter"
    await ana.press(page, "Earlier")
    seen(text(ana.look(page)), "You are the Fugitive.", "**Round 1**", "**Round 10**", "Lines 1 to ")


def scenes(world: World) -> list[Json]:
    """The messages in the channel that tell great moments."""
    return [each for each in world.public if each["embeds"] and not each["content"] and not each["components"]]


def ending(world: World, *players: Player) -> str:
    """Read the message that tells the end: it calls everybody and offers what comes next."""
    assert world.over
    told = world.public[-1]
    assert told["content"].split() == [f"<@{player.id}>" for player in players]
    assert labels(told) == [*SWAPPED, "Replay", "Share", "Log", "Fair deal ✓", "Best of three", "Report"]
    assert told["embeds"][0]["image"]
    return text(told)


async def chosen(player: Player, hideout: str) -> Json:
    await player.choose(player.hand, "Hide at", hideout)
    return player.hand
