"""A rules book as data is read whole, or refused with where it is wrong."""

import re
import tomllib
from typing import Any

import pytest

from bot.engine.book import book, chapters


def written(text: str) -> Any:
    return tomllib.loads(text).get("chapter")


def test_a_book_is_read() -> None:
    rows = written(
        """
        [[chapter]]
        name = "aim"
        [[chapter]]
        name = "hiding"
        verbs = ["hide", "sprint"]
        step = "hide"
        shows = "look castle"
        needs = [{ events = "yes" }, { events = "some", roles = "host" }]
        """,
    )
    aim, hiding = read = book(rows)
    assert (aim.name, aim.verbs, aim.step, aim.shows, aim.needs) == ("aim", (), "", "board", ())
    assert (hiding.verbs, hiding.step, hiding.shows) == (("hide", "sprint"), "hide", "look castle")
    assert chapters(read, None) == read
    assert chapters(read, {"events": "no", "roles": "host"}) == (aim,)
    assert chapters(read, {"events": "some", "roles": "host"}) == read


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "a list of [[chapter]]"),
        ("[chapter]\nname = 'aim'", "a list of [[chapter]]"),
        ("[[chapter]]\nverbs = []", "chapter 1: `name`"),
        ("[[chapter]]\nname = 'Aim'", "chapter 1: `name`"),
        ("[[chapter]]\nname = 'aim'\nverb = 'x'", "chapter 1: unknown: verb"),
        ("[[chapter]]\nname = 'aim'\nverbs = 'x'", "`verbs`"),
        ("[[chapter]]\nname = 'aim'\nstep = 3", "`step`"),
        ("[[chapter]]\nname = 'aim'\nshows = 'look '", "`shows`"),
        ("[[chapter]]\nname = 'aim'\nneeds = 'events'", "`needs`"),
        ("[[chapter]]\nname = 'aim'\n[[chapter]]\nname = 'aim'", "there twice: aim"),
        ("[[chapter]]\nname = 'a'\nverbs = ['x']\n[[chapter]]\nname = 'b'\nverbs = ['x']", "there twice: x"),
    ],
)
def test_what_is_no_book_is_refused_with_where(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=re.escape(wrong)):
        book(written(text))
