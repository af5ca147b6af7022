"""The great moments as messages of their own (docs/rules/escape_plan.md §3.2, §3.6.3, §3.6.4)."""

from io import BytesIO

import pytest
from PIL import Image

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.game import redeal, settled
from bot.engine.playout import game_seed, playout
from bot.engine.texts import LANGUAGES
from cogs.escape_plan.events.course import Caught, ExitClosed
from cogs.escape_plan.events.police import Arrested, Handcuffed
from cogs.escape_plan.events.visits import Escaped
from cogs.escape_plan.render import PRESENTER
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.state import Facing, Turn
from tests.contract import paint
from tests.games.escape_plan.build import A, B, do, event, near, seen, table, who

TITLE = installed_games.installed_game("escape_plan")


def said(language="en", names=("Ana", "Ben")):
    return TITLE.say(language, names)


def shown(step, kind, language="en"):
    """What everybody is shown of the one event of a class."""
    happened = event(step, kind)
    return PRESENTER.scene(seen(step.state), happened, said(language))


def test_an_escape_says_by_which_exit_for_what_and_who_is_left():
    state = table(who(notoriety=2, wounds=1), who(), city=(near("D1", "I"),), day=3, closed=(2, 3), part="afternoon")
    page = shown(do(state, "move D1.exit"), Escaped)
    assert page.title == "Ana is out of the city"
    assert page.lines == (
        "Day 3, Afternoon: left by exit 1 for $0, first to get out.",
        "On leaving: notoriety 2 · wounds 1/3.",
        "How much the loot is worth stays secret until the end.",
        "Still in the city: Ben (S1).",
        "Leaving costs $4k now.",
    )


def test_an_arrest_says_whose_wound_it_was_and_befalls_one():
    facing = (Facing("S1", "county"),)
    state = table(
        who("x x x x x", wounds=3, handcuffs=5, at="S2.church"), who(), turn=Turn(stage="avoid", facing=facing)
    )
    step = do(state, "take")
    page = shown(step, Arrested, "es")
    assert page.title == "Detienen a Ana"
    assert page.lines[0].startswith("Día 1, Mañana: la herida que le hizo el agente del Condado en S1 suponía")
    assert PRESENTER.affects(event(step, Arrested)) == (A,)


def test_only_the_fifth_handcuffs_are_a_scene():
    view = seen(table(who("x x x x x", wounds=2, handcuffs=5), who()))
    fifth, first = Handcuffed(A, "swat", "S1", 5), Handcuffed(A, "swat", "S1", 1)
    assert PRESENTER.scene(view, fifth, said()).lines[-1].startswith("2 more wounds mean arrest")
    assert PRESENTER.scene(view, first, said()) is None
    assert (PRESENTER.affects(fifth), PRESENTER.affects(first)) == ((A,), ())


def test_an_exit_that_closes_says_what_lies_there_and_which_may_stay_open():
    one = seen(table(who(), who(), city=(near("D1", "I"),), closed=(1,)))
    assert PRESENTER.scene(one, ExitClosed(1), said()).lines[1:] == (
        "The exit is on D1.",
        "One of exits 2 and 3 will close as well; the other is the way out.",
    )
    both = seen(table(who(), who(), closed=(1, 3), day=3))
    assert PRESENTER.scene(both, ExitClosed(3), said()).lines[-1] == "Exit 2 is open: the first to leave pays $0."
    alone = seen(table(who(), closed=(1, 3), day=3, exit_stacks=((10,), (20,))))
    assert PRESENTER.scene(alone, ExitClosed(3), said()).lines[-1] == (
        "Exit 2 is open: leaving costs $0 in the Morning, and more with each part of the day."
    )
    assert PRESENTER.scene(both, ExitClosed(1), said()).lines[-1].startswith("One of exits 2 and 3"), (
        "told as it was then"
    )


def test_the_end_is_told_by_itself():
    assert not Caught.scene


def games():
    """Every scene of some games of computers, with the state it led to."""
    for seats in (1, 2, 5):
        played = playout(GAME, seats, settled(GAME, {}), game_seed("scenes", seats), [TITLE.policies["easy"]])
        for each in played:
            for happened in each.step.events:
                if happened.scene:
                    yield seats, each.step.state, happened


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenes_are_the_same_in_every_truth_and_fit_into_discord(language):
    """Nobody learns from a scene what money somebody carries, or which card comes next."""
    found = set()
    for number, (seats, state, happened) in enumerate(games()):
        say = said(language, paint.LONG_NAMES[:seats])
        views = [seen(one) for one in (state, redeal(GAME, state, None, Chance(b"scene", number)))]
        pages = [PRESENTER.scene(view, happened, say) for view in views]
        assert pages[0] == pages[1]
        if pages[0] is None:
            continue
        found.add(type(happened))
        paint.check_page(pages[0], "scene")
        drawn = [PRESENTER.scene_picture(view, happened, say)() for view in views]
        assert drawn[0] == drawn[1]
        assert Image.open(BytesIO(drawn[0])).size == (1200, 600)
    assert {Escaped, ExitClosed} <= found


@pytest.mark.parametrize("happened", [Handcuffed(B, "swat", "S1", 5), Arrested(B, "swat", "S1", 2, "night")])
def test_what_is_rare_is_drawn_too(happened):
    view = seen(table(who(), who(fate="arrested", at="."), day=2))
    assert PRESENTER.scene_picture(view, happened, said())().startswith(b"\x89PNG")
