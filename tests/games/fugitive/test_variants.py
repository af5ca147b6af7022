"""The four event variants (docs/rules/fugitive.md §6.3), cited by the tests E21, E22 and E24 of §6.4."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from cogs.fugitive import data, house
from cogs.fugitive.events import HouseEvent
from cogs.fugitive.house import House, card_of
from cogs.fugitive.policy import POLICIES
from cogs.fugitive.rules.game import GAME
from tests.contract.playouts import case, turns
from tests.drills.few import first
from tests.games.fugitive.build import FUGITIVE, MARSHAL, asked, do, event, line, on_top, position, spot, told

ROW = (spot(5), spot(10, 8, 9))
HITS = 120


def dealt(variant, seed=b"deal"):
    """Deal a game of a variant."""
    return GAME.setup(2, settled(GAME, {"events": variant}), Chance(seed, 0)).state


def specials(state):
    """List what lies in each deck beside hideouts."""
    return [[card for card in deck if card > data.ESCAPE] for deck in state.decks]


def shuffled_in(state):
    """List what lies in all decks beside hideouts."""
    return [card for cards in specials(state) for card in cards]


@pytest.mark.parametrize("variant", house.VARIANTS)
def test_e24_events_come_after_the_hand_and_change_nothing_of_the_deal(variant):
    """E24: nine cards without an event; the hideouts are dealt as they are without events."""
    state, plain = dealt(variant), dealt("none")
    assert (state.fugitive, state.hand) == (plain.fugitive, plain.hand)
    for deck, hideouts in zip(state.decks, plain.decks, strict=True):
        assert {card for card in deck if card <= data.ESCAPE} == set(hideouts)
    in_decks = 0 if variant in ("none", "discovery") else 2
    assert [len(cards) for cards in specials(state)] == [in_decks] * 3
    assert [len(deck) for deck in state.decks] == [8 + in_decks, 12 + in_decks, 13 + in_decks]


@pytest.mark.parametrize(("variant", "icon"), [("helpful_fugitive", "fugitive"), ("helpful_marshal", "marshal")])
def test_helpful_takes_all_events_of_one_side(variant, icon):
    """§6.3: two per deck."""
    assert {house.event_of(card) for card in shuffled_in(dealt(variant))} == set(house.BY_ICON[icon])


def test_random_takes_six_of_seventeen():
    """§6.3: every event gets its turn over many deals."""
    deals = [shuffled_in(dealt("random", bytes((number,)))) for number in range(60)]
    assert all(len(set(cards)) == 6 for cards in deals)
    assert {house.event_of(card) for cards in deals for card in cards} == set(House)


def test_discovery_has_all_seventeen_in_one_pile():
    """§6.3."""
    (pile,) = dealt("discovery").piles
    assert sorted(map(house.event_of, pile)) == list(House)


def test_catch_up_has_a_pile_for_each_side_and_six_placeholders():
    """§6.3."""
    state = dealt("catch_up")
    assert sorted(shuffled_in(state)) == list(house.PLACEHOLDERS)
    for icon, pile in zip(house.ICONS, state.piles, strict=True):
        assert {house.event_of(card) for card in pile} == set(house.BY_ICON[icon])


def behind(*spots, phase="m_draw"):
    """Build a Catch-up game with a placeholder on deck 1 and known piles."""
    piles = ((card_of(House.FOG),), (card_of(House.SECOND_WIND),), (card_of(House.OVERTIME),))
    state = replace(on_top(position(phase, *spots), 0, house.PLACEHOLDERS[0]), variant="catch_up")
    return replace(state, piles=piles, discards=((),) * 3)


@pytest.mark.parametrize(
    ("spots", "drawn"),
    [
        ((spot(5),), House.FOG),
        (ROW, House.SECOND_WIND),
        ((*ROW, spot(12)), House.OVERTIME),
        ((*ROW, spot(12), spot(14)), House.OVERTIME),
    ],
)
def test_e21_the_face_down_hideouts_choose_the_pile(spots, drawn):
    """E21: the drawer of the placeholder is the drawer of the event, and draws again."""
    step = do(behind(*spots), "draw 1")
    assert event(step, "placeholder").hidden == len(spots)
    assert event(step, "house_event") == HouseEvent(who=MARSHAL, name=drawn)
    assert (asked(step.state), step.state.phase) == (MARSHAL, "m_draw")
    pile = min(len(spots), 3) - 1
    assert (step.state.piles[pile], step.state.discards[pile]) == ((), (card_of(drawn),))


def test_an_emptied_pile_is_shuffled_from_its_discards():
    """§6.3."""
    gone = (card_of(House.CROWD), card_of(House.FOG), card_of(House.SHORTCUT))
    state = replace(behind(spot(5)), piles=((), (), ()), discards=(gone, (), ()))
    step = do(state, "draw 1", draws=[0, 0])
    assert sorted((*step.state.piles[0], *step.state.discards[0])) == sorted(gone)
    assert len(step.state.discards[0]) == 1


def discovery(*events, **more):
    """Build a Discovery game before a guess, with these events on the pile."""
    state = replace(position("m_guess", *ROW, spot(12), spot(14), **more), variant="discovery", discards=((),))
    return replace(state, piles=(tuple(map(card_of, events)),))


def test_e22_a_guess_of_three_hideouts_brings_one_event():
    """E22: the Fugitive is the drawer, and no draw follows."""
    step = do(discovery(House.FOG, House.CROWD), "guess 5+10+12")
    assert [each for each in told(step) if each == "house_event"] == ["house_event"]
    assert event(step, "house_event").who == FUGITIVE
    assert (step.state.phase, step.state.draws, step.state.effects.fog) == ("f_draw", (), 1)


def test_a_miss_or_a_win_discovers_nothing():
    """§6.3: only a successful guess, and only if it did not win."""
    assert told(do(discovery(House.FOG), "guess 6")) == ("guessed", "round")
    assert "house_event" not in told(do(discovery(House.FOG), "guess 5+10+12+14"))


def test_nothing_is_discovered_in_a_manhunt():
    """§6.3."""
    state = replace(discovery(House.FOG), phase="manhunt")
    assert told(do(state, "guess 5")) == ("guessed", "found")


def test_an_event_of_discovery_is_resolved_before_the_next_guess():
    """§6.3: before any further guess of that turn."""
    state = discovery(House.ROADBLOCK)
    state = line(replace(state, effects=replace(state.effects, overtime=1)), "guess 5")
    assert (asked(state), state.phase, state.round) == (MARSHAL, "m_after", 2)
    state = line(state, "draw 1", "draw 1")
    assert (state.phase, state.round, state.marshal_hand) == ("m_guess", 2, (4, 6))


def test_every_event_is_drawn_and_used_over_seeded_games():
    """§6.3, §6.4: and each was worth something, not just "nothing to do"."""
    drawn, used, verbs = Counter(), Counter(), set()
    for number in range(HITS):
        for turn in turns(case("fugitive", number)):
            verbs.add(turn.move.verb)
            keys = [(each.key, getattr(each, "name", None)) for each in turn.step.events]
            drawn.update(House(event) for key, event in keys if key == "house_event")
            used.subtract(House(event) for key, event in keys if key == "nothing")
    used.update(drawn)
    assert set(drawn) == set(House)
    assert min(used[event] for event in House) > 0
    assert verbs >= {"trace", "probe", "watch", "keep", "close"}


@pytest.mark.parametrize("numbers", first((range(1), range(1, 6))))
@pytest.mark.parametrize("variant", house.VARIANTS[1:])
@pytest.mark.parametrize("level", POLICIES)
def test_computer_players_cope_with_every_variant(variant, level, numbers):
    """§8: no move is refused, and every game ends."""
    options = settled(GAME, {"events": variant, "bonus_pass": "yes"})
    for number in numbers:
        for played in playout(GAME, 2, options, game_seed(variant, number), (POLICIES[level],)):
            assert played.refused == 0
        assert played.step.state.result is not None
