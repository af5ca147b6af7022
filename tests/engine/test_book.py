"""A rules book as data is read whole, or refused with where it is wrong."""

import re
from pathlib import Path

import pytest

from bot.engine.book import book, chapters


def written(folder: Path, text: str) -> Path:
    file = folder / "book.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_book_is_read(tmp_path: Path) -> None:
    file = written(
        tmp_path,
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
    aim, hiding = read = book(file)
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
        ("chapter = 3 3", "book.toml"),
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
def test_what_is_no_book_is_refused_with_where(tmp_path: Path, text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=re.escape(wrong)):
        book(written(tmp_path, text))
