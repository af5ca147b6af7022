"""Records of the guesses of people who watch a table."""

from __future__ import annotations

import msgspec


class OpenQuestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that has no answer yet (`bot/engine/question.py`)."""

    number: int
    """The number of the question among all questions at the table."""
    key: str
    choices: tuple[tuple[str, float], ...]
    who: int | None = None
    asked: tuple[int, ...] = ()
    closed: bool = False
    """Whether it is too late to guess the answer."""
    given: dict[str, str] = {}
    """The guess of each person, by user id."""


class SettledQuestion(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last question at a table that was answered, with its guesses."""

    key: str
    choices: tuple[tuple[str, float], ...]
    answer: str
    who: int | None = None
    given: dict[str, str] = {}


class Guesser(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person who guesses at a table: the number of guesses and the points so far."""

    name: str
    ghost: bool = False
    """Whether the person is a player who is out of the game."""
    points: int = 0
    right: int = 0
    guesses: int = 0
    """The number of the person's guesses on questions that have been answered."""


class TableGuesses(msgspec.Struct, frozen=True, omit_defaults=True):
    """The guesses at a table. They do not affect its game."""

    asked: int = 0
    """The number of questions that were asked at the table so far."""
    open: OpenQuestion | None = None
    last: SettledQuestion | None = None
    people: dict[str, Guesser] = {}
    """The guessers at the table, by user id."""


def without(guesses: TableGuesses, user: int) -> TableGuesses:
    """Return the guesses at a table without those of `user`."""

    def others(given: dict[str, str]) -> dict[str, str]:
        return {each: choice for each, choice in given.items() if each != str(user)}

    question, last = guesses.open, guesses.last
    return msgspec.structs.replace(
        guesses,
        open=None if question is None else msgspec.structs.replace(question, given=others(question.given)),
        last=None if last is None else msgspec.structs.replace(last, given=others(last.given)),
        people={each: guesser for each, guesser in guesses.people.items() if each != str(user)},
    )


def guessed_by(guesses: TableGuesses, user: int) -> dict[str, object]:
    """Return what a table stores about a person's guesses, for the export of the person's data.

    It has the score and the guesses on the last two questions.
    """
    asked = (each for each in (guesses.last, guesses.open) if each is not None)
    return {
        "score": guesses.people.get(str(user)),
        "guesses": [[each.key, each.given[str(user)]] for each in asked if str(user) in each.given],
    }
