"""The redeal keeps to the rules: docs/rules/fugitive.md §2, §3.3 and §3.4 hold in every truth it gives."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import TABLE, Illegal, play, table_move, waited_for
from cogs.fugitive import data, house
from cogs.fugitive.house_state import Errand
from cogs.fugitive.rules.game import GAME, Fugitive
from cogs.fugitive.state import Guess
from tests.contract.playouts import Case, Turn, case, complete, turns
from tests.contract.secrecy import Tally, check_secrecy, check_told
from tests.games.fugitive.build import FUGITIVE, MARSHAL, on_top, position, spot

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


@pytest.mark.parametrize("number", GAMES)
def test_another_truth_obeys_the_rules_and_can_be_played_on(number):
    dice = random.Random(number)
    one = case("fugitive", number)
    for turn in turns(one):
        check_truth(turn.before)
        for viewer in (None, 0, 1):
            other = GAME.redeal(turn.before, viewer, Chance(one.seed, 10**6 + turn.version))
            check_truth(other)
            (seat,) = waited_for(GAME, other, 2)
            move = complete(GAME, other, seat, dice)
            try:
                step = play(GAME, other, seat, move, Chance(b"on", 0))
            except Illegal:
                continue
            assert GAME.result(step.state) or waited_for(GAME, step.state, 2)


def reached(state, viewer, draws=300):
    return [GAME.redeal(state, viewer, Chance(b"many", number)) for number in range(draws)]


def test_the_marshal_cannot_exclude_any_first_hideout():
    """§4 test 32: after a time-out each of 1, 2, 3 comes up about as often."""
    state = position("m_draw", spot(2, round=1), hand=(1, 3, 42, 4, 5, 6, 15, 16), round=1, due=2)
    counts = Counter(other.row[1].hideout for other in reached(state, MARSHAL))
    assert set(counts) == {1, 2, 3}
    assert min(counts.values()) > 50


def test_a_miss_is_never_undone():
    """§3.4: what missed as a single guess since the place existed lies nowhere in the row."""
    state = position(
        "f_play", spot(2, round=1), hand=(1, 3, 42), guesses=(Guess((1,), False, 1, 2), Guess((41,), False, 1, 2))
    )
    assert {other.row[1].hideout for other in reached(state, MARSHAL)} == {2, 3}


def test_everybody_keeps_what_they_hold():
    state = position("m_guess", spot(2, 4), spot(5, 8), hand=(1, 3, 42, 20), marshal_hand=(6, 30))
    for other in reached(state, FUGITIVE, 50):
        assert (other.hand, other.row) == (state.hand, state.row)
    for other in reached(state, MARSHAL, 50):
        assert other.marshal_hand == state.marshal_hand
    assert len({other.marshal_hand for other in reached(state, FUGITIVE)}) > 20
    assert len({other.row for other in reached(state, MARSHAL)}) > 10
    assert len({other.decks for other in reached(state, FUGITIVE)}) > 200


def test_nothing_is_hidden_once_it_is_over():
    state = GAME.resign(position("m_guess", spot(2)), MARSHAL, Chance(b"", 0)).state
    assert GAME.redeal(state, None, Chance(b"", 0)) == state


class TellsTheTop(Fugitive):
    """Shows everybody whether an event lies on top of a deck (§6.3: where they lie is secret)."""

    def view(self, state, viewer):
        seen = super().view(state, viewer)
        tops = [deck[0] > data.ESCAPE for deck in state.decks if deck]
        return replace(seen, due=seen.due + 100 * any(tops))


class TellsTheKind(Fugitive):
    """Shows everybody an event that still lies in a deck."""

    def view(self, state, viewer):
        return replace(super().view(state, viewer), due=max((max(deck, default=0) for deck in state.decks), default=0))


class TellsThePile(Fugitive):
    """Shows everybody the next event of each pile."""

    def view(self, state, viewer):
        return replace(super().view(state, viewer), due=sum(pile[0] for pile in state.piles if pile))


class TellsLooks(Fugitive):
    """Shows everybody what an event showed to one player (§6.4)."""

    def view(self, state, viewer):
        seen = super().view(state, viewer)
        return replace(seen, due=sum(sum(look.cards) for look in state.looks))


@pytest.mark.parametrize(
    ("game", "variant"),
    [
        (TellsTheTop, "random"),
        (TellsTheTop, "catch_up"),
        (TellsTheKind, "random"),
        (TellsThePile, "discovery"),
        (TellsLooks, "helpful_fugitive"),
        (TellsLooks, "random"),
    ],
)
def test_leaks_of_events_are_found(game, variant):
    """The redeal moves events about, so that the secrecy suite sees who learns of them."""
    numbers = [number for number in range(108) if case("fugitive", number).options["events"] == variant]

    def seek():
        for number in numbers:
            check_secrecy(case("fugitive", number), Tally(), game())

    with pytest.raises(AssertionError, match=r"tells|told"):
        seek()


class ForgetsDraws(Fugitive):
    """Shows nobody what was drawn."""

    def view(self, state, viewer):
        return replace(super().view(state, viewer), draws=(), marshal_hand=None)


def check_drawn(first, second, viewer, rules=GAME):
    """Let the Marshal's time for the draws of a Roadblock run out while deck 1 holds `first`, or `second`, on top."""
    errand = Errand("draw", MARSHAL, house.House.ROADBLOCK, 2)
    before = replace(position("m_draw", spot(3)), errands=(errand,))
    truths = [on_top(before, 0, *cards) for cards in (first, second)]
    late = table_move("idle", MARSHAL)
    drawn = Turn(1, truths[0], TABLE, late, (), play(rules, truths[0], TABLE, late, Chance.scripted(())))
    check_told(Case("fugitive", 0, 2, {}), rules, drawn, truths[1], viewer, Tally(), "here")


@pytest.mark.parametrize("viewer", [MARSHAL, FUGITIVE, None])
def test_an_event_may_come_up_before_or_after_the_hideouts_of_one_time_out(viewer):
    """§6.3: views do not keep which of the two."""
    check_drawn((house.House.FOG, 5, 6), (5, house.House.FOG, 6), viewer)


@pytest.mark.parametrize("second", [(6, house.House.FOG, 5), (house.House.FOG, 6, 5), (5, house.House.FOG, 7)])
def test_cards_that_were_told_and_are_not_seen_are_found(second):
    with pytest.raises(AssertionError, match="not what is seen"):
        check_drawn((5, house.House.FOG, 6), second, MARSHAL, ForgetsDraws())
