"""The protocol that every game follows, and the default answers that most games share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.move import NOT_NOW, Ask, Field, Illegal, Move, Picks, Refusal
from bot.engine.record import Record, Seat, Viewer


class Result(Record, frozen=True):
    """The result of a game.

    It has the winning seats and the reason (a text key). In some games, it also has the score or place (`Game.places`)
    of every seat.
    """

    winners: tuple[Seat, ...]
    reason: str
    standing: tuple[int, ...] = ()


class Option(Record, frozen=True):
    """One setting of a game that the host chooses in the lobby."""

    name: str
    choices: tuple[str, ...]
    default: str
    quiet: bool = False
    """Whether hosts rarely change this option. The lobby offers it under *More options* and lists it only if it was
    changed.
    """


CALL_IT = Option("call_it", ("no", "yes"), "no")
"""The optional rule that lets all people at the table together end a decided game (docs/play.md)."""


class WhoseTurn(NamedTuple):
    """The seat whose turn it is, and the number of that turn.

    Two consecutive turns have different numbers, even of the same seat.
    """

    seat: Seat
    number: int


State = TypeVar("State", bound=Record)
View = TypeVar("View", bound=Record)


class Step(NamedTuple, Generic[State]):
    """A new state and the events of the move that led to it."""

    state: State
    events: tuple[Event, ...]


def then(events: tuple[Event, ...], step: Step[State]) -> Step[State]:
    """Return `step` with further events before its own events."""
    return Step(step.state, events + step.events) if events else step


class Openings(Protocol):
    """The actions of a seat's role and turn, by verb (`Actions`).

    They can say which rule forbids a move.
    """

    def __contains__(self, verb: str) -> bool: ...

    def __iter__(self) -> Iterator[str]: ...

    def refusal(self, state: Any, seat: Seat, move: Move) -> Refusal | None:
        """Return the rule that forbids `move`; None if it is allowed.

        The verb of the move is the verb of one of these actions. The picks may be any input. The answer reveals nothing
        that the seat may not know.
        """
        ...

    def refusal_of_picks(self, state: Any, seat: Seat, move: Move) -> Refusal | None:
        """Return the rule that forbids the picks of `move`, whose verb is offered; None if they are allowed."""
        ...


class Game(Protocol[State, View]):
    """The protocol for the rules of one game. The rules have no state of their own."""

    name: ClassVar[str]
    """The name of the game's folder, which is also the prefix of its text keys."""
    schema: ClassVar[int]
    """The version of stored states and events. The methods `upgrade` and `upgrade_event` convert states and events of
    older versions.
    """
    rules_version: ClassVar[int]
    """The version of the rules. It grows if a recorded move would now have another effect."""
    releases: ClassVar[Mapping[int, str]]
    """The last release of the bot that used each earlier version of the rules."""
    seats: ClassVar[range]
    """The numbers of players that the game allows."""
    options: ClassVar[tuple[Option, ...]]
    """The settings that the host chooses in the lobby."""
    presets: ClassVar[Mapping[str, Mapping[str, str]]]
    """Options that a host sets with one press, by the name of the preset. All other options get their defaults."""
    kept: ClassVar[tuple[str, ...]]
    """The names of the options that presets do not change."""
    state_type: ClassVar[type[Any]]
    """The type of the game's states. A state has a `result`, which is None while the game runs."""
    view_type: ClassVar[type[Any]]
    """The type that `view` returns. It can be decoded from JSON, since pictures are drawn from the JSON."""
    event_type: ClassVar[Any]
    """The union of the game's event types."""
    shared: ClassVar[bool]
    """Whether several winners share one win. If not, each of them gets a full win."""
    places: ClassVar[bool]
    """Whether a result has places instead of scores. Place 1 is the best."""
    hidden: ClassVar[tuple[str, ...]]
    """The hidden parts of a state: paths of fields, with names joined by dots and without indexes, such as
    `officers.cards`. All other parts are equal in any two states that look the same to a viewer.
    """
    revealing: ClassVar[tuple[str, ...]]
    """Verbs that ask for something hidden, such as a guess. A player can't take back such a move without asking the
    other players. If another verb sometimes reveals something, such as the next card, an event with `reveals` says so.
    """

    open: ClassVar[bool]
    """Whether everybody sees everything. Then `hidden` is empty."""
    sees_all: ClassVar[tuple[Viewer, ...]]
    """The viewers who see everything in a game with secrets, such as the seat that hid what the others look for."""

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Deal a new game for `seats` players; return its first state and events."""
        ...

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """Return the decisions that `seat` may make now; () while the seat waits."""
        ...

    def known_to_wait(self, state: State, seat: Seat) -> bool:
        """Return whether `seat` surely has no decision now, by a fast check.

        The result is False if only `asks` can tell.
        """
        ...

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the field of `ask` in which the player picks next; None if the move is complete.

        `picked` are the picks so far. The first field is part of the ask.
        """
        ...

    def open_to(self, state: State, seat: Seat) -> Openings:
        """Return all actions of the role and turn of `seat`, offered or not.

        Only these actions can explain why a move is refused.
        """
        ...

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """Carry out `move`, which was offered to `seat` and not refused."""
        ...

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Make the moves of `seat`, whose time is up, until its phase of the turn ends."""
        ...

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Remove `seat` from the game for good. Raises Illegal if it is already out."""
        ...

    def turn(self, state: State) -> WhoseTurn | None:
        """Return the seat whose turn it is, with the number of the turn; None between turns.

        It is that seat's turn even while another seat must answer something.
        """
        ...

    def time_limit(self, options: Mapping[str, str]) -> int:
        """Return the time limit of the whole game in seconds; 0 if the game has none.

        When the time is over, `time_up` ends the game.
        """
        ...

    def time_up(self, state: State, chance: Chance) -> Step[State]:
        """End the game because its time limit is over. Raises Illegal if the game has no limit."""
        ...

    def called(self, state: State, winners: tuple[Seat, ...]) -> Step[State]:
        """End the game now with `winners`. Raises Illegal if they cannot win."""
        ...

    def view(self, state: State, viewer: Viewer) -> View:
        """Return what `viewer` may know, copied field by field from the state."""
        ...

    def earned(self, result: Result, seat: Seat) -> float:
        """Return the value of an ended game for `seat`, from 0 to 1. Computer players that search maximise it."""
        ...

    def imagine(self, view: View, chance: Chance) -> State:
        """Return a possible state: one that looks to the viewer of `view` exactly like `view`.

        It is sampled from all such states with the probabilities of the deal.
        """
        ...

    def upgrade_move(self, state: State, move: Move) -> Move:
        """Return `move`, which was made in `state` under an older version, in today's notation."""
        ...

    def rematch(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Return the options that swap the roles in a rematch opened by the player of `seat`.

        The result is empty in a game without roles.
        """
        ...

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Return a snapshot of an older `schema` in today's form. Raises ValueError if that is impossible."""
        ...

    def upgrade_event(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Return an event of an older `schema` in today's form. Raises ValueError if that is impossible."""
        ...


AnyGame: TypeAlias = "Game[Any, Any]"


class Rules:
    """A base class with default methods for the protocol `Game`.

    A game overrides the methods in which it differs.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int] = 1
    releases: ClassVar[Mapping[int, str]] = {}
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    kept: ClassVar[tuple[str, ...]] = ()
    shared: ClassVar[bool] = True
    places: ClassVar[bool] = False
    hidden: ClassVar[tuple[str, ...]] = ()
    revealing: ClassVar[tuple[str, ...]] = ()
    open: ClassVar[bool] = False
    sees_all: ClassVar[tuple[Viewer, ...]] = ()

    def known_to_wait(self, state: Any, seat: Seat) -> bool:
        """Return False: by default, only `asks` can tell whether a seat has a decision."""
        return False

    def earned(self, result: Result, seat: Seat) -> float:
        """Return 1 for a win and 0 otherwise. If wins are `shared`, divide 1 by the number of winners."""
        if seat not in result.winners:
            return 0.0
        return 1 / len(result.winners) if self.shared else 1.0

    def turn(self, state: Any) -> WhoseTurn | None:
        """Return the turn of the seat that must decide.

        This default fits games whose turns are never interrupted.
        """
        return None

    def time_limit(self, options: Mapping[str, str]) -> int:
        """Return 0: the game has no time limit."""
        return 0

    def time_up(self, state: Any, chance: Chance) -> Step[Any]:
        """Raise Illegal: the game has no time limit."""
        raise Illegal(NOT_NOW)

    def called(self, state: Any, winners: tuple[Seat, ...]) -> Step[Any]:
        """Raise Illegal: the game does not have the option `CALL_IT`."""
        raise Illegal(NOT_NOW)

    def upgrade_move(self, state: Any, move: Move) -> Move:
        """Return the move unchanged: the notation of moves has never changed."""
        return move

    def rematch(self, state: Any, seat: Seat) -> Mapping[str, str]:
        """Return no options: the game has no roles to swap."""
        return {}

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Raise ValueError: there is no older schema yet."""
        raise ValueError(f"{self.name}: no way from schema {schema}")

    def upgrade_event(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Raise ValueError: there is no older schema yet."""
        raise ValueError(f"{self.name}: no way from schema {schema}")


def refuse(game: AnyGame, state: Any, seat: Seat, move: Move) -> Refusal | None:
    """Return the rule that forbids `move` to `seat`; None if the move is allowed.

    The verb must be one that `Game.open_to` returns for the seat. The picks may be any input.
    """
    return game.open_to(state, seat).refusal(state, seat, move)


def result_of(state: Any) -> Result | None:
    """Return the result of an ended game; None while the game runs."""
    result: Result | None = state.result
    return result


def redeal(game: AnyGame, state: Any, viewer: Viewer, chance: Chance) -> Any:
    """Return another possible state that looks the same to `viewer`."""
    return game.imagine(game.view(state, viewer), chance)


def rank(game: AnyGame, result: Result, seat: Seat) -> tuple[bool, int]:
    """Return a sort key that grows with the success of `seat`: whether it won, then its score or place."""
    standing = result.standing[seat] if result.standing else 0
    return seat in result.winners, -standing if game.places else standing


def settled(game: AnyGame, options: Mapping[str, str]) -> dict[str, str]:
    """Return `options` with the game's defaults added. Raises ValueError for an unknown name or choice."""
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known or value not in known[name].choices:
            raise ValueError(f"{game.name} has no option {name}={value}")
    return {name: options.get(name, option.default) for name, option in known.items()}
