"""What keeps the bot from starting: one sentence on stderr and the exit status that docs/host.md names."""

from __future__ import annotations

import errno
import os
import socket
from argparse import Namespace
from pathlib import Path

import filelock
import pytest
from aiohttp import web
from structlog.testing import capture_logs

from bot import logs
from bot.command import backup, play, restore, run, starting
from bot.settings import Settings
from storage.store import Store

SERVE = run.serve


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Start in an empty folder, with a token; what is not refused ends at once."""

    async def serve(settings: Settings) -> int:
        return starting.DONE

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    monkeypatch.setattr(run, "serve", serve)
    monkeypatch.setattr(play, "serve", serve)
    monkeypatch.setattr(logs, "set_up", lambda level, as_json: None)


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """Give the one sentence on stderr; nothing else may be printed."""
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return str(err.strip())


def ran(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    return run.run(Namespace()), told(capsys)


def played(capsys: pytest.CaptureFixture[str], port: int = 0, data: str = "data") -> tuple[int, str]:
    return play.run(Namespace(port=port, data=Path(data), instant=True)), told(capsys)


@pytest.mark.parametrize(
    ("shards", "why"),
    [
        ("0-3", "it is spelt FIRST-LAST/COUNT, such as 0-3/8"),
        ("4-3/8", "there are no shards 4-3/8: of 8 the last is 7"),
        ("0-8/8", "there are no shards 0-8/8: of 8 the last is 7"),
        ("0-3/8", "0-3/8 leaves shards to other processes: these share a DATABASE=postgresql://..."),
    ],
)
def test_shards_that_are_none_or_not_all(monkeypatch, capsys, shards: str, why: str) -> None:
    monkeypatch.setenv("SHARDS", shards)
    assert ran(capsys) == (2, f"SHARDS: {why}")


def test_without_a_token_a_file_for_it_is_made_that_only_its_owner_reads(monkeypatch, capsys) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    status, said = ran(capsys)
    assert (status, said.startswith(f"No token: write it behind DISCORD_TOKEN= in {Path('.env').absolute()}")) == (
        2,
        True,
    )
    assert said.endswith(starting.PORTAL)
    file = Path(".env")
    if os.name == "posix":
        assert file.stat().st_mode & 0o777 == 0o600
    assert ran(capsys) == (2, f"No token: set DISCORD_TOKEN in .env or the environment. {starting.PORTAL}")
    file.write_text(file.read_text("utf-8").replace("TOKEN=", "TOKEN=some.other.token"), "utf-8")
    assert run.run(Namespace()) == 0


@pytest.mark.skipif(os.name != "posix", reason="files have no such marks")
@pytest.mark.parametrize(("mode", "warns"), [(0o644, True), (0o640, False), (0o600, False)])
def test_a_file_that_everybody_can_read_is_warned_of(mode: int, warns: bool) -> None:
    Path(".env").write_text("DISCORD_TOKEN=some.token\n", "utf-8")
    Path(".env").chmod(mode)
    with capture_logs() as lines:
        assert run.run(Namespace()) == 0
    assert [line.get("do") for line in lines] == (["chmod 600 .env"] if warns else [])


def test_a_folder_that_cannot_be_made(monkeypatch, capsys) -> None:
    Path("file").touch()
    monkeypatch.setenv("DATABASE", "file/below/games.db")
    assert ran(capsys) == (2, "The database file/below/games.db cannot be kept there: Not a directory.")
    assert played(capsys, data="file/below")[0] == 2


def test_a_folder_that_is_read_only(monkeypatch, capsys) -> None:
    def refuse(lock: filelock.FileLock) -> None:
        raise OSError(errno.EROFS, "Read-only file system", lock.lock_file)

    monkeypatch.setattr(filelock.FileLock, "acquire", refuse)
    assert ran(capsys) == (2, "The database data/escapade.db cannot be kept there: Read-only file system.")


def test_a_world_that_cannot_be_kept(capsys) -> None:
    Path("data/world.db").mkdir(parents=True)
    assert played(capsys) == (2, "data/world.db cannot be used: unable to open database file.")


@pytest.mark.parametrize("port", [99999, -1])
def test_a_port_that_is_none(capsys, port: int) -> None:
    assert played(capsys, port) == (2, f"There is no port {port}: they are 0 to 65535.")


def test_a_port_that_is_taken(capsys) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert played(capsys, port) == (2, f"Port {port} is taken; choose another: --port 8766")


def test_a_port_that_may_not_be_used(monkeypatch, capsys) -> None:
    async def start(site: web.TCPSite) -> None:
        raise PermissionError(errno.EACCES, "error while attempting to bind on address ('127.0.0.1', 80)")

    monkeypatch.setattr(web.TCPSite, "start", start)
    sentence = "Port 80 cannot be used (Permission denied); choose another: --port 8766"
    assert played(capsys, 80) == (2, sentence)


def test_a_second_copy_at_play_says_so_first_and_writes_nothing(capsys) -> None:
    with starting.held(Path("data/play.db")):
        assert played(capsys) == (3, "Another copy of the bot is running on data/play.db.")
    assert not Path("data/world.db").exists()


@pytest.mark.parametrize(
    ("command", "theirs"), [(backup, "pg_dump"), (restore, "pg_restore, and then `restore` without a file,")]
)
def test_a_server_has_programs_of_its_own_for_copies(monkeypatch, capsys, command, theirs: str) -> None:
    monkeypatch.setenv("DATABASE", "postgresql://ada:secret@example.org/escapade")
    status = command.run(Namespace(file=Path("copy.db")))
    says = f"postgresql://example.org/escapade is on a PostgreSQL server: {theirs} does that."
    assert (status, told(capsys)) == (2, says)


def test_a_server_that_does_not_answer(monkeypatch, capsys) -> None:
    pytest.importorskip("psycopg")
    monkeypatch.setenv("DATABASE", "postgresql://ada:secret@127.0.0.1:1/escapade")
    monkeypatch.setattr(run, "_keep_connected", lambda settings, *_: Store.open(settings.database))
    monkeypatch.setattr(run, "serve", SERVE)
    assert run.run(Namespace()) == 2
    out, says = capsys.readouterr()
    assert "secret" not in out + says
    assert says.startswith("The database postgresql://127.0.0.1:1/escapade cannot be used: connection failed")
