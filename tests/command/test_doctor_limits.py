"""The doctor asks no more than it may, cleans up, and says what keeps it from starting."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

import pytest

from bot.command import doctor
from bot.command.doctor.checks import Check, Context, Observed
from bot.command.doctor.requests import FOR_THE_END, MOST_REFUSALS, MOST_REQUESTS
from bot.command.doctor.start import NEEDS
from bot.command.run import FATAL
from bot.command.starting import DONE, REFUSED, SECOND_COPY, CannotStart, held
from bot.local.permissions import MANAGE_THREADS
from bot.local.session import Socket
from bot.local.shapes import NEWS
from tests.command.doctor_ward import AS_ASSUMED, OPEN, Ward, ward

__all__ = ["ward"]


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
