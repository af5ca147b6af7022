"""The story of an ended game: turning points, the result for the loser, and the secrets.

See docs/rules/fugitive.md §3.5.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import comb
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.chronicle import LogEntry
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.fugitive import data
from cogs.fugitive.deduction import candidates
from cogs.fugitive.events import Passed
from cogs.fugitive.face import words
from cogs.fugitive.face.holding import was_given_up
from cogs.fugitive.minds.belief import Belief, marshal_clues
from cogs.fugitive.state import Guess
from cogs.fugitive.view import View

LINES = 5

NEAR = 3
"""The story mentions a miss only if it was at most this far from a hideout."""


BOLD = 4
"""The story mentions a right guess only if at least this many more numbers were possible than guessed."""


class Hideout(NamedTuple):
    """A hideout of an ended game.

    `last` is the number of the hideout before it. `need` and `paid` are the footprints that the hideout needed and got.
    `found` is the round in which the Marshal found it, or None.
    """

    place: int
    number: int
    last: int
    need: int
    paid: int
    cards: tuple[int, ...]
    round: int
    found: int | None

    @property
    def spare(self) -> int:
        """The number of footprints that were laid but not needed."""
        return self.paid - self.need


def story(view: View, moves: Sequence[LogEntry], say: Say) -> tuple[str, ...]:
    """Return the story of the game in at most five lines. The turning point comes first."""
    row = hideouts(view)
    lines = (
        *_turning(view, say),
        *_best(view, say),
        *_closest(view, say),
        *_leap(row, say),
        *_bluff(row, say),
        *_longest(view, row, say),
        *_count(view, moves, say),
    )
    return lines[:LINES]


def hideouts(view: View) -> tuple[Hideout, ...]:
    """Return the hideouts of an ended game in order, including the 42."""
    found = {number: guess.round for guess in view.guesses if guess.hit for number in guess.numbers}
    listed = []
    for place, (before, spot) in enumerate(pairwise(view.row), 1):
        number, last, cards = spot.hideout or 0, before.hideout or 0, spot.sprints or ()
        need = max(0, number - last - spot.reach)
        paid = sum(map(data.sprint, cards))
        listed.append(Hideout(place, number, last, need, paid, cards, spot.round, found.get(number)))
    return tuple(listed)


def _who(view: View, say: Say) -> dict[str, str]:
    return {"marshal": say.name(view.marshal), "fugitive": say.name(view.fugitive)}


def _list_never_found(view: View) -> tuple[int, ...]:
    """Return the numbers of hideouts that were never found. The 42 may be among them."""
    return tuple(spot.hideout or 0 for spot in view.row if not spot.revealed)


def _turning(view: View, say: Say) -> Iterator[str]:
    """Yield the line about the turning point."""
    assert view.result is not None
    reason, who, hidden = view.result.reason, _who(view, say), _list_never_found(view)
    hits = [guess for guess in view.guesses if guess.hit]
    opening = [guess for guess in hits if max(guess.numbers) >= data.MANHUNT_BELOW]
    if was_given_up(view):
        yield say("fugitive-story-gave-up", left=_listed(hidden), **who)
    elif reason == "escaped" and hidden:
        number = view.guesses[-1].numbers[0]
        near = min(hidden, key=lambda each: abs(each - number))
        yield say("fugitive-story-broke", number=number, near=near, **who)
    elif reason == "escaped_clean" and opening:
        yield say("fugitive-story-opened", number=max(opening[0].numbers), round=opening[0].round, **who)
    elif hits and reason in ("caught", "manhunt"):
        best = _at_once(view) or hits[-1]
        key = "at-once" if _at_once(view) else "manhunt" if reason == "manhunt" else "last"
        started = view.row[-1].round
        yield say(f"fugitive-story-{key}", numbers=_listed(best.numbers), round=best.round, started=started, **who)


def _at_once(view: View) -> Guess | None:
    """Return the right guess of the most hideouts, or None.

    It is None if that guess has only one number, or if the Marshal did not win without a manhunt.
    """
    assert view.result is not None
    hits = [guess for guess in view.guesses if guess.hit]
    largest = max(hits, default=None, key=lambda guess: (len(guess.numbers), guess.round))
    won = view.result.reason == "caught"
    return largest if won and largest is not None and len(largest.numbers) > 1 else None


def _best(view: View, say: Say) -> Iterator[str]:
    """Yield a line about the boldest right guess: the one for which most numbers were possible.

    There is no line if that guess was the turning point.
    """
    if view.variant != "none":
        return
    found = [(_count_alternatives(view, place), guess) for place, guess in enumerate(view.guesses) if guess.hit]
    many, best = max(found, default=(0, None), key=lambda each: comb(each[0], len(each[1].numbers)))
    if best is None or many < len(best.numbers) + BOLD or best == _at_once(view):
        return
    told = {"numbers": _listed(best.numbers), "round": best.round, "many": many, "count": len(best.numbers)}
    yield say("fugitive-story-best", **told, **_who(view, say))


def _count_alternatives(view: View, place: int) -> int:
    """Return how many numbers the Marshal had to choose from when she made a right guess."""
    may = candidates(_view_before(view, place))
    there = (may[at] for at in range(len(may)) if view.row[at].hideout in view.guesses[place].numbers)
    return len(frozenset[int]().union(*there))


def _view_before(view: View, place: int) -> View:
    """Return the view that the Marshal had before a guess. The game has ended and had no house events."""
    guess, earlier = view.guesses[place], view.guesses[:place]
    found = {number for each in earlier if each.hit for number in each.numbers} | {0, data.ESCAPE}
    known = tuple(
        spot if spot.hideout in found else
        replace(spot, hideout=None, sprints=None, revealed=False)
        for spot in view.row[: guess.row]
    )  # fmt: skip
    drawn = (draw for draw in view.draws if draw.seat == view.marshal and draw.round <= guess.round)
    held = tuple(draw.card for draw in drawn if draw.card is not None)
    return replace(view, viewer=view.marshal, row=known, guesses=earlier, marshal_hand=held, result=None)


def _closest(view: View, say: Say) -> Iterator[str]:
    """Yield a line about the nearest miss.

    It is a guess with one wrong number among right ones, or a number close to a hideout.
    """
    numbers = [spot.hideout or 0 for spot in view.row]
    together: list[tuple[int, Guess, int]] = []
    alone: list[tuple[int, Guess, int, bool]] = []
    known: set[int] = {0, data.ESCAPE}
    for guess in view.guesses:
        hidden = set(numbers[: guess.row]) - known
        if guess.hit:
            known.update(guess.numbers)
            continue
        wrong = [number for number in guess.numbers if number not in hidden]
        if len(wrong) == 1 and len(guess.numbers) > 1:
            together.append((len(guess.numbers), guess, wrong[0]))
        elif len(guess.numbers) == 1 and hidden:
            near = min(hidden, key=lambda each: abs(each - wrong[0]))
            alone.append((-abs(near - wrong[0]), guess, near, len(hidden) == 1))
    if together:
        _, guess, wrong_one = max(together, key=lambda each: (each[0], each[1].round))
        told = {"numbers": _listed(guess.numbers), "wrong": wrong_one, "round": guess.round}
        yield say("fugitive-story-one-wrong", **told, **_who(view, say))
    elif alone and (view.result is None or view.result.reason != "escaped" or was_given_up(view)):
        away, guess, near, last = max(alone, key=lambda each: (each[0], each[3], each[1].round))
        if -away <= NEAR:
            told = {"number": guess.numbers[0], "near": near, "round": guess.round, "last": "yes" if last else "no"}
            yield say("fugitive-story-near", **told, **_who(view, say))


def _leap(row: Sequence[Hideout], say: Say) -> Iterator[str]:
    """Yield a line about the hideout that needed the most footprints."""
    far = max(row, key=lambda one: one.need, default=None)
    if far is not None and far.need:
        told = {"number": far.number, "last": far.last, "round": far.round, "need": far.need}
        yield say("fugitive-story-leap", **told, cards=_listed(far.cards))


def _bluff(row: Sequence[Hideout], say: Say) -> Iterator[str]:
    """Yield a line about the largest bluff: sprint cards without need, and whether they helped."""
    below = (one for one in row if one.number != data.ESCAPE)
    best = max(below, key=lambda one: (one.spare, one.found is None), default=None)
    if best is not None and best.spare > 1:
        told = {"number": best.number, "count": len(best.cards), "spare": best.spare, "need": best.need}
        yield say("fugitive-story-bluff", **told, found=best.found or 0)


def _longest(view: View, row: Sequence[Hideout], say: Say) -> Iterator[str]:
    """Yield a line about the hideout that stayed hidden for the most rounds."""
    lay = [((one.found or view.round) - one.round, one) for one in row if one.number != data.ESCAPE]
    rounds, longest = max(lay, key=lambda each: each[0], default=(0, None))
    if longest is not None and rounds > 1:
        told = {"number": longest.number, "since": longest.round, "found": longest.found or 0}
        yield say("fugitive-story-longest", **told, rounds=rounds)


def _count(view: View, moves: Sequence[LogEntry], say: Say) -> Iterator[str]:
    """Yield a line with the numbers of guesses and passes in the game."""
    passes = sum(isinstance(event, Passed) for move in moves for event in move.events)
    hits = sum(guess.hit for guess in view.guesses)
    if view.guesses:
        yield say("fugitive-story-count", hits=hits, all=len(view.guesses), passes=passes, **_who(view, say))


def _listed(numbers: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(str, numbers))


def fate(view: View, seat: Seat, say: Say) -> str:
    """Return a text that says how the game ended for the player who lost."""
    if view.result is None or seat in view.result.winners:
        return ""
    reason, left = view.result.reason, _list_never_found(view)
    if seat == view.marshal:
        key = "marshal-resigned" if reason == "resigned" else "marshal"
        return say(f"fugitive-fate-{key}", who=say.name(seat), left=_listed(left), count=len(left))
    last = view.row[-1].hideout or 0
    told = {"last": last, "short": data.ESCAPE - last, "cards": view.hand_size}
    return say(f"fugitive-fate-{reason}", who=say.name(seat), **told)


def cause(view: View, seat: Seat, moves: Sequence[LogEntry], say: Say) -> str:
    """Return a line about the mistake that cost the loser most.

    For the Marshal, it is the miss that was least likely to be right, considering her own cards. For the Fugitive, it
    is the hideouts laid without sprint cards.
    """
    if view.result is None or view.variant != "none":
        return ""
    return _describe_worst_miss(view, say) if seat == view.marshal else _describe_bare_hideouts(view, say)


def _describe_worst_miss(view: View, say: Say) -> str:
    """Return a line about a guess of one number that was much less likely than a real hideout.

    The probabilities use everything that the Marshal knew at that time. The text is "" if there was no such guess.
    """
    found = []
    for place, guess in enumerate(view.guesses):
        if guess.hit or len(guess.numbers) != 1:
            continue
        before = _view_before(view, place)
        chances = Belief(marshal_clues(before), frozenset(before.marshal_hand or ())).face_down()
        hidden = [spot.hideout or 0 for spot, known in zip(view.row, before.row, strict=False) if not known.revealed]
        there = max((number for number in hidden if number != data.ESCAPE), key=lambda each: chances[each], default=0)
        named = guess.numbers[0]
        found.append((round(100 * chances[there]) - round(100 * chances[named]), place, there, chances))
    more, place, there, chances = max(found, default=(0, 0, 0, []), key=lambda each: each[:3])
    if more <= 0:
        return ""
    guess, told = view.guesses[place], {"number": view.guesses[place].numbers[0], "there": there}
    percent = {"named": round(100 * chances[told["number"]]), "true": round(100 * chances[there])}
    return say("fugitive-cause-marshal", round=guess.round, **told, **percent, **_who(view, say))


def _describe_bare_hideouts(view: View, say: Say) -> str:
    """Return a line that says how many of the found hideouts were laid without sprint cards."""
    found = [one for one in hideouts(view) if one.found is not None and one.number != data.ESCAPE]
    bare = sum(not one.cards for one in found)
    return say("fugitive-cause-fugitive", found=len(found), bare=bare, **_who(view, say)) if bare > 1 else ""


def revealed(view: View, say: Say) -> tuple[str, ...]:
    """Return lines with the row, both hands and the cards that nobody drew."""
    away = {card for spot in view.row for card in (spot.hideout, *(spot.sprints or ()))}
    away.update(view.hand or (), view.marshal_hand or (), view.out)
    left = (tuple(str(card) for card in band if card not in away) for band in data.BANDS)
    never = " · ".join(", ".join(cards) for cards in left if cards)
    return (
        *words.open_row(view, say),
        words.line("hands", words.hands(view, say), say),
        *((words.line("never", never, say),) if never else ()),
    )
