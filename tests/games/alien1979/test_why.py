"""What speaks for a move: the sentence of each situation."""

import pytest

from bot.engine.move import Move
from cogs.alien1979 import data
from cogs.alien1979.render import PRESENTER
from tests.games.alien1979.build import A, B, knowing, pawn, seen, table
from tests.games.alien1979.looks import said

REASONS = {
    "enter": (
        "Once the codes are entered, no card and no player can take them from you.",
        table(pawn(codes="rrr"), pawn()),
    ),
    "board": (
        "One code in three opens the door, and the Alien never comes aboard.",
        table(pawn("copas"), pawn(), pawn(), pawn(), enterer=B),
    ),
    " board": (
        "The SHIP leaves before your next turn: now or never.",
        table(pawn("copas"), pawn(data.NAVE), pawn(), pawn(), enterer=B, countdown=1),
    ),
    "heal": ("With one mark fewer, an Ace no longer kills you.", table(pawn("copas", marks=2), pawn())),
    " heal": ("With one mark fewer, a 3, 5 or 7 no longer kills you.",
              table(pawn("copas", marks=4), pawn(), enterer=B)),
    "  heal": ("Five marks kill, and you have 4.", table(pawn("copas", marks=4), pawn())),
    "shield": ("The Alien is here, and the risk of a hit is 43%. Your weapon takes one attack.",
               table(pawn("oros", weapon=True), pawn())),
    "take": ("The chance that you get a code you need is 7%.",
             knowing(table(pawn("copas", "rr"), pawn(), lying={"copas": "rssc"}), A, "copas", "ssc")),
    "go madre": ("Your codes are safe in MOTHER, and next turn you can enter them.",
                 table(pawn("copas", "rrr"), pawn())),
    " go madre": ("The SHIP is full, and from MOTHER you can throw a player out next turn.",
                  table(pawn("copas"), pawn(data.NAVE), enterer=B)),
    "go copas": ("The SHIP has a free seat, and you can try its door from there.", table(pawn(), pawn(), enterer=B)),
    "force 1": ("One of Ben's 2 codes drops in Cups.", table(pawn(), pawn("copas", "rs"))),
    "send 1 oros": ("If Ben dies, all codes are hidden again.", table(pawn(), pawn("copas"), enterer=B)),
    "send 1 bastos": ("It gets Ben out of Cups.", table(pawn(), pawn("copas"))),
    "eject 1 copas": ("Without Ben aboard, no countdown can start.", table(pawn(), pawn(data.NAVE), enterer=B)),
    " eject 1 copas": ("The SHIP is full: without Ben there's a seat for you.",
                       table(pawn(), pawn(data.NAVE), enterer=A)),
    "stop": ("No one can take your codes from you here, and next turn you enter them.",
             table(pawn(codes="rrr"), pawn(), pawn(), pawn(), points=1)),
    "  stop": ("The SHIP has one seat: if you enter the codes first, everyone else gets in your way.",
               table(pawn(codes="rrr"), pawn())),
    " stop": ("If you're aboard when the SHIP leaves, you win.",
              table(pawn(data.NAVE), pawn(), enterer=A, countdown=2)),
    "lose sota": ("You will need one more code. Dropping any other code costs you more.",
                  table(pawn("copas", "rrs"), pawn(), phase="lose", owed=(A,))),
    "lose rey": ("You can still enter the codes you keep.",
                 table(pawn("copas", "rrrr"), pawn(), phase="lose", owed=(A,))),
}  # fmt: skip


@pytest.mark.parametrize("text", REASONS, ids=str.strip)
def test_the_reason_fits_the_situation(text):
    reason, state = REASONS[text]
    assert PRESENTER.why(seen(state, A), Move.parse(text.strip()), said()) == reason
