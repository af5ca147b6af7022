"""What is to the taste of whom: an onlooker tells computers apart by what they do."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine import personality as tempers
from bot.engine.crew import PERSONALITIES
from bot.engine.game import settled
from bot.engine.move import Move
from bot.engine.personality import PersonalityPolicy
from bot.engine.playout import game_seed, playout
from bot.engine.search import LEAST
from bot.installed_games import installed_game
from cogs.fugitive.lookahead import Lookahead
from cogs.fugitive.minds.taste import is_bluff, is_sprint, taste
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Guess
from tests.games.fugitive.build import FUGITIVE, MARSHAL, position, shown, spot

TITLE = installed_game("fugitive")

RUNNING = position("f_play", shown(3), spot(5), hand=(7, 9, 12, 16, 42), round=4)
HUNTING = position(
    "m_guess", shown(3), spot(5), spot(18, 6, 8), spot(21), round=5, guesses=(Guess((17,), False, 4, 4),)
)


class Quicker(Lookahead):
    """Lets easy minds play on: a taste shows all the same, in less time."""

    quick = TITLE.policies["easy"]


@pytest.fixture
def few_worlds(monkeypatch):
    """Compare moves in half as many worlds: a taste shows all the same, in less time."""
    monkeypatch.setattr(tempers, "WORLDS", LEAST)


def liked(temper, state, seat, *moves):
    """Give the most tasteful of `moves`."""
    view = GAME.view(state, seat)
    tastes = {text: taste(temper, view, Move.parse(text)) for text in moves}
    assert all(0 <= each <= 1 for each in tastes.values())
    return max(tastes, key=tastes.__getitem__)


def test_what_is_to_whose_taste():
    hides = ("pass", "hide 12 9+16", "hide 7 9", "hide 7")
    guesses = ("guess 21", "guess 18+21", "guess 5", "guess 17")
    tastes = {
        personality: (
            liked(personality, RUNNING, FUGITIVE, *hides),
            liked(personality, HUNTING, MARSHAL, *guesses),
        )
        for personality in PERSONALITIES
    }
    assert tastes == {
        "bold": ("hide 12 9+16", "guess 18+21"),
        "careful": ("hide 7", "guess 5"),
        "spiteful": ("hide 7 9", "guess 21"),
        "talkative": ("hide 12 9+16", "guess 17"),
    }


@pytest.mark.parametrize("temper", PERSONALITIES)
def test_in_a_manhunt_nothing_but_the_chances_counts(temper):
    hunt = replace(HUNTING, phase="manhunt")
    assert {taste(temper, GAME.view(hunt, MARSHAL), Move.parse(f"guess {number}")) for number in (5, 17, 21)} == {0.0}


def acts(temper, games):
    """Play so many games of somebody with `temper` on either side by turns against a normal mind, and give how often a
    hideout of his takes a sprint, how often one has sprint cards that it does not need, and how often a guess names
    several numbers."""
    normal, done = TITLE.policies["normal"], Counter()
    for number in range(games):
        options = settled(GAME, {"roles": "host_marshal" if number % 2 else "host_fugitive"})
        minds = [PersonalityPolicy(normal, temper, taste, GAME, Quicker(), 2, 0), normal]
        state = None
        for each in playout(GAME, 2, options, game_seed("taste of Fugitive", number), minds):
            if state is not None and each.seat == 0:
                view, move = GAME.view(state, 0), each.move
                done.update((move.verb,))
                done["sprint"] += is_sprint(view, move)
                done["bluff"] += is_bluff(view, move)
                done["several"] += move.verb == "guess" and len(move.picks[0]) > 1
            state = each.step.state
    return done["sprint"] / done["hide"], done["bluff"] / done["hide"], done["several"] / done["guess"]


@pytest.mark.long
def test_twenty_games_tell_three_tempers_apart(few_worlds):
    """An onlooker counts sprints, sprint cards laid for show, and guesses of several numbers."""
    bold, careful, spiteful = (acts(personality, 20) for personality in ("bold", "careful", "spiteful"))
    assert bold[0] > max(2 * careful[0], spiteful[0])
    assert spiteful[1] > 2 * max(bold[1], careful[1])
    assert bold[2] > 3 * max(careful[2], spiteful[2])
