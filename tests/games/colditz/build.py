"""Positions of Escape from Colditz in few words, and the only door to play on from them.

Officers sit at seats 0, 1, .. in turn order, the German last. A space is spelt by its point `44,20` or its label `W21`,
the card of a hand as `#rope`; men are `0.3`, guards `g2`.
"""

import re

from msgspec.structs import replace

from bot.engine import undo
from bot.engine.chance import Chance
from bot.engine.game import settled
from bot.engine.move import Move
from cogs.colditz import data
from cogs.colditz.data import kind
from cogs.colditz.rules.castle.board import EQUIPMENT, ROOMS, label
from cogs.colditz.rules.castle.pawns import with_man
from cogs.colditz.rules.castle.prisoner_paths import MAY_STOP, STEPS
from cogs.colditz.rules.game import GAME
from cogs.colditz.rules.interruptions.trade import ANSWERS, offers_by_name
from cogs.colditz.state import BARRACKS, CELLS, DEAD, ESCAPED, GERMAN, OUT, Guard, Man, Officer, State, Turn
from tests.games.door import Door

A, B, C = range(3)
"""The first officers, and their seats."""

CELL = {"cell": CELLS[0], "garrison": CELLS[1]}

GONE = (DEAD, ESCAPED, OUT)

POINT = re.compile(r"\d+,\d+")


def at(text):
    """Read a place: a point, a label, a place in a tunnel, `cell` or `garrison` for the blocks of cells."""
    return CELL.get(text) or (label(*map(int, text.split(","))) if POINT.fullmatch(text) else text)


def floor(room):
    """List the spaces of a room where a man may stop, by row and column."""
    return tuple(place for place in ROOMS[room].spaces if place in MAY_STOP)


def dice(text):
    """Give the draws of throws: `33 42`."""
    return [int(eye) - 1 for pair in text.split() for eye in pair]


class Box:
    """Hands out the copies of cards, none twice."""

    def __init__(self, deck):
        self.left = list(deck)

    def take(self, text):
        """Give a copy of each kind in `text`."""
        found = []
        for name in text.split():
            card = next(card for card in self.left if kind(card) == name)
            self.left.remove(card)
            found.append(card)
        return tuple(found)


def stock(text):
    """Count Equipment: `rope rope key`."""
    return tuple(text.split().count(what) for what in EQUIPMENT)


def officer(men="", have="", cards="", **more):
    """Describe an officer: where his men are, his Equipment, his hand; `more` are fields of Officer."""
    assert all(at(place) in STEPS or place in CELL or place in GONE for place in men.split()), men
    return {"men": tuple(Man(at(place)) for place in men.split()), "have": have, "cards": cards, **more}


def table(*officers, guards="", hand="", points=0, top="", security="", **more):
    """Build a state in which the first officer acts with `points`, unless `more` says otherwise.

    `guards` are on the board, the others in barracks. `top` and `security` lie on top of the decks. `active="german"`
    gives the turn to the German; fields of Turn are given by their names.
    """
    own, other = Box(data.OPPORTUNITY), Box(data.SECURITY)
    seated = tuple(
        Officer(
            **{
                **{key: value for key, value in one.items() if key != "have"},
                "stock": stock(one["have"]),
                "seen": stock(one["have"]),
                "cards": own.take(one["cards"]),
            }
        )
        for one in officers
    )
    shown = own.take(more.pop("shown", ""))
    piles = tuple(pile - sum(one.stock[number] for one in seated) for number, pile in enumerate(data.PILES))
    turn = {name: more.pop(name) for name in ("double", "open", "released", "arrests", "dice") if name in more}
    posted = tuple(Guard(at(place)) for place in guards.split())
    assert all(guard.place in STEPS for guard in posted), guards
    forces = data.FORCES[len(officers) + 1].guards
    more["active"] = GERMAN if more.get("active") == "german" else more.get("active", 0)
    tunnels = tuple(next((card for card in shown if kind(card) == name), "") for name in data.TUNNEL_CARDS)
    drawn, drawn_security = own.take(top), other.take(security)
    held = other.take(hand)
    fields = {
        "dares": data.DARES,
        "phase": "act",
        "piles": piles,
        "target": 2,
        "rounds": 40,
        "tunnels": tunnels,
        **more,
    }
    return State(
        german=len(officers),
        officers=seated,
        guards=(*posted, *(Guard(BARRACKS),) * (forces - len(posted))),
        opportunity=(*drawn, *own.left),
        security=(*drawn_security, *other.left),
        hand=held,
        turn=Turn(points=points, **turn),
        **fields,
    )


def germans(*officers, **more):
    """Build a state in which the German acts."""
    return table(*officers, active="german", **more)


def begun(players, **options):
    """Set up a game for `players`; the German is the last seat, unless `german` says otherwise."""
    return GAME.setup(players, settled(GAME, {"german": "last", **options}), Chance(b"build", 0)).state


def spelt(state, seat, text):
    """Put labels in the place of points, cards of the hand of `seat` in the place of `#kind`, and an
    offer's name in the place of its number."""
    words = []
    for word in re.split(r"([ +])", text):
        if word.startswith("#"):
            hand = state.hand if seat == state.german else state.officers[state.officer(seat)].cards
            word = next((card for card in hand if kind(card) == word[1:] and card not in words), word[1:] + ".1")
        words.append(at(word))
    move = Move.parse("".join(words))
    if move.verb not in ANSWERS or not move.picks:
        return str(move)
    numbered = {str(offer.number): name for name, offer in offers_by_name(state.trades).items()}
    return str(replace(move, picks=(tuple(numbered.get(word, word) for word in move.picks[0]), *move.picks[1:])))


DOOR = Door(GAME, spelt)

asked, do, line, refused, key = DOOR.asked, DOOR.do, DOOR.line, DOOR.refused, DOOR.key
time_out, leave, verbs = DOOR.time_out, DOOR.leave, DOOR.verbs


def offered(state, verb, *picked, seat=None):
    """List the options of the field of `verb` that follows `picked`; empty if the verb is not offered."""
    if seat is None:
        (seat,) = asked(state)
    ask = next((ask for ask in GAME.asks(state, seat) if ask.verb == verb), None)
    picks = Move.parse(spelt(state, seat, " ".join((verb, *picked)))).picks
    field = GAME.next_field(state, seat, ask, picks) if ask else None
    return field.options if field else ()


def where(state, man):
    """Tell where a man is."""
    return state.man(man).place


def guard_at(state, number):
    """Tell where a guard is."""
    return state.guards[number].place


def have(state, who):
    """Spell the Equipment of an officer."""
    return " ".join(
        " ".join((what,) * count) for what, count in zip(EQUIPMENT, state.officers[who].stock, strict=True) if count
    )


def cards(state, who):
    """Spell the hand of an officer, or the German's."""
    held = state.hand if who == GERMAN else state.officers[who].cards
    return " ".join(kind(card) for card in held)


def bottom(deck):
    """Give the kind of the last card of a deck."""
    return kind(deck[-1])


def changed(state, man, **fields):
    """Change fields of a man."""
    return with_man(state, man, **fields)


def chasing(state, number, man):
    """Let a guard pursue a man."""
    guards = list(state.guards)
    guards[number] = replace(guards[number], quarry=man)
    return replace(state, guards=tuple(guards))


def told(step, viewer=None):
    """List the keys of the events that reach `viewer`."""
    return tuple(event.key for event in step.events if event.reaches(viewer))


def event(step, name):
    """Give the one event `name`."""
    (found,) = (event for event in step.events if event.key == name)
    return found


def may_take_back(state, *texts, seat=A):
    """Make moves of `seat` one after the other, and tell how many of them it may take back."""
    steps = {}
    for version, text in enumerate(texts, 1):
        move, step = Move.parse(spelt(state, seat, text)), do(state, text, None, seat=seat)
        made = undo.Made(version, seat, move, 0, step)
        steps = undo.steps_after(GAME, state.players, range(state.players), steps, state, made)
        state = step.state
    return len(steps.get(seat, ()))
