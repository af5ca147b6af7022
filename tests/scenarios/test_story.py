"""*Our story*: what all games of a server come to, fetched by a press, and a picture of the season that is over."""

from __future__ import annotations

import random

from bot.people.people import block
from bot.table import hosting
from tests.ui.messages import Json, find, labels, seen, text
from tests.ui.player import Player, play_fast
from tests.ui.world import World

SEASON = 92 * 86400


async def ended(world: World, *players: Player, seasons: int = 0, private: bool = False, hidden: bool = False) -> None:
    """Play a game to its end; it was so many seasons ago, at a private table, or its result is hidden."""
    host, *guests = players
    await host.slash("fugitive new", roles="host_fugitive", pace=0)
    table, store = world.table, world.bot.store
    for guest in guests:
        await guest.press(world.board, "Join")
    if private:
        await table.decide(lambda record: hosting.switch(record, int(host.id), "private", on=True))
    await host.press(world.board, "Start")
    await play_fast(world, table, random.Random(table.id))
    await store._write("update outcome set ended = ended - ? where table_id = ?", seasons * SEASON, table.id)
    await store._write("update game_table set hidden = ? where id = ?", int(hidden), table.id)


async def story(player: Player, label: str = "Our story") -> Json:
    return (await player.press(await player.more(), label)).told[-1]


async def test_a_server_has_one_story_that_names_nobody(world: World, ana: Player, ben: Player) -> None:
    """In the reader's language, all time beside the season, without private tables and hidden results."""
    eva = world.join("Eva", "es-ES")
    seen(text(await story(ana)), "No game has been played to its end here yet")
    await ended(world, ana, ben, seasons=1)
    await ended(world, ana, ben)
    shown = text(await story(ana))
    before, now = (each.sums["hideouts"] for each in await world.bot.store.sums_on(int(world.guild)))
    seen(shown, "**2** games since", "**1** this season", f"{before + now} hideouts found · {now} this season")
    assert not any(name in shown for name in ("Ana", "Ben"))
    await ended(world, ana, ben, private=True)
    await ended(world, ana, ben, hidden=True)
    assert text(await story(ana)) == shown
    seen(
        text(await story(eva, "Nuestra historia")), f"{before + now} escondites descubiertos · {now} en esta temporada"
    )
    other = await world.bot.store.sums_on(7)
    assert not other, "another server has its own story"


async def test_the_picture_of_a_season_is_posted_by_a_press_alone(world: World, ana: Player, ben: Player) -> None:
    """Once it is over, by whoever may write there, and not without end; a forged press posts nothing."""
    lounge = world.open_channel("lounge")
    await ended(world, ana, ben)
    page = await story(ana)
    assert not any(label.startswith("Picture") for label in labels(page)), "the season is not over"
    assert "no picture of it" in await ana.forge(page, "e1:story:0:-::picture")
    assert "no picture of it" in await ana.forge(page, "e1:story:0:-::post", [lounge])
    assert "couldn't read that button" in await ana.forge(page, "e1:story:0:-::all")
    await ended(world, ana, ben, seasons=1)
    made = await ana.press(await story(ana), "Picture · ")
    picture = made.told[-1]
    seen(text(picture), "Our story · ", "1 game together")
    assert world.picture(ana.look(picture))
    assert not world.messages(lounge)
    menu = find(picture, "Post it in")["custom_id"]
    assert await ana.forge(picture, menu, [lounge]) == f"Posted in <#{lounge}>."
    (posted,) = world.messages(lounge)
    seen(text(posted), "Our story · ")
    assert world.picture(posted) == world.picture(ana.look(picture))
    assert not labels(posted)
    assert "couldn't read that button" in await ana.forge(picture, "e1:story:0:-::post")
    own = (await ben.press(await story(ben), "Picture · ")).told[-1]
    await block(world.bot.store, "servers", lambda before: {int(world.guild)})
    seen(await ben.forge(own, menu, [lounge]), "The operator of this bot")
    await block(world.bot.store, "servers", lambda before: set())
    assert await ben.forge(own, menu, [lounge]) == f"Posted in <#{lounge}>."
    seen(await ana.forge(picture, menu, [lounge]), "posted here often enough", "⏳")
    assert len(world.messages(lounge)) == 2
