"""The situation of a player as text on the player's private page.

The first page has the question, and what the player can win or lose now. The longer page has everything that the
picture shows.
"""

from __future__ import annotations

from bot.engine.record import Seat
from bot.engine.texts import Say
from cogs.alien1979 import data
from cogs.alien1979.face import words
from cogs.alien1979.face.outlook import Outlook, count_cards_left, outlook, outlooks, percent
from cogs.alien1979.minds.belief import cards_until
from cogs.alien1979.rules.combination import GOALS, count_missing
from cogs.alien1979.state import Codes
from cogs.alien1979.view import View

TYPES = (("ace", (1,)), ("two", (2,)), ("odd", tuple(sorted(data.ODD))))
"""The kinds of cards that give marks: for each, its name in text keys and its ranks."""

CALM = 5
"""Texts leave out risks below this percentage."""


def hand_lines(view: View, seat: Seat, deciding: bool, say: Say) -> tuple[str, ...]:
    """Return the lines for a living player: what the player can lose now, and the next step.

    A player who waits has no picture, so the lines include the codes.
    """
    own = [] if deciding else codes(view, say)[:1]
    return (*stake_lines(view, seat, say), *own, *next_step(view, seat, say), *words.last_rounds(view, say))


def more_lines(view: View, seat: Seat, deciding: bool, say: Say) -> tuple[str, ...]:
    """Return the lines of the longer private page.

    They are about the player's place, the players in it, the codes, the prospects of each place, and the cards left.
    """
    mine = view.pawns[seat]
    facts = ", ".join((say("alien1979-marks", marks=mine.marks), *words.armour(view, seat, say)))
    others = tuple(say.name(other) for other in view.at(mine.place) if other != seat)
    beside = say("alien1979-here", names=others) if others else say("alien1979-here-alone")
    lines = [f"{say('alien1979-at', facts=facts, inside=words.inside(mine.place, say))} {beside}"]
    if mine.place == view.alien:
        lines.append(danger(view, seat, say))
    lines += codes(view, say)[0 if deciding else 1 :] + known_codes_line(view, say)
    lines += [say("alien1979-outlook-legend"), *(place(view, each, say) for each in outlooks(view, seat))]
    return (*lines, deck(view, seat, say))


def out_lines(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return the lines for a player who is out.

    A dead player who haunts the ship also sees the Alien's next cards.
    """
    if not view.haunting or view.pawns[seat].fate != "dead":
        return (say(f"alien1979-{view.pawns[seat].fate}"),)
    coming = say("alien1979-coming", cards=words.cards(view.coming, say)) if view.coming else ""
    return tuple(filter(None, (say(f"alien1979-{'haunted' if view.haunted else 'haunting'}"), coming)))


def known_codes_line(view: View, say: Say) -> list[str]:
    """Return a line with codes that the viewer put down and that are certainly still where they were.

    The codes are listed by place.
    """
    known = tuple(
        say("alien1979-known", codes=words.list_codes(held, say), inside=words.inside(sector, say))
        for sector, held in zip(data.SECTORS, view.known, strict=True)
        if held
    )
    return [say("alien1979-line-known", known=words.BETWEEN.join(known))] if known else []


def stake_lines(view: View, seat: Seat, say: Say) -> tuple[str, ...]:
    """Return lines with the risks of a hit and of dying here before the next turn, and the cards that kill at once.

    The result is empty if the player is almost safe, since the picture shows that.
    """
    mine = view.pawns[seat]
    if mine.place not in data.SECTORS:
        return ()
    inside = words.inside(mine.place, say)
    beside = mine.place == view.alien
    threat = outlook(view, seat, mine.place)
    hit = not threat.death and any(threat.reach[mine.marks :])
    key = f"alien1979-stake-{'beside' if beside else 'death'}{'-hit' if hit else ''}"
    risk = percent(threat.reach[mine.marks] if hit else threat.death)
    if not beside and risk < CALM:
        return ()
    marked = percent((*threat.reach, threat.death)[mine.marks])
    chance = say(key, inside=inside, percent=risk, hit=marked, draws=cards_until(view, seat))
    if not beside or mine.shielded:
        return (chance, say("alien1979-stake-shielded")) if beside else (chance,)
    mad = view.enterer is not None
    deadly = tuple(
        say(f"alien1979-danger-{key}")
        for key, ranks in TYPES
        if (marks := words.marks_of_card(ranks[0], mad)) and mine.marks + marks >= data.DEADLY
    )
    return (chance, say("alien1979-stake-deadly", cards=", ".join(deadly))) if deadly else (chance,)


def danger(view: View, seat: Seat, say: Say) -> str:
    """Return a text about what the Alien's next card can do to a player in the Alien's sector."""
    mine = view.pawns[seat]
    if mine.shielded:
        return say("alien1979-danger-shielded")
    told = []
    for key, ranks in reversed(TYPES):
        if marks := words.marks_of_card(ranks[0], view.enterer is not None):
            name, total = say(f"alien1979-danger-{key}"), mine.marks + marks
            deadly = "kills" if total >= data.DEADLY else "hit"
            told.append(say(f"alien1979-danger-{deadly}", card=name, total=total))
    return say("alien1979-danger", cards=", ".join(told))


def codes(view: View, say: Say) -> list[str]:
    """Return lines with the codes in the player's hand, and with the missing codes."""
    if view.enterer is not None:
        return []
    players = len(view.pawns)
    held = say("alien1979-line-codes", codes=words.list_codes(view.own, say))
    if not view.own:
        return [held, say(f"alien1979-needed-{combination_kind(players)}")]
    if not count_missing(view.own, players):
        return [held]
    goal = say(f"alien1979-goal-{combination_kind(players)}")
    return [held, say("alien1979-missing", goal=goal, codes=missing_words(view.own, players, say))]


def next_step(view: View, seat: Seat, say: Say) -> list[str]:
    """Return lines that say how to get home, once the codes are entered or can be entered."""
    if view.enterer is None:
        players = len(view.pawns)
        ready = bool(view.own) and not count_missing(view.own, players)
        loses = view.phase in ("lose", "drop") and seat in view.owed
        return [say(f"alien1979-ready-{combination_kind(players)}")] if ready and not loses else []
    aboard = view.pawns[seat].place == data.NAVE
    if aboard and view.enterer != seat and not view.countdown:
        return [say("alien1979-waits-for", who=say.name(view.enterer))]
    told = []
    if not aboard:
        full = not view.seats_free()
        told.append(say("alien1979-refuse-full", capacity=view.capacity) if full else say("alien1979-board-now"))
    if view.countdown:
        told.append(departure_line(view, seat, say))
    elif view.enterer == seat:
        told.append(say("alien1979-launch-here" if aboard else "alien1979-launch-now"))
    return told


def departure_line(view: View, seat: Seat, say: Say) -> str:
    """Return the line that says when the NAVE leaves.

    It counts the turns of the player who started the countdown, without the current turn.
    """
    assert view.countdown is not None
    assert view.enterer is not None
    if view.enterer == seat:
        return say("alien1979-leaves-yours", left=view.countdown - (view.turn == seat))
    return say("alien1979-scene-leaves", left=view.countdown, who=say.name(view.enterer))


def combination_kind(players: int) -> str:
    """Return the kind of combination that is needed in a game of this many players: "trio" or "pairs"."""
    return "trio" if players <= data.TRIO_UP_TO else "pairs"


def list_missing_sets(held: Codes, players: int) -> list[Codes]:
    """Return the smallest sets of codes that would complete the hand to a combination."""
    found = []
    for goal in reversed(GOALS[players]):
        counts = zip(data.RANKS, goal, strict=True)
        lack = tuple(rank for rank, want in counts for _ in range(max(0, want - held.count(rank))))
        if len(lack) == count_missing(held, players):
            found.append(lack)
    return found


def missing_words(held: Codes, players: int, say: Say) -> str:
    """Return the smallest sets of missing codes as text: "Sota / Rey", "Sota ×2 / Sota, Rey"."""
    return " / ".join(words.list_codes(lack, say) for lack in list_missing_sets(held, players))


def place(view: View, each: Outlook, say: Say) -> str:
    """Return the prospects of a place as text: "Oros (costs 1): 14 % to die, 30 % for 2/5 marks"."""
    told = []
    if each.safe:
        told.append(say("alien1979-outlook-safe"))
    else:
        told.append(say("alien1979-outlook-death", percent=percent(each.death)))
        told += marks(view, each, say)
    if each.find is not None:
        told.append(say("alien1979-outlook-find", percent=percent(each.find)))
    if each.lose is not None:
        told.append(say("alien1979-outlook-lose", percent=percent(each.lose)))
    if each.place == data.NAVE and each.cost is not None:
        told.append(say("alien1979-outlook-try"))
    where = "here" if each.here else "cost" if each.cost is not None else "far"
    name = words.place(each.place, say)
    return say(f"alien1979-outlook-{where}", place=name, cost=each.cost or 0, told=", ".join(told))


def risk(each: Outlook, say: Say) -> str:
    """Return the cost of going to a place and the risk of dying in it, as text."""
    where = "here" if each.here else "cost" if each.cost is not None else "far"
    key = "alien1979-outlook-safe" if each.safe else "alien1979-picture-risk"
    told = say(key, percent=percent(each.death))
    return say(f"alien1979-outlook-{where}", place=words.place(each.place, say), cost=each.cost or 0, told=told)


def marks(view: View, each: Outlook, say: Say) -> list[str]:
    """Return texts with the chance of each number of marks above the current one.

    A number is left out if it always comes together with the next one.
    """
    assert view.viewer is not None
    now = view.pawns[view.viewer].marks
    chances = [*(percent(chance) for chance in each.reach), percent(each.death)]
    return [
        say("alien1979-outlook-mark", marks=count, percent=chances[count - 1])
        for count in range(now + 1, data.DEADLY)
        if chances[count - 1] > chances[count]
    ]


def deck(view: View, seat: Seat, say: Say) -> str:
    """Return the line about the cards that are left in the Alien's deck before it is shuffled again."""
    cards = count_cards_left(view)
    return say(
        "alien1979-cards-left",
        count=view.deck_size,
        draws=cards_until(view, seat),
        aces=cards.aces,
        twos=cards.twos,
        odd=cards.odd,
        moving=cards.here + cards.away,
        mad="no" if view.enterer is None else "yes",
    )
