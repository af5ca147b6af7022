"""`python -m tests.lab.flows`: how much code a reader must know. `--files` names the files of each flow.

It counts the files of `bot`, `cogs` and `storage` that three flows enter: a press, a time-out, and an ended game that
becomes an HTML file. Two people play Fugitive in the local world. The event loop, the database's thread and the workers
are counted. The local Discord, the drawing of pictures and what the tests call themselves are not. Then it counts the
lines of each package, the modules, and the glossary's rows.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import re
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any

import pytest
import structlog
from PIL import Image

from bot.art.png import png
from bot.engine.chance import seed_from
from tests.ui.on_local import LocalWorld, open_local
from tests.ui.player import Player, sit_down

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "cogs", "storage")
SECRET = b"a fixed secret of 32 bytes, sure"
NO_PICTURE = png(Image.new("RGB", (4, 4)))


class Recorder:
    """Collects which functions of a project are entered while one of its flows runs, in all threads.

    Threads that started before `watching` are not seen.
    """

    def __init__(self, root: Path, packages: tuple[str, ...] = PACKAGES, without: tuple[str, ...] = ()) -> None:
        """`without` are folders that count as outside; what `tests` calls directly is outside too."""
        self._root = f"{root}/"
        self._inside = tuple(f"{root}/{each}/" for each in packages)
        self._outside = tuple(f"{root}/{each}/" for each in without)
        self._tests = f"{root}/tests/"
        self._entered: set[tuple[str, str, int]] | None = None
        self.flows: dict[str, frozenset[tuple[str, str, int]]] = {}

    def files(self, flow: str) -> list[str]:
        """Return the files that a flow entered, relative to the root."""
        return sorted({file for file, _, _ in self.flows[flow]})

    @contextlib.contextmanager
    def watching(self) -> Iterator[None]:
        """Watch this thread and those that it starts."""
        threading.setprofile(self._enter)
        sys.setprofile(self._enter)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    @contextlib.contextmanager
    def flow(self, name: str) -> Iterator[None]:
        """Count what is entered inside the block as the flow `name`."""
        entered = self._entered = set()
        try:
            yield
        finally:
            self._entered = None
            self.flows[name] = frozenset(entered)

    def _enter(self, frame: FrameType, event: str, _: Any) -> None:
        if (entered := self._entered) is None or event != "call":
            return
        code, caller = frame.f_code, frame.f_back
        if not code.co_filename.startswith(self._inside) or code.co_filename.startswith(self._outside):
            return
        if caller is None or not caller.f_code.co_filename.startswith(self._tests):
            entered.add((code.co_filename.removeprefix(self._root), code.co_name, code.co_firstlineno))


async def play(recorder: Recorder, folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Play the three flows in the local world."""
    async with open_local(folder / "escapade.sqlite3", patch) as world:
        ana, ben = world.join("Ana"), world.join("Ben")
        await sit_down(ana, ben, roles="host_fugitive", pace=300)
        await press(recorder, world, ana)
        with recorder.flow("time-out -> next seat asked"):
            await world.pass_time(400)
        await replay(recorder, ana, ben)


async def press(recorder: Recorder, world: LocalWorld, ana: Player) -> None:
    """Press a move that is chosen already, until all messages are edited."""
    await ana.choose(ana.hand, "Hide at", "1")
    with recorder.flow("press -> edit"):
        await ana.press(ana.hand, "Hide at 1")


async def replay(recorder: Recorder, ana: Player, ben: Player) -> None:
    """End the game and take it along as a file."""
    await ben.press(await ben.private("table resign"), "Resign")
    panel = (await ana.press(ana.world.board, "Replay")).told[-1]
    with recorder.flow("ended game -> HTML replay"):
        made = await ana.press(panel, "File to keep")
    (file,) = ana.look(made.told[-1])["attachments"]
    assert file["filename"].endswith(".html")


def traced() -> Recorder:
    """Play the flows with a fixed deal and return what they entered."""
    recorder = Recorder(ROOT, without=("bot/local",))
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.table.lobby.secrets", SimpleNamespace(token_bytes=lambda size: SECRET[:size]))
        patch.setattr("bot.table.closing.seed_from", lambda secret, brought: seed_from(secret, ()))
        patch.setattr("bot.ui.pages.pictures.draw", lambda picture, avatars=(): NO_PICTURE)
        with recorder.watching():
            asyncio.run(play(recorder, Path(folder), patch))
    return recorder


def package(file: Path) -> str:
    """Return what a file is counted with.

    >>> [package(Path(each)) for each in ("bot/ui/pages/log.py", "bot/app.py", "storage/store.py", "tests/ui/world.py")]
    ['bot/ui', 'bot', 'storage', 'tests']
    """
    depth = 2 if file.parts[0] in ("bot", "cogs") and len(file.parts) > 2 else 1
    return "/".join(file.parts[:depth])


def lines(root: Path = ROOT) -> tuple[Counter[str], Counter[str]]:
    """Return the lines and the modules of each package."""
    counted: Counter[str] = Counter()
    modules: Counter[str] = Counter()
    for top in (*PACKAGES, "tests"):
        for file in sorted((root / top).rglob("*.py")):
            where = package(file.relative_to(root))
            counted[where] += len(file.read_text(encoding="utf-8").splitlines())
            modules[where] += 1
    return counted, modules


def glossary(text: str) -> int:
    """Return the number of rows of the first table with the heading *term*.

    >>> glossary("| term | meaning |\\n|---|---|\\n| ask | a question |\\n| seat | a player |\\n\\n| term | x |")
    2
    """
    found = re.search(r"^\| term .*\n\|[-|]+\n((?:\|.*(?:\n|$))*)", text, re.MULTILINE)
    return len(found[1].splitlines()) if found else 0


def report(recorder: Recorder, name_files: bool, say: Callable[[str], None] = print) -> None:
    """Print what was counted."""
    say(f"{'flow':<32}{'files':>8}{'functions':>12}")
    for flow, entered in recorder.flows.items():
        say(f"{flow:<32}{len(recorder.files(flow)):>8}{len(entered):>12}")
        for file in recorder.files(flow) if name_files else ():
            say(f"    {file}")
    counted, modules = lines()
    say(f"\n{'package':<32}{'lines':>8}{'modules':>12}")
    for where, many in counted.items():
        say(f"{where:<32}{many:>8}{modules[where]:>12}")
    say(f"{'all':<32}{counted.total():>8}{modules.total():>12}")
    rows = glossary((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    say(f"\nrows of the glossary in ARCHITECTURE.md: {rows}")


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.flows", description="How much code a reader must know.")
    parser.add_argument("--files", action="store_true", help="name the files of each flow")
    options = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    report(traced(), options.files)


if __name__ == "__main__":
    main()
