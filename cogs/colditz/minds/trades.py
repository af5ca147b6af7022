"""How computer players trade. Goods are rated by the steps of walking that they save.

See docs/rules/colditz.md §3.16 and §9.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.move import Move
from cogs.colditz.data import HAND, PARTS, kind
from cogs.colditz.minds.officer_mind import WORTH, OfficerMind
from cogs.colditz.minds.plans import LONG, Weighed, best_plan
from cogs.colditz.rules.castle.board import EQUIPMENT
from cogs.colditz.rules.castle.prisoner_paths import STEPS
from cogs.colditz.rules.interruptions.trade import TABLE_CARD, offers_by_name
from cogs.colditz.state import CELLS

# All weights are reconstructed.
OFFERS = 12
"""In how many percent of the decisions a player makes an offer if there is something to gain."""
TAKEN = 70
"""How many percent of fair offers a player accepts at once."""
PART = 20.0
"""How many steps a part card saves an officer who lacks the escape kit."""
LATER = 5.0
"""How many steps an Equipment card saves if the plan does not need it."""
CARD = 2.0
"""How many steps a card of the hand saves for each unit of its usefulness."""
PAYS = 8.0
"""An offer is made if it saves at least this many steps."""


def handle_offers(mind: OfficerMind) -> Move | None:
    """Return the answer to an offer, or sometimes a new offer.

    The result is None if the player wants neither.
    """
    for name in mind.options("accept"):
        if not is_fair(mind, name):
            return Move("reject", ((name,),))
        if mind.coin(TAKEN):
            return Move("accept", ((name,),))
    if "trade" not in mind.offered or not mind.coin(OFFERS):
        return None
    return propose_trade(mind)


def any_trade_move(mind: OfficerMind) -> Move:
    """Return any move about trades, for a player who has no other question to answer."""
    for verb in ("reject", "retract"):
        if offers := mind.options(verb):
            return Move(verb, (offers[:1],))
    return Move("trade", (mind.options("trade")[:1], *(((),) if goods(mind) else ()), (f"{TABLE_CARD}rope",)))


def goods(mind: OfficerMind) -> list[str]:
    """Return the goods that the officer can give: Equipment by kind, and cards of the hand."""
    table = [f"{TABLE_CARD}{what}" for what, held in zip(EQUIPMENT, mind.stock, strict=True) if held]
    return [*table, *mind.cards]


def is_fair(mind: OfficerMind, name: str) -> bool:
    """Return whether an open offer is good for the officer, who must also be able to accept it."""
    trade = offers_by_name(mind.view.trades)[name]
    held = goods(mind)
    if not set(trade.want) <= {*held, *map(kind, held)}:
        return False
    more, less = _cards(trade.give), _cards(trade.want)
    if more > less and len(mind.cards) + more - less > HAND:
        return False
    return steps_saved(mind, trade.want, trade.give) > 0


def propose_trade(mind: OfficerMind) -> Move | None:
    """Return an offer to another officer, or None.

    The officer gives something that the other may want, and asks for something that saves enough steps.
    """
    found = [
        Move("trade", ((other,), (give,), (want,)))
        for other in mind.options("trade")
        for want in wishes(mind, int(other))
        for give in goods(mind)
        if may_want(mind, int(other), give) and steps_saved(mind, (give,), (want,)) >= PAYS
    ]
    return mind.chance.choice(found) if found else None


def may_want(mind: OfficerMind, other: int, give: str) -> bool:
    """Return whether another officer may have a use for a card, judged from public facts."""
    one, what = mind.view.officers[other], kind(give)
    if what.removeprefix(TABLE_CARD) in EQUIPMENT and mind.level.crafty:
        plan = plan_of(mind, other)
        return plan is not None and plan.missing[EQUIPMENT.index(what.removeprefix(TABLE_CARD))] > 0
    if what in PARTS:
        return not one.kit
    if what == "release":
        return any(man.place in CELLS for man in one.men)
    return True


def plan_of(mind: OfficerMind, other: int) -> Weighed | None:
    """Return the escape plan that another officer probably follows, judged from public facts."""
    one = mind.view.officers[other]
    places = [man.place for man in one.men if man.place in STEPS]
    return best_plan(one.seen, frozenset(), mind.tunnels, mind.view.piles, places) if places else None


def wishes(mind: OfficerMind, other: int) -> Iterator[str]:
    """Yield goods that the officer needs and that another officer has or may have.

    They are for the officer's plan or kit. A crafty player does not ask for Equipment that the other officer's plan
    needs. Such a player asks for part cards only if the other officer already has the kit.
    """
    one = mind.view.officers[other]
    plan = plan_of(mind, other) if mind.level.crafty else None
    for at, what in enumerate(EQUIPMENT):
        if plan is not None and 0 < one.seen[at] <= plan.plan.need[at]:
            continue
        if mind.plan.missing[at] and (one.seen[at] or one.equipment > sum(one.seen)):
            yield f"{TABLE_CARD}{what}"
        if mind.plan.missing[at] and one.count and not mind.level.crafty:
            yield what
    if not mind.kit and one.count and (one.kit or not mind.level.crafty):
        yield from PARTS


def steps_saved(mind: OfficerMind, given: Iterable[str], taken: Iterable[str]) -> float:
    """Return how many steps a trade saves the officer.

    Goods that shorten no plan count by their usefulness.
    """
    means, kinds = list(mind.means), list(mind.kinds)
    before = _value(mind, means, kinds)
    for words, sign in ((given, -1), (taken, 1)):
        for what in (kind(word) for word in words):
            bare = what.removeprefix(TABLE_CARD)
            if bare in EQUIPMENT:
                means[EQUIPMENT.index(bare)] += sign
            if bare == what:
                kinds.append(what) if sign > 0 else kinds.remove(what)
    return _value(mind, means, kinds) - before


def _value(mind: OfficerMind, means: list[int], kinds: list[str]) -> float:
    places = [man.place for man in mind.own.values() if man.place in STEPS]
    plan = best_plan(tuple(means), frozenset(kinds), mind.tunnels, mind.view.piles, places) if places else None
    worth = -min(plan.cost, LONG) if plan else -LONG
    worth += LATER * sum(means)
    for what in kinds:
        if what not in EQUIPMENT:
            worth += (0.0 if mind.kit else PART) if what in PARTS else CARD * WORTH[what]
    return worth


def _cards(words: Iterable[str]) -> int:
    return sum(not word.startswith(TABLE_CARD) for word in words)
