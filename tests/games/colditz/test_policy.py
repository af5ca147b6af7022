"""Computer players over whole games (docs/rules/colditz.md §2.4, §2.5, §3.17, §7)."""

from collections import Counter

import pytest

from bot.engine.chance import Chance
from bot.engine.move import Illegal
from bot.engine.play import play
from bot.engine.playout import game_seed, playout
from bot.engine.policy import RandomPolicy
from cogs.colditz import data
from cogs.colditz.data import kind
from cogs.colditz.events.gambles import Dared
from cogs.colditz.events.prisoners import Escaped
from cogs.colditz.policy import POLICIES
from cogs.colditz.rules.game import GAME
from cogs.colditz.view import View
from tests.drills.few import first
from tests.games.colditz.playing import cards_of
from tests.games.colditz.thinking import LEVELS, OPTIONS, game

SELDOM = {"pass", "pass_caught", "key_caught"}
"""Cards that are used once in many games only."""


class Watched:
    """A policy whose views are looked at."""

    blind = False

    def __init__(self, policy):
        self.policy = policy
        self.views = []

    def choose(self, view, asks, next_field, chance):
        self.views.append(view)
        return self.policy.choose(view, asks, next_field, chance)


WHOLE = [
    pytest.param(level, seats, marks=() if seats % len(LEVELS) == place else pytest.mark.long)
    for place, level in enumerate(LEVELS)
    for seats in GAME.seats
]
"""Each level is played by some, and as many as there may be by some level."""


@pytest.mark.parametrize(("level", "seats"), WHOLE)
def test_whole_games_without_a_refused_move(level, seats):
    policy = Watched(POLICIES[level])
    *_, last = moves = list(playout(GAME, seats, OPTIONS, game_seed(f"whole{seats}", 1), [policy]))
    assert last.step.state.result is not None
    assert sum(played.refused for played in moves) == 0
    assert all(type(view) is View and view.viewer is not None for view in policy.views)


@pytest.mark.parametrize("numbers", first((range(1), range(1, 3))))
@pytest.mark.parametrize("level", LEVELS)
def test_among_players_who_do_anything(level, numbers):
    policies = [POLICIES[level], RandomPolicy()]
    for number in numbers:
        for played in playout(GAME, 4, OPTIONS | {"german": "host"}, game_seed("mixed", number), policies):
            assert played.refused == 0 or played.seat % 2
        assert played.step.state.result is not None


def test_the_same_seed_gives_the_same_game():
    def log(number):
        return [str(played.move) for played in game(3, "hard", "normal", number, OPTIONS | {"limit": "rounds_20"})]

    assert log(1) == log(1) != log(2)


def used(step):
    """List the kinds of cards that a step used up, whether played or handed in; those of Do or die are one kind."""
    for event in step.events:
        yield from {"dare"} if isinstance(event, Dared) else cards_of(event)


@pytest.mark.long
def test_every_kind_of_card_is_used():
    """§2.4, §2.5, §3.10."""
    every = {kind(card) for card in (*data.OPPORTUNITY, *data.SECURITY)} | {"dare"}
    seen = Counter()
    for seats, officers, german in ((2, "easy", "easy"), (6, "easy", "normal"), (6, "hard", "hard")):
        for number in range(12):
            for played in game(seats, officers, german, number):
                seen.update(used(played.step))
            if every - seen.keys() <= SELDOM:
                return
    assert every - seen.keys() <= SELDOM


def escapes(seats, officers, german, games):
    """Count the men who get away in some games, whatever becomes of their officers."""
    return sum(
        isinstance(event, Escaped)
        for number in range(games)
        for played in game(seats, officers, german, number)
        for event in played.step.events
    )


def test_a_policy_answers_although_nobody_waits():
    """§3.16: trades may be answered at any time, or never; the German may name a block of cells."""
    state = GAME.setup(3, OPTIONS, Chance(b"free", 0)).state
    for seat in range(3):
        asks = tuple(ask for ask in GAME.asks(state, seat) if ask.free)

        def next_field(ask, picked, seat=seat):
            return GAME.next_field(state, seat, ask, picked)

        move = POLICIES["normal"].choose(GAME.view(state, seat), asks, next_field, Chance(b"free", 1))
        try:
            play(GAME, state, seat, move, Chance(b"free", 2))
        except Illegal as illegal:  # pragma: no cover
            pytest.fail(f"{move}: {illegal}")
