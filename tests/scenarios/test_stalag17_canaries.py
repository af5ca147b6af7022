"""What is hidden at Stalag 17 reaches nobody else: the same play with other cards and coins, to the last byte."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.engine.game import settled
from bot.engine.move import Illegal, Move
from bot.engine.play import play
from cogs.stalag17 import data
from cogs.stalag17.rules.game import GAME
from cogs.stalag17.state import Player, State
from tests.games.stalag17.build import spelt
from tests.scenarios.stalag17_story import FOUR_ROUNDS, NAMES, Deed, Fate, Night, Story
from tests.ui.traffic import Traffic, numbered, same
from tests.ui.world import Opening

pytestmark = pytest.mark.pictures

STORY = Story(FOUR_ROUNDS)

COINS, TURNS = "two coins", "an offer is taken with the top discard"
"""Where a round is left: two have chosen in secret; just before somebody escapes and all is shown."""

Names = Mapping[str, str]


def until(title: str) -> list[Deed]:
    """Give the moves of the first round up to the end of a chapter."""
    chapters = [*STORY.chapters]
    return [deed for name in chapters[: chapters.index(title) + 1] for deed in STORY.chapters[name]]


def told(deeds: Sequence[Deed], fate: Fate) -> tuple[list[Deed], State]:
    """Play without Discord: the moves with the ids of their cards, and what is true after them."""
    state = GAME.setup(len(NAMES), settled(GAME, {}), fate.table(b"", 0)).state
    spelled = []
    for version, (who, move) in enumerate(deeds, 1):
        spelled.append(Deed(who, spelt(state, NAMES.index(who), move)))
        move = Move.parse(spelled[-1].move)
        state = play(GAME, state, NAMES.index(who), move, fate.table(b"", version)).state
    return spelled, state


def exchanged(state: State, viewer: str) -> Iterator[Names]:
    """Give ways to exchange all cards that `viewer`, or the channel, has not seen."""
    hidden = [*state.deck]
    for name, player in zip(NAMES, state.players, strict=True):
        shown = {*player.held, *player.seen, *player.somewhere}
        hidden += [card for card in (*player.hand, *player.laid) if name != viewer and card not in shown]
    hidden.sort(key=data.ORDER.__getitem__)
    for shift in range(1, len(hidden)):
        names = dict(zip(hidden, hidden[shift:] + hidden[:shift], strict=True))
        yield {card: names.get(card, card) for card in data.DECK}


def retold(deeds: Sequence[Deed], names: Names, viewer: str, coins: bool) -> list[Deed]:
    """Tell the same moves with other cards and, if `coins`, with the other side of everybody else's."""
    other = dict(names)
    if coins:
        other |= {"heads": "tails", "tails": "heads"}
    changed = []
    for who, move in deeds:
        words = (other.get(word, word) if who != viewer else word for word in move.replace("+", " + ").split())
        changed.append(Deed(who, " ".join(words).replace(" + ", "+")))
    return changed


def another_truth(deeds: Sequence[Deed], state: State, viewer: str) -> tuple[list[Deed], Names]:
    """Find an exchange after which the same can be played, and everybody else's hand differs."""
    for names in exchanged(state, viewer):
        other = retold(deeds, names, viewer, state.phase == "coin")
        try:
            spelled, end = told(other, Fate(STORY.draws, names))
        except Illegal:
            continue
        hands = zip(NAMES, state.players, end.players, strict=True)
        if spelled == other and all(kinds(one) != kinds(two) for name, one, two in hands if name != viewer):
            return other, names
    raise AssertionError("no other cards will do")


def kinds(player: Player) -> list[str]:
    """List what the cards in hand are."""
    return [data.CARDS[card].id for card in player.hand]


async def played(
    open_world: Opening, database: Path, monkeypatch: pytest.MonkeyPatch, deeds: Sequence[Deed], fate: Fate
) -> Traffic:
    """Play, with all looking at hand and log now and then, and keep what leaves the bot."""
    traffic = Traffic()
    with monkeypatch.context() as patch, structlog.testing.capture_logs() as logged:
        async with open_world(database, patch) as world:
            night = Night(world, patch, fate)
            before = len(world.requests)
            await night.sit_down()
            for number, deed in enumerate(deeds, 1):
                await night.play([deed])
                if number % 6 == 0 or number == len(deeds):
                    for player in night.players.values():
                        await player.press(world.board, "Log")
                        await player.slash("hand")
                    await world.pass_time(20)
            traffic.sort(world.requests[before:], {player.id: name for name, player in night.players.items()})
    traffic.log(logged)
    return traffic


@pytest.mark.parametrize(
    ("title", "viewer"),
    [
        pytest.param(COINS, "", id="coins-channel"),
        pytest.param(COINS, "Cleo", id="coins-Cleo", marks=pytest.mark.long),
        pytest.param(TURNS, "", id="cards-channel", marks=pytest.mark.long),
        pytest.param(TURNS, "Cleo", id="cards-Cleo"),
    ],
)
async def test_other_coins_and_cards_change_no_byte_that_others_see(
    open_world: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewer: str, title: str
) -> None:
    deeds, state = told(until(title), Fate(STORY.draws))
    other_deeds, names = another_truth(deeds, state, viewer)
    one = await played(open_world, tmp_path / "one.db", monkeypatch, deeds, Fate(STORY.draws))
    other = await played(open_world, tmp_path / "other.db", monkeypatch, other_deeds, Fate(STORY.draws, names))
    same(numbered(one.public), numbered(other.public))
    same(one.logged, other.logged)
    for name in NAMES:
        boxes: tuple[Any, Any] = one.private[name], other.private[name]
        if name == viewer:
            same(*boxes)
        else:
            assert boxes[0] != boxes[1], name
