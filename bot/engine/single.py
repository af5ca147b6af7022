"""Pages that are one file. Style, program and data are joined into it, so it loads nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec


def joined(folder: Path, scripts: Sequence[str], parts: Mapping[str, str]) -> bytes:
    """Return the `page.html` of `folder` with its `page.css`, its `scripts` and `parts` in their places."""
    made = _read(folder / "page.html")
    program = {"STYLE": _read(folder / "page.css"), "SCRIPT": "\n".join(_read(folder / each) for each in scripts)}
    for name, content in {**program, **parts}.items():
        made = made.replace(f"%%{name}%%", content, 1)
    return made.encode()


def data(value: object) -> str:
    """Return data as text that cannot close the element around it."""
    return msgspec.json.encode(value).decode().replace("<", "\\u003c").replace("%%", "%\\u0025")


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")
