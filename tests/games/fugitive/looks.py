"""Positions that Fugitive's pages and pictures are shown with."""

from functools import cache, partial

from bot.engine.chance import Chance
from bot.engine.game import Result, result_of, settled
from bot.engine.move import Illegal
from bot.engine.play import play, waited_for
from bot.engine.policy import RandomPolicy
from bot.engine.texts import Say, texts
from cogs.fugitive.render import PRESENTER
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Guess, Spot, State

START = Spot(0, (), 0, True)
MIDDLE = State(
    fugitive=0,
    bonus_pass=False,
    decks=((4, 5), (15, 18, 20), (29, 30, 31, 32)),
    hand=(1, 6, 16, 19, 22, 42),
    marshal_hand=(7, 25),
    row=(START, Spot(3, (), 1, True), Spot(9, (11, 8), 2, True), Spot(12, (2,), 3), Spot(14, (), 4)),
    phase="f_play",
    round=5,
    guesses=(Guess((3,), True, 1, 2), Guess((7, 12), False, 3, 4), Guess((13,), False, 4, 5)),
)
SEATS = (None, 0, 1)


def said(language="en"):
    return Say(texts(language, (PRESENTER.texts,)), ("Ana", "Ben"))


@cache
def playouts(count=6):
    """Random games, one in two with the extra card: every state with the events that led to it."""
    reached = []
    for seed in range(count):
        chances = (Chance(seed.to_bytes(4, "big"), version) for version in range(10_000))
        step = GAME.setup(2, settled(GAME, {"bonus_pass": ("no", "yes")[seed % 2]}), next(chances))
        reached.append((step.state, step.events))
        while result_of(step.state) is None:
            chance, state = next(chances), step.state
            seat = waited_for(GAME, state, 2)[0]
            next_field = partial(GAME.next_field, state, seat)
            move = RandomPolicy().choose(GAME.view(state, seat), GAME.asks(state, seat), next_field, chance)
            try:
                step = play(GAME, state, seat, move, chance)
            except Illegal:
                continue
            reached.append((step.state, step.events))
    return tuple(reached)


def longest_games():
    """Rows no player would lay, but the rules allow: every number a hideout, and all cards under one."""
    each = tuple(Spot(number, (), number, number % 3 == 0) for number in range(1, 42))
    heavy = (Spot(41, tuple(range(1, 41)), 5, True),)
    pairs = tuple(Spot(number, (number - 1, number - 2), number // 3, number % 2 == 0) for number in range(3, 42, 3))
    guesses = tuple(Guess(tuple(range(1, 42)), False, number, 2) for number in range(1, 60))
    for row in (each, heavy, pairs):
        hand = tuple(card for card in range(1, 43) if not any(card in (spot.hideout, *spot.sprints) for spot in row))
        for phase, result in (("f_play", None), ("m_guess", None), ("over", Result((1,), "limit"))):
            yield State(
                fugitive=0,
                bonus_pass=True,
                decks=((), (), ()),
                hand=hand,
                marshal_hand=(4, 5),
                row=(START, *row),
                phase=phase,
                round=60,
                guesses=guesses,
                result=result,
            )
