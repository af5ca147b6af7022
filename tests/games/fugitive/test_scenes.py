"""Great moments: hideouts found and the manhunt that begins, as everybody is shown them."""

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.game import redeal
from bot.engine.texts import LANGUAGES
from cogs.fugitive.events import Guessed, Manhunt
from cogs.fugitive.face.arrangements import MOMENT
from cogs.fugitive.house_state import Effects
from cogs.fugitive.render import PICTURES, PRESENTER
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Guess
from tests.contract import paint
from tests.contract.pictures import opened
from tests.contract.playouts import recorded
from tests.drills.few import first
from tests.games.fugitive.build import FUGITIVE, MARSHAL, do, event, position, shown, spot

BEFORE = position(
    "m_guess",
    shown(3),
    spot(9, 8, 11, round=2),
    spot(12, round=3),
    spot(18, 2, 7, 20, round=4),
    hand=(5, 6, 42),
    round=6,
    guesses=(Guess((9,), False, 1, 2), Guess((18, 20), False, 5, 5)),
)
RUN = position("f_play", shown(3), spot(9, 8, 11), spot(38, 26, 28, 30, 32), hand=(14, 16, 42), round=11)


def said(language="en"):
    """Give the texts for Ana, the Marshal, and Ben, the Fugitive."""
    return installed_games.installed_game("fugitive").say(language, ("Ana", "Ben"))


def scene(state, move, key="guessed", language="en"):
    """Make a move and give the scene that it led to."""
    step = do(state, move)
    return PRESENTER.scene(GAME.view(step.state, None), event(step, key), said(language))


def test_a_hideout_found_is_told_with_how_it_lay_there_and_what_is_left():
    page = scene(BEFORE, "guess 9")
    assert page.title == "Round 6 · Ana finds 9"
    assert page.lines[:3] == (
        "**9** had been hidden since round 2 on 8\u00a0(+2) and 11\u00a0(+1). "
        "From 3, the hideout needed all its sprint cards.",
        "Ana had named 9 in round 1, before it was placed.",
        "2 hideouts are still face-down; Ben holds 3 cards.",
    )
    assert page.lines[3].startswith("**Row** 0 → 3 → 9 (sprint: 8, 11) → ? → ?")


def test_several_hideouts_are_one_scene():
    step = do(BEFORE, "guess 12+18")
    assert [each.key for each in step.events if each.scene] == ["guessed"]
    page = PRESENTER.scene(GAME.view(step.state, None), event(step, "guessed"), said())
    assert "12 and 18" in page.title
    assert "From 12, that was 2 footprints more than it needed." in page.lines[1]
    assert "together with a wrong number" in page.lines[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hideout_found_in_its_own_round_had_only_just_been_laid(language):
    fresh = replace(BEFORE, row=(*BEFORE.row[:-1], spot(18, 2, 7, 20, round=6)))
    told = scene(fresh, "guess 18", language=language).lines[0]
    assert {"en": "had only just been placed, on 2", "es": "estaba recién colocado, sobre 2"}[language] in told


def test_a_bluff_is_called_one():
    state = replace(BEFORE, row=(*BEFORE.row[:2], spot(5, 8), *BEFORE.row[3:]))
    assert "a bluff" in scene(state, "guess 5").lines[0]


def test_sprint_cards_that_stay_face_down_are_not_told():
    """§6.4 event 2."""
    crowd = replace(BEFORE, effects=Effects(crowd=True))
    page = scene(crowd, "guess 18")
    assert "on 3 sprint cards, which stay face-down" in page.lines[0]
    assert "20" not in page.lines[0]


def test_it_is_told_when_no_manhunt_can_come_any_more():
    """§3.2 ESCAPE."""
    far = replace(BEFORE, row=(*BEFORE.row, spot(31, 22, 24, 26, 28, 30)))
    assert any("no manhunt" in text for text in scene(far, "guess 31").lines)
    assert not any("no manhunt" in text for text in scene(far, "guess 9").lines)


def test_the_manhunt_begins():
    page = scene(RUN, "hide 42 14+16", "manhunt")
    assert page.title == "Round 11 · Manhunt: Ben reached 42"
    assert page.lines[1].startswith("No hideout beyond 3 has been found, so Ana hunts")
    assert page.lines[2] == "2 of 3 hideouts are still face-down."


def test_what_is_no_scene():
    """A miss, what a manhunt finds, and what ends the game: the ending tells that."""
    assert scene(BEFORE, "guess 10") is None
    hunted = do(RUN, "hide 42 14+16").state
    assert scene(hunted, "guess 9") is None
    assert scene(position("m_guess", spot(5)), "guess 5") is None


def test_whom_it_befalls():
    assert PRESENTER.affects(Guessed(MARSHAL, (9,), True, FUGITIVE)) == (FUGITIVE,)
    assert PRESENTER.affects(Guessed(MARSHAL, (9,), False)) == ()
    assert PRESENTER.affects(Manhunt(MARSHAL, 3)) == (MARSHAL,)


@pytest.mark.parametrize("number", first(range(0, 40, 4), 5))
def test_scenes_of_whole_games_fit_and_hold_nothing_hidden(number):
    for turn in recorded("fugitive", number):
        after = turn.step.state
        other = redeal(GAME, after, None, Chance(b"scene", turn.version))
        for told in (each for each in turn.step.events if each.scene):
            for language in LANGUAGES:
                say = installed_games.installed_game("fugitive").say(language, paint.LONG_NAMES[:2])
                page, again = (PRESENTER.scene(GAME.view(truth, None), told, say) for truth in (after, other))
                assert page == again
                if page is not None:
                    paint.check_page(page, "scene")
                    drawn, same = (PICTURES.moment(GAME.view(truth, None), told, say) for truth in (after, other))
                    assert drawn == same
                    assert drawn is not None
                    assert len("\n".join(page.lines)) < 1200


@pytest.mark.parametrize(("move", "state"), [("guess 9", BEFORE), ("guess 12+18", BEFORE), ("hide 42 14+16", RUN)])
def test_every_scene_has_a_picture_of_its_own(state, move):
    after = do(state, move)
    told = next(each for each in after.events if each.scene)
    for language in LANGUAGES:
        view = GAME.view(after.state, None)
        drawing = PRESENTER.scene_picture(view, told, said(language))
        image = opened(drawing())
        assert (image.size, image.mode) == ((1200, MOMENT), "P")
    assert drawing() != PRESENTER.picture(view, said())


def test_a_miss_has_no_picture():
    step = do(BEFORE, "guess 10")
    assert PRESENTER.scene_picture(GAME.view(step.state, None), event(step, "guessed"), said()) is None


def test_every_number_of_hideouts_can_be_drawn():
    """As many as one guess can find, on as many sprint cards as there are."""
    each = position("m_guess", *(spot(number) for number in range(1, 42)))
    heavy = position("m_guess", spot(1), spot(41, *range(2, 41)))
    for state, move in ((each, "guess " + "+".join(map(str, range(1, 41)))), (heavy, "guess 41")):
        step = do(state, move)
        view, told = GAME.view(step.state, None), event(step, "guessed")
        assert opened(PRESENTER.scene_picture(view, told, said())()).size == (1200, MOMENT)
        paint.check_page(PRESENTER.scene(view, told, said()), "scene")
