"""Something of the wrong kind, at every place of a body, is refused with its path, and is no failure of the server."""

import copy

import pytest
from test_local_limits import button, call, option, paths, row, select  # noqa: F401

JUNK = (None, [], {}, "x", 5, -1, 1.5, True, [None])
MESSAGE = {
    "content": "x", "nonce": "n", "tts": False, "flags": 0,
    "embeds": [{
        "title": "t", "description": "d", "url": "http://x/", "color": 1, "timestamp": "2026-01-01T00:00:00+00:00",
        "fields": [{"name": "a", "value": "b", "inline": True}], "footer": {"text": "f"}, "author": {"name": "x"},
        "image": {"url": "http://x/"},
    }],
    "components": [
        row(button(emoji={"name": "🏃"}, disabled=False)),
        row(select(placeholder="p", min_values=1, max_values=1)),
    ],
    "allowed_mentions": {"parse": ["users"], "roles": ["1"], "replied_user": True},
}  # fmt: skip
COMMAND = {
    "name": "x", "description": "d", "type": 1, "name_localizations": {"es-ES": "y"}, "contexts": [0],
    "integration_types": [0], "default_member_permissions": 8,
    "options": [option("o", required=True, choices=[{"name": "a", "value": "b"}]), option("n", type=4, min_value=1)],
}  # fmt: skip
THREAD = {"name": "t", "type": 11, "auto_archive_duration": 60, "rate_limit_per_user": 0}


def places(value, before=()):
    """Where something stands in a body."""
    yield before
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield from places(inner, (*before, key))


def spoiled(body, place, junk):
    """A body with something else at one place."""
    if not place:
        return junk
    made = copy.deepcopy(body)
    holder = made
    for key in place[:-1]:
        holder = holder[key]
    holder[place[-1]] = junk
    return made


@pytest.mark.parametrize("what", ["message", "command", "thread"])
async def test_the_wrong_kind_is_refused_wherever_it_stands(empty, call, what):  # noqa: F811
    """What is accepted is what Discord documents: the fixture holds the wire against it."""
    address, body = {
        "message": (call.messages, MESSAGE),
        "command": (f"/applications/{empty.world.application_id}/commands", COMMAND),
        "thread": (call.messages.replace("messages", "threads"), THREAD),
    }[what]
    assert (await call("POST", address, json=body))[0] in (200, 201)
    refused = 0
    for place in places(body):
        for junk in JUNK:
            status, answer = await call("POST", address, json=spoiled(body, place, junk))
            assert status in (200, 201, 400), (place, junk, answer)
            refused += status == 400
    assert refused > 5 * len(list(places(body)))


async def test_the_path_of_the_wrong_kind(call):  # noqa: F811
    for place, junk in ((("content",), []), (("embeds", 0, "title"), {}), (("components", 0, "components", 0), 5)):
        status, answer = await call("POST", call.messages, json=spoiled(MESSAGE, place, junk))
        assert (status, answer["code"]) == (400, 50035)
        assert paths(answer["errors"]) == [".".join(map(str, place))]
    status, answer = await call("POST", call.messages, json=[])
    assert (status, list(answer["errors"])) == (400, ["_errors"])


async def test_a_command_of_its_own_is_refused_at_its_path(empty, call):  # noqa: F811
    address = f"/applications/{empty.world.application_id}/commands"
    status, answer = await call("POST", address, json=COMMAND | {"name": "Big"})
    assert (status, paths(answer["errors"])) == (400, ["name"])


@pytest.mark.parametrize("query", ["limit=x", "limit=0", "limit=101", "after=x", "around=", "before=-1"])
async def test_a_query_that_cannot_be_read(call, query):  # noqa: F811
    status, answer = await call("GET", f"{call.messages}?{query}")
    assert (status, answer["code"], list(answer["errors"])) == (400, 50035, [query.split("=")[0]])
