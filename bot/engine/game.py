"""The protocol that every game follows, and the answers that most games share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.move import NOT_NOW, Ask, Field, Illegal, Move, Picks, Refusal
from bot.engine.record import Record, Seat, Viewer


class Result(Record, frozen=True):
    """The result of a game.

    It has the winning seats, the reason (a text key), and the score or place (`Game.places`) of every seat in games
    that have one.
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
    """Whether hosts rarely change it. The lobby offers it under *More options* and shows it only if it was changed."""


CALL_IT = Option("call_it", ("no", "yes"), "no")
"""The house rule that lets all people at the table end a decided game (docs/play.md)."""


class WhoseTurn(NamedTuple):
    """The seat whose turn it is, and the number of that turn.

    Two consecutive turns have different numbers.
    """

    seat: Seat
    number: int


State = TypeVar("State", bound=Record)
View = TypeVar("View", bound=Record)


class Step(NamedTuple, Generic[State]):
    """A new state and the events that led to it."""

    state: State
    events: tuple[Event, ...]


def then(events: tuple[Event, ...], step: Step[State]) -> Step[State]:
    """Put earlier `events` before those of `step`."""
    return Step(step.state, events + step.events) if events else step


class Openings(Protocol):
    """The actions of a seat's role and turn by verb, with the rules that forbid them (`Actions`)."""

    def __contains__(self, verb: str) -> bool: ...

    def __iter__(self) -> Iterator[str]: ...

    def refusal(self, state: Any, seat: Seat, move: Move) -> Refusal | None:
        """Return the rule that forbids `move`, whose verb is one of these. Its picks may be anything.

        The answer tells nothing that the seat may not know.
        """
        ...

    def refusal_of_picks(self, state: Any, seat: Seat, move: Move) -> Refusal | None:
        """Return the rule that forbids `move`, whose verb is offered, because of its picks."""
        ...


class Game(Protocol[State, View]):
    """The rules of one game. They have no state of their own."""

    name: ClassVar[str]
    """The name of its folder and the prefix of its texts' keys."""
    schema: ClassVar[int]
    """Grows whenever the form of states or events changes. `upgrade` and `upgrade_event` read the older ones."""
    rules_version: ClassVar[int]
    """Grows whenever a recorded move would now have another effect."""
    releases: ClassVar[Mapping[int, str]]
    """By each earlier number of the rules, the last release of the bot that used it."""
    seats: ClassVar[range]
    """The numbers of players with which it can be played."""
    options: ClassVar[tuple[Option, ...]]
    """The settings that the host chooses in the lobby."""
    presets: ClassVar[Mapping[str, Mapping[str, str]]]
    """Options that a host sets with one press, by preset name. All others are set to their defaults."""
    kept: ClassVar[tuple[str, ...]]
    """Options that presets do not change."""
    state_type: ClassVar[type[Any]]
    """The type of its states. A state has a `result`, which is None while the game runs."""
    view_type: ClassVar[type[Any]]
    """The type that `view` returns. It can be read from its JSON, because pictures are drawn from that."""
    event_type: ClassVar[Any]
    """The union of the game's events."""
    shared: ClassVar[bool]
    """Whether several winners share one win. If not, each of them has won as much as a single winner."""
    places: ClassVar[bool]
    """Whether a result has places, the first the best, instead of scores."""
    hidden: ClassVar[tuple[str, ...]]
    """The hidden parts of a state: paths of its fields, with names joined by dots and without positions, such as
    `officers.cards`. In everything else, two states that look the same to a viewer are equal.
    """
    revealing: ClassVar[tuple[str, ...]]
    """Verbs that ask for something hidden, such as a guess. A player can't take back such a step without asking. If
    another verb happens to reveal something, such as the next turn's card, an event with `reveals` tells it.
    """

    open: ClassVar[bool]
    """Whether everybody sees everything. Then nothing is `hidden`."""
    sees_all: ClassVar[tuple[Viewer, ...]]
    """The viewers who see everything in a game that is not open to all, such as a seat that hid what others look for.
    """

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Deal a new game for `seats` players."""
        ...

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """Return the decisions that are open to `seat` now; empty while it waits."""
        ...

    def known_to_wait(self, state: State, seat: Seat) -> bool:
        """Return whether nobody waits for `seat`, without asking it. False if only `asks` can tell."""
        ...

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next field of `ask` after `picked`, or None if the move is complete.

        The first field is in the ask.
        """
        ...

    def open_to(self, state: State, seat: Seat) -> Openings:
        """Return the actions of the role and turn of `seat` now, offered or not. Refusals explain only these."""
        ...

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """Carry out a move that was offered and not refused."""
        ...

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Play the timeout move of `seat`, to the end of its phase."""
        ...

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Remove `seat` from the game for good. Raises Illegal if it is out already."""
        ...

    def turn(self, state: State) -> WhoseTurn | None:
        """Return whose turn it is, also while that turn waits for another seat's answer; None between turns."""
        ...

    def time_limit(self, options: Mapping[str, str]) -> int:
        """Return the seconds until `time_up` is played; 0 if the game has no limit."""
        ...

    def time_up(self, state: State, chance: Chance) -> Step[State]:
        """Play the end of the game's time limit. Raises Illegal if there is none."""
        ...

    def called(self, state: State, winners: tuple[Seat, ...]) -> Step[State]:
        """End the game as it is: `winners` have won. Raises Illegal if they cannot."""
        ...

    def view(self, state: State, viewer: Viewer) -> View:
        """Return what `viewer` may know, built field by field."""
        ...

    def earned(self, result: Result, seat: Seat) -> float:
        """Return the value of an ended game for `seat`, from 0 to 1. Searching computers maximise it."""
        ...

    def imagine(self, view: View, chance: Chance) -> State:
        """Return a random state that looks to the viewer of `view` exactly like `view`.

        It is drawn from all such states by the chances of the deal.
        """
        ...

    def upgrade_move(self, state: State, move: Move) -> Move:
        """Return a move that was made in `state` under an older version, in today's spelling."""
        ...

    def rematch(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Return the options that exchange the roles in a rematch opened by `seat`.

        A game without roles has none.
        """
        ...

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Upgrade a snapshot of an older `schema` to today's. Raises ValueError if that is impossible."""
        ...

    def upgrade_event(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Upgrade an event of an older `schema` to today's. Raises ValueError if that is impossible."""
        ...


AnyGame: TypeAlias = "Game[Any, Any]"


class Rules:
    """The answers that most games share. A game overrides those that differ."""

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
        """Return False: only the asks of a seat can tell."""
        return False

    def earned(self, result: Result, seat: Seat) -> float:
        """Return 1 for a win, divided among the winners if the win is `shared`, and 0 otherwise."""
        if seat not in result.winners:
            return 0.0
        return 1 / len(result.winners) if self.shared else 1.0

    def turn(self, state: Any) -> WhoseTurn | None:
        """Return the turn of the seat that is asked: turns are not interrupted."""
        return None

    def time_limit(self, options: Mapping[str, str]) -> int:
        """Return 0: a game has no time limit."""
        return 0

    def time_up(self, state: Any, chance: Chance) -> Step[Any]:
        """Raise Illegal: there is no time limit."""
        raise Illegal(NOT_NOW)

    def called(self, state: Any, winners: tuple[Seat, ...]) -> Step[Any]:
        """Raise Illegal: a game without the option `CALL_IT` cannot be called."""
        raise Illegal(NOT_NOW)

    def upgrade_move(self, state: Any, move: Move) -> Move:
        """Return the move unchanged: the spelling of moves has never changed."""
        return move

    def rematch(self, state: Any, seat: Seat) -> Mapping[str, str]:
        """Return no options: there are no roles to exchange."""
        return {}

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Raise ValueError: there is no older schema yet."""
        raise ValueError(f"{self.name}: no way from schema {schema}")

    def upgrade_event(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Raise ValueError: there is no older schema yet."""
        raise ValueError(f"{self.name}: no way from schema {schema}")


def refuse(game: AnyGame, state: Any, seat: Seat, move: Move) -> Refusal | None:
    """Return the rule that forbids `move` to `seat`.

    Its verb is open to the seat; its picks may be anything.
    """
    return game.open_to(state, seat).refusal(state, seat, move)


def result_of(state: Any) -> Result | None:
    """Return the result of a finished game, None while it runs."""
    result: Result | None = state.result
    return result


def redeal(game: AnyGame, state: Any, viewer: Viewer, chance: Chance) -> Any:
    """Return another state that `viewer` cannot tell from this one."""
    return game.imagine(game.view(state, viewer), chance)


def rank(game: AnyGame, result: Result, seat: Seat) -> tuple[bool, int]:
    """Return a sort key that grows with how well `seat` did: whether it won, then its score or place."""
    standing = result.standing[seat] if result.standing else 0
    return seat in result.winners, -standing if game.places else standing


def settled(game: AnyGame, options: Mapping[str, str]) -> dict[str, str]:
    """Add the game's defaults to `options`. Raises ValueError for an unknown name or choice."""
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known or value not in known[name].choices:
            raise ValueError(f"{game.name} has no option {name}={value}")
    return {name: options.get(name, option.default) for name, option in known.items()}
