"""A recorded wire held against Discord's own OpenAPI document.

    findings(wire) -> [(who, method, path, status, where, what)]

"bot": a request that Discord does not document; "server": an answer that it does not document.
The document is not part of the project: DISCORD_OPENAPI says where it lies.
"""

import json
import os
import re
from functools import cache
from pathlib import Path
from urllib.parse import quote

import jsonschema_rs
import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

ROOT = Path(__file__).parents[2]
DOCUMENT = Path(os.environ.get("DISCORD_OPENAPI") or ROOT.parent / "shared" / "discord" / "openapi.json")

# Discord takes numbers where the document says snowflake, and discord.py sends them
SNOWFLAKES = ("id", "recipient_id", "message_id", "channel_id", "nonce", "recipients", "users", "roles", "guild_id")


@cache
def _document():
    return json.loads(DOCUMENT.read_text())


@cache
def _registry():
    return Registry().with_resource("urn:discord", Resource(contents=_document(), specification=DRAFT202012))


@cache
def _paths():
    found = [(re.compile("^" + re.sub(r"\{\w+\}", "[^/]+", path) + "$"), path) for path in _document()["paths"]]
    return sorted(found, key=lambda entry: entry[1].count("{"))


@cache
def _validator(pointer):
    return Draft202012Validator({"$ref": "urn:discord#" + pointer}, registry=_registry())


@cache
def _quick(pointer):
    registry = jsonschema_rs.Registry([("urn:discord", _document())])
    return jsonschema_rs.Draft202012Validator({"$ref": "urn:discord#" + quote(pointer)}, registry=registry)


def _escaped(text):
    return text.replace("~", "~0").replace("/", "~1")


def _explained(error):
    """The branch of a union whose discriminator fits and that fails least."""
    if error.validator not in ("anyOf", "oneOf") or not error.context:
        where = "/".join("*" if isinstance(part, int) else part for part in error.absolute_path)
        yield where, re.sub(r"\d{15,}", "<id>", error.message)[:200]
        return
    branches = {}
    for inner in error.context:
        branches.setdefault(inner.relative_schema_path[0], []).append(inner)

    def misfit(errors):
        unions = ("enum", "const", "anyOf", "oneOf")
        wrong_kind = any(
            (list(e.relative_path) == ["type"] and e.validator in unions)
            or (not e.relative_path and e.validator == "type")
            for e in errors
        )
        return wrong_kind, len(errors)

    for inner in min(branches.values(), key=misfit):
        yield from _explained(inner)


def _texted(value, key=""):
    """A value with the numbers of snowflakes as text."""
    if isinstance(value, dict):
        return {name: _texted(inner, name) for name, inner in value.items()}
    if isinstance(value, list):
        return [_texted(inner, key) for inner in value]
    return str(value) if key in SNOWFLAKES and type(value) is int else value


def _faults(pointer, value):
    if not _quick(pointer).is_valid(value):
        for error in _validator(pointer).iter_errors(value):
            yield from _explained(error)


def findings(wire):
    """Everything that the document does not know of."""
    return list(dict.fromkeys(fault for exchange in wire for fault in _findings(exchange)))


@cache
def _documented(asked):
    """The document's own spelling of a path, None for one that it does not have."""
    if asked == "/oauth2/applications/@me":
        return asked
    return next((known for pattern, known in _paths() if pattern.match(asked)), None)


def _findings(exchange):
    out = []
    method, status = exchange["method"].lower(), exchange["status"]
    path = _documented(exchange["path"])
    about = (exchange["method"], path or exchange["path"], status)
    operation = _document()["paths"].get(path, {}).get(method)
    if operation is None:
        out.append(("bot", *about, "", "no such operation"))
        return out
    base = f"/paths/{_escaped(path)}/{method}"
    body = operation.get("requestBody")
    if body and exchange["body"] is not None and status != 400:
        kind = "application/json" if "application/json" in body["content"] else next(iter(body["content"]))
        pointer = f"{base}/requestBody/content/{_escaped(kind)}/schema"
        out += [("bot", *about, *fault) for fault in _faults(pointer, _texted(exchange["body"]))]
    if exchange["injected"]:
        return out
    responses = operation["responses"]
    key = str(status) if str(status) in responses else f"{status // 100}XX"
    if key not in responses:
        out.append(("server", *about, "", f"only {sorted(responses)} are documented"))
        return out
    response, pointer = responses[key], f"{base}/responses/{key}"
    if "$ref" in response:
        pointer = response["$ref"][1:]
        response = _document()["components"]["responses"][pointer.split("/")[-1]]
    if "application/json" in response.get("content", {}):
        pointer += "/content/application~1json/schema"
        answer = exchange["response"]
        if status == 400:
            # the document has integers for the codes of single fields; Discord's reference shows words
            answer = {key: value for key, value in answer.items() if key != "errors"}
        out += [("server", *about, *fault) for fault in _faults(pointer, answer)]
    return out


def check(wire):
    """Fail with what was found; do nothing where the document is not at hand."""
    if DOCUMENT.exists():
        found = sorted(set(findings(wire)), key=str)
        assert not found, "\n".join(map(str, found))


needs_document = pytest.mark.skipif(not DOCUMENT.exists(), reason="DISCORD_OPENAPI does not lie here")
