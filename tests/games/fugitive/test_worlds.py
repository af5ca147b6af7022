"""Imagined worlds keep to the rules and come as often as the deal lets them: docs/rules/fugitive.md §2, §3.3, §3.4."""

import random
from collections import Counter
from functools import cache
from itertools import combinations, permutations, product

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import result_of
from bot.engine.move import Illegal
from bot.engine.play import play, waited_for
from cogs.fugitive import data, house, rows
from cogs.fugitive.house import card_of
from cogs.fugitive.house_state import Fact, Look, PendingEffect, Shown
from cogs.fugitive.rules.game import GAME
from cogs.fugitive.state import Guess
from tests.contract.playouts import case, complete, turns
from tests.drills.few import few
from tests.games.fugitive.build import FUGITIVE, MARSHAL, lawful, line, position, shown, spot

GAMES = range(36)


def cards_of(state):
    laid = [card for place in state.row for card in (place.hideout, *place.sprints)]
    return [*laid, *state.hand, *state.marshal_hand, *state.out, *(card for deck in state.decks for card in deck)]


def check_events(state):
    """Recount what §6.3 and §6.4 say of events: where they may be, and what they told."""
    in_decks = [card for deck in state.decks for card in deck if card > data.ESCAPE]
    in_piles = [card for pile in (*state.piles, *state.discards) for card in pile]
    assert max(Counter((*in_decks, *in_piles)).values(), default=1) == 1
    shown = Counter(shown.event for shown in state.shown)
    if state.variant == "random" or state.variant.startswith("helpful"):
        for deck, cards in enumerate(state.decks):
            assert sum(card > data.ESCAPE for card in cards) + sum(each.deck == deck for each in state.shown) == 2
        assert not {house.event_of(card) for card in in_decks} & set(shown)
        icon = state.variant.removeprefix("helpful_")
        allowed = house.BY_ICON.get(icon, tuple(house.House))
        assert {house.event_of(card) for card in in_decks} <= set(allowed)
    elif state.variant == "catch_up":
        assert set(in_decks) <= set(house.PLACEHOLDERS)
        for icon, pile, gone in zip(house.ICONS, state.piles, state.discards, strict=True):
            assert {house.event_of(card) for card in (*pile, *gone)} == set(house.BY_ICON[icon])
    else:
        assert in_decks == []
        assert len(in_piles) == (17 if state.variant == "discovery" else 0)
    for fact in state.facts:
        numbers = [state.row[place].hideout for place in fact.places]
        if fact.event == house.House.WITNESS:
            assert [number % 2 for number in numbers] == [fact.answer]
        else:
            assert sum(number in data.REGIONS[fact.region] for number in numbers) == fact.answer
    for look in state.looks:
        if look.event == house.House.STAKE_OUT:
            assert any(card <= data.ESCAPE for card in look.cards) == (look.kept is not False)
            assert all(card > data.ESCAPE or card in data.BANDS[look.deck] for card in look.cards)


def check_truth(state):
    """Recount everything that the past of `state` must have obeyed."""
    assert Counter(card for card in cards_of(state) if card <= data.ESCAPE) == Counter(range(43))
    for band, deck in zip(data.BANDS, state.decks, strict=True):
        assert {card for card in deck if card <= data.ESCAPE} <= set(band)
    check_events(state)
    assert all(draw.card in data.BANDS[draw.deck] for draw in state.draws)
    for seat, held in ((state.fugitive, state.hand), (state.marshal, state.marshal_hand)):
        drawn = {draw.card for draw in state.draws if draw.seat == seat}
        played = {card for place in state.row for card in (place.hideout, *place.sprints)}
        assert drawn <= {*held, *(played.union(state.out) if seat == state.fugitive else ())}
    for before, place in zip(state.row, state.row[1:], strict=False):
        footprints = sum(2 - card % 2 for card in place.sprints)
        assert before.hideout < place.hideout <= before.hideout + place.reach + footprints
        assert place.reach == 3 or state.variant != "none"
        assert data.ESCAPE not in place.sprints
        for card in (place.hideout, *place.sprints):
            when = [draw.round for draw in state.draws if draw.card == card]
            assert not when or when[0] <= place.round
    found: set[int] = set()
    for guess in state.guesses:
        hidden = {place.hideout for place in state.row[1 : guess.row]} - found - {data.ESCAPE}
        assert guess.hit == hidden.issuperset(guess.numbers)
        found.update(guess.numbers if guess.hit else ())
    assert found == {place.hideout for place in state.row if place.revealed} - {0, data.ESCAPE}


@pytest.mark.parametrize("number", few(GAMES, *GAMES[::5]))
def test_another_truth_obeys_the_rules_and_can_be_played_on(number):
    dice = random.Random(number)
    one = case("fugitive", number)
    for turn in turns(one):
        check_truth(turn.before)
        for viewer in (None, 0, 1):
            other = GAME.imagine(GAME.view(turn.before, viewer), Chance(one.seed, 10**6 + turn.version))
            check_truth(other)
            (seat,) = waited_for(GAME, other, 2)
            move = complete(GAME, other, seat, dice)
            try:
                step = play(GAME, other, seat, move, Chance(b"on", 0))
            except Illegal:
                continue
            assert result_of(step.state) or waited_for(GAME, step.state, 2)
    end = turn.step.state
    for viewer in (None, 0, 1):
        view = GAME.view(end, viewer)
        assert GAME.view(GAME.imagine(view, Chance(b"end", 0)), viewer) == view


def test_what_a_stake_out_left_lies_under_its_deck():
    """§6.4 event 14: who looked knows the card there, to the others it may be an event as well."""
    deck = (31, card_of(house.House.FOG), 34, 36)
    hers = tuple(card for card in data.BANDS[2] if card not in deck)
    state = lawful(position("m_draw", spot(3), hand=(1, 2, 42, 6, 7, 9, 18, 22), marshal_hand=hers))
    came = tuple(Shown(event, MARSHAL, 1, number) for event, number in ((14, 2), (2, 0), (3, 0), (4, 1), (5, 1)))
    pending = PendingEffect("watch", MARSHAL, house.House.STAKE_OUT)
    state = replace(state, variant="random", decks=(*state.decks[:2], deck), pending=(pending,), shown=came)
    left = line(state, "watch 3", "keep 31")
    assert left.decks[2] == (34, 36, card_of(house.House.FOG))
    for viewer, share in ((MARSHAL, 1.0), (FUGITIVE, 1 / 3), (None, 1 / 3)):
        view = GAME.view(left, viewer)
        worlds = [GAME.imagine(view, Chance(b"under", number)) for number in range(600)]
        assert all(GAME.view(world, viewer) == view for world in worlds)
        assert sum(world.decks[2][-1] > data.ESCAPE for world in worlds) / 600 == pytest.approx(share, abs=0.06)
        assert all(sum(card > data.ESCAPE for card in world.decks[2]) == 1 for world in worlds)


def every(state, viewer):
    """List every world that `viewer` cannot tell from `state`, each as often as the deal brings it: all ways in which
    cards whose place is not known can have come to both players, and all rows that can be laid with them."""
    bands = [list(_came(state, viewer, band)) for band in range(len(data.BANDS))]
    for came in product(*bands):
        when = {card: row for mine, _ in came for card, row in mine.items()} | dict.fromkeys(data.FIRST_HAND, 1)
        hers = frozenset(card for _, hers in came for card in hers)
        own = tuple((place.hideout, place.sprints) for place in state.row)
        for row in (own,) if viewer == FUGITIVE else _rows(state, when, ((0, ()),)):
            if _fits(state, viewer, row, when, hers):
                yield row, frozenset(when).difference(state.out, *((number, *cards) for number, cards in row)), hers


def _came(state, viewer, band):
    """List which cards of a band can have come to the Fugitive, with the length of the row then, and to the Marshal."""
    cards = set(data.BANDS[band])
    mine = {draw.card: draw.row for draw in state.draws if (draw.seat, draw.deck) == (FUGITIVE, band)}
    hers = {draw.card for draw in state.draws if (draw.seat, draw.deck) == (MARSHAL, band)}
    if viewer == FUGITIVE:
        laid = {card for place in state.row for card in (place.hideout, *place.sprints)}
        own = dict.fromkeys(cards.intersection({*state.hand, *laid}), 1) | mine
        yield from ((own, held) for held in combinations(sorted(cards - own.keys()), len(hers)))
        return
    free = cards - hers if viewer == MARSHAL else cards
    public = cards.intersection({*state.out}.union(*(place.open_cards() for place in state.row)))
    for dealt in combinations(sorted(free), data.DEALT[band]):
        for drawn in permutations(sorted(free.difference(dealt)), len(mine)):
            when = dict.fromkeys(dealt, 1) | dict(zip(drawn, mine.values(), strict=True))
            if public <= when.keys():
                rest = sorted(free - when.keys())
                yield from ((when, held) for held in ([hers] if viewer == MARSHAL else combinations(rest, len(hers))))


def _rows(state, when, row):
    if len(row) == len(state.row):
        yield row
        return
    place, there, last = len(row), state.row[len(row)], row[-1][0]
    used = {card for number, cards in row for card in (number, *cards)}.union(state.out)
    held = sorted(card for card in when if when[card] <= place and card not in used)
    for number in (there.hideout,) if there.revealed else held:
        others = [card for card in held if card not in (number, data.ESCAPE)]
        for cards in (there.sprints,) if there.sprints_open else combinations(others, len(there.sprints)):
            reach = there.reach + sum(map(data.sprint, cards))
            if {number, *cards} <= set(held) and last < number <= last + reach and number != data.ESCAPE:
                yield from _rows(state, when, (*row, (number, tuple(sorted(cards)))))


def _fits(state, viewer, row, when, hers):
    """Tell whether a world agrees with guesses, facts and looks."""
    found, hideouts = {0}, [number for number, _ in row]
    for guess in state.guesses:
        if guess.hit != {*hideouts[: guess.row]}.difference(found).issuperset(guess.numbers):
            return False
        found.update(guess.numbers if guess.hit else ())
    for fact in state.facts:
        numbers = [hideouts[place] for place in fact.places]
        inside = sum(number in data.REGIONS[fact.region] for number in numbers)
        if fact.answer != (numbers[0] % 2 if fact.event == house.House.WITNESS else inside):
            return False
    for look in (look for look in state.looks if look.seat == viewer):
        gone = {card for number, cards in row[: look.row] for card in (number, *cards)}
        his = {card for card, drawn in when.items() if drawn < look.row} - gone
        if not (his if viewer == MARSHAL else hers).issuperset(look.cards):
            return False
    return True


def shares(worlds):
    """Give the share of each card at each place: of the row, beneath it, in a hand."""
    counts, total = Counter(), 0
    for row, hand, hers in worlds:
        total += 1
        for place, (number, cards) in enumerate(row):
            counts.update([(place, number), *((place, "beneath", card) for card in cards)])
        counts.update([*(("hand", card) for card in hand), *(("marshal", card) for card in hers)])
    return {key: count / total for key, count in counts.items()}


@cache
def possible(name):
    """Count the worlds of a small position once."""
    return shares(every(*SMALL[name]))


def imagined(state, viewer, draws):
    view = GAME.view(state, viewer)
    for number in range(draws):
        other = GAME.imagine(view, Chance(b"many", number))
        row = tuple((place.hideout, place.sprints) for place in other.row)
        yield row, frozenset(other.hand), frozenset(other.marshal_hand)


KNOWN = tuple(card for band in data.BANDS for card in band if card not in (6, 7, 9, 12, 18, 22, 23, 30, 32))
"""A large hand of the Marshal: few cards are left whose place she does not know."""


def few(phase, *spots, hand, drawn=(), marshal_hand=KNOWN, **more):
    """Give a position that the Fugitive can have come to with these draws."""
    return lawful(replace(position(phase, *spots, hand=hand, marshal_hand=marshal_hand), **more), *drawn)


SMALL = {
    "as everybody sees it": (
        few(
            "m_guess", shown(7, 2, 9, 11), spot(12, 16), hand=(1, 3, 42, 20), marshal_hand=(14,), drawn=((12, 2),),
            guesses=(Guess((7,), True, 1, 2),),
        ),
        None,
    ),
    "two hideouts": (few("m_guess", spot(3), spot(6), hand=(1, 2, 42, 7, 9, 18, 22)), MARSHAL),
    "sprint cards": (few("m_guess", spot(6, 2, 9), spot(7, 18), hand=(1, 3, 42, 22, 23), drawn=((23, 2),)), MARSHAL),
    "sprint cards and draws": (
        few(
            "m_guess", spot(3), spot(7, 9), spot(12, 2, 22), spot(16, 1), hand=(42, 6, 18), drawn=((12, 3), (16, 3)),
            marshal_hand=tuple({*KNOWN, 23, 30, 32} - {16}),
        ),
        MARSHAL,
    ),
    "guesses that missed": (
        few(
            "m_guess", spot(3), spot(6), spot(9), spot(12), hand=(1, 2, 42, 7, 18, 22), drawn=((12, 3),),
            guesses=(Guess((3, 7), False, 1, 3), Guess((6, 9, 12), False, 2, 3), Guess((2,), False, 3, 4)),
        ),
        MARSHAL,
    ),
    "what was found": (
        few(
            "m_guess", spot(3, 1), shown(6, 22), spot(9), shown(12), spot(18, 2, 7), hand=(42, 23, 30),
            drawn=((12, 3), (23, 4), (30, 5)),
            guesses=(Guess((6,), True, 2, 3), Guess((3, 12), False, 3, 4), Guess((12,), True, 4, 5)),
        ),
        MARSHAL,
    ),
    "cards that came late": (
        few(
            "m_guess", spot(3), spot(7, 6), spot(9), spot(12), hand=(1, 2, 42, 18, 22, 23, 30),
            drawn=((12, 4), (23, 5), (30, 5)),
        ),
        MARSHAL,
    ),
    "a Witness and an Informant": (
        few(
            "m_guess", spot(3), spot(7, 1), spot(12, 22), spot(18, 2, 9), hand=(42, 6), drawn=((6, 2),),
            marshal_hand=(*KNOWN, 23, 30, 32),
            facts=(Fact(house.House.WITNESS, (2,), 1, 2), Fact(house.House.INFORMANT, (1, 2, 3), 3, 3, 0)),
        ),
        MARSHAL,
    ),
    "a Pickpocket and a Raid": (
        few(
            "m_guess", spot(3), spot(7, 6), spot(12, 2), hand=(1, 9, 42, 18, 23), drawn=((12, 2), (23, 3)), out=(22,),
            looks=(Look(house.House.PICKPOCKET, MARSHAL, 2, 3, (12,), drawn=30),), variant="random",
            shown=(Shown(house.House.PICKPOCKET, MARSHAL, 2, 0, 30), Shown(house.House.RAID, MARSHAL, 3, 0, 31)),
        ),
        MARSHAL,
    ),
    "the hand of the Marshal": (
        few(
            "f_play", spot(3), spot(6), hand=(1, 2, 42, *range(7, 15), *range(15, 28)), marshal_hand=(4, 28, 29, 30),
            drawn=tuple((card, 2) for card in (*range(9, 15), *range(17, 28))),
            looks=(Look(house.House.PICKPOCKET, FUGITIVE, 2, 2, (29,), drawn=4),),
        ),
        FUGITIVE,
    ),
}  # fmt: skip
"""Positions of which all worlds can be counted."""


@pytest.mark.parametrize(("draws", "near"), [(400, 0.1), pytest.param(2000, 0.05, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", SMALL)
def test_worlds_come_as_often_as_the_deal_brings_them(name, draws, near):
    state, viewer = SMALL[name]
    exact, drawn = possible(name), shares(imagined(state, viewer, draws))
    assert drawn.keys() <= exact.keys()
    assert len(exact) > 12
    for key, share in exact.items():
        assert drawn.get(key, 0.0) == pytest.approx(share, abs=near), key
        assert key in drawn or share < 20 / draws, key


@pytest.mark.parametrize("name", SMALL)
def test_a_row_is_found_where_none_that_is_drawn_agrees(name, monkeypatch):
    monkeypatch.setattr(rows, "MOST", 0)
    state, viewer = SMALL[name]
    assert shares(imagined(state, viewer, 10)).keys() <= possible(name).keys()


def test_a_row_is_drawn_soon_where_nearly_all_that_came_was_laid(monkeypatch):
    """Rows that the chain likes cannot be paid for here; looking for another took half a second."""
    monkeypatch.setattr(rows.Rows, "_search", None)
    open_ = shown(3, 1), shown(5), shown(10, 2), shown(13), shown(16)
    state = lawful(
        position(
            "m_guess", *open_, spot(23, 14, 20), spot(30, 19, 21, 24), spot(33), spot(35), hand=(38, 42),
            marshal_hand=(4, 7, 8, 9, 12, 15, 18, 22, 26, 27, 28),
            guesses=(Guess((6,), False, 3, 5), Guess((14,), False, 6, 7)),
        ),
        (14, 3), (23, 4), (19, 5), (21, 6), (24, 7), (30, 7), (33, 8), (35, 9), (38, 10),
    )  # fmt: skip
    assert len(shares(imagined(state, MARSHAL, 20))) > 10
