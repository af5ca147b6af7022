"""Seeded games of Escape from Colditz that come to everything, and what must hold in every state of them."""

from collections import Counter

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Step, settled
from bot.engine.move import Move, must_decide
from bot.engine.policy import RandomPolicy
from cogs.colditz import data
from cogs.colditz.data import FORCES, HAND, PILES, kind
from cogs.colditz.events.cards import Played, Reacted
from cogs.colditz.events.gambles import Dared
from cogs.colditz.events.prisoners import Dug, Intercepted, Paid, TookKit
from cogs.colditz.events.roll_call import CalledRoll
from cogs.colditz.rules import setup
from cogs.colditz.rules.castle.board import MISC, ROOMS, SPACES
from cogs.colditz.rules.castle.guard_paths import MAY_STAND
from cogs.colditz.rules.castle.pawns import TUNNEL_OF, at_large, choosable_men, owner, with_man, with_officer
from cogs.colditz.rules.castle.prisoner_paths import MAY_STOP
from cogs.colditz.rules.game import COLOURS, GAME, Colditz
from cogs.colditz.rules.interruptions.answers import change_stock
from cogs.colditz.state import BARRACKS, CELLS, DEAD, ESCAPED, GERMAN, HOUSE, OUT
from tests.contract.playouts import Case, turns

SEATS = GAME.seats

RARE = ("kit", "dig", "drive", "equip", "surrender", "discover", "search", "shoot", "call", "accept", "release")
"""What a keen player does when it can, the first of these before the next."""

REACTIONS = ("intercept", "amulet", "tip_off", "hide")


class Keen(RandomPolicy):
    """Plays what is rare three times out of four, goes for rooms and objectives, else plays at random."""

    blind = True

    def choose(self, view, asks, next_field, chance):
        """Give a move."""
        rare = [ask for verb in (*REACTIONS, *RARE) for ask in asks if ask.verb == verb]
        if rare and chance.below(4):
            return super().choose(view, (rare[0],), next_field, chance)
        moves = [ask for ask in asks if ask.verb == "move"]
        if moves and chance.below(8):
            return self.towards(moves[0], next_field, chance)
        wanted = tuple(ask for ask in asks if ask.verb not in ("end", "dare") and not ask.free)
        return super().choose(view, wanted if wanted and chance.below(3) else asks, next_field, chance)

    def towards(self, ask, next_field, chance):
        """Move a man to an objective, out, or into a room if he can."""
        man = chance.choice(next_field(ask, ()).options)
        places = next_field(ask, ((man,),)).options
        out = ("objective", "exterior", "garrison", "room")
        for wanted in out if chance.below(2) else ("room",):
            there = [place for place in places if zone(place) == wanted]
            if there and chance.below(5):
                return Move("move", ((man,), (chance.choice(there),)))
        return Move("move", ((man,), (chance.choice(places),)))


def zone(place):
    """Give the zone of a place; objectives are their own."""
    space = SPACES.get(place)
    return "tunnel" if space is None else "objective" if space.char == "O" else space.zone


class Rich(Colditz):
    """The same rules from a later start: hands are full, everybody has Equipment, some the kit, and men are outside or
    near a tunnel."""

    def setup(self, seats, options, chance):
        """Deal as usual, then deal more."""
        step = super().setup(seats, options, chance)
        state, near = step.state, [MISC["car_arrow"], *SPOTS]
        for number in range(len(state.officers)):
            for at in range(4):
                state = change_stock(state, number, at, min(1, state.piles[at]))
            tunnel = data.TUNNEL_CARDS[(seats + number) % 3]
            cards, deck = dealt(state.opportunity, (tunnel, "amulet") if number < 2 else ("tip_off",))
            state = with_officer(replace(state, opportunity=deck), number, cards=cards, kit=number % 2 == 0)
            for man, place in (
                zip((2, 3), [spot for spot in ROOMS[tunnel].spaces if spot in MAY_STOP], strict=False)
                if number < 2
                else ()
            ):
                state = with_man(state, f"{number}.{man}", place=place)
            state = with_man(state, f"{number}.0", place=near[number])
            state = with_man(state, f"{number}.1", place=near[-1 - number])
        hand, deck = dealt(state.security, ("tunnel_found", "shoot", "search"))
        return Step(replace(state, hand=hand, security=deck), step.events)


def dealt(deck, wanted):
    """Deal a hand with cards of the kinds `wanted`; give the rest of the deck as well."""
    first = [card for what in wanted for card in [card for card in deck if kind(card) == what][:1]]
    cards = [*first, *(card for card in deck if card not in first)]
    return tuple(cards[:HAND]), tuple(cards[HAND:])


SPOTS = ("AM37", "AW34", "V7", "AQ45", "BE37", "U3", "AH41", "AZ32", "X1")
"""Places along the ways out."""

RULES = (GAME, Rich())

POLICIES = {"random": Keen(), "easy": RandomPolicy()}
"""Two thirds of the seats are keen."""


LIMITS = ("rounds_20", "rounds_20", "rounds_20", "minutes_60")


def game(number):
    """Settle what the game `number` is; seat counts and options take turns."""
    options = {"german": ("random", "host", "last")[number % 3], "target": "12"[number % 2]}
    house = {name: "yes" for name in HOUSE if Chance(name.encode(), number).below(4) == 0}
    options |= house | {"limit": LIMITS[number % len(LIMITS)]}
    options |= {COLOURS: "yes"} if RULES[number // len(SEATS) % 2] is GAME and number % 4 < 2 else {}
    return Case("colditz", number, SEATS[number % len(SEATS)], settled(GAME, options))


def played(number):
    """Play the game `number`, move by move; every second round of games begins rich."""
    return turns(game(number), RULES[number // len(SEATS) % 2], POLICIES)


def who_is_asked(state):
    """Say whom the game waits for (§3.3, §3.14, §3.18)."""
    if state.result is not None:
        return []
    if state.interruption is not None:
        return sorted(state.seat(who) for who in state.interruption.asked)
    if state.phase == "colours":
        return [setup.choosing_seat(state)]
    if state.phase == "posts":
        return [state.german]
    return [state.seat(state.active)]


def check_truth(state):
    """Recount everything that must hold in every state (docs/rules/colditz.md §2, §3)."""
    check_cards(state)
    check_pawns(state)
    asked = [seat for seat in range(state.players) if must_decide(GAME.asks(state, seat))]
    assert asked == who_is_asked(state)
    assert asked or state.result is not None
    assert all(seat == state.german or not state.officers[state.officer(seat)].out for seat in asked)
    if state.interruption is not None:
        check_interruption(state, state.interruption)
    assert not state.late or state.interruption is not None or state.result is not None
    assert not state.called or state.active == GERMAN
    assert state.called or state.phase != "sweep"


def check_cards(state):
    """No card is lost or doubled, and hands keep to the limit (§2)."""
    hands = [card for officer in state.officers for card in officer.cards]
    shown = [card for card in state.tunnels if card]
    assert sorted((*state.opportunity, *hands, *shown)) == sorted(data.OPPORTUNITY)
    assert sorted((*state.security, *state.hand)) == sorted(data.SECURITY)
    assert sorted(state.dares) == sorted(data.DARES)
    stocks = [officer.stock for officer in state.officers]
    assert tuple(map(sum, zip(state.piles, *stocks, strict=True))) == PILES
    assert all(count >= 0 for stock in (state.piles, *stocks) for count in stock)
    for number, officer in enumerate(state.officers):
        assert len(officer.cards) <= HAND + (number == state.active)
        assert all(seen <= held for seen, held in zip(officer.seen, officer.stock, strict=True))
        if officer.out:
            assert (officer.cards, sum(officer.stock), officer.kit) == ((), 0, False)
    assert len(state.hand) <= HAND + (state.active == GERMAN)
    for trade in state.trades:
        held = Counter(kind(card) for card in state.officers[trade.giver].cards)
        assert Counter(kind(word) for word in trade.give if not word.startswith("table-")) <= held


def check_pawns(state):
    """Nobody is lost, no two share a place, and all stand where they may stop (§3.2, §3.4)."""
    forces = FORCES[state.players]
    assert len(state.guards) == forces.guards
    assert [len(officer.men) for officer in state.officers] == [forces.men] * (state.players - 1)
    men = {f"{o}.{m}": man for o, officer in enumerate(state.officers) for m, man in enumerate(officer.men)}
    places = [man.place for man in men.values()] + [guard.place for guard in state.guards]
    standing = Counter(place for place in places if place in SPACES or place in TUNNEL_OF)
    assert max(standing.values(), default=1) == 1
    for name, man in men.items():
        assert man.place in MAY_STOP or man.place in (*CELLS, ESCAPED, DEAD, OUT)
        assert (man.place == OUT) == state.officers[owner(name)].out
        assert man.home is None or at_large(man)
        assert not man.trail or man.place in SPACES
        assert not man.hidden or state.active == GERMAN
    for number, officer in enumerate(state.officers):
        free = [man.place == ESCAPED for man in officer.men]
        assert officer.out or officer.escapes == sum(free)
        assert not (officer.kit and any(zone(man.place) == "objective" for man in officer.men)), number
    busy = state.interruption is not None and state.interruption.kind in ("arrest", "onward")
    for number, guard in enumerate(state.guards):
        waits = guard.quarry and zone(guard.place) == "room"
        announced = busy and number == state.interruption.guard
        assert guard.place == BARRACKS or guard.place in MAY_STAND or waits or announced
        assert not guard.quarry or (at_large(state.man(guard.quarry)) and guard.place != BARRACKS) or busy
        assert not guard.barred or guard.place == BARRACKS
    for name, card in zip(data.TUNNEL_CARDS, state.tunnels, strict=True):
        inside = sum(TUNNEL_OF.get(man.place) == name for man in men.values())
        assert not card or (inside >= 2 and kind(card) == name)


def check_interruption(state, interruption):
    """Who is asked follows from what everybody sees (§3.18)."""
    assert interruption.asked
    for who in interruption.asked:
        offered = {ask.verb for ask in GAME.asks(state, state.seat(who)) if not ask.free}
        if interruption.kind == "call":
            assert choosable_men(state, who)
        elif interruption.kind == "gate":
            assert who == GERMAN
            assert state.hand
        elif interruption.kind in ("arrest", "search", "sweep", "shot"):
            assert state.officers[who].cards
            assert "no" in offered
        elif interruption.kind == "loss":
            assert interruption.owing[who] <= sum(state.officers[who].stock)
            assert offered == {"give_up"}


def cards_of(event):
    """List the kinds of cards that an event says were used."""
    match event:
        case Played() | Reacted():
            return {event.card}
        case CalledRoll():
            return {"roll_call"}
        case Dug():
            return {event.tunnel}
        case Intercepted():
            return {f"{event.kind}_caught"}
        case Dared():
            return {str(event.throws)}
        case Paid():
            return set(event.cards)
        case TookKit():
            return set(event.parts)
    return set()
