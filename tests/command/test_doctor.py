"""`escapade doctor` against the local server: what it sees, what it leaves, and whom it refuses."""

from __future__ import annotations

import asyncio
import json
import os
from types import SimpleNamespace
from typing import Any

import pytest

from bot.command import doctor
from bot.command.doctor.checks import Check, Choice, Context, Observed
from bot.command.doctor.person import Person
from bot.command.doctor.requests import MOST_REQUESTS
from bot.command.starting import DONE, CannotStart
from bot.local.faults import Fault
from bot.local.server import LocalDiscord
from bot.local.shapes import NEWS
from tests.command.doctor_ward import AS_ASSUMED, OPEN, Script, Ward, ward

__all__ = ["ward"]


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
