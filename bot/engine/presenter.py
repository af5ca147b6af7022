"""How a game is shown: functions that a game supplies, with defaults for all others."""

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
"""A function that draws a picture and returns it as a PNG."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Presenter:
    """Functions that turn views into messages and sentences. A game supplies them; the methods call them.

    Every game must supply the functions whose default is `missing`. If one is not supplied, the bot does not start.
    There are two exceptions. Only games with `looks` need `look`. The functions `emblem`, `picture`, `diagram`,
    `ground` and `sprite` may come from `pictures`.

    `view` is always the game's own View, so the game narrows its type.

    Texts are looked up by key:

    - `GAME-do-VERB` is the label of a move.
    - `GAME-ask-VERB-FIELD` is the placeholder of a menu.
    - `GAME-event-KEY` is an event in the third person. For each field that holds seats, an attribute such as `.who` has
      the second person, for a reader who is that seat.
    - `GAME-refuse-KEY` is a refusal.
    """

    game: str
    """The name of the game's folder, which is also the prefix of its text keys."""
    emoji: str
    texts: Path
    """The folder of the game's Fluent files."""
    doubled: Mapping[type[Event], type[Event]] = field(default_factory=dict)
    """Event classes, each with another class. An event is left out of the log if an event of the other class follows at
    once. An example is the secret part of the same event.
    """
    kinds: Mapping[str, Callable[[Any, Say], str | int]] = field(default_factory=dict)
    """Functions that put a value into words, by the kind that its field's type declares (`bot/engine/event.py`)."""
    moves: Mapping[str, tuple[Field, ...]] = field(default_factory=dict)
    """The fields of the move with each verb, as the actions declare them (`bot/engine/action.py`)."""
    arguments: Mapping[str, str] = field(default_factory=dict)
    """The kinds of the arguments of refusals, by argument name. Arguments without a kind are plain."""
    squares: Mapping[str, Callable[[Event, Seat], bool]] = field(default_factory=dict)
    """The emoji that summarise a seat's turn in the daily escape, the most important first. Each has a function that
    says whether an event counts as that emoji. The function may use the event's class and seats but no card, number or
    place, so that the emoji reveal nothing. `GAME-squares` explains the emoji.
    """
    recent: int = 4
    """The number of recent public moves under the board. They get at most 4 lines."""

    pictures: Drawn | None = None
    """The object that draws the pictures of a game: its board, emblem, diagram and so on. Functions that the game
    declares itself replace those of the object. In an installed game without such an object, it is a card on which the
    lines of `facts` are written (`bot/scene/card.py`).
    """

    # Everybody
    warm: Callable[[], None] = nothing
    """Draw and cache the parts that all pictures share, before a picture is needed."""
    emblem: Callable[[], bytes] = missing
    """Draw the emblem next to the game's name (`bot/art/emblems.py`)."""
    rules: Callable[[Mapping[str, str] | None, Say], Lines] = OWN
    """Return the rules in short. Include the optional rules chosen by `options`, or all of them if `options` is None.
    """
    board: Callable[[Any, Say], Page] = missing
    """Return the public page of the table. Its text says what happens now or how the game ended. The bot adds the
    picture.
    """
    facts: Callable[[Any, Say], Lines] = empty
    """Describe in words what the picture of the board shows to everybody. Readers ask for it with a button."""
    picture: Callable[[Any, Say], bytes] = missing
    """Draw the board as a PNG."""
    turn: Callable[[Any, Say, Seat], str] = missing
    """Return in a few words what `seat` must do now. The words come after "your turn: ". They are public and reveal no
    secret.
    """
    goal: Callable[[Any, Viewer, Say], str] = silent
    """Return a sentence on the role of the viewer and how that role wins in `view`. It is in the second person. For
    viewer None, it is in the third person with public facts only. "" means no sentence.
    """
    hints: Callable[[Any, Sequence[Ask]], Lines] = empty
    """Return the names of things in `asks` that may be new to the seat of `view`, the most important first. The very
    first is `legend`, which explains the picture. Each is explained to a person once, by the text `GAME-coach-NAME`.
    """
    perils: Callable[[Any, Sequence[Ask], Move | None], tuple[Peril, ...]] = empty
    """Return the mistakes that the player of `view` is about to make, the worst first. They are mistakes of the move
    `move`. If `move` is None, they are mistakes that are possible in the situation. A person is warned of each mistake
    once.
    """

    # A seat
    hand: Callable[[Any, Say], Page] = missing
    """Return the page with a seat's situation, stakes and hand in few lines, the most useful first. Lines that do not
    fit on a phone move behind *More moves*, except the first line and those that begin with ⚠ or 🧭.
    """
    hand_alt: Callable[[Any, Say], str] = OWN
    """Return a description of the private picture of a seat in words. The bot calls this only if there is a picture, so
    `hand` may leave the description out. By default, it is the `alt` of the hand.
    """
    more: Callable[[Any, Say], Lines] = empty
    """Return further facts for a seat that its hand leaves out, because the picture shows them or they are seldom
    needed. They are shown on demand, and always to people who read text instead of pictures.
    """
    has_more: Callable[[Any], bool] = OWN
    """Return whether `more` returns any line, without computing it. By default, True in a game that has `more`."""
    private_picture: Callable[[Any, Move | None, Say], Draw | None] = nothing
    """Return a function that draws the private panel of a seat that must decide, or None for a panel without a picture.
    Only that seat sees it; it may show the unfinished move. This function must be fast, since it is also called only to
    know whether there is a picture. Another process draws the picture from the view, the unfinished move and the texts.
    """
    private_print: Callable[[Any, Move | None, Say], str] = silent
    """Return a hash of everything that the private picture shows; "" if not known. Equal pictures are drawn once."""
    private_shape: Callable[[Any, Move | None, Say], float] = landscape
    """Return the height of the private picture divided by its width. It decides how much text fits next to it on a
    screen.
    """
    looks: Callable[[Any, Say], tuple[tuple[str, tuple[Choice, ...]], ...]] = empty
    """Return menus of the things that the viewer may look at in private. Each has a heading and 1 to 25 choices. The
    label of the button that opens the menus is the text `GAME-look`.
    """
    has_looks: Callable[[Any], bool] = OWN
    """Return whether `looks` returns any menu, without computing it."""
    look: Callable[[Any, str, Say], tuple[Page, Draw | None]] = missing
    """Return the page that shows a choice of `looks` ("" for the first look), and the function that draws its picture.
    """
    notice: Callable[[Any, Say], str] = silent
    """Return a private notice for a seat that need not decide anything, such as an offer; "" for none."""
    notes: Callable[[Any], Lines] = empty
    """Return the names of the notes that the player of `view` may write down privately. The texts of a note are
    `GAME-note-NAME` and `GAME-note-NAME-about`, which says what to write. The label of the button is the text
    `GAME-note`.
    """
    noting: Callable[[Any, str, Say], tuple[Choice, ...]] = empty
    """Return the choices for a note of `notes`, with its present values marked as chosen; () if the note is typed."""
    noted: Callable[[Any, Sequence[str]], Any] = first
    """Return `view` with the notes of its seat, line by line as typed. Raises ValueError if they cannot be read."""
    circle: Callable[[Any], tuple[Seat, ...]] = empty
    """Return the other seats to which the seat of `view` may talk in secret. In most games there are none."""

    # Questions
    button: Callable[[Any, Move, Say], str] = OWN
    """Return the label of the button for `move`, complete or not, with details from `view` such as a cost. By default,
    it is `GAME-do-VERB` with the picks, or `GAME-do-VERB-open` while the move is incomplete.
    """
    move_words: Callable[[Any, Move, Say], dict[str, Any]] = no_move_words
    """Return further text arguments for `move`, complete or not, such as its cost. Its button and menus use them."""
    labels: Mapping[str, Callable[[Any, str, Say], str]] = field(default_factory=dict)
    """Functions that return the label of an option in a menu, by its kind, if it differs from its words in `kinds`."""
    details: Mapping[str, Callable[[Any, str, Say], str]] = field(default_factory=dict)
    """Functions that return the detail next to an option in a menu, by its kind."""
    shortcuts: Callable[[Any, Ask], tuple[Move, ...]] = empty
    """Return complete moves for an ask with menus. Each gets its own button next to the first menu."""
    ask: Callable[[Any, Ask, Field, Picks, Say], str] = OWN
    """Return the placeholder of the menu for `field`; by default `GAME-ask-VERB-FIELD` with the picks so far."""
    option: Callable[[Any, Ask, Field, Picks, str, Say], tuple[str, str]] = OWN
    """Return the label and the detail ("" for none) of an option of a field; by default by the option's kind."""
    groups: Callable[[Any, Ask, Field, Picks, Say], tuple[Group, ...]] = plain_groups
    """Split the options of a field into menus of at most 25. Options in no menu can still be typed."""
    types: Callable[[Ask], bool] = never
    """Return whether players may answer `ask` by typing."""
    typed: Callable[[Any, Ask, Picks, str, Say], Move | None] = nothing
    """Return the move that a player typed for `ask` after the picks so far; None if the text cannot be read as one."""
    weighed: Callable[[Ask], bool] = never
    """Return whether the player sees the consequences of an answer to `ask` before confirming it, even with few
    options.
    """
    presumed: Callable[[Any, Ask, Field, Picks], tuple[str, ...]] = empty
    """Return the preselected options of a later menu, before the player chooses. In most games there are none."""
    usual: Callable[[Ask], bool] = has_fields
    """Return whether `ask` is a usual next step. Its button stands out if it is the only one."""
    sure: Callable[[Any, Move], bool] = never
    """Return whether `move` achieves the goal of the seat of `view` and cannot fail. Its button is green."""
    known_to_fail: Callable[[Any, Move], bool] = never
    """Return whether the player of `view` knows that `move`, which has no picks, will fail. The player must press its
    button twice.
    """
    gains_nothing: Callable[[Any, Move], bool] = never
    """Return whether the seat of `view` knows that `move` cannot gain anything. Its button never stands out."""
    usual_targets: Callable[[Any, Ask, Field, Picks], tuple[str, ...]] = empty
    """Return the options that a player would expect in a field. If one of them is not offered, the player's message
    says why.
    """
    advised: Callable[[Any, Sequence[Ask]], Move | None] = nothing
    """Return the move of `asks` that serves the goal which the player of `view` has chosen; None without such a goal.
    The button of this move stands out.
    """
    why: Callable[[Any, Move, Say], str] = silent
    """Return a sentence on why `move`, which the seat of `view` is advised to make, is good; "" for none."""
    order: Callable[[Any, str, Say], str] = OWN
    """Describe a standing order of the seat of `view` in a few words, for its hand and its buttons."""
    carry: Callable[[Any, Sequence[str], Say], str] = plain_carry
    """Return the label of the button that carries out the standing orders, with their cost if there is one."""

    # Great moments
    scene: Callable[[Any, Event, Say], Page | None] = OWN
    """Return the public page of a great moment (an event with `scene`): a title, what happened, and why. `view` is the
    public view after the event. None means that the event is no great moment in this case.
    """
    scene_picture: Callable[[Any, Event, Say], Draw | None] = nothing
    """Return a function that draws a scene; None to use the picture of the board."""
    affects: Callable[[Event], tuple[Seat, ...]] = all_touched
    """Return the seats that a scene affects. Their players also see the scene in private at once. By default, these are
    all seats that the scene is about.
    """
    feeling: Callable[[Event, Seat], str] = silent
    """Return how `seat` takes a great moment: `glad`, `sorry`, or "" if it says nothing. A computer character then says
    `GAME-says-TEMPER-glad-1` or a similar line.
    """

    # The end
    ending: Callable[[Any, Viewer, Say], str] = missing
    """Return a text that says who won and why."""
    story: Callable[[Any, Sequence[LogEntry], Say], Lines] = empty
    """Return the story of an ended game from its `moves`, secrets included, in at most 5 lines."""
    timeline: Callable[[Any, Sequence[LogEntry], Say], Lines] = empty
    """Return the main events of an ended game, one on each line, the oldest first; () in most games. The label of the
    button that shows them is the text `GAME-timeline`.
    """
    fate: Callable[[Any, Seat, Say], str] = silent
    """Return a line on how the ended game went for a losing `seat`; "" if the text of `ending` already says it."""
    cause: Callable[[Any, Seat, Sequence[LogEntry], Say], str] = silent
    """Return a line that says which moves of a losing `seat` cost it the game, judged from all moves; "" for none."""
    doubt: Callable[[Any, Seat, Sequence[LogEntry]], Doubt | None] = nothing
    """Return the doubt of a losing `seat`: a fact that its player could not know at an important moment. It is judged
    from all moves. None means no doubt.
    """
    revealed: Callable[[Any, Say], Lines] = empty
    """Return the secrets of an ended game in a few lines."""
    ending_picture: Callable[[Any, Say], Draw | None] = nothing
    """Return a function that draws an ended game with every secret revealed; None to use the picture of the board."""

    # Positions, for replays
    diagram: Callable[[Any, Say], Diagram] = missing
    """Return a position as pieces on a background, with every secret revealed. Each secret is a piece of its own. Its
    spot is the same in all possible states.
    """
    ground: Callable[[str, Say], bytes] = missing
    """Draw the background of a diagram as a PNG, at most 960 pixels wide."""
    sprite: Callable[[str], bytes] = missing
    """Draw a piece of a diagram as a PNG, without words that would need a translation."""
    vector: Callable[[str], str] = silent
    """Return a piece of a diagram as SVG, in the same size as its PNG; "" if the piece exists only as a PNG."""

    # The log
    more_words: Callable[[Event, Say], dict[str, Any]] = no_words
    """Return further text arguments for an event. They add to its fields or replace them."""
    unsaid: Callable[[Event, Say], bool] = never
    """Return whether an event has no line of its own in the log."""
    finished: Callable[[str], str] = first
    """Return a finished line of the log or a finished refusal, for example with a capital letter."""
    log_lines: Callable[[Presenter, Sequence[Event], Say, Viewer], list[str]] = each_line
    """Return the lines of events, oldest first. Leave out events that the next event makes redundant (`doubled`)."""
    turn_line: Callable[[Presenter, Sequence[Event], Say, Viewer], str] = joined
    """Return a whole turn in one line; "" for nothing. The reader may see all of the events."""
    hits: Hits = NAMED
    """The events that affect a player, and their words. A hand shows them first."""
    chapter: Callable[[Presenter, Event, Say], str] = event_line
    """Return the heading of the chapter that an event opens."""

    def __post_init__(self) -> None:
        for name, drawn in (self.pictures.functions(self.feeling) if self.pictures else {}).items():
            if getattr(self, name) is type(self).__dataclass_fields__[name].default:  # not a copy by `replace`
                object.__setattr__(self, name, drawn)
        for name, default in OWN_DEFAULTS.items():
            given = getattr(self, name)
            if given is OWN or getattr(given, "func", None) is default:  # the latter in a copy by `replace`
                object.__setattr__(self, name, partial(default, self))

    def event(self, event: Event, say: Say, reader: Viewer = None) -> str:
        """Return the log line of `event`, in the second person if it is about the `reader`."""
        key = f"house-event-{event.key}" if isinstance(event, TOLD_BY_HOUSE) else f"{self.game}-event-{event.key}"
        if self.unsaid(event, say):
            return ""
        addressed = next((f"{key}.{name}" for name in places_of(event, reader)), key)
        return self.finished(say(addressed, **self.words(event, say)))

    def words(self, event: Event, say: Say) -> dict[str, Any]:
        """Return the fields of `event` in words, by field name.

        A field with several values also yields `NAME_count`.
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
        """Return `value` in words, according to its kind.

        Without a kind, None becomes "", booleans become `yes` and `no`, and tuples stay as they are.
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
        """Return the groups of picks of `move` by field name, without empty groups and fields not yet reached."""
        return {one.name: group for one, group in zip(self.moves.get(move.verb, ()), move.picks, strict=False) if group}

    def picked_words(self, move: Move, say: Say) -> dict[str, Any]:
        """Return the picks of `move` so far in words, by field name."""
        words: dict[str, Any] = {}
        for one, group in zip(self.moves.get(move.verb, ()), move.picks, strict=False):
            told = tuple(self.word(one.kind, each, say) for each in group)
            if told or not one.least:
                words |= {one.name: told[0] if len(told) == 1 else told, f"{one.name}_count": len(told)}
        return words

    def tell(self, events: Sequence[Event], say: Say, reader: Viewer = None) -> list[str]:
        """Return the lines of `events`, oldest first.

        The `reader` may see all of the events; some may have no line.
        """
        return self.log_lines(self, self.heard(events), say, reader)

    def line(self, events: Sequence[Event], say: Say, reader: Viewer = None) -> str:
        """Return a whole turn in one line; "" for nothing. The `reader` may see all of `events`."""
        return self.turn_line(self, events, say, reader)

    def heading(self, event: Event, say: Say) -> str:
        """Return the heading of the chapter that `event` opens."""
        return self.chapter(self, event, say)

    def heard(self, events: Sequence[Event]) -> list[Event]:
        """Return `events` without the events that the next event makes redundant (`doubled`)."""
        classes = [*(type(event) for event in events), None]
        following = zip(events, classes[1:], strict=True)
        return [event for event, after in following if after is None or self.doubled.get(type(event)) is not after]

    def refusal(self, refusal: Refusal, say: Say) -> str:
        """Return the text of a refusal."""
        key = f"{self.game}-refuse-{refusal.key}"
        return self.finished(say(key if key in say else f"refuse-{refusal.key}", **self.worded(refusal.args, say)))

    def worded(self, args: Mapping[str, Any], say: Say) -> dict[str, Any]:
        """Return the arguments of a refusal in words. `arguments` has the kind of each."""
        return {name: self.word(self.arguments.get(name, ""), value, say) for name, value in args.items()}
