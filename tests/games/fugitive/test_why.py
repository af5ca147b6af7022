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
    (RESTING, "hide 9", "It costs no other card, and from what is visible it could be any of 7 numbers."),
    (
        RESTING,
        "hide 9 4",
        "It needs no sprint cards, but from what is visible it could now be any of 9 numbers.",
    ),
    (WALKING, "hide 7", "With two hideouts face-down, one right number no longer ends the chase."),
    (
        replace(RESTING, guesses=(Guess((12,), False, 2, 2),)),
        "hide 12 9",
        "The Marshal has already named 12, and in vain.",
    ),
    (RESTING, "hide 12 9", "Not one footprint is wasted, and from what is visible it could be any of 9 numbers."),
    (
        RESTING,
        "hide 12 4",
        "The sprint cards could carry farther: from what is visible it is one of 9 numbers.",
    ),
    (AT_LAST, "hide 37", "From 37, what is left in your hand is enough for 42."),
    (AT_LAST, "hide 42 4+5", "At 42 you are free unless the Marshal names both hideouts without a miss."),
    (
        position("f_play", shown(31), spot(36), hand=(4, 5, 37, 42), round=9),
        "hide 42 4+5",
        "A hideout of 30 or more lies open: at 42 you have escaped, and nobody hunts you.",
    ),
    (WALKING, "pass", "You keep all 6 cards for a longer run, and there is nothing new to be found."),
    (replace(WALKING, bonus_pass=True), "pass", "You keep all 6 cards and may take one more."),
    (position("f_play", shown(3), spot(5), hand=(4, 42)), "pass", "No card in your hand can be laid."),
    (
        position("f_play", shown(3), spot(36), hand=(4, 37, 42)),
        "pass",
        "You keep all 3 cards for a longer run, and there is nothing new to be found.",
    ),
    (
        position("f_play", shown(3), spot(35), hand=(5, 36, 42)),
        "pass",
        "You are one footprint short of 42: one more card may do.",
    ),
    (WALKING, "stop", "You keep 6 cards, and leave one clue fewer."),
    (WALKING, "take", "A card that costs nothing."),
    (WALKING, "decline", "Nobody learns which deck your next card could come from."),
    (replace(RESTING, phase="f_draw"), "draw 1", "2 numbers that may come from there follow 8 without any sprint."),
    (
        position("f_draw", shown(3), spot(11), hand=(12, 13, 14, 42), round=4),
        "draw 1",
        "Nothing there lies beyond 11, but it gives footprints for a run.",
    ),
    (
        position("f_draw", shown(3), spot(10), hand=(11, 12, 42), round=4, marshal_hand=(13,)),
        "draw 1",
        "One number that may come from there follows 10 without any sprint.",
    ),
    (
        position("f_draw", shown(3), spot(18), hand=(19, 20, 21, 42), round=4),
        "draw 2",
        "7 of the 10 numbers that may come from there lie beyond 18.",
    ),
    (DRAWING, "draw 2", "Whatever comes from there lies beyond 5 and can still be a hideout."),
    (AT_LAST, "draw 1", "Nothing there lies beyond 36, but it gives footprints for a run."),
    (
        replace(HUNTING, phase="m_draw"),
        "draw 1",
        "10 numbers of 4-14 may lie face-down, and whatever you draw does not.",
    ),
    (replace(ONE_LEFT, phase="m_draw"), "draw 3", "What you draw from 29-41 never reaches the Fugitive's hand."),
    (HUNTING, "guess 5", "5 fits 2 of the hideouts, one of them with only 3 numbers to choose from."),
    (HUNTING, "guess 4", "4 fits one hideout, where 3 numbers are possible."),
    (
        position("m_guess", shown(3), spot(8, 4, 6), spot(15, 10, 12), round=5),
        "guess 9",
        "9 may be either of two hideouts that lie face-down.",
    ),
    (HUNTING, "guess 10", "By all you know it is no hideout: the guess gives nothing away."),
    (HUNTING, "guess 4+7", "If both are right, only one hideout stays face-down."),
    (HUNTING, "guess 4+7+13", "If all 3 are right, nothing is left face-down and you have won."),
    (ONE_LEFT, "guess 5", "It is the last one: if 5 is right you have won, and 3 numbers fit."),
    (
        replace(HUNTING, phase="manhunt"),
        "guess 5",
        "A miss ends the hunt, and one of the hideouts fits only 3 numbers, such as 5.",
    ),
    (
        position("m_guess", shown(3), spot(5), shown(6), spot(8), round=4, marshal_hand=(4,)),
        "guess 5",
        "One of the hideouts can only be 5.",
    ),
    (replace(HUNTING, phase="manhunt"), "give_up", "It ends the hunt here."),
    (HUNTING, "trace 4", "2 sprint cards lie there: they show how far the way to there can have been."),
    (HUNTING, "probe 1", "10 numbers of 1-14 may lie face-down: the answer says how many do."),
    (HUNTING, "probe 3", "It confirms that none lies in 29-41."),
    (pending("keep", FUGITIVE), "keep 8", "8 lies beyond 5 and can still be a hideout."),
    (pending("keep", FUGITIVE, AT_LAST), "keep 8", "It gives 2 footprints for a run."),
    (pending("keep", MARSHAL), "keep 8", "In your hand, 8 can never be a hideout."),
    (pending("watch", FUGITIVE), "watch 1", "You see what lies on top, and keep the better hideout if there is one."),
    (pending("watch", MARSHAL), "watch 1", "What you see on top of the deck does not lie face-down."),
    (pending("close", FUGITIVE), "close 1", "The Marshal's next card cannot come from 4-14."),
    (pending("close", MARSHAL), "close 1", "The Fugitive's next card cannot come from 4-14."),
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
    assert sentence == "It costs no other card, and from what is visible it could be any of 9 numbers."


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
