"""What must appear once is written with its move, and waits in order."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.page import Line, Page, TextFile
from bot.table.outbox import OLD, content, next_message, post
from bot.table.tables import Tables
from storage.records.tables import Post
from tests.table.play import dealt_table, fugitive, opened_store

NOW = 1_000_000.0


def waiting(*made: float) -> list[Post]:
    """Posts for the channel, made so many seconds ago."""
    return [Post("line", -1, b"", NOW - ago, number) for number, ago in enumerate(made, 1)]


def numbers(posts: list[Post]) -> list[int]:
    return [each.number for each in next_message(posts, NOW)]


def test_posts_come_one_after_the_other() -> None:
    assert numbers(waiting(50, 40)) == [1]
    assert numbers(waiting(OLD - 1, 40)) == [1]


def test_what_is_older_than_an_hour_becomes_one_message() -> None:
    assert numbers(waiting(OLD + 9, OLD + 5, OLD - 5)) == [1, 2]
    assert numbers(waiting(OLD + 9)) == [1]


def test_other_readers_have_a_message_of_their_own() -> None:
    first, second, third = waiting(OLD + 9, OLD + 8, OLD + 7)
    private = Post("line", 1, b"", second.made, 2)
    assert numbers([first, private, third]) == [1, 3]
    assert numbers([private, third]) == [2]


def test_those_who_watch_have_a_message_in_each_language() -> None:
    """What an earlier release has left for them has the seat -2."""
    kinds = ((-2, "scene-en"), (-2, "scene-es"), (-2, "scene-en"), (-1, "scene"), (-1, "line"))
    posts = [Post(kind, seat, b"", NOW - OLD - 9, number) for number, (seat, kind) in enumerate(kinds, 1)]
    assert [numbers(posts[first:]) for first in (0, 1, 3)] == [[1, 3], [2], [4, 5]]


def test_what_was_joined_once_stays_so_however_old_the_others_have_become() -> None:
    posts = waiting(OLD + 9, OLD + 8, OLD + 7)
    tried = [Post(each.kind, each.seat, each.content, each.made, each.number, 1) for each in posts[:2]]
    assert numbers([*tried, posts[2]]) == [1, 2]


def test_lines_are_joined_to_a_line_and_pages_under_the_last_title() -> None:
    one, two = Line("One.", (7,), quiet=True), Line("Two.", (3, 7))
    page, last = Page("Round 3", ("Eva escapes.",)), Page("Round 4", ("Tom does, too.",), colour=5)

    def joined(*shown: Line | Page) -> Line | Page:
        return content([post("line", each, NOW) for each in shown])

    assert [joined(each) for each in (one, two, page)] == [one, two, page]
    assert joined(one, two) == Line("One.\nTwo.", (3, 7))
    assert joined(page, one, last) == Page(
        "Round 4", ("**Round 3**", "Eva escapes.", "One.", "**Round 4**", "Tom does, too."), colour=5
    )


def test_what_is_joined_carries_the_files_of_all() -> None:
    one, two = TextFile("seal-1.txt", "ab"), TextFile("words-1.txt", "cd")
    for last in (Line("Two.", files=(two,)), Page("Round 3", (), files=(two,))):
        assert content([post("line", Line("One.", files=(one,)), NOW), post("line", last, NOW)]).files == (one, two)


def test_seal_and_deal_that_wait_together_are_one_message() -> None:
    """But not what else waits, and nothing that was joined before."""
    kinds = ("shuffle", "shuffle", "scene", "shuffle")
    posts = [Post(kind, -1, b"", NOW, number) for number, kind in enumerate(kinds, 1)]
    assert [numbers(posts[first:]) for first in (0, 2, 3)] == [[1, 2], [3], [4]]
    apart = [posts[0], Post("shuffle", -1, b"", NOW, 2, joined=2)]
    assert numbers(apart) == [1]


async def test_no_move_is_lost_for_the_words_about_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A face that cannot tell a story ends the game all the same, with all the rest of its last message."""
    game = fugitive()
    monkeypatch.setitem(vars(game.presenter), "story", lambda *given: 1 / 0)
    async with opened_store(tmp_path / "escapade.db") as store:
        table = await dealt_table(Tables(store), game)
        await table.resign(1)
        assert table.record.status == "over"
        (ended,) = [each for each in await store.outbox(table.id) if each.kind == "ending"]
        page = content([ended])
        assert isinstance(page, Page)
        assert page.calls == tuple(seat.user for seat in table.record.seats)
        assert any("won" in line or "wins" in line for line in page.lines)
