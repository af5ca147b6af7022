"""Why a move is advised: the sentence of each situation."""

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.engine.move import Move
from bot.engine.texts import LANGUAGES
from cogs.fugitive.house import House
from cogs.fugitive.house_state import Effects, PendingEffect
from cogs.fugitive.render import PRESENTER
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Guess
from tests.games.fugitive.build import FUGITIVE, MARSHAL, position, shown, spot

MOST = 90
"""Letters of a sentence."""

ON_THE_RUN = {"hand": (4, 7, 9, 12, 16, 42), "round": 4}
WALKING = position("f_play", shown(3), spot(5), **ON_THE_RUN)
RESTING = position("f_play", shown(3), spot(5), spot(8), **ON_THE_RUN)
AT_LAST = position("f_play", shown(3), spot(33), spot(36), hand=(4, 5, 37, 42), round=9)
DRAWING = replace(WALKING, phase="f_draw")
HUNTING = position("m_guess", shown(3), spot(5), spot(7), spot(18, 6, 8), round=5, marshal_hand=(10,))
ONE_LEFT = position("m_guess", shown(3), spot(5), round=3)


def pending(kind, seat, state=WALKING):
    return replace(state, pending=(PendingEffect(kind, seat, House.STAKE_OUT, deck=0),), variant="random")


POSITIONS = [
    (RESTING, "hide 9", "It costs no other card, and to the Marshal it could be any of 7 numbers."),
    (
        RESTING,
        "hide 9 4",
        "It needs no sprint cards, but to the Marshal it could be any of 9 numbers.",
    ),
    (WALKING, "hide 7", "With two hideouts face-down, one right number no longer ends the chase."),
    (
        replace(RESTING, guesses=(Guess((12,), False, 2, 2),)),
        "hide 12 9",
        "The Marshal has already named 12 and missed.",
    ),
    (RESTING, "hide 12 9", "No footprint is wasted, and to the Marshal it could be any of 9 numbers."),
    (
        RESTING,
        "hide 12 4",
        "You could have gone farther: to the Marshal it is one of 9 numbers.",
    ),
    (AT_LAST, "hide 37", "From 37, the rest of your hand is enough to reach 42."),
    (AT_LAST, "hide 42 4+5", "At 42 you are free unless the Marshal names both hideouts without a miss."),
    (
        position("f_play", shown(31), spot(36), hand=(4, 5, 37, 42), round=9),
        "hide 42 4+5",
        "A hideout at 30 or higher has been found: at 42 you're free, with no manhunt.",
    ),
    (WALKING, "pass", "You keep all 6 cards for a longer run, with nothing new to find."),
    (replace(WALKING, bonus_pass=True), "pass", "You keep all 6 cards and may take one more."),
    (position("f_play", shown(3), spot(5), hand=(4, 42)), "pass", "You have no card that can be a hideout now."),
    (
        position("f_play", shown(3), spot(36), hand=(4, 37, 42)),
        "pass",
        "You keep all 3 cards for a longer run, with nothing new to find.",
    ),
    (
        position("f_play", shown(3), spot(35), hand=(5, 36, 42)),
        "pass",
        "You are one footprint short of 42: one more card may do.",
    ),
    (WALKING, "stop", "You keep 6 cards and leave fewer clues."),
    (WALKING, "take", "The card costs you nothing."),
    (WALKING, "decline", "The Marshal doesn't see you draw from a deck."),
    (
        replace(RESTING, phase="f_draw"),
        "draw 1",
        "2 numbers you may draw there are within reach of 8 without sprinting.",
    ),
    (
        position("f_draw", shown(3), spot(11), hand=(12, 13, 14, 42), round=4),
        "draw 1",
        "Nothing there is beyond 11, but it gives footprints for a run.",
    ),
    (
        position("f_draw", shown(3), spot(10), hand=(11, 12, 42), round=4, marshal_hand=(13,)),
        "draw 1",
        "One number you may draw there is within reach of 10 without sprinting.",
    ),
    (
        position("f_draw", shown(3), spot(18), hand=(19, 20, 21, 42), round=4),
        "draw 2",
        "7 of the 10 numbers you may draw there are beyond 18.",
    ),
    (DRAWING, "draw 2", "Every card there is beyond 5 and can still be a hideout."),
    (AT_LAST, "draw 1", "Nothing there is beyond 36, but it gives footprints for a run."),
    (
        replace(HUNTING, phase="m_draw"),
        "draw 1",
        "10 cards from 4-14 could be hideouts. If you draw one, you've ruled it out.",
    ),
    (replace(ONE_LEFT, phase="m_draw"), "draw 3", "A card you draw from 29-41 never reaches the Fugitive's hand."),
    (HUNTING, "guess 5", "5 fits 2 of the hideouts, and one of these has only 3 possible numbers."),
    (HUNTING, "guess 4", "4 fits one hideout, where 3 numbers are possible."),
    (
        position("m_guess", shown(3), spot(8, 4, 6), spot(15, 10, 12), round=5),
        "guess 9",
        "9 could be either of two hidden hideouts.",
    ),
    (HUNTING, "guess 10", "You know it isn't a hideout, so the guess gives nothing away."),
    (HUNTING, "guess 4+7", "If both are right, only one hideout stays face-down."),
    (HUNTING, "guess 4+7+13", "If all 3 are right, no hideout is left and you win."),
    (ONE_LEFT, "guess 5", "It's the last hideout, with 3 possible numbers. If 5 is right, you win."),
    (
        replace(HUNTING, phase="manhunt"),
        "guess 5",
        "A miss ends the manhunt. 5 is one of only 3 possible numbers for a hideout.",
    ),
    (
        position("m_guess", shown(3), spot(5), shown(6), spot(8), round=4, marshal_hand=(4,)),
        "guess 5",
        "One of the hideouts can only be 5.",
    ),
    (replace(HUNTING, phase="manhunt"), "give_up", "Giving up ends the manhunt now."),
    (HUNTING, "trace 4", "2 sprint cards are beneath that hideout: they show how long the step could be."),
    (HUNTING, "probe 1", "10 numbers in 1-14 could be hideouts: the answer says how many are."),
    (HUNTING, "probe 3", "It confirms that no hideout is in 29-41."),
    (pending("keep", FUGITIVE), "keep 8", "8 is beyond 5 and can still be a hideout."),
    (pending("keep", FUGITIVE, AT_LAST), "keep 8", "The card gives 2 footprints for a run."),
    (pending("keep", MARSHAL), "keep 8", "In your hand, 8 can never be a hideout."),
    (
        pending("watch", FUGITIVE),
        "watch 1",
        "You see the top two cards and keep the better hideout. An event can't be kept.",
    ),
    (pending("watch", MARSHAL), "watch 1", "What you see on top of the deck can't be a hideout."),
    (pending("close", FUGITIVE), "close 1", "The Marshal's next card can't come from 4-14."),
    (pending("close", MARSHAL), "close 1", "The Fugitive's next card can't come from 4-14."),
]


def reader(state):
    """Give the seat that a pending effect or the phase asks."""
    if state.pending:
        return state.pending[-1].seat
    return MARSHAL if state.phase in ("m_draw", "m_guess", "manhunt") else FUGITIVE


@pytest.mark.parametrize(("state", "text", "sentence"), POSITIONS)
def test_the_reason_is_that_of_the_position(state, text, sentence):
    view = GAME.view(state, reader(state))
    assert (
        PRESENTER.why(view, Move.parse(text), installed_games.installed_game("fugitive").say("en", ("Ana", "Ben")))
        == sentence
    )


def test_a_longer_reach_is_reckoned_with():
    state = replace(RESTING, effects=Effects(shortcut=True))
    say = installed_games.installed_game("fugitive").say("en", ("Ana", "Ben"))
    sentence = PRESENTER.why(GAME.view(state, FUGITIVE), Move.parse("hide 9"), say)
    assert sentence == "It costs no other card, and to the Marshal it could be any of 9 numbers."


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_sentences_fit(language):
    """With numbers of one and of two digits, and the longest band."""
    say = installed_games.installed_game("fugitive").say(language)
    text = (PRESENTER.texts / f"{language}.ftl").read_text(encoding="utf-8")
    keys = [line.split(" = ")[0] for line in text.splitlines() if line.startswith("fugitive-why-")]
    named = ("count", "may", "card", "last", "ahead", "near", "left", "number", "places")
    for key in keys:
        for number in (0, 1, 28):
            sentence = say(key, band="15-28", **dict.fromkeys(named, number))
            assert len(sentence) <= MOST, sentence
            assert sentence.endswith(".")
