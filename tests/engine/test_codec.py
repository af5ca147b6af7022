"""The codec: strict, and the same bytes for the same value."""

from typing import Annotated, TypeAlias

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.codec import decode, encode, read_state
from bot.engine.event import Event, Private, declared, fields, members_of
from bot.engine.game import Result
from bot.engine.record import Record, Seat

Held: TypeAlias = Annotated[int, "card"]


class Drew(Event, frozen=True):
    who: Seat
    cards: tuple[Held, ...]
    hit: bool = False
    whose: Seat | None = None


class DrewCards(Private, frozen=True):
    who: Seat
    cards: tuple[Held, ...]


class Card(Record, frozen=True):
    number: int
    marks: frozenset[str] = frozenset()


class Desk(Record, frozen=True):
    cards: tuple[Card, ...]
    notes: dict[str, int]
    owner: int | None = None


desks = st.builds(
    Desk,
    st.lists(st.builds(Card, st.integers(-(2**53), 2**53), st.frozensets(st.text(max_size=5)))).map(tuple),
    st.dictionaries(st.text(max_size=5), st.integers(-100, 100)),
    st.none() | st.integers(0, 9),
)


@given(desks)
def test_there_and_back(desk):
    assert decode(Desk, encode(desk)) == desk
    assert encode(decode(Desk, encode(desk))) == encode(desk)


def test_sets_and_keys_are_sorted():
    one = Desk((Card(1, frozenset(("b", "a", "c"))),), {"y": 1, "x": 2})
    other = Desk((Card(1, frozenset(("c", "b", "a"))),), {"x": 2, "y": 1})
    assert encode(one) == encode(other)
    assert encode(one) == b'{"cards":[{"number":1,"marks":["a","b","c"]}],"notes":{"x":2,"y":1},"owner":null}'


@pytest.mark.parametrize(
    "data",
    [
        b'{"number":1,"marks":[],"colour":"red"}',
        b'{"number":"1"}',
        b'{"number":1.5}',
        b'{"number":true}',
        b'{"number":null}',
        b'{"marks":[]}',
        b'{"number":1,"marks":[1]}',
        b'{"number":1,"marks":"ab"}',
        b'{"number":1',
        b"[1]",
        b"",
    ],
)
def test_anything_else_is_refused(data):
    with pytest.raises(ValueError, match=r"."):
        decode(Card, data)


def test_what_json_cannot_hold_is_refused():
    with pytest.raises(TypeError):
        encode(object())


def test_records_cannot_be_changed():
    card = Card(1)
    with pytest.raises(AttributeError):
        card.number = 2
    assert hash(card) == hash(Card(1))


def test_events_are_read_as_what_they_are():
    happened = (Drew(1, (1, 2), True), DrewCards(1, (7,), to=(2, 0)))
    again = decode(tuple[Drew | DrewCards, ...], encode(happened))
    assert again == happened
    assert [event.key for event in again] == ["drew", "drew_cards"]
    assert [[event.reaches(viewer) for viewer in (None, 0, 1, 2)] for event in again] == [
        [True] * 4,
        [False, True, False, True],
    ]
    assert [event.touches for event in again] == [{1}, {0, 1, 2}]


def test_what_is_private_always_says_who_is_told():
    with pytest.raises(ValueError, match="to"):
        decode(Drew | DrewCards, b'{"event":"drew_cards","who":1,"cards":[7]}')
    with pytest.raises(TypeError):
        DrewCards(1, (7,))


def test_the_kind_of_a_field_follows_from_its_type():
    who, cards = ("who", "seat", False), ("cards", "card", True)
    assert fields(DrewCards) == (who, cards, ("to", "seat", True))
    assert fields(Drew) == (who, cards, ("hit", "", False), ("whose", "seat", False))


def test_a_module_joins_what_it_declares():
    assert members_of(__name__) == (Drew, DrewCards)
    assert declared(__name__) == Drew | DrewCards


class Old:
    """A game whose schema 1 called `number` by another name."""

    name, schema, state_type = "old", 2, Card

    def upgrade(self, old, schema):
        if schema != 1:
            raise ValueError(schema)
        return {"number": old["value"]}


def test_an_older_snapshot_is_upgraded():
    assert read_state(Old(), b'{"value":7}', 1) == Card(7)
    assert read_state(Old(), b'{"number":7}', 2) == Card(7)


@pytest.mark.parametrize(
    ("data", "schema"), [(b'{"number":7}', 3), (b'{"value":7}', 0), (b'{"value":7}', 2), (b"x", 1)]
)
def test_what_is_no_snapshot_of_that_schema(data, schema):
    with pytest.raises(ValueError, match=r"."):
        read_state(Old(), data, schema)


def test_an_upgrade_that_gives_nonsense_is_refused():
    with pytest.raises(msgspec.ValidationError):
        read_state(Old(), b'{"value":"seven"}', 1)


def test_a_result_there_and_back():
    result = Result((0, 2), "caught", (1, 3, 2))
    assert decode(Result, encode(result)) == result
