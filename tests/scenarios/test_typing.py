"""Answers typed after `/type`: suggested while one types, shown on the hand, played when they are confirmed there."""

from __future__ import annotations

from tests.games.colditz.build import germans, officer, table
from tests.games.fugitive.build import position, spot
from tests.ui.messages import labels, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World


async def suggested(world: World, player: Player, typed: str) -> list[str]:
    found = (await world.suggest(player, "table type", "answer", typed)).suggestions
    return [choice["name"] for choice in found or []]


async def guessing(world: World, ana: Player, ben: Player) -> None:
    """Ana, the Marshal, is to guess."""
    await sit_down(ana, ben, pace=0)
    await world.put(position("m_guess", spot(3), spot(5), marshal_hand=(8, 20)))


async def test_a_guess_is_typed_and_confirmed_on_the_hand(world: World, ana: Player, ben: Player) -> None:
    await guessing(world, ana, ben)
    panel = await ana.private("table type", answer="5 3")
    assert "Guess 3 and 5" in labels(panel)
    assert not any("3 and 5" in text(message) for message in world.public)
    await ana.press(panel, "Guess 3 and 5")
    assert world.over


async def test_what_is_typed_is_completed(world: World, ana: Player, ben: Player) -> None:
    await guessing(world, ana, ben)
    assert await suggested(world, ana, "6") == ["6"]
    every = await suggested(world, ana, "")
    assert every == ["1", "2", "3", "4", "5", "6"]
    assert await suggested(world, ana, "7 12") == ["Guess 7 and 12"]
    assert "Guess 7" in labels(await ana.private("table type", answer="guess 7"))


async def test_what_cannot_be_read_is_said(world: World, ana: Player, ben: Player) -> None:
    await guessing(world, ana, ben)
    assert "couldn't read that" in await ana.slash("table type", answer="two")
    assert "Fugitive, table 1: your turn" in await ana.slash("table type", answer="20")


async def test_who_is_not_on_the_board_goes_nowhere(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, game="colditz", german="last")
    await world.put(table(officer("44,20 cell"), guards="58,20", points=9))
    assert await ana.slash("table type", answer="B store") == "That man isn't on the board."
    assert await suggested(world, ana, "B store") == []
    await world.put(germans(officer("44,20"), guards="58,20", points=9))
    assert (
        await ben.slash("table type", answer="9 main gate")
        == "There is no guard with that number: guards go from 1 to 6."
    )
    assert await suggested(world, ben, "9 main gate") == []


async def test_a_space_alone_is_no_answer_for_whoever_stands_there(world: World, ana: Player, ben: Player) -> None:
    """Every suggestion says what it does; the first is for the man who is chosen."""
    await sit_down(ana, ben, game="colditz", german="last")
    await world.put(table(officer("44,20 42,20"), guards="58,20", points=9))
    errands = await suggested(world, ana, "")
    assert [each[: each.index(" to")] for each in errands] == ["A", "B"]
    assert await suggested(world, ana, "V21") == []
    await ana.choose(ana.hand, "Move a man", "0.0")
    assert await suggested(world, ana, "V22") == ["A to the roll-call zone (V22): 1 point"]


async def test_a_question_that_cannot_be_typed_opens_no_form(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await ana.forge(ana.hand, f"e1:type:1:0:{world.table.token(0)}:hide")
    assert "**That question is closed." in text(ana.hand)


async def test_nobody_else_is_told_anything(world: World, ana: Player, ben: Player) -> None:
    await guessing(world, ana, ben)
    eva = world.join("Eva")
    assert await suggested(world, ben, "7") == await suggested(world, eva, "7") == []
    assert await ben.slash("table type", answer="7") == "You have no question that you can answer by typing."
    assert await eva.slash("table type", answer="7") == "You don't play at this table."
