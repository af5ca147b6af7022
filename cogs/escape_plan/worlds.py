"""Possible states behind a view: games that would look the same to the viewer.

See docs/rules/escape_plan.md §3.12.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.record import Seat, shared
from cogs.escape_plan import data
from cogs.escape_plan.data import BOXES, KEYS, LOCKERS, NUMBERS, PLACES, PLANS, TYPES
from cogs.escape_plan.piles import Kind, Pile, draw_pile
from cogs.escape_plan.rules import stacks
from cogs.escape_plan.rules.setup import Stacks, first_game_stacks
from cogs.escape_plan.state import (
    CONTACT,
    LOCKER,
    LOOKING,
    Looks,
    Player,
    PublicPlayer,
    PublicTable,
    Purse,
    Slot,
    State,
    Turn,
)
from cogs.escape_plan.view import View

HIDDEN = (
    *("players.plan", "players.cash", "players.stash", "players.exit_tiles", "players.seen_patrol"),
    *("players.items.value", "turn.looked", "looks.values"),
    *("stacks", "patrol", "removed", "lockers", "exit_stacks", "deck", "inspectors"),
)
"""The fields of a state that may be secret to a viewer."""


def imagine(view: View, chance: Chance) -> State:
    """Return a possible state that agrees with a view, drawn with the probabilities of the deal.

    - Plan cards agree with the payments that everybody saw. Cash and stash follow from the plan cards.
    - Tiles of lockers and exits agree with all looks into their stacks.
    """
    plans, patrol, found = _deal_plans(view, chance), _draw_patrol(view, chance), _draw_piles(view, chance)
    looks = tuple(pile.looks for pile in found)
    return State(
        **shared(PublicTable, view, "players"),
        players=tuple(_player(view, seat, plan, looks, patrol) for seat, plan in enumerate(plans)),
        stacks=_draw_stacks(view, chance),
        bag=_officers_in_bag(view),
        patrol=patrol[:-1],
        removed=patrol[-1],
        lockers=tuple(pile.left for pile in found[: len(KEYS)]),
        exit_stacks=tuple(pile.left for pile in found[len(KEYS) :]),
        deck=chance.shuffled(_unseen_contacts(view)),
        inspectors=chance.shuffled(_without(data.INSPECTOR_DECK, view.dealt) if view.sandra else ()),
        looks=looks,
        turn=_turn(view, looks),
    )


def _player(view: View, seat: Seat, plan: str, looks: Looks, patrol: Sequence[int]) -> Player:
    """Return a player with the secrets that follow from a plan card and from looks at tiles.

    A player arrested before the end has no secrets left (§3.0.1).
    """
    known = view.players[seat]
    public = shared(PublicPlayer, known)
    if known.cash is not None:
        secret = {name: getattr(known, name) for name in ("items", "cash", "stash", "exit_tiles", "seen_patrol")}
        return Player(**public, **secret, plan=plan)
    if known.fate == "arrested":
        return Player(**public, plan=plan, items=known.items, cash=0)
    amounts = dict(zip(PLACES, PLANS[plan].amounts, strict=True))
    kept = {(at, look.slot): look.values[0] for at, stack in enumerate(looks) for look in stack if look.who == seat}
    slots = enumerate(known.items)
    exits = [stacks.stack_of_exit(view, number) for number in known.exits]
    return Player(
        **public,
        plan=plan,
        items=tuple(_with_value(slot, kept, at) for at, slot in slots),
        cash=known.purse.balance + _income(known.purse, plan),
        stash=tuple((place, amounts[place]) for place in known.purse.visits if amounts[place]),
        exit_tiles=tuple(kept.get((exit, 0), 0) for exit in exits if (exit, LOOKING) not in kept),
        seen_patrol=tuple(patrol[: known.patrol_count]),
    )


def _with_value(slot: Slot, kept: Mapping[tuple[int, int], int], at: int) -> Slot:
    """Return an item slot. If a locker's tile is in it, the slot gets the value of the tile."""
    return replace(slot, value=kept[stacks.stack_of_locker(slot.id), at]) if slot.kind == LOCKER else slot


def _turn(view: View, looks: Looks) -> Turn:
    """Return the current action with the values of the tiles that a player is looking at."""
    if not view.turn.looked or view.result is not None:
        return view.turn
    return replace(view.turn, looked=looks[stacks.stack_looked_at(looks)][-1].values)


def _income(purse: Purse, plan: str, count: int | None = None) -> int:
    """Return the income from the first `count` visits with a plan card. None means all visits."""
    amounts = dict(zip(PLACES, PLANS[plan].amounts, strict=True))
    return sum(NUMBERS.cubes - at for at, place in enumerate(purse.visits[:count]) if not amounts[place])


@lru_cache(maxsize=1024)
def possible_plans(purse: Purse, rules: str, players: int) -> int:
    """Return the plan cards that agree with all payments of a player, as an integer.

    Each bit is a plan card, in the order in which the box lists them.
    """
    return sum(
        1 << at
        for at, plan in enumerate(BOXES[rules][players].plans)
        if all(low + _income(purse, plan.id, count) >= 0 for count, low in enumerate(purse.lowest))
    )


def _deal_plans(view: View, chance: Chance) -> list[str]:
    """Return a plan card for each player. Unknown ones are drawn from those that agree with the view."""
    cards, count = [plan.id for plan in view.box.plans], len(view.players)
    masks = tuple(
        1 << cards.index(player.plan) if player.plan is not None else possible_plans(player.purse, view.rules, count)
        for player in view.players
    )
    dealt, used = [], 0
    for seat, mask in enumerate(masks):
        free = [at for at in range(len(cards)) if mask & ~used & 1 << at]
        ways = [_count_deals(masks[seat + 1 :], used | 1 << at) for at in free]
        number = chance.below(sum(ways))
        while number >= ways[0]:
            number -= ways.pop(0)
            free.pop(0)
        dealt.append(cards[free[0]])
        used |= 1 << free[0]
    return dealt


@lru_cache(maxsize=8192)
def _count_deals(masks: tuple[int, ...], used: int) -> int:
    """Return the number of ways to deal one card to each player. A player's mask has the possible cards.

    The cards must all be different, and none may be in `used`. Masks are bits as in `possible_plans`.
    """
    if not masks:
        return 1
    free = masks[0] & ~used
    return sum(_count_deals(masks[1:], used | 1 << at) for at in range(free.bit_length()) if free & 1 << at)


def _draw_piles(view: View, chance: Chance) -> list[Pile]:
    """Return possible stacks of lockers and exits. After the game, they are the real ones."""
    if view.result is not None:
        return [Pile((), left) for left in (*view.locker_values, *view.exit_values)]
    best = view.box.numbers.best_kept
    kinds = [Kind(LOCKERS[colour].values, exit=False, best_kept=best) for colour in KEYS]
    kinds += [Kind(tiles, exit=True, best_kept=best) for tiles in view.box.exits.tiles]
    return [draw_pile(kind, looks, view.viewer, chance) for kind, looks in zip(kinds, view.looks, strict=True)]


def _draw_patrol(view: View, chance: Chance) -> tuple[int, ...]:
    """Return possible patrol cards to come: the known ones first, the removed card last."""
    known = max((player.seen_patrol or () for player in view.players), key=len)
    return (*known, *chance.shuffled(_without(data.PATROL_DECK, (*view.shown, *known))))


def _draw_stacks(view: View, chance: Chance) -> Stacks:
    """Return the city tiles that no player has seen yet, shuffled like in the setup."""
    seen = {site.tile for site in (*view.city, *view.display)}
    columns = (*zip(*data.STACKS[:-1], strict=True), data.STACKS[-1]) if view.help else data.STACKS
    unseen = [tuple(tile for tile in column if tile not in seen) for column in columns]
    if view.help and view.stacks[0] > 1:
        return *(column[1:] for column in first_game_stacks(chance)[:-1]), chance.shuffled(unseen[-1])
    return tuple(map(chance.shuffled, unseen))


def _officers_in_bag(view: View) -> tuple[int, ...]:
    """Return how many officers of each type are neither on a tile nor out of the game."""
    about = Counter(kind for site in (*view.city, *view.display) for kind in site.officers)
    return tuple(NUMBERS.officers - about[kind] - boxed for kind, boxed in zip(TYPES, view.boxed, strict=True))


def _unseen_contacts(view: View) -> tuple[str, ...]:
    """Return the contacts that no player has seen since they were last shuffled."""
    held = (slot.id for player in view.players for slot in player.contacts if slot.kind == CONTACT)
    return _without(data.CONTACT_DECK, (*view.contacts, *view.discards, *held))


T = TypeVar("T", int, str)


def _without(cards: Iterable[T], gone: Iterable[T]) -> tuple[T, ...]:
    """Return the cards in `cards` without those in `gone`."""
    return tuple((Counter(cards) - Counter(gone)).elements())
