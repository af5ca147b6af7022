"""`python -m tests.lab.bench.blunders [GAME ...]`: how often a level makes blunders that people see, in numbered games
against itself. Each count stands beside what it was counted among and what is wanted at most."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.engine.record import TABLE, Seat
from bot.installed_games import LEVELS, installed_game
from cogs.colditz.events import guards, prisoners
from cogs.colditz.state import GERMAN
from cogs.escape_plan.data import DAYS
from cogs.escape_plan.events import turns, visits
from cogs.fugitive import data as deck
from cogs.stalag17 import events as camp
from cogs.stalag17.data import BARRACKS, CARDS


class Turn(NamedTuple):
    """A move of a seat: the state before it, the move, and what happened."""

    before: Any
    seat: Seat
    verb: str
    picks: tuple[tuple[str, ...], ...]
    events: tuple[Any, ...]


Tally = Counter[str]


class Blunder(NamedTuple):
    """A line of the table: what is counted, among what ("" for games), and the most that is wanted."""

    name: str
    among: str
    most: float


def _fugitive(turns_of: Sequence[Turn]) -> Tally:
    """Count guesses that lose even if they are right: the Fugitive can pay for 42 with the cards in hand, and there is
    no manhunt. Where 30 or more lies open already only a guess of all would win."""
    found = Tally()
    for turn in turns_of:
        state = turn.before
        if turn.verb != "guess" or state.phase != "m_guess":
            continue
        found["guesses"] += 1
        named = frozenset(map(int, turn.picks[0]))
        out = state.last + state.reach + sum(map(deck.sprint, state.hand[:-1])) >= deck.ESCAPE
        shown = max(spot.hideout for spot in state.row if spot.revealed)
        lost = out and max(shown, *named) >= deck.MANHUNT_BELOW and len(named) < len(state.hidden())
        found["sure losses"] += lost
        found["sure losses that are right"] += lost and named <= state.hidden()
    return found


GAINS = (
    visits.Visited, visits.TookKey, visits.TookFixer, visits.Hired, visits.Marked, visits.Equipped, visits.HandedBack,
    visits.BoughtCan, visits.Opened, visits.Looks, visits.Escaped, turns.Healed, turns.GotDisc, turns.TookContact,
)  # fmt: skip
"""What makes a visit worth while."""


def _escape_plan(turns_of: Sequence[Turn]) -> Tally:
    """Count ways to places where nothing happens; those of the last day apart, most of which lead out of the city."""
    found, idle = Tally(), ""
    for turn in turns_of:
        for event in turn.events:
            if isinstance(event, turns.Went):
                found[idle] += 1
                last = turn.before.day == DAYS
                idle = "on the last day, where nothing happens" if last else "places where nothing happens"
            elif isinstance(event, GAINS) or (isinstance(event, turns.Notoriety) and event.change < 0):
                idle = ""
            elif isinstance(event, (turns.Rested, turns.Passed, turns.DiscSpent, turns.Held)):
                found[idle] += 1
                idle = ""
    found[idle] += 1
    return found


ACTS = ("roll", "draw", "end", "discard", "offer", "reject", "accept", "retract")
"""What an officer may do without doing anything."""


def _colditz(turns_of: Sequence[Turn]) -> Tally:
    """Count turns in which an officer does nothing, and freed men who are arrested where they came out."""
    found, acted, freed = Tally(), False, set[str]()
    game = installed_game("colditz").game
    for turn in turns_of:
        active = turn.before.active != GERMAN and turn.seat == turn.before.seat(turn.before.active)
        if active and turn.before.phase == "act" and turn.verb == "end":
            found["turns of officers"] += 1
            men = any(ask.verb == "move" for ask in game.asks(turn.before, turn.seat))
            found["idle turns with points and a man who could go"] += not acted and turn.before.turn.points > 0 and men
        if active and turn.verb == "end":
            acted = False
        elif active and turn.verb not in ACTS:
            acted = True
        for event in turn.events:
            if isinstance(event, prisoners.Freed):
                found["freed men"] += 1
                freed.add(event.man)
            elif isinstance(event, prisoners.Moved):
                freed.discard(event.man)
            elif isinstance(event, guards.Arrested):
                found["freed men arrested where they came out"] += event.man in freed
                freed.discard(event.man)
    return found


def _stalag(turns_of: Sequence[Turn]) -> Tally:
    """Count barracks that are put on the discards, and those of them that another player takes from there."""
    found, lying = Tally(), dict[str, Seat]()
    for turn in turns_of:
        for event in turn.events:
            if isinstance(event, (camp.Reshuffled, camp.Planned)):
                lying.clear()
            elif isinstance(event, camp.Discarded):
                cards = [card for card in event.cards if CARDS[card].kind == BARRACKS]
                found["discarded barracks"] += len(cards)
                lying |= dict.fromkeys(cards, event.who)
            elif isinstance(event, camp.PickedUp):
                found["discarded barracks that a rival takes"] += lying.pop(event.card, event.who) != event.who
    return found


COUNTS: Mapping[str, tuple[Callable[[Sequence[Turn]], Tally], tuple[Blunder, ...]]] = {
    "fugitive": (_fugitive, (
        Blunder("sure losses", "guesses", 0.0),
        Blunder("sure losses that are right", "guesses", 0.0),
    )),
    "escape_plan": (_escape_plan, (
        Blunder("places where nothing happens", "", 0.3),
        Blunder("on the last day, where nothing happens", "", 1.0),
    )),
    "colditz": (_colditz, (
        Blunder("idle turns with points and a man who could go", "turns of officers", 0.005),
        Blunder("freed men arrested where they came out", "freed men", 0.15),
    )),
    "stalag17": (_stalag, (
        Blunder("discarded barracks that a rival takes", "discarded barracks", 0.1),
        Blunder("discarded barracks", "", 9.0),
    )),
}  # fmt: skip


def counted(name: str, seats: int, level: str, number: int) -> Tally:
    """Play the game of that number and count its blunders."""
    chosen = installed_game(name)
    options, seed = settled(chosen.game, {}), game_seed(f"blunders/{name}", number)
    return COUNTS[name][0](list(played(name, seats, level, options, seed))) + Tally(games=1)


def played(name: str, seats: int, level: str, options: Mapping[str, str], seed: bytes) -> Iterator[Turn]:
    """Play a game of a level against itself, move by move."""
    chosen, before = installed_game(name), None
    for each in playout(chosen.game, seats, options, seed, [chosen.policies[level]]):
        if each.seat != TABLE:
            yield Turn(before, each.seat, each.move.verb, each.move.picks, each.step.events)
        before = each.step.state


def lines(name: str, tally: Tally) -> Iterator[str]:
    """Write the counts of a title."""
    for blunder in COUNTS[name][1]:
        times, among = tally[blunder.name], tally[blunder.among or "games"]
        share = f"{times / max(1, among):.4f} for each of {among} {blunder.among or 'games'}"
        yield f"  {blunder.name}: {times}, {share} (wanted: at most {blunder.most})"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.bench.blunders", description=__doc__)
    parser.add_argument("titles", nargs="*", choices=[*COUNTS, []], metavar="GAME", help="titles (default: all)")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--seats", type=int, help="players (default: three, or two where no more may play)")
    parser.add_argument("--level", choices=LEVELS, action="append", help="default: hard and normal")
    given = parser.parse_args()
    for name in given.titles or COUNTS:
        seats = given.seats or min(3, installed_game(name).game.seats[-1])
        for level in given.level or ("hard", "normal"):
            tally = Tally()
            for number in range(given.first, given.first + given.games):
                tally += counted(name, seats, level, number)
            print(f"{name} · {seats} seats · {level} · {given.games} games", *lines(name, tally), sep="\n", flush=True)


if __name__ == "__main__":
    main()
