"""`escapade doctor` against the local server: what it sees, what it leaves, and whom it refuses."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import time
from argparse import Namespace
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.command import doctor
from bot.command.doctor.checks import Check, Choice, Context, Observed
from bot.command.doctor.person import Person
from bot.command.doctor.requests import FOR_THE_END, MOST_REFUSALS, MOST_REQUESTS
from bot.command.doctor.start import NEEDS
from bot.command.run import DONE, FATAL, REFUSED, SECOND_COPY, CannotStart, held
from bot.connecting import point_discord_at
from bot.local.faults import Fault
from bot.local.permissions import MANAGE_THREADS
from bot.local.server import LocalDiscord
from bot.local.session import Socket
from bot.local.shapes import NEWS
from bot.settings import Secret, Settings
from tests.local import oracle
from tests.patience import PATIENCE

AS_ASSUMED, OPEN = "as assumed", "open"


class Script(Person):
    """A person who does what is asked and sees what the bot assumes."""

    def __init__(self, there: bool = True) -> None:
        self.there = there
        self.told: list[str] = []

    def tell(self, words: str) -> None:
        self.told.append(words)

    async def ready(self, words: str) -> None:
        self.told.append(words)

    async def choose(self, words: str, choices: tuple[Choice, ...]) -> Choice | None:
        return next(choice for choice in choices if choice.assumed) if self.there else None


class Ward:
    """A local server with an empty channel, on a time that goes by only when the doctor waits."""

    def __init__(self, server: LocalDiscord, folder: Path) -> None:
        self.server, self.world, self.folder = server, server.world, folder
        self.time, self.token = time.time(), server.token
        self.world.clock = lambda: self.time
        self.guild = self.world.add_guild("Ward of secrets")["id"]
        self.ana = self.world.add_user("Anabel")["id"]
        self.world.add_member(self.guild, self.ana)
        self.role = next(role for role in self.world.guilds[self.guild]["roles"] if "tags" in role)
        self.allow(MANAGE_THREADS)
        self.channel = self.add_channel("quiet-room")
        self.person = Script()

    def allow(self, bits: int) -> None:
        self.world.set_role(self.guild, self.role["id"], int(self.role["permissions"]) | bits)

    def add_channel(self, name: str, kind: int = 0) -> str:
        channel = self.world.add_channel(self.guild, name)
        channel["type"] = kind
        return str(channel["id"])

    async def pause(self, seconds: float) -> None:
        self.time += seconds
        await asyncio.sleep(0)

    async def examine(self, **given: Any) -> int:
        named = {"channel": self.channel, "announcement": None, "old": None, "press": False, "leave": False}
        named |= {"json": self.folder / "table.json"} | given
        for name in ("channel", "announcement", "old"):
            named[name] = int(named[name]) if named[name] else None
        settings = Settings(discord_token=Secret(self.token), database=self.folder / "bot.db")
        return await asyncio.wait_for(
            doctor.examine(settings, Namespace(**named), self.person, self.pause, lambda: self.time), PATIENCE
        )

    @property
    def table(self) -> dict[str, Any]:
        return dict(json.loads((self.folder / "table.json").read_text()))

    @property
    def verdicts(self) -> dict[str, str]:
        return {check["check"]: check["verdict"] for check in self.table["checks"]}

    @property
    def left(self) -> list[str]:
        """What the bot has made and not deleted: messages, and threads."""
        own = self.world.bot["id"]
        channels = self.world.channels.values()
        said = [m for c in channels for m in self.world.messages(c["id"]) if m["author"]["id"] == own]
        return [m["content"] for m in said] + [c["name"] for c in channels if c["type"] in (10, 11, 12)]

    async def press(self, custom_id: str, values: list[str] | None = None) -> None:
        def asks() -> Any:
            shown = self.server.people.history(self.channel, self.ana)
            return next((m for m in shown if f"'{custom_id}'" in str(m["components"])), None)

        message = await self.server.wait(asks)
        pressed = await self.server.people.click(self.ana, self.channel, message["id"], custom_id, values=values)
        await asyncio.wait_for(pressed.done.wait(), PATIENCE)
        assert pressed.failed is None

    async def ten_presses(self, words: tuple[str, str] = ("two", "two")) -> None:
        for _ in range(8):
            await self.press("doctor:press")
        for serial, word in enumerate(words):
            await self.press(f"doctor:menu:{serial}", [word])


@pytest.fixture
async def ward(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Ward]:
    for owner, name in [
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.Asset, "BASE"),
    ]:
        monkeypatch.setattr(owner, name, getattr(owner, name))
    async with LocalDiscord(rate_limits=True) as server:
        point_discord_at(server.base_url)
        yield Ward(server, tmp_path)
        oracle.check(server.wire)


def limited(server: LocalDiscord, method: str, most: int) -> None:
    """Take so many requests to webhooks, and refuse the next."""
    taken, meets = 0, server.faults.take

    def take(asked: str, path: str) -> Fault | None:
        nonlocal taken
        if asked == method and path.startswith("/webhooks/"):
            taken += 1
            if taken == most + 1:
                return Fault(method, None, status=429, retry_after=20.0, scope="shared")  # type: ignore[arg-type]
        return meets(asked, path)

    server.faults.take = take  # type: ignore[method-assign]


async def test_requests_alone(ward: Ward, capsys: pytest.CaptureFixture[str]) -> None:
    news = ward.add_channel("quiet-news", NEWS)
    assert await ward.examine(announcement=news) == DONE
    assert {*ward.verdicts.values()} == {AS_ASSUMED}
    assert len(ward.verdicts) == sum(check.run == "rest" for check in doctor.CHECKS)
    assert ward.left == []
    assert not [frame for frame in ward.server.frames if frame["t"] == "READY"]
    assert not [exchange for exchange in ward.server.wire if "/commands" in exchange["path"]]
    assert len(ward.server.wire) == ward.table["requests"] <= MOST_REQUESTS
    out = capsys.readouterr().out
    for check in ward.table["checks"]:
        assert all(check[key] in out for key in ("check", "assumed", "observed"))


async def test_an_announcement_channel_alone(ward: Ward) -> None:
    ward.channel = ward.add_channel("quiet-news", NEWS)
    assert await ward.examine() == DONE
    assert ward.verdicts["threads in an announcement channel"] == AS_ASSUMED
    assert ward.verdicts["threads in a text channel"] == OPEN
    assert ward.left == []


async def test_nobody_at_the_terminal(ward: Ward) -> None:
    """What only a person sees is open, and nothing is posted for it."""
    ward.person = Script(there=False)
    assert await ward.examine() == DONE
    assert {*ward.verdicts.values()} == {AS_ASSUMED, OPEN}
    assert not [e for e in ward.server.wire if e["body"] and e["body"].get("content") == "A gallery"]


async def test_presses(ward: Ward, capsys: pytest.CaptureFixture[str]) -> None:
    _, status = await asyncio.gather(ward.ten_presses(), ward.examine(press=True))
    assert status == DONE
    assert ward.verdicts == {check.name: AS_ASSUMED for check in doctor.CHECKS if check.run == "press"}
    assert ward.left == []
    assert len(ward.server.wire) < ward.table["requests"] <= MOST_REQUESTS
    assert ward.table["refused"] == 1
    assert not [exchange for exchange in ward.server.wire if "/commands" in exchange["path"]]


async def test_presses_where_edits_count_as_well(ward: Ward) -> None:
    limited(ward.server, "PATCH", 20)
    await asyncio.gather(ward.ten_presses(("one", "two")), ward.examine(press=True))
    assert [*ward.verdicts.values()] == [AS_ASSUMED, OPEN, "different", AS_ASSUMED]
    edits = ward.table["checks"][2]["observed"]
    assert edits == "takes 19 edits, then 429 for 20.0 s (scope shared)"  # one more was the first answer
    assert ward.left == []


async def test_an_old_message(ward: Ward) -> None:
    assert await ward.examine(leave=True) == DONE
    (words,) = ward.person.told[-1:]
    assert len(ward.left) == 1
    old = words.rpartition(" ")[2]
    with pytest.raises(CannotStart, match="0 minutes old"):
        await ward.examine(old=old)
    ward.time += 70 * 60
    assert await ward.examine(old=old) == DONE
    assert ward.verdicts == {"a message older than an hour": AS_ASSUMED}
    assert ward.table["checks"][0]["observed"].startswith("takes 3, then 429 30046")
    assert ward.left == []


@pytest.mark.parametrize("run", ["rest", "press", "old"])
async def test_what_is_written_names_nobody(ward: Ward, run: str) -> None:
    """The file can be shown to anybody, also when a check fails with a sentence full of ids."""

    async def fails(context: Context) -> Observed:
        raise LookupError(ward.channel, ward.server.token)

    given: dict[str, Any] = {"press": run == "press"}
    if run == "old":
        await ward.examine(leave=True)
        given["old"] = ward.person.told[-1].rpartition(" ")[2]
        ward.time += 70 * 60
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(doctor, "CHECKS", (Check("fails", "does not", "none", fails, run), *doctor.CHECKS))  # type: ignore[arg-type]
        pressing = ward.ten_presses() if run == "press" else asyncio.sleep(0)
        await asyncio.gather(ward.examine(**given), pressing)
    written = (ward.folder / "table.json").read_text()
    assert ward.table["checks"][0]["observed"].startswith("failed: LookupError (test_doctor.py:")
    told = json.dumps([ward.server.wire, ward.server.frames])
    secrets = {ward.server.token, "Ward of secrets", "quiet-room", "Anabel", "anabel", "Escapade"}
    secrets |= {word for word in told.replace("/", '"').split('"') if word.isdigit() and len(word) > 12}
    secrets |= {each.token for each in ward.server.interactions.by_id.values()}
    assert [secret for secret in secrets if secret in written] == []


async def posts(context: Context) -> Observed:
    await context.post({"content": "made"})
    return Observed("posted", True)


async def crashes(context: Context) -> Observed:
    await context.post({"content": "made"})
    raise RuntimeError("a fault")


async def test_what_a_failing_check_made_is_deleted_and_the_next_is_made(
    ward: Ward, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = (Check("crashes", "does not", "none", crashes), Check("posts", "posted", "none", posts))
    monkeypatch.setattr(doctor, "CHECKS", checks)
    assert await ward.examine() == doctor.DIFFERENT
    assert ward.verdicts == {"crashes": "different", "posts": AS_ASSUMED}
    assert ward.left == []


@pytest.mark.parametrize("moment", ["question", "request"])
async def test_ctrl_c(ward: Ward, monkeypatch: pytest.MonkeyPatch, moment: str) -> None:
    """What was made is deleted, also what Discord was about to make; what was seen until then is told."""
    stop = asyncio.Event()

    @contextlib.contextmanager
    def told() -> Iterator[asyncio.Event]:
        yield stop

    async def waits(context: Context) -> Observed:
        if moment == "question":
            await context.post({"content": "made"})
            stop.set()
            await asyncio.Event().wait()
        ward.server.faults.add("POST", "/messages", delay=0.05)
        asyncio.get_running_loop().call_later(0.01, stop.set)
        await context.post({"content": "made"})
        raise AssertionError("a stopped run goes on")

    monkeypatch.setattr(doctor, "told_to_stop", told)
    checks = (Check("posts", "posted", "none", posts), Check("waits", "", "none", waits))
    monkeypatch.setattr(doctor, "CHECKS", checks)
    assert await ward.examine() == DONE
    assert ward.verdicts == {"posts": AS_ASSUMED}
    methods = [exchange["method"] for exchange in ward.server.wire]
    assert [method for method in methods if method != "GET"] == ["POST", "POST", "DELETE", "DELETE"]
    assert ward.left == []


async def test_no_more_than_so_many_requests(ward: Ward, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each thing that is made keeps back the request by which it is deleted."""

    async def many(context: Context) -> Observed:
        while True:
            await posts(context)

    monkeypatch.setattr(doctor, "CHECKS", (Check("many", "", "none", many),))
    assert await ward.examine() == DONE
    assert ward.verdicts == {"many": OPEN}
    assert len(ward.server.wire) <= MOST_REQUESTS
    assert ward.left == []


async def test_no_more_than_so_many_refusals(ward: Ward, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some are kept back for the end, so that what was made is deleted all the same."""

    async def refused(context: Context) -> Observed:
        for _ in range(3):
            await posts(context)
        ward.server.faults.add("POST", "/messages", times=1000, status=429)
        ward.server.faults.add("DELETE", "/messages", times=FOR_THE_END - 1, status=429)
        return await posts(context)

    monkeypatch.setattr(doctor, "CHECKS", (Check("refused", "", "none", refused), Check("posts", "", "none", posts)))
    assert await ward.examine() == DONE
    assert len([e for e in ward.server.wire if e["status"] == 429]) == MOST_REFUSALS - 1
    assert ward.verdicts == {"refused": OPEN, "posts": OPEN}
    assert ward.left == []


async def test_what_cannot_be_deleted_is_told(ward: Ward, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "CHECKS", (Check("posts", "", "none", posts),))
    ward.server.faults.add("DELETE", "/messages", status=403, code=50013)
    assert await ward.examine() == doctor.DIFFERENT
    assert ward.person.told[-1] == "Messages or threads that could not be deleted: 1. Look into the channel."
    assert ward.left == ["made"]


async def test_a_channel_in_which_others_wrote(ward: Ward) -> None:
    await ward.server.people.say(ward.ana, ward.channel, "hello")
    with pytest.raises(CannotStart, match="--channel: others wrote there in the last hour"):
        await ward.examine()
    assert ward.left == []
    ward.time += 3601
    assert await ward.examine() == DONE
    news = ward.add_channel("quiet-news", NEWS)
    await ward.server.people.say(ward.ana, news, "hello")
    with pytest.raises(CannotStart, match="--announcement: others wrote there in the last hour"):
        await ward.examine(announcement=news)


async def test_what_it_cannot_start_with(ward: Ward) -> None:
    hidden = ward.add_channel("hidden")
    ward.world.set_overwrites(hidden, [{"id": ward.guild, "type": 0, "allow": "0", "deny": "1024"}])
    mute = ward.add_channel("mute")
    deny = str(MANAGE_THREADS | 1 << 15)
    ward.world.set_overwrites(mute, [{"id": ward.world.bot["id"], "type": 1, "allow": "0", "deny": deny}])
    direct = ward.world.dm(ward.ana)["id"]
    theirs = (await ward.server.people.say(ward.ana, mute, "hello"))["id"]
    for given, why in [
        ({"channel": ward.ana}, "does not see that channel (404 10003)"),
        ({"channel": hidden}, "does not see that channel (403 50001)"),
        ({"channel": direct}, "not a text channel of a server"),
        ({"channel": mute}, "needs Attach Files, Manage Threads in"),
        ({"announcement": ward.add_channel("other")}, "not an announcement channel"),
        ({"old": ward.ana}, "no such message"),
        ({"old": theirs}, "no such message"),
    ]:
        with pytest.raises(CannotStart) as told:
            await ward.examine(**given)
        assert why in str(told.value)
        assert told.value.status == REFUSED
    assert ward.left == []
    assert len(NEEDS) == 9


async def test_a_token_that_is_none(ward: Ward) -> None:
    ward.token = "another"
    with pytest.raises(CannotStart, match="Discord refused the token"):
        await ward.examine()


async def test_no_network(ward: Ward) -> None:
    ward.server.faults.add("GET", "/users/@me", times=5, drop="before")
    with pytest.raises(CannotStart, match="cannot be reached"):
        await ward.examine()


async def test_presses_while_the_bot_runs(ward: Ward) -> None:
    with held(ward.folder / "bot.db"), pytest.raises(CannotStart) as told:
        await ward.examine(press=True)
    assert told.value.status == SECOND_COPY
    assert ward.server.wire == []


@pytest.mark.parametrize("code", [4004, 4011, 4014])
async def test_a_connection_that_discord_closes(ward: Ward, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    monkeypatch.setattr(Socket, "send", lambda socket, op, data: socket.close(code))
    with pytest.raises(CannotStart) as told:
        await ward.examine(press=True)
    assert str(told.value) == FATAL[code]


async def typed(monkeypatch: pytest.MonkeyPatch, lines: bytes) -> tuple[Person, list[str]]:
    """Somebody at a terminal who types and leaves, and what they are told."""
    reads, writes = os.pipe()
    os.write(writes, lines)
    os.close(writes)
    told: list[str] = []
    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: True, fileno=lambda: reads))
    monkeypatch.setattr(Person, "tell", lambda person, words: told.append(words))
    return Person(), told


CHOICES = (Choice("yes", True), Choice("no", False))


async def test_what_a_person_types(monkeypatch: pytest.MonkeyPatch) -> None:
    person, told = await typed(monkeypatch, b"\nx\n B \n\na\n")
    await person.ready("Look.")
    assert await person.choose("Is it?", CHOICES) == CHOICES[1]
    assert told[-1] == "There is no 'x': a, b."
    assert await person.choose("Is it?", CHOICES) is None
    assert await person.choose("Is it?", CHOICES) == CHOICES[0]
    assert await person.choose("Is it?", CHOICES) is None
    assert not person.there
    await person.ready("Nobody is asked to look.")
