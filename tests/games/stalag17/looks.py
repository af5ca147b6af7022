"""How the tests look at Stalag 17: pages and log of short positions, and whole seeded games."""

from functools import cache

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import result_of, settled
from bot.engine.move import Illegal, Move
from bot.engine.play import play, waited_for
from bot.engine.texts import Say, texts
from cogs.stalag17.render import PRESENTER
from cogs.stalag17.rules.game import GAME
from tests.games.boards import in_words
from tests.games.stalag17.build import A, seen, spelt, table, who
from tests.games.stalag17.playing import POLICIES

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")

LANGUAGES = ("en", "es")

ALL = "informer negotiation exchange joint"


def said(language="en", names=NAMES):
    return Say(texts(language, (PRESENTER.texts,)), names)


def page(state, viewer=None, language="en"):
    """Give the hand of a seat, or for nobody the board with all that is told of it in words."""
    view, say = seen(state, viewer), said(language, NAMES[: len(state.players)])
    if viewer is None:
        return in_words(PRESENTER, view, say)
    return replace(PRESENTER.hand(view, say), alt=PRESENTER.hand_alt(view, say))


def moved(state, text, language="en"):
    return PRESENTER.button(seen(state, A), Move.parse(spelt(state, A, text)), said(language))


def told(step, viewer=None, language="en"):
    return PRESENTER.tell([event for event in step.events if event.reaches(viewer)], said(language), viewer)


def turn_line(events, viewer=None, language="en"):
    return PRESENTER.line([event for event in events if event.reaches(viewer)], said(language), viewer)


@cache
def games():
    """Two games with all rules and one without any: each state with the events that led to it, and refusals met."""
    reached, refusals = [], []
    for number, (seats, switch) in enumerate(((5, "yes"), (2, "yes"), (3, "no"))):
        chances = (Chance(bytes([17, number]), version) for version in range(10_000))
        options = dict.fromkeys(ALL.split(), switch)
        step = GAME.setup(seats, settled(GAME, options), next(chances))
        reached.append(step)
        while result_of(step.state) is None:
            chance, state = next(chances), step.state
            seat = waited_for(GAME, state, seats)[0]
            policy = POLICIES[("random", "easy")[seat % 2]]
            move = policy.choose(seen(state, seat), GAME.asks(state, seat), _next_field(state, seat), chance)
            try:
                step = play(GAME, state, seat, move, chance)
            except Illegal as illegal:
                refusals.append(illegal.refusal)
                continue
            reached.append(step)
    return tuple(reached), tuple(refusals)


def _next_field(state, seat):
    return lambda ask, picked: GAME.next_field(state, seat, ask, picked)


def middle():
    """A position with everything that a board can tell."""
    return table(
        who("food2 food2 r5 barr info", "tools1 r4", left=2, vigilance=7, coin=True),
        who("map1 clothes1", "r3 food1", left=1, vigilance=14, informer=True, offer="tools2", negotiated="map2"),
        who("", "", coin=True, gone=True),
        plan="clothes food map + 5",
        rules=ALL,
        discards="tools1 food/map",
        deck="r3 r3",
        round=2,
    )
