"""How a game shows itself: functions that a game puts together, with defaults for what it leaves out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from bot.engine.chronicle import LogEntry
from bot.engine.claims import CLAIM, TOLD_BY_HOUSE
from bot.engine.diagram import Diagram, Drawn
from bot.engine.doubt import Doubt
from bot.engine.event import SEAT, Event, fields, places_of
from bot.engine.hits import NAMED, Hits
from bot.engine.move import Ask, Field, Group, Move, Picks, Refusal, answered
from bot.engine.page import Choice, Page
from bot.engine.peril import Peril
from bot.engine.presenter_defaults import (
    all_touched,
    empty,
    first,
    has_fields,
    landscape,
    missing,
    never,
    no_move_words,
    no_words,
    nothing,
    plain_carry,
    plain_groups,
    silent,
)
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from bot.engine.wording import DETAIL, LABEL, cut, sentence

Draw: TypeAlias = "Callable[[], bytes]"
"""What draws a picture as a PNG."""

Lines: TypeAlias = "tuple[str, ...]"

OWN: Any = None
"""The default of a function that depends on the rest of the presenter: see `_OWN`."""


def each_line(presenter: Presenter, events: Sequence[Event], say: Say, reader: Viewer) -> list[str]:
    """Write a line of each event."""
    return [line for event in events if (line := presenter.event(event, say, reader))]


def joined(presenter: Presenter, events: Sequence[Event], say: Say, reader: Viewer) -> str:
    """Write the lines of a turn one behind the other."""
    return " ".join(presenter.tell(events, say, reader))


def event_line(presenter: Presenter, event: Event, say: Say) -> str:
    """Head a chapter with the line of its event."""
    return presenter.event(event, say)


@dataclass(frozen=True, eq=False, kw_only=True)
class Presenter:
    """Functions that turn views into pages; the methods are the house's own and use them.

    `view` is always the game's own View, so the type is the game's to narrow.

    Texts are looked up by key: `GAME-do-VERB` labels a move, `GAME-ask-VERB-FIELD` a menu, `GAME-event-KEY` an event in
    the third person with an attribute for each field that holds seats, such as `.who`, in the second, for a reader who
    is it; `GAME-refuse-KEY` a refusal.
    """

    game: str
    """The name of its folder and the beginning of its texts' keys."""
    emoji: str
    texts: Path
    """The folder of its Fluent files."""
    doubled: Mapping[type[Event], type[Event]] = field(default_factory=dict)
    """Events that say nothing beside a certain other that follows at once, such as a secret part of the same."""
    kinds: Mapping[str, Callable[[Any, Say], str | int]] = field(default_factory=dict)
    """How a value is worded, by the kind that the type of its field spells (`bot/engine/event.py`)."""
    moves: Mapping[str, tuple[Field, ...]] = field(default_factory=dict)
    """The fields of its moves, by their verbs, as the actions declare them (`bot/engine/action.py`)."""
    arguments: Mapping[str, str] = field(default_factory=dict)
    """The kinds of the arguments of refusals, by name; all others are plain."""
    squares: Mapping[str, Callable[[Event, Seat], bool]] = field(default_factory=dict)
    """What a turn of a seat may come to in a day's escape, in emoji, the weightiest first, each with what tells whether
    an event is that: by its kind and seats, and by no card, number or place. `GAME-squares` says what they mean."""
    recent: int = 4
    """How many of the last moves that everybody hears of are told under a board, in four lines at most."""

    pictures: Drawn | None = None
    """What draws a game that is made of scenes: its picture, emblem, diagram and so on."""

    # Everybody
    warm: Callable[[], None] = nothing
    """Draw what all pictures share and keep it, before they are wanted."""
    emblem: Callable[[], bytes] = missing
    """Draw what stands for the game beside its name (`bot/art/emblems.py`)."""
    rules: Callable[[Mapping[str, str] | None, Say], Lines] = OWN
    """Tell the rules in short, of what can be chosen only what `options` has chosen; all of it for no table."""
    board: Callable[[Any, Say], Page] = missing
    """Show the table to everybody: its line says what now, or how it ended. The house shows the picture."""
    facts: Callable[[Any, Say], Lines] = empty
    """Tell everybody in words what the picture of the board shows: read on demand."""
    picture: Callable[[Any, Say], bytes] = missing
    """Draw the board as a PNG."""
    turn: Callable[[Any, Say, Seat], str] = missing
    """Say in a few words what `seat` is asked to do now, after "your turn: ". Public: only what everybody knows."""
    goal: Callable[[Any, Viewer, Say], str] = silent
    """Say in one sentence who `seat` is and what wins, as it is in `view`: in the second person, for None in the third,
    and only what all may know; "" for nothing."""
    hints: Callable[[Any, Sequence[Ask]], Lines] = empty
    """Name what the seat of `view`, which is asked `asks`, meets now, the most important first, and before all
    `legend`, what the picture shows. A person is told each once: `GAME-coach-NAME`."""
    perils: Callable[[Any, Sequence[Ask], Move | None], tuple[Peril, ...]] = empty
    """Name the mistakes that the seat of `view` is about to make, by the move if any, the worst first: told once."""

    # A seat
    hand: Callable[[Any, Say], Page] = missing
    """Show a seat what now, what is at stake and what it holds, in few lines, the most wanted first. What has no room
    on a phone is behind *More moves*, but for the first line and those that begin with ⚠ or 🧭."""
    hand_alt: Callable[[Any, Say], str] = OWN
    """Tell the private picture of a seat in words. Asked only where there is one, so a `hand` may leave it out; by
    default what the hand has."""
    more: Callable[[Any, Say], Lines] = empty
    """Tell the rest of what a seat may want to know, which its hand leaves out: what stands in its picture, or is
    seldom wanted. Shown on demand, and always to who reads text instead of pictures."""
    has_more: Callable[[Any], bool] = OWN
    """Tell whether `more` tells anything, without writing it: always in a game that has it."""
    private_picture: Callable[[Any, Move | None, Say], Draw | None] = nothing
    """Give what draws the picture of the panel of a seat that must decide, or None for a panel without. It is only
    ever sent to that seat; what is drafted so far may be marked. Asked also where nothing may take long, to know
    whether there is one; it is drawn elsewhere, from the view, the draft and the texts alone."""
    private_print: Callable[[Any, Move | None, Say], str] = silent
    """Return a print of all that the private picture shows: one that is alike is drawn once. Empty if not known."""
    private_shape: Callable[[Any, Move | None, Say], float] = landscape
    """Return how high the private picture is by its width: how much fits beside it on a screen."""
    looks: Callable[[Any, Say], tuple[tuple[str, tuple[Choice, ...]], ...]] = empty
    """Give menus with headings and 1 to 25 lines, of what the viewer may look at in private. Button: `GAME-look`."""
    has_looks: Callable[[Any], bool] = OWN
    """Tell whether `looks` gives anything, without writing it."""
    look: Callable[[Any, str, Say], tuple[Page, Draw | None]] = missing
    """Show what a line of `looks` is called, or "" for what is seen first, and give what draws its picture."""
    notice: Callable[[Any, Say], str] = silent
    """Write what a seat is told once in private although nobody waits for it, such as an offer; "" for nothing."""
    notes: Callable[[Any], Lines] = empty
    """Name the lines that the seat of `view` may note for itself. The button is called `GAME-note`, a line
    `GAME-note-NAME`, with `-about` what may stand there."""
    noting: Callable[[Any, str, Say], tuple[Choice, ...]] = empty
    """Give what is chosen for a line of `notes`, what stands there now as chosen; () where it is typed."""
    noted: Callable[[Any, Sequence[str]], Any] = first
    """Give `view` with what its seat has noted, line by line as typed. Raises ValueError if that cannot be read."""
    circle: Callable[[Any], tuple[Seat, ...]] = empty
    """List the seats that the seat of `view` may talk to in secret, itself not among them; none in most games."""

    # Questions
    button: Callable[[Any, Move, Say], str] = OWN
    """Label the button that makes `move`, complete or not yet, with what `view` tells of it, such as its cost. By
    default `GAME-do-VERB` with what is picked, `GAME-do-VERB-open` until all is."""
    move_words: Callable[[Any, Move, Say], dict[str, Any]] = no_move_words
    """Return further words of a move, complete or not yet, for its button and its menus, such as its cost."""
    labels: Mapping[str, Callable[[Any, str, Say], str]] = field(default_factory=dict)
    """What an option is called in a menu, by its kind, where that is not what `kinds` calls it."""
    details: Mapping[str, Callable[[Any, str, Say], str]] = field(default_factory=dict)
    """What stands beside an option, by its kind."""
    shortcuts: Callable[[Any, Ask], tuple[Move, ...]] = empty
    """List whole answers to a question with menus that have a button of their own before anything is chosen."""
    ask: Callable[[Any, Ask, Field, Picks, Say], str] = OWN
    """Write the placeholder of the menu for `field`; by default `GAME-ask-VERB-FIELD` with what is picked."""
    option: Callable[[Any, Ask, Field, Picks, str, Say], tuple[str, str]] = OWN
    """Give the label of an option that `picked` has led to, and a detail ("" for none); by default by its kind."""
    groups: Callable[[Any, Ask, Field, Picks, Say], tuple[Group, ...]] = plain_groups
    """Split a field that `picked` has led to into menus of at most 25; what is not shown can still be typed."""
    types: Callable[[Ask], bool] = never
    """Tell whether `ask` can be answered by typing."""
    typed: Callable[[Any, Ask, Picks, str, Say], Move | None] = nothing
    """Read what a player typed for `ask` after `picked`; None where nothing can be typed or `text` not be read."""
    weighed: Callable[[Ask], bool] = never
    """Tell whether an answer to `ask` is shown with all it means before it counts, however few the options are."""
    presumed: Callable[[Any, Ask, Field, Picks], tuple[str, ...]] = empty
    """Give what a menu that opens behind others holds until somebody chooses; in most games nothing."""
    usual: Callable[[Ask], bool] = has_fields
    """Tell whether `ask` is a usual next step: the button of one stands out, several alike do not."""
    sure: Callable[[Any, Move], bool] = never
    """Tell whether `move` is what the seat of `view` has worked for and cannot fail: its button is green."""
    known_to_fail: Callable[[Any, Move], bool] = never
    """Return whether `move`, which has no picks, is known to its seat to fail: its button is pressed twice."""
    gains_nothing: Callable[[Any, Move], bool] = never
    """Return whether `move` can bring its seat nothing, as far as it knows: its button never stands out."""
    usual_targets: Callable[[Any, Ask, Field, Picks], tuple[str, ...]] = empty
    """List what one expects to choose from: if an option is missing from `field`, the hand says why."""
    advised: Callable[[Any, Sequence[Ask]], Move | None] = nothing
    """Give the whole move of `asks` whose button stands out, where the seat of `view` has said what it is after."""
    why: Callable[[Any, Move, Say], str] = silent
    """Say in a sentence what speaks for `move`, which the seat of `view` is advised to make; "" for nothing."""
    order: Callable[[Any, str, Say], str] = OWN
    """Say in a few words what a standing order of the seat of `view` is, for its hand and its buttons."""
    carry: Callable[[Any, Sequence[str], Say], str] = plain_carry
    """Label the button that carries the standing orders out, with what that costs where it costs something."""

    # Great moments
    scene: Callable[[Any, Event, Say], Page | None] = OWN
    """Show a great moment, an event that is a `scene`, to everybody, in the public `view` that it led to: a title,
    what happened and how it came to it. None where this one is none after all."""
    scene_picture: Callable[[Any, Event, Say], Draw | None] = nothing
    """Give what draws the picture of a scene; None for the one of the board."""
    affects: Callable[[Event], tuple[Seat, ...]] = all_touched
    """List the seats that a scene befalls: they are told in private at once. By default all that it is about."""
    feeling: Callable[[Event, Seat], str] = silent
    """Tell how `seat` takes a great moment: `glad` or `sorry`, "" where it has nothing to say. What it says stands
    in `GAME-says-TEMPER-glad-1` and so on."""

    # The end
    ending: Callable[[Any, Viewer, Say], str] = missing
    """Say who won and why."""
    story: Callable[[Any, Sequence[LogEntry], Say], Lines] = empty
    """Tell an ended game, all of whose `moves` are given with every secret, in five lines at most."""
    timeline: Callable[[Any, Sequence[LogEntry], Say], Lines] = empty
    """List what an ended game was about, a line each, the oldest first, behind a button that is called
    `GAME-timeline`; () in most games."""
    fate: Callable[[Any, Seat, Say], str] = silent
    """Say in a line how the ended game went for `seat`, who did not win; "" where `ending` has said all."""
    cause: Callable[[Any, Seat, Sequence[LogEntry], Say], str] = silent
    """Say what `seat`, who did not win, brought about by its own play, as all `moves` tell; "" for nothing."""
    doubt: Callable[[Any, Seat, Sequence[LogEntry]], Doubt | None] = nothing
    """Give what `seat`, who did not win, could not know at a moment that counted, as all `moves` tell."""
    revealed: Callable[[Any, Say], Lines] = empty
    """Turn up in a few lines what was secret in an ended game."""
    ending_picture: Callable[[Any, Say], Draw | None] = nothing
    """Give what draws an ended game with every secret turned up; None for the picture of the board."""

    # Positions, for replays
    diagram: Callable[[Any, Say], Diagram] = missing
    """Draw a position as pieces on a ground, every secret turned up. What somebody may not know is a piece by itself,
    each on a spot that is the same in all worlds."""
    ground: Callable[[str, Say], bytes] = missing
    """Draw what the pieces of a diagram lie on, as a PNG at most 960 pixels wide."""
    sprite: Callable[[str], bytes] = missing
    """Draw a piece of a diagram, as a PNG without words that would have to be translated."""
    vector: Callable[[str], str] = silent
    """Draw the same piece as SVG, of the same size; "" for one that is drawn by code alone."""

    # The log
    more_words: Callable[[Event, Say], dict[str, Any]] = no_words
    """Return further words of an event, in addition to its fields or instead of some."""
    unsaid: Callable[[Event, Say], bool] = never
    """Return whether an event says nothing by itself."""
    finished: Callable[[str], str] = first
    """Return a line of the log, or a refusal, with what every one of them needs, such as a capital."""
    log_lines: Callable[[Presenter, Sequence[Event], Say, Viewer], list[str]] = each_line
    """Write the lines of events, oldest first, those left out that say nothing beside the next (`doubled`)."""
    turn_line: Callable[[Presenter, Sequence[Event], Say, Viewer], str] = joined
    """Write a whole turn in one line: what events, all of which reach the reader, tell; "" for nothing."""
    hits: Hits = NAMED
    """Which events hit a player, and in which words: what a hand tells first."""
    chapter: Callable[[Presenter, Event, Say], str] = event_line
    """Write the heading of the chapter that an event opens."""

    def __post_init__(self) -> None:
        for name, drawn in (self.pictures.functions(self.feeling) if self.pictures else {}).items():
            if getattr(self, name) is type(self).__dataclass_fields__[name].default:  # else of a copy by `replace`
                object.__setattr__(self, name, drawn)
        for name, default in _OWN.items():
            given = getattr(self, name)
            if given is OWN or getattr(given, "func", None) is default:  # the latter in a copy by `replace`
                object.__setattr__(self, name, partial(default, self))

    def event(self, event: Event, say: Say, reader: Viewer = None) -> str:
        """Write a line of the log: in the second person for the `reader` whom the event is about."""
        key = f"house-event-{event.key}" if isinstance(event, TOLD_BY_HOUSE) else f"{self.game}-event-{event.key}"
        if self.unsaid(event, say):
            return ""
        addressed = next((f"{key}.{name}" for name in places_of(event, reader)), key)
        return self.finished(say(addressed, **self.words(event, say)))

    def words(self, event: Event, say: Say) -> dict[str, Any]:
        """Put the fields of an event into words, each by its kind; of several values also `NAME_count`."""
        words: dict[str, Any] = {}
        for name, kind, many in fields(type(event)):
            value = getattr(event, name)
            if many:
                words |= {name: tuple(self.word(kind, each, say) for each in value), f"{name}_count": len(value)}
            else:
                words[name] = self.word(kind, value, say)
        return words | self.more_words(event, say)

    def word(self, kind: str, value: Any, say: Say) -> Any:
        """Put a value of a certain kind into words: "" for None, `yes` and `no` for booleans, a tuple as it is."""
        if value is None:
            return ""
        if kind == SEAT:
            return say.name(int(value))
        if kind == CLAIM:
            return say(f"{self.game}-claim-{value}")
        if kind:
            return self.kinds[kind](value, say)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, (int, tuple)) else str(value)

    def picks(self, move: Move) -> dict[str, tuple[str, ...]]:
        """Return the groups of picks by the names of their fields, those left out that are empty or not chosen yet."""
        return {one.name: group for one, group in zip(self.moves.get(move.verb, ()), move.picks, strict=False) if group}

    def picked_words(self, move: Move, say: Say) -> dict[str, Any]:
        """Put what is picked so far into words, each by its kind, under the name of its field."""
        words: dict[str, Any] = {}
        for one, group in zip(self.moves.get(move.verb, ()), move.picks, strict=False):
            told = tuple(self.word(one.kind, each, say) for each in group)
            if told or not one.least:
                words |= {one.name: told[0] if len(told) == 1 else told, f"{one.name}_count": len(told)}
        return words

    def tell(self, events: Sequence[Event], say: Say, reader: Viewer = None) -> list[str]:
        """Write the lines of `events`, all of which reach the `reader`, oldest first; an event may say nothing."""
        return self.log_lines(self, self.heard(events), say, reader)

    def line(self, events: Sequence[Event], say: Say, reader: Viewer = None) -> str:
        """Write a whole turn in one line: what `events`, all of which reach the `reader`, tell; "" for nothing."""
        return self.turn_line(self, events, say, reader)

    def heading(self, event: Event, say: Say) -> str:
        """Write the heading of the chapter that `event` opens."""
        return self.chapter(self, event, say)

    def heard(self, events: Sequence[Event]) -> list[Event]:
        """Leave out events that say nothing beside the one that follows them (`doubled`)."""
        classes = [*(type(event) for event in events), None]
        following = zip(events, classes[1:], strict=True)
        return [event for event, after in following if after is None or self.doubled.get(type(event)) is not after]

    def refusal(self, refusal: Refusal, say: Say) -> str:
        """Return which rule forbids a move."""
        key = f"{self.game}-refuse-{refusal.key}"
        return self.finished(say(key if key in say else f"refuse-{refusal.key}", **self.worded(refusal.args, say)))

    def worded(self, args: Mapping[str, Any], say: Say) -> dict[str, Any]:
        """Put the arguments of a refusal into words, each by the kind that `arguments` gives its name."""
        return {name: self.word(self.arguments.get(name, ""), value, say) for name, value in args.items()}


def _rules(own: Presenter, options: Mapping[str, str] | None, say: Say) -> Lines:
    return (say(f"{own.game}-rules"),)


def _hand_alt(own: Presenter, view: Any, say: Say) -> str:
    return own.hand(view, say).alt


def _has_more(own: Presenter, view: Any) -> bool:
    return own.more is not empty


def _has_looks(own: Presenter, view: Any) -> bool:
    return own.looks is not empty


def worded_button(own: Presenter, view: Any, move: Move, say: Say) -> str:
    """Label a move by the kinds of its picks, which is the default of `button`."""
    whole = answered(own.moves.get(move.verb, ()), move.picks)
    key = f"{own.game}-do-{move.verb}" if whole else f"{own.game}-do-{move.verb}-open"
    return cut(say(key, **(own.picked_words(move, say) | own.move_words(view, move, say))), LABEL)


def _ask(own: Presenter, view: Any, ask: Ask, field: Field, picked: Picks, say: Say) -> str:
    move = Move(ask.verb, picked)
    words = own.picked_words(move, say) | own.move_words(view, move, say)
    return say(f"{own.game}-ask-{ask.verb}-{field.name}", **words, most=field.most)


def worded_option(
    own: Presenter, view: Any, ask: Ask, field: Field, picked: Picks, option: str, say: Say
) -> tuple[str, str]:
    """Return an option and its detail as their kind words them, which is the default of `option`."""
    detail = own.details[field.kind](view, option, say) if field.kind in own.details else ""
    named = own.labels.get(field.kind)
    label = named(view, option, say) if named else str(own.word(field.kind, option, say))
    return cut(sentence(label) if field.kind else label, DETAIL), cut(detail, DETAIL)


def _order(own: Presenter, view: Any, order: str, say: Say) -> str:
    return say(f"{own.game}-order-{order}")


def _scene(own: Presenter, view: Any, event: Event, say: Say) -> Page | None:
    return Page(title=say(f"{own.game}-title"), lines=(own.event(event, say),))


_OWN: Mapping[str, Callable[..., Any]] = {
    "rules": _rules,
    "hand_alt": _hand_alt,
    "has_more": _has_more,
    "has_looks": _has_looks,
    "button": worded_button,
    "ask": _ask,
    "option": worded_option,
    "order": _order,
    "scene": _scene,
}
"""Defaults of functions that depend on the rest of the presenter; it is their first argument."""
