"""What is to the taste of whom: an onlooker tells computers apart by what they do."""

from collections import Counter

import pytest

from bot.engine.crew import PERSONALITIES
from bot.engine.move import Move
from bot.engine.personality import PersonalityPolicy
from bot.engine.playout import game_seed, playout
from bot.installed_games import installed_game
from cogs.alien1979 import data
from cogs.alien1979.minds.taste import taste
from cogs.alien1979.rules.game import GAME
from tests.games.alien1979.build import A, pawn, seen, table

TITLE = installed_game("alien1979")
SEATS = 4
OPTIONS = {"strict": "no", "haunting": "no", "no_siege": "no", "short_ending": "no", "alarm": "no", "first": "random"}

HUNTED = table(pawn("oros", marks=3, weapon=True), pawn("copas"), pawn(), pawn(), enterer=A, points=1)
AT_EASE = table(pawn("copas", weapon=True), pawn("copas"), enterer=A, points=1)
CALM = table(pawn("oros", marks=3, weapon=True), pawn("copas"))
AT_HOME = table(pawn(), pawn("copas", "rs"), pawn(data.NAVE), pawn(), enterer=None)


def tastes(temper, state, *moves):
    return [taste(temper, seen(state, A), Move.parse(move)) for move in moves]


def test_the_bold_rather_try_the_door_than_run_and_run_than_crouch():
    door, flight, *crouching = tastes("bold", HUNTED, "board", "go copas", "shield", "heal", "go madre")
    assert door > flight > max(crouching) == 0


def test_the_careful_crouch_and_go_home_where_the_alien_may_kill():
    weapon, mark, home, *others = tastes("careful", HUNTED, "shield", "heal", "go madre", "board", "go copas")
    assert weapon > mark > home > max(others) == 0
    assert tastes("careful", AT_EASE, "shield", "go madre") == [weapon, 0]
    assert not any(tastes("careful", CALM, "shield", "heal", "go madre", "go copas"))


def test_the_spiteful_rather_hurt_others_than_do_anything_else():
    alien, elsewhere, out, code, *others = tastes(
        *("spiteful", AT_HOME, "send 1 oros", "send 1 bastos", "eject 2 copas", "force 1"), "arm", "stop", "go copas"
    )
    assert alien == out > elsewhere >= code > max(others) == 0
    assert tastes("spiteful", HUNTED, "go madre") > [0] == tastes("spiteful", CALM, "go madre")


@pytest.mark.parametrize("state", [HUNTED, AT_EASE, AT_HOME])
def test_the_talkative_play_as_anybody_would(state):
    assert not any(tastes("talkative", state, "board", "go copas", "send 1 oros", "shield", "stop"))


def acts(games, seed):
    """Play games of the normal mind with all four tempers and count what each does once the codes are entered."""
    found = Counter()
    for number in range(games):
        tempers = [PERSONALITIES[(seat + number) % len(PERSONALITIES)] for seat in range(SEATS)]
        minds = [
            PersonalityPolicy(TITLE.policies["normal"], personality, taste, GAME, TITLE.lookahead, SEATS, seat)
            for seat, personality in enumerate(tempers)
        ]
        before = None
        for played in playout(GAME, SEATS, OPTIONS, game_seed(seed, number), minds):
            if before is not None and before.enterer is not None:
                found[tempers[played.seat], played.move.verb] += 1
            before = played.step.state
    return found


def share(found, temper, verbs):
    """Give how often the moves of a temper are of these."""
    own = Counter({verb: count for (who, verb), count in found.items() if who == temper})
    return sum(own[verb] for verb in verbs) / own.total()


def told_apart(found):
    """Tell by what is done: the careful raise weapons, the spiteful send others to the Alien, the bold try the
    door. The talkative are told by their words."""
    for personality, others, verbs, times in (
        ("careful", ("bold", "spiteful", "talkative"), ("shield",), 2),
        ("spiteful", ("bold", "careful", "talkative"), ("send",), 3),
        ("bold", ("spiteful",), ("board",), 1.2),
    ):
        most = max(share(found, other, verbs) for other in others)
        assert share(found, personality, verbs) > times * most, (personality, verbs, found)


@pytest.mark.long
def test_tempers_are_told_apart_in_twenty_games():
    told_apart(acts(20, "twenty games"))
