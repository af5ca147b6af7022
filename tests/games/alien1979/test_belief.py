"""What computer players reckon (docs/rules/alien1979.md §7): marks to come, and codes that are out of sight."""

from itertools import product

import pytest

from cogs.alien1979 import data
from cogs.alien1979.minds.belief import cards_until, chance_of, count_unseen, danger
from cogs.alien1979.rules.combination import count_missing, list_helpful_ranks
from tests.games.alien1979.build import A, B, D, dead, knowing, pawn, ranks, seen, table


def plain_danger(view, sector, marks, shielded, draws):
    """Judge being left in `sector` by playing every row of cards of a whole deck."""
    rows = list(product(data.ALIEN_DECK, repeat=draws))
    deaths = hits = 0
    reached = [0] * (data.DEADLY - 1)
    for row in rows:
        alien, total, shield = view.alien, marks, shielded
        for rank, suit in row:
            if rank in data.MOVING:
                alien = suit
                continue
            hit = data.STRIKES.get(rank, data.MAD_MARKS if view.enterer is not None else 0)
            if alien != sector or not hit or total >= data.DEADLY:
                continue
            total, shield = (total, False) if shield else (min(data.DEADLY, total + hit), False)
        deaths += total >= data.DEADLY
        hits += total - marks
        reached = [count + (total > most) for most, count in enumerate(reached)]
    return deaths / len(rows), hits / len(rows), [count / len(rows) for count in reached]


@pytest.mark.parametrize("enterer", [None, B])
@pytest.mark.parametrize("shielded", [False, True])
@pytest.mark.parametrize(("sector", "marks"), [("oros", 0), ("oros", 3), ("copas", 4)])
def test_danger_is_that_of_all_rows_of_cards(sector, marks, shielded, enterer):
    """§7 item 1, §3.4: over the three cards to one's next turn."""
    view = seen(table(pawn(sector, marks=marks), pawn(), pawn(), enterer=enterer), A)
    reckoned = danger(view, A, sector, marks, shielded, counts=False)
    death, hits, reached = plain_danger(view, sector, marks, shielded, 3)
    assert reckoned.death == pytest.approx(death)
    assert reckoned.marks == pytest.approx(hits)
    assert reckoned.reach == pytest.approx(reached)


def test_cards_until_somebody_acts():
    """R22: the dead reveal none; one's own card counts."""
    view = seen(table(pawn(), pawn(), dead(), pawn(), turn=B), A)
    assert [cards_until(view, seat) for seat in (A, B, D)] == [2, 3, 1]


def test_discards_are_counted():
    """§7 item 7: without a 2 or an ace left before the reshuffle nothing can strike, as long as the deck lasts."""
    strikes = tuple(card for card in data.ALIEN_DECK if card[0] in data.STRIKES)
    deck = tuple(card for card in data.ALIEN_DECK if card[0] not in data.STRIKES)
    view = seen(table(pawn("oros", marks=4), pawn(), discards=strikes, deck=deck), A)
    assert danger(view, A, "oros", 4, False, counts=True).death == 0
    assert danger(view, A, "oros", 4, False, counts=False).death > 0.3
    late = seen(table(pawn("oros", marks=4), pawn(), discards=(*strikes, *deck[1:]), deck=deck[:1]), A)
    assert 0 < danger(late, A, "oros", 4, False, counts=True).death < 0.3


@pytest.mark.parametrize(
    ("hand", "players", "lacking", "helpful"),
    [
        ("", 4, 3, "scr"),
        ("ssc", 4, 1, "s"),
        ("sscc", 4, 1, "sc"),
        ("ssr", 5, 1, "r"),
        ("sssr", 5, 1, "sr"),
        ("rrrr", 8, 0, ""),
    ],
)
def test_what_a_hand_lacks(hand, players, lacking, helpful):
    """R6: a trio up to four players; two pairs or four alike with more."""
    assert count_missing(ranks(hand), players) == lacking
    assert list_helpful_ranks(ranks(hand), players) == ranks(helpful)


def test_codes_out_of_sight():
    """§7 item 7: what the player holds, or put down itself, is not drawn as something else."""
    state = table(pawn("oros", "ssc"), pawn("copas", "rr"), lying={"oros": "cc", "copas": "ssr", "bastos": "crr"})
    view = seen(knowing(state, A, "oros", "cc"), A)
    assert count_unseen(view) == {data.SOTA: 2, data.CABALLO: 1, data.REY: 4}
    assert chance_of(view, data.SECTORS.index("oros"), ranks("s")) == 0
    assert chance_of(view, data.SECTORS.index("copas"), ranks("s")) == pytest.approx(2 / 7)
    assert chance_of(view, data.SECTORS.index("espadas"), ranks("s")) == 0
