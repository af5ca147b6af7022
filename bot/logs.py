"""Logging: one line for each event, as text or as JSON.

Log lines name tables, seats and versions. They never contain cards or tokens.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from typing import Any

import structlog

HEARING: list[Callable[[str, str, Any], None]] = []
"""Functions that are called for each log line.

Their arguments are the level of the line, its message, and its table (None if it names none).
"""

LAST: deque[tuple[Any, str]] = deque(maxlen=200)
"""The last log lines whose level is above *info*. Each comes with the table that it names, or None."""

TOLD = ("error", "interaction", "code", "kind", "work", "again_in", "why")
"""The fields of a log line that are kept in `LAST` together with its message."""


def heard(logger: Any, level: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Pass a log line to the functions in `HEARING` and return it unchanged.

    This is a processor of structlog.
    """
    if level not in ("debug", "info"):
        details = " ".join(f"{key}={line[key]}" for key in TOLD if key in line)
        LAST.append((line.get("table"), f"{level} {line.get('event', '')} {details}".strip()))
    for hear in HEARING:
        hear(level, str(line.get("event", "")), line.get("table"))
    return line


def set_up(level: str, as_json: bool) -> None:
    """Configure logging, so that the lines of structlog and of discord.py have the same format."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    last: structlog.typing.Processor = structlog.dev.ConsoleRenderer(
        colors=False, exception_formatter=structlog.dev.plain_traceback
    )
    if as_json:
        last = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[heard, *shared, structlog.processors.format_exc_info, last] if as_json else [heard, *shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level)),
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(logging.getLevelName(level), logging.WARNING))
