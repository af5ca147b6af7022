"""Another truth behind the same view: plan cards and what follows from them, hidden tiles, decks."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.chance import Chance
from bot.engine.game import Seat, Viewer
from cogs.escape_plan import data
from cogs.escape_plan.data import PLACES, PLANS
from cogs.escape_plan.rules.setup import hidden
from cogs.escape_plan.state import LOCKER, Player, State


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """Give a state that looks the same to `viewer`: other plan cards for the others, with stash and cash that fit them;
    hidden lockers, exit tiles, decks and patrol cards dealt again."""
    if state.result is not None:
        return state
    state = _plans(state, viewer, chance)
    state = _lockers(state, viewer, chance)
    state = _exits(state, viewer, chance)
    known = state.players[viewer].seen_patrol if viewer is not None else ()
    unseen = chance.shuffled((*state.patrol[len(known) :], state.removed))
    others = tuple(
        replace(player, seen_patrol=(*known, *unseen)[: len(player.seen_patrol)]) if seat != viewer else player
        for seat, player in enumerate(state.players)
    )
    return replace(
        state,
        players=others,
        patrol=(*known, *unseen[:-1]),
        removed=unseen[-1],
        deck=chance.shuffled(state.deck),
        inspectors=chance.shuffled(state.inspectors),
        stacks=hidden(state, chance),
    )


def _plans(state: State, viewer: Viewer, chance: Chance) -> State:
    """Deal other plan cards: each has money where the old one had it, and amounts where the old one had amounts, as far
    as its owner has been there; so all pocket cash stays true."""
    others = [seat for seat in range(len(state.players)) if seat != viewer]
    own = {state.players[viewer].plan} if viewer is not None else set()
    cards = chance.shuffled(plan.id for plan in state.box.plans if plan.id not in own)
    fitting = [[plan for plan in cards if _fits(state, seat, plan)] for seat in others]
    players = list(state.players)
    for seat, plan in zip(others, _different(fitting), strict=True):
        amounts = dict(zip(PLACES, PLANS[plan].amounts, strict=True))
        stash = tuple((place, amounts[place]) for place, _ in players[seat].stash)
        players[seat] = replace(players[seat], plan=plan, stash=stash)
    return replace(state, players=tuple(players))


def _fits(state: State, seat: Seat, plan: str) -> bool:
    """Tell whether a plan card has money and amounts at the same of the places visited as the one a seat has."""
    old, new = PLANS[state.players[seat].plan].amounts, PLANS[plan].amounts
    been = (owners.count(seat) for owners in state.cubes)
    return all(bool(before) == bool(after) for before, after, here in zip(old, new, been, strict=True) if here)


def _different(fitting: list[list[str]], given: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Choose one of each list, none twice; empty when that cannot be."""
    if len(given) == len(fitting):
        return given
    for plan in fitting[len(given)]:
        if plan not in given and (found := _different(fitting, (*given, plan))):
            return found
    return ()


def _lockers(state: State, viewer: Viewer, chance: Chance) -> State:
    """Deal the hidden values of each colour again to stacks and slots that the viewer has not seen into."""
    looking = state.turn.looked and state.players[state.seat].at[1] == "store"
    lockers = list(state.lockers)
    players = list(state.players)
    turn = state.turn
    for at, colour in enumerate(data.KEYS):
        seen = looking and turn.colour == colour and viewer != state.seat
        held = [
            (seat, number)
            for seat, player in enumerate(players)
            if seat != viewer
            for number, slot in enumerate(player.items)
            if slot.kind == LOCKER and slot.id == colour
        ]
        pool = list(
            chance.shuffled(
                (
                    *lockers[at],
                    *(players[seat].items[number].value for seat, number in held),
                    *(turn.looked if seen else ()),
                )
            )
        )
        for seat, number in held:
            items = players[seat].items
            slot = replace(items[number], value=pool.pop())
            players[seat] = replace(players[seat], items=(*items[:number], slot, *items[number + 1 :]))
        if seen:
            turn = replace(turn, looked=tuple(sorted((pool.pop() for _ in turn.looked), reverse=True)))
        lockers[at] = tuple(pool)
    return replace(state, lockers=tuple(lockers), players=tuple(players), turn=turn)


def _exits(state: State, viewer: Viewer, chance: Chance) -> State:
    """Deal the tiles of each exit's stack again, unless the viewer has looked into it."""
    stacks = list(state.exit_stacks)
    players = list(state.players)
    turn = state.turn
    for at, stack in enumerate(stacks):
        number = state.closed[at] if at < len(state.closed) else 0
        if viewer is not None and number in players[viewer].exits:
            continue
        holders = [(seat, player.exits.index(number)) for seat, player in enumerate(players) if _holds(player, number)]
        pool = list(chance.shuffled((*stack, *(players[seat].exit_tiles[place] for seat, place in holders))))
        for seat, place in holders:
            tiles = players[seat].exit_tiles
            players[seat] = replace(players[seat], exit_tiles=(*tiles[:place], pool.pop(), *tiles[place + 1 :]))
        stacks[at] = tuple(pool)
        if turn.looked and number and _exit_visited(state) == number:
            turn = replace(turn, looked=tuple(sorted(pool, reverse=True)))
    return replace(state, exit_stacks=tuple(stacks), players=tuple(players), turn=turn)


def _holds(player: Player, number: int) -> bool:
    """Tell whether a player keeps a tile of an exit."""
    if number not in player.exits or player.exits.index(number) >= len(player.exit_tiles):
        return False
    return player.exit_tiles[player.exits.index(number)] > 0


def _exit_visited(state: State) -> int:
    """Give the exit at which the acting player stands, 0 elsewhere."""
    tile, place = state.players[state.seat].at
    return state.site(tile).data.exit if place == "exit" else 0
