"""What looks for faults after chaos finds them: each kind is put into what was seen of a short game that had none."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.texts import texts
from bot.local.interactions import Interaction
from bot.table import early_end, life
from bot.ui.pages.board import board_page
from bot.ui.pages.out_of_play import suspended_page
from bot.ui.reconcile.message_editor import message_nonce
from storage.store import Store
from tests.drills.chaos import ALLOWED
from tests.drills.conftest import opened_lab
from tests.drills.evidence import Evidence, Sent
from tests.drills.table import Drill
from tests.drills.truth import Truth
from tests.drills.verdict import differs, doubled, failed, leaked, lost, unexpected
from tests.drills.watched import Undrawn
from tests.patience import PATIENCE
from tests.ui.messages import LOADING, Json, thinking

LOG = [
    "2026-11-23 [info     ] ready to play\n",
    "2026-11-23 [error    ] Attempting a reconnect for shard ID 0 in 0.82s\n",
    "Traceback (most recent call last):\n",
    "2026-11-23 [info     ] stopped\n",
]
"""A log without anything that nothing explains."""


@dataclass
class Game:
    """What was seen of a game, and what is true of it."""

    lab: Drill
    evidence: Evidence
    truth: Truth
    news: list[LogEntry]

    def lost(self, truth: Truth | None = None, **answers: Json) -> list[str]:
        """Judge the presses, with another truth or other answers."""
        return [*lost(self.evidence.asked, self.evidence.answers() | answers, {1: truth or self.truth}, Counter())]

    def other(self, **parts: Any) -> Truth:
        """Give the truth with parts that are not true."""
        truth = copy.copy(self.truth)
        truth.__dict__ |= parts
        return truth

    def leaked(self, sent: Iterable[Sent]) -> list[str]:
        """Judge what was sent."""
        return [*leaked(sent, {1: self.truth}, Counter())]

    def doubled(self, *more: Sent) -> list[str]:
        """Judge what was posted, and more."""
        return [*doubled([*self.evidence.sent, *more], {1: self.truth})]

    @property
    def hand(self) -> Sent:
        """What Ana, who hides, was shown last in her direct messages."""
        return [one for one in self.evidence.sent if one.viewer == self.lab.ana.id and one.message["embeds"]][-1]

    def again(self, kind: str) -> Sent:
        """Give something that was posted, posted once more by a later try."""
        for one in self.evidence.sent:
            name, seat, first, count = self.truth.nonces.get(str(one.message.get("nonce")), ("", 0, 0, 0))
            if one.posted and name == kind:
                nonce = message_nonce(self.truth.table, kind, seat, first, count + 1)
                return one._replace(message=one.message | {"nonce": nonce, "id": "1"})
        raise AssertionError(f"no {kind} was posted")

    def board(self, change: Callable[[Json], object] = lambda message: None, drawn: bool = True) -> list[str]:
        """Judge the board, changed."""
        message = copy.deepcopy(self.lab.board)
        pictures = tuple(self.evidence.pictures(message)) if drawn else ()
        change(message)
        return [found for found in [differs(board_page(self.truth.table, self.news), message, pictures)] if found]

    def move(self) -> Interaction:
        """Give a press that has made a move."""
        return next(one.made for one in self.evidence.asked if int(one.made.id) in self.truth.changed
                    and one.press.action in ("do", "go"))  # fmt: skip


@pytest_asyncio.fixture
async def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Game]:
    """Play some moves and remember all."""
    monkeypatch.setattr("bot.app.Pictures", Undrawn)
    pressed = Drill.start_click
    async with opened_lab(tmp_path, monkeypatch, ack_deadline=PATIENCE) as (lab, _):
        evidence = Evidence(lab.server)

        async def noted(self: Drill, player: Any, message: Json, custom_id: str, *more: Any, **named: Any) -> Any:
            made = await pressed(self, player, message, custom_id, *more, **named)
            evidence.press(made, custom_id)
            return made

        monkeypatch.setattr(Drill, "start_click", noted)
        await lab.begin(roles="host_fugitive")
        for move in ("hide 1 -", "stop"):
            await lab.ana.make(move)
        await lab.steps(2)
        await lab.settle()
        store = await Store.open(lab.database, read_only=True)
        truth = await Truth.read(store, 1)
        yield Game(lab, evidence, truth, list(await truth.table.news(None)))
        await store.close()


PLANTED: dict[str, Callable[[Game], list[str]]] = {
    "an acknowledged move is not in the store": lambda game: game.lost(
        game.other(changed=game.truth.changed - {int(game.move().id)})
    ),
    "an acknowledged move is not in the log": lambda game: game.lost(
        game.other(rows=[row for row in game.truth.rows if row.seat < 0])
    ),
    "what was not saved is saved": lambda game: game.lost(
        **{game.move().token: {"content": texts("en").say("not-saved"), "embeds": [], "components": []}}
    ),
    "a gap in the log": lambda game: [*game.other(rows=game.truth.rows[:2] + game.truth.rows[3:]).sound()],
    "another snapshot": lambda game: [*game.other(record=replace(game.truth.record, snapshot=b"{}")).sound()],
    "an old board": lambda game: game.board(lambda board: board["embeds"][0].update(description="Round 1")),
    "an old title": lambda game: game.board(lambda board: board["embeds"][0].update(title="Nothing")),
    "an old footer": lambda game: game.board(lambda board: board["embeds"][0]["footer"].update(text="# 0")),
    "old controls": lambda game: game.board(lambda board: board["components"].pop()),
    "an old picture": lambda game: game.board(drawn=False),
    "no alt text": lambda game: game.board(lambda board: board["embeds"][0]["image"].update(description="")),
    "a hand in public": lambda game: game.leaked([game.hand._replace(viewer=None, pictures=())]),
    "somebody else's hand": lambda game: game.leaked([game.hand._replace(viewer=game.lab.ben.id, pictures=())]),
    "a hand's picture in public": lambda game: game.leaked([drawn(game, game.lab.board)]),
    "a hand as alt text": lambda game: game.leaked([told(game)]),
    "somebody called twice": lambda game: game.doubled(game.again("ping")),
    "a post twice": lambda game: game.doubled(game.again("post"), game.again("post")),
    "a board of nobody's": lambda game: game.doubled(
        Sent(None, game.lab.channel, True, game.lab.board | {"nonce": "f" * 24})
    ),
    "one message twice": lambda game: game.doubled(
        *[one for one in game.evidence.sent if one.message.get("nonce") in game.truth.nonces][:1]
    ),
    "an answer that never came": lambda game: [*thinking([game.lab.board | {"flags": LOADING}])],
    "an error": lambda game: [*unexpected([*LOG, "2026 [error    ] painting failed\n"], ALLOWED)],
    "a failed request": lambda game: [*failed([game.lab.server.wire[-1] | {"status": 500}])],
    "a traceback": lambda game: [*unexpected([*LOG, "Traceback (most recent call last):\n"], ALLOWED)],
}


def drawn(game: Game, board: Json) -> Sent:
    """Give the board with a picture of what Ana sees."""
    picture = next(game.evidence.pictures(board))
    view = sorted(game.truth.views[0] - game.truth.views[None])[-1]
    return Sent(None, game.lab.channel, False, board, (replace(picture, view=view),))


def told(game: Game) -> Sent:
    """Give the board with words for its picture that are Ana's."""
    board = copy.deepcopy(game.lab.board)
    board["embeds"][0]["image"]["description"] = sorted(game.truth.secret[None])[-1]
    return Sent(None, game.lab.channel, False, board)


@pytest.mark.long
async def test_each_fault_is_found_and_nothing_where_there_is_none(game: Game) -> None:
    assert [*game.truth.sound(), *game.lost(), *game.leaked(game.evidence.sent), *game.doubled(), *game.board()] == []
    assert [*unexpected(LOG, ALLOWED), *failed(game.lab.server.wire)] == []
    assert {what: len(plant(game)) > 0 for what, plant in PLANTED.items()} == dict.fromkeys(PLANTED, True)


async def test_the_hand_of_a_table_out_of_play_tells_of_no_move(game: Game) -> None:
    """A press that was lost while its table was suspended: what was painted then is no acknowledgement."""
    unsaved = game.other(changed=game.truth.changed - {int(game.move().id)})
    table = copy.copy(game.truth.table)
    table.record = life.suspended(table.record, early_end.DELETED, 0.0)
    out = suspended_page(table, "en-US")
    embed = {"title": out.title, "description": "\n".join(out.lines), "color": out.colour}
    assert game.lost(unsaved)
    assert not game.lost(unsaved, **{game.move().token: {"content": "", "embeds": [embed], "components": []}})
