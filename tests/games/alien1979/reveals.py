"""The events of Alien 1979 that tell what was hidden, and the rule by which they may (docs/rules/alien1979.md)."""

SHOWN = {
    "revealed": "§3.3: the player whose turn it is reveals a card of the Alien to all",
    "code": "§3.5 A5: who takes a code sees it",
    "entered": "§3.6: the combination is shown",
}
"""What tells by itself."""

CARD = "§3.4: what the Alien's card does is seen with it"
DEATH = "§3.7: so is a death by the card, and the card of the next player"

REVEALS = {
    **SHOWN,
    "prowled": CARD,
    "stayed": CARD,
    "marked": CARD,
    "saved": CARD,
    "put_down": "§3.4, R3: an owner of one code puts it down at once",
    "gave": "§3.4, R3: and knows it",
    "died": DEATH,
    "reset": "§3.7: the enterer died of the card",
    "reshuffled": DEATH,
    "ticked": "§3.8, R18: who died does not act, and the turn may come to an activator who has left",
    "over_alien": "§3.7: all died of the card",
    "over_launched": "§3.8: as ticked",
    "over_empty": "§3.8: as ticked",
    "over_limit": "R19: who died does not act, and the round may be over",
}
"""What may differ between two truths: what tells by itself, and what follows at once from a revealed card."""

PASSING = {"code", "gave"}
"""A code taken with the last point goes again at once where the next card takes it (§3.4): the same lie there."""

SHARE = 0.3
"""Of the numbered games: these are three times as long as those of Fugitive."""
