"""What a seat may see of a table of Escape Plan, built field by field (docs/rules/escape_plan.md §3.12)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.game import Record, Result, Seat, Viewer
from cogs.escape_plan import turns
from cogs.escape_plan.city import Site
from cogs.escape_plan.state import Asset, Player, Slot, State, Turn
from cogs.escape_plan.travel import Way


class PlayerView(Record, frozen=True):
    """A player. What is None is the owner's secret: plan card, pocket cash, stash, exit tiles, patrol cards seen; the
    values of lockers are 0 in `items` for others."""

    plan: str | None
    cash: int | None
    stash: tuple[tuple[str, int], ...] | None
    exit_tiles: tuple[int, ...] | None
    seen_patrol: tuple[int, ...] | None
    exit_count: int
    contacts: tuple[Slot, ...]
    items: tuple[Slot, ...]
    assets: tuple[Asset, ...]
    at: tuple[str, str]
    fate: str
    place: int
    cubes: int
    keys: tuple[str, ...]
    fixers: tuple[str, ...]
    discs: int
    members: int
    cans: int
    markers: int
    first_aid: bool
    wounds: int
    handcuffs: int
    rested: bool
    notoriety: int
    rewards: int
    exits: tuple[int, ...]


class View(Record, frozen=True):
    """The table as one viewer knows it."""

    viewer: Viewer
    players: tuple[PlayerView, ...]
    city: tuple[Site, ...]
    display: tuple[Site, ...]
    stacks: tuple[int, ...]
    boxed: tuple[int, ...]
    keys: tuple[tuple[str, ...], ...]
    fixers: tuple[str, ...]
    lockers: tuple[int, ...]
    exit_stacks: tuple[int, ...]
    contacts: tuple[str, ...]
    deck: int
    discards: tuple[str, ...]
    order: tuple[Seat, ...]
    cubes: tuple[tuple[int, ...], ...]
    shown: tuple[int, ...]
    closed: tuple[int, ...]
    store: tuple[int, ...]
    cans: int
    supply: int
    dealt: tuple[str, ...]
    sandra: str
    costa: str
    day: int
    part: int
    phase: str
    unlocking: tuple[Seat, ...]
    placers: tuple[Seat, ...]
    placing: str
    acting: int
    turn: Turn
    ways: tuple[Way, ...]
    """Where the viewer can go now, with each route offered."""
    owed: tuple[str, ...]
    decider: Seat
    help: bool
    escapes: int
    result: Result | None

    @property
    def placed(self) -> int:
        """How many tiles have been placed in this City phase."""
        return len(self.stacks) - len(self.placers)

    def site(self, tile: str) -> Site:
        """Give a tile of the city."""
        return next(site for site in self.city if site.tile == tile)

    def in_city(self) -> tuple[Seat, ...]:
        """List the players neither escaped nor arrested, in turn order."""
        return tuple(seat for seat in self.order if self.players[seat].fate == "city")


def view(state: State, viewer: Viewer) -> View:
    """Show `state` to `viewer`. Once the game is over everything is shown to everybody."""
    over = state.result is not None
    acting = state.phase == "turn" and viewer == state.seat
    return View(
        viewer=viewer,
        players=tuple(_player(player, over or seat == viewer) for seat, player in enumerate(state.players)),
        city=state.city,
        display=state.display,
        stacks=tuple(len(stack) for stack in state.stacks),
        boxed=state.boxed,
        keys=state.keys,
        fixers=state.fixers,
        lockers=tuple(len(stack) for stack in state.lockers),
        exit_stacks=tuple(len(stack) for stack in state.exit_stacks),
        contacts=state.contacts,
        deck=len(state.deck),
        discards=state.discards,
        order=state.order,
        cubes=state.cubes,
        shown=state.shown,
        closed=state.closed,
        store=state.store,
        cans=state.cans,
        supply=state.supply,
        dealt=state.dealt,
        sandra=state.sandra,
        costa=state.costa,
        day=state.day,
        part=state.part,
        phase=state.phase,
        unlocking=state.unlocking,
        placers=state.placers,
        placing=state.placing,
        acting=state.acting,
        turn=state.turn if acting or over else _open(state.turn),
        ways=_ways(state) if acting and state.turn.stage == "choose" and not state.owed else (),
        owed=state.owed,
        decider=state.decider,
        help=state.help,
        escapes=state.escapes,
        result=state.result,
    )


def _ways(state: State) -> tuple[Way, ...]:
    return tuple(way for to in turns.goals(state, state.seat) for way in turns.ways(state, state.seat, to))


def _open(turn: Turn) -> Turn:
    """Leave out the values of hidden tiles that somebody looks at: others see how many."""
    return replace(turn, looked=(0,) * len(turn.looked))


def _player(player: Player, own: bool) -> PlayerView:
    items = player.items if own else tuple(Slot(slot.kind, slot.id, slot.up) for slot in player.items)
    return PlayerView(
        plan=player.plan if own else None,
        cash=player.cash if own else None,
        stash=player.stash if own else None,
        exit_tiles=player.exit_tiles if own else None,
        seen_patrol=player.seen_patrol if own else None,
        exit_count=sum(value > 0 for value in player.exit_tiles),
        contacts=player.contacts,
        items=items,
        assets=player.assets,
        at=player.at,
        fate=player.fate,
        place=player.place,
        cubes=player.cubes,
        keys=player.keys,
        fixers=player.fixers,
        discs=player.discs,
        members=player.members,
        cans=player.cans,
        markers=player.markers,
        first_aid=player.first_aid,
        wounds=player.wounds,
        handcuffs=player.handcuffs,
        rested=player.rested,
        notoriety=player.notoriety,
        rewards=player.rewards,
        exits=player.exits,
    )
