"""States are packed against each other and come back byte for byte."""

import random

from storage import states


def series(count: int) -> list[bytes]:
    """Make states that differ in a few places, as those of a game do."""
    dice = random.Random(count)
    hand = [dice.randrange(1000) for _ in range(2000)]
    made = []
    for number in range(count):
        hand[dice.randrange(len(hand))] = number
        made.append(repr(hand).encode())
    return made


def test_what_was_before_comes_back_and_takes_hardly_any_room() -> None:
    before, after = series(2)
    packed = states.pack_before(before, after)
    assert states.unpack_before(packed, after) == before
    assert len(packed) * 20 < len(before)


def test_a_game_is_walked_back_from_its_last_state() -> None:
    made = series(30)
    formers = [states.pack_before(b"", made[0]), *map(states.pack_before, made, made[1:])]
    assert states.unpack_backwards(formers, made[-1]) == made


def test_rows_without_a_state_hide_what_lies_before_them() -> None:
    made = series(6)
    formers = [None, None, None, *map(states.pack_before, made[2:], made[3:])]
    assert states.unpack_backwards(formers, made[-1]) == [b"", b"", *made[2:]]


def test_all_states_in_one_come_back_in_their_order() -> None:
    made = [b"", *series(40)]
    assert states.unpacked(states.packed(made)) == made
    assert len(states.packed(made)) * 20 < sum(map(len, made))
