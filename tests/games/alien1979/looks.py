"""How Alien 1979 is looked at in tests: names, positions, pages as text."""

from msgspec.structs import replace

from bot.engine.move import Move
from bot.engine.texts import Say, texts
from cogs.alien1979.render import PRESENTER
from tests.games.alien1979.build import (
    A,
    B,
    card,
    dead,
    pawn,
    seen,
    table,
)
from tests.games.boards import in_words

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")
LONG = tuple("W" * 23 + letter for letter in "ABCDEFGH")


def said(language="en", names=NAMES):
    return Say(texts(language, (PRESENTER.texts,)), names)


def board(state, language="en"):
    return in_words(PRESENTER, seen(state), said(language, NAMES[: len(state.pawns)]))


def hand(state, seat, language="en"):
    view, say = seen(state, seat), said(language, NAMES[: len(state.pawns)])
    return replace(PRESENTER.hand(view, say), alt=PRESENTER.hand_alt(view, say))


def label(text, language="en", names=NAMES):
    return PRESENTER.button(seen(CALM), Move.parse(text), said(language, names))


def line(*events, language="en", reader=None):
    return PRESENTER.line(events, said(language), reader)


CALM = table(
    pawn("oros", "ssr", marks=2, weapon=True),
    pawn("oros", "c", shielded=True),
    pawn("madre"),
    dead(),
    alien="copas",
    lying={"oros": "rc", "bastos": "rrc"},
    discards=(card("7 oros"),),
    points=1,
    round=5,
)
MAD = table(
    pawn("nave", marks=1),
    pawn("copas", marks=3, weapon=True),
    dead("left"),
    pawn("espadas"),
    alien="copas",
    enterer=A,
    countdown=2,
    discards=(card("1 bastos"),),
    turn=B,
    round=14,
)


# the board
