"""The routes of the application: the bot's user, the address of the gateway, and the commands."""

from __future__ import annotations

from bot.local import kinds, limits_commands, shapes
from bot.local.errors import ApiError, Json, unknown
from bot.local.rest import Answer, RestCall, route

GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


@route("GET", "/users/@me")
def me(call: RestCall) -> Answer:
    """Answer a request for the bot's own user."""
    return 200, call.world.bot | {"mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}


@route("GET", "/users/{user_id}")
def user(call: RestCall) -> Answer:
    """Answer a request for a user."""
    return 200, call.world.users[call.path["user_id"]]


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def application(call: RestCall) -> Answer:
    """Answer a request for the application."""
    world = call.world
    guilds, persons = sum(map(world.installed_on, world.guilds)), len(world.tables["install"])
    return 200, shapes.application(world.application_id, world.bot, world.owner, guilds, persons)


@route("GET", "/gateway")
def gateway(call: RestCall) -> Answer:
    """Answer a request for the address of the gateway."""
    return 200, {"url": call.core.gateway_url}


@route("GET", "/gateway/bot")
def gateway_bot(call: RestCall) -> Answer:
    """Answer a request for the gateway's address, the number of shards, and limits on session starts."""
    core = call.core
    return 200, {"url": core.gateway_url, "shards": core.shards, "session_start_limit": core.starts.limit}


def _of(call: RestCall) -> list[Json]:
    scope = call.path.get("guild_id", "")
    return [command for command in call.world.commands.values() if command["_scope"] == scope]


def _set(call: RestCall, body: Json, old: Json | None = None) -> Json:
    world, scope = call.world, call.path.get("guild_id", "")
    kind = body.get("type", 1)
    old = old or next((c for c in _of(call) if c["name"] == body["name"] and c["type"] == kind), None)
    command: Json = {
        "id": old["id"] if old else world.new_id(), "application_id": world.application_id, "version": world.new_id(),
        "default_member_permissions": None, "type": 1, "nsfw": False, "description": "", "contexts": None,
        "integration_types": [0], "dm_permission": True, "_scope": scope,
    }  # fmt: skip
    if scope:
        command["guild_id"] = scope
    command |= shapes.given(body)
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    world.commands[command["id"]] = command
    world.touch(("command", command["id"]))
    world.notice("COMMANDS")
    return command


@route("GET", GLOBAL)
@route("GET", GUILD)
def get_commands(call: RestCall) -> Answer:
    """Answer a request for the commands that the bot has registered."""
    return 200, [shapes.public(command) for command in _of(call)]


@route("PUT", GLOBAL, [kinds.COMMAND])
@route("PUT", GUILD, [kinds.COMMAND])
def put_commands(call: RestCall) -> Answer:
    """Replace all commands of the bot by those in the request."""
    limits_commands.commands(call.body)
    before = {command["id"] for command in _of(call)}
    kept = [_set(call, body) for body in call.body]
    for command_id in before - {command["id"] for command in kept}:
        del call.world.commands[command_id]
        call.world.touch(("command", command_id))
    return 200, [shapes.public(command) for command in kept]


@route("POST", GLOBAL, kinds.COMMAND)
@route("POST", GUILD, kinds.COMMAND)
def post_command(call: RestCall) -> Answer:
    """Add a command of the bot. If there is a command with the same name, replace it."""
    limits_commands.check_command("", call.body)
    known = {(c["name"], c["type"]) for c in _of(call)}
    if (call.body["name"], call.body.get("type", 1)) in known:
        return 200, shapes.public(_set(call, call.body))
    if len(known) >= limits_commands.MOST[1]:
        raise ApiError(400, 30032, "Maximum number of application commands reached (100).")
    return 201, shapes.public(_set(call, call.body))


def _one(call: RestCall) -> Json:
    command = call.world.commands.get(call.path["command_id"])
    if command is None or command["_scope"] != call.path.get("guild_id", ""):
        raise unknown("command")
    return command


@route("GET", GLOBAL + "/{command_id}")
@route("GET", GUILD + "/{command_id}")
def get_command(call: RestCall) -> Answer:
    """Answer a request for one command of the bot."""
    return 200, shapes.public(_one(call))


@route("PATCH", GLOBAL + "/{command_id}", kinds.COMMAND)
@route("PATCH", GUILD + "/{command_id}", kinds.COMMAND)
def patch_command(call: RestCall) -> Answer:
    """Change one command of the bot."""
    old = _one(call)
    body = {key: value for key, value in old.items() if not key.startswith("_")} | call.body
    limits_commands.check_command("", body)
    return 200, shapes.public(_set(call, body, old))


@route("DELETE", GLOBAL + "/{command_id}")
@route("DELETE", GUILD + "/{command_id}")
def delete_command(call: RestCall) -> Answer:
    """Remove one command of the bot."""
    command = _one(call)
    del call.world.commands[command["id"]]
    call.world.touch(("command", command["id"]))
    call.world.notice("COMMANDS")
    return 204, None
