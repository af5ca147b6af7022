"""The cards, places and numbers of the game (docs/rules/alien1979.md §2).

They are published unless marked reconstructed.
"""

from __future__ import annotations

BASTOS, ESPADAS, OROS, COPAS = SECTORS = ("bastos", "espadas", "oros", "copas")
"""The main sectors, named after the suits, in the order that breaks ties (R18)."""

MADRE = "madre"
"""The computer room: safe from the Alien."""

NAVE = "nave"
"""The auxiliary ship, the only way home: safe from the Alien."""

SOTA, CABALLO, REY = RANKS = ("sota", "caballo", "rey")
"""The ranks of the codes, in the order that breaks ties (R3)."""

CODES = tuple(rank for rank in RANKS for _ in range(4))
"""The twelve codes are the figures; their suits never matter (§2)."""

CODES_PER_SECTOR = 3

ALIEN_RANKS = range(1, 8)
"""The ranks of the Alien's deck, reconstructed: all cards without the figures, 1 to 7 of each suit (§2)."""

MOVING = frozenset({4, 6})
"""Even ranks except the 2: the Alien goes to the sector of the suit (§3.4)."""

ODD = frozenset({3, 5, 7})
"""Odd ranks except the ace: players lose codes, or get marks once the codes are entered (§3.4)."""

STRIKES = {1: 3, 2: 2}
"""Marks of an ace and of a 2 for everybody with the Alien, whether the codes are entered or not (§3.4, R8)."""

MAD_MARKS = 1
"""Marks of an odd card once the codes are entered (§3.4)."""

DEADLY = 5
"""Marks that kill (§3.7)."""

POINTS = 2
"""Action points in a turn (§3.3)."""

MADRE_COST = 2
"""Points from a main sector to MADRE (A3)."""

HAND = 4
"""The most codes in a hand at rest (R5)."""

LAUNCH_TURNS = {SOTA: 2, CABALLO: 3, REY: 4}
"""Turns of the activator until the ship leaves (§3.8)."""

TRIO_UP_TO = 4
"""The most players for whom a trio enters the codes. With more players it takes two pairs (§2)."""

FORESEEN = 2
"""Cards of the Alien that the dead see when they haunt the ship (R25)."""

LAST_ROUND = 80

QUICK_ROUNDS = {2: 20, 3: 14, 4: 11, 5: 9, 6: 8, 7: 7, 8: 6}
"""The last round of a game that begins with the alarm, by the number of players (R30). Measured to keep it under twenty
minutes."""
"""Reconstructed, technical: the Nostromo blows up after this round (R19)."""

Card = tuple[int, str]
"""A card of the Alien's deck: rank and suit."""

ALIEN_DECK: tuple[Card, ...] = tuple((rank, suit) for suit in SECTORS for rank in ALIEN_RANKS)


def capacity(participants: int) -> int:
    """Return the number of seats of the ship, for the number of players at the start (§2)."""
    return participants // 2
