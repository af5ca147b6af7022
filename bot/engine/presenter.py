"""How a game shows itself. A game overrides what its texts alone cannot say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from bot.engine.chronicle import LogEntry
from bot.engine.diagram import Diagram
from bot.engine.event import SEAT, Event, fields, places_of
from bot.engine.move import Ask, Field, Move, Picks, Refusal
from bot.engine.page import Choice, Page
from bot.engine.record import Seat, Viewer
from bot.engine.table_events import TABLE_EVENTS
from bot.engine.texts import Say

Draw = Callable[[], bytes]
"""What draws a picture as a PNG."""


class Group:
    """Options of a field that stand in one menu, with the menu's heading."""

    def __init__(self, heading: str, options: tuple[str, ...]) -> None:
        self.heading = heading
        self.options = options


class Presenter:
    """Views to pages. `view` is always the game's own View, so the type is the game's to narrow.

    Texts are looked up by key: `GAME-do-VERB` labels a move, `GAME-ask-VERB-FIELD` a menu, `GAME-event-KEY` an event in
    the third person with an attribute for each field that holds seats, such as `.who`, in the second, for a reader who
    is it; `GAME-refuse-KEY` a refusal, `GAME-reason-KEY` an ending.
    """

    game: ClassVar[str]
    emoji: ClassVar[str]
    texts: ClassVar[Path]
    doubled: ClassVar[Mapping[type[Event], type[Event]]] = {}
    """Events that say nothing beside a certain other that follows at once, such as a secret part of the same."""
    kinds: ClassVar[Mapping[str, Callable[[Any, Say], str | int]]] = {}
    """How a value is worded, by the kind that the type of its field spells (`bot/engine/event.py`)."""
    arguments: ClassVar[Mapping[str, str]] = {}
    """The kinds of the arguments of refusals, by name; all others are plain."""
    squares: ClassVar[Mapping[str, Callable[[Event, Seat], bool]]] = {}
    """What a turn of a seat may come to in a day's escape, in emoji, the weightiest first, each with what tells whether
    an event is that. It goes by what kind of thing happened to whom, and by no card, number or place. What they mean
    says `GAME-squares`."""
    recent: ClassVar[int] = 4
    """How many of the last moves that everybody hears of are told under a board, in four lines at most: more where a
    turn has many moves."""

    def warm(self) -> None:
        """Draw what all pictures share and keep it. Called where pictures are drawn, before they are wanted."""

    def board(self, view: Any, say: Say) -> Page:
        """Show the table to everybody: *what now* first, then the facts, then what changed."""
        raise NotImplementedError

    def hand(self, view: Any, say: Say) -> Page:
        """Show a seat what now, what is at stake and what it holds, in so few lines that with what is new to it they
        are twelve on a phone; the rest is told by its picture and by `more`. The line above it is the table's."""
        raise NotImplementedError

    def more(self, view: Any, say: Say) -> tuple[str, ...]:
        """Tell the rest of what a seat may want to know, which its hand leaves out: what stands in its picture, or is
        seldom wanted. Shown on demand, and always to who reads text instead of pictures."""
        return ()

    def has_more(self, view: Any) -> bool:
        """Tell whether `more` tells anything, without writing it: always in a game that has it."""
        return type(self).more is not Presenter.more

    def hand_alt(self, view: Any, say: Say) -> str:
        """Tell the private picture of a seat in words. Asked only where there is one, so a `hand` may leave it out; by
        default what the hand has."""
        return self.hand(view, say).alt

    def emblem(self) -> bytes:
        """Draw what stands for the game beside its name (`bot/art/emblems.py`)."""
        raise NotImplementedError

    def picture(self, view: Any, say: Say) -> bytes:
        """Draw the board as a PNG."""
        raise NotImplementedError

    def private_picture(self, view: Any, draft: Move | None, say: Say) -> Draw | None:
        """Give what draws the picture of the panel of a seat that must decide, or None for a panel without. It is only
        ever sent to that seat; what is drafted so far may be marked. Asked also where nothing may take long, to know
        whether there is one; it is drawn elsewhere, from the view, the draft and the texts alone."""
        return None

    def pictured(self, view: Any) -> Any:
        """Give `view` without what its private picture does not show: what would come out alike is drawn once."""
        return view

    def looks(self, view: Any, say: Say) -> tuple[tuple[str, tuple[Choice, ...]], ...]:
        """Give menus, each with a heading and 1 to 25 lines, of what the viewer may look at in private at any time,
        such as a part of the board; none in most games. The button that opens them is called `GAME-look`."""
        return ()

    def has_looks(self, view: Any) -> bool:
        """Tell whether `looks` gives anything, without writing it: always in a game that has it."""
        return type(self).looks is not Presenter.looks

    def look(self, view: Any, name: str, say: Say) -> tuple[Page, Draw | None]:
        """Show what a line of `looks` is called, or "" for what is seen first, and give what draws its picture."""
        raise NotImplementedError

    def rules(self, options: Mapping[str, str] | None, say: Say) -> tuple[str, ...]:
        """Tell the rules in short, of what can be chosen only what `options` has chosen; all of it for no table."""
        return (say(f"{self.game}-rules"),)

    def notice(self, view: Any, say: Say) -> str:
        """Write what a seat is told once in private although nobody waits for it, such as an offer; "" for nothing."""
        return ""

    def notes(self, view: Any) -> tuple[str, ...]:
        """Name the lines that the seat of `view` may note for itself, beside the game; none in most games. The button
        for it is called `GAME-note`, a line `GAME-note-NAME`, with `-about` what may stand there."""
        return ()

    def noting(self, view: Any, line: str, say: Say) -> tuple[Choice, ...]:
        """Give what is chosen for a line of `notes` instead of typed, what stands there now as chosen; () where it is
        typed."""
        return ()

    def noted(self, view: Any, lines: Sequence[str]) -> Any:
        """Give `view` with what its seat has noted for itself, line by line as it was typed. Raises ValueError where
        that cannot be read."""
        return view

    def circle(self, view: Any) -> tuple[Seat, ...]:
        """List the seats that the seat of `view` may talk to in secret, itself not among them; none in most games."""
        return ()

    def goal(self, view: Any, seat: Viewer, say: Say) -> str:
        """Say in one sentence who `seat` is and what wins, in the second person, as it is in `view`; for everybody,
        short and in the third person, where `seat` is None. Asked for everybody, it says only what all may know. ""
        for nothing."""
        return ""

    def hints(self, view: Any, asks: Sequence[Ask]) -> tuple[str, ...]:
        """Name what the seat of `view`, which is asked `asks`, meets now and may not know yet: questions, cards, terms,
        the most important first, and before all `legend`, what the picture shows. A person is told each once:
        `GAME-coach-NAME`."""
        return ()

    def turn(self, view: Any, say: Say, seat: int) -> str:
        """Say in a few words what `seat` is asked to do now, after "your turn: ". Public: only what everybody knows."""
        raise NotImplementedError

    def button(self, view: Any, move: Move, say: Say) -> str:
        """Label the button that makes `move`, complete or not yet, with what `view` tells of it, such as its cost."""
        return say(f"{self.game}-do-{move.verb}")

    def shortcuts(self, view: Any, ask: Ask) -> tuple[Move, ...]:
        """List whole answers to a question with menus that have a button of their own before anything is chosen."""
        return ()

    def ask(self, view: Any, ask: Ask, field: Field, picked: Picks, say: Say) -> str:
        """Write the placeholder of the menu for `field`."""
        return say(f"{self.game}-ask-{ask.verb}-{field.name}")

    def option(self, view: Any, ask: Ask, field: Field, picked: Picks, option: str, say: Say) -> tuple[str, str]:
        """Give the label of an option that `picked` has led to, and a detail beside it ("" for none)."""
        return option, ""

    def groups(self, view: Any, ask: Ask, field: Field, picked: Picks, say: Say) -> tuple[Group, ...]:
        """Split a field that `picked` has led to into menus of at most 25; what is not shown can still be typed."""
        options = field.options
        return tuple(Group("", options[i : i + 25]) for i in range(0, len(options), 25))

    def typed(self, view: Any, ask: Ask, picked: Picks, text: str, say: Say) -> Move | None:
        """Read what a player typed for `ask` after `picked`; None where nothing can be typed or `text` not be read."""
        return None

    def types(self, ask: Ask) -> bool:
        """Tell whether `ask` can be answered by typing."""
        return False

    def weighed(self, ask: Ask) -> bool:
        """Tell whether an answer to `ask` is shown with all it means before it counts, however few the options are."""
        return False

    def presumed(self, view: Any, ask: Ask, field: Field, picked: Picks) -> tuple[str, ...]:
        """Give what a menu that opens behind others holds until somebody chooses; in most games nothing."""
        return ()

    def usual(self, ask: Ask) -> bool:
        """Tell whether `ask` is a usual next step: the button of one stands out, several alike do not."""
        return bool(ask.fields)

    def sure(self, view: Any, move: Move) -> bool:
        """Tell whether `move` is what the seat of `view` has worked for and cannot fail: its button is green."""
        return False

    def known_to_fail(self, view: Any, move: Move) -> bool:
        """Tell whether `move`, which has no picks, is known to the seat of `view` to fail: its button says so, and
        is pressed twice."""
        return False

    def advised(self, view: Any, asks: Sequence[Ask]) -> Move | None:
        """Give the whole move of `asks` whose button stands out, where the seat of `view` has said what it is after."""
        return None

    def why(self, view: Any, move: Move, say: Say) -> str:
        """Say in a sentence what speaks for `move`, which the seat of `view` is advised to make; "" for nothing."""
        return ""

    def order(self, view: Any, order: str, say: Say) -> str:
        """Say in a few words what a standing order of the seat of `view` is, for its hand and its buttons."""
        return say(f"{self.game}-order-{order}")

    def carry(self, view: Any, orders: Sequence[str], say: Say) -> str:
        """Label the button that carries the standing orders out, with what that costs where it costs something."""
        return say("button-carry")

    def event(self, event: Event, say: Say, reader: Viewer = None) -> str:
        """Write a line of the log: in the second person for the `reader` whom the event is about."""
        key = f"house-event-{event.key}" if isinstance(event, TABLE_EVENTS) else f"{self.game}-event-{event.key}"
        addressed = next((f"{key}.{name}" for name in places_of(event, reader)), key)
        return say(addressed, **self.words(event, say))

    def words(self, event: Event, say: Say) -> dict[str, Any]:
        """Put the fields of an event into words, each by its kind, under its own name; of several values also how many
        they are, as `NAME_count`."""
        words: dict[str, Any] = {}
        for name, kind, many in fields(type(event)):
            value = getattr(event, name)
            if many:
                words |= {name: tuple(self.word(kind, each, say) for each in value), f"{name}_count": len(value)}
            else:
                words[name] = self.word(kind, value, say)
        return words

    def word(self, kind: str, value: Any, say: Say) -> Any:
        """Put a value of a certain kind into words; what is not there is "", yes and no are `yes` and `no`. Several
        plain values stay as they are: a text lists them."""
        if value is None:
            return ""
        if kind == SEAT:
            return say.name(int(value))
        if kind:
            return self.kinds[kind](value, say)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, (int, tuple)) else str(value)

    def tell(self, events: Sequence[Event], say: Say, reader: Viewer = None) -> list[str]:
        """Write the lines of `events`, all of which reach the `reader`, oldest first; an event may say nothing."""
        return [line for event in self.heard(events) if (line := self.event(event, say, reader))]

    def line(self, events: Sequence[Event], say: Say, reader: Viewer = None) -> str:
        """Write a whole turn in one line: what `events`, all of which reach the `reader`, tell; "" for nothing."""
        return " ".join(self.tell(events, say, reader))

    def heading(self, event: Event, say: Say) -> str:
        """Write the heading of the chapter that `event` opens."""
        return self.event(event, say)

    def heard(self, events: Sequence[Event]) -> list[Event]:
        """Leave out events that say nothing beside the one that follows them (`doubled`)."""
        classes = [*(type(event) for event in events), None]
        following = zip(events, classes[1:], strict=True)
        return [event for event, after in following if after is None or self.doubled.get(type(event)) is not after]

    def refusal(self, refusal: Refusal, say: Say) -> str:
        """Say which rule forbids a move."""
        key = f"{self.game}-refuse-{refusal.key}"
        return say(key if key in say else f"refuse-{refusal.key}", **self.worded(refusal.args, say))

    def worded(self, args: Mapping[str, Any], say: Say) -> dict[str, Any]:
        """Put the arguments of a refusal into words, each by the kind that `arguments` gives its name."""
        return {name: self.word(self.arguments.get(name, ""), value, say) for name, value in args.items()}

    def scene(self, view: Any, event: Event, say: Say) -> Page | None:
        """Show a great moment, an event that is a `scene`, to everybody, in the public `view` that it led to: a title,
        what happened and how it came to it. None where this one is none after all."""
        return Page(title=say(f"{self.game}-title"), lines=(self.event(event, say),))

    def scene_picture(self, view: Any, event: Event, say: Say) -> Draw | None:
        """Give what draws the picture of a scene; None for the one of the board."""
        return None

    def affects(self, event: Event) -> tuple[Seat, ...]:
        """List the seats that a scene befalls: they are told in private at once. By default all that it is about."""
        return tuple(sorted(event.touches))

    def story(self, view: Any, moves: Sequence[LogEntry], say: Say) -> tuple[str, ...]:
        """Tell an ended game, all of whose `moves` are given with every secret, in five lines at most: its turning
        point, the boldest, the best bluff, whatever its people will talk about."""
        return ()

    def timeline(self, view: Any, moves: Sequence[LogEntry], say: Say) -> tuple[str, ...]:
        """List what an ended game was about, a line each, the oldest first, behind a button that is called
        `GAME-timeline`; () in most games."""
        return ()

    def feeling(self, event: Event, seat: Seat) -> str:
        """Tell how `seat` takes a great moment: `glad` or `sorry`, "" where it has nothing to say. What it says stands
        in `GAME-says-TEMPER-glad-1` and so on."""
        return ""

    def fate(self, view: Any, seat: Seat, say: Say) -> str:
        """Say in a line how the ended game went for `seat`, who did not win; "" where `ending` has said all."""
        return ""

    def revealed(self, view: Any, say: Say) -> tuple[str, ...]:
        """Turn up in a few lines what was secret in an ended game."""
        return ()

    def ending_picture(self, view: Any, say: Say) -> Draw | None:
        """Give what draws an ended game with every secret turned up; None for the picture of the board."""
        return None

    def diagram(self, state: Any, say: Say) -> Diagram:
        """Draw a position as pieces on a ground, every secret turned up, for who looks back at a game. What somebody
        may not know is a piece by itself, each on a spot that is the same in all worlds."""
        raise NotImplementedError

    def ground(self, name: str, say: Say) -> bytes:
        """Draw what the pieces of a diagram lie on, as a PNG at most 960 pixels wide."""
        raise NotImplementedError

    def sprite(self, name: str) -> bytes:
        """Draw a piece of a diagram, as a PNG without words that would have to be translated."""
        raise NotImplementedError

    def ending(self, view: Any, viewer: Viewer, say: Say) -> str:
        """Say who won and why."""
        raise NotImplementedError
