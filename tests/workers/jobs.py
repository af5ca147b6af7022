"""Work for a process: it must be a function of a module."""

import os
import signal
import threading
from pathlib import Path

import tests.hasty  # noqa: F401

BEGUN = b"begun"
"""What work says that is waited for."""


def ready() -> None:
    """Nothing to prepare."""


def unready() -> None:
    raise RuntimeError("cannot be prepared")


def dies(owner: int, notes: Path, times: int) -> int:
    """Kill the process that works, so often, but never `owner`; then give its id. `notes` tells who tried."""
    with notes.open("a") as file:
        file.write(f"{os.getpid()}\n")
    if len(notes.read_text().split()) <= times and os.getpid() != owner:
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def dies_apart(owner: int) -> int:
    """Kill the process that works, unless it is `owner`; give its id."""
    if os.getpid() != owner:
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def fails_apart(owner: int) -> int:
    """Fail, unless the process that works is `owner`; give its id."""
    if os.getpid() != owner:
        raise ValueError("not here")
    return os.getpid()


def refuses() -> None:
    raise LookupError("in every process")


_done: list[int] = []


def is_idle() -> bool:
    """Note that there was nothing to do; tell that more is left, three times."""
    _done.append(0)
    return len(_done) < 3


def idle_times() -> int:
    """Tell how often there was nothing to do."""
    return len(_done)


def holds(pipe: Path) -> None:
    """Say in `pipe` that the work has begun, and hold it open until somebody ends the process."""
    with pipe.open("wb", 0) as held:
        held.write(BEGUN)
        threading.Event().wait()
