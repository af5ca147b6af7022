"""Seeded games of Escape Plan that come to everything: some players roam, others are keen on what is rare."""

from collections import Counter

from bot.engine.move import Move
from bot.engine.policy import RandomPolicy
from cogs.escape_plan import data
from cogs.escape_plan.data import NUMBERS, PLACES, TYPES
from cogs.escape_plan.rules.game import GAME
from cogs.escape_plan.state import CONTACT, COVERED, EQUIPMENT, LOCKED, LOCKER, NEUTRAL
from tests.contract.playouts import Case, turns

SEATS = GAME.seats

EAGER = ("move", "hire", "locker", "equip", "buy_can", "unlock", "spend", "contact", "avoid")
"""What a keen player does when it can, the first of these before the next."""


class Roamer(RandomPolicy):
    """Moves and takes what there is three times out of four, and escapes when it can; else plays at random."""

    blind = False

    def choose(self, view, asks, next_field, chance):
        """Give a move."""
        out = [way for way in view.ways if view.day == 3 and way.to.endswith(".exit") and self._open(view, way)]
        if out and view.part > 1:
            way = min(out, key=lambda way: way.faced)
            ask = next(ask for ask in asks if ask.verb == "move")
            picked = ((way.to,),)
            return Move("move", picked if next_field(ask, picked) is None else (*picked, (way.id,)))
        wanted = [ask for verb in EAGER for ask in asks if ask.verb == verb]
        return super().choose(view, tuple(wanted[:1]) if wanted and chance.below(4) else asks, next_field, chance)

    def _open(self, view, way):
        return view.site(way.to.partition(".")[0]).data.exit not in view.closed


class Keen(Roamer):
    """As the roamer, but uses whatever it has when it can."""

    def choose(self, view, asks, next_field, chance):
        """Give a move."""
        using = [ask for ask in asks if ask.verb in ("use", "send", "red", "contact")]
        if using and chance.below(2):
            return RandomPolicy.choose(self, view, tuple(using), next_field, chance)
        return super().choose(view, asks, next_field, chance)


POLICIES = {"random": Keen(), "easy": Roamer()}

YES_OR_NO = ("no", "yes")


def game(number):
    """Settle what the game `number` is: numbers of players, help, police and rule sets take turns."""
    turn, sets = number // len(SEATS), data.RULE_SETS
    options = {
        "help": YES_OR_NO[turn % 2],
        "police": YES_OR_NO[turn // 2 % 2],
        "rules": sets[-1 - (turn + turn // len(sets)) % len(sets)],
    }
    return Case("escape_plan", number, SEATS[number % len(SEATS)], options)


def played(number):
    """Play the game `number`, move by move."""
    return turns(game(number), GAME, POLICIES)


def check_truth(state):
    """Recount everything that must hold in every state (docs/rules/escape_plan.md §2.1, §3)."""
    check_police(state)
    check_box(state)
    for seat, player in enumerate(state.players):
        check_player(state, seat, player)
    assert [seat for seat in range(len(state.players)) if GAME.asks(state, seat)] == who_is_asked(state)
    assert len(state.owed) <= 3
    assert sorted(state.order) == list(range(len(state.players)))


def check_police(state):
    """Case 43: one officer of a type on a tile, thirty in all."""
    sites = (*state.city, *state.display)
    for site in sites:
        assert len(set(site.officers)) == len(site.officers)
        assert list(site.officers) == sorted(site.officers, key=TYPES.index)
    for at, kind in enumerate(TYPES):
        count = sum(kind in site.officers for site in sites) + state.bag[at] + state.boxed[at]
        assert count == NUMBERS.officers


def check_box(state):
    """Recount contacts, keys, lockers, Equipment, cans, exit tiles, fixers, members, tiles, patrol cards."""
    held = [slot for player in state.players for slot in (*player.contacts, *player.items)]
    contacts = [slot.id for slot in held if slot.kind == CONTACT]
    assert sorted((*contacts, *state.contacts, *state.deck, *state.discards)) == sorted(data.CONTACT_DECK)
    for at, name in enumerate(data.EQUIPMENT):
        assert state.store[at] + sum(slot.kind == EQUIPMENT and slot.id == name for slot in held) == 4
    assert state.cans + sum(player.cans for player in state.players) == NUMBERS.cans_in_store
    keys = Counter(key for keys in (*state.keys, *(player.keys for player in state.players)) for key in keys)
    assert all(keys[key] <= 3 for key in data.KEYS)
    looking = state.turn.looked if state.phase == "turn" and state.players[state.seat].at[1] == "store" else ()
    for at, colour in enumerate(data.KEYS):
        values = Counter(state.lockers[at])
        values += Counter(slot.value for slot in held if slot.kind == LOCKER and slot.id == colour)
        values += Counter(looking if colour == state.turn.colour else ())
        missing = Counter(data.LOCKERS[colour].values) - values
        assert not values - Counter(data.LOCKERS[colour].values)
        assert untouched(state) is False or not missing
    for at, tiles in enumerate(state.box.exits.tiles):
        number = state.closed[at] if at < len(state.closed) else 0
        kept = [p.exit_tiles[p.exits.index(number)] for p in state.players if keeps(p, number)]
        assert not Counter((*state.exit_stacks[at], *kept)) - Counter(tiles)
        assert untouched(state) is False or sorted((*state.exit_stacks[at], *kept)) == sorted(tiles)
    fixers = [*state.fixers, *(name for player in state.players for name in player.fixers)]
    assert len(set(fixers)) == len(fixers)
    members = state.supply + sum(site.members for site in state.city) + sum(p.members for p in state.players)
    assert members <= 8
    tiles = [site.tile for site in (*state.city, *state.display)] + [tile for stack in state.stacks for tile in stack]
    assert sorted(tiles) == sorted(data.TILES)
    assert sorted((*state.patrol, *state.shown, state.removed)) == [1, 1, 2, 2, 3, 3]
    assert sorted((*state.inspectors, *state.dealt)) == (sorted(data.INSPECTOR_DECK) if len(state.players) < 3 else [])


def keeps(player, number):
    """Tell whether a player has a tile of an exit."""
    if number not in player.exits or player.exits.index(number) >= len(player.exit_tiles):
        return False
    return player.exit_tiles[player.exits.index(number)] > 0


def untouched(state):
    """Tell whether nothing can have gone to the box: nobody was arrested early, and there is no Inspector."""
    return not state.dealt and all(player.fate != "arrested" or player.items for player in state.players)


def check_player(state, seat, player):
    """Recount what must hold for one player; case 44 and more."""
    assert player.cash >= 0
    visits = [place for place, owners in zip(PLACES, state.cubes, strict=True) if seat in owners]
    assert player.cubes + len(visits) == NUMBERS.cubes
    assert all(owners.count(seat) <= 1 for owners in state.cubes)
    assert 0 <= player.wounds <= 3
    assert 0 <= player.handcuffs <= 5
    assert 0 <= player.notoriety <= 8
    assert 0 <= player.rewards <= 4
    assert max(player.discs, player.members, player.cans) <= 2
    markers = sum(site.marker == seat for site in state.city)
    assert player.markers + markers == NUMBERS.markers
    if player.fate == "arrested" and not player.items:
        return
    amounts = dict(zip(PLACES, data.PLANS[player.plan].amounts, strict=True))
    assert dict(player.stash) == {place: amounts[place] for place in visits if amounts[place]}
    covered = sum(slot.kind == COVERED for slot in player.contacts)
    assert covered + (seat == state.seat and state.owed.count("cover")) == player.handcuffs
    assert [len(player.contacts), len(player.items)] == [5, 5]
    locked = [slot.id for slot in (*player.contacts, *player.items) if slot.kind == LOCKED]
    assets = [*locked, *(asset.id for asset in player.assets)]
    assert len(set(assets)) == len(assets)
    assert len({asset.space for asset in player.assets}) == len(player.assets)
    assert player.at[0] in [site.tile for site in state.city]
    assert player.at[1] in [name for name, _ in state.site(player.at[0]).data.places]


def who_is_asked(state):
    """Say who has something to decide."""
    if state.result is not None:
        return []
    if state.phase == "unlock":
        return sorted(state.unlocking)
    if state.phase == "city":
        assert len(state.placers) + len(state.city) == 2 + 4 * state.day + bool(state.placing)
        return [state.placers[0]]
    assert state.players[state.seat].fate == "city" or state.phase == "heat"
    return [state.decider if state.phase == "heat" else state.seat]


def neutral(state):
    """Count the cubes of Inspectors."""
    return sum(owners.count(NEUTRAL) for owners in state.cubes)
