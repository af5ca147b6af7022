"""Who is host next, and when."""

import pytest
from msgspec.structs import replace

from bot.engine.move import Illegal
from bot.engine.page import Line
from bot.installed_games import installed_game
from bot.table import access, hosting, lobby
from bot.table.clock import Clock
from bot.table.housekeeping import Housekeeping
from bot.table.outbox import content
from bot.table.table import Table
from bot.table.tables import Tables
from storage.records.agreements import TableAgreements
from storage.records.tables import MatchRecord
from tests.table.play import HOST, Time, lobby_record, person

HOUR = 3600.0


async def at_play(tables: Tables, game: str, players: int) -> Table:
    """Deal a game to so many."""
    record = lobby_record(installed_game(game))
    record = replace(record, seats=tuple(person(user) for user in range(1, players + 1)))
    return await tables.open(record, dealt=True)


async def test_only_a_host_for_whom_something_waits_is_missed(tables: Tables, now: Time) -> None:
    table = await at_play(tables, "fugitive", 2)
    keeper = Housekeeping(tables, Clock(tables, lambda table: None))
    (asked,) = table.waited_for()
    other = 2 - asked
    await table.decide(lambda record: replace(record, host=other))

    async def hours(count: int) -> int:
        for _ in range(count):
            now.now += HOUR
            await keeper.keep()
        return table.record.host

    assert await hours(50) == other, "nothing waits for this one"
    await table.decide(lambda record: replace(record, host=asked + 1))
    assert await hours(20) == asked + 1
    await table.touch(asked + 1)
    assert await hours(24) == asked + 1
    assert await hours(1) == other
    assert [post.kind for post in await tables.store.outbox(table.id)][-1] == hosting.KIND
    assert (await tables.find(table.id)).record == await tables.store.load(table.id)  # type: ignore[union-attr]


async def test_whoever_has_left_the_game_is_not_made_host(tables: Tables) -> None:
    table = await at_play(tables, "stalag17", 3)
    await table.resign(1)
    await table.resign(0)
    assert table.record.host == 3
    assert table.record == await tables.store.load(table.id)


def test_a_rematch_of_a_private_table_is_private() -> None:
    game = installed_game("stalag17")
    private = hosting.switch(lobby_record(game), HOST, "private", True)
    private = hosting.invite(private, HOST, 2)
    again = lobby.again(private, game, person(2), {})
    assert again.agreements.invited == (HOST, 2)
    assert (access.may_look_on(again, HOST), access.may_look_on(again, 3)) == (True, False)
    with pytest.raises(Illegal):
        lobby.join(again, game, person(3))


def test_whom_the_host_sends_away_may_come_back_when_invited() -> None:
    lobby_open = replace(lobby_record(installed_game("fugitive")), seats=tuple(map(person, (1, 2, 3))))
    record = hosting.switch(lobby_open, HOST, "private", True)
    sent = hosting.send_away(record, HOST, 2)
    assert [seat.user for seat in sent.seats] == [1, 3]
    assert (sent.agreements.sent_away, sent.agreements.invited) == ((2,), (1, 3))
    both = hosting.send_away(sent, HOST, 3)
    back = hosting.invite(both, HOST, 2)
    assert (back.agreements.sent_away, back.agreements.invited, back.agreements.called) == ((3,), (1, 2), (2,))
    assert hosting.invite(lobby_open, HOST, 5).agreements == TableAgreements(called=(5,))
    full = replace(lobby_open, agreements=TableAgreements(called=tuple(range(100, 100 + hosting.GUESTS))))
    for change in (
        lambda: hosting.send_away(record, HOST, HOST),
        lambda: hosting.send_away(record, HOST, 9),
        lambda: hosting.send_away(record, 2, 3),
        lambda: hosting.invite(record, HOST, 2),
        lambda: hosting.invite(back, HOST, 2),
        lambda: hosting.invite(full, HOST, 5),
    ):
        with pytest.raises(Illegal):
            change()
    away = replace(full, agreements=replace(full.agreements, sent_away=(100,)))
    assert hosting.invite(away, HOST, 100).agreements == full.agreements


def test_what_the_host_turns_on_and_off() -> None:
    record = lobby_record(installed_game("fugitive"))
    for name in ("locked", "wanted", "three"):
        turned = hosting.switch(record, HOST, name, True)
        own = replace(record, match=MatchRecord())
        other = replace(record, agreements=replace(record.agreements, **{name: True})) if name != "three" else own
        assert turned == other
        assert hosting.switch(turned, HOST, name, False) == record
    with pytest.raises(KeyError):
        hosting.switch(record, HOST, "halted", True)


def test_only_a_host_who_leaves_the_game_hands_it_on() -> None:
    record = replace(lobby_record(installed_game("fugitive")), seats=tuple(map(person, (1, 2, 3))), host=2)
    assert [hosting.after_leaving(record, seat, lambda seat: True).host for seat in (None, 0, 1, 2)] == [2, 2, 3, 2]
    assert hosting.after_leaving(record, 1, lambda seat: seat == 0).host == 1
    assert hosting.after_leaving(record, 1, lambda seat: False) == record
    say = installed_game("fugitive").say("en", ("Player 1", "Player 2", "Player 3"))
    (post,) = hosting.log_posts(record, replace(record, host=3), say, 5.0)
    line = content([post])
    assert isinstance(line, Line)
    assert (line.calls, "<@3>" in line.text) == ((3,), True)
    assert hosting.log_posts(record, record, say, 5.0) == []
