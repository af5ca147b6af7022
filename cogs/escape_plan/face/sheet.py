"""The viewer's own things as text: money, plan card, usable things, and dangers.

See docs/rules/escape_plan.md §3.12, §7.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine.record import Seat
from bot.engine.texts import Say
from bot.engine.wording import fitting, sentence
from cogs.escape_plan.data import (
    BUSINESSES,
    EQUIPMENT,
    FIXERS,
    NUMBERS,
    PLACES,
    PLANS,
    contact,
)
from cogs.escape_plan.face import advice, checklist, ending, labels, lines, trip, words
from cogs.escape_plan.face.words import BETWEEN, money
from cogs.escape_plan.rules import facts
from cogs.escape_plan.rules.executive.things import AID
from cogs.escape_plan.state import CONTACT, LOCKED, LOCKER, Player, Slot
from cogs.escape_plan.state import EQUIPMENT as ITEM
from cogs.escape_plan.view import View

SHORT = 36
"""The largest number of characters for plan card amounts in the short text."""

OFFICERS = 24
"""The largest number of characters for officers' names in a line.

Longer lists use the officers' letters, as in the picture.
"""

NIGHTS = PLACES[:3]
"""The ids of the businesses in the first group of the plan card."""


def shows_board(view: View) -> bool:
    """Return whether the viewer's private picture shows the viewer's things instead of the town."""
    if view.phase in ("city", "heat"):
        return False
    return not (view.phase == "turn" and view.turn.stage == "choose" and view.ways)


def needs_plan_text(view: View, seat: Seat) -> bool:
    """Return whether the viewer's text should include the plan card because no picture shows it.

    While tiles are placed, the buttons show the amounts of the plan card, so the text leaves it out.
    """
    return view.phase not in ("city", "heat") and not (seat in lines.deciding_seats(view) and shows_board(view))


def now_for(view: View, seat: Seat, say: Say) -> str:
    """Return the text for what the player at `seat` has to do, or for what other players are doing."""
    if view.result is not None:
        return ending.ending_line(view, seat, say)
    if seat in lines.deciding_seats(view):
        return say("escape_plan-you", time=lines.part_of_day(view, say), what=lines.decision_words(view, say))
    return lines.now(view, say)


def urgent_lines(view: View, say: Say) -> tuple[str, ...]:
    """Return the lines that the viewer needs at once; `other_lines` returns all others.

    The lines are about money, the plan card if no picture shows it, the question, and the most urgent advice.
    """
    assert view.viewer is not None
    seat = view.viewer
    if view.result is not None or view.players[seat].fate != "city":
        own = money_lines(view, seat, say) if view.players[seat].at[0] else ()
        return (*filter(None, (ending.fate(view, seat, say),)), *own)
    return (
        *(() if view.phase == "city" else (money_line(view, seat, say),)),
        *(open_places(view, seat, say) if needs_plan_text(view, seat) else ()),
        *stake_line(view, seat, say),
        *advice.urgent_text(view, seat, say),
    )


def other_lines(view: View, say: Say, brief: bool = False) -> tuple[str, ...]:
    """Return all lines that `urgent_lines` leaves out. The tuple is empty for a player who is out.

    `brief` leaves out help and the lines about what locations offer.
    """
    assert view.viewer is not None
    seat = view.viewer
    if view.result is not None or view.players[seat].fate != "city":
        return ()
    return (
        *advice.other_warnings(view, seat, say),
        *decision_lines(view, seat, say),
        *(() if brief else lines.supplies(view, {way.to.partition(".")[2] for way in view.ways}, say)),
        *money_lines(view, seat, say),
        *plan_table(view, seat, say),
        *board_lines(view, seat, say),
        *(() if brief else advice.remaining_help(view, seat, say)),
    )


def stake_line(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return at most one line about what is at stake for the player.

    If the player has to face officers, it says what all of them together would do.
    """
    if facts.acting_player(view) == seat and view.phase == "turn" and view.turn.stage == "avoid" and view.turn.facing:
        officers = tuple(one.officer for one in view.turn.facing)
        hurt = trip.harm_by(view, seat, officers, view.players[seat].cash or 0)
        return (say("escape_plan-line-stake", hurt=labels.harm_words(hurt, say)),)
    return tuple(decision_lines(view, seat, say))[:1]


def board_text(view: View, say: Say) -> tuple[str, ...]:
    """Return what the picture of the viewer's things shows, as lines of text."""
    assert view.viewer is not None
    seat = view.viewer
    one = trip.known_player(view, seat)
    card = zip(PLACES, PLANS[one.plan].amounts, view.cubes, strict=True)
    places = (
        f"{say(f'escape_plan-row-{place}')} {amount or '$'}{' ✓' if seat in owners else ''}"
        for place, amount, owners in card
    )
    worth = NUMBERS.contact_slots
    contacts = (f"{each} {words.slot(slot, say)}" for each, slot in zip(worth, one.contacts, strict=True))
    items = (words.slot(slot, say) for slot in one.items)
    assets = [words.thing(asset.id, say) for asset in one.assets if asset.up]
    things = [*assets, *(words.thing(name, say) for name in one.fixers), *_small_names(one, say)]
    rows = (("open", places), ("contacts", contacts), ("items", items), ("small", things))
    told = [say(f"escape_plan-line-{key}", told=", ".join(row)) for key, each in rows if (row := tuple(each))]
    body = sentence(BETWEEN.join(lines.condition(view, seat, say)))
    now = (now_for(view, seat, say), *stake_line(view, seat, say), money_line(view, seat, say))
    return (*now, *told, body, lines.exits_line(view, say))


def _small_names(one: Player, say: Say) -> Iterator[str]:
    """Yield the names of First Aid, keys, gang members and gas cans, without their effects."""
    yield from [words.thing(AID, say)] if one.first_aid else []
    yield from (say(f"escape_plan-has-key-{key}", count=count) for key, count in Counter(one.keys).items())
    for key, count in (("members", one.members), ("cans", one.cans)):
        if count:
            yield say(f"escape_plan-has-{key}", count=count)


def secret_money(player: Player) -> int:
    """Return the money that counts only at the end: the stash and the tiles from lockers and exits."""
    noted = sum(amount for _, amount in player.stash)
    return noted + sum(slot.value for slot in player.items) + sum(player.exit_tiles)


def money_line(view: View, seat: Seat, say: Say) -> str:
    """Return the line about money. If the player can leave now, it includes the resulting score (§3.11)."""
    one = trip.known_player(view, seat)
    amounts = {"pocket": money(one.cash), "stash": money(secret_money(one))}
    if facts.way_out(view) is None or one.cash < trip.exit_price(view, seat):
        return say("escape_plan-line-purse", income=money(one.cubes), **amounts)
    return say("escape_plan-line-purse-last", total=money(trip.score_of_leaving(view, seat)), **amounts)


def open_places(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """Yield one line with the plan card's amounts for places that the player can visit, highest first."""
    amounts = PLANS[trip.known_player(view, seat).plan].amounts
    lying = {site.business for site in view.city}
    found = [
        (amount, say(f"escape_plan-row-{place}"))
        for place, amount, owners in zip(PLACES, amounts, view.cubes, strict=True)
        if seat not in owners and not facts.is_closed(view, place) and place in lying
    ]
    if found:
        named = [f"{name}: {amount or '$'}," for amount, name in sorted(found, key=lambda one: -one[0])]
        shown = fitting(named, SHORT)
        told = " ".join(shown).removesuffix(",") + (" …" if len(shown) < len(named) else "")
        yield say("escape_plan-line-open", told=told)


def money_lines(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return the lines about the pocket and the stash.

    Money in the pocket can be spent; money in the stash only scores at the end (§7).
    """
    one = trip.known_player(view, seat)
    parts = [f"{words.place(name, say)} {amount}" for name, amount in one.stash]
    lockers = [slot.value for slot in one.items if slot.kind == LOCKER]
    parts += [say("escape_plan-stash-locker" if value else "escape_plan-rat", value=value) for value in lockers]
    parts += [say("escape_plan-stash-exit", value=value) for value in one.exit_tiles if value]
    listed = f" ({', '.join(parts)})" if parts else ""
    spends = "" if one.fate == "city" else ".out"
    return (
        say(f"escape_plan-line-pocket{spends}", amount=money(one.cash), income=money(one.cubes)),
        say("escape_plan-line-stash", amount=money(secret_money(one))) + listed,
    )


def plan_table(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return the plan card as lines of a text table, with the places in two columns.

    Marks show places that are visited, closed, or not in the city yet.
    """
    amounts = PLANS[trip.known_player(view, seat).plan].amounts
    lying = {site.business for site in view.city}
    cells = []
    for place, amount, owners in zip(PLACES, amounts, view.cubes, strict=True):
        mark = "✓" if seat in owners else "×" if facts.is_closed(view, place) else " " if place in lying else "?"
        cells.append((say(f"escape_plan-row-{place}"), f"{amount or '$':>3}{mark}"))
    left = [*cells[: len(NIGHTS)], *cells[len(BUSINESSES) :: 2]]
    right = [*cells[len(NIGHTS) : len(BUSINESSES)], *cells[len(BUSINESSES) + 1 :: 2], ("", "")]
    first, second = (max(len(name) for name, _ in column) for column in (left, right))
    rows = (
        f"{name:<{first}} {amount} {other:<{second}} {value}".rstrip()
        for (name, amount), (other, value) in zip(left, right, strict=True)
    )
    return (say("escape_plan-line-plan"), "```", *rows, "```")


def board_lines(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """Yield lines about contacts, items, assets and small things with their prices, then about wounds."""
    one = view.players[seat]
    worth = [f"[{each}] " for each in NUMBERS.contact_slots]
    yield say("escape_plan-line-contacts", told=BETWEEN.join(_slots(one.contacts, worth, say)))
    yield say("escape_plan-line-items", told=BETWEEN.join(_slots(one.items, [""] * len(one.items), say)))
    assets = [
        _usable(asset.id, NUMBERS.asset_spaces[asset.space], say)
        if asset.up
        else say("escape_plan-used", name=words.thing(asset.id, say))
        for asset in one.assets
    ]
    if assets:
        yield say("escape_plan-line-assets", told=BETWEEN.join(assets))
    if small := BETWEEN.join(_small_things(view, seat, say)):
        yield say("escape_plan-line-small", told=small)
    penalty = NUMBERS.notoriety_penalty[one.notoriety]
    told = [
        say("escape_plan-body-wounds", count=one.wounds, all=NUMBERS.wounds, next=NUMBERS.wounds - one.wounds + 1),
        say("escape_plan-body-handcuffs", count=one.handcuffs, all=len(NUMBERS.contact_slots)),
        say(
            "escape_plan-body-notoriety", level=one.notoriety, star="★" if seat in facts.most_wanted(view) else ""
        ).strip(),
    ]
    told += [say("escape_plan-body-penalty", penalty=money(-abs(penalty)))] if penalty else []
    yield BETWEEN.join(told)


def _slots(slots: Sequence[Slot], worth: Sequence[str], say: Say) -> Iterator[str]:
    """Yield the text for each slot of a row. Slots that a locked asset blocks are combined at the end."""
    for slot, each in zip(slots, worth, strict=True):
        if slot.kind != LOCKED:
            yield each + _slot(slot, say)
    locked = [(slot, each) for slot, each in zip(slots, worth, strict=True) if slot.kind == LOCKED]
    if locked:
        names = ", ".join(each + words.thing(slot.id, say) for slot, each in locked)
        yield say("escape_plan-slots-locked", names=names)


def _slot(slot: Slot, say: Say) -> str:
    if slot.kind == CONTACT and slot.up:
        return _usable(slot.id, contact(slot.id).cost, say)
    if slot.kind == ITEM and slot.up:
        return _usable(slot.id, EQUIPMENT[slot.id].cost, say)
    if slot.kind == LOCKER:
        return f"{words.slot(slot, say)} {words.value(slot.value, say)}"
    return words.slot(slot, say)


def _usable(name: str, cost: int, say: Say) -> str:
    return say("escape_plan-usable", name=words.priced(name, cost, say), does=words.effect(name, say))


def _small_things(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """Yield texts for keys, discs, Fixers, gang members, gas cans, First Aid and seen patrol cards."""
    one = trip.known_player(view, seat)
    if one.keys:
        yield say("escape_plan-has-keys", keys=words.keys_by_colour(one.keys, say))
    if one.discs:
        yield say("escape_plan-fact-discs", count=one.discs)
    yield from (_usable(name, FIXERS[name].cost, say) for name in one.fixers)
    if one.first_aid:
        yield _usable(AID, 0, say)
    for key, count in (("members", one.members), ("cans", one.cans)):
        if count:
            yield say(f"escape_plan-has-{key}", count=count)
    if one.rested:
        yield say("escape_plan-has-rested")
    if one.seen_patrol:
        yield say("escape_plan-has-patrol", cards=", ".join(map(str, one.seen_patrol)))


def decision_lines(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """Yield the lines about the acting player's current decision.

    They say which player is most wanted, which officers the player would leave behind or has to face, or what a visit
    still offers.
    """
    if facts.acting_player(view) == seat and view.phase == "heat":
        aims = facts.most_wanted(view) - {seat}
        told = (say("escape_plan-at", place=say.name(one), tile=view.players[one].at[0]) for one in sorted(aims))
        too = ".too" if seat in facts.most_wanted(view) else ""
        yield say(f"escape_plan-line-wanted{too}", told=BETWEEN.join(told))
    if facts.acting_player(view) != seat or view.phase != "turn":
        return
    turn = view.turn
    if view.owed:
        return
    if turn.stage == "choose":
        tile = view.players[seat].at[0]
        kinds = facts.officers_faced(view, seat, view.site(tile))
        named = words.officers(kinds, say)
        officers = named if len(named) <= OFFICERS else words.letters(kinds)
        yield say("escape_plan-line-leaving", tile=tile, officers=officers, count=len(kinds))
        yield say("escape_plan-line-arriving")
    elif turn.stage == "avoid":
        yield from checklist.officers_to_face(view, seat, say)
    elif turn.looked:
        yield say("escape_plan-line-looked", values=words.hidden(turn.looked, say))
    elif turn.stage == "visit":
        yield from checklist.visit_steps(view, seat, say)
