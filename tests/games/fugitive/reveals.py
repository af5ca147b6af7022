"""The events of Fugitive that tell what was hidden, and the rule by which they may (docs/rules/fugitive.md)."""

from cogs.fugitive.events import Guessed, Manhunt
from tests.games.fugitive.build import FUGITIVE, MARSHAL

REVEALS = {
    "drew_card": "§3.1: the drawer sees the card",
    "guessed": "§3.4: the answer is public",
    "found": "§3.4: all hideouts named are revealed with their sprint cards",
    "round": "§3.2: the next round begins unless the guess, or an event that it brought, has ended or held up the game",
    "over": "§3.5, §5: that nothing is left face-down, a miss in a manhunt, or the last guess ends the game",
    "drew": "§6.3: an event that was drawn is replaced, so there may be more draws",
    "house_event": "§6.3: an event that was drawn is shown to everybody",
    "placeholder": "§6.3: so is a placeholder",
    "nothing": "§6.4: an event just shown found nothing to apply to",
    "looked": "§6.4 events 6 and 15: it is public that somebody looks, once such an event is shown",
    "saw": "§6.4 events 6, 14 and 15: the drawer, or the Fugitive, sees the cards",
    "witness": "§6.4 event 8: odd or even is public",
    "informed": "§6.4 event 10: the number of hideouts in a region is public",
    "traced": "§6.4 event 9: the sprint cards at one place are revealed",
    "raided": "§6.4 event 12: the card is shown",
    "watched": "§6.4 event 14: whether there is a card to keep is public",
    "kept": "§6.4 event 14: so is that one was kept",
    "found_covered": "§6.4 event 2: the hideouts named are revealed without their sprint cards",
}

SEEN_UNTOLD = {"stop": "§3.2: the number of hideouts is public, and so is that the Marshal's turn begins"}
"""What everybody sees, though no event tells of it."""

MOODS = (
    (Guessed(MARSHAL, (5,), True, FUGITIVE), {MARSHAL: "glad", FUGITIVE: "sorry"}),
    (Guessed(MARSHAL, (5,), False), {}),
    (Manhunt(MARSHAL, 14), {MARSHAL: "sorry"}),
)
"""Great moments, with the mood of each seat that they do not leave calm."""


def pictured(view):
    """The row is explained once there is one."""
    return len(view.row) > 1


ADVISED = {"hide", "pass", "stop", "draw", "guess", "take", "decline", "trace", "probe", "watch"}
"""Verbs that a search compares in the numbered games, and says what speaks for."""

NO_HIT = {
    "dealt": "the hand says who one is",
    "placeholder": "§6.3: it names the pile of the event that follows",
}
"""Events about a seat that change nothing for it."""

SAID_BY = {
    "guessed": ("found", "found_covered"),
    "house_event": ("witness", "informed", "traced", "raided"),
    "drew": ("drew_card", "house_event", "placeholder"),
    "looked": ("house_event", "saw"),
}
"""Events about a seat that another of the same move tells, too."""


def at_stake(view, seat):
    """What a seat risks and may do, beside what it holds."""
    return {
        "hideouts face-down": view.hidden_count(),
        "the manhunt": view.phase == "manhunt",
        "what is in force": (view.effects.fog, view.effects.crowd, view.effects.reach, view.effects.alone),
    }


OWN_ON_BOARD = True
"""The Fugitive sees the own hideouts in the row."""


def worth_of(view, move):
    """What a Marshal guesses for: fewer hideouts face-down; None for other moves, and where worlds are too many to find
    a right guess among some of them."""
    few = move.verb == "guess" and len(move.picks[0]) == 1 and view.hidden_count() <= 2
    return -view.hidden_count() if few else None


def counted(view, seat):
    """What a seat has that hits change."""
    row = {"hideouts face-down": view.hidden_count()} if seat == view.fugitive else {}
    return {"cards in hand": len(view.own), **row}


PLACES = ("place",)
"""The pieces that bear the label of a place."""
