"""The protocol every game follows, and what most games answer alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.move import NOT_NOW, Ask, Field, Illegal, Move, Picks, Refusal
from bot.engine.record import Record, Seat, Viewer


class Result(Record, frozen=True):
    """How a game ended: the winning seats, why (a text key), and every seat's score, or place (`Game.places`), where a
    game has one."""

    winners: tuple[Seat, ...]
    reason: str
    standing: tuple[int, ...] = ()


class Option(Record, frozen=True):
    """One setting of a game that the host chooses in the lobby."""

    name: str
    choices: tuple[str, ...]
    default: str
    quiet: bool = False
    """Whether hosts rarely change it: a lobby asks it under *More options*, and shows it only if it was changed."""


CALL_IT = Option("call_it", ("no", "yes"), "no")
"""The house rule by which all people at play may end a game that is decided (docs/play.md)."""


class WhoseTurn(NamedTuple):
    """Whose turn it is, and which of that seat's it is: two that follow each other have different numbers."""

    seat: Seat
    number: int


State = TypeVar("State", bound=Record)
View = TypeVar("View", bound=Record)


class Step(NamedTuple, Generic[State]):
    """A new state and what happened on the way to it."""

    state: State
    events: tuple[Event, ...]


def then(events: tuple[Event, ...], step: Step[State]) -> Step[State]:
    """Put earlier `events` before those of `step`."""
    return Step(step.state, events + step.events) if events else step


class Openings(Protocol):
    """The actions of a seat's role and turn, by their verbs, with the rules that forbid them (`Actions`)."""

    def __contains__(self, verb: str) -> bool: ...

    def __iter__(self) -> Iterator[str]: ...

    def refusal(self, state: Any, seat: Seat, move: Move) -> Refusal | None:
        """Return the rule that forbids `move`, whose verb is one of these; its picks may be anything.

        Tells nothing that the seat may not know.
        """
        ...

    def refusal_of_picks(self, state: Any, seat: Seat, move: Move) -> Refusal | None:
        """Return the rule that forbids `move`, whose verb is offered, for what it picks."""
        ...


class Game(Protocol[State, View]):
    """The rules of one game, without memory of their own."""

    name: ClassVar[str]
    """The name of its folder and the beginning of its texts' keys."""
    schema: ClassVar[int]
    """Grows whenever states or events change their form; `upgrade` and `upgrade_event` read the older ones."""
    rules_version: ClassVar[int]
    """Grows whenever a recorded move would now come out differently."""
    releases: ClassVar[Mapping[int, str]]
    """The last release of the program that had each earlier number of the rules."""
    seats: ClassVar[range]
    """The numbers of players with which it can be played."""
    options: ClassVar[tuple[Option, ...]]
    """The settings that the host chooses in the lobby."""
    presets: ClassVar[Mapping[str, Mapping[str, str]]]
    """Options that a host sets with one press, by name; what a preset leaves out is as by default."""
    kept: ClassVar[tuple[str, ...]]
    """Options that presets leave as they are."""
    state_type: ClassVar[type[Any]]
    """The type of its states. A state has a `result`, which is None while the game runs."""
    view_type: ClassVar[type[Any]]
    """What `view` gives, readable from its JSON: pictures are drawn from that."""
    event_type: ClassVar[Any]
    """The union of the game's events."""
    shared: ClassVar[bool]
    """Whether a win is worth less where several win together; else each of them has won as much as one alone."""
    places: ClassVar[bool]
    """Whether a result's standing is places, the first the best, and no scores."""
    hidden: ClassVar[tuple[str, ...]]
    """What of a state somebody may not know: paths of its fields, names joined by dots and positions left out, such as
    `officers.cards`. In everything else two states that show a viewer the same are equal."""
    revealing: ClassVar[tuple[str, ...]]
    """Verbs that ask for something hidden, such as a guess: a step of such a verb is never taken back alone. What other
    verbs reveal by the way, such as the card that the next turn begins with, is told by events that say `reveals`."""

    open: ClassVar[bool]
    """Whether everybody sees everything: then nothing is `hidden`."""
    sees_all: ClassVar[tuple[Viewer, ...]]
    """Who sees everything in a game that is not open to all, such as a seat that has hidden what others look for."""

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Step[State]:
        """Deal a new game for `seats` players."""
        ...

    def asks(self, state: State, seat: Seat) -> tuple[Ask, ...]:
        """All that `seat` may decide now; empty when it waits."""
        ...

    def known_to_wait(self, state: State, seat: Seat) -> bool:
        """Tell, before it is asked, that nobody waits for `seat`; False where only `asks` tells."""
        ...

    def next_field(self, state: State, seat: Seat, ask: Ask, picked: Picks) -> Field | None:
        """Return the next field of `ask` after `picked`, or None when the move is complete. The first one stands in the
        ask."""
        ...

    def open_to(self, state: State, seat: Seat) -> Openings:
        """Return the actions of the role and turn of `seat` now, offered or not: of these alone a refusal says why."""
        ...

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """Carry out a move that was offered and not refused."""
        ...

    def move_on_timeout(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Play what a time-out plays for `seat`, to the end of its phase."""
        ...

    def resign(self, state: State, seat: Seat, chance: Chance) -> Step[State]:
        """Let `seat` leave the game for good. Raises Illegal when it is out already."""
        ...

    def turn(self, state: State) -> WhoseTurn | None:
        """Tell whose turn it is, also while it stands still for questions to others; None between turns."""
        ...

    def time_limit(self, options: Mapping[str, str]) -> int:
        """Return the seconds after which `time_up` is played, 0 in a game without such a limit."""
        ...

    def time_up(self, state: State, chance: Chance) -> Step[State]:
        """Play the end of the time that the whole game may take. Raises Illegal where there is none."""
        ...

    def called(self, state: State, winners: tuple[Seat, ...]) -> Step[State]:
        """End the game as it stands: `winners` have won. Raises Illegal where they cannot."""
        ...

    def view(self, state: State, viewer: Viewer) -> View:
        """Show what `viewer` may know, built field by field."""
        ...

    def earned(self, result: Result, seat: Seat) -> float:
        """Return what an ended game is worth to `seat` from 0 to 1, by which computers that search judge it."""
        ...

    def imagine(self, view: View, chance: Chance) -> State:
        """Give a state that shows whom `view` is of just this view, drawn from all such by the chances of the deal."""
        ...

    def upgrade_move(self, state: State, move: Move) -> Move:
        """Return a move that was made in `state` under an older version as it is spelt today."""
        ...

    def rematch(self, state: State, seat: Seat) -> Mapping[str, str]:
        """Return the options that exchange the roles in a rematch that `seat` opens; empty in a game without roles."""
        ...

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Turn a snapshot of an older `schema` into today's. Raises ValueError when it cannot."""
        ...

    def upgrade_event(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """Turn an event of an older `schema` into today's. Raises ValueError when it cannot."""
        ...


AnyGame: TypeAlias = "Game[Any, Any]"


class Rules:
    """What most games answer alike; a game says what it does otherwise."""

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
        """Only what a seat is asked tells."""
        return False

    def earned(self, result: Result, seat: Seat) -> float:
        """A win is worth 1, which those who win together may share (`shared`), all else nothing."""
        if seat not in result.winners:
            return 0.0
        return 1 / len(result.winners) if self.shared else 1.0

    def turn(self, state: Any) -> WhoseTurn | None:
        """Turns are not interrupted: whoever is asked has one."""
        return None

    def time_limit(self, options: Mapping[str, str]) -> int:
        """A game may take as long as it likes."""
        return 0

    def time_up(self, state: Any, chance: Chance) -> Step[Any]:
        """There is no such time. Raises Illegal."""
        raise Illegal(NOT_NOW)

    def called(self, state: Any, winners: tuple[Seat, ...]) -> Step[Any]:
        """A game without the option `CALL_IT` cannot be ended so. Raises Illegal."""
        raise Illegal(NOT_NOW)

    def upgrade_move(self, state: Any, move: Move) -> Move:
        """Moves are spelt as they always were."""
        return move

    def rematch(self, state: Any, seat: Seat) -> Mapping[str, str]:
        """There are no roles to exchange."""
        return {}

    def upgrade(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """There is no older schema yet. Raises ValueError."""
        raise ValueError(f"{self.name}: no way from schema {schema}")

    def upgrade_event(self, old: dict[str, Any], schema: int) -> dict[str, Any]:
        """There is no older schema yet. Raises ValueError."""
        raise ValueError(f"{self.name}: no way from schema {schema}")


def refuse(game: AnyGame, state: Any, seat: Seat, move: Move) -> Refusal | None:
    """Return the rule that forbids `move` to `seat`; its verb is open to the seat, its picks may be anything."""
    return game.open_to(state, seat).refusal(state, seat, move)


def result_of(state: Any) -> Result | None:
    """Return the result of a finished game, None while it runs."""
    result: Result | None = state.result
    return result


def redeal(game: AnyGame, state: Any, viewer: Viewer, chance: Chance) -> Any:
    """Return another truth that `viewer` cannot tell from this one."""
    return game.imagine(game.view(state, viewer), chance)


def rank(game: AnyGame, result: Result, seat: Seat) -> tuple[bool, int]:
    """Return what grows with how well `seat` did: whether it won, then its standing."""
    standing = result.standing[seat] if result.standing else 0
    return seat in result.winners, -standing if game.places else standing


def settled(game: AnyGame, options: Mapping[str, str]) -> dict[str, str]:
    """Fill `options` up with the game's defaults. Raises ValueError for an unknown name or choice."""
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known or value not in known[name].choices:
            raise ValueError(f"{game.name} has no option {name}={value}")
    return {name: options.get(name, option.default) for name, option in known.items()}
