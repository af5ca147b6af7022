"""Who the computers are, and what they say at great moments."""

from collections import Counter

from bot.engine.crew import TEMPERS
from bot.titles import title

TITLE = title("alien1979")


def test_two_of_each_temper_with_names_and_faces_of_their_own():
    assert Counter(each.temper for each in TITLE.crew) == dict.fromkeys(TEMPERS, 2)
    assert all(first.temper != second.temper for first, second in zip(TITLE.crew, TITLE.crew[1:], strict=False))
    assert len({each.name for each in TITLE.crew}) == len({each.face for each in TITLE.crew}) == len(TITLE.crew)
    assert all(each.name.isalpha() and len(each.name) <= 12 and len(each.face) == 1 for each in TITLE.crew)
