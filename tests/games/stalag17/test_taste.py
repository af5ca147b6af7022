"""Tempers: what is to the taste of each, and that one tells them apart."""

from collections import Counter

import pytest

from bot import installed_games
from bot.engine.crew import PERSONALITIES
from bot.engine.game import settled
from bot.engine.move import Move
from bot.engine.personality import PersonalityPolicy
from bot.engine.playout import game_seed, playout
from cogs.stalag17.minds.taste import is_bluff, taste
from cogs.stalag17.rules.game import GAME
from tests.games.stalag17.build import A, B, C, seen, spelt, table, who, with_player

TITLE = installed_games.installed_game("stalag17")


def liked(temper, state, *moves, seat=A):
    """Give the most tasteful of `moves`."""
    view = seen(state, seat)
    tastes = {text: taste(temper, view, Move.parse(spelt(state, seat, text))) for text in moves}
    assert all(0 <= each <= 1 for each in tastes.values())
    return max(tastes, key=tastes.__getitem__)


def test_what_is_to_whose_taste():
    state = table(
        who("map1 map2 info r3 barr", "tools1 r3"),
        who(offer="map1"),
        who(),
        plan="tools + 3",
        rules="negotiation exchange",
        discards="tools1",
    )
    moves = ("play info", "pick_up", "discard map2+map1+info", "discard map2", "offer map1", "take 1 pile")
    assert {personality: liked(personality, state, *moves) for personality in PERSONALITIES} == {
        "bold": "play info",
        "careful": "discard map2+map1+info",
        "spiteful": "take 1 pile",
        "talkative": "offer map1",
    }
    assert liked("spiteful", state, "draw", "pick_up") == "pick_up"


def test_to_a_single_rival_nobody_likes_to_make_a_gift():
    """It cost the talkative four games of a hundred."""
    state = table(who("map1 info"), who(), plan="tools + 3", rules="negotiation exchange")
    assert liked("talkative", state, "draw", "offer map1") == "draw"


@pytest.mark.parametrize("temper", PERSONALITIES)
def test_nobody_puts_the_plan_off_for_a_whim_but_the_careful_lighten_their_hands_first(temper):
    state = table(who("food1 info"), who(offer="map1"), plan="food + 3", rules="exchange", discards="food2")
    assert liked(temper, state, "play food1", "play info", "discard info", "pick_up", "take 1 pile") == "play food1"
    ready = table(who("info", "r3"), who(), plan="+ 3")
    first = "discard info" if temper == "careful" else "escape"
    assert liked(temper, ready, "escape", "discard info", "draw", "play info") == first


def test_who_likes_to_join():
    joint = table(who(), who(), who("", "r3"), rules="joint", phase="joint", escaper=A, plan="+ 3")
    for personality in ("bold", "spiteful", "talkative"):
        assert liked(personality, joint, "decline", "join", seat=C) == "join"
        assert liked(personality, joint, "decline", "join", seat=B) == "decline", "in vain"
    winning = with_player(joint, C, left=1)
    assert liked("spiteful", winning, "decline", "join", seat=B) == "join", "nobody after it may"


def deeds(temper, games, preset="first_game", seats=2):
    """Give what share of their moves is which, where all players of so many games are of `temper`."""
    options = settled(GAME, GAME.presets[preset])
    done: Counter[str] = Counter()
    for number in range(games):
        normal = TITLE.policies["normal"]
        minds = [PersonalityPolicy(normal, temper, taste, GAME, TITLE.lookahead, seats, seat) for seat in range(seats)]
        state = None
        for each in playout(GAME, seats, options, game_seed("taste of Stalag 17", number), minds):
            if state is not None:
                done.update((each.move.verb, "move"))
                done["bluff"] += is_bluff(GAME.view(state, each.seat), each.move)
            state = each.step.state
    return {deed: done[deed] / done["move"] for deed in ("bluff", "discard", "pick_up", "offer")}


@pytest.mark.long
def test_twenty_games_tell_tempers_apart():
    """An onlooker counts bluffs, discards, cards taken from the discards, and with all rules offers."""
    bold, careful, spiteful = (deeds(personality, 20) for personality in ("bold", "careful", "spiteful"))
    assert bold["bluff"] > 1.3 * careful["bluff"]
    assert careful["discard"] > 2 * bold["discard"]
    assert spiteful["pick_up"] > 4 * bold["pick_up"]
    assert spiteful["discard"] < 0.8 * careful["discard"]
    talkative, other = (deeds(personality, 6, "additional_rules", seats=3) for personality in ("talkative", "careful"))
    assert talkative["offer"] > 2 * other["offer"]
