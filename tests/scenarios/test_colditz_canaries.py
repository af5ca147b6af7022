"""What is hidden at Escape from Colditz reaches nobody else: the same play with other cards, to the last byte."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
import structlog

from cogs.colditz.state import State
from tests.games.colditz.build import germans, officer
from tests.scenarios.colditz_story import NAMES, THREE, Night
from tests.ui.traffic import Traffic, numbered, same
from tests.ui.world import Opening

pytestmark = pytest.mark.pictures

MESSAGE = re.compile(r"/messages/(\d+)")

KEPT = re.compile(r"\{'id': \d+\}")
"""An attachment that an edit keeps."""

OFFICERS = (
    ("part_a part_b hide chapel amulet", "part_b part_a hide chapel diversion"),
    ("table-rope part_b", "table-rope part_a"),
    ("#amulet", "#diversion"),
)
"""What the German cannot know before a shot: who drew which part, what was exchanged and given."""

GERMAN = (("roll_call key_caught", "search    tunnel_found"),)
"""What the officers cannot know before a key is taken: what the German drew."""


def retold(*exchanges: tuple[str, str]) -> str:
    """Tell the story with something else in the place of what is hidden."""
    told = THREE
    for one, other in exchanges:
        assert told.count(one) == 1
        told = told.replace(one, other)
    return told


async def played(
    open_world: Opening,
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    story: str,
    last: str = "",
    state: State | None = None,
) -> Traffic:
    """Play a story to the end of the chapter `last`, or a short one from `state`; everybody looks at log and hand."""
    traffic = Traffic()
    with monkeypatch.context() as patch, structlog.testing.capture_logs() as logged:
        async with open_world(database, patch) as world:
            night = Night(world, patch, story)
            before = len(world.requests)
            await night.begin()
            if state is not None:
                await world.put(state)
            for title in night.story.chapters:
                await night.chapter(title)
                for name, player in night.players.items():
                    await night.log(name)
                    await player.slash("hand")
                if title == last:
                    break
            traffic.sort(world.requests[before:], {player.id: name for name, player in night.players.items()})
    traffic.log(logged)
    return traffic


def compared(one: Traffic, other: Traffic, knows: str) -> None:
    """See that only those who know what is hidden are sent anything else. A panel may come as an answer or in a direct
    message, whichever is first, or as both."""
    same(plain(one.public), plain(other.public))
    same(one.logged, other.logged)
    for name in NAMES:
        first, second = ({sent.partition(" body=")[2] for sent in plain(box.private[name])} for box in (one, other))
        assert (first == second) == (name not in knows.split()), (name, sorted(first ^ second))


def plain(box: Sequence[str]) -> list[str]:
    """Give messages the numbers in which they come for their ids, as whoever knows more may press more."""
    seen: dict[str, int] = {}

    def number(found: re.Match[str]) -> str:
        return f"/messages/{seen.setdefault(found[1], len(seen))}"

    return [KEPT.sub("{'id': 0}", MESSAGE.sub(number, sent)) for sent in numbered(box)]


@pytest.mark.parametrize(
    ("knows", "last", "exchanges"),
    [
        pytest.param("Ana Eva", "A shot", OFFICERS, id="officers", marks=pytest.mark.long),
        pytest.param("Tom", "The first turns", GERMAN, id="German"),
        pytest.param("Tom", "A key is shown", GERMAN, id="German later", marks=pytest.mark.long),
    ],
)
async def test_other_cards_change_no_byte_that_others_see(
    open_world: Opening,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    knows: str,
    last: str,
    exchanges: tuple[tuple[str, str], ...],
) -> None:
    one = await played(open_world, tmp_path / "one.db", monkeypatch, THREE, last)
    other = await played(open_world, tmp_path / "other.db", monkeypatch, retold(*exchanges), last)
    compared(one, other, knows)


async def test_who_goes_to_the_roll_call_is_known_to_nobody_else(
    open_world: Opening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = germans(officer("58,18 5,39"), officer("30,10"), guards="58,20", hand="roll_call", phase="roll")
    told = [f"## The roll is called\nTom call, Ana: attend {men}" for men in ("A+B", "B")]
    one = await played(open_world, tmp_path / "one.db", monkeypatch, told[0], state=state)
    other = await played(open_world, tmp_path / "other.db", monkeypatch, told[1], state=state)
    compared(one, other, "Ana")
