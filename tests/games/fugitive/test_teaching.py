"""What the first game says is so, who one is, and what is told to whoever meets it first."""

import pytest

from bot import installed_games
from bot.engine.texts import LANGUAGES
from cogs.fugitive.deduction import candidates, possible
from cogs.fugitive.face import coaching
from cogs.fugitive.render import PRESENTER
from cogs.fugitive.rules.game import GAME
from tests.games.fugitive.build import FUGITIVE, MARSHAL, position, shown, spot

LESSON = installed_games.installed_game("fugitive").lessons[0]


def at(step):
    """Give the learner's view before a step."""
    return GAME.view(LESSON.position(GAME, step), LESSON.learner)


def may(step):
    """Give what each hidden hideout may be, as far as the learner can tell."""
    view = at(step)
    return [sorted(fits) for fits, place in zip(candidates(view), view.row, strict=True) if not place.revealed]


def test_the_lesson_claims_what_the_notepad_shows():
    assert may("row") == [[1, 2, 3], [2, 3, 4, 5, 6]]
    assert may("first") == [[1, 2, 3], [2, 3, 6]]
    assert may("sure")[0] == [6]
    assert may("miss")[0] == [7, 8, 9, 10, 12, 13]
    assert may("several")[0] == [7, 8, 9, 12]
    assert may("notepad") == [[16, 17, 19, 20]]
    assert may("even")[0] == [16, 17, 20]
    assert may("blocked")[0] == [22, 23]
    assert may("only")[0] == [22]
    assert may("tells")[0] == [24, 25, 26, 28, 29]
    assert may("manhunt") == [[35, 36], [38, 39]]
    assert at("decks").draws[-1].deck == 2
    assert possible(at("bluff")) == (38, 39)
    ends = [[state for _, state in LESSON.states(GAME, str(way))][-1].result for way in LESSON.ways]
    assert [end.winners for end in ends] == [(0,), (1,)]


@pytest.mark.parametrize(
    ("step", "hand", "hidden"),
    [
        ("start", (1, 2, 3, 5, 8, 11, 15, 20, 42), ()),
        ("bluffing", (1, 5, 11, 15, 18, 20, 42), (3, 8)),
        ("spend", (1, 15, 18, 20, 22, 42), (8, 11)),
        ("danger", (18, 20, 22, 25, 42), (11,)),
        ("leap", (20, 22, 25, 28, 42), (11, 18)),
        ("run", (35, 41, 42), (31, 34, 36, 39)),
    ],
)
def test_the_lesson_of_the_fugitive_holds_and_hides_what_it_says(step, hand, hidden):
    lesson = installed_games.installed_game("fugitive").lessons[1]
    state = lesson.position(GAME, step)
    assert state.hand == hand
    assert tuple(place.hideout for place in state.row if not place.revealed) == hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_told_what_wins(language):
    say = installed_games.installed_game("fugitive").say(language, ("Ana", "Ben"))
    begun = position("first", round=1)
    open_road = position("m_draw", shown(31), spot(33))
    hunt = position("manhunt", shown(29), spot(36), spot(39), shown(42))
    told = [
        PRESENTER.goal(GAME.view(state, seat), seat, say)
        for state in (begun, open_road, hunt)
        for seat in (None, MARSHAL, FUGITIVE)
    ]
    assert len(set(told)) == len(told)
    assert "2" in PRESENTER.goal(GAME.view(hunt, MARSHAL), MARSHAL, say)


def test_a_pass_is_explained_when_nothing_was_laid():
    """And waiting says nothing of it: the Fugitive may still lay something."""
    view = GAME.view(position("m_draw", spot(3), round=2), MARSHAL)
    assert "passed" in coaching.hints(view, GAME.asks(position("m_draw", spot(3), round=2), MARSHAL))
    assert coaching.hints(view, ()) == ("legend-marshal",)


def test_each_picture_has_a_legend_of_its_own():
    """A hidden hideout is a crossed-out eye, a range or a question mark, depending on who looks."""
    state = position("m_draw", spot(3), round=2)
    told = {seat: coaching.hints(GAME.view(state, seat), ()) for seat in (FUGITIVE, MARSHAL, None)}
    assert told == {FUGITIVE: ("legend-fugitive",), MARSHAL: ("legend-marshal",), None: ("legend",)}
