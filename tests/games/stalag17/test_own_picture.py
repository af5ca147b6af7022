"""The picture of a seat's own cards."""

import pytest
from msgspec.structs import replace

from bot.engine.game import Result
from bot.engine.move import Move
from cogs.stalag17 import data
from cogs.stalag17.face import own_words
from cogs.stalag17.render import PRESENTER
from tests.contract.pictures import opened
from tests.games.stalag17.build import A, B, seen, short, spelt, table, who, with_player
from tests.games.stalag17.looks import games, middle, said


def drawn(state, draft="", viewer=A, language="en"):
    move = Move.parse(spelt(state, viewer, draft)) if draft else None
    return PRESENTER.private_picture(seen(state, viewer), move, said(language))()


def test_every_own_fact_is_in_the_picture():
    state = middle()
    pictures = {drawn(state)}
    mine = state.players[A]
    for more in ({"hand": mine.hand[1:]}, {"laid": mine.laid[1:]}, {"vigilance": 8}, {"informer": True}):
        pictures.add(drawn(with_player(state, A, **more)))
    pictures.add(drawn(replace(state, phase="joint", escaper=B, players=(replace(mine, left=1), *state.players[1:]))))
    assert len(pictures) == 6
    assert drawn(with_player(state, B, hand=())) in pictures, "what others hold isn't in it"


def test_what_is_chosen_so_far_is_marked():
    state = middle()
    assert (
        len({drawn(state), drawn(state, "play food2"), drawn(state, "play r5"), drawn(state, "discard r5+info")}) == 4
    )
    assert drawn(state, "draw") == drawn(state)


@pytest.mark.parametrize(
    ("laid", "helping"),
    [
        ("", "food2 r5 barr"),
        ("food1", "r5 barr"),
        ("food1 clothes1 map1", "r5"),
        ("barr", "food2 r5 barr"),
        ("food1 clothes1 map1 r5 r3", ""),
    ],
)
def test_a_tick_is_on_what_brings_nearer_to_the_plan(laid, helping):
    state = table(who("food2 tools1 r5 barr info", laid), who(), plan="food clothes map + 6")
    view = seen(state, A)
    found = [short(card) for card in view.own.hand if own_words.is_helpful(view, card)]
    assert found == helping.split()


@pytest.mark.parametrize("language", ["en", "es"])
def test_any_number_of_cards_and_dice_fits(language):
    crowd = with_player(middle(), A, hand=data.DECK[:40], laid=data.DECK[40:70], vigilance=99)
    crowd = replace(crowd, plan=replace(crowd.plan, faces=("food",) * 5, objects=("food",) * 5))
    for state in (crowd, table(who(), who()), *(step.state for step in games()[0][:200:40])):
        picture = opened(drawn(state, language=language))
        assert (picture.size, picture.mode, picture.info) == ((1200, 900), "P", {})


def test_nobody_else_has_one_and_none_is_needed_at_the_end():
    assert PRESENTER.private_picture(seen(middle()), None, said()) is None
    over = replace(middle(), phase="over", result=Result((0,), "free", (1, 2, 3)))
    assert PRESENTER.private_picture(seen(over, A), None, said()) is None
