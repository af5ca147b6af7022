"""The setup of a game (docs/rules/escape_plan.md §3.0)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from cogs.escape_plan import data
from cogs.escape_plan.box import FIRST
from cogs.escape_plan.data import BOX, NUMBERS, TYPES
from cogs.escape_plan.rules.city.tiles import Site
from cogs.escape_plan.state import LOCKED, Asset, Player, Slot, State


def new_player(plan: str) -> Player:
    """Return a player's record at the start: assets block the slots, and the first asset is unlocked."""
    items = [Slot(LOCKED, asset.id) for asset in BOX.assets if asset.blocks == "item"]
    contacts = [Slot(LOCKED, asset.id) for asset in BOX.assets if asset.blocks == "contact"]
    slots = len(NUMBERS.contact_slots)
    return Player(
        plan=plan,
        contacts=(*(Slot(),) * (slots - len(contacts)), *contacts),
        items=(*(Slot(),) * (slots - len(items)), *items),
        assets=tuple(Asset(asset.id, 0) for asset in BOX.assets if asset.blocks == "start"),
    )


Stacks = tuple[tuple[str, ...], ...]


def first_game_stacks(chance: Chance) -> Stacks:
    """Return the stacks of city tiles for a first game (§3.0, ruling 42).

    On the first day there is no Safe House and no store. The tiles A1, B1 and C1 form a stack. So do those with number
    2, and those with number 3. Tile A is on top. In one of the three stacks B is above C.
    """
    *letters, exits = data.STACKS
    early = chance.below(len(letters))
    numbered = enumerate(zip(*letters, strict=True))
    columns = tuple((a, b, c) if number == early else (a, c, b) for number, (a, b, c) in numbered)
    return *columns, chance.shuffled(exits)


def new_game(players: int, chance: Chance, first_game: bool = False, rules: str = FIRST) -> State:
    """Return the state at the start of a game, for a number of players and a rule set.

    A first game has an easier first day.
    """
    box = data.BOXES[rules][players]
    first, second = chance.shuffled(data.START)
    turned = 3 * chance.below(2)
    city: tuple[Site, ...] = (Site(first, 0, 0, turned), Site(second, 0, 1, turned))
    stacks = first_game_stacks(chance) if first_game else tuple(chance.shuffled(stack) for stack in data.STACKS)
    removed, *patrol = chance.shuffled(data.PATROL_DECK)
    keys = chance.shuffled(data.KEYS * NUMBERS.keys)
    contacts = chance.shuffled(data.CONTACT_DECK)
    plans = chance.shuffled(plan.id for plan in box.plans)
    leader = chance.below(players)
    state = State(
        players=tuple(new_player(plan) for plan in plans[:players]),
        city=city,
        display=tuple(Site(stack[0], 0, 0) for stack in stacks),
        stacks=tuple(stack[1:] for stack in stacks),
        bag=(NUMBERS.officers,) * len(TYPES),
        boxed=(0,) * len(TYPES),
        patrol=tuple(patrol),
        removed=removed,
        keys=tuple(keys[at : at + NUMBERS.keys] for at in range(0, len(keys), NUMBERS.keys)),
        fixers=tuple(data.FIXERS),
        lockers=tuple(chance.shuffled(data.LOCKERS[key].values) for key in data.KEYS),
        exit_stacks=tuple(chance.shuffled(tiles) for tiles in box.exits.tiles),
        deck=contacts[NUMBERS.display :],
        contacts=contacts[: NUMBERS.display],
        inspectors=chance.shuffled(data.INSPECTOR_DECK) if players <= NUMBERS.inspected else (),
        order=tuple((leader + step) % players for step in range(players)),
        help=first_game,
        rules=rules,
    )
    headquarters = next(site.tile for site in city if any(place == "gang" for place, _ in site.data.places))
    city = tuple(
        replace(site, members=NUMBERS.gang_a_headquarters) if site.tile == headquarters else site for site in city
    )
    state = draw_officers(replace(state, city=city), (headquarters,), chance)
    inspected, alone = players <= NUMBERS.inspected, players == 1
    return replace(state, sandra=headquarters if inspected else "", costa=headquarters if alone else "")


def draw_officers(state: State, tiles: tuple[str, ...], chance: Chance) -> State:
    """Return the state after officers are drawn: two for each displayed tile and for each of `tiles`.

    If both officers of a tile have the same type, the second goes back to the bag after all draws.
    """
    bag = list(state.bag)
    drawn: dict[str, list[str]] = {tile: [] for tile in (*(site.tile for site in state.display), *tiles)}
    for kinds in drawn.values():
        for _ in range(min(NUMBERS.officers_a_tile, sum(bag))):
            number = chance.below(sum(bag))
            at = next(at for at in range(len(bag)) if number < sum(bag[: at + 1]))
            bag[at] -= 1
            kinds.append(TYPES[at])
    for kinds in drawn.values():
        for at, kind in enumerate(TYPES):
            bag[at] += max(0, kinds.count(kind) - 1)

    def manned(site: Site) -> Site:
        return replace(site, officers=tuple(kind for kind in TYPES if kind in drawn[site.tile]))

    return replace(
        state,
        bag=tuple(bag),
        display=tuple(map(manned, state.display)),
        city=tuple(manned(site) if site.tile in tiles else site for site in state.city),
    )
