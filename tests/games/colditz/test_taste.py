"""What is to the taste of whom: an onlooker tells computers apart by what they do."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine.game import settled
from bot.engine.move import Move
from bot.engine.personality import PersonalityPolicy
from bot.engine.playout import game_seed, playout
from bot.installed_games import installed_game
from cogs.colditz.minds.taste import taste
from cogs.colditz.rules.game import GAME
from tests.games.colditz.build import A, germans, officer, spelt, table

TITLE = installed_game("colditz")

INSIDE = table(officer("AD19 W21 J20", "rope rope", "hide", kit=True), guards="60,4", points=12)
ON_DUTY = germans(officer("X1 44,20", kit=True), officer("44,22"), guards="60,4 58,20", hand="shoot", points=4)
GERMAN = 2

SEATS = 2

GUARDING = 1

KITS = settled(GAME, {"german": "last", "kits": "yes"})

TIMES = 1.5
"""How many times as often as others somebody does what is to the own taste."""


def tastes(temper, state, seat, *moves):
    return [taste(temper, GAME.view(state, seat), Move.parse(spelt(state, seat, move))) for move in moves]


def test_the_bold_go_out_and_the_careful_stay_where_nobody_is_arrested():
    ways = ("move 0.0 U8", "move 0.0 AD20", "move 0.0 L17")
    out, yard, room = tastes("bold", INSIDE, A, *ways)
    assert out > yard == room == 0
    out, yard, room = tastes("careful", INSIDE, A, *ways)
    assert room > yard > out == 0


def test_the_careful_put_nobody_off_to_walk_to_a_room():
    """Men in cells, and the car, went to waste for it."""
    state = table(officer("cell AD19 W21", "rope", kit=True), guards="60,4", points=9, double=True)
    freed, room = tastes("careful", state, A, "free 0.0", "move 0.2 L17")
    assert freed >= room > 0


def test_the_careful_answer_with_what_hides_and_the_bold_do_not():
    answers = ("hide 0.0", "no")
    assert tastes("careful", INSIDE, A, *answers) > [0.0, 0.0] == tastes("spiteful", INSIDE, A, *answers)
    hide, none = tastes("bold", INSIDE, A, *answers)
    assert none > hide


def test_the_bold_run_for_it_when_time_is_up():
    assert tastes("bold", replace(INSIDE, round=7), A, "dare 0.0") == [0.0]
    assert tastes("bold", replace(INSIDE, round=40), A, "dare 0.0") == [1.0]


def test_the_spiteful_hurt_whom_they_can():
    shot, walk, end = tastes("spiteful", ON_DUTY, GERMAN, "shoot 0.0 g0", "walk g0 60,6", "end")
    assert shot > walk == end == 0


def test_the_talkative_seek_company():
    beside, alone = tastes("talkative", INSIDE, A, "move 0.0 L17", "move 0.0 AD20")
    assert beside > alone == 0


def acts(temper, games, series):
    """Let somebody of a temper keep men in who have the kit from the beginning, and count what is done in a turn."""
    found = Counter()
    for number in range(games):
        mind = PersonalityPolicy(TITLE.policies["normal"], temper, taste, GAME, TITLE.lookahead, SEATS, GUARDING)
        policies = (TITLE.policies["normal"], mind)
        for played in playout(GAME, SEATS, KITS, game_seed(series, number), policies):
            if played.seat == GUARDING:
                found[played.move.verb] += 1
    turns = found["roll"] + found["call"]
    return {verb: count / turns for verb, count in found.items()} | {"turns": turns}


def told_apart(games, series):
    """Tell by what is done: the bold walk their guards about, the spiteful call the roll, the careful post guards."""
    bold, careful, spiteful = (acts(personality, games, series) for personality in ("bold", "careful", "spiteful"))
    for verb, who, others in (
        ("walk", bold, (careful, spiteful)),
        ("call", spiteful, (bold, careful)),
    ):
        assert who.get(verb, 0) > TIMES * max(other.get(verb, 0) for other in others), (verb, bold, careful, spiteful)


@pytest.mark.long
def test_tempers_are_told_apart_in_twenty_games():
    told_apart(20, "twenty games")
