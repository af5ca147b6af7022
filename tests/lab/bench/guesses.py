"""How likely the answers to questions for people who watch are: `python -m tests.lab.bench.guesses [GAME] [--games N]`
prints for each question and kind of answer how often it was right among computers, and what the game had said."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.engine.question import seat_of
from bot.installed_games import InstalledGame, installed_game, names
from bot.table import guesses
from storage.records.guesses import OpenQuestion, TableGuesses
from storage.records.tables import TableRecord

GAMES = 60

SERVER = TableRecord("", 1, 1, 1, "en-US", b"", {}, 0, status="playing")
"""What the house knows of a table on a server."""


def answered(each: InstalledGame, number: int) -> Iterator[tuple[OpenQuestion, str]]:
    """Yield each question of the computer game of a number with its answer, "" for one that was dropped."""
    several = [seats for seats in each.game.seats if seats > 1]
    seats, kept = several[number % len(several)], TableGuesses()
    seed, minds = game_seed("guesses", number), [each.policies["normal"]]
    for played in playout(each.game, seats, settled(each.game, {}), seed, minds):
        now = guesses.after_move(each, replace(SERVER, guesses=kept), played.step, played.seat)
        asked = kept.open
        if asked is not None and (now.open is None or now.open.number != asked.number):
            yield asked, now.last.answer if now.last is not None and now.last is not kept.last else ""
        kept = now


def main() -> None:
    """Print how often each kind of answer was right, and how often the game had expected it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=names())
    parser.add_argument("--games", type=int, default=GAMES)
    arguments = parser.parse_args()
    for name in arguments.game:
        said, right, asked = Counter[tuple[str, str]](), Counter[tuple[str, str]](), Counter[str]()
        for number in range(arguments.games):
            for question, answer in answered(installed_game(name), number):
                asked[question.key if answer else f"{question.key}, dropped"] += 1
                for choice, chance in question.choices if answer else ():
                    kind = question.key, choice if seat_of(choice) is None else "a player"
                    said[kind] += chance
                    right[kind] += choice == answer
        print(f"{name}: {arguments.games} games; {', '.join(f'{key} {count}' for key, count in asked.items())}")
        for kind in said:
            print(f"  {kind[0]:<10} {kind[1]:<10} {right[kind]:5} times right, {said[kind]:7.1f} expected", flush=True)


if __name__ == "__main__":
    main()
