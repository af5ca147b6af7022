"""What the pages of Escape Plan show in every state of whole games, for everybody and in both languages
(docs/rules/escape_plan.md §3.12, §7)."""

from functools import cache

import pytest

from bot.engine.chance import Chance
from bot.engine.game import result_of, settled
from bot.engine.move import Illegal
from bot.engine.play import play, waited_for
from bot.engine.policy import RandomPolicy
from bot.engine.texts import Say, texts
from cogs.escape_plan.render import PRESENTER
from cogs.escape_plan.rules.game import GAME
from tests.contract import paint

LANGUAGES = ("en", "es")


@cache
def games():
    """One game for every number of players: each state with the events that led to it, and the refusals met."""
    reached, refusals = [], []
    for seats in GAME.seats:
        chances = (Chance(bytes([7, seats]), version) for version in range(10_000))
        step = GAME.setup(seats, settled(GAME, {"help": "yes"}), next(chances))
        reached.append(step)
        while result_of(step.state) is None:
            chance, state = next(chances), step.state
            seat = waited_for(GAME, state, seats)[0]
            asks = GAME.asks(state, seat)
            move = RandomPolicy().choose(GAME.view(state, seat), asks, _next_field(state, seat), chance)
            try:
                step = play(GAME, state, seat, move, chance)
            except Illegal as illegal:
                refusals.append(illegal.refusal)
                continue
            reached.append(step)
    return tuple(reached), tuple(refusals)


def _next_field(state, seat):
    return lambda ask, picked: GAME.next_field(state, seat, ask, picked)


def says(state):
    """Give both languages for players with the longest names."""
    names = paint.LONG_NAMES[: len(state.players)]
    return tuple(Say(texts(language, (PRESENTER.texts,)), names) for language in LANGUAGES)


def test_every_event_can_be_told():
    for step in games()[0]:
        for say in says(step.state):
            assert all(len(PRESENTER.event(event, say)) < 300 for event in step.events)
            for viewer in (None, *range(len(say.names))):
                assert all(PRESENTER.tell([event for event in step.events if event.reaches(viewer)], say))


def test_every_page_and_control_fits_into_discord():
    for step in games()[0][::5] + games()[0][-1:]:
        state = step.state
        for say in says(state):
            for viewer in (None, *range(len(say.names))):
                view = GAME.view(state, viewer)
                paint.check_page(PRESENTER.board(view, say), "board")
                if viewer is None:
                    continue
                paint.check_page(PRESENTER.hand(view, say), f"hand of {viewer}")
                for ask in GAME.asks(state, viewer):
                    shown = paint.controls(GAME, PRESENTER, state, viewer, ask, say)
                    paint.check_controls(shown)
                    assert PRESENTER.turn(GAME.view(state, None), say, viewer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_says_why(language):
    say = Say(texts(language, (PRESENTER.texts,)), paint.NAMES)
    assert all(PRESENTER.refusal(refusal, say) for refusal in games()[1])
