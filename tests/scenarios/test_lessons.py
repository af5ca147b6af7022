"""Every lesson is learnt by pressing what is right, in private; a wrong choice is answered."""

from itertools import product

import pytest

from bot.engine.custom_id import at_home
from bot.installed_games import installed_game, names
from bot.table import lessons, path
from bot.table.ways_on import with_side
from bot.ui.pages.lesson import lesson_text
from storage.records.servers import PersonRecord
from tests.ui.messages import labels, seen, text
from tests.ui.player import Player
from tests.ui.world import World

LEARNT = [with_side(name, each.side) for name in names() for each in installed_game(name).lessons]
"""Each lesson as a button names it."""


async def learn(world: World, player: Player, name: str) -> None:
    """Press Learn for a title, as the home page offers it, or for a side of it."""
    home = await player.private("escapade")
    await player.forge(home, at_home("learn", name))


def right(world: World) -> int:
    """Return the place of the button that is meant, among those of the step."""
    asked = lessons.expected(world.table)
    assert asked is not None
    return asked.step.choices.index(asked.step.right)


@pytest.mark.parametrize(
    ("name", "locale"),
    [
        pytest.param(name, locale, marks=pytest.mark.long if number % 2 else ())
        for number, (locale, name) in enumerate(product(("en-US", "es-419"), LEARNT))
    ],
)
async def test_a_lesson_from_its_first_press_to_its_last(world: World, name: str, locale: str) -> None:
    """In Spanish it is learnt by text alone, without a picture on any hand."""
    ana, by_text = world.join("Ana", locale), locale == "es-419"
    await world.bot.store.change_person(int(ana.id), lambda person: PersonRecord(text_first=by_text))
    await learn(world, ana, name)
    table, title = world.table, world.table.title
    say, lesson = table.say(locale), path.lesson_of(table.record, title)
    assert world.public == []
    seen(text(ana.hand), "🎯")
    for number, step in enumerate(lesson.steps, start=1):
        what = lesson_text(say, f"{title.name}-lesson-{step.name}.what")
        seen(text(ana.hand), say("lesson-step", number=number, of=len(lesson.steps)), what)
        assert bool(ana.hand["embeds"]) != by_text
        assert say("button-scene-over") not in labels(ana.hand), "a question stands beside the picture of the past"
        await ana.press(ana.hand, labels(ana.hand)[right(world)])
    if table.record.status == "playing":
        seen(text(ana.hand), lesson_text(say, f"{title.name}-{lesson.end}"))
        await ana.press(ana.hand, say("button-lesson-leave"))
        assert "🎓" not in text(ana.hand)
    assert world.public == []


async def test_a_wrong_choice_is_answered_and_may_be_tried(world: World, ana: Player) -> None:
    await learn(world, ana, "fugitive")
    choices = labels(ana.hand)[:3]
    await ana.press(ana.hand, choices[1])
    seen(text(ana.hand), "Step 1 of", "⚠", "rule nothing out")
    assert [each["disabled"] for each in ana.hand["components"][0]["components"]] == [False, True, False]
    await ana.press(ana.hand, choices[2])
    seen(text(ana.hand), "Step 1 of", "⚠", "far away")
    await ana.press(ana.hand, "Do it anyway:")
    seen(text(ana.hand), "You left the lesson's path")
    await ana.press(ana.hand, "Back to the lesson")
    assert labels(ana.hand)[:3] == choices
    await ana.press(ana.hand, choices[0])
    seen(text(ana.hand), "Step 2 of")


async def test_another_move_is_answered_and_leads_back(world: World, ana: Player) -> None:
    await learn(world, ana, "stalag17")
    choices = labels(ana.hand)[:3]
    await ana.press(ana.hand, "Other moves")
    assert len(labels(ana.hand)) > 5
    await ana.make("play runaway-3.10")
    seen(text(ana.hand), "⚠", "the order doesn't matter")
    await ana.press(ana.hand, "Other moves")
    await ana.press(ana.hand, "Back to the lesson")
    assert labels(ana.hand)[:3] == choices


@pytest.mark.parametrize(
    ("label", "told"),
    [("Other side", ("You are the Marshal", "Step 1 of")), ("Play it for real", ("You are the Fugitive",))],
)
async def test_the_ways_on_know_the_side(world: World, ana: Player, label: str, told: tuple[str, ...]) -> None:
    await learn(world, ana, "fugitive.fugitive")
    while lessons.expected(world.table) is not None:
        await ana.press(ana.hand, labels(ana.hand)[right(world)])
    assert {"Play it for real", "With friends", "Other side"} <= set(labels(ana.hand))
    await ana.press(ana.hand, label)
    assert (world.table.id, world.table.record.status) == (2, "playing")
    seen(text(ana.hand), *told)


async def test_who_plays_on_without_help_has_a_game(world: World, ana: Player) -> None:
    await learn(world, ana, "stalag17")
    old = ana.hand
    await ana.press(ana.hand, "Play on freely")
    assert "🎓" not in text(ana.hand)
    press = world.table.press("lesson", argument="others")
    assert "The lesson here is over" in await ana.forge(old, press)


async def test_a_game_that_ended_astray_begins_again_at_its_step(world: World, ana: Player) -> None:
    await learn(world, ana, "fugitive")
    await ana.press(ana.hand, labels(ana.hand)[right(world)])
    meant = labels(ana.hand)[0]
    await ana.press(await ana.private("table resign"), "Resign")
    left = world.table
    board = next(each for each in reversed(ana.inbox) if "Back to the lesson" in labels(each))
    seen(text((await ana.press(board, "Replay")).told[-1]), "Replay of table 1", "Step 1 of")
    await ana.press(board, "Back to the lesson")
    assert world.table.id != left.id
    assert labels(ana.hand)[0] == meant
    seen(text(ana.hand), "Step 2 of")


async def test_a_real_game_has_the_rules_that_were_taught(world: World, ana: Player) -> None:
    await learn(world, ana, "stalag17")
    while lessons.expected(world.table) is not None:
        await ana.press(ana.hand, labels(ana.hand)[right(world)])
    await ana.press(ana.hand, "Play it for real")
    options = world.table.record.options
    taught = ("informer", "negotiation", "exchange", "joint")
    assert {name: options[name] for name in taught} == dict.fromkeys(taught, "yes")
