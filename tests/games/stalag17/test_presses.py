"""How few presses the actions of a turn take, and which button stands out (docs/rules/stalag17.md §3.4)."""

import pytest

from bot.engine.custom_id import read
from bot.engine.move import Move
from bot.engine.page import Menu
from bot.ui.pages import controls
from cogs.stalag17.render import PRESENTER
from cogs.stalag17.rules.game import GAME
from tests.contract.reach import seated
from tests.games.stalag17.build import A, B, C, seen, spelt, table, who
from tests.games.stalag17.looks import ALL, LANGUAGES, NAMES, said
from tests.lab.bench.presses import presses

RICH = "food1 food2 tools1 map1 documents1 food/map r4 r5 barr info"


def rich(**more):
    """A hand of ten kinds, with two offers open and one to make."""
    return table(who(RICH), who(offer="clothes1"), who(offer="map2"), plan="food map + 5", rules=ALL, **more)


def counted(state, text, language="en"):
    say = said(language, NAMES[: len(state.players)])
    return presses(seated("stalag17", state, len(state.players)), A, Move.parse(spelt(state, A, text)), say)


def shown(state, viewer=A, draft=None):
    rows = controls.rows(seated("stalag17", state, len(state.players)), viewer, draft, said())
    return [button for row in rows if not isinstance(row, Menu) for button in row]


@pytest.mark.parametrize("card", ["food/map", "barr"])
def test_the_best_cards_are_played_in_a_press_however_rich_the_table_is(card):
    assert counted(rich(discards="tools2"), f"play {card}") == 1


@pytest.mark.parametrize("card", ["food1", "food2", "map1", "r4", "r5", "documents1"])
def test_every_other_card_is_two_presses_behind_more_moves(card):
    assert counted(rich(discards="tools2"), f"play {card}") == 3


@pytest.mark.parametrize("way", ["pile", "discard", "hand barr"])
def test_the_only_offer_is_taken_in_a_press_behind_more_moves_however_rich_the_table_is(way):
    for hand in ("food/map r5 barr", RICH):
        state = table(who(hand), who(offer="map2"), plan="food map + 5", rules=ALL, discards="tools2")
        assert counted(state, f"take 1 {way}") == 2


def test_the_dearest_card_that_helps_nothing_is_discarded_in_a_press():
    for hand, card in (
        ("food1 r3 info tools2", "info"),
        ("food1 map1 tools2 documents1", "tools2"),
        ("food1 r4", "r4"),
    ):
        state = table(who(hand), who(), plan="food map + 3", rules=ALL)
        assert counted(state, f"discard {card}") == 1
    assert counted(rich(), "discard info") <= 3


def test_the_offer_that_the_plan_needs_comes_first():
    state = rich(discards="tools2")
    (ask,) = (ask for ask in GAME.asks(state, A) if ask.verb == "take")
    assert [move.picks[0] for move in PRESENTER.shortcuts(seen(state, A), ask)] == [(str(C),)] * 3


def test_what_lies_on_top_of_a_discard_is_presumed():
    """S22: nothing that the plan asks for, so that the next player gains least."""
    state = table(who("food1 map1 food/map info r3"), who(), plan="food map + 5", rules=ALL)
    ask = next(ask for ask in GAME.asks(state, A) if ask.verb == "discard")
    for cards, top in (("food1+food/map+info", "info"), ("map1+food/map+info", "info")):
        picks = Move.parse(spelt(state, A, f"discard {cards}")).picks
        field = GAME.next_field(state, A, ask, picks)
        (presumed,) = PRESENTER.presumed(seen(state, A), ask, field, picks)
        assert presumed == spelt(state, A, f"play {top}").split(" ")[1]
    assert counted(state, "discard food1+food/map+info info") == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("laid", "informer", "style"),
    [("food1 map1 r5", False, "good"), ("food1 r5", False, "plain"), ("food1 map1 r5", True, "plain")],
)
def test_an_escape_that_gets_a_prisoner_out_is_green(language, laid, informer, style):
    """S12; that of an informer frees nobody (§4.1)."""
    state = table(who("r3", laid, informer=informer), who(), plan="food map + 5", rules=ALL)
    assert [each.style for each in shown(state) if each.press.endswith(":escape")] == [style]
    if not informer:
        joint = table(who(), who("r3", laid), plan="food map + 5", rules=ALL, phase="joint", turn=B, escaper=A)
        assert [each.style for each in shown(joint, B) if each.press.endswith(":join")] == [style]


@pytest.mark.parametrize(("phase", "verb"), [("turn", "escape"), ("joint", "join")])
def test_what_would_fail_is_pressed_twice(phase, verb):
    """§3.5, §4.4: it costs vigilance; what succeeds is one press."""
    for laid, actions in (("food1 r5", ["do"]), ("food1", ["weigh"])):
        state = table(who(laid=laid), who(), who(), plan="food + 5", rules="joint", phase=phase, escaper=B)
        (button,) = [each for each in shown(state) if each.label.startswith(verb.title())]
        assert [read(button.press).action] == actions
    again = shown(state, draft=Move(verb))
    assert [(each.style, read(each.press).action) for each in again if read(each.press).argument == verb] == [
        ("danger", "do")
    ]
    assert "clear" in {read(each.press).action for each in again}
