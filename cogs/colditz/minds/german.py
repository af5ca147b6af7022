"""How a computer player that is the German chooses its moves (docs/rules/colditz.md §3.2, §3.12).

Most functions propose a move, or return None if they have none to propose. Foresight and craftiness are explained at
`Level` in mind.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.move import Move
from cogs.colditz.minds.bars import approach_tunnel, block_route, places_to_hold
from cogs.colditz.minds.german_mind import Catch, GermanMind, Threat
from cogs.colditz.minds.mind import least_useful
from cogs.colditz.minds.odds import MEAN, at_least
from cogs.colditz.rules.cards.security import BESIDE_TUNNEL
from cogs.colditz.rules.castle.board import INNER_POSTS, OUTER_POSTS, ROOMS, SPACES
from cogs.colditz.rules.castle.distances import FAR, FULL, PATCH, points_to_target, way_out
from cogs.colditz.rules.castle.guard_paths import shuts_off_room
from cogs.colditz.rules.castle.pawns import INDOORS, owner
from cogs.colditz.rules.castle.sight import straight_distance

# All weights are reconstructed.
WORTH = {
    "shoot": 3.0,
    "roll_call": 3.0,
    "search": 2.5,
    "tunnel_found": 2.0,
    "pass_caught": 1.5,
    "key_caught": 1.5,
}
"""How useful each kind of Security card is, to choose which card to discard."""
DECISIVE = {"shoot": 9.0, "tunnel_found": 9.0}
"""How useful a player with foresight considers 2 kinds of cards, so that they are kept.

Only these cards stop men who leave the chapel tunnel.
"""
CALLS = 4.0
"""From this damage on, a roll call is worth its card."""
HITS = 0.45
"""From this chance of a hit on, a guard shoots."""
RESERVE = 3
"""How many guards are kept in the barracks."""
AHEAD = 6
"""With foresight, a guard waits for a man this many steps further on the man's route."""
SIGHT = 40
"""Walks to a man that cost more points than this are ignored."""
SEARCHED = 2
"""A room is always searched if at least this many men would be arrested.

A room with fewer men is sometimes searched.
"""


def decide(mind: GermanMind) -> Move:
    """Return the computer player's move for the current question or turn."""
    if "place" in mind.offered:
        return place(mind)
    if "roll" in mind.offered:
        return Move("call") if "call" in mind.offered and should_call_roll(mind) else Move("roll")
    if (move := mind.if_offered("draw", "sweep", "intercept")) is not None:
        return move
    if "onward" in mind.offered:
        return onward(mind)
    if "end" in mind.offered or "discard" in mind.offered:
        return act(mind)
    if (move := mind.if_offered("no")) is not None:
        return move
    return Move("prefer", (mind.options("prefer")[:1],))


def place(mind: GermanMind) -> Move:
    """Return the move that posts the guards before the first turn.

    Inside, it posts as many guards as the rules require. Outside it posts only a few, since further guards can be
    posted later.
    """
    inner, outer = mind.offered["place"].fields
    inside = next(
        chosen
        for _ in range(99)
        if not shuts_off_room(chosen := tuple(mind.chance.shuffled(inner.options)[: inner.least]))
    )
    most = len(mind.view.guards) - inner.least - RESERVE if mind.level.wary else 0
    count = max(outer.least, min(outer.most, most))
    return Move("place", (inside, tuple(mind.chance.shuffled(outer.options)[:count])))


def should_call_roll(mind: GermanMind) -> bool:
    """Return whether a roll call would do enough damage to be worth its card.

    A roll call hurts men outside, men in rooms whose officers lack the kit, and men who wait to get out.
    """
    if mind.coin(mind.level.slips):
        return True
    spoilt = 0.0
    for threat in mind.threats():
        if SPACES[mind.men[threat.name].place].zone != "exterior":
            spoilt += threat.value
    for number, officer in enumerate(mind.view.officers):
        rooms = sum(
            man.place in SPACES and bool(SPACES[man.place].room)
            for name, man in mind.men.items()
            if owner(name) == number
        )
        spoilt += rooms * (0.7 if officer.kit != bool(officer.equipment) else 1.0)
    return spoilt >= CALLS


def act(mind: GermanMind) -> Move:
    """Return the next move of the German's turn. The last one ends the turn."""
    over = "discard" in mind.offered
    if not over and mind.coin(mind.level.slips):
        return Move("end")
    catches = mind.catches()
    spare = mind.points - sum(catch.cost for catch in catches)
    caught = {catch.man for catch in catches}
    loose = [threat for threat in mind.threats() if threat.name not in caught]
    move = (
        discover(mind, catches)
        or shoot(mind, loose)
        or head_off(mind, loose, spare)
        or (None if catches else search(mind))
        or post_near_prisoner(mind, caught, spare)
        or (None if loose else post_outside(mind, spare))
        or arrest(catches)
        or search(mind)
        or approach_tunnel(mind)
        or pursue(mind, loose)
        or block_route(mind)
        or withdraw(mind, loose)
    )
    return move or (_put_away(mind) if over else Move("end"))


def onward(mind: GermanMind) -> Move:
    """Return the move for a guard whose man has vanished into a secret hide.

    The guard goes to the place nearest to the most dangerous man outside.
    """
    places = mind.options("onward")
    fields = [
        points_to_target(mind.men[threat.name].place, mind.men[threat.name].trail, SIGHT)
        for threat in mind.threats()[:1]
    ]
    return Move("onward", ((min(places, key=lambda place: sum(field.get(place, FAR) for field in fields)),),))


def _put_away(mind: GermanMind) -> Move:
    """Return the move that discards the least useful card."""
    return Move(
        "discard", ((least_useful(mind.options("discard"), WORTH | DECISIVE if mind.level.foresight else WORTH),),)
    )


def arrest(catches: list[Catch]) -> Move | None:
    """Return the move for the most valuable of the possible arrests, or None."""
    return Move("arrest", ((catches[0].man,), (catches[0].guard,))) if catches else None


def discover(mind: GermanMind, catches: Sequence[Catch] = ()) -> Move | None:
    """Return the move in which the 2 nearest guards discover a tunnel, or None.

    A crafty player first keeps the guards and points to arrest men who would otherwise win in their next turn.
    """
    needed = [catch for catch in catches if mind.level.crafty and would_win_next(mind, catch.man)]
    for tunnel in mind.options("discover"):
        if not mind.worth_finding(tunnel):
            continue
        wanted = BESIDE_TUNNEL[tunnel]
        points = {guard: (mind.beat(guard).steps(wanted) or 0) + 1 for guard in mind.options("discover", (tunnel,))}
        taken = tuple(sorted(points, key=lambda guard: points[guard])[:2])
        left = mind.points - sum(points[guard] for guard in taken)
        if all(catch.guard not in taken for catch in needed) and sum(catch.cost for catch in needed) <= left:
            return Move("discover", ((tunnel,), taken))
    return None


def would_win_next(mind: GermanMind, name: str) -> bool:
    """Return whether a man outside would probably win the game for his officer in the next turn."""
    man, one = mind.men[name], mind.view.officers[owner(name)]
    return man.place not in INDOORS and one.escapes + 1 >= mind.view.target and mind.steps(name, man) <= MEAN


def shoot(mind: GermanMind, loose: list[Threat]) -> Move | None:
    """Return the move that shoots at a man who cannot be arrested, or None.

    A guard shoots if a hit is likely, or if the man is nearly free.
    """
    targets = mind.options("shoot")
    for threat in loose:
        if threat.name not in targets or not mind.worth_spending("shoot", threat.name):
            continue
        there = mind.men[threat.name].place
        guards = mind.options("shoot", (threat.name,))
        guard = min(guards, key=lambda guard: straight_distance(mind.place_of(guard), there))
        hit = at_least((straight_distance(mind.place_of(guard), there) + 1) // 2)
        if hit >= HITS or (threat.steps <= 8 and hit > 0):
            return Move("shoot", ((threat.name,), (guard,)))
    return None


def open_posts(mind: GermanMind) -> list[str]:
    """Return the posts where a guard can be placed now without shutting off a room."""
    return [place for place in mind.options("post") if place not in INNER_POSTS or _leaves_rooms_open(mind, place)]


def head_off(mind: GermanMind, loose: list[Threat], spare: int) -> Move | None:
    """Return the move that posts a guard near a man outside, or None.

    The post must be nearer to the man than any guard is now.
    """
    posts = open_posts(mind) if spare > 0 else []
    for threat in loose if posts else ():
        man = mind.men[threat.name]
        field = points_to_target(man.place, man.trail, SIGHT)
        nearest = min((field.get(guard, FAR) for guard in mind.guards), default=FAR)
        best = min(posts, key=lambda post: field.get(post, FAR))
        if field.get(best, FAR) + 1 < nearest:
            return Move("post", ((best,),))
    return None


def post_near_prisoner(mind: GermanMind, caught: set[str], spare: int) -> Move | None:
    """Return the move that posts a guard near a man indoors, or None.

    The points must suffice to arrest the man in the same turn.
    """
    posts = open_posts(mind) if mind.level.foresight and spare > 0 else []
    for name in mind.arrestable() if posts else ():
        field = points_to_target(mind.men[name].place, (), spare)
        best = min(posts, key=lambda post: field.get(post, FAR))
        if name not in caught and field.get(best, FAR) <= spare:
            return Move("post", ((best,),))
    return None


def post_outside(mind: GermanMind, spare: int) -> Move | None:
    """Return the move that uses leftover points to post a guard outside, or None.

    Some guards stay in the barracks.
    """
    posts = open_posts(mind) if mind.level.wary and spare > 0 and mind.waiting > RESERVE else []
    outer = [place for place in posts if place in OUTER_POSTS] or posts
    return Move("post", ((mind.chance.choice(outer),),)) if outer else None


def _leaves_rooms_open(mind: GermanMind, place: str) -> bool:
    """Return whether a guard can be posted on an inner place without shutting off a room (R30)."""
    return not shuts_off_room((*mind.guards, place))


def search(mind: GermanMind) -> Move | None:
    """Return the move that searches the room with most men whose officers hold Equipment, or None."""
    best = (0, "")
    for room in mind.options("search"):
        inside = [
            name
            for name, man in mind.men.items()
            if man.place in ROOMS[room].spaces and mind.view.officers[owner(name)].equipment
        ]
        best = max(best, (len(inside), room))
    if best[0] < SEARCHED and not (best[0] and mind.coin(50)):
        return None
    guards = mind.options("search", (best[1],))
    middle = ROOMS[best[1]].spaces[0]
    return Move(
        "search", ((best[1],), (min(guards, key=lambda guard: straight_distance(mind.place_of(guard), middle)),))
    )


def pursue(mind: GermanMind, loose: list[Threat]) -> Move | None:
    """Return the walk of a guard towards a man outside, or to a place ahead of the man; or None."""
    for threat in loose[:3]:
        man = mind.men[threat.name]
        way = way_out(man.place, FULL, mind.tunnels)[:AHEAD] if mind.level.foresight else ()
        ahead = [there.place for there in way if there.place in SPACES and PATCH[there.place] == PATCH[man.place]]
        if (move := walk(mind, ahead[-1] if ahead else man.place, man.trail)) is not None:
            return move
    return None


def walk(mind: GermanMind, target: str, trail: tuple[str, ...]) -> Move | None:
    """Return the walk of the nearest guard towards the place `target`.

    The result is None if a guard is already next to it. With foresight, a guard who blocks an escape route stays where
    he is.
    """
    field = points_to_target(target, trail, SIGHT)
    kept = places_to_hold(mind) if mind.level.foresight else ()
    free = [guard for guard in mind.options("walk") if mind.place_of(guard) not in kept]
    guard = min(free, key=lambda guard: field.get(mind.place_of(guard), FAR), default="")
    return mind.step(guard, field) if guard and 1 < field.get(mind.place_of(guard), FAR) < FAR else None


def withdraw(mind: GermanMind, loose: list[Threat]) -> Move | None:
    """Return the move that takes a guard back from an inner post, or None.

    It is only made if no guard waits in the barracks.
    """
    if loose or mind.waiting or any(guard.barred for guard in mind.view.guards):
        return None
    for guard in mind.options("withdraw"):
        if mind.place_of(guard) in INNER_POSTS:
            return Move("withdraw", ((guard,),))
    return None
