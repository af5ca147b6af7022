"""House events as players read them (docs/rules/fugitive.md §6.4)."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.engine.move import Move
from cogs.fugitive.events import HouseEvent, Saw
from cogs.fugitive.house import PLACEHOLDERS, House, card_of
from cogs.fugitive.house_state import Closed, Effects, Fact, Look, Shown
from cogs.fugitive.render import PRESENTER
from cogs.fugitive.rules.game import GAME
from tests.games.boards import in_words
from tests.games.fugitive.build import FUGITIVE, MARSHAL, line, on_top, position, shown, spot

LABEL = {"en": "House event", "es": "Evento de la casa"}
ROW = (spot(5), spot(10, 8, 9))


def said(language):
    """Give the texts of a language for Ana, the Marshal, and Ben, the Fugitive."""
    return installed_games.installed_game("fugitive").say(language, ("Ana", "Ben"))


@pytest.mark.parametrize("language", LABEL)
@pytest.mark.parametrize("event", House)
def test_an_event_is_told_with_its_label_name_and_text(language, event):
    """In the log and on the board."""
    say = said(language)
    name, does = say(f"fugitive-house-{int(event)}"), say(f"fugitive-house-{int(event)}-does")
    told = PRESENTER.event(HouseEvent(who=1, name=int(event)), say)
    assert told.startswith(LABEL[language])
    assert name in told
    assert does in told
    state = replace(position("f_draw", *ROW), variant="random", shown=(Shown(event, 1, 2),))
    for lines in (
        in_words(PRESENTER, GAME.view(state, None), say).lines,
        PRESENTER.more(GAME.view(state, MARSHAL), say),
    ):
        (told,) = (text for text in lines if text.startswith(f"**{LABEL[language]}**"))
        assert name in told
        assert does in told


def test_nothing_is_said_of_events_without_a_variant():
    view = GAME.view(position("f_draw", *ROW), None)
    assert not any("event" in text.lower() for text in in_words(PRESENTER, view, said("en")).lines)


def test_everything_in_force_stands_on_the_board():
    effects = Effects(fog=2, crowd=True, shortcut=True, stride=1, safe_houses=1, overtime=1, second_winds=1)
    effects = replace(effects, overtime_later=1, closed=(Closed(1, MARSHAL, 2),))
    facts = (Fact(House.WITNESS, (2,), 0, 2), Fact(House.INFORMANT, (1, 2), 2, 2, 0))
    state = replace(position("f_draw", *ROW), variant="random", effects=effects, facts=facts)
    (force,) = (
        t for t in in_words(PRESENTER, GAME.view(state, None), said("en")).lines if t.startswith("**In force**")
    )
    for words in (
        "next 2 guesses",
        "stay face-down",
        "next hideout: up to 6 beyond the last without",
        "1 more hideout",
        "1 more guess",
        "after that, 1 guess",
    ):
        assert words in force
    assert "15-28 closed until Ana has drawn in round 2" in force
    told = "**Answers** the hideout at place 2 is even · hideouts face-down in 1-14 in round 2: 2"
    assert told in in_words(PRESENTER, GAME.view(state, None), said("en")).lines
    found = replace(state, row=(state.row[0], shown(5), shown(10, 8, 9), spot(12)), effects=Effects())
    assert not any("place 2" in text for text in in_words(PRESENTER, GAME.view(found, None), said("en")).lines)


def test_nothing_is_in_force_in_a_manhunt():
    """§6.3: a Marshal who read of a guess more would think a miss free; what was told of places still holds."""
    effects = Effects(fog=1, crowd=True, overtime=1, overtime_later=1, closed=(Closed(1, MARSHAL, 2),))
    facts = (Fact(House.WITNESS, (2,), 0, 2),)
    row = (*ROW, replace(spot(42), revealed=True))
    state = replace(position("manhunt", *row, hand=()), variant="random", effects=effects, facts=facts)
    state = replace(state, shown=(Shown(House.OVERTIME, MARSHAL, 2),))
    for viewer, show in ((None, partial(in_words, PRESENTER)), (MARSHAL, PRESENTER.hand), (FUGITIVE, PRESENTER.hand)):
        view = GAME.view(state, viewer)
        lines = (*show(view, said("en")).lines, *(PRESENTER.more(view, said("en")) if viewer == FUGITIVE else ()))
        assert not any(text.startswith(("**In force**", "**House event")) for text in lines)
        assert "**Answers** the hideout at place 2 is even" in lines


@pytest.mark.parametrize(("round_", "stands"), [(2, True), (3, True), (4, False)])
def test_the_last_event_stands_on_the_board_for_a_round(round_, stands):
    """What it still does is in force; an old one would only be in the way."""
    state = replace(position("f_draw", *ROW), variant="random", shown=(Shown(House.FOG, 1, 2),), round=round_)
    lines = in_words(PRESENTER, GAME.view(state, None), said("en")).lines
    assert any(text.startswith("**House event**") for text in lines) == stands


@pytest.mark.parametrize(
    ("language", "first", "again"),
    [("en", "guesses.", "guesses once more this turn."), ("es", "adivina.", "adivina otra vez en este turno.")],
)
def test_a_further_guess_is_told_from_the_first(language, first, again):
    """§6.4 event 11: nobody takes it for the same question."""
    state, say = replace(position("m_guess", *ROW), effects=Effects(overtime=1)), said(language)
    assert in_words(PRESENTER, GAME.view(state, None), say).lines[0].endswith(first)
    state = line(state, "guess 7")
    assert in_words(PRESENTER, GAME.view(state, None), say).lines[0].endswith(again)
    assert PRESENTER.turn(GAME.view(state, None), say, MARSHAL).endswith(again.removeprefix("guesses"))


def test_what_one_player_saw_stands_in_that_hand_alone():
    """§6.4 events 6, 14 and 15."""
    look = Look(House.STAKE_OUT, MARSHAL, 2, 3, (7, card_of(House.RAID)), 0, True)
    state = replace(position("f_draw", *ROW), variant="random", looks=(look,))
    own = "\n".join(PRESENTER.more(GAME.view(state, MARSHAL), said("en")))
    assert "**Stake-out** (round 2): you saw 7 and the event Raid." in own
    assert "Stake-out" not in "\n".join(PRESENTER.more(GAME.view(state, FUGITIVE), said("en")))
    for viewer, page in ((FUGITIVE, PRESENTER.hand), (None, partial(in_words, PRESENTER))):
        assert "Stake-out" not in "\n".join(page(GAME.view(state, viewer), said("en")).lines)


def test_sprint_cards_that_lie_otherwise_than_their_hideout():
    """§6.4 events 2 and 9."""
    row = (replace(shown(10, 8, 9), sprints_shown=False), replace(spot(12, 2), sprints_shown=True), spot(14))
    state = position("m_guess", *row)
    text = "\n".join(in_words(PRESENTER, GAME.view(state, None), said("en")).lines)
    assert "0 → 10 (2 sprint cards) → ? (sprint: 2) → ?" in text
    assert PRESENTER.picture(GAME.view(state, None), said("en")).startswith(b"\x89PNG")


ASKED = (
    (House.FOOTPRINTS, "m_draw", "trace 2", "Turn up place 2 (?): 2 sprint cards", "place 2 (?)"),
    (House.INFORMANT, "m_draw", "probe 1", "Count in 1-14", "1-14"),
    (House.STAKE_OUT, "m_draw", "watch 1", "Look into 4-14", "4-14"),
    (House.BLACKOUT, "m_draw", "close 2", "Close 15-28", "15-28"),
)


@pytest.mark.parametrize(("event", "phase", "move", "label", "option"), ASKED)
def test_the_questions_of_events(event, phase, move, label, option):
    state = line(on_top(position(phase, *ROW), 0, event), "draw 1")
    (ask,) = GAME.asks(state, MARSHAL)
    view, made = GAME.view(state, MARSHAL), Move.parse(move)
    assert PRESENTER.button(view, made, said("en")) == label
    assert PRESENTER.option(view, ask, ask.fields[0], (), made.picks[0][0], said("en"))[0] == option
    assert PRESENTER.button(None, Move(made.verb), said("en"))
    assert PRESENTER.turn(view, said("en"), MARSHAL)


def test_names_of_other_cards():
    say = said("es")
    told = PRESENTER.event(Saw(0, (7, PLACEHOLDERS[0]), to=(0,)), say)
    assert told == "Ana vio 7 y un marcador."
