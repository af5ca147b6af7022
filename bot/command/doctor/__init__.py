"""`python -m bot doctor --channel ID`: test whether Discord behaves as the bot assumes.

The tests need a channel without messages of other people.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import datetime
import re
import time
import traceback
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import msgspec

from bot import logs
from bot.command.doctor.checks import Check, Context, Observed, Run
from bot.command.doctor.person import Person
from bot.command.doctor.presses import listening
from bot.command.doctor.requests import Pause, Refused, Requests, Spent
from bot.command.doctor.start import start_run
from bot.command.doctor.table import CHECKS
from bot.command.starting import DONE, SECOND_COPY, CannotStart, configured, ended, held, require_token
from bot.command.stopping import told_to_stop
from bot.connecting import point_discord_at
from bot.settings import Settings
from bot.version import VERSION
from storage.database import Server
from storage.store_errors import NO_DRIVER, InUse, StoreError

DIFFERENT = 1
"""The exit status if Discord behaves differently from what the bot assumes."""

VERDICTS = {True: "as assumed", False: "DIFFERENT", None: "open"}


class Row(NamedTuple):
    """A check that has been run, with its result."""

    check: Check
    observed: Observed


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `doctor` to `parser`."""
    parser.add_argument("--channel", type=_parse_id, required=True, help="the number of an empty channel for tests")
    parser.add_argument("--announcement", type=_parse_id, help="the number of an empty announcement channel, too")
    parser.add_argument("--leave", action="store_true", help="leave a message for --old")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the table into a file, too")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--press", action="store_true", help="check what needs ten presses; the bot must be stopped")
    kind.add_argument(
        "--old", type=_parse_id, metavar="MESSAGE", help="check the message that a run left 70 minutes ago"
    )


def run(arguments: argparse.Namespace) -> int:
    """Run the checks and print their results.

    The exit status is 1 if Discord behaves differently from what the bot assumes. It is 2 if the checks cannot run, and
    3 while a bot runs on the same database.
    """
    return ended(_run(arguments))


async def _run(arguments: argparse.Namespace) -> int:
    if arguments.json is not None and (arguments.json.is_dir() or not arguments.json.absolute().parent.is_dir()):
        raise CannotStart(f"{arguments.json} cannot be written: it is a folder, or in none.")
    settings = require_token(configured())
    logs.set_up("ERROR", as_json=False)
    if settings.discord_base_url:
        point_discord_at(settings.discord_base_url)
    return await examine(settings, arguments, Person())


async def examine(
    settings: Settings,
    arguments: argparse.Namespace,
    person: Person,
    pause: Pause = asyncio.sleep,
    now: Callable[[], float] = time.time,
) -> int:
    """Run the checks, delete the messages that they have created, and print the results.

    Return the exit status. Raises CannotStart.
    """
    rows: list[Row] = []
    async with contextlib.AsyncExitStack() as until_end:
        if arguments.press:
            until_end.enter_context(_locked(settings.database))
        session = await until_end.enter_async_context(aiohttp.ClientSession())
        requests = Requests(session, settings.discord_token, pause)
        stop = until_end.enter_context(told_to_stop())

        async def checked() -> None:
            named = (arguments.channel, arguments.announcement, arguments.old)
            context = await start_run(requests, person, pause, now, *named)
            if arguments.press:
                await until_end.enter_async_context(listening(context, settings.discord_token))
            for check in CHECKS:
                if check.run == _kind(arguments):
                    person.tell(f"… {check.name}")
                    rows.append(Row(check, await _run_check(check, context)))
            if arguments.leave:
                await _post_for_later(context, arguments.channel)

        try:
            await _run_until(stop, checked())
        except (aiohttp.ClientError, TimeoutError):
            raise CannotStart("Discord cannot be reached. Is this machine on the network?") from None
        except Refused as error:
            raise CannotStart(f"Discord refuses what the doctor needs ({error}).") from None
        except Spent:
            raise CannotStart("Discord gets too many requests from here. Try again in an hour.") from None
        finally:
            if left := await requests.clean():
                person.tell(f"Messages or threads that could not be deleted: {left}. Look into the channel.")
    if stop.is_set():
        person.tell("Stopped.")
    print(_results_text(rows, requests))
    if arguments.json is not None:
        arguments.json.write_bytes(_results_json(rows, requests, _kind(arguments)))
    different = any(row.observed.assumed is False for row in rows)
    return DIFFERENT if different or left else DONE


def _kind(arguments: argparse.Namespace) -> Run:
    return "press" if arguments.press else "old" if arguments.old is not None else "rest"


async def _run_until(stop: asyncio.Event, work: Coroutine[Any, Any, None]) -> None:
    """Run `work` until it ends or the event `stop` is set. Raises the errors of `work`."""
    working, stopping = asyncio.create_task(work), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopping.cancel()
        working.cancel()
        await asyncio.wait({working})
    if not working.cancelled():
        await working


async def _run_check(check: Check, context: Context) -> Observed:
    """Run a check and return its result.

    An error is also returned as a result, without the text of Discord's error message.
    """
    try:
        return await check.observe(context)
    except Spent:
        return Observed("not tried: too many requests", None)
    except Refused as error:
        return Observed(f"refused: {error}", False)
    except (aiohttp.ClientError, TimeoutError):
        return Observed("Discord could not be reached", None)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Observed(f"failed: {type(error).__name__} ({Path(last.filename).name}:{last.lineno})", False)


async def _post_for_later(context: Context, channel: int) -> None:
    """Post a message that a later run tests with the option `--old`, and print the command for that run.

    Raises Refused, Spent.
    """
    message = await context.requests.must("POST", context.messages, {"content": "Doctor: please leave this here."})
    context.person.tell(f"In 70 minutes: escapade doctor --channel {channel} --old {message['id']}")


@contextlib.contextmanager
def _locked(database: Path | Server) -> Iterator[None]:
    """Lock the database during the context, so that the bot does not run at the same time.

    Otherwise two connections of the same bot would both receive the presses. Raises CannotStart.
    """
    with held(database), contextlib.ExitStack() as until_end:
        if isinstance(database, Server):
            try:
                from storage.on_postgres import held_alone

                until_end.enter_context(held_alone(database))
            except ImportError:
                raise CannotStart(f"{NO_DRIVER}.") from None
            except InUse:
                raise CannotStart(f"Another copy of the bot is running on {database}.", SECOND_COPY) from None
            except StoreError as error:
                raise CannotStart(f"The database {database} cannot be used: {error}.") from None
        yield


def _results_text(rows: list[Row], requests: Requests) -> str:
    """Return the results as text.

    For each check it has the verdict, what was assumed and what was observed.
    """
    lines = []
    for check, observed in rows:
        lines.append(f"{VERDICTS[observed.assumed]:<11}  {check.name}")
        lines.append(f"{'':11}    assumed   {check.assumed}")
        lines.append(f"{'':11}    observed  {observed.words}")
    return "\n".join([*lines, f"{requests.used} requests, {requests.refused} answers of 429"])


def _results_json(rows: list[Row], requests: Requests, kind: Run) -> bytes:
    """Return the results as JSON, without tokens and without ids of accounts, servers or messages."""
    checks = [
        {
            "check": check.name,
            "assumed": check.assumed,
            "source": check.source,
            "observed": observed.words,
            "verdict": VERDICTS[observed.assumed].lower(),
        }
        for check, observed in rows
    ]
    told = {
        "release": VERSION,
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "run": kind,
        "requests": requests.used,
        "refused": requests.refused,
        "checks": checks,
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


def _parse_id(text: str) -> int:
    """Return the id of a channel or a message from its text. Raises CannotStart."""
    if not re.fullmatch(r"[0-9]{15,20}", text):
        raise CannotStart(
            f"{text!r} is not the number of a channel or a message. Turn on Developer Mode in Discord's settings,"
            " then right-click and choose Copy ID."
        )
    return int(text)
