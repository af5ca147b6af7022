"""What a presenter shows where its game says nothing of it."""

from dataclasses import replace
from typing import Any

from bot.engine.catalogue import parsed
from bot.engine.event import SEAT
from bot.engine.move import Ask, Field, Move
from bot.engine.page import Page
from bot.engine.presenter import Presenter
from bot.engine.texts import SHARED, Say, texts
from bot.engine.wording import DETAIL
from bot.ui.pages.log import RECENT

WORDS = """
toy-do-give = Give { $whom } { $what }
toy-do-give-open = Give something
toy-do-send = { $what_count ->
    [0] Send nothing
   *[other] Send { $what }
}
toy-do-send-open = Send something
toy-ask-give-what = What is { $whom } to have?
"""

WHOM, WHAT = Field("whom", kind=SEAT), Field("what", kind="thing")

TOY = Presenter(
    game="toy",
    emoji="",
    texts=SHARED,
    kinds={"thing": lambda thing, say: f"the {thing}"},
    moves={"give": (WHOM, WHAT), "send": (Field("what", kind="thing", least=0),), "stop": ()},
    details={"thing": lambda view, thing, say: f"{thing} {view}"},
)


def said() -> Say:
    found = texts("en")
    found.add(parsed(WORDS))
    return Say(found, ("Ana", "Bea"))


def test_each_of_the_last_moves_has_a_line_under_the_board() -> None:
    assert Presenter.recent == RECENT


def test_a_button_words_its_picks_by_their_kinds_once_all_are_made() -> None:
    labels = [TOY.button(None, Move("give", picks), said()) for picks in ((), (("1",),), (("1",), ("rope",)))]
    assert labels == ["Give something", "Give something", "Give Bea the rope"]


def test_a_button_tells_that_nothing_was_chosen_where_nothing_need_be() -> None:
    labels = [TOY.button(None, Move("send", picks), said()) for picks in ((), ((),), (("rope", "key"),))]
    assert labels == ["Send something", "Send nothing", "Send the rope and the key"]


def test_an_option_may_be_called_otherwise_in_a_menu() -> None:
    changed = replace(TOY, labels={"thing": lambda view, thing, say: f"{thing} of {view}" * 9})
    label, _ = changed.option("Bea's", Ask("give"), WHAT, (), "rope", said())
    assert label.startswith("Rope of Bea'srope")
    assert len(label) <= DETAIL
    assert changed.button(None, Move("give", (("1",), ("rope",))), said()) == "Give Bea the rope"


def test_menus_and_options_are_worded_by_kind() -> None:
    ask = Ask("give", (WHOM.of(("0", "1")),))
    assert TOY.ask(None, ask, WHAT, (("1",),), said()) == "What is Bea to have?"
    assert TOY.option("of mine", ask, WHAT, (("1",),), "rope", said()) == ("The rope", "rope of mine")
    assert TOY.option(None, ask, WHOM, (), "1", said()) == ("Bea", "")
    assert TOY.option(None, ask, Field("plain"), (), "x9", said()) == ("x9", "")


def test_what_is_left_out_goes_by_the_presenter_that_it_is_left_out_of() -> None:
    def hand(view: Any, say: Say) -> Page:
        return Page("", (), alt="in words")

    changed = replace(TOY, hand=hand, more=lambda view, say: ("more",))
    assert changed.hand_alt(None, said()) == "in words"
    assert changed.has_more(None)
    assert not TOY.has_more(None)
