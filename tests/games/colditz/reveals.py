"""What events of Escape from Colditz tell of what was hidden, and why they may (docs/rules/colditz.md)."""

from msgspec.structs import replace

from cogs.colditz.events.gambles import Drove, ShotDown
from cogs.colditz.events.guards import Arrested, Discovered, Killed, Saved, Searched
from cogs.colditz.events.prisoners import Collapsed, Escaped
from cogs.colditz.events.roll_call import Swept
from cogs.colditz.rules.castle.board import ROLL_CALL
from cogs.colditz.rules.castle.pawns import in_zone
from cogs.colditz.state import BARRACKS, CELLS, DEAD
from cogs.colditz.state import GERMAN as GERMAN_OFFICER

REVEALS = {
    "drew_card": "§3.3: who draws sees the card",
    "dared": "§3.10: the card drawn says how often is thrown",
    "shot_down": "§3.10: as dared",
    "escaped": "§3.10: as dared",
    "rolled": "§3.10: as dared, for a runner who falls ends his officer's turn",
    "skipped": "§3.10: as rolled",
    "round": "§3.10: as rolled",
    "over": "§3.10: as dared, for the last officer",
    "paid": "§3.7: what is handed in is seen by all",
    "moved": "§3.7: which way a man took follows from what he could hand in",
    "gave_up": "§3.12: the card is laid on its pile for all to see",
    "attended": "§3.14, R37: the choices are revealed together",
    "collapsed": "§3.8: whose men leave a tunnel for the roll call shuts it",
    "called_off": "§3.12: so does whose pursuer loses him",
    "exchanged": "§3.16: the two concerned see what changes hands",
    "fallen": "§3.16: an offer ends with its goods, which its taker was shown",
}
"""What may differ between two truths."""

SEEN_UNTOLD = {
    "leave": "§3.3: that no card was drawn is told by the number of cards",
    "no": "§3.18: who still has to answer is seen by all",
}
"""What everybody sees, though no event tells of it."""

SHARE = 0.06
"""The share of the numbered games that the contract suites play: these are long."""

GERMAN = 2

MOODS = (
    (Escaped(0, "0.1", "O1", 1, GERMAN, "U8"), {0: "glad", GERMAN: "sorry"}),
    (ShotDown(0, "0.1", "AD19", (6, 5, 6, 4), 70), {0: "sorry"}),
    (Drove(0, "0.1", (6, 5), 44, home=False), {0: "sorry"}),
    (Drove(1, "0.1", (6, 5), 11, home=True), {}),
    (Arrested("0.0", 1, "X1", 0), {0: "sorry"}),
    (Arrested("1.0", 1, "AD19", 1), {}),
    (Killed("0.0", 0, "X1"), {0: "sorry"}),
    (Saved("0.0", 0, "X1"), {0: "glad"}),
    (Searched("chapel", ("0.1",), (0,), 1, ("K16",)), {0: "sorry"}),
    (
        Discovered(GERMAN, "chapel", ("0.2", "0.1"), (0,), (0, 1), ("chapel:3", "chapel:2")),
        {0: "sorry", GERMAN: "glad"},
    ),
    (Collapsed("chapel", 0, "0.2"), {0: "sorry"}),
    (Collapsed("chapel"), {}),
    (Swept(("0.1", "1.0"), (0, 1), ("K16", "AD19"), 9), {0: "sorry", 1: "sorry"}),
)
"""Great moments, with the mood of each seat that they do not leave calm."""

NO_HIT = {
    "began": "the hand says who one is",
    "took_colour": "as began",
    "placed": "whoever posts guards chooses where",
    "rolled": "the hand says how many points there are",
    "drew": "the hand shows the card, and a line tells it",
    "drew_card": "as drew",
    "undone": "one has done it oneself",
    "ended": "as undone",
    "chose": "whom one sends is told when all have chosen",
    "attended": "one has chosen it oneself",
}
"""Events about a seat that change nothing for it."""

CHOSEN = {"took_colour": "whoever is left with an officer reads who one is", "attended": "R37: in secret, then told"}
"""Events that carry out what a seat chose before."""

NO_NEWS = {
    "me": "the hand says who one is",
    "trades": "§3.16: an offer falls with whoever leaves, which a line tells; all else is told by itself",
    "under.kind": "a card that one put under its deck is drawn, which a line tells",
    "security_under.kind": "as under.kind",
    "interruption.answer": "one's own answer to a roll call is told when all have chosen",
}
"""What of a seat's own may change without a hit."""


def mine(view, seat):
    """What a seat has of its own: an officer's men and what everybody sees of his Equipment. That a secret hide is over
    (§2.4 O-14) no event tells, for it lasts until a known turn; nor which place of the roll-call zone a man has, who
    forms up anew at each roll call (§3.14)."""
    if view.me in (None, GERMAN_OFFICER):
        return {}
    own = view.officers[view.me]
    places = (ROLL_CALL[0] if in_zone(man.place) else man.place for man in own.men)
    men = (replace(man, hidden=False, place=place) for man, place in zip(own.men, places, strict=True))
    return {"officers": replace(own, men=tuple(men))}


def worth_of(view, move):
    """What is searched, rolled and drawn for: men in cells, points, cards; None for other moves."""
    own = view.hand if view.me == GERMAN_OFFICER else view.officers[view.me].cards
    cards = len(own or ())
    inside = sum(man.place in CELLS for officer in view.officers for man in officer.men)
    return {"search": inside, "roll": view.turn.points, "draw": cards}.get(move.verb)


SELDOM_IN_VAIN = "searches of rooms where nobody has Equipment: tests/games/colditz/test_colours.py"
"""Why few numbered games offer a move that gains nothing."""


def counted(view, seat):
    """What a seat has that hits change."""
    if view.me == GERMAN_OFFICER:
        return {"guards in barracks": sum(guard.place == BARRACKS for guard in view.guards)}
    own = view.officers[view.me]
    places = [man.place for man in own.men]
    cells = sum(place in CELLS for place in places)
    return {"men in cells": cells, "men dead": places.count(DEAD), "cards": len(own.cards), "Equipment": sum(own.stock)}


PLACES = ("objective", "tag", "tag-hide")
"""The pieces that bear the label of a place."""
