"""A game by the day: a move an hour. Messages are edited, so that a phone makes hardly a sound."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.installed_games import installed_games
from bot.local.shapes import SILENT
from tests.table.play import play_on
from tests.ui.player import Player, acquainted
from tests.ui.world import Request, World

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")

HOUR = 3600.0

MOVES, WHOLE = 15, 10_000
"""Moves after which a game is left so that the scenario stays short, and more than any game has."""

BEFELL = 1
"""Sounds of a game for what befell a person. The end is one more; all others are for own turns."""

PLAYED = ("fugitive", "alien1979", "colditz")
"""The titles that `make test` plays: of two and of many, with hands that others change."""

TITLES = [
    pytest.param(
        title.name,
        max(many for many in title.game.seats if many <= len(NAMES)),
        marks=() if title.name in PLAYED else pytest.mark.long,
    )
    for title in installed_games()
]


def heard_by(request: Request, people: list[Player]) -> list[Player]:
    """List the people whose phones sound for what the bot posts: in their direct messages, or because it names them."""
    if request.method != "POST" or not request.path.startswith("/channels/") or not request.path.endswith("/messages"):
        return []
    if request.body.get("flags", 0) & SILENT:
        return []
    channel, named = request.path.split("/")[2], request.body.get("allowed_mentions", {}).get("users", ())
    return [player for player in people if channel == player.dm or int(player.id) in map(int, named)]


@pytest.mark.parametrize("moves", [MOVES, pytest.param(WHOLE, marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "many"), TITLES)
async def test_a_person_hears_own_turns_and_hardly_more(world: World, game: str, many: int, moves: int) -> None:
    people = [world.join(name) for name in NAMES[:many]]
    for player in people[::2]:
        await player.choose(await player.private("my settings"), "How I ping you", "direct")
    await acquainted(game, *people)
    await people[0].slash(f"{game} new", pace=0)
    for player in people[1:]:
        await player.press(world.board, "Join")
    lobby, chance = len(world.requests), random.Random(game)
    turns, waited = Counter[str](), set[int]()
    await people[0].press(world.board, "Start")
    for move in range(moves + 1):
        now = set(world.table.waited_for())
        turns.update(player.id for player in people if player.seat in now - waited)
        waited = now
        await world.pass_time(HOUR)
        if world.over:
            break
        if move < moves:
            await play_on(world.table, chance, 1)
    heard = Counter(player.id for request in world.requests[lobby:] for player in heard_by(request, people))
    sounds = {player.id: (turns[player.id], heard[player.id]) for player in people}
    beside = BEFELL + world.over
    assert {user: each for user, each in sounds.items() if each[1] > each[0] + beside} == {}, f"{game}: {sounds}"
    assert [sum(bool(message["embeds"]) for message in player.inbox) for player in people] == [1] * many
    assert len([message for message in world.public if message["embeds"] and message["components"]]) == 1 + world.over
