"""The cards, places and numbers of Alien 1979 (docs/rules/alien1979.md §2).

They are published unless marked reconstructed.
"""

from __future__ import annotations

BASTOS, ESPADAS, OROS, COPAS = SECTORS = ("bastos", "espadas", "oros", "copas")
"""The main sectors, named after the suits, in the order that breaks ties (R18)."""

MADRE = "madre"
"""The computer room. The Alien never comes here."""

NAVE = "nave"
"""The auxiliary ship, the only way home. The Alien never comes here."""

SOTA, CABALLO, REY = RANKS = ("sota", "caballo", "rey")
"""The ranks of the codes, in the order that breaks ties (R3)."""

CODES = tuple(rank for rank in RANKS for _ in range(4))
"""The twelve codes are the Sotas, Caballos and Reyes. Their suits never matter (§2)."""

CODES_PER_SECTOR = 3

ALIEN_RANKS = range(1, 8)
"""The ranks in the Alien's deck, 1 to 7 of each suit. Reconstructed (§2)."""

MOVING = frozenset({4, 6})
"""Even ranks except 2. They move the Alien to the sector of their suit (§3.4)."""

ODD = frozenset({3, 5, 7})
"""Odd ranks except 1. Players lose codes or, once the codes are entered, get marks (§3.4)."""

STRIKES = {1: 3, 2: 2}
"""Marks that a 1 and a 2 give to everybody in the Alien's sector (§3.4, R8)."""

MAD_MARKS = 1
"""Marks that an odd card gives once the codes are entered (§3.4)."""

DEADLY = 5
"""A player with this many marks dies (§3.7)."""

POINTS = 2
"""Action points of a player in a turn (§3.3)."""

MADRE_COST = 2
"""The cost in points of going from a main sector to MADRE (A3)."""

HAND = 4
"""The most codes that a hand may keep (R5)."""

LAUNCH_TURNS = {SOTA: 2, CABALLO: 3, REY: 4}
"""The length of the countdown in turns of its activator, by the code drawn (§3.8)."""

TRIO_UP_TO = 4
"""Up to this many players, three equal codes (a trio) are needed. With more, two pairs are (§2)."""

FORESEEN = 2
"""How many coming cards of the Alien the dead see when they haunt the ship (R25)."""

LAST_ROUND = 80
"""The Nostromo blows up after this round. It is a technical limit, reconstructed (R19)."""

QUICK_ROUNDS = {2: 20, 3: 14, 4: 11, 5: 9, 6: 8, 7: 7, 8: 6}
"""The last round of a game that starts with the alarm, by the number of players (R30).

Measured to keep the game under 20 minutes.
"""

Card = tuple[int, str]
"""A card of the Alien's deck, as rank and suit."""

ALIEN_DECK: tuple[Card, ...] = tuple((rank, suit) for suit in SECTORS for rank in ALIEN_RANKS)


def capacity(participants: int) -> int:
    """Return how many seats the ship has for this many players at the start (§2)."""
    return participants // 2
