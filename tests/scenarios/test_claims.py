"""Claims: one line in each turn that everybody may say, true or not; the end tells who told the truth."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.local.shapes import SILENT
from bot.people.people import toggle
from bot.table import claiming, claims
from bot.ui.flood import LIMITS
from storage.records.agreements import MadeClaim
from tests.ui.answer import answer
from tests.ui.messages import Json, labels, seen, text
from tests.ui.player import Player, play_fast
from tests.ui.world import World

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")

WATCHERS = ("Fay", "Gus", "Hal")

CLAIM = {"en-US": "Claim …", "es-ES": "Afirmar …"}

MEETS = {"en-US": "What I have in play", "es-ES": "Lo que tengo en juego"}

WATCH = {"en-US": "Watch", "es-ES": "Mirar"}

LOG = {"en-US": "Log", "es-ES": "Historial"}

NO_SHOW = {"en-US": "No show for me", "es-ES": "No quiero el espectáculo"}


@pytest.fixture(params=["en-US", "es-ES"])
async def locale(request: pytest.FixtureRequest, world: World) -> str:
    world.speak(request.param)
    return str(request.param)


@pytest.fixture
async def people(world: World, locale: str) -> list[Player]:
    """Five people at a game of Stalag 17, from the one whose turn it is on: nobody has anything in play."""
    found = [world.join(name, locale) for name in NAMES]
    host, *guests = found
    with world.uncounted():
        await host.slash("stalag17 new", pace=0)
        for guest in guests:
            await guest.press(world.board, "Join" if locale == "en-US" else "Entrar")
        await host.press(world.board, "Start" if locale == "en-US" else "Empezar")
    first = world.table.state.turn
    return [*found[first:], *found[:first]]


async def page(world: World, player: Player, locale: str) -> Json:
    """What somebody is offered to claim."""
    return (await player.press_more(world.board, CLAIM[locale])).told[-1]


async def claim(world: World, player: Player, locale: str, label: str = "") -> str:
    """Claim something, and read what is answered."""
    shown = await page(world, player, locale)
    made = await player.press(shown, label or MEETS[locale])
    return answer(made) or text(player.look(shown))


def said(world: World) -> list[Json]:
    return [each for each in world.public if each["content"].startswith("🗣️")]


def caught(world: World) -> list[Json]:
    return [each for each in world.public if each["embeds"] and "🫢" in str(each["embeds"][0].get("title"))]


async def test_an_evening_of_claims_before_watchers(world: World, people: list[Player], locale: str) -> None:
    """The same lines for all, one a turn, silent, over a restart; watchers claim nothing and see what is shown."""
    ana, ben, *_, eva = people
    names = [world.table.names[each.seat] for each in people]
    watchers = [world.join(name, locale) for name in WATCHERS]
    for each in watchers:
        assert text(await each.open_more(world.board, WATCH[locale]))
        assert CLAIM[locale] not in labels(await each.open_more(world.board))
        assert await each.forge(world.board, f"e1:claim:{world.table.id}:-::meets")
    pages = [await page(world, each, locale) for each in people]
    assert len({(text(each), *labels(each)) for each in pages}) == 1
    before, inboxes = world.table.record, [len(each.inbox) for each in (*people, *watchers)]
    assert await claim(world, ana, locale)
    (line,) = said(world)
    assert line["flags"] & SILENT
    seen(line["content"], names[0], MEETS[locale])
    assert await claim(world, ana, locale), "twice in a turn"
    assert len(said(world)) == 1
    now = world.table.record
    assert (now.version, now.snapshot, now.seats, now.head) == (
        before.version,
        before.snapshot,
        before.seats,
        before.head,
    )
    assert [len(each.inbox) for each in (*people, *watchers)] == inboxes
    await world.restart()
    assert await claim(world, ben, locale, labels(pages[0])[2])
    log = (await ben.press(world.board, LOG[locale])).told[-1]
    seen(text(log), names[0], MEETS[locale])
    assert not caught(world)
    await ana.make("escape")
    (scene,) = caught(world)
    seen(text(scene), names[0], MEETS[locale])
    assert scene["flags"] & SILENT
    await eva.press(await eva.private("my settings"), NO_SHOW[locale])
    log = (await eva.press(world.board, LOG[locale])).told[-1]
    assert MEETS[locale] not in text(log)
    await page(world, eva, locale)
    await play_fast(world, world.table, random.Random(3))
    assert len(caught(world)) == 1
    ending = next(each for each in reversed(world.public) if each["content"].startswith("<@"))
    told = {name: line for line in text(ending).splitlines() for name in names if line.startswith(f"🗣️ {name}")}
    assert {*told} == {*names[:2]}
    seen(told[names[0]], MEETS[locale])


async def test_nobody_blocked_and_no_flood(world: World, people: list[Player], locale: str) -> None:
    """A press that is refused says nothing; a flood is told once; a made-up line is none."""
    ana, ben, *_ = people
    shown = await page(world, ben, locale)
    await toggle(world.bot.store, "people", int(ben.id))
    await ben.press(shown, MEETS[locale])
    await ana.forge(world.board, f"e1:claim:{world.table.id}:-::nothing")
    assert not said(world)
    assert not world.table.record.agreements.claims
    number = world.table.id
    for _ in range(20):
        await world.bot.store.count_use("claim", int(ana.id), 0, LIMITS["claim"], world.bot.now())
    assert "⏳" in await claim(world, ana, locale)
    assert not world.table.record.agreements.claims
    many = tuple(MadeClaim(people[2].seat, "light", at, "", True) for at in range(claiming.MOST))
    agreements = replace(world.table.record.agreements, claims=many)
    await world.table.change(lambda record: replace(record, agreements=agreements))
    assert str(claiming.MOST) in await claim(world, people[2], locale)
    assert world.table.id == number
    assert not said(world)


@pytest.mark.parametrize("off", [{"show": "quiet"}, {"talk": False}])
async def test_a_quiet_table_has_none(world: World, people: list[Player], locale: str, off: dict[str, object]) -> None:
    """Whoever made one before: no button, no line in the log, no scene."""
    ana, ben, *_ = people
    shown = await page(world, ana, locale)
    await ana.press(shown, MEETS[locale])
    await world.table.change(lambda record: replace(record, **off))
    assert CLAIM[locale] not in labels(await ben.open_more(world.board))
    assert await ana.press(shown, MEETS[locale])
    assert len(world.table.record.agreements.claims) == len(said(world)) == 1
    log = (await ben.press(world.board, LOG[locale])).told[-1]
    assert MEETS[locale] not in text(log)
    await ana.make("escape")
    assert not caught(world)


async def test_a_substitute_has_claimed_nothing(world: World, people: list[Player], locale: str) -> None:
    """What somebody else said from that seat is not theirs."""
    await claim(world, people[0], locale)
    agreements = world.table.record.agreements
    seat = people[0].seat
    assert [each.seat for each in agreements.claims] == [seat]
    assert claims.without_claims_of(agreements, 1 + seat) == agreements
    assert claims.without_claims_of(agreements, seat).claims == ()


async def test_one_person_among_computers_claims_nothing(world: World, ana: Player) -> None:
    """Computers do not listen, and nobody else does."""
    await ana.slash("stalag17 new", pace=0)
    await ana.choose(world.board, "Add computer", "easy")
    await ana.press(world.board, "Start")
    assert CLAIM["en-US"] not in labels(await ana.open_more(world.board))
    assert "two human players" in await ana.forge(world.board, f"e1:claim:{world.table.id}:-::meets")
