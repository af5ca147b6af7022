"""The database goes back to a copy while Discord goes on: what people see of it, and what becomes of what they had."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bot.command.restore import restore_copy
from cogs.fugitive.render import PRESENTER
from storage.backups import copy
from tests.drills.table import Drill
from tests.ui.answer import answer
from tests.ui.messages import find, items, labels, text

SAID = "I was restored from a backup"


async def back(lab: Drill, taken: Path) -> list[str]:
    """Stop the bot, restore a copy, start it."""
    await lab.halt()
    told = await restore_copy(taken, lab.database, time.time())
    await lab.boot()
    return told


def taken(lab: Drill) -> Path:
    path = lab.database.with_name(f"taken-{len(lab.server.wire)}.db")
    copy(lab.database, path)
    return path


def lost(database: Path) -> None:
    for end in ("", "-wal", "-shm"):
        Path(f"{database}{end}").unlink(missing_ok=True)


async def test_a_game_goes_on_from_where_the_copy_has_it(lab: Drill) -> None:
    await lab.begin(roles="host_fugitive")
    await lab.steps(4)
    await lab.settle()
    copied = taken(lab)
    _, then, log, _ = await lab.stored()
    await lab.steps(12)
    await lab.settle()
    _, later, _, _ = await lab.stored()
    assert later.version > then.version
    old_board, old_hands = lab.board, [player.hand for player in lab.players]
    told = await back(lab, copied)
    _, now, rows, _ = await lab.stored()
    assert (now.version, now.snapshot, list(rows)) == (then.version, then.snapshot, list(log))
    assert now.epoch > 0
    assert any(line.startswith("Table 1, fugitive: Round ") for line in told)
    line = next(each for each in lab.public if each["content"].startswith("⏪"))
    assert "This game is restored to: Round " in line["content"]
    assert int(line["id"]) > int(lab.board["id"]) == int(old_board["id"]), "the board is edited where it stands"
    for player, old in zip(lab.players, old_hands, strict=True):
        assert "Fugitive, table 1, is restored to: Round " in player.inbox[-1]["content"]
        assert player.hand["id"] == old["id"]
    await lab.up_to_date()
    await lab.finish()
    lab.posted_once()
    await lab.agrees()


async def test_a_message_that_the_copy_does_not_know_gives_its_controls_away(lab: Drill) -> None:
    """The database that was replaced is lost: nothing tells the bot what stands in Discord since."""
    await lab.begin(roles="host_fugitive")
    await lab.steps(2)
    await lab.settle()
    copied = taken(lab)
    await lab.steps(6)
    shown = await lab.ana.my_hand()
    await lab.slash(lab.ana, lab.channel, "table board", {})
    await lab.settle()
    _, before, _, _ = await lab.stored()
    unknown = [(lab.ben, lab.board), (lab.ana, shown)]
    await lab.halt()
    lost(lab.database)
    await back(lab, copied)
    _, then, _, _ = await lab.stored()
    for player, message in unknown:
        button = next(item for item in items(lab.look(message)) if item["type"] == 2)
        said = answer(await lab.click(player, message, button["custom_id"]))
        assert said.startswith(SAID)
        assert not items(lab.look(message))
    _, after, _, _ = await lab.stored()
    assert after == then
    assert before.version > then.version
    await lab.steps(4)
    _, later, _, _ = await lab.stored()
    assert later.version > then.version
    await lab.agrees()


async def test_a_forged_press_takes_no_controls(lab: Drill) -> None:
    await lab.begin(roles="host_fugitive")
    await lab.settle()
    before = lab.board
    for head in ("e1.7", "e1.99999999999"):
        assert (await lab.ana.forge(lab.board, f"{head}:hand:1:-::")).startswith(SAID)
        assert (await lab.ana.forge(lab.board, f"{head}:options:77:-::")).startswith(SAID)
    assert labels(lab.board) == labels(before)
    assert await lab.ana.forge(lab.board, "e1:hand:77:-::") == "Table 77 no longer exists."


async def test_a_table_of_after_the_copy_is_told_as_gone_and_its_number_stays_its_own(lab: Drill) -> None:
    await lab.begin(roles="host_fugitive")
    await lab.settle()
    copied = taken(lab)
    first, other = lab.channel, lab.open_channel("other games")
    lab.channel = other
    await lab.slash(lab.ana, other, "fugitive new", {})
    await lab.settle()
    lobby = lab.board
    lab.channel = first
    await back(lab, copied)
    lab.channel = other
    assert "I was restored from a backup made before this table was opened." in text(lab.board)
    assert not items(lab.board)
    assert not items(lab.look(lobby))
    await lab.slash(lab.ana, other, "fugitive new", {})
    await lab.settle()
    assert "Table 3" in text(lab.board)
    await lab.ben.press(lab.board, "Join")
    _, record, _, _ = await lab.stored(3)
    assert len(record.seats) == 2
    lab.channel = first
    await lab.finish()


async def test_pings_and_choices_of_after_the_copy_are_gone(lab: Drill) -> None:
    await lab.begin(roles="host_fugitive")
    await lab.settle()
    copied = taken(lab)
    mine = lab.ana
    await mine.choose(mine.hand, "Hide at", "2")
    drafted = mine.hand
    chosen = find(drafted, "Hide at 2")
    await lab.click(mine, drafted, chosen["custom_id"])
    await mine.press(mine.hand, "Stop here")
    await lab.settle()
    assert lab.waited_for() == [lab.ben.id]
    stale = lab.pings
    await back(lab, copied)
    assert lab.waited_for() == [mine.id]
    assert [ping for ping in lab.pings if ping in stale] == []
    assert [each["mentions"] for each in lab.public if each["content"].startswith(f"<@{mine.id}>")] != [[]]
    assert "Start over" not in labels(mine.hand), "nothing is chosen"
    await lab.finish()


async def test_ended_tables_keep_their_buttons(lab: Drill) -> None:
    await lab.begin(roles="host_fugitive")
    await lab.finish()
    await lab.settle()
    copied, before = taken(lab), lab.board
    await back(lab, copied)
    assert lab.board == before
    assert "The check of table 1" in answer(await lab.ana.verify(lab.board))
    assert "open for the next game" in answer(await lab.ben.press(lab.board, "Again"))
    _, record, _, _ = await lab.stored(2)
    assert record.epoch > 0


async def test_back_and_back_again(lab: Drill) -> None:
    """Each time is another epoch, also when the copy was taken before the former one began."""
    await lab.begin(roles="host_fugitive")
    await lab.settle()
    copied = taken(lab)
    epochs = []
    for _ in range(3):
        await lab.steps(2)
        await back(lab, copied)
        _, record, _, _ = await lab.stored()
        epochs.append(record.epoch)
    assert sorted(set(epochs)) == epochs
    lab.posted_once()
    await lab.finish()


async def test_panels_show_the_copy_and_offers_of_after_it_go(lab: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    offers: dict[int, str] = {}
    monkeypatch.setitem(vars(PRESENTER), "notice", lambda view, say: offers.get(view.viewer, ""))
    await lab.begin(roles="host_fugitive")
    await lab.settle()
    copied = taken(lab)
    await lab.ana.make("hide 1 -")
    offers[1] = "Ana offers a rope."
    await lab.ana.press(lab.ana.hand, "Stop here")
    await lab.settle()
    panel = await lab.ben.my_hand()
    assert text(panel).startswith("Fugitive, table 1: your turn")
    assert "Ana offers a rope." in [message["content"] for message in lab.ben.inbox]
    offers.clear()
    await back(lab, copied)
    assert "Ana offers a rope." not in [message["content"] for message in lab.ben.inbox]
    assert text(lab.ben.look(panel)).startswith("Fugitive, table 1: waiting")
    await lab.ben.press(lab.ben.look(panel), "More")
    assert text(lab.ben.look(panel)).startswith("Fugitive, table 1: waiting")


async def test_everybody_reads_it_in_the_language_of_their_own(lab: Drill) -> None:
    lab.speak("es-ES", lab.ana)
    await lab.slash(lab.ana, lab.channel, "fugitive new", {"roles": "host_fugitive"})
    await lab.ben.press(lab.board, "Entrar")
    await lab.settle()
    lobby = taken(lab)
    await lab.ana.press(lab.board, "Empezar")
    await lab.settle()
    copied = taken(lab)
    await back(lab, lobby)
    assert "Esta mesa ha vuelto atrás" in lab.public[-1]["content"]
    assert labels(lab.board)[0] == "Entrar"
    await back(lab, copied)
    line = next(each for each in reversed(lab.public) if each["content"].startswith("⏪"))
    assert "Esta partida ha vuelto a este punto: Ronda 1**" in line["content"]
    assert "la partida ha vuelto a este punto: Ronda 1**" in lab.ana.inbox[-1]["content"]
    assert "is restored to: Round 1**" in lab.ben.inbox[-1]["content"]
