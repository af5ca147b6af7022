"""Every lesson is learnt by pressing what stands first, in private; who tries something else is answered."""

from itertools import product

import pytest

from bot.engine.custom_id import at_home
from bot.installed_games import installed_game, names
from storage.records.servers import PersonRecord
from tests.ui.messages import labels, seen, text
from tests.ui.player import Player
from tests.ui.world import World

LEARNT = [name for name in names() if installed_game(name).lesson is not None]


async def learn(world: World, player: Player, name: str) -> None:
    """Press Learn for a title, as the home page offers it."""
    home = await player.private("escapade")
    await player.forge(home, at_home("learn", name))


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
    table, say = world.table, installed_game(name).say(locale)
    lesson = installed_game(name).lesson
    assert lesson is not None
    assert world.public == []
    seen(text(ana.hand), say(f"{name}-lesson-about"))
    for number, step in enumerate(lesson.steps, start=1):
        seen(text(ana.hand), say("lesson-step", number=number, of=len(lesson.steps)), say(f"{name}-lesson-{step}.what"))
        assert bool(ana.hand["embeds"]) != by_text
        await ana.press(ana.hand, labels(ana.hand)[0])
    if table.record.status == "playing":
        seen(text(ana.hand), say(f"{name}-lesson-end"))
        await ana.press(ana.hand, say("button-lesson-leave"))
        assert "🎓" not in text(ana.hand)
    assert world.public == []


async def test_whoever_tries_something_else_is_answered_and_finds_back(world: World, ana: Player) -> None:
    await learn(world, ana, "fugitive")
    meant = labels(ana.hand)[0]
    await ana.press(ana.hand, "Other moves")
    assert labels(ana.hand)[0] != meant or len(labels(ana.hand)) > 5
    await ana.make("draw 2")
    seen(text(ana.hand), "⚠", "Try it, or take this")
    await ana.press(ana.hand, "Back to the step")
    assert labels(ana.hand)[0] == meant
    await ana.press(ana.hand, "Other moves")
    await ana.make("draw 2")
    await ana.press(ana.hand, "Try:")
    seen(text(ana.hand), "You left the lesson's path")
    await ana.press(ana.hand, "Back to the step")
    assert labels(ana.hand)[0] == meant
    await ana.press(ana.hand, meant)
    seen(text(ana.hand), "Step 2 of")


async def test_who_plays_on_without_help_has_a_game(world: World, ana: Player) -> None:
    await learn(world, ana, "stalag17")
    old = ana.hand
    await ana.press(ana.hand, "Take over from here")
    assert "🎓" not in text(ana.hand)
    press = world.table.press("lesson", argument="others")
    assert "no lesson going on" in await ana.forge(old, press)


async def test_a_game_that_ended_astray_begins_again_at_its_step(world: World, ana: Player) -> None:
    await learn(world, ana, "fugitive")
    await ana.press(ana.hand, labels(ana.hand)[0])
    meant = labels(ana.hand)[0]
    await ana.press(await ana.private("table resign"), "Resign")
    left = world.table
    board = next(each for each in reversed(ana.inbox) if "Back to the step" in labels(each))
    seen(text((await ana.press(board, "Replay")).told[-1]), "Replay of table 1", "Step 1 of")
    await ana.press(board, "Back to the step")
    assert world.table.id != left.id
    assert labels(ana.hand)[0] == meant
    seen(text(ana.hand), "Step 2 of")
