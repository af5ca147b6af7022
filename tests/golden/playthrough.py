"""Golden playthroughs: a game as a text that a person can read and the rules can replay.

    # fugitive 2 bonus_pass=no roles=random          the game, its seats, its options
    setup / 0 3 1                                    behind the slash: what chance said
        all: Ben is the Fugitive.                    what everybody is told
    1 Ben: hide 2 -                                  one move a line
        all: Ben hid.
    2 Ana: draw 1
        all: Ana drew from 4-14.
        Ana: You drew 7.                             what Ana alone is told

After the set-up and after the last move stand the board in words and the hands, in the words of the pages.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot import installed_games
from bot.engine.chance import Chance
from bot.engine.codec import encode
from bot.engine.event import Private
from bot.engine.game import Step, settled
from bot.engine.move import Move
from bot.engine.page import Page
from bot.engine.play import play
from bot.engine.playout import game_seed, playout
from bot.engine.record import TABLE, Seat
from bot.engine.texts import Say

FOLDER = Path(__file__).parent

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")

NOBODY = "Table"


class Script(NamedTuple):
    """A game as it is replayed: the options, the dealing, and every move with what chance said."""

    name: str
    seats: int
    options: dict[str, str]
    dealt: tuple[int, ...]
    moves: tuple[tuple[Seat, Move, tuple[int, ...]], ...]


def files(name: str) -> list[Path]:
    """List the golden playthroughs of a game."""
    return sorted((FOLDER / name).glob("*.txt"))


def snapshot(name: str, schema: int) -> Path:
    """Give the place of the stored state of a schema."""
    return FOLDER / name / f"schema-{schema}.json"


def read(text: str) -> Script:
    """Read the moves out of a playthrough; what was told is left out."""
    name, seats, options, dealt, moves = "", 0, {}, (), []
    for line in text.splitlines():
        if line.startswith("# ") and not name:
            _, name, count, *settings = line.split()
            seats, options = int(count), dict(setting.split("=") for setting in settings)
        elif line and not line.startswith((" ", "#")):
            said, _, chance = line.partition(" / ")
            drawn = tuple(map(int, chance.split()))
            if said == "setup":
                dealt = drawn
                continue
            who, _, move = said.split(" ", 1)[1].partition(": ")
            moves.append((TABLE if who == NOBODY else NAMES.index(who), Move.parse(move), drawn))
    return Script(name, seats, options, dealt, tuple(moves))


def write(script: Script) -> str:
    """Replay a script and write what everybody is told. Raises Illegal or ValueError where the rules differ."""
    game, say = (
        installed_games.installed_game(script.name).game,
        installed_games.installed_game(script.name).say("en", NAMES[: script.seats]),
    )
    options = settled(game, script.options)
    settings = " ".join(f"{option}={choice}" for option, choice in sorted(options.items()))
    lines = [f"# {script.name} {script.seats} {settings}", "", f"setup{_chance(script.dealt)}"]
    chance = Chance.scripted(script.dealt)
    step = game.setup(script.seats, options, chance)
    chance.finish()
    lines += [*_told(script, step, say), "", *_pages(script, step.state, say), ""]
    for number, (seat, move, drawn) in enumerate(script.moves, 1):
        chance = Chance.scripted(drawn)
        step = play(game, step.state, seat, move, chance)
        chance.finish()
        who = NOBODY if seat == TABLE else NAMES[seat]
        lines += [f"{number} {who}: {move}{_chance(drawn)}", *_told(script, step, say)]
    return "\n".join((*lines, "", *_pages(script, step.state, say), ""))


def new(name: str, seats: int, seed: int, level: str, options: dict[str, str]) -> Script:
    """Let computer players play a game and give its script."""
    title = installed_games.installed_game(name)
    settings = settled(title.game, options)
    first, *rest = playout(title.game, seats, settings, game_seed("golden", seed), [title.policies[level]])
    moves = tuple((played.seat, played.move, tuple(played.chance.drawn)) for played in rest)
    return Script(name, seats, settings, tuple(first.chance.drawn), moves)


def middle(script: Script) -> bytes:
    """Give the snapshot of the state half-way through a script."""
    game = installed_games.installed_game(script.name).game
    step = game.setup(script.seats, settled(game, script.options), Chance.scripted(script.dealt))
    for seat, move, drawn in script.moves[: len(script.moves) // 2]:
        step = play(game, step.state, seat, move, Chance.scripted(drawn))
    return encode(step.state)


def _chance(drawn: tuple[int, ...]) -> str:
    return " / " + " ".join(map(str, drawn)) if drawn else ""


def _told(script: Script, step: Step[Any], say: Say) -> list[str]:
    face = installed_games.installed_game(script.name).presenter
    lines = []
    for event in step.events:
        told = sorted(event.to) if isinstance(event, Private) else []
        to = ", ".join(NAMES[seat] for seat in told) or "all"
        lines.append(f"    {to}: {face.event(event, say, told[0] if told else None)}")
    return lines


def _pages(script: Script, state: Any, say: Say) -> list[str]:
    title = installed_games.installed_game(script.name)
    view = title.game.view(state, None)
    board = title.presenter.board(view, say)
    pages = [("board", replace(board, lines=(*board.lines, *title.presenter.facts(view, say))))]
    pages += [(NAMES[seat], title.presenter.hand(title.game.view(state, seat), say)) for seat in range(script.seats)]
    return [line for heading, page in pages for line in _page(heading, page)]


def _page(heading: str, page: Page) -> list[str]:
    text = "\n".join((page.title, *page.lines)).replace("**", "")
    return [f"    [{heading}]", *(f"        {line}".rstrip() for line in text.splitlines())]
