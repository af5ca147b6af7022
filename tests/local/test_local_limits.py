import io
import json

import discord
import pytest
from aiohttp import ClientSession, FormData

from bot.local import limits
from bot.local.errors import ApiError
from bot.local.permissions import MENTION_EVERYONE


def button(**more):
    return {"type": 2, "style": 1, "label": "x", "custom_id": "a"} | more


def row(*children):
    return {"type": 1, "components": list(children)}


def options(count):
    return [{"label": str(n), "value": str(n)} for n in range(count)]


def option(name, **more):
    return {"type": 3, "name": name, "description": "d"} | more


def choices(count):
    return [{"name": str(n), "value": str(n)} for n in range(count)]


def select(**more):
    return {"type": 3, "custom_id": "s", "options": options(2)} | more


LONG = "x" * 4000
REFUSED = {
    "content": {"content": "x" * 2001},
    "nonce": {"content": "x", "nonce": "x" * 26},
    "embeds": {"embeds": [{"title": "x"}] * 11},
    "embeds.0.title": {"embeds": [{"title": "x" * 257}]},
    "embeds.0.description": {"embeds": [{"description": "x" * 4097}]},
    "embeds.0.color": {"embeds": [{"title": "x", "color": 1 << 24}]},
    "embeds.0.fields": {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]},
    "embeds.0.fields.0.name": {"embeds": [{"fields": [{"name": "", "value": "b"}]}]},
    "embeds.0.fields.0.value": {"embeds": [{"fields": [{"name": "a", "value": "b" * 1025}]}]},
    "embeds.0.footer.text": {"embeds": [{"footer": {"text": "x" * 2049}}]},
    "embeds.0.author.name": {"embeds": [{"author": {"name": "x" * 257}}]},
    "embeds.0.image.url": {"embeds": [{"image": {"url": "file:///etc/passwd"}}]},
    "embeds ": {"embeds": [{"description": LONG}, {"description": LONG}]},
    "components": {"components": [row(button(custom_id=str(n))) for n in range(6)]},
    "components.0.components": {"components": [row(*[button(custom_id=str(n)) for n in range(6)])]},
    "components.0.components ": {"components": [row(button(), select())]},
    "components.0.components.0.custom_id": {"components": [row(button(custom_id="x" * 101))]},
    "components.0.components.0.label": {"components": [row(button(label="x" * 81))]},
    "components.0.components.0.style": {"components": [row(button(style=9))]},
    "components.0.components.0": {"components": [row(button(label=None))]},
    "components.0.components.1.custom_id": {"components": [row(button(), button())]},
    "components.1.components.0.custom_id": {"components": [row(button()), row(button())]},
    "components.0.components.0.options": {"components": [row(select(options=options(26)))]},
    "components.0.components.0.options ": {"components": [row(select(options=[]))]},
    "components.0.components.0.options.1.value": {"components": [row(select(options=options(1) * 2))]},
    "components.0.components.0.options.0.label": {
        "components": [row(select(options=[{"label": "x" * 101, "value": "x"}]))]
    },
    "components.0.components.0.placeholder": {"components": [row(select(placeholder="x" * 151))]},
    "components.0.components.0.max_values": {"components": [row(select(max_values=3))]},
    "components.0.components.0.min_values": {"components": [row(select(min_values=2, max_values=1))]},
    "components.0.type": {"components": [button()]},
    "content ": {"content": "x", "flags": 1 << 15, "components": [{"type": 10, "content": "y"}]},
    "components  ": {"flags": 1 << 15, "components": [{"type": 10, "content": "y"}] * 41},
    "components   ": {"flags": 1 << 15, "components": [{"type": 10, "content": "y" * 2001}] * 2},
    "components.0.components.0.emoji.name": {"components": [row(button(emoji={"name": "run"}))]},
    "components.0.components.0.options.0.emoji.name": {
        "components": [row(select(options=[{"label": "x", "value": "x", "emoji": {"name": "run"}}]))]
    },
    "embeds.0.author.name ": {"embeds": [{"title": "x", "author": {}}]},
    "allowed_mentions.parse.0": {"content": "x", "allowed_mentions": {"parse": ["people"]}},
    "allowed_mentions": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "attachments.0.id": {"content": "x", "attachments": [{"id": "7", "filename": "a.png"}]},
    "attachments.0.description": {"content": "x", "attachments": [{"id": "7", "description": "x" * 1025}]},
    "message_reference": {"content": "x", "message_reference": {"message_id": "1"}},
}


@pytest.fixture
async def call(empty):
    async with ClientSession() as session:

        async def request(method, path, token=empty.server.token, **more):
            address = f"{empty.server.base_url}/api/v10{path}"
            headers = {"Authorization": f"Bot {token}"}
            async with session.request(method, address, headers=headers, **more) as response:
                return response.status, await response.json(content_type=None) if response.status != 204 else None

        request.messages = f"/channels/{empty.channel}/messages"
        yield request


def paths(errors, before=""):
    if "_errors" in errors:
        return [before]
    return [found for key, inner in errors.items() for found in paths(inner, f"{before}.{key}".lstrip("."))]


@pytest.mark.parametrize("path", REFUSED)
async def test_a_message_beyond_a_limit_is_refused_with_its_path(empty, call, path):
    status, body = await call("POST", call.messages, json=REFUSED[path])
    assert (status, body["code"]) == (400, 50035)
    assert paths(body["errors"]) == [path.strip()]
    assert empty.said() == []


async def test_what_is_just_within_the_limits(empty, call):
    body = {
        "content": "x" * 2000,
        "embeds": [{"description": "x" * 4096}, {"description": "x" * 1904}],
        "components": [
            row(*[button(custom_id=f"{r}{n}".ljust(100, "x"), label="x" * 80) for n in range(5)]) for r in range(4)
        ]
        + [row(select(options=options(25), max_values=25, placeholder="x" * 150))],
    }
    assert (await call("POST", call.messages, json=body))[0] == 200


async def test_an_empty_message(call):
    for body in ({}, {"content": "  "}, {"embeds": []}):
        status, answer = await call("POST", call.messages, json=body)
        assert (status, answer["code"]) == (400, 50006)
    _, message = await call("POST", call.messages, json={"content": "x"})
    status, answer = await call("PATCH", f"{call.messages}/{message['id']}", json={"content": ""})
    assert (status, answer["code"]) == (400, 50006)


async def test_files_that_are_too_large_or_too_many(call):
    form = FormData()
    form.add_field("files[0]", io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), filename="a.bin")
    status, answer = await call("POST", call.messages, data=form)
    assert (status, answer["code"]) == (413, 40005)
    form = FormData()
    for n in range(11):
        form.add_field(f"files[{n}]", b"x", filename=f"{n}.bin")
    status, answer = await call("POST", call.messages, data=form)
    assert (status, answer["code"]) == (400, 30015)


async def test_who_may_not(empty, call):
    assert await call("GET", "/users/@me", token="wrong") == (401, {"message": "401: Unauthorized", "code": 0})
    assert (await call("GET", "/channels/1"))[1]["code"] == 10003
    assert (await call("GET", f"{call.messages}/1"))[1]["code"] == 10008
    said = await empty.people.say(empty.ana, empty.channel, "mine")
    assert (await call("PATCH", f"{call.messages}/{said['id']}", json={"content": "x"}))[1]["code"] == 50005
    assert (await call("DELETE", f"{call.messages}/{said['id']}"))[1]["code"] == 50013
    empty.world.set_overwrites(empty.channel, [{"id": empty.guild, "type": 0, "allow": "0", "deny": str(1 << 11)}])
    assert (await call("POST", call.messages, json={"content": "x"}))[1]["code"] == 50013
    empty.world.set_overwrites(empty.channel, [{"id": empty.guild, "type": 0, "allow": "0", "deny": str(1 << 10)}])
    assert (await call("POST", call.messages, json={"content": "x"}))[1]["code"] == 50001
    assert (await call("POST", "/users/@me/channels", json={"recipient_id": "1"}))[1]["code"] == 50033


async def test_what_is_not_there_says_so(empty, call):
    status, answer = await call("POST", f"/channels/{empty.channel}/webhooks", json={"name": "x"})
    assert status == 501
    assert f"POST /channels/{empty.channel}/webhooks" in answer["message"]
    status, answer = await call("POST", call.messages, json={"content": "x", "poll": {"question": {"text": "?"}}})
    assert (status, "poll" in answer["message"]) == (501, True)
    status, answer = await call("POST", call.messages, json={"content": "x", "flags": 1 << 13})
    assert (status, "voice" in answer["message"]) == (501, True)
    command = {"name": "send", "description": "d", "options": [option("what", type=11)]}
    status, answer = await call("PUT", f"/applications/{empty.world.application_id}/commands", json=[command])
    assert (status, "file" in answer["message"]) == (501, True)
    empty.server.wire.clear()


async def test_an_enforced_nonce_returns_the_first_message(empty, call):
    body = {"content": "once", "nonce": "table-1", "enforce_nonce": True}
    first, second = [(await call("POST", call.messages, json=body))[1] for _ in range(2)]
    assert first["id"] == second["id"]
    assert empty.said() == ["once"]
    empty.world.age_message(first["id"], 301)
    assert (await call("POST", call.messages, json=body))[1]["id"] != first["id"]


async def test_a_nonce_whose_message_was_deleted_is_not_used_again(empty, call):
    body = {"content": "once", "nonce": "table-1", "enforce_nonce": True}
    first = (await call("POST", call.messages, json=body))[1]
    assert (await call("DELETE", f"{call.messages}/{first['id']}"))[0] == 204
    status, told = await call("POST", call.messages, json=body)
    assert (status, told["code"]) == (404, 10008)
    assert (await call("POST", call.messages, json=body | {"nonce": "table-2"}))[0] == 200
    now = empty.world.clock()
    empty.world.clock = lambda: now + 301
    assert (await call("POST", call.messages, json=body))[0] == 200


async def test_only_a_role_that_may_be_mentioned_is(empty, call):
    quiet, loud = (empty.world.add_role(empty.guild, name, mentionable=name == "loud")["id"] for name in ("q", "loud"))
    body = {"content": f"<@&{quiet}> <@&{loud}>", "allowed_mentions": {"parse": ["roles"]}}
    assert (await call("POST", call.messages, json=body))[1]["mention_roles"] == [loud]
    bot = empty.world.add_role(empty.guild, "Caller", MENTION_EVERYONE)
    empty.world.give_role(empty.guild, empty.world.bot["id"], bot["id"])
    assert (await call("POST", call.messages, json=body))[1]["mention_roles"] == [quiet, loud]


async def test_old_messages_are_edited_only_so_often(empty, call):
    message = (await call("POST", call.messages, json={"content": "0"}))[1]
    address = f"{call.messages}/{message['id']}"
    for n in range(5):
        assert (await call("PATCH", address, json={"content": f"young {n}"}))[0] == 200
    empty.world.age_message(message["id"], 3601)
    answers = [await call("PATCH", address, json={"content": f"old {n}"}) for n in range(4)]
    assert [status for status, _ in answers] == [200, 200, 200, 429]
    assert answers[3][1]["code"] == 30046
    assert 0 < answers[3][1]["retry_after"] <= 6


async def test_mentions_are_those_that_are_allowed(empty, call):
    content = f"<@{empty.ana}> <@{empty.ben}> @everyone"
    everybody = (await call("POST", call.messages, json={"content": content}))[1]
    assert [user["id"] for user in everybody["mentions"]] == [empty.ana, empty.ben]
    assert not everybody["mention_everyone"]
    one = {"parse": [], "users": [empty.ben]}
    only = (await call("POST", call.messages, json={"content": content, "allowed_mentions": one}))[1]
    assert [user["id"] for user in only["mentions"]] == [empty.ben]


@pytest.mark.parametrize(
    ("path", "command"),
    [
        ("0.name", {"name": "x" * 33, "description": "d"}),
        ("0.name", {"name": "Big", "description": "d"}),
        ("0.description", {"name": "x", "description": "d" * 101}),
        ("0.contexts", {"name": "x", "description": "d", "contexts": []}),
        ("0.name_localizations.xx", {"name": "x", "description": "d", "name_localizations": {"xx": "x"}}),
        ("0.options.0.choices.0.value", {"name": "x", "description": "d", "options": [
            option("o", type=4, choices=choices(1))]}),
        ("0.options", {"name": "x", "description": "d", "options": [option(f"o{n}") for n in range(26)]}),
        ("0.options.0.type", {"name": "x", "description": "d", "options": [option("o", type=12)]}),
        ("0.options.0.choices", {"name": "x", "description": "d", "options": [option("o", choices=choices(26))]}),
    ],
)  # fmt: skip
async def test_commands_beyond_a_limit(empty, call, path, command):
    address = f"/applications/{empty.world.application_id}/commands"
    status, answer = await call("PUT", address, json=[command])
    assert (status, paths(answer["errors"])) == (400, [path])
    assert empty.world.commands == {}


async def test_a_modal_beyond_a_limit(lab):
    refused = []

    @lab.bot.tree.command(description="x")
    async def form(interaction: discord.Interaction):
        for title in ("x" * 46, "fine"):
            modal = discord.ui.Modal(title="x")
            modal.title = title
            modal.add_item(discord.ui.TextInput(label="Move"))
            try:
                await interaction.response.send_modal(modal)
            except discord.HTTPException as error:
                refused.append(error.code)

    await lab.bot.tree.sync()
    assert (await lab.slash("form")).modal["title"] == "fine"
    assert refused == [50035]


def test_a_modal_that_asks_for_a_file_is_refused_by_name():
    question = {"type": 18, "label": "Save", "component": {"type": 19, "custom_id": "save"}}
    with pytest.raises(ApiError, match="modals with a file upload") as refused:
        limits.modal({"title": "x", "custom_id": "x", "components": [question]})
    assert refused.value.status == 501


async def test_a_body_that_is_not_json(call):
    status, answer = await call("POST", call.messages, data=b"{")
    assert (status, answer["code"]) == (400, 50109)


async def test_media_in_components_are_answered_as_discord_answers_them(empty, call):
    """A gallery, a thumbnail and a file with a picture that came along; the lab looks into Discord's document."""
    media = {"url": "attachment://a.png"}
    section = {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": {"type": 11, "media": media}}
    parts = [{"type": 12, "items": [{"media": media}]}, section, {"type": 13, "file": media}]
    form = FormData()
    form.add_field("payload_json", json.dumps({"flags": 1 << 15, "components": parts}))
    form.add_field("files[0]", b"x", filename="a.png", content_type="image/png")
    _, answer = await call("POST", call.messages, data=form)
    gallery, beside, file = answer["components"]
    shown = [gallery["items"][0]["media"], beside["accessory"]["media"], file["file"]]
    assert all(each["url"].startswith(empty.server.base_url) and each["id"].isdigit() for each in shown)
    assert gallery["items"][0] | {"media": 0} == {"media": 0, "description": None, "spoiler": False}
