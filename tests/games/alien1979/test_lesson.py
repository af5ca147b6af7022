"""What the sentences of the lesson and the pictures of the book say is so on the lesson's path
(cogs/alien1979/game.toml)."""

import pytest

from bot.installed_games import installed_game
from cogs.alien1979.rules.game import GAME
from cogs.alien1979.state import State
from tests.games.alien1979.build import ranks

ALIEN = installed_game("alien1979")
LEARNER, THROWN, OTHER = range(3)


@pytest.fixture(scope="module")
def at() -> dict[str, State]:
    """Give the state before each step, and the last one."""
    lesson = ALIEN.lessons[0]
    before = {told.name: state for told, state in lesson.states(GAME) if told is not None and told.name}
    *_, (_, last) = lesson.states(GAME)
    return {**before, "end": last}


@pytest.mark.parametrize(
    ("step", "place", "alien", "codes", "marks", "points", "card"),
    [
        ("weapon", "madre", "espadas", "", 0, 2, (4, "espadas")),
        ("walk", "madre", "espadas", "", 0, 1, (4, "espadas")),
        ("code", "bastos", "oros", "", 0, 2, (3, "oros")),
        ("second", "bastos", "oros", "r", 0, 1, (3, "oros")),
        ("lose", "bastos", "bastos", "sr", 0, 0, (3, "bastos")),
        ("flee", "bastos", "bastos", "r", 2, 2, (2, "copas")),
        ("pair", "espadas", "bastos", "r", 2, 1, (2, "copas")),
        ("protect", "bastos", "bastos", "rr", 2, 2, (4, "bastos")),
        ("heal", "bastos", "bastos", "rr", 2, 1, (4, "bastos")),
        ("trio", "bastos", "bastos", "rr", 1, 2, (7, "oros")),
        ("away", "bastos", "bastos", "rrr", 1, 1, (7, "oros")),
        ("home", "oros", "copas", "rrr", 1, 2, (5, "bastos")),
        ("enter", "madre", "espadas", "rrr", 1, 2, (6, "espadas")),
        ("eject", "madre", "espadas", "", 1, 2, (1, "bastos")),
        ("send", "madre", "copas", "", 1, 2, (4, "copas")),
        ("board", "bastos", "oros", "", 1, 2, (4, "oros")),
        ("again", "bastos", "oros", "", 1, 1, (4, "oros")),
        ("countdown", "nave", "bastos", "", 1, 2, (5, "bastos")),
    ],
)
def test_each_step_stands_where_its_sentences_say(at, step, place, alien, codes, marks, points, card):
    state, mine = at[step], at[step].pawns[LEARNER]
    assert (mine.place, mine.codes, mine.marks) == (place, ranks(codes), marks)
    assert (state.alien, state.points, state.discards[-1]) == (alien, points, card)


def test_what_befalls_others_is_as_told(at):
    assert at["code"].discards[1] == (7, "copas")
    assert at["trio"].discards[-3] == (1, "espadas")
    assert not at["trio"].pawns[LEARNER].weapon
    assert [len(at[step].lying[sector]) for step, sector in (("walk", 0), ("code", 0), ("pair", 1))] == [3, 3, 3]
    assert at["eject"].pawns[THROWN].place == "nave"
    assert (at["send"].pawns[THROWN].place, at["send"].pawns[THROWN].marks) == ("oros", 2)
    assert at["board"].pawns[THROWN].fate == "dead"
    assert (at["wait"].countdown, at["leave"].countdown, at["leave"].pawns[OTHER].place) == (2, 1, "madre")
    assert at["end"].result.winners == (LEARNER,)
