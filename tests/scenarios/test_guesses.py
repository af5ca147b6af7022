"""People who watch guess what happens next: one press each, hidden until it is settled, and without any weight."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.people.people import toggle
from bot.ui.flood import LIMITS
from storage.records.tables import Draft
from tests.table.play import play_on
from tests.ui.answer import answer
from tests.ui.messages import Json, labels, seen, text
from tests.ui.player import Player, play_fast, sit_down
from tests.ui.world import World

HITS = ("hide 1 -", "hide 2 -"), ("draw 1", "draw 1", "guess 1")


@pytest.fixture
async def chase(world: World, ana: Player, ben: Player) -> World:
    """A game of Fugitive: Ana runs, Ben looks for her."""
    await sit_down(ana, ben, roles="host_fugitive")
    return world


async def watch(world: World, player: Player, label: str = "Watch") -> Json:
    return await player.open_more(world.board, label)


async def guess(player: Player, panel: Json, label: str) -> Json:
    """Press a choice; what the panel shows then."""
    await player.press(player.look(panel), label)
    return player.look(panel)


async def test_watchers_guess_once_and_learn_it_with_the_game(chase: World, ana: Player, ben: Player) -> None:
    """In their languages; who was right is told in the end, and players are not asked."""
    eva, kim, tom = chase.join("Eva", "es-ES"), chase.join("Kim"), chase.join("Tom")
    panels = {each: await watch(chase, each, label) for each, label in ((eva, "Mirar"), (kim, "Watch"), (tom, "Watch"))}
    seen(text(panels[kim]), "Will Ben's next guess be right?", "You have one guess")
    assert labels(panels[kim])[:2] == ["Yes (2 points)", "No"]
    board, version = text(chase.board), chase.table.record.version
    seen(text(await guess(eva, panels[eva], "Sí")), "Tu pronóstico: **Sí**")
    seen(text(await guess(kim, panels[kim], "No")), "Your guess: **No**")
    seen(await kim.forge(panels[kim], "e1:guess:1:-::1 yes"), "guessed already")
    assert (text(chase.board), chase.table.record.version) == (board, version)
    assert "1 of" not in text(tom.look(panels[tom])), "nobody learns how others guess"
    await chase.restart()
    for move in HITS[0]:
        await ana.make(move)
    for move in HITS[1][:1]:
        await ben.make(move)
    seen(await tom.forge(panels[tom], "e1:guess:1:-::1 no"), "too late")
    for move in HITS[1][1:]:
        await ben.make(move)
    seen(text(eva.look(panels[eva])), "Sí", "Pronósticos acertados: 1 de 2", "2 puntos", "1 acierto en 1 pronóstico")
    await ben.press(await ben.private("table resign"), "Resign")
    seen("\n".join(text(each) for each in chase.public), "🔮 Best guesser: Eva, 2 points")


async def test_who_cannot_guess(chase: World, ana: Player, ben: Player) -> None:
    eva = chase.join("Eva")
    for player in (ana, ben):
        seen(await player.forge(chase.board, "e1:guess:1:-::1 yes"), "for people who watch")
    panel = await watch(chase, eva)
    for forged in ("1 maybe", "2 yes", "0 yes"):
        seen(await eva.forge(panel, f"e1:guess:1:-::{forged}"), "too late")
    seen(await eva.forge(panel, "e1:guess:1:-::x"), "couldn't read that button")
    assert not chase.table.record.guesses.people


async def test_it_closes_with_the_first_choice_of_who_is_asked(chase: World, ana: Player, ben: Player) -> None:
    eva = chase.join("Eva")
    panel = await watch(chase, eva)
    for move in HITS[0]:
        await ana.make(move)
    assert "No" in labels(eva.look(panel))
    for move in HITS[1][:1]:
        await ben.make(move)
    seen(text(eva.look(panel)), "too late to guess")
    assert "No" not in labels(eva.look(panel))


async def test_nobody_guesses_after_the_asked_player_has_begun_to_choose(
    chase: World, ana: Player, ben: Player
) -> None:
    """Whoever sits beside Ben might see what he chooses, before he plays it."""
    eva = chase.join("Eva")
    panel = await watch(chase, eva)
    await chase.bot.store.keep_draft(1, ben.seat, Draft(chase.table.token(ben.seat), "draw"))
    seen(answer(await eva.press(panel, "No")), "too late")
    await eva.forge(eva.look(panel), "e1:watch:1:-::")
    seen(text(eva.look(panel)), "too late to guess")
    assert not chase.table.record.guesses.people


async def test_a_flood_of_guesses_is_refused(chase: World) -> None:
    eva = chase.join("Eva")
    panel = await watch(chase, eva)
    for _ in range(60):
        await chase.bot.store.count_use("guess", int(eva.id), 0, LIMITS["guess"], chase.bot.now())
    seen(answer(await eva.press(panel, "No")), "pressed this too often")
    assert not chase.table.record.guesses.people


async def test_without_a_show_nothing_is_asked(chase: World, ana: Player, ben: Player) -> None:
    """At a quiet table, for somebody who wants none, and for somebody who is blocked."""
    eva, kim = chase.join("Eva"), chase.join("Kim")
    panel = await watch(chase, kim)
    await chase.bot.store.change_person(int(eva.id), lambda person: replace(person, show=False))
    assert "🔮" not in text(await watch(chase, eva))
    seen(await eva.forge(chase.board, "e1:guess:1:-::1 yes"), "No show for me")
    await toggle(chase.bot.store, "people", int(kim.id))
    seen(await kim.forge(panel, "e1:guess:1:-::1 yes"), "The operator of this bot")
    await kim.forge(kim.look(panel), "e1:watch:1:-::")
    assert "🔮" not in text(kim.look(panel))
    await chase.table.change(lambda record: replace(record, show="quiet"))
    assert "🔮" not in text(await watch(chase, chase.join("Tom")))
    assert not chase.table.record.guesses.people


async def test_five_people_three_watchers_and_a_ghost(world: World) -> None:
    """The ghost guesses from its hand, in a league of its own; nobody reads another's guess; the end names the best in
    each language."""
    names = ("Ana", "Ben", "Tom", "Mia", "Leo")
    people = [world.join(name, "es-ES" if at % 2 else "en-US") for at, name in enumerate(names)]
    eva, kim, zoe = world.join("Eva", "es-ES"), world.join("Kim"), world.join("Zoe")
    chance = random.Random(11)
    with world.uncounted():
        await sit_down(*people, game="alien1979", pace=0)
        ghost = people[3]
        await ghost.press(await ghost.private("table resign"), "Abandonar")
        panels = {eva: await watch(world, eva, "Mirar"), kim: await watch(world, kim), zoe: await watch(world, zoe)}
        await kim.press(panels[kim], "Send me big")
        told = world.table.record.guesses.people
        while not {"Eva", "Mia"} <= {each.name for each in told.values() if each.points}:
            await _to_a_question(world, chance)
            number = world.table.record.guesses.open.number
            choice, other = (each for each, _ in world.table.record.guesses.open.choices[:2])
            assert "Pronosticar" in labels(ghost.hand)
            page = (await ghost.press(ghost.hand, "Pronosticar")).told[-1]
            assert "Eva" not in text(page)
            for player, guessed, shown in ((ghost, other, page), (eva, other, panels[eva]), (kim, choice, panels[kim])):
                await player.forge(player.look(shown), f"e1:guess:1:-::{number} {guessed}")
                assert world.table.record.guesses.open.given[player.id] == guessed
            seen(text(eva.look(panels[eva])), "Tu pronóstico:")
            while world.table.record.guesses.asked == number and world.table.record.guesses.open is not None:
                await play_on(world.table, chance, 1)
            told = world.table.record.guesses.people
        public = "\n".join(text(each) for each in world.public)
        assert "🔮" not in public, "nothing of it is told while the game runs"
        await play_fast(world, world.table, chance)
    assert world.table.record.status == "over"
    seen(
        "\n".join(text(each) for each in world.public),
        "🔮 Best guesser: ",
        "👻 Best guesser among players who were out: Mia",
    )
    assert "Best guesser among players who were out: Mia" in text(kim.inbox[-1])


async def _to_a_question(world: World, chance: random.Random) -> None:
    """Play on until there is something to guess."""
    while (now := world.table.record.guesses.open) is None or now.closed or len(now.choices) > 2:
        assert world.table.record.status == "playing"
        await play_on(world.table, chance, 1)
    await world.bot.settled()
