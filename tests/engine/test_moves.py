"""Moves: one spelling, and no other text is one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.move import BadMove, Move
from bot.engine.play import table_move

words = st.text(st.characters(exclude_characters=" +", exclude_categories=["Cs"]), min_size=1, max_size=12)
picks = words.filter(lambda word: word != "-")
moves = st.builds(Move, words, st.lists(st.lists(picks, max_size=4).map(tuple), max_size=4).map(tuple))


@given(moves)
def test_spelling_and_reading_are_inverse(move):
    assert Move.parse(str(move)) == move


@given(st.text(max_size=40))
def test_any_text_is_a_move_with_that_spelling_or_none(text):
    try:
        move = Move.parse(text)
    except BadMove:
        return
    assert str(move) == text


@given(st.lists(moves, min_size=2, max_size=2, unique=True))
def test_different_moves_are_spelled_differently(pair):
    first, second = pair
    assert str(first) != str(second)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pass", Move("pass")),
        ("draw 1", Move("draw", (("1",),))),
        ("hide 19 16+15", Move("hide", (("19",), ("16", "15")))),
        ("hide 5 -", Move("hide", (("5",), ()))),
        ("move - - x", Move("move", ((), (), ("x",)))),
    ],
)
def test_spelling(text, move):
    assert str(move) == text
    assert Move.parse(text) == move


@pytest.mark.parametrize("text", ["", " ", " pass", "pass ", "draw  1", "hide 5 +", "hide 5+", "hide +5", "hide 5++6"])
def test_what_is_no_move(text):
    with pytest.raises(BadMove):
        Move.parse(text)


def test_the_table_spells_its_own():
    assert str(table_move("idle", 0)) == "idle 0"
    assert str(table_move("resign", 3)) == "resign 3"
