"""The house rule *Call it*: all people at play end a game that is decided, as it stands."""

from __future__ import annotations

import pytest

from bot.engine.foretelling import Outlook
from bot.table.foretelling import Foreteller
from bot.workers.think import Future
from tests.ui.answer import answer
from tests.ui.messages import labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

WON, OPEN = Outlook((0.99, 0.01), 60), Outlook((0.7, 0.3), 30)

CALL = "Propose ending now"


class Seer:
    """Says what it is told to say, and counts how often."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook, self.asked = outlook, 0

    async def foretell(self, future: Future) -> Outlook:
        self.asked += 1
        return self.outlook


def foresees(world: World, outlook: Outlook) -> Seer:
    seer = Seer(outlook)
    world.bot.foreteller = Foreteller(seer.foretell)
    return seer


@pytest.fixture
async def begun(world: World, ana: Player, ben: Player) -> World:
    """Ana, who hides and is host, and Ben have both moved."""
    await sit_down(ana, ben, roles="host_fugitive", pace=0, call_it="yes")
    await ana.make("hide 1 -")
    await ana.make("stop")
    await ben.make("draw 1")
    return world


async def test_all_agree_and_the_leader_wins(begun: World, ana: Player, ben: Player) -> None:
    seer = foresees(begun, WON)
    page = await ben.private("table end")
    assert labels(page) == ["Ask everyone", "Resign", CALL]
    await ben.press(page, CALL)
    seen(text(ben.look(page)), "Everyone has been asked", "Still to agree: Ana")
    question = next(each for each in reversed(begun.public) if "decided" in each["content"])
    seen(question["content"], "Ben thinks this game is decided", "Ana would win", f"<@{ana.id}>")
    assert "already been asked" in answer(await ana.press(await ana.private("table end"), CALL))
    assert seer.asked == 1, "the same view is answered once"
    outsider = begun.join("Eva")
    assert answer(await outsider.press(question, "Yes, it's over"))
    assert begun.table.record.status == "playing"
    await begun.restart()
    await ana.press(question, "Yes, it's over")
    await begun.bot.settled()
    record = begun.table.record
    assert record.status == "over"
    assert begun.table.state.result.winners == (0,)
    assert begun.table.state.result.reason == "called"
    seen(text(begun.board), "Ana")
    assert "That vote is over" in answer(await ben.press(question, "Yes, it's over"))


async def test_what_computers_find_open_is_not_voted_on(begun: World, ana: Player) -> None:
    foresees(begun, OPEN)
    page = await ana.private("table end")
    await ana.press(page, CALL)
    seen(text(ana.look(page)), "Not decided yet", "Ana: 70%", "Ben: 30%")
    assert not begun.table.record.agreements.votes


async def test_a_vote_ends_with_a_no_and_with_a_move_that_all_see(begun: World, ana: Player, ben: Player) -> None:
    foresees(begun, WON)
    await ben.press(await ben.private("table end"), CALL)
    question = next(each for each in reversed(begun.public) if "decided" in each["content"])
    await ana.press(question, "No")
    assert not begun.table.record.agreements.votes
    await ben.press(await ben.private("table end"), CALL)
    await ben.make("draw 1")
    assert "That vote is over" in answer(await ana.press(question, "Yes, it's over"))
    assert begun.table.record.status == "playing"


async def test_without_the_option_nothing_is_offered(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await ana.make("hide 1 -")
    await ana.make("stop")
    await ben.make("draw 1")
    page = await ana.private("table end")
    assert labels(page) == ["Ask everyone", "Resign"]
    foresees(world, WON)
    assert "That vote is over" in await ana.forge(page, f"e1:ask-call:{world.table.id}:-::")


async def test_one_person_among_computers_needs_nobody(world: World, ana: Player) -> None:
    await ana.slash("fugitive new", roles="host_fugitive", pace=0, call_it="yes")
    await ana.press(world.board, "Fill with computers and start")
    await ana.make("hide 1 -")
    foresees(world, Outlook((0.0, 1.0), 60))
    page = await ana.private("table end")
    assert CALL in labels(page)
    await ana.press(page, CALL)
    await world.bot.settled()
    assert world.table.record.status == "over"
    assert world.table.state.result.winners == (1,)
    seen(text(ana.look(page)), "The game is over")


async def test_a_called_game_can_be_verified_and_stepped_through(begun: World, ana: Player, ben: Player) -> None:
    foresees(begun, WON)
    await ben.press(await ben.private("table end"), CALL)
    question = next(each for each in reversed(begun.public) if "decided" in each["content"])
    await ana.press(question, "Yes, it's over")
    await begun.bot.settled()
    rows = await begun.bot.store.moves(begun.table.id)
    assert rows[-1].move == "call 0"
