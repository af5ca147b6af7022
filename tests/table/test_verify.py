"""An exported game agrees with itself, and every kind of tampering is found."""

import argparse
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.command.verify import run
from bot.engine.chance import seal
from bot.installed_games import InstalledGame, installed_games
from bot.table.export import Exported, ExportedMove, export
from bot.table.tables import Tables
from bot.table.verify import verify
from storage.store import Store
from tests.drills.few import few
from tests.table.alterations import AFTER, BEFORE, played, rechained
from tests.table.play import dealt_table, fugitive, play_on, timed_out

Change = Callable[[Exported], Exported]


async def exported(store: Store, tables: Tables, game: InstalledGame, seed: int, seats: int = 2) -> Exported:
    table = await dealt_table(tables, game, seats=seats)
    await play_on(table, random.Random(seed))
    return export(table.record, await store.moves(table.id))


@pytest.fixture
async def whole(store: Store, tables: Tables) -> Exported:
    return await exported(store, tables, fugitive(), 1)


@pytest.mark.parametrize("name", [each.name for each in installed_games()])
@pytest.mark.parametrize("seed", few(range(5), 0))
async def test_a_game_agrees(store: Store, tables: Tables, name: str, seed: int) -> None:
    game = next(each for each in installed_games() if each.name == name)
    found = await exported(store, tables, game, seed, game.game.seats.start)
    verdict = verify(found)
    assert verdict.agrees
    assert verdict.key == "verify-agrees"
    assert verdict.arguments["seal"] == found.seal
    assert verdict.arguments["moves"] == len(found.moves)
    assert verdict.arguments["draws"] == sum(len(row.chance) for row in found.moves) > 0
    assert msgspec.json.decode(msgspec.json.encode(found), type=Exported) == found


async def test_a_game_with_a_time_out_and_a_resignation_agrees(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive(), pace=300)
    for _ in range(4):
        await timed_out(table)
    await play_on(table, random.Random(2), 5)
    await table.resign(1)
    assert verify(export(table.record, await store.moves(table.id))).agrees


async def test_a_running_or_broken_off_game_keeps_its_secret(store: Store, tables: Tables) -> None:
    table = await dealt_table(tables, fugitive())
    for _ in range(2):
        with pytest.raises(ValueError, match="secret"):
            export(table.record, await store.moves(table.id))
        if table.record.status == "playing":
            await table.end("ended")


def rows(change: Callable[[list[ExportedMove]], object]) -> Change:
    def tampered(game: Exported) -> Exported:
        moves = list(game.moves)
        change(moves)
        return replace(game, moves=tuple(moves))

    return tampered


def other_move(moves: list[ExportedMove]) -> None:
    place = next(place for place, row in enumerate(moves) if row.move.startswith("guess"))
    moves[place] = replace(moves[place], move="guess 41" if moves[place].move != "guess 41" else "guess 40")


def other_draw(moves: list[ExportedMove]) -> None:
    chance = moves[0].chance
    moves[0] = replace(moves[0], chance=(*chance[:-1], chance[-1] + 1))


def without_last_move(game: Exported) -> Exported:
    """The end is what the shorter game leads to, so that only its being no end gives it away."""
    shorter = replace(game, moves=game.moves[:-1])
    for end in (game.end.replace('"phase":"over"', '"phase":"m_guess"'), "null"):
        assert not verify(replace(shorter, end=end)).agrees
    return shorter


SEALED = "verify-seal"
TAMPERINGS: dict[str, tuple[str | None, Change]] = {
    "another secret": (SEALED, lambda game: replace(game, secret="00" * 32)),
    "match the posted seal": (SEALED, lambda game: replace(game, seal=seal(b"other"))),
    "another secret with its seal": (
        "verify-chance",
        lambda game: replace(game, secret="00" * 32, seal=seal(bytes(32))),
    ),
    "another join": ("verify-chance", lambda game: replace(game, contributions=("join 9", *game.contributions[1:]))),
    "joins in another order": ("verify-chance", lambda game: replace(game, contributions=game.contributions[::-1])),
    "a player more": (None, lambda game: replace(game, contributions=(*game.contributions, "join 3"))),
    "a player less": (None, lambda game: replace(game, contributions=game.contributions[:1])),
    "another draw": ("verify-chance", rows(other_draw)),
    "a draw more": ("verify-chance", rows(lambda moves: moves.__setitem__(1, replace(moves[1], chance=(1,))))),
    "a draw less": (
        "verify-chance",
        rows(lambda moves: moves.__setitem__(0, replace(moves[0], chance=moves[0].chance[:-1]))),
    ),
    "another move": (None, rows(other_move)),
    "an unreadable move": (
        "verify-move",
        rows(lambda moves: moves.__setitem__(3, replace(moves[3], move="hide  7"))),
    ),
    "a move by the other seat": (
        "verify-move",
        rows(lambda moves: moves.__setitem__(3, replace(moves[3], seat=1 - moves[3].seat))),
    ),
    "a move by nobody": ("verify-move", rows(lambda moves: moves.__setitem__(3, replace(moves[3], seat=-1)))),
    "a move left out": (None, rows(lambda moves: moves.pop(3))),
    "a move twice": (None, rows(lambda moves: moves.insert(3, moves[3]))),
    "the last move left out": ("verify-end", without_last_move),
    "two moves exchanged": (None, rows(lambda moves: moves.insert(3, moves.pop(4)))),
    "a version passed over": (
        "verify-move",
        rows(lambda moves: moves.__setitem__(-1, replace(moves[-1], version=moves[-1].version + 1))),
    ),
    "a second deal": (
        "verify-chance",
        rows(lambda moves: moves.append(replace(moves[0], version=moves[-1].version + 1))),
    ),
    "no deal": ("verify-move", rows(lambda moves: moves.pop(0))),
    "a deal by a player": ("verify-move", rows(lambda moves: moves.__setitem__(0, replace(moves[0], seat=0)))),
    "no moves": ("verify-end", rows(lambda moves: moves.clear())),
    "another end": ("verify-end", lambda game: replace(game, end=game.end.replace('"winners":[', '"winners":[7,'))),
    "an unreadable end": ("verify-end", lambda game: replace(game, end=game.end[:-1])),
    "another schema": ("verify-end", lambda game: replace(game, schema=game.schema + 1)),
    "an older schema": ("verify-end", lambda game: replace(game, schema=0)),
    "other rules": ("verify-rules", rows(lambda moves: moves.__setitem__(0, replace(moves[0], rules=9)))),
    "another bound": ("verify-chance", rows(lambda moves: moves.__setitem__(0, replace(moves[0], bounds=(99,))))),
    "another option": (None, lambda game: replace(game, options={**game.options, "roles": "host_marshal"})),
    "another rule": (None, lambda game: replace(game, options={**game.options, "bonus_pass": "yes"})),
    "an unknown choice": ("verify-move", lambda game: replace(game, options={**game.options, "roles": "thief"})),
    "no options": ("verify-move", lambda game: replace(game, options={})),
}


@pytest.mark.parametrize("name", list(TAMPERINGS))
async def test_tampering_is_found(whole: Exported, name: str) -> None:
    """By the chain, and by the rules alone where a house has chained again what it has changed."""
    key, change = TAMPERINGS[name]
    tampered = change(whole)
    assert tampered != whole
    for game in (tampered, rechained(tampered)):
        verdict = verify(game)
        assert not verdict.agrees
        if key is not None:
            assert verdict.key in ((key, "verify-link") if game is tampered else (key,))


async def test_a_file_of_another_format_is_no_game(whole: Exported) -> None:
    for number in (1, 3):
        with pytest.raises(ValueError, match=f"it has format {number}, this program knows 2"):
            verify(replace(whole, format=number))


async def test_every_single_move_counts(whole: Exported) -> None:
    """Leaving any one row out is found."""
    for place in range(len(whole.moves)):
        assert not verify(replace(whole, moves=whole.moves[:place] + whole.moves[place + 1 :])).agrees


async def test_the_command(whole: Exported, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def checked(data: bytes) -> int:
        (tmp_path / "game.json").write_bytes(data)
        return run(arguments(file=tmp_path / "game.json"))

    def arguments(**given: object) -> argparse.Namespace:
        return argparse.Namespace(**{"file": None, "seal": "", "head": [], "language": "en", "page": None} | given)

    assert checked(msgspec.json.encode(whole)) == 0
    agrees, words, house, sealed, head = capsys.readouterr().out.splitlines()
    assert agrees.startswith("Every shuffle and move agrees: ")
    assert words.endswith("Each player added: 1 join 1 · 2 join 2")
    assert "a second account" in house
    assert whole.seal in sealed
    assert head.startswith("No head given")
    file = tmp_path / "game.json"
    kept = {"seal": whole.seal, "head": [f"# {whole.moves[7].link[:32]}", whole.moves[-1].link]}
    assert run(arguments(file=file, language="es", **kept)) == 0
    told = capsys.readouterr().out
    assert "Tu sello es el de esta partida" in told
    assert "Eslabones tuyos que son de esta partida: 2." in told
    assert run(arguments(file=file, head=["0" * 32])) == 1
    assert "isn't a link of this game" in capsys.readouterr().out
    assert run(arguments(file=file, head=["0" * 31])) == 2
    assert "32 hexadecimal digits" in capsys.readouterr().err
    assert run(arguments(page=tmp_path / "page.html")) == 0
    assert run(arguments(page=tmp_path)) == 2
    assert run(arguments()) == 2
    capsys.readouterr()
    for name, (_, change) in TAMPERINGS.items():
        assert checked(msgspec.json.encode(change(whole))) == 1, name
        assert len(capsys.readouterr().out.splitlines()) == 1
    for data in (
        b"",
        b"{}",
        b"[1]",
        msgspec.json.encode(replace(whole, secret="not hexadecimal")),
        msgspec.json.encode(replace(whole, game="ludo")),
    ):
        assert checked(data) == 2
        assert "cannot be read" in capsys.readouterr().err
    assert run(arguments(file=tmp_path / "nothing.json")) == 2


async def test_what_was_kept_agrees(store: Store, tables: Tables) -> None:
    told = await played(store, tables)
    verdict = verify(told.game, told.seal, [told.head])
    assert verdict.agrees, verdict
    notes = ["words", "beacon", "seal-given", "head-given"]
    assert [key for key, _ in verdict.notes] == [f"verify-note-{note}" for note in notes]
    assert dict(verdict.notes)["verify-note-beacon"]["when"] == "2023-05-30 07:17:00 UTC"
    for digits, note in ((0, "open"), (12, "short")):
        assert f"verify-note-seal-{note}" in dict(verify(told.game, told.seal[:digits]).notes)


async def test_the_whole_file_of_the_seal_can_be_given(store: Store, tables: Tables) -> None:
    told = await played(store, tables)
    assert "verify-note-seal-given" in dict(verify(told.game, told.file).notes)
    other = told.file.replace(told.seal, "0" * 64)
    assert verify(told.game, other).key == "verify-kept-seal"
    with pytest.raises(ValueError, match="no seal or head"):
        verify(told.game, f"{told.file} {'0' * 64}")


@pytest.mark.parametrize("name", list(BEFORE))
async def test_what_is_done_before_the_deal_is_found(store: Store, tables: Tables, name: str) -> None:
    told = await played(store, tables, BEFORE[name])
    assert verify(told.game, told.seal).key == ("verify-seal" if name == "another secret" else "verify-kept-seal")


@pytest.mark.parametrize("beacon", [True, False])
async def test_what_is_done_afterwards_is_found(store: Store, tables: Tables, beacon: bool) -> None:
    told = await played(store, tables, beacon=beacon)
    for name, change in AFTER.items():
        altered = change(told.game)
        assert altered != told.game
        assert not verify(altered, told.seal, [told.head]).agrees, name
        assert verify(altered, told.seal).agrees == (name == "a move rehashed"), name


async def test_with_all_rehashed_it_is_the_rules_that_find_an_impossible_move(whole: Exported) -> None:
    for change in (rows(other_move), rows(lambda moves: moves.__setitem__(3, replace(moves[3], move="hide 99")))):
        assert verify(rechained(change(whole))).key in ("verify-move", "verify-chance", "verify-end")
