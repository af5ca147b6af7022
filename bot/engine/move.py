"""Questions to a seat and its answers: asks with their fields, moves, and why a move is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from bot.engine.record import Record

Picks: TypeAlias = "tuple[tuple[str, ...], ...]"
"""The chosen option ids, one group for each field of an ask."""


class Field(Record, frozen=True):
    """A choice inside an ask: between `least` and `most` of `options`. Options are ids, never positions.

    `kind` says what an option is. It uses the same kinds as events (`bot/engine/event.py`). An action declares its
    fields without options, with `least=0` if nothing may be chosen, and adds the options with `of`.
    """

    name: str
    options: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    kind: str = ""

    def of(self, options: tuple[str, ...], least: int = 1, most: int = 1) -> Field:
        """Return this field with the options of now.

        >>> Field("whom", kind="seat").of(("1", "2"))
        Field(name='whom', options=('1', '2'), least=1, most=1, kind='seat')
        """
        return Field(self.name, options, least, most, self.kind)


def answered(fields: Sequence[Field], picks: Picks) -> bool:
    """Return whether `picks` have a group for each of the declared `fields`, empty only if `least` is 0.

    >>> answered((Field("whom"), Field("what", least=0)), (("1",), ()))
    True
    >>> answered((Field("whom"), Field("what", least=0)), (("1",),))
    False
    """
    return len(picks) >= len(fields) and all(
        group or not each.least for each, group in zip(fields, picks, strict=False)
    )


class Ask(Record, frozen=True):
    """One thing that a seat may decide now.

    `open` says that its buttons may be public, because nothing in it is secret. `free` says that nobody waits for it:
    it may be answered at any time, or never.
    """

    verb: str
    fields: tuple[Field, ...] = ()
    open: bool = False
    free: bool = False


class Move(Record, frozen=True):
    """A decision.

    It has one spelling, such as `hide 19 16+15`: picks of a group joined by `+`, an empty group as `-`.

    >>> str(Move("hide", (("19",), ("16", "15"))))
    'hide 19 16+15'
    >>> str(Move("hide", (("19",), ())))
    'hide 19 -'
    """

    verb: str
    picks: Picks = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *("+".join(group) or "-" for group in self.picks)))

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read `text` as `str` writes it. Raises BadMove if it is invalid.

        >>> Move.parse("hide 19 16+15").picks
        (('19',), ('16', '15'))
        >>> Move.parse("hide  19")
        Traceback (most recent call last):
        bot.engine.move.BadMove: hide  19
        """
        verb, *groups = text.split(" ")
        picks = tuple(() if group == "-" else tuple(group.split("+")) for group in groups)
        move = cls(verb, picks)
        if not verb or str(move) != text or any(not pick for group in picks for pick in group):
            raise BadMove(text)
        return move


NextField: TypeAlias = "Callable[[Ask, Picks], Field | None]"
"""Returns the next field of an ask after the picks, or None if the move is complete."""

Scalar: TypeAlias = "str | int | bool | tuple[int | str, ...] | None"


class Refusal(Record, frozen=True):
    """The rule that forbids a move: a text key and the numbers of the case."""

    key: str
    args: dict[str, Scalar] = msgspec.field(default_factory=dict)


class BadMove(ValueError):
    """A text that is not a move."""


class Illegal(Exception):
    """A move that the rules forbid now. `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


NOT_NOW = Refusal("not-now")


def must_decide(asks: Sequence[Ask]) -> bool:
    """Return whether the game waits for an answer to one of `asks`."""
    for ask in asks:  # noqa: SIM110  (a third of the time of any(), asked most often of all)
        if not ask.free:
            return True
    return False


class Group:
    """Options of a field that are in one menu, with the menu's heading."""

    def __init__(self, heading: str, options: tuple[str, ...]) -> None:
        self.heading = heading
        self.options = options


def in_menus(field: Field) -> tuple[Group, ...]:
    """Return the options of `field` in menus of 25."""
    return tuple(Group("", field.options[i : i + 25]) for i in range(0, len(field.options), 25))
