"""Settings that are nearly right: what is clear is taken, all else is one sentence, status 2, and nothing is made."""

from __future__ import annotations

import asyncio
import sqlite3
from argparse import Namespace
from pathlib import Path

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot import logs
from bot.command import backup, export, reckon, restore, run, starting
from bot.settings import Secret, Settings, WrongSettings, read_settings
from storage import on_sqlite
from storage.backups import address
from storage.database import Server
from storage.store import Store
from tests.patience import PATIENCE

PASSWORD = "hunter2"

PAGE = "it takes the address of a page, https://..., of at most 512 characters"


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Start in an empty folder without settings; what is not refused ends at once."""

    async def serve(settings: Settings) -> int:
        return starting.DONE

    monkeypatch.chdir(tmp_path)
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", "some.token")
    monkeypatch.setattr(run, "serve", serve)
    monkeypatch.setattr(logs, "set_up", lambda level, as_json: None)


def refused(capsys: pytest.CaptureFixture[str]) -> str:
    """Run the bot and return the one line with which it refuses to start."""
    there = sorted(Path().rglob("*"))
    assert run.run(Namespace()) == starting.REFUSED
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1, err
    assert PASSWORD not in err
    assert sorted(Path().rglob("*")) == there, "something was made"
    return str(err.strip())


@pytest.mark.parametrize(
    "text",
    [
        f"mysql://a:{PASSWORD}@localhost/x",
        f"postgressql://u:{PASSWORD}@h/x",
        f"postgresql+psycopg://u:{PASSWORD}@h/x",
        f"postgresql:u:{PASSWORD}@h/x",
        "sqlite:///data/x.db",
        "file:data/x.db?mode=rwc",
    ],
)
def test_an_address_of_another_database(monkeypatch, capsys, text: str) -> None:
    monkeypatch.setenv("DATABASE", text)
    scheme = text.partition(":")[0]
    assert refused(capsys) == (
        f"DATABASE: {scheme}: begins no address that is known. A file is a path such as data/escapade.db,"
        " a PostgreSQL server postgresql://NAME:PASSWORD@HOST/DATABASE."
    )


@pytest.mark.parametrize(
    "text",
    [
        f"postgresql://u:a/{PASSWORD}@h/x",
        f"postgresql://u:a#{PASSWORD}@h/x",
        f"postgresql://u:{PASSWORD}?b@h/x",
        f"postgresql://u:{PASSWORD}@b/c@h/x",
        f"postgresql//u:{PASSWORD}@h/x",
        f"u:{PASSWORD}@h/x",
        f"host=h password={PASSWORD} dbname=x",
    ],
)
def test_an_address_that_would_show_its_password(monkeypatch, capsys, text: str) -> None:
    monkeypatch.setenv("DATABASE", text)
    assert refused(capsys).startswith("DATABASE: th")


@pytest.mark.parametrize("text", ["here", "here/", "not/there/yet/"])
def test_a_folder_for_a_database(monkeypatch, capsys, text: str) -> None:
    Path("here").mkdir()
    monkeypatch.setenv("DATABASE", text)
    path = Path(text) / "escapade.db"
    assert refused(capsys) == f"DATABASE: {text} is a folder. Give a file in it, such as {path}."


def test_a_server_in_any_letters_and_a_file_at_home(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    for text in ("postgresql://ada@h/x", "Postgresql://ada@h/x", " POSTGRES://ada@h/x "):
        database = read_settings(None, {"DATABASE": text}).database
        assert isinstance(database, Server)
        assert database.address == text.strip().partition(":")[0].lower() + "://ada@h/x"
    assert read_settings(None, {"DATABASE": "~/esc.db"}).database == tmp_path / "esc.db"
    assert read_settings(None, {"DATABASE": " data/a:b #?.db "}).database == Path("data/a:b #?.db")
    assert read_settings(None, {"DATABASE": "C:\\data\\esc.db"}).database == Path("C:\\data\\esc.db")


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("abc.def.ghi", "abc.def.ghi"),
        ("'abc.def.ghi'", "abc.def.ghi"),
        ('"abc.def.ghi"', "abc.def.ghi"),
        ("“abc.def.ghi”", "abc.def.ghi"),
        ("Bot abc.def.ghi", "abc.def.ghi"),
        ('"bot  abc.def.ghi" ', "abc.def.ghi"),
    ],
)
def test_a_token_with_what_was_copied_along(text: str, token: str) -> None:
    assert read_settings(None, {"DISCORD_TOKEN": text}).discord_token == Secret(token)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("abc. def.ghi", "there is a blank in it."),
        ("1576071860058062848", "this is the number of the application, not its token."),
        ("aB3-" * 8, "this is the public key or the client secret of the application, not its token."),
        ("0f" * 32, "this is the public key or the client secret of the application, not its token."),
    ],
)
def test_a_token_that_is_none(monkeypatch, capsys, text: str, why: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", text)
    said = refused(capsys)
    assert said == f"DISCORD_TOKEN: {why} Copy it whole from the Bot page, without quotes and without `Bot`."
    assert text not in said


def test_no_traceback_shows_a_token() -> None:
    settings = read_settings(None, {"DISCORD_TOKEN": "abc.def.ghi", "DATABASE": f"postgresql://a:{PASSWORD}@h/x"})
    assert "abc.def.ghi" not in repr(settings)
    assert PASSWORD not in repr(settings) + str(settings.database)


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("PAINT_PAUSE", "-1", "it takes a number from 0, not '-1'."),
        ("READY_TIMEOUT", "-0.5", "it takes a number from 0, not '-0.5'."),
        ("DRAIN_SECONDS", "-8", "it takes a number from 0 to 25, not '-8'."),
        ("DRAIN_SECONDS", "60", "it takes a number from 0 to 25, not '60'."),
        ("MIND_WORKERS", "two", "it takes a whole number from 0, not 'two'."),
        ("PICTURE_WORKERS", "1.5", "it takes a whole number from 0, not '1.5'."),
        ("PRIVATE_DAYS", "0", "it takes a whole number from 1, not '0'."),
        ("METRICS_PORT", "80000", "it takes a whole number from 0 to 65535, not '80000'."),
        ("PAINT_PAUSE", "nan", "it takes a number from 0, not 'nan'."),
        ("CALL_PAUSE", "inf", "it takes a number from 0, not 'inf'."),
        ("BACKUPS", "s3://bucket/copies", "it takes a folder, or off for none."),
        ("LOG_JSON", "perhaps", "it takes true or false, not 'perhaps'."),
        ("LOG_LEVEL", "LOUD", "it takes DEBUG or INFO or WARNING or ERROR, not 'LOUD'."),
        ("DISCORD_PROXY", "nirn:8080", "it takes an address such as http://HOST:PORT."),
        ("PRIVACY_URL", "example.org/privacy", f"{PAGE}."),
        ("TERMS_URL", "https://example.org/" + "a" * 500, f"{PAGE}."),
        ("DISCORD_BASE_URL", "https://example.org", "it takes an address on this machine, http://127.0.0.1:PORT."),
    ],
)
def test_a_value_that_a_setting_does_not_take(monkeypatch, capsys, name: str, text: str, why: str) -> None:
    monkeypatch.setenv(name, text)
    assert refused(capsys) == f"{name}: {why}"


@pytest.mark.parametrize(
    ("name", "text", "what", "wrong"),
    [("OWNERS", "12, fred", "an account", "fred"), ("ALERTS_CHANNEL", "#general", "a channel", "#general")],
)
def test_a_name_where_discord_has_a_number(monkeypatch, capsys, name: str, text: str, what: str, wrong: str) -> None:
    monkeypatch.setenv(name, text)
    assert refused(capsys).startswith(f"{name}: it takes the number of {what}, not '{wrong}'.")


def test_a_misspelt_name_and_the_nearest_one(capsys) -> None:
    Path(".env").write_text("DISCORD_TOKNE=abc.def\n")
    assert refused(capsys) == "DISCORD_TOKNE: there is no such setting. Did you mean DISCORD_TOKEN?"
    Path(".env").write_text("COLOUR=red\n")
    assert refused(capsys) == "COLOUR: there is no such setting."


LINES = "DISCORD_TOKEN=abc.def.ghi\r\nCONTACT=José\r\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_file_in_what_windows_writes(encoding: str) -> None:
    Path(".env").write_bytes(LINES.encode(encoding))
    settings = read_settings(environment={})
    assert (settings.discord_token, settings.contact) == (Secret("abc.def.ghi"), "José")


def test_a_file_as_a_shell_takes_it() -> None:
    Path(".env").write_text("# mine\nexport DISCORD_TOKEN='abc.def.ghi'  # the token\ncontact=\"a $HOME of ${ours}\"\n")
    settings = read_settings(environment={})
    assert (settings.discord_token, settings.contact) == (Secret("abc.def.ghi"), "a $HOME of ${ours}")


def test_the_environment_wins_and_what_is_empty_is_not_set() -> None:
    Path(".env").write_text("CONTACT=file\nPAINT_PAUSE=\nSHARDS=\n")
    settings = read_settings(environment={"CONTACT": "environment", "MOST_PRESSES": ""})
    assert settings == Settings(contact="environment")


@pytest.mark.parametrize("quote", ['"', "'"])
def test_quotes_that_a_container_hands_on(quote: str) -> None:
    settings = read_settings(None, {"CONTACT": f"{quote}Ann's cat{quote}", "PAINT_PAUSE": f"{quote}0.5{quote}"})
    assert settings == Settings(contact="Ann's cat", paint_pause=0.5)
    assert read_settings(None, {"CONTACT": '"'}).contact == '"'


def test_an_empty_variable_leaves_the_file_alone() -> None:
    Path(".env").write_text("CONTACT=file\n")
    assert read_settings(environment={"CONTACT": " "}).contact == "file"


def test_copies_are_off_in_any_letters_or_at_home(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert read_settings(None, {"BACKUPS": "OFF"}).copies is None
    assert read_settings(None, {"BACKUPS": "~/copies"}).copies == tmp_path / "copies"


@pytest.mark.parametrize("line", [f"postgresql://u:{PASSWORD}@h/x", f"postgresql://u:{PASSWORD}@h/x?sslmode=require"])
def test_an_address_alone_on_a_line(capsys, line: str) -> None:
    Path(".env").write_text(f"{line}\n")
    assert refused(capsys) == ".env, line 1: this is not NAME=value."


def test_a_file_in_another_encoding(capsys) -> None:
    Path(".env").write_bytes("# mine\nCONTACT=José\n".encode("latin-1"))
    assert refused(capsys) == ".env, line 2: this is not UTF-8 text. Save the file as UTF-8."


def test_a_line_that_sets_nothing(capsys) -> None:
    Path(".env").write_text("CONTACT=me\nDISCORD_TOKEN\n")
    assert refused(capsys) == ".env, line 2: this is not NAME=value."


@pytest.mark.parametrize("command", [run, backup, restore, reckon, export])
def test_a_file_that_may_not_be_read(monkeypatch, capsys, command) -> None:
    def denied(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    Path(".env").touch()
    monkeypatch.setattr(Path, "read_bytes", denied)
    status = command.run(Namespace(file=Path("x.db")))
    said = ".env cannot be read: Permission denied. The user that runs the bot must be able to read it.\n"
    assert (status, capsys.readouterr().err) == (starting.REFUSED, said)


def test_a_folder_in_the_place_of_the_file(capsys) -> None:
    Path(".env").mkdir()
    assert refused(capsys).startswith(".env cannot be read: ")


async def started(settings: Settings) -> None:
    """Start the real bot until it cannot."""
    await asyncio.wait_for(SERVE(settings), PATIENCE)


SERVE = run.serve


@pytest.mark.parametrize("what", ["empty", "text", "other"])
async def test_the_database_is_looked_at_before_discord_is_asked(tmp_path: Path, monkeypatch, what: str) -> None:
    async def login(client: discord.Client, token: str) -> None:
        raise AssertionError("Discord was asked")

    monkeypatch.setattr(discord.Client, "login", login)
    database = tmp_path / "escapade.db"
    if what == "other":
        connection = sqlite3.connect(database)
        connection.executescript("create table cats (name text)")
        connection.close()
    else:
        database.write_text("" if what == "empty" else "dear diary" * 1000)
    with pytest.raises(starting.CannotStart, match=r"^The database .* cannot be used"):
        await started(Settings(discord_token=Secret("x"), database=database))


async def test_a_file_that_may_not_be_written(tmp_path: Path, monkeypatch) -> None:
    """SQLite opens such a file without a word, as it opens one that it is told only to read."""
    database = tmp_path / "escapade.db"
    await (await Store.open(database)).close()
    monkeypatch.setattr(on_sqlite, "address", lambda path, mode: address(path, "ro"))
    with pytest.raises(starting.CannotStart, match="readonly"):
        await started(Settings(discord_token=Secret("x"), database=database))


@pytest.mark.parametrize("fault", [AttributeError("bot"), KeyError("bot"), TypeError("bot")])
async def test_a_fault_of_the_program_ends_it(tmp_path: Path, monkeypatch, fault: Exception) -> None:
    async def login(bot: run.Escapade, token: str) -> None:
        raise fault

    monkeypatch.setattr(run.Escapade, "login", login)
    with pytest.raises(type(fault)):
        await started(Settings(discord_token=Secret("x"), database=tmp_path / "escapade.db"))


def dns() -> aiohttp.ClientConnectorDNSError:
    key = aiohttp.client_reqrep.ConnectionKey("discord.com", 443, True, True, None, None, None)
    return aiohttp.ClientConnectorDNSError(key, OSError(-3, "Temporary failure in name resolution"))


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (dns(), "the name discord.com could not be resolved; is this machine on the network?"),
        (TimeoutError(), "no answer in time"),
        (ConnectionResetError(104, "Connection reset by peer"), "[Errno 104] Connection reset by peer"),
        (aiohttp.ServerDisconnectedError(), "Server disconnected"),
    ],
)
async def test_no_network_is_told_in_a_sentence(tmp_path: Path, monkeypatch, error: Exception, why: str) -> None:
    async def login(bot: run.Escapade, token: str) -> None:
        raise error

    async def wait_for(waited, seconds: float) -> None:
        waited.close()

    monkeypatch.setattr(run.Escapade, "login", login)
    monkeypatch.setattr(run.asyncio, "wait_for", wait_for)
    with capture_logs() as logged:
        assert await SERVE(Settings(discord_token=Secret("x"), database=tmp_path / "escapade.db")) == starting.DONE
    (line,) = [line for line in logged if line["log_level"] == "warning"]
    assert (line["event"], line["why"], line["again_in"]) == ("no connection", why, 1.0)


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(WrongSettings) as told:
        read_settings(None, {"MIND_WORKERS": "two", "DATABASE": "mysql://x", "SHARDS": "0-3"})
    assert [line.partition(":")[0] for line in str(told.value).split("\n")] == ["DATABASE", "SHARDS", "MIND_WORKERS"]
