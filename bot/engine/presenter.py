"""How a game shows itself: a set of functions that a game chooses, with defaults for the others."""

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
from bot.engine.move import Ask, Field, Group, Move, Picks, Refusal
from bot.engine.page import Choice, Page
from bot.engine.peril import Peril
from bot.engine.presenter_defaults import (
    OWN,
    OWN_DEFAULTS,
    Lines,
    all_touched,
    each_line,
    empty,
    event_line,
    first,
    has_fields,
    joined,
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

Draw: TypeAlias = "Callable[[], bytes]"
"""Draws a picture as a PNG."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Presenter:
    """Functions that turn views into pages. The methods belong to the bot and use the functions.

    `view` is always the game's own View, so the game narrows its type.

    Texts are looked up by key:

    - `GAME-do-VERB` is the label of a move.
    - `GAME-ask-VERB-FIELD` is the placeholder of a menu.
    - `GAME-event-KEY` is an event in the third person. It has an attribute for each field that holds seats, such as
      `.who`, in the second person, for a reader who is that seat.
    - `GAME-refuse-KEY` is a refusal.
    """

    game: str
    """The name of its folder and the prefix of its texts' keys."""
    emoji: str
    texts: Path
    """The folder of its Fluent files."""
    doubled: Mapping[type[Event], type[Event]] = field(default_factory=dict)
    """Events that say nothing next to a certain other event that follows at once, such as its secret part."""
    kinds: Mapping[str, Callable[[Any, Say], str | int]] = field(default_factory=dict)
    """How a value is worded, by the kind that the type of its field spells (`bot/engine/event.py`)."""
    moves: Mapping[str, tuple[Field, ...]] = field(default_factory=dict)
    """The fields of its moves, by their verbs, as the actions declare them (`bot/engine/action.py`)."""
    arguments: Mapping[str, str] = field(default_factory=dict)
    """The kinds of the arguments of refusals, by name. All others are plain."""
    squares: Mapping[str, Callable[[Event, Seat], bool]] = field(default_factory=dict)
    """Events of a seat's turn as emoji for the daily escape, the weightiest first. Each has a function that tells
    whether an event is that, by its kind and seats, never by a card, number or place. `GAME-squares` explains them.
    """
    recent: int = 4
    """How many of the last public moves are told under a board, in four lines at most."""

    pictures: Drawn | None = None
    """The pictures of a game that is made of scenes: its board, emblem, diagram and so on."""

    # Everybody
    warm: Callable[[], None] = nothing
    """Draw the parts that all pictures share and keep them, before they are needed."""
    emblem: Callable[[], bytes] = missing
    """Draw the emblem that is next to the game's name (`bot/art/emblems.py`)."""
    rules: Callable[[Mapping[str, str] | None, Say], Lines] = OWN
    """Return the rules in short. Of optional rules, include those that `options` has chosen, or all without a table."""
    board: Callable[[Any, Say], Page] = missing
    """Show the table to everybody. Its line says what happens now, or how the game ended. The bot adds the picture."""
    facts: Callable[[Any, Say], Lines] = empty
    """Describe what the picture of the board shows, for everybody. Shown on demand."""
    picture: Callable[[Any, Say], bytes] = missing
    """Draw the board as a PNG."""
    turn: Callable[[Any, Say, Seat], str] = missing
    """Say in a few words what `seat` is asked to do now, after "your turn: ". It is public: say no secret."""
    goal: Callable[[Any, Viewer, Say], str] = silent
    """Say in one sentence the role of `seat` and what wins, as it is in `view`. In the second person; for None in the
    third, with public facts only. "" is nothing.
    """
    hints: Callable[[Any, Sequence[Ask]], Lines] = empty
    """Name the new things that the seat of `view` meets in `asks`, the most important first. The first of all is
    `legend`, which explains the picture. A person is told each once: `GAME-coach-NAME`.
    """
    perils: Callable[[Any, Sequence[Ask], Move | None], tuple[Peril, ...]] = empty
    """Name the mistakes that the seat of `view` is about to make, by `move` if any, the worst first. Each is told once.
    """

    # A seat
    hand: Callable[[Any, Say], Page] = missing
    """Return a seat's situation, stakes and hand in few lines, the most useful first. Lines without room on a phone are
    behind *More moves*, except the first line and those that begin with ⚠ or 🧭.
    """
    hand_alt: Callable[[Any, Say], str] = OWN
    """Describe the private picture of a seat in words. It is asked only if there is a picture, so a `hand` may leave it
    out. By default it is the content of the hand.
    """
    more: Callable[[Any, Say], Lines] = empty
    """Return the other facts that a seat may want to know. The hand leaves them out, because the picture shows them or
    they are seldom needed. Shown on demand, and always to people who read text instead of pictures.
    """
    has_more: Callable[[Any], bool] = OWN
    """Return whether `more` tells anything, without writing it. By default True in a game that has `more`."""
    private_picture: Callable[[Any, Move | None, Say], Draw | None] = nothing
    """Return the function that draws the panel of a seat that must decide, or None for a panel without a picture. Only
    that seat sees it; it may mark the draft so far. This function must be fast, because it is also called to know
    whether there is a picture. The drawing happens elsewhere, from the view, the draft and the texts alone.
    """
    private_print: Callable[[Any, Move | None, Say], str] = silent
    """Return a hash of everything that the private picture shows. Equal ones are drawn once. Empty if not known."""
    private_shape: Callable[[Any, Move | None, Say], float] = landscape
    """Return the height of the private picture divided by its width. It decides how much fits next to it on a screen.
    """
    looks: Callable[[Any, Say], tuple[tuple[str, tuple[Choice, ...]], ...]] = empty
    """Return menus, each with a heading and 1 to 25 lines, of what the viewer may look at in private. Button:
    `GAME-look`.
    """
    has_looks: Callable[[Any], bool] = OWN
    """Return whether `looks` returns anything, without writing it."""
    look: Callable[[Any, str, Say], tuple[Page, Draw | None]] = missing
    """Return the page of a line of `looks` ("" for the first look) and the function that draws its picture."""
    notice: Callable[[Any, Say], str] = silent
    """Write a private notice to a seat that nobody waits for, such as an offer; "" for nothing."""
    notes: Callable[[Any], Lines] = empty
    """Name the lines that the seat of `view` may note for itself. The button is called `GAME-note`, a line
    `GAME-note-NAME`; its `-about` says what may be written there.
    """
    noting: Callable[[Any, str, Say], tuple[Choice, ...]] = empty
    """Return the choices for a line of `notes`, with the present ones as chosen; () if the line is typed."""
    noted: Callable[[Any, Sequence[str]], Any] = first
    """Return `view` with the notes of its seat, line by line as typed. Raises ValueError if they cannot be read."""
    circle: Callable[[Any], tuple[Seat, ...]] = empty
    """List the seats that the seat of `view` may talk to in secret, without itself. In most games there are none."""

    # Questions
    button: Callable[[Any, Move, Say], str] = OWN
    """Return the label of the button that makes `move`, complete or not yet, with details from `view`, such as its
    cost. By default `GAME-do-VERB` with the picks, or `GAME-do-VERB-open` until the move is complete.
    """
    move_words: Callable[[Any, Move, Say], dict[str, Any]] = no_move_words
    """Return further words of a move, complete or not yet, for its button and its menus, such as its cost."""
    labels: Mapping[str, Callable[[Any, str, Say], str]] = field(default_factory=dict)
    """The label of an option in a menu, by its kind, if it differs from that of `kinds`."""
    details: Mapping[str, Callable[[Any, str, Say], str]] = field(default_factory=dict)
    """The detail next to an option, by its kind."""
    shortcuts: Callable[[Any, Ask], tuple[Move, ...]] = empty
    """List complete answers to a question with menus that get their own buttons at the start."""
    ask: Callable[[Any, Ask, Field, Picks, Say], str] = OWN
    """Write the placeholder of the menu for `field`; by default `GAME-ask-VERB-FIELD` with the picks."""
    option: Callable[[Any, Ask, Field, Picks, str, Say], tuple[str, str]] = OWN
    """Return the label of an option of the field after `picked`, and a detail ("" for none); by default by its kind."""
    groups: Callable[[Any, Ask, Field, Picks, Say], tuple[Group, ...]] = plain_groups
    """Split the field after `picked` into menus of at most 25. Options that are not shown can still be typed."""
    types: Callable[[Ask], bool] = never
    """Return whether `ask` can be answered by typing."""
    typed: Callable[[Any, Ask, Picks, str, Say], Move | None] = nothing
    """Read what a player typed for `ask` after `picked`. None if typing is not possible or `text` cannot be read."""
    weighed: Callable[[Ask], bool] = never
    """Return whether an answer to `ask` is shown with its consequences before it counts, even with few options."""
    presumed: Callable[[Any, Ask, Field, Picks], tuple[str, ...]] = empty
    """Return the preselected options of a later menu before the player chooses; in most games none."""
    usual: Callable[[Ask], bool] = has_fields
    """Return whether `ask` is a usual next step. The button of a single one stands out; several alike do not."""
    sure: Callable[[Any, Move], bool] = never
    """Return whether `move` is what the seat of `view` has worked for and cannot fail. Its button is green."""
    known_to_fail: Callable[[Any, Move], bool] = never
    """Return whether the seat knows that `move`, which has no picks, will fail. Its button must be pressed twice."""
    gains_nothing: Callable[[Any, Move], bool] = never
    """Return whether `move` can bring its seat nothing, as far as it knows. Its button never stands out."""
    usual_targets: Callable[[Any, Ask, Field, Picks], tuple[str, ...]] = empty
    """List the options that a player would expect. If `field` lacks one, the hand says why."""
    advised: Callable[[Any, Sequence[Ask]], Move | None] = nothing
    """Return the complete move of `asks` whose button stands out, if the seat of `view` has said what it is after."""
    why: Callable[[Any, Move, Say], str] = silent
    """Say in a sentence why `move` is good, which the seat of `view` is advised to make; "" for nothing."""
    order: Callable[[Any, str, Say], str] = OWN
    """Describe a standing order of the seat of `view` in a few words, for its hand and its buttons."""
    carry: Callable[[Any, Sequence[str], Say], str] = plain_carry
    """Return the label of the button that carries out the standing orders, with their cost if there is one."""

    # Great moments
    scene: Callable[[Any, Event, Say], Page | None] = OWN
    """Show a great moment (an event that is a `scene`) to everybody, in the public `view` after it: a title, what
    happened, and why. None if this event is no great moment after all.
    """
    scene_picture: Callable[[Any, Event, Say], Draw | None] = nothing
    """Return the function that draws a scene; None to use the picture of the board."""
    affects: Callable[[Event], tuple[Seat, ...]] = all_touched
    """List the seats that a scene affects. They are told in private at once. By default all seats that it is about."""
    feeling: Callable[[Event, Seat], str] = silent
    """Return how `seat` takes a great moment: `glad` or `sorry`, or "" to say nothing. Its line is
    `GAME-says-TEMPER-glad-1` and so on.
    """

    # The end
    ending: Callable[[Any, Viewer, Say], str] = missing
    """Say who won and why."""
    story: Callable[[Any, Sequence[LogEntry], Say], Lines] = empty
    """Write the story of an ended game from its `moves`, secrets included, in five lines at most."""
    timeline: Callable[[Any, Sequence[LogEntry], Say], Lines] = empty
    """List the main events of an ended game, a line each, the oldest first, behind a button called `GAME-timeline`; ()
    in most games.
    """
    fate: Callable[[Any, Seat, Say], str] = silent
    """Say in a line how the ended game went for `seat`, who did not win; "" if `ending` has said it."""
    cause: Callable[[Any, Seat, Sequence[LogEntry], Say], str] = silent
    """Say which of its own moves cost `seat`, who did not win, the game, by all `moves`; "" for nothing."""
    doubt: Callable[[Any, Seat, Sequence[LogEntry]], Doubt | None] = nothing
    """Return a fact that `seat`, who did not win, could not know at an important moment, by all `moves`."""
    revealed: Callable[[Any, Say], Lines] = empty
    """Write the secrets of an ended game in a few lines."""
    ending_picture: Callable[[Any, Say], Draw | None] = nothing
    """Return the function that draws an ended game with every secret revealed; None for the picture of the board."""

    # Positions, for replays
    diagram: Callable[[Any, Say], Diagram] = missing
    """Return a position as pieces on a ground, with every secret revealed. Each fact that a viewer may not know is a
    piece of its own, on a spot that is the same in all worlds.
    """
    ground: Callable[[str, Say], bytes] = missing
    """Draw the ground of a diagram, as a PNG at most 960 pixels wide."""
    sprite: Callable[[str], bytes] = missing
    """Draw a piece of a diagram, as a PNG without words that would need a translation."""
    vector: Callable[[str], str] = silent
    """Draw the same piece as SVG, of the same size; "" for a piece that only code draws."""

    # The log
    more_words: Callable[[Event, Say], dict[str, Any]] = no_words
    """Return further words of an event, in addition to its fields or instead of some."""
    unsaid: Callable[[Event, Say], bool] = never
    """Return whether an event says nothing by itself."""
    finished: Callable[[str], str] = first
    """Finish a line of the log or a refusal, for example with a capital letter."""
    log_lines: Callable[[Presenter, Sequence[Event], Say, Viewer], list[str]] = each_line
    """Write the lines of events, oldest first. Leave out events that the next one makes redundant (`doubled`)."""
    turn_line: Callable[[Presenter, Sequence[Event], Say, Viewer], str] = joined
    """Write a whole turn in one line. All events reach the reader. "" is nothing."""
    hits: Hits = NAMED
    """The events that hit a player, and their words. A hand tells them first."""
    chapter: Callable[[Presenter, Event, Say], str] = event_line
    """Write the heading of the chapter that an event opens."""

    def __post_init__(self) -> None:
        for name, drawn in (self.pictures.functions(self.feeling) if self.pictures else {}).items():
            if getattr(self, name) is type(self).__dataclass_fields__[name].default:  # not a copy by `replace`
                object.__setattr__(self, name, drawn)
        for name, default in OWN_DEFAULTS.items():
            given = getattr(self, name)
            if given is OWN or getattr(given, "func", None) is default:  # the latter in a copy by `replace`
                object.__setattr__(self, name, partial(default, self))

    def event(self, event: Event, say: Say, reader: Viewer = None) -> str:
        """Write a line of the log, in the second person if the event is about the `reader`."""
        key = f"house-event-{event.key}" if isinstance(event, TOLD_BY_HOUSE) else f"{self.game}-event-{event.key}"
        if self.unsaid(event, say):
            return ""
        addressed = next((f"{key}.{name}" for name in places_of(event, reader)), key)
        return self.finished(say(addressed, **self.words(event, say)))

    def words(self, event: Event, say: Say) -> dict[str, Any]:
        """Put the fields of an event into words, each by its kind.

        A field with several values also gives `NAME_count`.
        """
        words: dict[str, Any] = {}
        for name, kind, many in fields(type(event)):
            value = getattr(event, name)
            if many:
                words |= {name: tuple(self.word(kind, each, say) for each in value), f"{name}_count": len(value)}
            else:
                words[name] = self.word(kind, value, say)
        return words | self.more_words(event, say)

    def word(self, kind: str, value: Any, say: Say) -> Any:
        """Put a value of a certain kind into words.

        None is "", booleans are `yes` and `no`, and a tuple stays as it is.
        """
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
        """Return the groups of picks by the names of their fields. Leave out those empty or not chosen yet."""
        return {one.name: group for one, group in zip(self.moves.get(move.verb, ()), move.picks, strict=False) if group}

    def picked_words(self, move: Move, say: Say) -> dict[str, Any]:
        """Put the picks so far into words, each by its kind, under the name of its field."""
        words: dict[str, Any] = {}
        for one, group in zip(self.moves.get(move.verb, ()), move.picks, strict=False):
            told = tuple(self.word(one.kind, each, say) for each in group)
            if told or not one.least:
                words |= {one.name: told[0] if len(told) == 1 else told, f"{one.name}_count": len(told)}
        return words

    def tell(self, events: Sequence[Event], say: Say, reader: Viewer = None) -> list[str]:
        """Write the lines of `events`, oldest first. All of them reach the `reader`; some may say nothing."""
        return self.log_lines(self, self.heard(events), say, reader)

    def line(self, events: Sequence[Event], say: Say, reader: Viewer = None) -> str:
        """Write a whole turn in one line. All `events` reach the `reader`. "" is nothing."""
        return self.turn_line(self, events, say, reader)

    def heading(self, event: Event, say: Say) -> str:
        """Write the heading of the chapter that `event` opens."""
        return self.chapter(self, event, say)

    def heard(self, events: Sequence[Event]) -> list[Event]:
        """Leave out events that the event after them makes redundant (`doubled`)."""
        classes = [*(type(event) for event in events), None]
        following = zip(events, classes[1:], strict=True)
        return [event for event, after in following if after is None or self.doubled.get(type(event)) is not after]

    def refusal(self, refusal: Refusal, say: Say) -> str:
        """Return the text of the rule that forbids a move."""
        key = f"{self.game}-refuse-{refusal.key}"
        return self.finished(say(key if key in say else f"refuse-{refusal.key}", **self.worded(refusal.args, say)))

    def worded(self, args: Mapping[str, Any], say: Say) -> dict[str, Any]:
        """Put the arguments of a refusal into words. `arguments` says the kind of each by name."""
        return {name: self.word(self.arguments.get(name, ""), value, say) for name, value in args.items()}
