"""Public text lines about a table of Escape Plan.

The lines are about the current step, each player, exits, police, turn order and scores.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

from bot.art.lettering import initials
from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.escape_plan.data import EQUIPMENT as EQUIPMENT_TILES
from cogs.escape_plan.data import FIXERS, KEYS, NUMBERS, SAFE_HOUSES, contact
from cogs.escape_plan.face import ending, words
from cogs.escape_plan.face.words import BETWEEN, money
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.city.tiles import Site
from cogs.escape_plan.state import CONTACT, COVERED, EQUIPMENT, LOCKED, LOCKER
from cogs.escape_plan.view import View

TERMS = (
    *("cash", "stash", "lockers", "exits", "contacts", "assets", "markers", "members"),
    *("wounds", "handcuffs", "notoriety"),
)
"""The ids of the terms of a score, in the order of §3.11."""


def score_terms(view: View) -> tuple[str, ...]:
    """Return the ids of the terms that a score has in the table's rule set (§9)."""
    numbers = view.box.numbers
    unknown = {name for name, each in (("markers", numbers.marker), ("members", numbers.member)) if not each}
    return tuple(term for term in TERMS if term not in unknown)


def stage(view: View) -> str:
    """Return the id under which the texts describe the current public decision."""
    if view.phase == "city" and view.placing:
        return "house"
    if view.phase == "turn":
        return f"owed-{view.owed[0]}" if view.owed else view.turn.stage
    return view.phase


def decision_words(view: View, say: Say) -> str:
    """Return the text that says what the player who is asked has to decide."""
    step = stage(view)
    if step == "visit":
        step = f"visit-{_visit_question(view)}"
    if step == "choose" and view.players[view.order[view.acting]].rested:
        step = "choose-rested"
    return say(f"escape_plan-due-{step}", **stage_words(view, say))


def _visit_question(view: View) -> str:
    """Return the id of the question that a visitor has to answer now."""
    actor = facts.acting_player(view)
    kind, turn = view.players[actor].at[1] if actor is not None else "", view.turn
    if turn.looked:
        return "keep"
    if kind == "safehouse":
        return "fixer" if "key" in turn.done or not _has_keys(view, actor) else "key"
    return kind if kind in ("church", "gang", "store") else "other"


def _has_keys(view: View, seat: Seat | None) -> bool:
    """Return whether keys are left at the Safe House where the player at `seat` is."""
    business = view.site(view.players[seat or 0].at[0]).business
    return business in SAFE_HOUSES and bool(view.keys[SAFE_HOUSES.index(business)])


def deciding_seats(view: View) -> tuple[Seat, ...]:
    """Return the seats that have to decide something now, according to public information."""
    if view.result is not None:
        return ()
    if view.phase == "unlock":
        return view.unlocking
    actor = facts.acting_player(view)
    return () if actor is None else (actor,)


def stage_words(view: View, say: Say) -> dict[str, Any]:
    """Return the values for the placeholders in the text about the current decision."""
    facing = view.turn.facing
    actor = facts.acting_player(view)
    at = view.players[actor].at if actor is not None else ("", "")
    return {
        "tile": view.placing or (facing[0].tile if facing else ""),
        "whom_officer": words.officer(facing[0].officer, say, words.WHOM) if facing else "",
        "left": len(facing),
        "number": min(view.placed + 1, 4),
        "points": view.turn.points,
        "looked": len(view.turn.looked),
        "place": words.spot(view, ".".join(at), say, words.THE) if at[0] else "",
        "names": tuple(map(say.name, view.unlocking)),
        "many": len(view.unlocking),
    }


def time(view: View, say: Say) -> str:
    """Return the text for the day. While players take actions, it includes the part of the day."""
    if view.phase in ("turn", "heat"):
        return say("escape_plan-time-part", day=view.day, part=words.part(view.part, say))
    return say("escape_plan-time-day", day=view.day)


def part_of_day(view: View, say: Say) -> str:
    """Return the text for the part of the day while players take actions, otherwise for the day.

    It is used below a line that already names the day.
    """
    return say("escape_plan-hour", part=view.part) if view.phase in ("turn", "heat") else time(view, say)


def now(view: View, say: Say) -> str:
    """Return the line that says who has to do what now, with the day and the part of the day."""
    actor = facts.acting_player(view)
    who = "" if actor is None else say.name(actor)
    return f"**{time(view, say)}** {say(f'escape_plan-now-{stage(view)}', who=who, **stage_words(view, say))}"


def table(view: View, say: Say, brief: bool = False, own: Seat = -1) -> tuple[str, ...]:
    """Return the lines about a table: one for each player, then exits, police and order.

    The player `own`, who owns the page, gets no line. After the game there are only lines about all players. `brief`
    leaves out all belongings except contacts.
    """
    seats = range(len(view.players))
    if view.result is not None:
        return tuple(player_line(view, seat, say, brief) for seat in seats)
    others = (player_line(view, seat, say, brief) for seat in seats if seat != own)
    return (*others, exits_line(view, say), police_line(view, say), *order_line(view, say))


def player_line(view: View, seat: Seat, say: Say, brief: bool = False) -> str:
    """Return the line about a player: it begins with the pawn's letter, and a star for the most wanted."""
    return f"**{initials(say.names)[seat]}** {player_facts(view, seat, say, brief)}"


def player_facts(view: View, seat: Seat, say: Say, brief: bool = False) -> str:
    """Return the line about a player without the pawn's letter. A star marks the most wanted player."""
    star = " ★" if seat in facts.most_wanted(view) else ""
    return f"{say.name(seat)}{star}: {BETWEEN.join(_facts(view, seat, say, brief))}"


def _facts(view: View, seat: Seat, say: Say, brief: bool) -> Iterator[str]:
    one = view.players[seat]
    if one.fate == "escaped":
        alone = len(view.players) == 1
        yield say("escape_plan-fact-escaped_alone") if alone else say("escape_plan-fact-escaped", place=one.place)
    elif one.fate == "arrested":
        yield say("escape_plan-fact-arrested")
        return
    yield from condition(view, seat, say)
    if one.discs:
        yield say("escape_plan-fact-discs", count=one.discs)
    yield say("escape_plan-fact-income", amount=money(one.cubes))
    contacts = [words.slot(slot, say) for slot in one.contacts if slot.kind == CONTACT]
    room = sum(slot.kind not in (LOCKED, COVERED) for slot in one.contacts)
    listed = f": {', '.join(contacts)}" if contacts else ""
    yield say("escape_plan-fact-contacts", count=len(contacts), all=room) + listed
    if not brief and (has := tuple(_belongings(view, seat, say))):
        yield say("escape_plan-fact-has", things=", ".join(has))
    if one.fate == "city" and one.at[0]:
        yield say("escape_plan-fact-at", place=words.spot(view, ".".join(one.at), say, words.THE))


def condition(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """Yield the texts for a player's notoriety, wounds and handcuffs."""
    one = view.players[seat]
    yield say("escape_plan-fact-notoriety", level=one.notoriety)
    yield say("escape_plan-fact-wounds", count=one.wounds, all=NUMBERS.wounds)
    if one.handcuffs:
        yield say("escape_plan-fact-handcuffs", count=one.handcuffs)


def _belongings(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """Yield the texts for a player's public belongings except contacts."""
    one = view.players[seat]
    items = Counter(words.slot(slot, say) for slot in one.items if slot.kind in (EQUIPMENT, LOCKER))
    yield from (words.times(name, count) for name, count in items.items())
    yield from (say(f"escape_plan-has-key-{key}", count=count) for key, count in Counter(one.keys).items())
    yield from (words.thing(name, say) for name in one.fixers)
    for key, count in (("members", one.members), ("cans", one.cans), ("tiles", one.exit_count)):
        if count:
            yield say(f"escape_plan-has-{key}", count=count)


def exits_line(view: View, say: Say) -> str:
    """Return the line about the exits. From the second day on it includes the price (§3.2, §4.7)."""
    told = []
    tiles = {site.data.exit: site.tile for site in view.city}
    for number in (1, 2, 3):
        state = facts.exit_state(view, number)
        left = view.exit_stacks[view.closed.index(number)] if state == facts.CLOSED else 0
        which = say("escape_plan-at", place=number, tile=tiles[number]) if number in tiles else str(number)
        told.append(say(f"escape_plan-exit-{state}", exit=which, left=left, cards=view.shown.count(number)))
    if view.day > 1:
        told.append(leaving_prices(view, say))
    return say("escape_plan-line-exits", told=BETWEEN.join(told))


def leaving_prices(view: View, say: Say) -> str:
    """Return the text for the price that the next player pays to leave, and the player after that."""
    costs, at = facts.exit_prices(view), facts.next_place(view)
    key = "solo" if len(view.players) == 1 else "more"
    if at + 1 == len(costs):
        return say("escape_plan-leaving-last", cost=money(costs[at]))
    return say(f"escape_plan-leaving-{key}", cost=money(costs[at]), next=money(costs[at + 1]))


def police_line(view: View, say: Say) -> str:
    """Return the line about the officers in the city, by tile. It uses their letters in the picture."""
    told = [
        f"{site.tile} {words.letters(kinds)}" for site in view.city if (kinds := facts.officers_faced(view, -1, site))
    ]
    return say("escape_plan-line-police", told=BETWEEN.join(told) or say("escape_plan-nobody"))


def order_line(view: View, say: Say) -> tuple[str, ...]:
    """Return the line about the order in which players place tiles or take today's turns (§3.3, §3.4).

    The tuple is empty for a lone player.
    """
    if len(view.players) == 1:
        return ()
    placing = view.phase == "city"
    names = ", ".join(map(say.name, view.placers if placing else view.in_city()))
    return (say(f"escape_plan-line-{'placing' if placing else 'order'}", names=names),)


def scores(view: View, say: Say) -> tuple[str, ...]:
    """Return the scores of all players as lines of a table with every term (§3.11).

    Scores of players who did not escape are in brackets. For a player arrested before the end, only the stash is known.
    """
    shown = range(len(view.players))
    if view.result is None or not any(one.at[0] for one in view.players):
        return ()
    letters = initials(say.names)
    names = ", ".join(f"{letters[seat]} {say.name(seat)}" for seat in shown)
    labels = [*(say(f"escape_plan-term-{term}") for term in (*score_terms(view), "total", "place"))]
    columns = zip(*(_score(view, seat) for seat in shown), strict=True)
    rows = [("", [letters[seat] for seat in shown])]
    rows += [(label, list(cells)) for label, cells in zip(labels, columns, strict=True)]
    return (say("escape_plan-line-scores", names=names), "```", *_columns(rows), "```")


def _score(view: View, seat: Seat) -> list[str]:
    """Return the cells in a player's row of the score table: every term, the total and the place."""
    one = view.players[seat]
    if not one.at[0]:
        lost = f"({ending.lost_stash(view, seat)})"
        return [*(lost if term == "stash" else _term(0) for term in score_terms(view)), lost, _term(0)]
    found = ending.score(view, seat)
    total = str(found.total) if one.place else f"({found.total})"
    return [*(_term(getattr(found, term)) for term in score_terms(view)), total, _term(one.place)]


def _term(value: int) -> str:
    return str(value).replace("-", "−") if value else "·"


def _columns(rows: list[tuple[str, list[str]]]) -> Iterator[str]:
    first = max(len(label) for label, _ in rows)
    width = max(len(cell) for _, cells in rows for cell in cells)
    for label, cells in rows:
        yield " ".join((label.ljust(first), *(cell.rjust(width) for cell in cells)))


def supplies(view: View, kinds: Collection[str], say: Say) -> Iterator[str]:
    """Yield lines of text about the supplies at the locations of some `kinds` (§7).

    Supplies are contacts on display, the goods of the store, its lockers by colour, and Fixers.
    """
    if "business" in kinds:
        yield display_line(view, say)
    if "store" in kinds:
        stock = zip(EQUIPMENT_TILES, view.store, strict=True)
        yield say(
            "escape_plan-line-store",
            stock=", ".join(f"{words.thing(name, say)} {left}" for name, left in stock if left),
            cans=view.cans,
            lockers=", ".join(f"{words.colour(key, say)} {left}" for key, left in zip(KEYS, view.lockers, strict=True)),
        )
    if "safehouse" in kinds:
        fixers = (words.priced(name, FIXERS[name].cost, say) for name in view.fixers)
        yield say("escape_plan-line-fixers", told=BETWEEN.join(fixers) or say("escape_plan-nobody"))


def display_line(view: View, say: Say) -> str:
    """Return the line about the contacts on display, with the price per use of each."""
    contacts = (words.priced(card, contact(card).cost, say) for card in view.contacts)
    return say("escape_plan-line-display", told=BETWEEN.join(contacts) or say("escape_plan-nobody"))


def tile_line(view: View, site: Site, say: Say) -> str:
    """Return the short line about a tile: its places and officers."""
    police = words.letters(facts.officers_faced(view, -1, site)) if site in view.city else words.letters(site.officers)
    return f"{site.tile} {words.on_tile(site, say)}{': ' if police else ''}{police}"


def offer_line(view: View, say: Say) -> str:
    """Return the line about the tiles that may be placed."""
    return f"{say('escape_plan-picture-tiles')}: {'; '.join(tile_line(view, site, say) for site in view.display)}"


def short_player_line(view: View, seat: Seat, say: Say) -> str:
    """Return the shortest line about a player: the player's tile or fate, wounds and handcuffs."""
    one = view.players[seat]
    if one.fate != "city":
        return f"{say.name(seat)}: {say(f'escape_plan-picture-{one.fate}')}"
    return f"{say.name(seat)} {one.at[0]}: {', '.join(condition(view, seat, say))}"
