"""Questions to a seat and its answers: asks with their fields, moves, and refusals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from bot.engine.record import Record

Picks: TypeAlias = "tuple[tuple[str, ...], ...]"
"""The chosen option ids, one group for each field of an ask."""


class Field(Record, frozen=True):
    """A choice inside an ask: the player picks between `least` and `most` of `options`.

    Options are ids, never positions. `kind` says what an option is, with the same kinds as in events
    (`bot/engine/event.py`). An action declares its fields without options, with `least=0` if the player may pick
    nothing. `of` adds the current options.
    """

    name: str
    options: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    kind: str = ""

    def of(self, options: tuple[str, ...], least: int = 1, most: int = 1) -> Field:
        """Return this field with the options that a player has now.

        >>> Field("whom", kind="seat").of(("1", "2"))
        Field(name='whom', options=('1', '2'), least=1, most=1, kind='seat')
        """
        return Field(self.name, options, least, most, self.kind)


def answered(fields: Sequence[Field], picks: Picks) -> bool:
    """Return whether `picks` is complete: a group for each of `fields`, empty only if `least` is 0.

    >>> answered((Field("whom"), Field("what", least=0)), (("1",), ()))
    True
    >>> answered((Field("whom"), Field("what", least=0)), (("1",),))
    False
    """
    return len(picks) >= len(fields) and all(
        group or not each.least for each, group in zip(fields, picks, strict=False)
    )


class Ask(Record, frozen=True):
    """A decision that a seat may make now: a verb with the first fields of its move.

    `open` says that its buttons may be public, because they reveal no secret. `free` says that the game does not wait
    for it: the seat may make it at any time or never.
    """

    verb: str
    fields: tuple[Field, ...] = ()
    open: bool = False
    free: bool = False


class Move(Record, frozen=True):
    """A decision of a seat.

    Its only notation is a line such as `hide 19 16+15`: the verb, then a group of picks for each field. Picks of a
    group are joined by `+`; an empty group is `-`.

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
        """Return the move that a text describes. Raises BadMove if the text is invalid.

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
"""A function that returns the field of an ask in which the player picks next. It returns None if the move is complete.
"""

Scalar: TypeAlias = "str | int | bool | tuple[int | str, ...] | None"


class Refusal(Record, frozen=True):
    """The rule that forbids a move: a text key, and the arguments of that text."""

    key: str
    args: dict[str, Scalar] = msgspec.field(default_factory=dict)


class BadMove(ValueError):
    """The text is not a move."""


class Illegal(Exception):
    """The rules forbid a move now. `refusal` is the rule that forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


NOT_NOW = Refusal("not-now")


def must_decide(asks: Sequence[Ask]) -> bool:
    """Return whether the game waits for an answer to one of `asks`.

    Asks with `free` are optional and do not count.
    """
    for ask in asks:  # noqa: SIM110  (a third of the time of any(), asked most often of all)
        if not ask.free:
            return True
    return False


class Group:
    """A menu that offers some options of a field, with a heading."""

    def __init__(self, heading: str, options: tuple[str, ...]) -> None:
        self.heading = heading
        self.options = options


def in_menus(field: Field) -> tuple[Group, ...]:
    """Return the options of `field`, split into menus of at most 25."""
    return tuple(Group("", field.options[i : i + 25]) for i in range(0, len(field.options), 25))
