"""Claims: the same lines for everybody in every truth, and what all have heard proves none untrue that was true."""

from __future__ import annotations

from collections import Counter

import pytest

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.game import redeal
from bot.engine.texts import LANGUAGES
from bot.engine.wording import LABEL
from tests.contract.playouts import case, recorded

TITLES = [title for title in installed_games.installed_games() if title.claims]

GAMES = 10
"""Numbered games of each title."""

AHEAD = 30
"""Moves for which a claim is followed."""


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_three_lines_that_fit_on_buttons_in_both_languages(title):
    for language in LANGUAGES:
        lines = [title.say(language)(f"{title.name}-claim-{each.name}") for each in title.claims]
        assert len({*lines}) == 3
        assert all(len(line) <= LABEL and line.endswith(".") for line in lines), lines


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_no_true_claim_is_refuted_and_untrue_ones_are(title):
    """By what everybody hears; each line is now true and now not; `tests/games` has what catches each."""
    truths, caught = Counter(), Counter()
    for number in range(GAMES):
        played, seats = recorded(title.name, number), range(case(title.name, number).seats)
        for at in range(0, len(played), 4):
            later = [event for turn in played[at : at + AHEAD] for event in turn.step.events if event.reaches(None)]
            for claim in title.claims:
                for seat in seats:
                    true = claim.holds(played[at].before, seat)
                    proved = claim.refuted(seat, later)
                    assert not (true and proved), (number, at, claim.name, seat)
                    truths[claim.name, true] += 1
                    caught[claim.name] += proved
    for claim in title.claims:
        assert truths[claim.name, True], claim.name
        assert truths[claim.name, False], claim.name
    assert len(+caught) > 1, caught


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_claims_are_about_what_others_cannot_know(title):
    """In another truth that everybody else's eyes allow, a claim may be true where it is not in this one."""
    differs: set[str] = set()
    for number in range(GAMES):
        for turn in recorded(title.name, number)[::7]:
            twin = redeal(title.game, turn.before, None, Chance(f"claims/{number}".encode(), 0))
            for claim in title.claims:
                for seat in range(case(title.name, number).seats):
                    if claim.holds(twin, seat) != claim.holds(turn.before, seat):
                        differs.add(claim.name)
    assert differs == {claim.name for claim in title.claims}
