"""A fast evening at one table under all of Discord's limits: how late boards, hands and answers come.
`python -m tests.lab.bench.evening`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from pathlib import Path

import structlog

from bot.installed_games import installed_game, names
from tests.lab.bench.report import Figure, part, show
from tests.ui.evening import Evening, open_evening


async def measure(folder: Path, given: argparse.Namespace) -> list[Figure]:
    """Let people press for some time and give what they have met."""
    async with open_evening(folder / "escapade.db", given.game, given.edits) as evening:
        seats = installed_game(given.game).game.seats
        people = await evening.seat(given.game, min(given.people, max(seats)), given.panels)
        before = evening.table.record.version
        await evening.play(people, 1 << 30, given.seconds)
        return figures(evening, len(people), evening.table.record.version - before, given.seconds)


def figures(evening: Evening, people: int, moves: int, seconds: float) -> list[Figure]:
    """Put what was seen into figures."""
    seen = evening.seen
    pressed = len(seen.presses) * 60 / seconds
    lines = [Figure("people", people), Figure("moves", moves), Figure("presses a minute", pressed)]
    taken = {"board behind its table": seen.boards, "all hands behind": seen.hands, "press to shown": seen.presses}
    for name, times in taken.items():
        lines += [Figure(f"{name}, p{share * 100:.0f}", part(times, share), None, "s") for share in (0.5, 0.95, 0.99)]
    pictures = [
        one for one in evening.server.wire if one["method"] == "PATCH" and (one["body"] or {}).get("attachments")
    ]
    kept = sum(not one["files"] for one in pictures)
    lines += [Figure("edits with a picture", len(pictures)), Figure("of these without an upload", kept)]
    lines += [Figure("presses that failed", seen.failed), Figure("answers of 429", sum(evening.refusals.values()))]
    for route, count in evening.refusals.items():
        print(f"  429 {count:4} {route}")
    return lines


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=names(), default="stalag17")
    parser.add_argument("--people", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--panels", action="store_true", help="hands in private panels in the channel")
    parser.add_argument("--edits", action="store_true", help="let the limit of a channel's webhooks count edits")
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    logging.getLogger("discord").setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), given))
    way = "private panels" if given.panels else "direct messages"
    counted = "; edits count for the channel" if given.edits else ""
    show(f"{given.game}, hands by {way}, {given.seconds:.0f} s{counted}", found)


if __name__ == "__main__":
    main()
