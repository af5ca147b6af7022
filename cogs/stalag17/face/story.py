"""The story of an ended game of Stalag 17, told in a few lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.chronicle import LogEntry
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.stalag17.face.chronicle import Round, count_bluffs, list_rounds
from cogs.stalag17.view import View

MOST = 5
"""How many lines a story has at most."""

LEAST_KEPT = 5
"""The story mentions the vigilance of kept hands if its sum is at least this."""

LEAST_BLUFF = 2
"""The story mentions useless cards in play if there are at least this many."""

Teller = Callable[[View, Sequence[Round], Say], str]
"""A function that returns a line of the story.

It returns "" if it has nothing to tell.
"""


def story(view: View, moves: Sequence[LogEntry], say: Say) -> tuple[str, ...]:
    """Return the story of an ended game in at most five lines."""
    played = list_rounds(moves, len(view.players), view.numbers)
    told = (teller(view, played, say) for teller in TELLERS)
    return tuple(line for line in told if line)[:MOST]


def out_line(view: View, played: Sequence[Round], say: Say) -> str:
    """Return the line that says whose prisoners got out in which rounds."""
    told = []
    for seat in range(len(view.players)):
        if when := tuple(str(each.number) for each in played if seat in each.out):
            told.append(say("stalag17-story-out-one", who=say.name(seat), rounds=when, count=len(when)))
    return say("stalag17-story-out", told="; ".join(told)) if told else ""


def turning_line(view: View, played: Sequence[Round], say: Say) -> str:
    """Return the line about the round in which the winner got ahead of all others for good.

    The result is empty if there is more than one winner.
    """
    if view.result is None or len(view.result.winners) != 1:
        return ""
    (winner,) = view.result.winners
    ahead = [_ahead(played[: at + 1], winner, len(view.players)) for at in range(len(played))]
    if not ahead or not ahead[-1]:
        return ""
    at = len(ahead) - 1
    while at and ahead[at - 1]:
        at -= 1
    mine, others = _freed(played[: at + 1], len(view.players), winner)
    key = "last" if at == len(played) - 1 else "first" if not others and mine == 1 else "middle"
    return say(f"stalag17-story-turn-{key}", who=say.name(winner), round=played[at].number, own=mine, other=others)


def _freed(played: Sequence[Round], players: int, seat: Seat) -> tuple[int, int]:
    """Return how many prisoners `seat` has got out, and the highest such number of any other player."""
    counts = [sum(each.out.count(other) for each in played) for other in range(players)]
    return counts[seat], max(count for other, count in enumerate(counts) if other != seat)


def _ahead(played: Sequence[Round], seat: Seat, players: int) -> bool:
    mine, others = _freed(played, players, seat)
    return mine > others


def late_line(view: View, played: Sequence[Round], say: Say) -> str:
    """Return the line about players who could also have escaped when another player did.

    If this happened several times, the line is about the last time.
    """
    for each in reversed(played):
        if each.ready:
            names = tuple(map(say.name, each.ready))
            escaper = say.name(each.escapes[0].who)
            return say("stalag17-story-late", who=names, count=len(names), escaper=escaper, round=each.number)
    return ""


def bluff_line(view: View, played: Sequence[Round], say: Say) -> str:
    """Return the line about the player who had the most useless cards in play."""
    shown = [(count_bluffs(each, counted), each, counted) for each in played for counted in each.counted]
    count, each, counted = max(shown, key=lambda found: found[0], default=(0, None, None))
    if each is None or counted is None or count < LEAST_BLUFF:
        return ""
    everything = "yes" if count == len(counted.laid) else "no"
    return say(
        "stalag17-story-bluff",
        who=say.name(counted.who),
        round=each.number,
        count=count,
        of=len(counted.laid),
        everything=everything,
    )


def informer_line(view: View, played: Sequence[Round], say: Say) -> str:
    """Return the line about the informer who lost the most vigilance."""
    found = [
        (each.before[counted.who] - counted.after, each, counted)
        for each in played
        for counted in each.counted
        if counted.role == "informer" and each.before[counted.who] > counted.after
    ]
    if not found:
        return ""
    _, each, counted = max(found, key=lambda one: one[0])
    vigilance = {"before": each.before[counted.who], "after": counted.after}
    return say("stalag17-story-informer", who=say.name(counted.who), round=each.number, **vigilance)


def boldest_line(view: View, played: Sequence[Round], say: Say) -> str:
    """Return the line about the failed attempt to escape that was farthest from success.

    If none failed, the line is about the hardest escape. Attempts without any card in play do not count.
    """
    failed = [(vain, each.number) for each in played for vain in each.failures if vain.cards]
    if failed:
        vain, number = max(failed, key=lambda one: one[0].required - one[0].runaway)
        what = {"have": vain.runaway, "need": vain.required}
        return say("stalag17-story-boldest", who=say.name(vain.who), round=number, **what)
    done = [(way, each.number) for each in played for way in each.escapes]
    if not done:
        return ""
    way, number = max(done, key=lambda one: one[0].required)
    what = {"have": way.runaway, "need": way.required}
    return say("stalag17-story-longest", who=say.name(way.who), round=number, **what)


def watched_line(view: View, played: Sequence[Round], say: Say) -> str:
    """Return the line about the highest vigilance that any player had, and in which round."""
    parts = [(counted, each.number) for each in played for counted in each.counted]
    counted, number = max(parts, key=lambda one: one[0].after, default=(None, 0))
    if counted is None or not counted.after:
        return ""
    return say("stalag17-story-watched", who=say.name(counted.who), round=number, vigilance=counted.after)


def cause(view: View, seat: Seat, moves: Sequence[LogEntry], say: Say) -> str:
    """Return a text about what a loser's hands cost at the roll calls.

    It compares this with the vigilance of the winner.
    """
    played = list_rounds(moves, len(view.players), view.numbers)
    kept = [counted.in_hand for each in played for counted in each.counted if counted.who == seat and counted.in_hand]
    if view.result is None or not view.result.winners or sum(kept) < LEAST_KEPT:
        return ""
    winner = min(view.result.winners, key=lambda each: view.players[each].vigilance)
    told = {"winner": say.name(winner), "least": view.players[winner].vigilance}
    return say("stalag17-cause", who=say.name(seat), kept=sum(kept), count=len(kept), **told)


TELLERS: tuple[Teller, ...] = (out_line, turning_line, late_line, bluff_line, informer_line, boldest_line, watched_line)
"""The functions that write the lines of a story, the most interesting first."""
