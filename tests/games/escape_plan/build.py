"""Positions of Escape Plan in few words, and the only door to play on from them.

Slots are spelt from left to right: `-` free, `x` covered, `A5` a locked asset, `K10` a contact, `E1` Equipment,
`green50` a locker; `!` before it says that it is face-down. Officers on a tile are letters: `FCS`.
"""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.event import Event
from bot.engine.game import Step
from bot.engine.record import Viewer
from cogs.escape_plan import data
from cogs.escape_plan.rules import setup
from cogs.escape_plan.rules.city.tiles import DIRECTIONS, Site
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.state import CONTACT, COVERED, EQUIPMENT, LOCKED, LOCKER, Asset, Player, Slot, State, Turn
from cogs.escape_plan.view import View
from tests.games.door import Door
from tests.games.escape_plan.remembering import remembering

A, B, C, D, E = range(5)
"""The first seats."""

LETTERS = {"F": data.FEDERAL, "C": data.COUNTY, "S": data.SWAT}

SE, N, NE, SW, NW = (1, 0), (0, -1), (1, -1), (-1, 1), (-1, 0)
"""Where a tile touches S1: only to the south lies S2."""


def slot(text: str) -> Slot:
    """Read one slot."""
    up, name = not text.startswith("!"), text.lstrip("!")
    if name in ("-", "x"):
        return Slot(COVERED if name == "x" else "")
    if name[0] == "A":
        return Slot(LOCKED, name)
    if name[0] == "K":
        return Slot(CONTACT, name if "." in name else f"{name}.1", up)
    if name[0] == "E":
        return Slot(EQUIPMENT, name, up)
    colour, value = re.fullmatch(r"([a-z]+)(\d+)", name).groups()
    return Slot(LOCKER, colour, value=int(value))


def slots(text: str) -> tuple[Slot, ...]:
    """Read a row of slots."""
    return tuple(map(slot, text.split()))


def who(contacts="- - A5 A6 A7", items="- - A2 A3 A4", assets="A1", at="S1.clinic", **more) -> Player:
    """Describe a player; `more` are fields of Player, words for keys and fixers."""
    words = {name: tuple(more.pop(name).split()) for name in ("keys", "fixers") if name in more}
    unlocked = tuple(Asset(name.lstrip("!"), place, name[0] != "!") for place, name in enumerate(assets.split()))
    fields = {"plan": "P1", **words, **more}
    where = tuple(at.split("."))
    return Player(contacts=slots(contacts), items=slots(items), assets=unlocked, at=where, **fields)


def officers(letters: str) -> tuple[str, ...]:
    """Read officers: `FS` is a Federal and a SWAT."""
    return tuple(LETTERS[letter] for letter in letters)


def site(tile: str, q: int, r: int, turned=0, police="", **more) -> Site:
    """Put a tile into the city."""
    return Site(tile, q, r, turned, officers(police), **more)


def near(tile: str, zone: str, at=SE, police="", **more) -> Site:
    """Put a tile beside S1 so that it turns an edge of `zone` to it: to the south-east S1 has R, north C, west I."""
    facing = (DIRECTIONS.index(at) + 3) % 6
    turned = next(turned for turned in range(6) if Site(tile, *at, turned).edge(facing) == zone)
    return Site(tile, *at, turned, officers(police), **more)


def table(*players: Player, city=(), s1="", s2="", part="morning", **more) -> State:
    """Build a state in which seat 0 has its turn, unless `more` says otherwise.

    S1 with officers `s1` and S2 with `s2` below it are always in the city; both unturned, they touch with R. What is
    remembered of pockets and stacks follows.
    """
    state = setup.new_game(len(players), Chance(b"table", 0))
    members = more.pop("members", 2)
    marker = more.pop("marker", None)
    start = (site("S1", 0, 0, 0, s1), site("S2", 0, 1, 0, s2, members=members, marker=marker))
    fields = {"phase": "turn", "order": tuple(range(len(players))), "part": data.PARTS.index(part), **more}
    if data.PARTS.index(part) > 2:
        fields.setdefault("turn", Turn(stage="disc"))
    state = replace(state, players=players, city=(*start, *city), **fields)
    laid = {site.tile for site in state.city}
    held = {one.id for player in players for one in player.contacts if one.kind == CONTACT}
    state = replace(
        state,
        stacks=tuple(tuple(tile for tile in stack if tile not in laid) for stack in state.stacks),
        deck=tuple(card for card in state.deck if card not in held),
    )
    return msgspec.convert(remembering(msgspec.to_builtins(state)), State)


def cubes(**owners) -> tuple[tuple[int, ...], ...]:
    """Give the cubes of every place: `cubes(gym=(A, B))`."""
    return tuple(owners.get(place, ()) for place in data.PLACES)


def routed(state: State, seat: int, text: str) -> str:
    """Let a move to a location leave out its route: then it is the first offered, with the fewest officers."""
    words = text.split()
    bare = words[0] == "move" and len(words) == 2
    found = routes(state, words[1], seat) if bare else ()
    return f"{text} {found[0]}" if found else text


DOOR = Door(GAME, routed, usual=None)

Told = TypeVar("Told", bound=Event)

asked, do, line, refused, key = DOOR.asked, DOOR.do, DOOR.line, DOOR.refused, DOOR.key
leave, verbs = DOOR.leave, DOOR.verbs


def time_out(state: State, draws=None, seat=None) -> Step[State]:
    """Let the time of `seat`, or the first that is asked, run out."""
    return DOOR.time_out(state, draws, asked(state)[0] if seat is None else seat)


def offered(state: State, verb: str, *picked: str, seat=None) -> tuple[str, ...]:
    """List the options of the field of `verb` that follows `picked`; empty if there is none."""
    if seat is None:
        (seat,) = asked(state)
    ask = next((ask for ask in GAME.asks(state, seat) if ask.verb == verb), None)
    field = GAME.next_field(state, seat, ask, tuple((pick,) for pick in picked)) if ask else None
    return field.options if field else ()


def routes(state: State, to: str, seat=None) -> tuple[str, ...]:
    """List the routes to a location that have to be chosen between; empty if there is only one."""
    return offered(state, "move", to, seat=seat) if to in offered(state, "move", seat=seat) else ()


def told(step: Step[State], viewer: Viewer = None) -> tuple[type[Event], ...]:
    """List what the events that reach `viewer` are."""
    return tuple(type(event) for event in step.events if event.reaches(viewer))


def event(step: Step[State], kind: type[Told]) -> Told:
    """Give the one event of a class."""
    (found,) = (event for event in step.events if isinstance(event, kind))
    return found


def facing(state: State) -> str:
    """Spell whom the acting player still has to face."""
    return " ".join(f"{one.tile}.{one.officer}" for one in state.turn.facing)


def police(state: State, tile: str) -> str:
    """Spell the officers on a tile of the city."""
    return "".join(kind[0].upper() for kind in state.site(tile).officers)


def spelt(row: tuple[Slot, ...]) -> str:
    """Spell slots as they are read."""
    words = []
    for one in row:
        name = {"": "-", COVERED: "x", LOCKER: f"{one.id}{one.value}"}.get(one.kind, one.id.partition(".")[0])
        words.append(name if one.up else f"!{name}")
    return " ".join(words)


def has(state: State, *fields: str, seat: int = A) -> object:
    """Give a field of a player, or several."""
    found = tuple(getattr(state.players[seat], field) for field in fields)
    return found if len(found) > 1 else found[0]


def seen(state: State, viewer: Viewer = None) -> View:
    """Give the view of `viewer`."""
    return GAME.view(state, viewer)


def with_player(state: State, seat: int, **fields) -> State:
    """Change fields of a player."""
    players = list(state.players)
    players[seat] = replace(players[seat], **fields)
    return replace(state, players=tuple(players))
