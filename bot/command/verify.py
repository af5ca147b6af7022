"""`python -m bot verify FILE`: recompute an exported game from its secret."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from bot.engine.texts import Say, texts
from bot.table.verify import Exported, verify


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the command."""
    parser = subparsers.add_parser("verify", help="check an exported game: every shuffle and every move")
    parser.add_argument("file", type=Path, help="the file that the Verify button gave")


def run(arguments: argparse.Namespace) -> int:
    """Say in one line whether all agrees; status 1 when it does not, 2 when the file cannot be read."""
    try:
        exported = msgspec.json.decode(arguments.file.read_bytes(), type=Exported)
        verdict = verify(exported)
    except (OSError, ValueError, KeyError) as error:
        print(f"{arguments.file} cannot be read as an exported game: {error}", file=sys.stderr)
        return 2
    print(Say(texts("en"))(verdict.key, **verdict.arguments))
    return 0 if verdict.agrees else 1
