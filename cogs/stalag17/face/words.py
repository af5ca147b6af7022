"""Texts about cards, plans, players and roll calls of Stalag 17, in the players' language.

The texts about a roll call show each number of the sum.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.art.lettering import initials
from bot.engine.record import Seat, Viewer
from bot.engine.texts import Say
from cogs.stalag17 import data
from cogs.stalag17.data import CARDS, KIND_OF
from cogs.stalag17.rules import plan
from cogs.stalag17.state import Line
from cogs.stalag17.view import View

BETWEEN = " · "

NOTHING = "·"
"""The sign in the table of a roll call for a number that does not count."""


def type_name(name: str, say: Say) -> str:
    """Return the name of one of the five objects."""
    return say("stalag17-type", type=name)


def card(card: str, say: Say) -> str:
    """Return the name of a card or of a kind of card, such as "food", "food/map", "runaway 4".

    The name says what the card does in play.
    """
    kind = KIND_OF[card]
    if kind.objects:
        return "/".join(type_name(name, say) for name in kind.objects)
    return say(f"stalag17-card-{kind.kind}", points=kind.runaway)


def with_vigilance(card_id: str, say: Say) -> str:
    """Return the name of a card or of a kind of card with its vigilance in hand, such as "food (2)"."""
    return say("stalag17-valued", card=card(card_id, say), vigilance=KIND_OF[card_id].hand)


def card_for_button(card_id: str, say: Say) -> str:
    """Return the name of a card as shown on a button or in a menu.

    If some kinds differ only in their vigilance in hand, this number is added.
    """
    return with_vigilance(card_id, say) if len(CARDS[card_id].objects) == 1 else card(card_id, say)


def join_counted(names: Iterable[str]) -> str:
    """Return names as one text, each name once with its number, such as "food ×2, map".

    The names keep their order. The text is empty if there are none.
    """
    counts = Counter(names)
    written = (f"{name} ×{count}" if count > 1 else name for name, count in counts.items())
    return ", ".join(written)


def list_objects(objects: Iterable[str], say: Say) -> str:
    """Return a text with the objects that a plan requires."""
    return join_counted(type_name(name, say) for name in objects) or say("stalag17-no-objects")


def list_cards(cards: Iterable[str], say: Say) -> str:
    """Return a list of cards as text. Each card is named by what it does in play."""
    return join_counted(card(each, say) for each in cards) or say("stalag17-none")


def list_with_vigilance(cards: Iterable[str], say: Say) -> str:
    """Return a list of cards as text. Each card is named with its vigilance in hand."""
    return join_counted(with_vigilance(each, say) for each in cards) or say("stalag17-none")


def list_for_button(cards: Iterable[str], say: Say) -> str:
    """Return a list of cards as text. Each card is named as on a button."""
    return join_counted(card_for_button(each, say) for each in cards)


def format_change(number: int) -> str:
    """Return a change of a number as text with its sign, such as "+3", "−9" or "0"."""
    return f"{number:+}".replace("-", "−") if number else "0"


def plan_line(view: View, say: Say) -> str:
    """Return the line about the plan: its objects, its runaway points, and the dice (§3.3)."""
    dice = view.plan
    added = dice.runaway - dice.number
    more = (say("stalag17-plan-special", die=dice.number, more=added),) if added else ()
    return " ".join((say("stalag17-line-plan", objects=list_objects(dice.objects, say), runaway=dice.runaway), *more))


def facts(view: View, seat: Seat, say: Say) -> Iterator[str]:
    """Yield a short text for each public fact about a player."""
    player = view.players[seat]
    yield say("stalag17-left", left=player.left)
    yield say("stalag17-vigilance", vigilance=player.vigilance)
    if view.result is None and not player.gone:
        joining = view.phase == "joint" and seat != view.escaper and player.left == 1
        yield say("stalag17-needs", need=plan.required(view.plan, player.vigilance, player.informer, joining))
    yield say("stalag17-hand", count=player.hand_size)
    yield say("stalag17-laid", count=player.laid_size)
    if player.informer:
        yield say("stalag17-informer")
    elif view.informer:
        yield say("stalag17-coin-kept" if player.coin else "stalag17-coin-spent")
    if player.rested:
        yield say("stalag17-rested")
    if seat in view.chosen:
        yield say("stalag17-has-chosen")
    if player.negotiated:
        yield say("stalag17-negotiated", cards=list_cards(player.negotiated, say))
    if player.offer:
        yield say("stalag17-offers", card=with_vigilance(player.offer, say))
    for key, cards in (("seen", player.seen), ("held", player.held), ("somewhere", player.somewhere)):
        if cards and view.result is None:
            named = list_cards(cards, say) if key == "seen" else list_with_vigilance(cards, say)
            yield say(f"stalag17-{key}", cards=named)
    if player.gone:
        yield say("stalag17-gone")


def player_line(view: View, seat: Seat, say: Say) -> str:
    """Return the line about a player: the letter on the token, the nation, and all public facts."""
    nation = say("stalag17-nation", nation=data.NATIONS[seat])
    told = BETWEEN.join(facts(view, seat, say))
    return say("stalag17-player", letter=initials(say.names)[seat], who=say.name(seat), nation=nation, facts=told)


def piles(view: View, say: Say) -> str:
    """Return the line about both piles.

    It has their sizes, the top card of the discards, and whether the discards were already shuffled in this round
    (§3.9).
    """
    told = [say("stalag17-deck", count=view.deck_size), say("stalag17-discards", count=len(view.discards))]
    if view.discards:
        told.append(say("stalag17-top", card=with_vigilance(view.discards[-1], say)))
    if view.reshuffles:
        told.append(say("stalag17-reshuffled"))
    return say("stalag17-line-piles", told=BETWEEN.join(told))


def numbers(view: View, say: Say) -> tuple[str, ...]:
    """Return a line about the numbers that the host has changed for this table (§8.3).

    Usually there are none, and the result is empty.
    """
    now, usual = view.numbers, data.RECONSTRUCTED
    told = [say("stalag17-numbers-special", points=now.special)] if now.special != usual.special else []
    told += [say("stalag17-numbers-wild")] if now.wild != usual.wild else []
    told += [say("stalag17-numbers-four", count=now.four)] if now.four else []
    told += [say("stalag17-numbers-five", count=now.five)] if now.five else []
    return (say("stalag17-line-numbers", told=BETWEEN.join(told)),) if told else ()


def table(view: View, say: Say) -> tuple[str, ...]:
    """Return lines about the plan, each player and the piles.

    After the game there are only the players' lines.
    """
    players = tuple(player_line(view, seat, say) for seat in range(len(view.players)))
    return (
        players if view.result is not None else (plan_line(view, say), *players, piles(view, say), *numbers(view, say))
    )


def call_lines(view: View, say: Say) -> tuple[str, ...]:
    """Return the last roll call as lines of a table (§3.7).

    There is a column for each player and a row for each number of the sum.
    """
    if not view.call:
        return ()
    ended = view.result is not None and view.result.reason != "alone"
    heading = say("stalag17-line-call", round=view.round if ended else view.round - 1, what=called(view.call, say))
    lines = sorted(view.call, key=lambda line: line.seat)
    letters = initials(say.names)
    rows = [("", [letters[line.seat] for line in lines]), (_row("hand", say), [_hand(line) for line in lines])]
    if any(line.barracks for line in lines):
        rows.append((_row("barracks", say), [_term(line.barracks) for line in lines]))
    if any(line.extra for line in lines):
        rows.append((_row("joint", say), [_term(line.extra) for line in lines]))
    rows += [
        (_row("prisoners", say), [_discount(line) for line in lines]),
        (_row("change", say), [format_change(line.change) for line in lines]),
        (_row("before", say), [str(line.before) for line in lines]),
        (_row("after", say), [str(line.after) for line in lines]),
    ]
    return (heading, "```", *_columns(rows), "```")


def called(call: Iterable[Line], say: Say, reader: Viewer = None) -> str:
    """Return the text that says who escaped before a roll call. The reader is called "you"."""
    told = [
        say(f"stalag17-called-{line.role}{'.you' if line.seat == reader else ''}", who=say.name(line.seat))
        for line in sorted(call, key=lambda line: line.role)
        if line.role != "counted"
    ]
    return ", ".join(told) or say("stalag17-called-void")


def _row(name: str, say: Say) -> str:
    return say("stalag17-row", row=name)


def _term(value: int) -> str:
    return format_change(value) if value else NOTHING


def _hand(line: Line) -> str:
    return NOTHING if line.role == "informer" else format_change(line.in_hand)


def _discount(line: Line) -> str:
    return f"−{line.left}×{line.discount}" if line.left and line.discount else NOTHING


def _columns(rows: list[tuple[str, list[str]]]) -> Iterator[str]:
    first = max(len(label) for label, _ in rows)
    widths = [max(map(len, column)) for column in zip(*(cells for _, cells in rows), strict=True)]
    for label, cells in rows:
        right = (cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
        yield " ".join((label.ljust(first), *right))
