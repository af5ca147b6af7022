"""Worlds behind a view keep to the rules and are as likely as the deal makes them: docs/rules/colditz.md §3.19."""

import random
from collections import Counter
from itertools import combinations, permutations

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.move import Illegal
from bot.engine.play import play, waited_for
from cogs.colditz.data import DARES, OPPORTUNITY, SECURITY, kind
from cogs.colditz.rules.game import GAME
from cogs.colditz.state import EVERYBODY
from tests.contract.playouts import complete
from tests.games.colditz.build import A, B, C, at, do, germans, line, offered, officer, table
from tests.games.colditz.playing import RULES, SEATS, check_truth, played

GAMES = [*range(5), *range(5, 10), *range(15, 20)]

DRAWS = 800
NEAR = 0.08


@pytest.mark.parametrize("number", GAMES)
def test_a_world_obeys_the_rules_and_can_be_played_on(number):
    dice = random.Random(number)
    rules = RULES[number // len(SEATS) % 2]
    for turn in played(number):
        if dice.randrange(12):
            continue
        viewer = dice.choice((None, *range(turn.before.players)))
        view = rules.view(turn.before, viewer)
        world = rules.imagine(view, Chance(b"world", turn.version))
        check_truth(world)
        assert encode(rules.view(world, viewer)) == encode(view)
        seat = dice.choice(waited_for(rules, world, world.players))
        try:
            step = play(rules, world, seat, complete(rules, world, seat, dice), Chance(b"on", turn.version))
        except Illegal:
            continue
        check_truth(step.state)


def worlds(state, viewer, count=DRAWS):
    """Give worlds behind the view of a seat."""
    view = GAME.view(state, viewer)
    chance = Chance(b"worlds", 0)
    return [GAME.imagine(view, chance) for _ in range(count)]


def shares(found):
    """Give the share of each kind of thing among weights by it."""
    whole = sum(found.values())
    return {what: count / whole for what, count in found.items()}


def check_shares(drawn, exact):
    """Hold what was drawn against the exact shares, rare things included."""
    drawn, exact = shares(Counter(drawn)), shares(exact)
    assert drawn.keys() <= exact.keys()
    assert all(abs(drawn.get(what, 0) - share) < NEAR for what, share in exact.items())
    assert all(what in drawn for what, share in exact.items() if share * DRAWS > 12)


def unseen(deck, *seen):
    """List the cards of a deck that are not among those `seen`."""
    return [card for card in deck if card not in {card for cards in seen for card in cards}]


def hands(cards, *counts, fits=lambda *hands: True):
    """Count the ways to deal hands of such sizes, by kinds and without order."""
    found = Counter()

    def deal(left, dealt):
        if len(dealt) == len(counts):
            kinds = tuple(tuple(sorted(map(kind, hand))) for hand in dealt)
            found[kinds] += fits(*kinds)
            return
        for hand in combinations(left, counts[len(dealt)]):
            deal([card for card in left if card not in hand], (*dealt, hand))

    deal(cards, ())
    return +found


def kinds_of(world, *officers):
    """Spell the hands of some officers like `hands`."""
    return tuple(tuple(sorted(map(kind, world.officers[number].cards))) for number in officers)


def one_by_one(found):
    """Count each kind in a hand: what is too rare as a whole hand still has its share."""
    each = Counter()
    for hand, count in found.items():
        for number, cards in enumerate(hand):
            for what in set(cards):
                each[number, what] += count
    return each


def check_hands(drawn, exact):
    """Hold hands against all that are possible: none of the others, and each card with its share of each hand."""
    drawn = Counter(drawn)
    assert drawn.keys() <= exact.keys()
    kinds, all_drawn, all_exact = one_by_one(exact), one_by_one(drawn), sum(exact.values())
    for what, count in kinds.items():
        assert abs(all_drawn[what] / DRAWS - count / all_exact) < NEAR, what
    assert all(hand in drawn for hand, count in exact.items() if count / all_exact * DRAWS > 12)


def test_a_hand_that_nobody_knows():
    """One of the ten small positions: two cards of another."""
    state = germans(officer("44,20", "", "hide hide hide"), officer("46,20", "", "car rope"), hand="search")
    exact = hands(unseen(OPPORTUNITY, state.officers[A].cards), 2)
    check_hands((kinds_of(world, B) for world in worlds(state, A)), exact)


def test_a_hand_from_which_something_was_offered():
    """Who offers a rope holds it; a second one is not likelier for that."""
    state = germans(officer("44,20"), officer("46,20", "", "rope key"))
    state = do(state, "trade 0 #rope -", seat=B).state
    exact = hands([*OPPORTUNITY], 2, fits=lambda hand: "rope" in hand)
    check_hands((kinds_of(world, B) for world in worlds(state, A)), exact)


def test_hands_of_which_both_offer():
    """Two officers, each with an offer, and few cards that are not known to lie under the deck."""
    held = ("rope.1", "rope.2", "rope.3", "key.1", "key.2", "car.1", "car.2")
    rest = unseen(OPPORTUNITY, held)
    state = germans(officer("44,20"), officer("46,20", "", "rope key"), officer("48,20", "", "rope car"))
    state = replace(
        state,
        opportunity=(*unseen(held, *(one.cards for one in state.officers)), *rest),
        under=(EVERYBODY,) * len(rest),
    )
    state = do(do(state, "trade 0 #rope -", seat=B).state, "trade 0 #rope -", seat=C).state
    exact = hands(list(held), 2, 2, fits=lambda one, other: "rope" in one and "rope" in other)
    check_hands((kinds_of(world, B, C) for world in worlds(state, A)), exact)


@pytest.mark.usefixtures("turns_wait")
def test_cards_that_everybody_saw_go_under_the_deck_are_nobodys():
    """All releases were played: nobody holds one, and the next card is none."""
    state = table(
        officer("44,20 cell cell cell cell cell", "", "release release release release release"),
        officer("46,20", "", "car"),
    )
    state = line(state, *(f"release 0.{man}" for man in range(1, 6)))
    assert [laid.kind for laid in GAME.view(state, None).under] == ["release"] * 5
    fresh = [card for card in OPPORTUNITY if kind(card) != "release"]
    found = worlds(state, A)
    check_hands((kinds_of(world, B) for world in found), hands(fresh, 1))
    check_shares((kind(world.opportunity[0]) for world in found), Counter(map(kind, fresh)))
    assert {tuple(map(kind, world.opportunity[-5:])) for world in found} == {("release",) * 5}


def test_a_card_put_away_is_known_to_who_put_it_away():
    """R38: face down."""
    state = table(officer("44,20", "", "car rope hide key"), officer("46,20", "", "car"))
    state = do(state, "discard #car").state
    own = state.officers[A].cards
    assert {kind(world.opportunity[-1]) for world in worlds(state, A, 50)} == {"car"}
    check_hands((kinds_of(world, B) for world in worlds(state, A)), hands(unseen(OPPORTUNITY, own, ["car.1"]), 1))
    others = worlds(state, B)
    check_shares(
        (kind(world.opportunity[-1]) for world in others),
        Counter(map(kind, unseen(OPPORTUNITY, state.officers[B].cards))),
    )


def test_the_hand_of_the_german():
    """Two of the Security cards that were not played."""
    state = germans(officer("44,14"), hand="roll_call search shoot", phase="roll")
    state = do(state, "call").state
    fresh = unseen(SECURITY, ["roll_call.1"])
    exact = Counter(tuple(sorted(map(kind, hand))) for hand in combinations(fresh, 2))
    check_shares((tuple(sorted(map(kind, world.hand))) for world in worlds(state, A)), exact)


def stocks_of(world):
    return tuple(world.officers[number].stock for number in (A, B))


def stocks(cards, first, fits=lambda one, other: True):
    """Count the ways to lay cards of Equipment before two officers, `first` of them before the one."""
    found = Counter()
    for hand in combinations(range(len(cards)), first):
        one = tuple(sum(cards[at] == what for at in hand) for what in range(4))
        other = tuple(cards.count(what) - count for what, count in enumerate(one))
        found[one, other] += fits(one, other)
    return +found


def test_equipment_after_a_secret_deal():
    """§3.16: what two exchanged lies before them in any way, what was taken since where it was taken."""
    state = germans(officer("44,20", "rope rope key"), officer("46,20", "pass cutters"), officer("48,20", "rope"))
    state = do(do(state, "trade 1 table-rope table-pass", seat=A).state, "accept 1", seat=B).state
    exact = stocks([0, 1, 2, 2, 3], 3)
    check_shares((stocks_of(world) for world in worlds(state, C)), exact)


def test_equipment_that_was_offered():
    """The one who offers two ropes has them."""
    state = germans(officer("44,20", "rope rope key"), officer("46,20", "rope cutters"), officer("48,20", "rope"))
    state = do(do(state, "trade 1 table-key table-cutters", seat=A).state, "accept 1", seat=B).state
    state = do(state, "trade 2 table-rope+table-rope.2 -", seat=A).state
    exact = stocks([0, 2, 2, 2, 3], 3, fits=lambda one, other: one[2] >= 2)
    check_shares((stocks_of(world) for world in worlds(state, C)), exact)


def test_equipment_that_all_can_follow_stays():
    """§3.19: taken from the table."""
    state = germans(officer("44,20", "rope rope"), officer("46,20", "key"))
    assert {world.officers[A].stock for world in worlds(state, B, 60)} == {(0, 0, 2, 0)}


def test_choices_for_the_roll_call():
    """R37: any men of an officer, alike; one's own choice is known."""
    state = germans(officer("44,14 54,32"), officer("50,14"), hand="roll_call", phase="roll")
    state = do(do(state, "call").state, "attend 0.0", seat=A).state
    check_shares(
        (world.interruption.answers[0][1] for world in worlds(state, B)), Counter(["", "0.0", "0.1", "0.0 0.1"])
    )
    assert {world.interruption.answers for world in worlds(state, A, 60)} == {state.interruption.answers}


def test_the_order_of_the_dares():
    """§3.10: any of those that nobody has drawn comes next."""
    state = germans(officer("44,20", dared=4), officer("46,20"))
    fresh = [card for card in DARES if kind(card) != "4"]
    check_shares((world.dares[:4] for world in worlds(state, A)), Counter(permutations(fresh)))


GATE = "46,34"


def ways_on(state, man):
    """Name, for each place to which a man may be going, the way that is left to him when the German is asked."""
    found = {}
    for place in offered(state, "move", man):
        step = do(state, " ".join(("move", man, place, *offered(state, "move", man, place)[:1])))
        if step.state.interruption is not None:
            found[place] = step.state
    return found


def test_where_a_man_goes_on_to_who_waits_before_a_gate():
    """§3.7: the places behind it, by the Equipment that he has; he stands where he was before."""
    state = table(officer(f"{GATE} 44,20", "pass"), points=4, hand="search")
    going = ways_on(state, "0.0")
    seen = Counter(there.interruption.path for there in going.values())
    assert len(seen) > 3
    asked = next(iter(going.values()))
    found = worlds(asked, asked.german)
    check_shares((world.interruption.path for world in found), seen)
    assert {world.man("0.0").place for world in found} == {at(GATE)}
    assert {world.interruption.path for world in worlds(asked, A, 20)} == {asked.interruption.path}


def test_where_he_goes_on_to_by_the_cards_he_may_hold():
    """§3.7: with a key of the hand he would get farther."""
    state = table(officer(f"{GATE} 44,20", "pass", "hide"), points=6, hand="search")
    seen = Counter()
    asked = None
    for card, count in Counter(map(kind, OPPORTUNITY)).items():
        going = ways_on(table(officer(f"{GATE} 44,20", "pass", card), points=6, hand="search"), "0.0")
        asked = asked or next(iter(going.values()))
        for there in going.values():
            seen[there.interruption.path] += count / len(going)
    assert state.officers[A].cards != asked.officers[A].cards
    check_shares((world.interruption.path for world in worlds(asked, asked.german)), seen)


def test_offers_between_others_are_not_impossible():
    """§3.16: few, and never such as could not be made."""
    state = germans(officer("44,20", "rope"), officer("46,20", "", "car"), officer("48,20"))
    found = [world for world in worlds(state, C) if world.trades]
    assert {trade.giver for world in found for trade in world.trades} == {A, B}
    assert len(found) < DRAWS / 2


def test_at_the_end_only_the_decks_are_hidden():
    state = do(germans(officer("44,20", "rope", "hide"), hand="search", round=40), "end").state
    assert state.result is not None
    for world in worlds(state, None, 20):
        assert replace(world, opportunity=(), security=(), dares=(), traded=0) == replace(
            state, opportunity=(), security=(), dares=(), traded=0
        )
