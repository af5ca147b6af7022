"""Texts inside Discord's limits."""

import pytest

from bot.engine.wording import ALT, MESSAGE, PAGE, cut, fitting, within
from bot.local import limits
from bot.local.errors import ApiError


@pytest.mark.parametrize(
    ("limit", "kept"),
    [(11, ["one", "two", "six"]), (10, ["one", "two"]), (7, ["one", "two"]), (6, ["one"]), (3, ["one"]), (0, ["one"])],
)
def test_lines_that_find_no_room_stay_out(limit, kept):
    assert fitting(["one", "two", "six"], limit) == kept
    assert len("\n".join(kept)) <= limit or len(kept) == 1


def test_nothing_fits_anywhere():
    assert fitting([], 10) == []


def test_what_is_cut_says_so():
    assert cut("a sentence", 10) == "a sentence"
    assert cut("a sentence", 9) == "a senten…"


def test_a_button_has_the_longer_text_where_it_fits():
    assert within("longer", "short") == "longer"
    assert within("x" * 80, "short") == "x" * 80
    assert within("x" * 81, "short") == "short"


@pytest.mark.parametrize(
    ("most", "message"),
    [
        (MESSAGE, lambda text: {"content": text}),
        (PAGE, lambda text: {"embeds": [{"description": text}]}),
        (ALT, lambda text: {"content": "x", "attachments": [{"id": "0", "description": text}]}),
    ],
)
def test_discord_takes_as_many_letters_and_no_more(most, message):
    files = {0: ("board.png", b"", "image/png")}
    limits.message(message("x" * most), files)
    with pytest.raises(ApiError):
        limits.message(message("x" * (most + 1)), files)
