"""Lines on a player's private page in Escape from Colditz (docs/rules/colditz.md §3.12, §4.5)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.texts import Say
from bot.engine.wording import sentence
from cogs.colditz.data import KIT
from cogs.colditz.face import gazetteer, lines, words
from cogs.colditz.face.planner import Plan, plans
from cogs.colditz.face.reckoned_state import IN_THE_OPEN, kit_signs, known, watchers
from cogs.colditz.rules.castle.board import EQUIPMENT, GATES, SPACES, TUNNELS
from cogs.colditz.rules.castle.distances import FAR, steps_to_find
from cogs.colditz.rules.castle.pawns import INDOORS, TUNNEL_OF, men, name, posted, taken
from cogs.colditz.rules.castle.prisoner_paths import STEPS
from cogs.colditz.rules.turn.arrests import captors, is_arrestable, targets
from cogs.colditz.rules.turn.guards import POSTS
from cogs.colditz.state import GERMAN, Guard, Man, Trade
from cogs.colditz.view import View

SHOWN = 3
"""The most escape plans that the private page names. The reference page has all plans."""

LEAST = 3
"""The smallest total that a roll can have.

It is not 2: a roll of 1-1 is a double, so the dice are thrown again.
"""

CANDIDATES = 6
"""The most possible arrests that the private page lists."""


def own(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines about what the viewer has: men or guards, and cards with their present use."""
    return tuple(german(view, say) if view.me == GERMAN else officer(view, say))


def officer(view: View, say: Say) -> Iterator[str]:
    """Yield the lines about an officer's men, Equipment, kit, cards, plans and offers.

    If the officer has chosen men for a roll call, the last line repeats this choice.
    """
    assert view.me is not None
    one = view.officers[view.me]
    if one.out:
        return
    yield from men_lines(view, view.me, say)
    held = words.stock(one.stock or (), say) if one.stock and any(one.stock) else say("colditz-nothing")
    yield say("colditz-line-equipment", held=held)
    if not is_reacting(view):
        yield kit_line(view, view.me, say)
    yield from cards(one.cards or (), say)
    for number, plan in enumerate(() if is_reacting(view) else plans(view)[:SHOWN]):
        yield plan_line(plan, number == 0, say, plan.number == view.pinned)
    for trade in view.trades:
        yield trade_line(view, trade, say)
    if view.sent is not None:
        going = view.sent.split()
        choice = say("colditz-do-attend", men=words.men(going, say, view.me), men_count=len(going))
        yield say("colditz-line-chosen", choice=choice)


def is_reacting(view: View) -> bool:
    """Return whether the viewer is asked to answer an interruption with a card (§3.18).

    Plans and the kit do not matter for such an answer.
    """
    interruption = view.interruption
    return interruption is not None and view.viewer in view.asked and interruption.kind not in ("call", "loss")


def men_lines(view: View, officer: int, say: Say) -> Iterator[str]:
    """Yield the lines that say where an officer's men are.

    Men in the same area share a line if there is nothing else to say: "**A, C** roll-call zone (W21, X20)".
    """
    alike: dict[str, list[tuple[str, str]]] = {}
    for number, man in enumerate(view.officers[officer].men):
        told, where = name(officer, number), words.where(man.place, say)
        plain = not facts(view, told, man, say) and where == words.spot(man.place, say)
        alike.setdefault(words.short(man.place, say) if plain else told, []).append((told, man.place))
    for area, there in alike.items():
        if len(there) == 1:
            yield man_line(view, there[0][0], say)
        else:
            places = ", ".join(gazetteer.short_name(place) for _, place in there if place in STEPS)
            letters = ", ".join(words.letter(man) for man, _ in there)
            where = say("colditz-labelled", area=area, place=places) if places else area
            yield say("colditz-line-man", letter=letters, told=where)


def man_line(view: View, man: str, say: Say) -> str:
    """Return the line that says where a man is, and his state: "**C** courtyard, by the Kitchen (AE21)"."""
    one = view.man(man)
    told = ", ".join((words.where(one.place, say), *facts(view, man, one, say)))
    return say("colditz-line-man", letter=words.letter(man), told=told)


def facts(view: View, man: str, one: Man, say: Say) -> tuple[str, ...]:
    """Return short texts about a man: that he is protected, or which guards see him if he may be arrested.

    During a roll call, they say instead with which roll a general search finds him.
    """
    if one.hidden:
        return (say("colditz-hidden"),)
    if one.home is not None:
        return (say("colditz-returning", steps=one.home),)
    if view.interruption is not None and view.interruption.kind == "call":
        return (risk(view, one, say),) if one.place in SPACES else ()
    in_the_open = one.place in SPACES and SPACES[one.place].zone in IN_THE_OPEN
    if in_the_open and is_arrestable(known(view), man, one):
        return (say("colditz-seen", count=len(watchers(view, one.place))),)
    return ()


def risk(view: View, one: Man, say: Say) -> str:
    """Return the text about the dice roll with which a general search finds an absent man (§3.14)."""
    if one.place in TUNNEL_OF or SPACES[one.place].zone in ("rollcall", "hide", "exterior"):
        return say("colditz-risk-none")
    steps = steps_to_find((guard.place for guard in view.guards if posted(guard)), one.place, one.trail)
    return say("colditz-risk", roll=max(LEAST, steps)) if steps < FAR else say("colditz-risk-none")


def kit_line(view: View, number: int, say: Say) -> str:
    """Return the line about the escape kit.

    It says that the officer has the kit, or which of its symbols men and cards provide.
    """
    if view.officers[number].kit:
        return say("colditz-line-kit")
    by_men, by_parts = kit_signs(view, number)
    missing = [symbol for symbol in KIT if symbol not in (*by_men, *by_parts)]
    found = say.listed(say("colditz-symbol", symbol=each) for each in KIT if each in (*by_men, *by_parts))
    lacks = say.listed(words.source(each, say) for each in missing)
    return say("colditz-line-no-kit", found=found or say("colditz-nothing"), missing=lacks or say("colditz-nothing"))


def cards(held: tuple[str, ...], say: Say) -> Iterator[str]:
    """Yield a line about each card of a hand: its name, its effect, and when to use it."""
    if not held:
        yield say("colditz-line-no-cards")
    for card in held:
        kind = card.partition(".")[0]
        yield say("colditz-line-card", card=sentence(words.card(card, say)), about=say(f"colditz-about-{kind}"))


def plan_line(plan: Plan, first: bool, say: Say, pinned: bool = False) -> str:
    """Return the line about an escape plan: its goal, the man who follows it, its length, missing items.

    The line about the first plan also names the rooms where the first missing Equipment can be taken.
    """
    return say("colditz-line-plan", first="yes" if first else "no", **_plan_words(plan, say, pinned, first))


def next_plan(plan: Plan, say: Say, pinned: bool = False) -> str:
    """Return a short line about an escape plan, for the page that also has the picture."""
    return say("colditz-stake-plan", **_plan_words(plan, say, pinned, True))


def _plan_words(plan: Plan, say: Say, pinned: bool, got: bool) -> dict[str, str | int]:
    """Return the text arguments about an escape plan."""
    return {
        "plan": plan_name(plan, say),
        "objective": words.flag(plan.route.objective),
        "letter": words.letter(plan.man),
        "spaces": plan.spaces,
        "missing": missing_items(plan, say, got) or "no",
        "pinned": int(pinned),
    }


def plan_name(plan: Plan, say: Say) -> str:
    """Return the name of an escape plan.

    A plan that a man joins halfway is named after his next crossing.
    """
    if plan.named:
        return say(f"colditz-plan-{plan.number + 1}")
    if not plan.ahead:
        return say("colditz-plan-onward")
    if plan.ahead in TUNNELS:
        return say("colditz-plan-onward-tunnel", tunnel=plan.ahead)
    if plan.ahead in GATES:
        return say("colditz-plan-onward-gate", gate=words.area(plan.ahead, say))
    link = gazetteer.LINK_AT[plan.ahead]
    area = words.area(gazetteer.area(link.start), say)
    return say(f"colditz-plan-onward-{link.kind}", place=link.start, area=area)


def missing_items(plan: Plan, say: Say, got: bool = False) -> str:
    """Return a text with the items that an escape plan still lacks.

    The text is empty if nothing is missing. With `got`, the text also names the rooms for the first missing Equipment.
    """
    short = [(what, count) for what, count in zip(EQUIPMENT, plan.missing, strict=True) if count]
    lacks = [words.equipment(what, count, say) for what, count in short]
    if got and short:
        lacks[0] = say("colditz-source", what=lacks[0], rooms=words.rooms(short[0][0], say))
    lacks += [say("colditz-tunnel-card", tunnel=plan.tunnel)] if plan.tunnel else []
    return say.listed(lacks)


def trade_line(view: View, trade: Trade, say: Say) -> str:
    """Return the line about an open offer that the viewer made or received."""
    mine = trade.giver == view.me
    other = words.officer_name(view, trade.taker if mine else trade.giver, say)
    give, want = words.goods(trade.give, say), words.goods(trade.want, say)
    return say("colditz-line-offer-sent" if mine else "colditz-line-offer", who=other, give=give, want=want)


def german(view: View, say: Say) -> Iterator[str]:
    """Yield the lines about the German's guards, free posts and cards, and the possible arrests."""
    for zone, guards in lines.guards_at(view).items():
        shown = [each for each in guards if zone != "barracks" or each[1].barred]
        if guards:
            told = "; ".join(_guard(number, guard, say) for number, guard in shown)
            yield say("colditz-line-guards", zone=zone, count=len(guards), told=f" {told}" if told else "")
    state = known(view)
    free = [place for place in POSTS if place not in taken(state)]
    yield say("colditz-line-posts", count=len(free), places=", ".join(free) or say("colditz-nothing"))
    yield from cards(view.hand or (), say)
    yield from _suspects(view, say)


def _guard(number: int, guard: Guard, say: Say) -> str:
    """Return the text about a guard: his number, his space, and the man whom he pursues."""
    told = words.guard(number, say)
    if guard.place in SPACES:
        told = f"{told} {words.spot(guard.place, say)}"
    if guard.quarry:
        told = say("colditz-after", guard=told, man=words.man(guard.quarry, say))
    return say("colditz-barred", guard=told, why=guard.barred) if guard.barred else told


def arrestable_men(view: View) -> tuple[list[str], tuple[str, ...]]:
    """Return 2 collections of men: all who may be arrested, and only those whom a guard can arrest now.

    The first one starts with the men of the second one.
    """
    state = known(view)
    near = tuple(targets(state)) if view.active == GERMAN and view.phase == "act" else ()
    suspects = [name for name, man in men(state).items() if is_arrestable(state, name, man)]
    return sorted(suspects, key=lambda suspect: suspect not in near), near


def _suspects(view: View, say: Say) -> Iterator[str]:
    """Yield a line about each man who may be arrested: why, and which guard is nearest.

    Men whom a guard can arrest now come first.
    """
    state = known(view)
    suspects, near = arrestable_men(view)
    for suspect in suspects[:CANDIDATES]:
        place = state.man(suspect).place
        why = say("colditz-why-inside" if place in INDOORS else "colditz-why-outside")
        found = captors(state, suspect) if suspect in near else {}
        reach = "no"
        if found:
            guard, patrol = min(found.items(), key=lambda each: len(each[1].path))
            reach = say(
                "colditz-captor",
                count=len(patrol.path),
                guard=words.guard(int(guard[1:]), say),
                points=words.points(len(patrol.path), say),
            )
        yield say(
            "colditz-line-suspect", man=words.man(suspect, say), where=words.where(place, say), why=why, reach=reach
        )
    if len(suspects) > CANDIDATES:
        yield say("colditz-more-suspects", count=len(suspects) - CANDIDATES)
    if not suspects:
        yield say("colditz-no-suspects")
