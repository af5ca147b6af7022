"""Small pools of processes for slow work, so that presses need not wait.

One pool draws pictures, the other runs computer players.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar

import structlog

log = structlog.get_logger()

P = ParamSpec("P")
T = TypeVar("T")

SENT = 3
"""The most times that work is sent to the processes, if they end unexpectedly."""

NICER = 5
"""By how much the processes lower their priority below the bot's, if the system supports it."""


class Pool:
    """Runs functions on plain data in `workers` processes, or in a thread if `workers` is 0.

    If a process ends unexpectedly, all processes are replaced. If work fails in the processes, a thread of this process
    does it.
    """

    def __init__(
        self,
        workers: int,
        prepare: Callable[[], None] | None = None,
        nicer: int = NICER,
        idle: Callable[[], bool] | None = None,
    ) -> None:
        """Create a pool of `workers` processes, which `start` starts.

        Each process runs the function `prepare` before its first work. While there is no other work, it calls the
        function `idle` until that returns False. `nicer` is by how much the processes lower their priority.
        """
        self._workers = workers
        self._prepare = prepare
        self._nicer = nicer
        self._idle = idle
        self.at_work = 0
        """The number of tasks of this pool that are not finished."""
        self.died = 0
        """The number of times that the processes of this pool were replaced."""
        self._life, self._held = multiprocessing.Pipe(duplex=False)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")
        self._processes = self._made() if workers else None
        self._idling: set[asyncio.Task[None]] = set()

    def _made(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        begun = (self._prepare, self._nicer, self._life)
        return ProcessPoolExecutor(self._workers, spawn, initializer=_set_up_process, initargs=begun)

    def start(self) -> None:
        """Start the first process now, and others when that one is busy. Call this in the event loop."""
        if self._processes is None:
            return
        self._processes.submit(os.getpid)
        for _ in range(self._workers if self._idle else 0):
            idling = asyncio.create_task(self._use_idle_time(), name="what workers do when idle")
            self._idling.add(idling)
            idling.add_done_callback(self._idling.discard)

    async def _use_idle_time(self) -> None:
        """Call the function `idle` in the processes, one short call at a time.

        Other work can come between two calls.
        """
        while self._processes is not None and self._idle is not None and await self._run(self._idle):
            pass

    def warm(self, work: Callable[P, None], *data: P.args, **named: P.kwargs) -> None:
        """Run the function `work` in the thread soon, if there are no processes.

        Processes need no such call, since they prepare themselves when they start.
        """
        if self._processes is None:
            self._thread.submit(work, *data, **named)

    async def run(self, work: Callable[..., T], *data: object) -> T:
        """Return the result of `work(*data)`, computed in a process. If that fails, a thread tries it again.

        An exception in the thread is raised. If a caller is cancelled, the pool still finishes the work. Otherwise, the
        executor would fail when its processes end.
        """
        self.at_work += 1
        try:
            return await self._run(work, *data)
        finally:
            self.at_work -= 1

    async def risk(self, work: Callable[..., T], *data: object) -> T:
        """Return the result of `work(*data)`, which may crash its process.

        The work is sent only once. It runs in a thread only if there are no processes. Raises the exceptions of the
        work, or BrokenProcessPool if the process ends unexpectedly.
        """
        loop, processes = asyncio.get_running_loop(), self._processes
        try:
            return await loop.run_in_executor(processes or self._thread, work, *data)
        except BrokenProcessPool:
            log.warning("a worker died", work=work.__name__)
            if processes is not None:
                self._renew(processes)
            raise

    async def _run(self, work: Callable[..., T], *data: object) -> T:
        loop = asyncio.get_running_loop()
        for _ in range(SENT):
            if (processes := self._processes) is None:
                break
            try:
                done = loop.run_in_executor(processes, work, *data)
                done.add_done_callback(_retrieve_error)
                return await asyncio.shield(done)
            except BrokenProcessPool:
                log.warning("a worker died", work=work.__name__)
                self._renew(processes)
            except Exception as error:
                log.warning("a worker failed", work=work.__name__, error=type(error).__name__)
                break
        return await loop.run_in_executor(self._thread, work, *data)

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        """Replace the processes of the executor `broken`, unless they have been replaced already."""
        if self._processes is broken:
            self.died += 1
            self._processes = self._made()

    def close(self) -> None:
        """Stop all processes without waiting for running work. This ends them in the middle of it."""
        self._held.close()
        for idling in self._idling:
            idling.cancel()
        for executor in (self._processes, self._thread):
            if executor is not None:
                executor.shutdown(wait=False, cancel_futures=True)
        self._processes = None


def _retrieve_error(done: asyncio.Future[Any]) -> None:
    """Fetch the exception of finished work, so that asyncio does not report it as never retrieved."""
    if not done.cancelled():
        done.exception()


def _set_up_process(prepare: Callable[[], None] | None, nicer: int, life: Connection) -> None:
    """Set up this process of a pool: lower its priority, ignore Ctrl+C, and end it when the pool ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nicer)
    threading.Thread(target=_end_with, args=(life,), daemon=True).start()
    if prepare is not None:
        prepare()


def _end_with(life: Connection) -> None:
    """End this process when the other end of the connection `life` is closed or its owner is gone."""
    with contextlib.suppress(EOFError, OSError):
        life.recv_bytes()
    os._exit(0)
