"""Positions of Stalag 17 in few words, and the only door to play on from them.

Cards are spelt short: `food2` is a food of vigilance 2, `food/map` the double, `r4` a runaway 4, `barr` and `info`.
In a move they stand for copies of the mover's hand.
"""

from collections import Counter
from typing import Any

from msgspec.structs import replace

from bot.engine.game import Step
from bot.engine.move import Move
from bot.engine.record import Viewer
from cogs.stalag17 import data
from cogs.stalag17.rules.cards import sort_cards
from cogs.stalag17.rules.game import GAME
from cogs.stalag17.state import Cards, Line, Plan, Player, State
from cogs.stalag17.view import View
from tests.games.door import Door

A, B, C, D, E = range(5)

SWITCHES = ("informer", "negotiation", "exchange", "joint", "tie_break", "quiet_night")
"""The rules that a table may have beside those of the base game."""

SHORT = {"runaway-3": "r3", "runaway-4": "r4", "runaway-5": "r5", "barracks": "barr", "information": "info"}


def short(card: str) -> str:
    """Spell a card, or a kind of them, as the tests do: `food-2.3` is `food2`."""
    kind = data.KIND_OF[card]
    return SHORT.get(kind.id) or (kind.id.replace("-", "/") if len(kind.objects) == 2 else kind.id.replace("-", ""))


COPIES: dict[str, list[str]] = {}
for _card in data.DECK:
    COPIES.setdefault(short(_card), []).append(_card)
    COPIES.setdefault("/".join(reversed(short(_card).split("/"))), COPIES[short(_card)])


class Box:
    """Hands out the copies of cards, none twice."""

    def __init__(self) -> None:
        self.given: set[str] = set()

    def take(self, names: str) -> Cards:
        """Give a copy of each card in `names`."""
        cards = []
        for name in names.split():
            card = next(copy for copy in COPIES[name] if copy not in self.given)
            self.given.add(card)
            cards.append(card)
        return tuple(cards)


def who(hand="", laid="", *, negotiated="", offer="", **more):
    """Describe a player; `more` are fields of Player."""
    return {"hand": hand, "laid": laid, "negotiated": negotiated, "offer": offer, **more}


def asks_for(text: str) -> Plan:
    """Read a plan: `food tools + 8`."""
    faces, runaway = text.split("+")
    objects = tuple(faces.split())
    return Plan(objects, int(runaway), objects, int(runaway))


def table(*players, plan="food tools map + 3", rules="", deck=None, top="", discards="", **more) -> State:
    """Build a state in which seat 0 has its turn, unless `more` says otherwise.

    `rules` names the additional rules. `deck` spells all of the draw pile; without it the rest of the box lies below
    the cards of `top`.
    """
    box = Box()
    seated = tuple(
        Player(
            **{
                **player,
                "hand": sort_cards(box.take(player["hand"])),
                "laid": sort_cards(box.take(player["laid"])),
                "negotiated": box.take(player["negotiated"]),
                "offer": "".join(box.take(player["offer"])),
            }
        )
        for player in players
    )
    thrown = box.take(discards)
    pile = box.take(top if deck is None else deck)
    if deck is None:
        pile += tuple(card for card in data.DECK if card not in box.given)
    switches = {name: name in rules.split() for name in SWITCHES}
    return State(players=seated, deck=pile, discards=thrown, plan=asks_for(plan), **{**switches, **more})


def order(items: Cards, wanted: Cards) -> list[int]:
    """Give the draws with which `items` are shuffled into the order `wanted`."""
    cards, draws = list(items), []
    for place in range(len(cards) - 1, 0, -1):
        at = cards.index(wanted[place])
        draws.append(at)
        cards[place], cards[at] = cards[at], cards[place]
    return draws


def deal(faces="food tools map", number=3, top="") -> list[int]:
    """Give the draws of a new round: `top` is dealt first, then the dice are rolled."""
    first = Box().take(top)
    wanted = (*first, *(card for card in data.DECK if card not in first))
    return [*order(data.DECK, wanted), *(data.FACES.index(face) for face in faces.split()), number - 1]


def spelt(state: State, seat: int, text: str) -> str:
    """Put copies of the hand of `seat` in the place of short names; of cards it lacks, others."""
    verb, *groups = text.split(" ")
    moved = []
    for group in groups:
        used: Counter[str] = Counter()
        names = []
        for name in group.split("+"):
            if name in COPIES:
                own = [card for card in COPIES[name] if card in state.players[seat].hand]
                own += [card for card in COPIES[name] if card not in own]
                used[name] += 1
                name = own[used[name] - 1]
            names.append(name)
        moved.append("+".join(names))
    return " ".join((verb, *moved))


DOOR = Door(GAME, spelt)

asked, do, line, refused, key = DOOR.asked, DOOR.do, DOOR.line, DOOR.refused, DOOR.key
time_out, leave, verbs = DOOR.time_out, DOOR.leave, DOOR.verbs


def offered(state: State, verb: str, *picked: str) -> str:
    """Spell the options of the field of `verb` that follows `picked`; empty if there is none."""
    (seat,) = asked(state)
    ask = next((ask for ask in GAME.asks(state, seat) if ask.verb == verb), None)
    if ask is None:
        return ""
    groups = Move.parse(spelt(state, seat, " ".join((verb, *picked)))).picks
    field = GAME.next_field(state, seat, ask, groups)
    return "" if field is None else names(field.options)


def names(cards) -> str:
    """Spell cards, and anything else as it is."""
    return " ".join(short(card) if card in data.KIND_OF else card for card in cards)


def hand(state: State, seat: int) -> str:
    """Spell the hand of `seat`."""
    return names(state.players[seat].hand)


def laid(state: State, seat: int) -> str:
    """Spell what `seat` has face-down in play."""
    return names(state.players[seat].laid)


def vigilance(state: State) -> tuple[int, ...]:
    """List the vigilance by seat."""
    return tuple(player.vigilance for player in state.players)


def left(state: State) -> tuple[int, ...]:
    """List the prisoners in the camp by seat."""
    return tuple(player.left for player in state.players)


def called(state: State, seat: int) -> Line:
    """Give the line of `seat` in the last roll call."""
    (found,) = (line for line in state.call if line.seat == seat)
    return found


def told(step: Step[State], viewer: Viewer = None) -> tuple[str, ...]:
    """List the keys of the events that reach `viewer`."""
    return tuple(event.key for event in step.events if event.reaches(viewer))


def event(step: Step[State], key: str) -> Any:
    """Give the one event `key`."""
    (found,) = (event for event in step.events if event.key == key)
    return found


def seen(state: State, viewer: Viewer = None) -> View:
    """Give the view of `viewer`."""
    return GAME.view(state, viewer)


def with_player(state: State, seat: int, **fields) -> State:
    """Change fields of a player."""
    players = list(state.players)
    players[seat] = replace(players[seat], **fields)
    return replace(state, players=tuple(players))
