"""Commands and the lobby: who may do what, and what they are told."""

from __future__ import annotations

import pytest

from bot.local.permissions import ATTACH_FILES, CREATE_PUBLIC_THREADS, MANAGE_MESSAGES, SEND_MESSAGES
from tests.ui.answer import answer
from tests.ui.messages import chosen_in, find, labels, seen, text
from tests.ui.player import Player, sit_down
from tests.ui.world import World

MANAGE_GUILD = 1 << 5

HOUSE = ("hand", "games")
"""Commands that belong to no table."""

OPENS = "/escapade opens one."


@pytest.fixture
async def lobby(world: World, ana: Player, ben: Player) -> World:
    await ana.slash("fugitive new", roles="host_marshal", bonus_pass="no", pace=900)
    return world


@pytest.fixture
async def seated(world: World, ana: Player, ben: Player) -> World:
    await sit_down(ana, ben, roles="host_fugitive", pace=0)
    return world


async def test_the_options_form(lobby: World, ana: Player, ben: Player) -> None:
    for chosen in (
        "Roles: **host is the Marshal**",
        "Passing draws a card: **no**",
        "Time for a turn: **15 minutes (live, with a time bank)**",
    ):
        assert chosen in text(lobby.board)
    assert answer(await ben.press(lobby.board, "Options")) == "Only the host can do that."
    form = await ana.press(lobby.board, "Options")
    await ana.submit(form, roles=["random"], switches=["bonus_pass"], events=["none"], pace=["0"])
    for chosen in (
        "Roles: **random**",
        "Passing draws a card: **yes (as in the second edition; helps the Fugitive)**",
        "Time for a turn: **no limit**",
    ):
        assert chosen in text(lobby.board)
    form = await ana.press(lobby.board, "Options")
    await lobby.restart()
    await ana.submit(form, roles=["host_fugitive"], switches=[], events=["none"], pace=["0"])
    assert "host is the Fugitive" in text(lobby.board)
    assert "Passing draws a card: **no**" in text(lobby.board)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("pace", "soon"),
        ("pace", "1"),
        ("pace", "³"),
        ("roles", "all"),
        ("switches", "roles"),
        ("switches", ""),
        ("x", "y"),
    ],
)
async def test_a_form_that_no_client_sends(lobby: World, ana: Player, field: str, value: str) -> None:
    form = await ana.press(lobby.board, "Options")
    before = text(lobby.board)
    assert form.form is not None
    assert await ana.forge_form(form, chosen_in(form.form) | {field: [value]}) == "That option doesn't exist."
    assert text(lobby.board) == before


async def test_a_second_table_gets_the_link_where_i_may_make_no_thread(lobby: World, ben: Player) -> None:
    await lobby.permit(CREATE_PUBLIC_THREADS)
    told = await ben.slash("fugitive new")
    assert "can have only one table" in told
    assert told.endswith(f"/{lobby.guild}/{lobby.channel}/{lobby.board['id']}")
    assert len(lobby.bot.tables) == 1
    assert len(ben.inbox) == 0


async def test_joining_leaving_and_the_next_host(lobby: World, ana: Player, ben: Player) -> None:
    eva = lobby.join("Eva")
    assert (
        answer(await ana.press(lobby.board, "Join"))
        == "You already have a seat here. To give up your seat, press *Leave*."
    )
    assert answer(await ben.press(lobby.board, "Leave")) == "You don't have a seat at this table."
    await ben.press(lobby.board, "Join")
    assert find(lobby.board, "Join").get("disabled")
    assert await eva.forge(lobby.board, "e1:join:1:-::") == "Every seat is taken."
    assert answer(await ben.press(lobby.board, "Start")) == "Only the host can do that."
    await ana.press(lobby.board, "Leave")
    assert "Ben** · host" in text(lobby.board)
    assert await ben.forge(lobby.board, "e1:start:1:-::") == "One more player is needed."
    await ben.press(lobby.board, "Leave")
    assert "Everyone left this table." in text(lobby.board)
    assert labels(lobby.board) == []
    assert "Table 2 is open" in await eva.slash("fugitive new")


async def test_computers_come_and_go_on_the_hosts_word(lobby: World, ana: Player, ben: Player) -> None:
    assert answer(await ben.choose(lobby.board, "Add computer", "easy")) == "Only the host can do that."
    await ana.choose(lobby.board, "Add computer", "easy")
    assert "Mabel · computer, easy" in text(lobby.board)
    await ana.choose(lobby.board, "Change computers", "remove")
    assert "`2` free" in text(lobby.board)


async def test_missing_permissions_are_named_and_nothing_starts(world: World, ana: Player) -> None:
    world.channel = world.open_channel("quiet", denied=SEND_MESSAGES | ATTACH_FILES)
    told = await ana.slash("fugitive new")
    assert "I'm missing Send Messages and Attach Files in this channel" in told
    assert len(world.bot.tables) == 0
    assert world.public == ana.inbox == []


async def test_hand_board_log_rules_and_games(seated: World, ana: Player, ben: Player) -> None:
    eva = seated.join("Eva")
    assert "You are the Fugitive" in text(await ana.private("hand"))
    assert "You are the Marshal" in text(await ben.private("hand"))
    assert await eva.slash("hand") == "You don't play at this table."
    assert "the rules in short" in await eva.slash("table rules")
    assert "Ana is the Fugitive." in await eva.slash("table log")
    assert "your turn" in await ana.slash("games")
    assert "waiting for" in await ben.slash("games")
    assert await eva.slash("games") == f"You aren't at any table. {OPENS}"
    old = seated.board
    assert f"/{old['id']}" not in await eva.slash("table board")
    assert int(seated.board["id"]) > int(old["id"])
    assert seated.look(old)["components"] == []
    assert labels(seated.board) == ["My hand", "Log", "Show in words", "More"]


async def test_a_command_is_answered_in_place_of_thinking(seated: World, ana: Player) -> None:
    """A sentence, a refusal, a page, a file and a hand; what follows, by a message of its own."""
    for name, options in (("board", {}), ("end", {"table": 77}), ("games", {}), ("log", {}), ("hand", {})):
        since = len(seated.requests)
        made = await seated.slash(ana, seated.channel, name if name in HOUSE else f"table {name}", options)
        assert len(made.told) == 1, (name, [text(each) for each in made.told])
        assert answer(made)
        assert not [each for each in seated.requests[since:] if (each.method, each.path) == ("POST", "/webhooks")], name
    panel = made.told[0]
    await ana.make("hide 1 -", panel)
    assert "Stop here" in labels(ana.look(panel)), "a panel that a command has brought follows the game as any other"


async def test_commands_where_there_is_no_table(world: World, ana: Player) -> None:
    for command in ("hand", "table board", "table log", "table resign", "table rules", "table end"):
        assert await ana.slash(command) == f"There's no table in this channel. {OPENS}"
    assert "the rules in short" in await ana.slash("table rules", game="fugitive")
    world.speak("es-ES", ana)
    assert await ana.slash("table board") == "No hay ninguna mesa en este canal. /escapade abre una."


async def test_commands_in_the_lobby(lobby: World, ana: Player) -> None:
    for command in ("hand", "table resign"):
        assert await ana.slash(command) == "The game isn't running, so there are no cards to see."
    assert "Nothing has happened yet." in await ana.slash("table log")
    assert "in its lobby" in await ana.slash("games")


async def test_commands_in_direct_messages(seated: World, ana: Player) -> None:
    assert "You are the Fugitive" in answer(await seated.slash(ana, ana.dm, "hand", {}))
    assert "hand" in seated.commands(ana, ana.dm)
    for command in ("fugitive new", "table end"):
        assert command in seated.commands(ana, seated.channel)
        assert command in seated.commands(ana, ana.dm)


async def test_resigning_asks_once(seated: World, ana: Player, ben: Player) -> None:
    eva = seated.join("Eva")
    assert await eva.slash("table resign") == "You don't play at this table."
    sure = await ana.private("table resign")
    assert "Resign?" in text(sure)
    assert not seated.over
    await ana.press(sure, "Resign")
    assert "You've left the game." in text(ana.look(sure))
    assert "other side resigned" in text(seated.board)
    assert "You win!" in text(ben.hand)


async def test_only_the_host_ends_a_table_before_several_have_moved(seated: World, ana: Player, ben: Player) -> None:
    seen(await ben.slash("table end"), "if all its players agree", "You can also resign")
    assert "You can't end this game alone" in await ben.forge(seated.board, "e1:end-sure:1:-::")
    eva = seated.join("Eva")
    assert "You can't end this table" in await eva.slash("table end")
    assert "You can't end this game alone" in await eva.forge(seated.board, "e1:end-sure:1:-::")
    sure = await ana.private("table end")
    assert "End this game?" in text(sure)
    await ana.press(sure, "End the game")
    assert "Nobody won." in text(seated.board)
    assert seated.pings == []
    assert "There's no table" in await ana.slash("table end")


async def test_a_moderator_breaks_a_table_off(seated: World) -> None:
    eva = seated.join("Eva", permissions=MANAGE_MESSAGES)
    await eva.press(await eva.private("table end"), "End the game")
    assert "Nobody won." in text(seated.board)


async def test_more_tables_than_a_message_holds(seated: World, ana: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those where one is asked come first, and no address is cut."""
    monkeypatch.setattr(seated.bot.tables, "of_user", lambda user: [seated.table] * 40)
    lines = (await ana.slash("games")).split("\n")
    assert 10 < len(lines) < 40
    assert {line.split(" · ")[-1] for line in lines} == {lines[0].split(" · ")[-1]}


async def test_a_moderator_of_another_channel_breaks_nothing_off(seated: World) -> None:
    """Nor whoever owns another server: what a button says is no permission."""
    keeper = seated.join("Keeper", permissions=MANAGE_MESSAGES)
    other = seated.open_channel("elsewhere")
    await seated.slash(keeper, other, "fugitive new", {})
    told = await keeper.forge(seated.messages(other)[-1], "e1:end-sure:1:-::")
    assert told == "That button only works in its own table's channel. /games lists your tables."
    assert len(seated.bot.tables) == 2


async def test_setting_up_a_channel(world: World, ana: Player) -> None:
    """Who may manage the server is told what is missing, and may put the home page there; nobody else."""
    keeper = world.join("Keeper", permissions=MANAGE_GUILD)
    assert "setup" not in world.commands(ana, world.channel)
    page = await keeper.private("setup")
    assert "All is well" in text(page)
    before = len(world.public)
    await keeper.press(page, "Put the home page here")
    assert len(world.public) == before + 1
    assert "Fugitive" in labels(world.public[-1])
    told = await ana.forge(world.public[-1], "e1:put:0:-::")
    assert told == "Only members who may manage this server can do that."
    world.channel = world.open_channel("quiet", denied=ATTACH_FILES)
    page = await keeper.private("setup")
    assert "I'm missing **Attach Files** in this channel" in text(page)
    assert labels(page) == ["What do you want to change?"]


async def test_a_table_by_its_number(seated: World, ana: Player, ben: Player) -> None:
    """Wherever one is: of one's own tables, and of no others."""
    there = seated.channel
    seated.channel = seated.open_channel("elsewhere")
    await ana.slash("fugitive new")
    assert await ana.slash("hand") == "The game isn't running, so there are no cards to see."
    assert "You are the Fugitive" in text(await ana.private("hand", table=1))
    assert f"/{there}/" in await ana.slash("table board", table=1)
    assert [choice["value"] for choice in (await seated.suggest(ana, "hand", "table", "")).suggestions] == [1, 2]
    eva = seated.join("Eva")
    for command in ("hand", "table board", "table log", "table end"):
        assert await eva.slash(command, table=1) == "You don't play at this table."
    assert "if all its players agree" in await ben.slash("table end", table=1)
    await ana.press(await ana.private("table end", table=1), "End the game")
    assert [table.id for table in seated.bot.tables] == [2]
