"""A private page in words: the lines next to the picture, and more facts on demand (§7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.engine.texts import Say
from cogs.fugitive import data
from cogs.fugitive.deduction import possible
from cogs.fugitive.face import event_words, words
from cogs.fugitive.face.holding import excludes_manhunt, holding
from cogs.fugitive.view import View


def short_lines(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines that complete a private picture: position, stakes and lasting effects.

    A player who waits has no picture, so the cards are listed too. After the end, the lines show the whole row.
    """
    if view.result is not None:
        return words.open_row(view, say)
    fugitive = view.viewer == view.fugitive
    return (
        *(_reach_line(view, say) if fugitive else ()),
        *(_fugitive_stake(view, say) if fugitive else (*_miss_line(view, say), *_marshal_stake(view, say))),
        *event_words.effect_lines(view, say, view.viewer),
        *(() if fugitive else event_words.answer_lines(view, say)),
        *(_held(view, say) if view.asked != view.viewer else ()),
    )


def more_lines(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines of the longer private page: what the picture shows, and facts rarely needed.

    The result is empty after the end.
    """
    if view.result is not None:
        return ()
    if view.viewer == view.fugitive:
        other, cards = view.marshal, view.marshal_hand_size
        lines = (*_sorted_hand(view, say), _own_row(view, say))
    else:
        other, cards = view.fugitive, view.hand_size
        lines = tuple(_marshal_hand(view, say))
    lines = (*lines, say("fugitive-opposite", who=say.name(other), cards=cards))
    guessed = (words.line("guesses", words.guesses(view, say), say),) if view.guesses else ()
    answers = event_words.answer_lines(view, say) if view.viewer == view.fugitive else ()
    force = event_words.effect_lines(view, say, other)
    return (
        *lines,
        *guessed,
        *force,
        *answers,
        *event_words.look_lines(view, say),
        *event_words.latest_event_lines(view, say),
    )


def describe_picture(view: View, now: str, say: Say) -> tuple[str, ...]:
    """Return the alternative text of a private picture as lines, the most important line first."""
    if view.viewer == view.fugitive:
        lines = (*_reach_line(view, say), *_sorted_hand(view, say), _own_row(view, say))
    else:
        lines = (
            *_marshal_stake(view, say),
            *_possible(view, say),
            *_marked(view, say),
            words.row_between(view, say),
            *_held(view, say),
        )
    guessed = (words.line("guesses", words.guesses(view, say), say),) if view.guesses else ()
    return (now, *lines, *guessed)


def _reach_line(view: View, say: Say) -> tuple[str, ...]:
    """Return a line about how far the Fugitive's next hideout may be. It is empty once the 42 is laid.

    If a hideout is asked for and the hand has none in reach, the line says so.
    """
    hold = holding(view)
    if hold.last == data.ESCAPE:
        return ()
    if view.asked == view.viewer and view.phase == "f_play" and not (hold.near or hold.sprinting):
        return (say("fugitive-at-none", last=hold.last),)
    reach = min(hold.end, data.ESCAPE)
    return (say("fugitive-at", last=hold.last, first=hold.last + 1, more=reach - hold.last - 1, reach=reach),)


def _fugitive_stake(view: View, say: Say) -> Iterator[str]:
    """Yield lines about the Fugitive's face-down hideouts, and about laying the 42 if it is in reach."""
    if hidden := view.hidden_count():
        yield say("fugitive-stake-hidden", count=hidden)
    hold = holding(view)
    if view.asked == view.viewer and data.ESCAPE in (*hold.near, *hold.sprinting):
        yield say("fugitive-stake-free" if excludes_manhunt(view) else "fugitive-stake-hunted")


def _miss_line(view: View, say: Say) -> tuple[str, ...]:
    """Return a line that says that the Marshal's last guess missed. It is only shown before the Marshal draws."""
    last = view.guesses[-1] if view.guesses else None
    if last is None or last.hit or view.asked != view.viewer or view.phase != "m_draw":
        return ()
    return (say("fugitive-last-miss", numbers=tuple(map(str, last.numbers)), count=len(last.numbers)),)


def _marshal_stake(view: View, say: Say) -> Iterator[str]:
    """Yield lines about the Marshal's task: the hideouts left to find, and the range of their numbers."""
    left = possible(view)
    if len(left) == 1 == view.hidden_count():
        yield say("fugitive-stake-known", number=left[0])
    elif left:
        yield say("fugitive-stake-between", count=view.hidden_count(), first=left[0], last=left[-1])
    if (
        view.asked == view.viewer
        and view.phase != "manhunt"
        and (excludes_manhunt(view) or (left and left[-1] >= data.MANHUNT_BELOW))
    ):
        yield say("fugitive-stake-gone" if excludes_manhunt(view) else "fugitive-stake-hunts")


def _sorted_hand(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines with the cards of the Fugitive's hand, one line for each kind of use."""
    hold, held = holding(view), view.hand or ()
    if view.result is not None or hold.last == data.ESCAPE:
        return (words.line("hand", words.cards(held, say), say),)
    kinds = (
        ("free", hold.near, words.cards),
        ("sprinting", hold.sprinting, _needs(hold.end)),
        ("far", hold.far, words.cards),
        ("dead", hold.dead, words.cards),
    )
    return tuple(words.line(heading, write(some, say), say) for heading, some, write in kinds if some)


def _needs(end: int) -> Callable[[Iterable[int], Say], str]:
    """Return a function that turns cards into text, each with the footprints that the card needs.

    These are the footprints that it needs as the next hideout. `end` is the highest number that needs none.
    """

    def write(numbers: Iterable[int], say: Say) -> str:
        return " · ".join(
            say(
                "fugitive-card-needs",
                card=words.cards((number,), say),
                need=number - end,
                place="later" if place else "first",
            )
            for place, number in enumerate(numbers)
        )

    return write


def _own_row(view: View, say: Say) -> str:
    return words.line("row-own", words.row(view, say), say)


def _marshal_hand(view: View, say: Say) -> Iterator[str]:
    """Yield lines with the row and the Marshal's hand. While hideouts are face-down, the notepad follows."""
    yield words.row_between(view, say)
    yield from _held(view, say)
    if view.result is None and view.hidden_count():
        yield words.notepad(view, say)


def _held(view: View, say: Say) -> tuple[str, ...]:
    held = view.own
    return (words.line("hand", ", ".join(map(str, held)), say),) if held else ()


def _possible(view: View, say: Say) -> tuple[str, ...]:
    """Return a line with the numbers that may be face-down. Consecutive numbers become a range."""
    left = possible(view)
    return (words.line("possible", ", ".join(_runs(left)), say),) if left and view.hidden_count() else ()


def _marked(view: View, say: Say) -> Iterator[str]:
    """Yield a line for each of the Marshal's marks, with the possible numbers that have this mark."""
    left = possible(view)
    for name, marked in (("suspected", view.suspected), ("doubted", view.doubted)):
        if numbers := tuple(number for number in marked if number in left):
            yield words.line(name, ", ".join(_runs(numbers)), say)


def _runs(numbers: Sequence[int]) -> Iterator[str]:
    start = 0
    for place, number in enumerate(numbers):
        if place + 1 == len(numbers) or numbers[place + 1] != number + 1:
            first = numbers[start]
            yield str(first) if first == number else f"{first}-{number}"
            start = place + 1
