"""What costs others something has limits, which hold over restarts: calls, whispers, reports, suggestions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.table import back
from bot.ui.flood import LIMITS, SUGGESTIONS
from cogs.fugitive.render import PRESENTER
from storage.records.servers import ServerRecord
from tests.scenarios.test_hosting import calls, panel
from tests.ui.answer import answer
from tests.ui.messages import text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

HOUR = 3600
CALL = "<@&77>"


async def role(world: World, number: int | None = 77) -> None:
    await world.bot.store.change_server(int(world.guild), lambda server: replace(server, seeking=number))


async def looks(world: World, host: Player) -> str:
    """Open a table in a channel of its own, look for players there, and give what its host reads of that."""
    world.channel = world.open_channel(f"looks {len(world.bot.tables.known)}")
    await host.slash("fugitive new")
    return answer(await host.press(await panel(world, host), "Look for players"))


async def invited(world: World, host: Player, guest: Player) -> str:
    """Open a table in a channel of its own, invite a guest to it, and give what its host reads of that."""
    world.channel = world.open_channel(f"invites {len(world.bot.tables.known)}")
    await host.slash("fugitive new")
    return await host.slash("table invite", person=guest)


def pinged(world: World, guest: Player) -> int:
    """Count the messages that ping a person."""
    bodies = [each.body for each in world.requests if each.method == "POST" and isinstance(each.body, dict)]
    return len([body for body in bodies if guest.id in map(str, body.get("allowed_mentions", {}).get("users", ()))])


async def test_a_role_is_called_once_in_ten_minutes_on_a_server_and_once_an_hour_by_a_host(
    world: World, ana: Player, ben: Player
) -> None:
    await role(world)
    await looks(world, ana)
    assert len(calls(world, CALL)) == 1
    assert "I pinged the role a short while ago" in await looks(world, ben)
    assert len(calls(world, CALL)) == 1
    page = text(await ben.private("escapade"))
    assert page.count("seats taken") == 1, "the table is listed all the same"
    await world.restart()
    await world.pass_time(11 * 60)
    assert "a short while ago" in await looks(world, ana)
    await looks(world, ben)
    assert len(calls(world, CALL)) == 2
    await world.pass_time(50 * 60)
    await looks(world, ana)
    assert len(calls(world, CALL)) == 3


async def test_setup_turns_calls_of_the_role_off(world: World, ana: Player) -> None:
    await role(world)
    keeper = world.join("Keeper", permissions=1 << 5)
    page = await keeper.private("setup")
    await keeper.choose(page, "What do you want to change?", "seeking")
    await keeper.forge(keeper.look(page), "e1:server:0:-::seeking", [])
    assert await world.bot.store.server(int(world.guild)) == ServerRecord()
    await looks(world, ana)
    assert not calls(world, CALL)


async def test_a_host_calls_a_guest_once_a_day(world: World, ana: Player, ben: Player) -> None:
    eva = world.join("Eva")
    assert "invited and pinged" in await invited(world, ana, eva)
    assert pinged(world, eva) == 1
    told = await invited(world, ana, eva)
    assert f"<@{eva.id}> may take that seat. You've already pinged them today" in told
    assert pinged(world, eva) == 1
    assert "invited and pinged" in await invited(world, ben, eva), "each host for itself"
    assert pinged(world, eva) == 2
    await world.restart()
    assert "already pinged them today" in await invited(world, ana, eva)
    await world.pass_time(25 * HOUR)
    assert "invited and pinged" in await invited(world, ana, eva)
    assert pinged(world, eva) == 3


async def test_whoever_wants_no_invitations_is_neither_pinged_nor_written_to(
    world: World, ana: Player, ben: Player
) -> None:
    """The host reads it, and the guest may sit down all the same; a rematch does not call such a person either."""
    settings = await ben.private("my settings")
    await ben.press(settings, "No invitations")
    assert "Invitations: **none**" in text(ben.look(settings))
    world.channel = world.open_channel("private")
    await ana.slash("fugitive new")
    await ana.press(await panel(world, ana), "Make private")
    assert "wants no invitations, so I didn't ping them" in await ana.slash("table invite", person=ben)
    assert pinged(world, ben) == 0
    assert not ben.inbox
    await ben.press(world.board, "Join")
    assert [seat.name for seat in world.table.record.seats] == ["Ana", "Ben"]
    await ana.press(world.board, "Start")
    await ana.press(await ana.private("table resign"), "Resign")
    before = pinged(world, ben)
    await ana.press(world.public[-1], "Again")
    assert (world.table.record.calls, pinged(world, ben)) == ((), before)
    await ben.press(ben.look(settings), "Allow invitations")
    assert "invited and pinged" in await ana.slash("table invite", person=ben)


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each talk to the other."""
    monkeypatch.setitem(vars(PRESENTER), "circle", lambda view: (1 - view.viewer,))


@pytest.mark.usefixtures("together")
async def test_table_talk_may_be_refused_and_has_a_limit(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, pace=0)
    await ana.press(await ana.private("my settings"), "No table talk")
    letters = len(ana.inbox)
    assert await ben.slash("table talk", message="psst") == "Not delivered: Ana turned table talk off."
    assert len(ana.inbox) == letters
    (limit,) = LIMITS["talk"]
    for _ in range(limit.most):
        told = await ana.slash("table talk", message="well")
    assert told == "Sent to Ben, and to no one else."
    letters = len(ben.inbox)
    assert "whispered too often" in await ana.slash("table talk", message="well")
    await world.restart()
    assert "whispered too often" in await ana.slash("table talk", message="well")
    assert len(ben.inbox) == letters
    await world.pass_time(limit.seconds)
    assert "Sent to Ben" in await ana.slash("table talk", message="well")


async def test_reports_of_faults_have_a_limit(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, pace=0)
    (limit,) = LIMITS["fault"]
    hand = await ana.my_hand()
    told = [await ana.forge(hand, world.table.press("fault")) for _ in range(limit.most + 1)]
    assert ["reference" in each for each in told] == [True] * limit.most + [False]
    assert "Report the next one" in told[-1]


async def test_nobody_calls_a_table_without_end_to_go_back(world: World, ana: Player, ben: Player) -> None:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    await ana.make("hide 1 -")
    await ana.press(ana.hand, "Stop here")
    (limit,) = LIMITS["back"]
    log = await ana.private("table log")
    further = world.table.press("further", argument=str(len(await back.moments(world.table, world.bot.store))))
    told = [await ana.forge(log, further, ["0"]) for _ in range(limit.most + 1)]
    assert "asked to go back too often" in told[-1]
    assert "too often" not in " ".join(told[:-1])


async def test_suggestions_have_a_limit_of_their_own(world: World, ana: Player, ben: Player) -> None:
    for _ in range(SUGGESTIONS):
        found = (await world.suggest(ana, "table rules", "game", "")).suggestions
        assert found
    assert not (await world.suggest(ana, "table rules", "game", "")).suggestions
    assert (await world.suggest(ben, "table rules", "game", "")).suggestions
    assert "Table 1 is open" in await ana.slash("fugitive new"), "commands are counted by themselves"
    await world.pass_time(11)
    assert (await world.suggest(ana, "table rules", "game", "")).suggestions
