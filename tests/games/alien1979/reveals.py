"""The events of Alien 1979 that tell what was hidden, and the rule by which they may (docs/rules/alien1979.md)."""

from cogs.alien1979.events import (
    Activated,
    Boarded,
    Died,
    Ejected,
    Entered,
    Launched,
    Reshuffled,
    Revealed,
    Sent,
    TookCode,
)
from cogs.alien1979.rules.combination import count_missing

SHOWN = {
    "revealed": "§3.3: the player whose turn it is reveals a card of the Alien to all",
    "foreseen": "R25: the dead who haunt the ship see the Alien's next cards",
    "took_code": "§3.5 A5: who took a code sees it",
    "entered": "§3.6: the combination is shown",
}
"""What tells by itself."""

CARD = "§3.4: what the Alien's card does is seen with it"
DEATH = "§3.7: so is a death by the card, and the card of the next player"

REVEALS = {
    **SHOWN,
    "prowled": CARD,
    "stayed": CARD,
    "harmless": CARD,
    "marked": CARD,
    "saved": CARD,
    "put_down": "§3.4, R3: an owner of one code puts it down at once",
    "put_down_code": "§3.4, R3: and knows it",
    "died": DEATH,
    "reset": "§3.7: the enterer died of the card",
    "reshuffled": DEATH,
    "round": "§3.3: who died doesn't act, and the next round may begin",
    "ticked": "§3.8, R18: who died doesn't act, and the turn may come to an activator who has left",
    "launched": "§3.8: as ticked",
    "over": "§3.7: all died of the card; R19: who died doesn't act, and the round may be over",
}
"""What may differ between two truths: what tells by itself, and what follows at once from a revealed card."""


def passing(heard, heard_there, viewer):
    """A code that the viewer takes with the last point may be left behind at once by the next card, for the dead see
    the table alone (§3.7). Two cards that one move reveals, since the
    first kills whose turn it is, lie in the deck again when it is shuffled then (§3.3)."""
    if any(isinstance(event, Reshuffled) for _, event in heard):
        return _revealed(heard) == _revealed(heard_there)
    differing = [line for lines in zip(heard, heard_there, strict=False) if lines[0] != lines[1] for line in lines]
    died = any(isinstance(event, Died) and event.who == viewer for _, event in heard)
    told = all(isinstance(event, TookCode) and event.who == viewer for _, event in differing)
    return died and told and len(heard) == len(heard_there)


def _revealed(heard):
    return sorted(str(event.card) for _, event in heard if isinstance(event, Revealed))


SHARE = 0.3
"""Of the numbered games: these are three times as long as those of Fugitive."""

UNASKED_ONCE_IN = 6
"""A move in so many is that of one for which nobody waits: the dead who haunt the ship."""

MOODS = (
    (Died(0, "copas", 2, (1, "oros"), 3), {0: "sorry"}),
    (Entered(0, ("rey",) * 3), {0: "glad"}),
    (Boarded(0, "rey"), {0: "glad"}),
    (Activated(0, "caballo", 3), {0: "glad"}),
    (Ejected(0, 1, "espadas"), {0: "glad", 1: "sorry"}),
    (Sent(0, 1, "copas", alien=True), {0: "glad", 1: "sorry"}),
    (Sent(0, 1, "copas"), {}),
    (Launched((0, 1)), {0: "glad", 1: "glad"}),
    (Launched(()), {}),
)
"""Great moments, with the mood of each seat that they do not leave calm."""

ADVISED = {
    *("board", "heal", "shield", "take", "go", "force", "send", "eject", "stop", "lose", "enter", "activate", "arm"),
}
"""Verbs that a search compares in the numbered games, and says what speaks for."""

NO_HIT = {
    "began": "that it is one's turn says the hand",
    "revealed": "what the card did is told by itself",
    "chose": "what was chosen is told when the codes are laid down",
    "foreseen": "the hand lists the Alien's next cards",
}
"""Events about a seat that change nothing for it."""

NO_NEWS = {
    "choice": "R23: the only code of its owner is told with those that others still choose",
    "coming": "R25: the hand lists the Alien's next cards",
    "known": "a code that one laid somewhere is no longer known to lie there once somebody takes one, and that is told",
    "pawns.shielded": "§3.5 A6: a weapon protects until one's next turn, which begins",
}
"""What of a seat's own may change without a hit."""

SAID_BY = {"marked": ("died",), "forced": ("put_down_code",)}
"""Events about a seat that another of the same move tells, too."""


def at_stake(view, seat):
    """What a seat risks and may do, beside what it holds."""
    pawn = view.pawns[seat]
    return {
        "the Alien beside it": pawn.place == view.alien,
        "the Alien's mood": view.enterer is not None,
        "the countdown": view.countdown,
    }


def worth_of(view, move):
    """What a seat wants codes for: to lack as few as it can for a combination; None for other moves."""
    if move.verb != "take" or view.enterer is not None:
        return None
    return -count_missing(view.own, len(view.pawns))


def counted(view, seat):
    """What a seat has that hits change."""
    codes = {} if view.enterer is not None else {"codes": len(view.own)}
    return {"marks": view.pawns[seat].marks, **codes} if view.pawns[seat].alive else {}
