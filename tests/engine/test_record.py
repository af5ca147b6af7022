"""What every value of a game is made of."""

import pytest

from bot.engine.codec import decode
from bot.engine.record import Record


class Card(Record, frozen=True):
    number: int


def test_a_record_is_read_whole_and_cannot_be_changed() -> None:
    card = decode(Card, b'{"number":7}')
    with pytest.raises(AttributeError):
        card.number = 8  # type: ignore[misc]
    assert {card: "seven"}[Card(7)] == "seven"
    with pytest.raises(ValueError, match="colour"):
        decode(Card, b'{"number":7,"colour":"red"}')
