"""A party evening from the command to the crown: everybody is in by one press, games follow by themselves, one message
is edited, nobody is called twice."""

from __future__ import annotations

import random

import pytest

from bot.engine.custom_id import at_home
from bot.local.permissions import CREATE_PUBLIC_THREADS
from bot.local.shapes import SILENT
from bot.table import party
from storage.records.contests import PartyRecord
from tests.ui.answer import answer
from tests.ui.messages import Json, labels, seen, text
from tests.ui.player import Player, play_fast
from tests.ui.world import World

TITLES = {"en-US": "Game night", "es-ES": "Noche de juegos"}

START = {"en-US": "Start", "es-ES": "Empezar"}

IN = {"en-US": "I’m in", "es-ES": "Me uno"}

THREAD_CREATED = 18


def card(world: World) -> Json:
    """The message of the evening."""
    (found,) = (each for each in world.public if each["embeds"] and "🎉" in str(each["embeds"][0].get("title")))
    return found


def shown(world: World) -> str:
    return text(card(world))


async def kept(world: World) -> PartyRecord:
    """The evening as it is stored."""
    rows = await world.bot.store._database.read("select id from party order by id desc")
    record = await world.bot.store.party(rows[0][0])
    assert record is not None
    return record


def everywhere(world: World, record: PartyRecord) -> list[Json]:
    """All messages in the channel and in the rooms of the evening."""
    return [each for room in dict.fromkeys((world.channel, *map(str, record.rooms))) for each in world.messages(room)]


def loud(message: Json) -> bool:
    """Whether somebody may hear of a message; Discord itself tells of a new thread."""
    return not message["flags"] & SILENT and message["type"] != THREAD_CREATED


async def begin(world: World, *people: Player, locale: str = "en-US") -> None:
    """Open an evening by the first, let the others come, and let it begin."""
    host, *others = people
    await host.slash("party")
    for each in others:
        await each.press(card(world), IN[locale])
    for each in people[:2]:
        await each.press(card(world), START[locale])
    await world.pass_time(party.SETTLES + 2)
    await world.bot.settled()


async def finish(world: World) -> None:
    """Play all games that are on to their ends."""
    for table in tuple(world.bot.tables):
        await play_fast(world, table, random.Random(table.id))
    await world.bot.settled()


async def go_on(world: World) -> None:
    """Wait for the next game."""
    await world.pass_time(party.BREAK + 2)
    await world.bot.settled()


@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_a_whole_evening_of_five(world: World, locale: str) -> None:
    """Over a restart; nobody hears of it more than once."""
    people = [world.join(name, locale) for name in ("Ana", "Ben", "Cleo", "Dan", "Eva")]
    world.speak(locale)
    ana, ben, *others = people
    await ana.slash("party")
    assert TITLES[locale] in shown(world)
    assert not loud(card(world))
    for each in (ben, *others):
        await each.press(card(world), IN[locale])
    seen(shown(world), "Alien 1979 (", "+", "Escape Plan (", "**")
    await ana.press(card(world), START[locale])
    await world.pass_time(party.SETTLES + 2)
    assert not world.bot.tables, "one press does not begin it"
    await world.restart()
    await ben.press(card(world), START[locale])
    await world.pass_time(party.SETTLES + 2)
    await world.bot.settled()
    record = await kept(world)
    assert [table.record.game for table in world.bot.tables] == ["alien1979"]
    table = world.table
    assert (table.record.pace, table.record.show, table.record.party) == (party.PACE, "party", (record.id, 0, 2))
    assert {seat.user for seat in table.record.seats} == {int(each.id) for each in people}
    seen(shown(world), "Alien 1979", f"<#{table.record.channel}>", "Ana", "Eva")
    assert not any(":snooze:" in str(each["components"]) for each in everywhere(world, record)), "45 s a turn"
    await finish(world)
    assert "<t:" in shown(world)
    await world.restart()
    for _ in range(2):
        await go_on(world)
        await finish(world)
    record = await kept(world)
    assert [game.game for game in record.games] == ["alien1979", "escape_plan", "alien1979"]
    assert record.status == "over"
    assert "👑" in shown(world)
    assert card(world)["embeds"][0]["image"], "the poster"
    ends = [each for each in everywhere(world, record) if ":party:0:-::back" in str(each["components"])]
    assert len(ends) == 2, "the last game leads to no next one"
    seen(text(ends[0]), "score of the evening" if locale == "en-US" else "marcador de la noche")
    back = next(each for each in labels(ends[-1]) if each.startswith(("I’m in", "Me uno")))
    seen(answer(await ana.press(ends[-1], back)), "/party opens another" if locale == "en-US" else "/fiesta abre otra")
    heard = [each for each in everywhere(world, record) if loud(each)]
    assert len([each for each in heard if "<@" in each["content"]]) == 1, "one call to all five"
    assert len(heard) == 1
    assert not any(each.inbox for each in people), "nothing comes to direct messages"
    assert await world.bot.store._database.read("select distinct casual from outcome") == [(1,)]
    assert await world.bot.store._database.read("select * from rating") == [], "a party changes none"


async def test_two_play_fugitive_twice_and_change_roles(world: World, ana: Player, ben: Player) -> None:
    await begin(world, ana, ben)
    hiders = []
    for _ in range(2):
        (table,) = world.bot.tables
        assert table.record.game == "fugitive"
        hiders.append(table.record.seats[table.state.fugitive].user)
        await finish(world)
        await go_on(world)
    assert [table.record.game for table in world.bot.tables] == ["escape_plan"]
    assert set(hiders) <= {int(ana.id), int(ben.id)}


async def test_alone_one_plays_against_a_computer(world: World, ana: Player) -> None:
    await ana.slash("party")
    await ana.press(card(world), "Start")
    await world.pass_time(party.LATEST - 10)
    assert not world.bot.tables
    await world.pass_time(15)
    await world.bot.settled()
    assert [seat.user for seat in world.table.record.seats] == [int(ana.id), None]


async def test_eight_play_at_two_tables_and_a_ninth_is_first_in_the_next_game(world: World, ana: Player) -> None:
    people = [ana, *(world.join(f"Guest {number}") for number in range(2, 10))]
    await ana.slash("party")
    for each in people[1:-1]:
        await each.press(card(world), "I’m in")
    seen(answer(await people[-1].press(card(world), "I’m in")), "Only 8 can play at once")
    seen(shown(world), "Only 8 can play at once", "two tables")
    for each in people[:2]:
        await each.press(card(world), "Start")
    await world.pass_time(party.SETTLES + 2)
    await world.bot.settled()
    assert [len(table.record.seats) for table in world.bot.tables] == [4, 4]
    assert len({table.record.channel for table in world.bot.tables}) == 2
    seen(shown(world), "Guest 9 sits out this game and is first in line for a seat in the next one")
    await finish(world)
    await go_on(world)
    seated = {seat.user for table in world.bot.tables for seat in table.record.seats}
    assert int(people[-1].id) in seated


async def test_one_missed_turn_and_a_computer_plays_until_a_press(world: World, ana: Player, ben: Player) -> None:
    cleo = world.join("Cleo")
    await begin(world, ana, ben, cleo)
    table = world.table
    late = table.record.seats[table.waited_for()[0]]
    await world.pass_time(party.PACE + 2)
    await world.bot.settled()
    assert next(seat for seat in table.record.seats if seat.user == late.user).stand_in
    await finish(world)
    seen(shown(world), f"{late.name} missed a turn")
    record = await kept(world)
    own = next(number for number, guest in enumerate(record.entrants) if guest.user == late.user)
    assert record.games[0].points[record.games[0].seats.index(own)] == 0
    player = next(each for each in (ana, ben, cleo) if int(each.id) == late.user)
    seen(answer(await player.press(card(world), "I’m in")), "seat in the next game")
    await go_on(world)
    assert late.user in {seat.user for seat in world.table.record.seats}


async def test_who_is_away_is_left_out_of_the_next_game(world: World, ana: Player, ben: Player) -> None:
    cleo = world.join("Cleo")
    await begin(world, ana, ben, cleo)
    await world.pass_time(party.PACE + 2)
    await world.bot.settled()
    away = next(seat.user for seat in world.table.record.seats if seat.stand_in)
    await finish(world)
    await go_on(world)
    seats = world.table.record.seats
    assert (len(seats), away in {seat.user for seat in seats}) == (2, False)
    assert world.table.record.game == "fugitive", "the second game of two people"


async def test_who_comes_late_or_goes(world: World, ana: Player, ben: Player) -> None:
    await begin(world, ana, ben)
    cleo, dan = world.join("Cleo"), world.join("Dan")
    for each in (cleo, dan):
        seen(answer(await each.press(card(world), "I’m in")), "seat in the next game")
    seen(shown(world), "Cleo and Dan sit out this game")
    seen(answer(await ben.press(card(world), "I’m out")), "Thanks for playing")
    seen(answer(await ben.press(card(world), "I’m out")), "aren't in this game night")
    await finish(world)
    await go_on(world)
    assert {seat.name for seat in world.table.record.seats} == {"Ana", "Cleo", "Dan"}
    assert "already in" in answer(await ana.press(card(world), "I’m in"))


async def test_the_end_of_a_game_leads_into_the_next(world: World, ana: Player, ben: Player) -> None:
    await begin(world, ana, ben)
    room = str(world.table.record.channel)
    await finish(world)
    ending = next(each for each in world.messages(room) if "I’m in for the next game" in labels(each))
    assert "Rematch" not in labels(ending)
    assert "<@" not in ending["content"]
    seen(answer(await ana.press(ending, "I’m in for the next game")), "You're already in")
    assert "part of a game night" in await ana.forge(ending, world.table.press("rematch"))


async def test_its_host_calls_it_off_and_opens_another(world: World, ana: Player, ben: Player) -> None:
    await begin(world, ana, ben)
    assert "already a game night in this channel" in await ben.slash("party")
    assert answer(await ben.press(card(world), "Call off")) == "Only the host can do that."
    await finish(world)
    await ana.press(card(world), "Call off")
    assert "👑" in shown(world)
    assert labels(card(world)) == ["Another game night"]
    first = card(world)["id"]
    await ben.press(card(world), "Another game night")
    cards = [each for each in world.public if each["embeds"] and "🎉" in str(each["embeds"][0].get("title"))]
    assert cards[0]["id"] == first
    seen(text(cards[-1]), "1` Ben")


async def test_without_threads_there_is_one_table_in_the_channel(world: World, ana: Player, ben: Player) -> None:
    await world.permit(denied=CREATE_PUBLIC_THREADS)
    people = [ana, ben, *(world.join(f"Guest {number}") for number in range(3, 8))]
    await begin(world, *people)
    (table,) = world.bot.tables
    assert table.record.channel == int(world.channel)
    assert len(table.record.seats) == party.SIDE
    seen(shown(world), "Guest 6 and Guest 7 sit out this game")


async def test_a_quiet_server_has_a_quiet_party(world: World, ana: Player, ben: Player) -> None:
    await world.bot.store.change_server(int(world.guild), lambda server: type(server)(show="quiet"))
    await begin(world, ana, ben)
    record = await kept(world)
    assert not any(loud(each) for each in everywhere(world, record))
    assert world.table.record.show == "quiet"


async def test_what_is_forged_or_too_often(world: World, ana: Player, ben: Player) -> None:
    await ana.slash("party")
    record = await kept(world)
    for words in ("in", "in x", "fly 1", f"open {record.id}", f"in {record.id} 2"):
        assert "couldn't read that" in await ben.forge(card(world), at_home("party", words))
    assert "game night is over" in await ben.forge(card(world), at_home("party", "in 77"))
    for _ in range(30):
        await world.pass_time(10)
        await ben.press(card(world), "I’m in")
    assert "pressed this too often" in answer(await ben.press(card(world), "I’m in"))
    await world.bot.store.write("blocked_people", f"[{ana.id}]")
    assert "I’m in" in labels(card(world))
    assert "has blocked you" in answer(await ana.press(card(world), "Start"))


async def test_who_is_erased_is_in_no_party(world: World, ana: Player, ben: Player) -> None:
    await begin(world, ana, ben)
    known = await world.bot.store.known_of(int(ben.id))
    assert [each["as"].name for each in known["parties"]] == ["Ben"]
    await ben.press(await ben.private("my delete"), "Delete everything")
    await world.bot.settled()
    record = await kept(world)
    assert record.entrants[1].user < 0
    assert record.entrants[1].out
    assert "Ben" not in shown(world)


async def test_it_is_no_command_in_direct_messages(world: World, ana: Player) -> None:
    assert "party" not in world.commands(ana, ana.dm)
    assert "party" in world.commands(ana, world.channel)
