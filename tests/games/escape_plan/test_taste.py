"""What is to the taste of whom in Escape Plan: an onlooker tells computers apart by what they do (issue 18.3)."""

from collections import Counter

import pytest

from bot.engine.game import settled
from bot.engine.move import Move
from bot.engine.personality import PersonalityPolicy
from bot.engine.playout import game_seed, playout
from bot.installed_games import installed_game
from cogs.escape_plan.lookahead import EscapePlanLookahead
from cogs.escape_plan.minds.taste import taste
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.state import Facing, Turn
from tests.games.escape_plan.build import NE, SE, A, B, N, cubes, near, routed, seen, table, who

TITLE = installed_game("escape_plan")
SEATS = 3

CITY = (near("A2", "C", N, business="casino"), near("A1", "R", SE, "F", business="gym"), near("D3", "C", NE))
HERE = who("K05 K10 K02 - -", at="S2.church", plan="P1", wounds=1, cash=12)


def tastes(temper, state, *moves):
    """Give how much a temper likes moves of A, with the first route where there are several."""
    view = seen(state, A)
    found = [taste(temper, view, Move.parse(routed(state, A, text))) for text in moves]
    assert all(0 <= each <= 1 for each in found)
    return found


@pytest.mark.parametrize(
    ("temper", "liked", "other"),
    [
        ("bold", "take", "avoid K05.1"),
        ("careful", "use K10.1", "use car"),
        ("careful", "rest", "pass"),
        ("careful", "hold", "spend"),
        ("careful", "avoid K05.1", "take"),
        ("talkative", "use K10.1", "use car"),
    ],
)
def test_what_is_liked_more(temper, liked, other):
    state = table(HERE, who(), who(), city=CITY, turn=Turn(facing=(Facing("S2", "federal"),)))
    more, less = tastes(temper, state, liked, other)
    assert more > less


def test_the_bold_waste_nothing():
    """Discs spent and things used for speed alone lost them 20 games of 100."""
    state = table(HERE, who(), who(), city=CITY, turn=Turn(facing=(Facing("S2", "federal"),)))
    assert tastes("bold", state, "spend", "use car") == [0, 0]


def test_the_bold_go_past_the_police_and_the_careful_past_nobody():
    quiet = table(HERE, who(), who(), city=CITY)
    watched = table(HERE, who(), who(), city=CITY, s2="FCS")
    assert tastes("bold", watched, "move A2.business") > tastes("bold", quiet, "move A2.business")
    assert tastes("careful", watched, "move A2.business") == [0] < tastes("careful", quiet, "move A2.business")
    clinic, business = tastes("careful", quiet, "move S1.clinic", "move A2.business")
    assert clinic > business


def test_the_spiteful_shut_doors_and_send_the_police_to_others():
    rival = who(at="S1.clinic")
    state = table(HERE, rival, who(at="A2.business"), city=CITY, cubes=cubes(casino=(B,)))
    door, gym, quiet = tastes("spiteful", state, "move A2.business", "move A1.business", "move S1.clinic")
    assert door > gym > quiet == 0
    at_rival, away = tastes("spiteful", state, "use K16F.1 A1 S1", "use K16F.1 A1 D3")
    assert at_rival > away == 0


def test_the_talkative_go_where_somebody_is():
    state = table(HERE, who(at="A2.business"), who(at="A2.business"), city=CITY)
    company, alone = tastes("talkative", state, "move A2.business", "move S1.clinic")
    assert company > alone


def test_the_careful_and_the_spiteful_leave_at_once_and_the_bold_have_time():
    state = table(HERE, who(), who(), city=CITY, day=3, closed=(1, 2), shown=(1, 2, 1, 2, 3))
    for personality in ("careful", "spiteful"):
        out, gym = tastes(personality, state, "move D3.exit", "move S1.clinic")
        assert out > gym
    assert tastes("bold", state, "move D3.exit") == [0]


class Near(EscapePlanLookahead):
    """Looks to the end of a part of the day, which is enough to tell tempers apart, and quick."""

    def over(self, start, now):
        """Stop when the next part begins."""
        return (now.day, now.part) > (start.day, start.part)


def deeds(temper, games):
    """Give what all players do of so many games in which everybody is of `temper`."""
    done, mind = Counter(), TITLE.policies["normal"]
    for number in range(games):
        minds = [PersonalityPolicy(mind, temper, taste, GAME, Near(), SEATS, seat) for seat in range(SEATS)]
        seed, state = game_seed("taste of Escape Plan", number), None
        for each in playout(GAME, SEATS, settled(GAME, {}), seed, minds):
            if state is not None:
                done[each.move.verb] += 1
            state = each.step.state
    return done


def told_apart(bold, careful):
    """The bold meet officers, the careful rest."""
    assert bold["take"] + bold["avoid"] > 1.2 * (careful["take"] + careful["avoid"])
    assert careful["rest"] > 2 * bold["rest"]


@pytest.mark.long
def test_twenty_games_tell_the_bold_from_the_careful():
    """An onlooker counts officers met, rests and discs kept."""
    bold, careful = deeds("bold", 20), deeds("careful", 20)
    told_apart(bold, careful)
    assert bold["spend"] * careful["hold"] > 1.3 * bold["hold"] * careful["spend"]
