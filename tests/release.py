"""What a release says: `python -m tests.release v0.1.0` prints its part of CHANGELOG.md, or why there is none."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from bot.version import VERSION

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"


def notes(tag: str, version: str, changelog: str) -> str:
    """Give the part of the changelog for a tag. Raises ValueError where tag, version and changelog do not agree."""
    if tag != f"v{version}":
        raise ValueError(f"The tag is {tag}, but bot/version.py says {version}.")
    parts = re.split(r"^## \[([^\]]+)\](.*)\n", changelog, flags=re.MULTILINE)
    for name, date, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        if name == version:
            if not re.fullmatch(r" - \d{4}-\d\d-\d\d", date):
                raise ValueError(f"CHANGELOG.md names no day for {version}: ## [{version}] - 2026-01-31")
            return str(text).strip()
    raise ValueError(f"CHANGELOG.md has no part for {version}.")


def main() -> int:
    """Print the part of the changelog; status 1 when something does not agree."""
    try:
        print(notes(sys.argv[1], VERSION, CHANGELOG.read_text(encoding="utf-8")))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
