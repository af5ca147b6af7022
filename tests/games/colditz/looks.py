"""How the tests look at Escape from Colditz: pages, labels, lines of the log, in a language, for short names."""

from msgspec.structs import replace

from bot.engine.move import Ask, Move
from bot.engine.texts import Say, texts
from cogs.colditz.render import PRESENTER
from cogs.colditz.rules.game import GAME
from tests.games.boards import in_words
from tests.games.colditz.build import asked, spelt

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")

LANGUAGES = ("en", "es")


def said(language="en", names=NAMES):
    return Say(texts(language, (PRESENTER.texts,)), names)


def page(state, viewer=None, language="en"):
    """Show the board, or the hand of a viewer."""
    view, say = GAME.view(state, viewer), said(language, NAMES[: state.players])
    if viewer is None:
        return in_words(PRESENTER, view, say)
    return replace(PRESENTER.hand(view, say), alt=PRESENTER.hand_alt(view, say))


def lines(state, viewer=None, language="en"):
    return page(state, viewer, language).lines


def more(state, viewer=None, language="en"):
    """Give the lines that a hand leaves out."""
    return PRESENTER.more(GAME.view(state, viewer), said(language, NAMES[: state.players]))


def own(state, viewer, language="en"):
    """Give what a hand leaves out above the table."""
    shown = more(state, viewer, language)
    return shown[: shown.index("")] if "" in shown else ()


def label(state, text, seat=None, language="en"):
    """Label the button of a move."""
    seat = asked(state)[0] if seat is None else seat
    return PRESENTER.button(GAME.view(state, seat), Move.parse(spelt(state, seat, text)), said(language))


def menus(state, verb, *picked, seat=None, language="en"):
    """Give the menus of the field of `verb` that follows `picked`: heading, then label and detail of each line."""
    seat = asked(state)[0] if seat is None else seat
    view, say = GAME.view(state, seat), said(language)
    ask = next(ask for ask in GAME.asks(state, seat) if ask.verb == verb)
    picks = tuple((pick,) for pick in picked)
    field = GAME.next_field(state, seat, ask, picks)
    return [
        (
            group.heading or PRESENTER.ask(view, ask, field, picks, say),
            dict(_lines(view, ask, field, picks, group, say)),
        )
        for group in PRESENTER.groups(view, ask, field, picks, say)
    ]


def _lines(view, ask, field, picks, group, say):
    return (PRESENTER.option(view, ask, field, picks, option, say) for option in group.options)


def read(state, verb, text, *picked, seat=None, language="en"):
    """Read what was typed for a question; the move as text, None where it cannot be read."""
    seat = asked(state)[0] if seat is None else seat
    ask = next((ask for ask in GAME.asks(state, seat) if ask.verb == verb), Ask(verb))
    picks = tuple((pick,) for pick in picked)
    move = PRESENTER.typed(GAME.view(state, seat), ask, picks, text, said(language))
    return None if move is None else str(move)


def log(step, viewer=None, language="en"):
    """Write the lines of what happened as a viewer reads them."""
    return PRESENTER.tell([event for event in step.events if event.reaches(viewer)], said(language), viewer)
