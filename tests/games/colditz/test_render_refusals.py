"""How Escape from Colditz says no: with the rule, how far it is and what is missing (docs/rules/colditz.md §3.4)."""

import pytest

from bot.engine.move import Refusal
from tests.games.colditz.build import germans, officer, refused, table
from tests.games.colditz.looks import PRESENTER, said


def test_a_refusal_says_the_rule_and_its_numbers():
    told = PRESENTER.refusal(Refusal("no_guard_near", {"points": 1, "steps": 4}), said())
    assert told == "No guard gets beside that man with 1 point: the nearest guard needs 4 points."
    told = PRESENTER.refusal(Refusal("out_of_reach", {"room": "chapel", "points": 3, "steps": 0}), said())
    assert told == "No guard gets into the Chapel with 3 points."


@pytest.mark.parametrize(
    ("state", "move", "told"),
    [
        (
            table(officer("44,20"), points=12),
            "move 0.0 I23",
            "Office (I23) is out of reach: the way takes at least 18 steps, and you have 12 points.",
        ),
        (
            table(officer("44,20", "rope"), points=1),
            "move 0.0 U8",
            "North terrace (U8) is out of reach: the way there takes Equipment you lack (1 rope) and at least "
            "12 steps; you have 1 point.",
        ),
        (
            table(officer("canteen:2 canteen:4"), points=9, shown="canteen"),
            "move 0.0 canteen:5",
            "Canteen tunnel, space 5 of 7 is out of reach with 9 points: pawns are in the way.",
        ),
        (
            table(officer("44,20"), points=9),
            "move 0.0 canteen:3",
            "Canteen tunnel, space 3 of 7 is out of reach: no way leads there now.",
        ),
        (
            germans(officer("44,20"), guards="58,20", points=3),
            "walk g0 T15",
            "Courtyard, by the Dentist (T15) is out of reach: the way takes at least 13 steps, and you have 3 points.",
        ),
        (
            germans(officer("34,24", "rope"), guards="58,20", points=2),
            "arrest 0.0 g0",
            "No guard gets beside that man with 2 points: the nearest guard needs 13 points.",
        ),
        (
            germans(officer("L19", "rope"), guards="58,20", points=2, hand="search"),
            "search chapel g0",
            "No guard gets into the Chapel with 2 points: the nearest guard needs 19 points.",
        ),
    ],
)
def test_a_place_out_of_reach_is_refused_with_how_far_it_is(state, move, told):
    """§3.4, §3.7, §3.12: who asks in vain learns what is missing."""
    assert PRESENTER.refusal(refused(state, move), said()).startswith(told)
    assert not PRESENTER.refusal(refused(state, move), said("es")).startswith(told)
