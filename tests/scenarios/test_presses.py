"""Presses that come too late, from the wrong hand, or from no client at all: each gets its own sentence."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from bot.tasks import finished
from bot.ui.press_context import HANDLERS, PRIVATE
from bot.ui.reconcile.slots import MessageSlot
from bot.ui.reply import Shown
from storage.records.tables import PostedMessage
from tests.scenarios.press_seats import START, moves, seated
from tests.ui.answer import answer
from tests.ui.messages import Json, find, labels, offers, text
from tests.ui.on_local import LocalWorld
from tests.ui.player import Player
from tests.ui.world import World

__all__ = ["seated"]


async def test_an_old_button_is_told_and_shows_how_things_stand(seated: World, ana: Player) -> None:
    await ana.make("hide 1 -")
    stop = find(ana.hand, "Stop here")["custom_id"]
    await ana.press(ana.hand, "Stop here")
    before = moves(seated)
    await ana.forge(ana.hand, stop)
    assert text(ana.hand).startswith("Fugitive, table 1: waiting for Ben")
    assert "**That question is closed. Here's the game as it is now.**" in text(ana.hand)
    assert moves(seated) == before


async def test_an_old_menu_is_told(seated: World, ana: Player) -> None:
    menu = (await ana.menu(ana.hand, "Hide at"))["custom_id"]
    await ana.make("hide 1 -")
    await ana.forge(ana.hand, menu, ["3"])
    assert "**That question is closed. Here's the game as it is now.**" in text(ana.hand)
    assert {"Hide at …", "Stop here"} <= set(offers(await ana.unfolded(ana.hand, "Hide at …")))


async def test_a_button_of_another_seat(seated: World, ana: Player, ben: Player) -> None:
    menu = (await ana.menu(ana.hand, "Hide at"))["custom_id"]
    assert await ben.forge(seated.board, menu, ["1"]) == "That button is for Ana."
    assert moves(seated) == START


async def test_somebody_who_does_not_play(seated: World, ana: Player) -> None:
    eva = seated.join("Eva")
    menu = (await ana.menu(ana.hand, "Hide at"))["custom_id"]
    assert await eva.forge(seated.board, menu, ["1"]) == "You don't play at this table."
    assert answer(await eva.press(seated.board, "My hand")) == "You don't play at this table."
    log = answer(await eva.press(seated.board, "Log"))
    assert "Log of table 1" in log
    assert "the rules in short" in answer(await eva.press_more(seated.board, "Rules"))


async def test_a_repeated_press_is_done_once(seated: World, ana: Player) -> None:
    await ana.make("hide 1 -")
    before = moves(seated)
    await seated.repeat()
    assert moves(seated) == before


async def test_presses_at_the_same_moment_make_one_move(seated: World, ana: Player, ben: Player) -> None:
    await ana.choose(ana.hand, "Hide at", "2")
    panel, board = ana.hand, seated.board
    made = await asyncio.gather(*(ana.press(panel, "Hide at 2") for _ in range(3)), ben.press(board, "My hand"))
    assert all(each.acknowledged for each in made)
    assert moves(seated) == START + 1
    assert len(seated.table.state.row) == 2
    assert "You are the Marshal" in text(made[-1].told[-1])


@pytest.mark.parametrize(
    "custom_id",
    ["", "nonsense", "e1:do:1", "e1:do:x:0:t:pass", "e1:do:1:999:t:pass", "e1:fly:1:0:t:pass", "e1:pick:1:0:TOKEN:hide",
     "e1:pick:1:0:TOKEN:hide.9.0", "e1:pick:1:0:TOKEN:hide.-1.0",
     "e1:pick:1:0:TOKEN:hide.9999999999.0", "e1:pick:1:0:TOKEN:hide.0.7", "e1:pick:1:0:TOKEN:guess.0.0",
     "e1.:hand:1:-::", "e1.x:hand:1:-::", "e1.-1:hand:1:-::", "e1.1.1:hand:1:-::", "e1.9999999999999999:hand:1:-::"],
)  # fmt: skip
async def test_malformed_presses(seated: World, ana: Player, custom_id: str) -> None:
    forged = custom_id.replace("TOKEN", seated.table.token(0))
    told = await ana.forge(ana.hand, forged, ["1"] if ":pick:" in forged else ())
    assert told == "I couldn't read that button. Press one under the newest board."
    assert moves(seated) == START


@pytest.mark.parametrize("move", ["hide 41 -", "hide 1 2+2", "hide", "guess 1", "stop", "fly", "hide 1 42", "+ +", ""])
async def test_moves_that_are_not_offered(seated: World, ana: Player, move: str) -> None:
    await ana.forge(ana.hand, f"e1:do:1:0:{seated.table.token(0)}:{move}")
    assert moves(seated) == START
    assert len(seated.table.state.row) == 1


async def test_a_choice_that_is_not_in_the_menu(seated: World, ana: Player) -> None:
    told = await ana.forge(ana.hand, (await ana.menu(ana.hand, "Hide at"))["custom_id"], ["41"])
    assert told == "I couldn't read that button. Press one under the newest board."


async def test_a_button_of_another_release(seated: World, ana: Player) -> None:
    assert "older release of the bot" in await ana.forge(seated.board, "e0:hand:1:-::")


async def test_a_table_that_never_was(seated: World, ana: Player) -> None:
    assert await ana.forge(seated.board, "e1:hand:77:-::") == "Table 77 no longer exists."
    assert await ana.forge(seated.board, "e1:hand:1234567:-::") == "Table 1234567 no longer exists."


ELSEWHERE = "That button only works in its own table's channel. /games lists your tables."


PUBLIC = ("shoulder-look", "join", "leave", "computer", "options", "language", "preset", "toggle", "start", "fill",
          "without", "word",
          "manage", "skip", "pause", "resume", "free", "take", "rules", "look", "down", "rematch", "fair", "verify",
          "end-sure", "agree-back", "refuse-back", "agree-end", "refuse-end",
          "agree-call", "refuse-call")  # fmt: skip
"""What stands under lobbies, boards and the question that ends a table, `look` on hands as well."""


async def other_lobby(world: World) -> tuple[Player, Json]:
    """Let somebody open another table in another channel; give the host and the lobby."""
    eva, other = world.join("Eva"), world.open_channel("other games")
    await world.slash(eva, other, "escape_plan new", {})
    return eva, world.messages(other)[-1]


async def test_public_buttons_of_another_channel_change_nothing(world: World, ana: Player) -> None:
    """Neither in its lobby nor in the game."""
    await ana.slash("fugitive new")
    eva, lobby = await other_lobby(world)
    table = await world.bot.tables.find(1)
    assert table is not None
    assert {*PUBLIC, *PRIVATE} == {*HANDLERS}
    for action in PUBLIC:
        before = table.record
        for presser in (eva, ana):
            assert await presser.forge(lobby, f"e1:{action}:1:-::", ["easy"]) == ELSEWHERE, action
        await world.pass_time(4)
        assert table.record is before, action
    await eva.press(world.board, "Join")
    await ana.press(world.board, "Start")
    before = table.record
    assert await ana.forge(lobby, f"e1:do:1:0:{table.token(0)}:hide 1 -") == ELSEWHERE
    assert await ana.forge(ana.hand, "e1:down:1:-::") == ELSEWHERE
    assert table.record is before


async def test_a_hand_and_a_question_work_wherever_they_were_asked_for(seated: World, ana: Player) -> None:
    lounge = seated.open_channel("lounge")
    panel = (await seated.slash(ana, lounge, "hand", {})).told[0]
    await ana.make("hide 1 -", panel)
    assert moves(seated) == START + 1
    panel = (await seated.slash(ana, lounge, "hand", {})).told[0]
    await ana.press(panel, "Stop here")
    assert moves(seated) == START + 2
    for action in PRIVATE - {"resign-sure", "end-sure"}:
        await seated.pass_time(3)  # Discord takes 30 answers a minute
        assert await ana.forge(ana.look(panel), f"e1:{action}:1:0::") != ELSEWHERE, action
    sure = (await seated.slash(ana, lounge, "table resign", {})).told[0]
    await ana.press(sure, "Resign")
    assert seated.over


async def test_a_board_that_is_said_to_be_private_shows_no_hand(
    seated: World, ana: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sees what stands for a table is known, and not believed."""
    parsers, before = seated.bot._connection.parsers, text(seated.board)
    parse = parsers["INTERACTION_CREATE"]
    with monkeypatch.context() as patch:
        patch.setitem(
            parsers, "INTERACTION_CREATE", lambda data: parse({**data, "message": {**data["message"], "flags": 64}})
        )
        assert "You are the Fugitive" in text(await ana.my_hand())
    assert text(seated.board) == before


async def test_a_form_that_there_is_not_is_not_read(seated: World, ana: Player) -> None:
    made = await seated.send(ana, seated.board, 5, {"custom_id": "e1:down:1:-::", "components": []})
    assert answer(made) == "I couldn't read that button. Press one under the newest board."


async def test_several_values_for_a_single_choice_are_not_taken(seated: World, ana: Player) -> None:
    """No panel could show them."""
    menu = await ana.menu(ana.hand, "Hide at")
    told = await ana.forge(ana.hand, menu["custom_id"], [each["value"] for each in menu["options"][:2]])
    assert told == "I couldn't read that button. Press one under the newest board."
    await ana.make("hide 1 -", await ana.my_hand())


async def test_the_panel_of_somebody_else_shows_nothing_and_does_nothing(
    seated: World, ana: Player, ben: Player
) -> None:
    """No Discord lets that happen: the hand of whoever presses would be shown to its reader."""
    panel = await ana.my_hand()
    before = text(panel)
    made = await seated.send(ben, panel, 3, {"custom_id": "e1:hand:1:-::", "component_type": 2})
    assert [text(each) for each in made.told] == ["That panel is for someone else. *My hand* opens your own."]
    assert text(ana.look(panel)) == before


class Via:
    """A press in a hand that is answered in two steps."""

    token, locale = "a token", "en-US"

    def __init__(self, posted: PostedMessage, steps: list[str]) -> None:
        self.posted, self.steps = posted, steps

    async def show(self, page: Any, stands: Any) -> Shown:
        self.steps.append("begins")
        for _ in range(20):
            await asyncio.sleep(0)
        self.steps.append("ends")
        return Shown(self.posted.channel, self.posted.message, True)


async def test_two_presses_in_one_place_at_once_leave_it_in_order(seated: World) -> None:
    """A press that opens a form waits for nobody: its answer may come while another is served."""
    reconciler, table = seated.bot.reconciler, seated.table
    (hand,) = [
        each for each in await seated.bot.store.posted_messages(table.id) if (each.kind, each.seat) == ("hand", 0)
    ]
    steps: list[str] = []
    await asyncio.gather(*(reconciler.now(table, 0, Via(hand, steps)) for _ in range(2)))  # type: ignore[arg-type]
    assert steps == ["begins", "ends"] * 2


async def test_what_another_process_has_edited_meanwhile_is_edited_once_more(seated: World, ana: Player) -> None:
    """Nobody knows which of both edits has come last."""
    reconciler, table, store = seated.bot.reconciler, seated.table, seated.bot.store
    (hand,) = [each for each in await store.posted_messages(table.id) if (each.kind, each.seat) == ("hand", 0)]

    class Crossed(Via):
        async def show(self, page: Any, stands: Any) -> Shown:
            assert await store.repaint(table.id, hand, replace(hand, digest="of another"))
            return await super().show(page, stands)

    before = len(seated.requests)
    await reconciler.now(table, 0, Crossed(hand, []))  # type: ignore[arg-type]
    await reconciler.flush()
    assert [each.viewer for each in seated.requests[before:] if each.method == "PATCH"] == [ana.id]
    (now,) = [each for each in await store.posted_messages(table.id) if (each.kind, each.seat) == ("hand", 0)]
    assert now.digest == hand.digest


async def test_what_was_read_before_a_choice_is_not_painted_over_it(
    seated: World, ana: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even when something else happens meanwhile, after which all is to be painted."""
    assert isinstance(seated, LocalWorld)
    reconciler, table, store = seated.bot.reconciler, seated.table, seated.bot.store
    (hand,) = [each for each in await store.posted_messages(table.id) if (each.kind, each.seat) == ("hand", 0)]
    assert await store.repaint(table.id, hand, replace(hand, digest="of an older version"))
    known, menu, before = (
        reconciler.known,
        (await ana.menu(ana.hand, "Hide at")),
        len(seated.requests),
    )

    async def slowly(*what: Any) -> Any:
        found = await known(*what)
        if "Start over" not in labels(ana.hand):
            asked = await seated.start_click(ana, ana.hand, str(menu["custom_id"]), ["1"])
            await seated.server.wait(lambda: "Start over" in labels(ana.hand))
            await finished(seated.bot.dispatcher._running)
            assert asked.acked
            reconciler.wake(table)
        return found

    monkeypatch.setattr(reconciler, "known", slowly)
    reconciler.wake(table)
    await reconciler.flush()
    edits = [each for each in seated.requests[before:] if each.method == "PATCH" and each.viewer == ana.id]
    assert len(edits) == 1
    assert "Start over" in labels(ana.hand)


async def test_a_form_is_opened_while_its_message_is_being_painted(
    seated: World, ana: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the first answer to its press, for which Discord leaves three seconds."""
    for player, move in ((ana, "hide 1 -"), (ana, "stop"), (ben, "draw 1"), (ben, "draw 1")):
        await player.make(move)
    monkeypatch.setattr("bot.ui.reconcile.reconciler.PATIENCE", 60.0)
    place = seated.bot.reconciler._work(seated.table).places[MessageSlot("hand", ben.seat)]
    async with place:
        form = await ben.press(ben.hand, "Type an answer")
    assert "couldn't read that" in answer(await ben.submit(form, text="three or four"))


async def test_a_choice_changed_in_another_place(seated: World, ana: Player) -> None:
    """Two panels of one hand: the older one shows the newer choice; what a client shows until then plays nothing."""
    first, second = ana.hand, await ana.my_hand()
    await ana.choose(first, "Hide at", "1")
    old = str(find(ana.look(first), "Hide at 1")["custom_id"])
    await ana.choose(ana.look(second), "Hide at", "2")
    assert "Hide at 2" in labels(ana.look(first))
    await ana.forge(ana.look(first), old)
    assert "You changed your choice elsewhere." in text(ana.look(first))
    assert moves(seated) == START
    await ana.press(ana.look(first), "Hide at 2")
    assert seated.table.state.row[-1].hideout == 2


async def test_both_ways_to_the_hand_show_one_truth(seated: World, ana: Player) -> None:
    panel = await ana.my_hand()
    await ana.choose(panel, "Hide at", "3")
    panel = ana.look(panel)
    await ana.make("hide 2 -")
    await ana.forge(panel, find(panel, "Hide at 3")["custom_id"])
    assert "That question is closed." in text(ana.look(panel))
    assert [spot.hideout for spot in seated.table.state.row] == [0, 2]


async def test_coaching_off_and_on(seated: World, ana: Player) -> None:
    settings = await ana.private("my settings")
    for label, chosen in (("Coaching off", False), ("Coaching on", True)):
        await ana.press(ana.look(settings), label)
        assert (await seated.bot.store.person(int(ana.id))).coaching is chosen
    await ana.press(ana.look(settings), "No show for me")
    assert not (await seated.bot.store.person(int(ana.id))).show
    assert "Show at big moments: **off for you**" in text(ana.look(settings))
    assert "couldn't read that" in await ana.forge(ana.look(settings), "e1:settings:0:-::secret.on")


async def test_more_and_less(seated: World, ana: Player) -> None:
    panel = await ana.my_hand()
    short = text(panel)
    await ana.press(panel, "More")
    unfolded = ana.look(panel)
    assert len(text(unfolded)) > len(short)
    await ana.press(unfolded, "Less")
    assert text(ana.look(panel)) == short


async def test_the_log_as_a_file(seated: World, ana: Player) -> None:
    """With what its reader may know, and nobody else."""
    await ana.make("hide 1 -")
    log = (await ana.press(seated.board, "Log")).told[-1]
    made = await ana.press(log, "As a file")
    assert "Here's the log as a file." in answer(made)
    (file,) = made.told[-1]["attachments"]
    assert file["filename"] == "table-1.txt"


async def test_nobody_skips_the_turns_of_people(seated: World, ana: Player) -> None:
    assert "People are still playing" in await ana.forge(seated.board, "e1:skip:1:-::")
    assert not seated.table.skips


async def test_a_game_without_a_timeline_has_none_to_ask_for(seated: World, ana: Player) -> None:
    await seated.table.resign(ana.seat)
    answer = await ana.forge(seated.board, f"e1:timeline:{seated.table.id}:-::")
    assert "went wrong" not in answer
    assert answer
