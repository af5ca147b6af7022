"""Build a web page as a single file that loads nothing else: styles, scripts and data are inlined."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec


def joined(folder: Path, scripts: Sequence[str], parts: Mapping[str, str]) -> bytes:
    """Return the file `page.html` of `folder`, with `page.css`, the `scripts` and the `parts` inserted.

    `parts` maps placeholders in the page to their content.
    """
    made = _read(folder / "page.html")
    program = {"STYLE": _read(folder / "page.css"), "SCRIPT": "\n".join(_read(folder / each) for each in scripts)}
    for name, content in {**program, **parts}.items():
        made = made.replace(f"%%{name}%%", content, 1)
    return made.encode()


def data(value: object) -> str:
    """Return `value` as JSON that is safe inside an HTML script element."""
    return msgspec.json.encode(value).decode().replace("<", "\\u003c").replace("%%", "%\\u0025")


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")
