"""Refusals, endings, and pages through whole games."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.art.colours import TOKENS, number
from bot.engine.game import Result
from bot.engine.move import Refusal
from bot.engine.texts import LANGUAGES
from cogs.alien1979 import data, rules
from cogs.alien1979.render import NOBODY, PRESENTER
from cogs.alien1979.rules.game import GAME
from tests.drills.few import first
from tests.games.alien1979.build import (
    A,
    B,
    C,
    pawn,
    seen,
    table,
)
from tests.games.alien1979.looks import CALM, LONG, board, hand, said
from tests.games.alien1979.playing import played
from tests.games.boards import in_words

ARGUMENTS = {
    "cost": 2,
    "points": 1,
    "place": "oros",
    "sector": "oros",
    "capacity": 2,
    "limit": 4,
    "whom": 1,
    "left": 2,
}


def test_every_refusal_of_the_rules_can_be_said():
    source = "".join(file.read_text("utf-8") for file in Path(rules.__file__).parent.rglob("*.py"))
    keys = set(re.findall(r'(?:Refusal|spares)\(\s*"([a-z_]+)"', source))
    keys |= {"target_not_in_sector", "target_not_aboard", "no_trio", "no_pairs"}
    keys |= {"only_in_madre", "only_in_nave", "only_in_sectors"}
    assert len(keys) > 25
    for language in LANGUAGES:
        for key in keys:
            assert f"alien1979-refuse-{key}" in said(language), key
            assert PRESENTER.refusal(Refusal(key, ARGUMENTS), said(language)).endswith(".")
        assert PRESENTER.refusal(Refusal("not-now"), said(language))


def test_a_refusal_says_the_rule_and_the_numbers():
    def why(key, **args):
        return PRESENTER.refusal(Refusal(key, args), said())

    assert why("points", cost=2, points=1) == "That costs 2, and you have 1 point left."
    assert why("full", capacity=1) == "The only seat of the SHIP is taken."
    assert why("same_sector", whom=1, place="oros") == "Ben is already in Coins."
    assert why("not_enterer", whom=2) == "Only Cleo, who entered the codes, can start the countdown."


# endings

REASONS = ("launched", "empty", "alien", "limit", "left")


@pytest.mark.parametrize("reason", REASONS)
def test_every_ending_is_told_to_everybody_winners_and_losers(reason):
    winners = (A, C) if reason == "launched" else ()
    state = replace(CALM, result=Result(winners, reason), phase="over")
    for language in LANGUAGES:
        endings = [PRESENTER.ending(seen(state, viewer), viewer, said(language)) for viewer in (None, A, B)]
        assert len(set(endings)) == (3 if winners else 1)
        assert board(state, language).lines[0] == endings[0]
        assert hand(state, A, language).lines[0] == endings[1]
    assert board(state).colour == (number(TOKENS[A]) if winners else NOBODY)


def test_several_winners_or_one():
    def ending(viewer, *winners):
        return PRESENTER.ending(seen(replace(CALM, result=Result(winners, "launched")), viewer), viewer, said())

    assert ending(None, A, C) == "Ana and Cleo win: the SHIP got away."
    assert ending(None, A) == "Ana wins: the SHIP got away."
    assert ending(A, A) == "You win! You alone got away in the SHIP."
    assert ending(B, A) == "The SHIP got away with Ana. You weren't aboard."


def test_there_is_no_ending_while_the_game_runs():
    with pytest.raises(ValueError, match="not over"):
        PRESENTER.ending(seen(CALM), None, said())


def test_at_the_end_hands_and_what_lies_face_down_are_shown():
    lines = board(replace(CALM, result=Result((), "limit"), phase="over")).lines
    assert "**Clubs** 3 codes (Horse, King ×2)" in lines
    assert any("`A` Ana: marks 2/5, weapon, 3 codes (Jack ×2, King)" in line for line in lines)


# whole games


@pytest.mark.parametrize("number", first(range(7), 3))
def test_pages_stay_short_through_whole_games(number):
    for each in played(number):
        state = each.before
        count = len(state.pawns)
        say = said(LANGUAGES[each.version % 2], LONG[:count])
        page = in_words(PRESENTER, seen(state), say)
        assert 3 <= len(page.lines) <= 8
        assert len(page.alt) <= 1024
        assert sum(line.count("`") for line in page.lines) == 2 * len(state.living())
        for seat in range(count):
            assert PRESENTER.hand(seen(state, seat), say).lines[0]
        for seat in (seat for seat in range(count) if GAME.asks(state, seat)):
            assert PRESENTER.turn(seen(state), say, seat) == PRESENTER.turn(seen(state, seat), say, seat)


def test_all_places_have_a_line_when_somebody_is_everywhere():
    places = (*data.SECTORS, data.MADRE, data.NAVE)
    state = table(*(pawn(place) for place in places), pawn("oros"), pawn("oros"))
    assert len(board(state).lines) == 8
