"""Discord's limits on application commands.

A command that exceeds a limit is refused with Discord's error.
"""

from __future__ import annotations

import re

from bot.local import kinds
from bot.local.checks import length
from bot.local.errors import ApiError, Json, form_error, not_imitated

NAME = re.compile(r"^[-_'\w]{1,32}$", re.UNICODE)
SUBCOMMAND, GROUP, ATTACHMENT = 1, 2, 11
TEXT_TOTAL = 8000
VALUES = {4: int, 10: float}
MOST = {1: 100, 2: 15, 3: 15}


def commands(listed: list[Json]) -> None:
    """Check all commands of an application, as they are sent to replace the former commands."""
    for kind, most in MOST.items():
        if sum(c.get("type", 1) == kind for c in listed) > most:
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({most}).")
    seen: set[tuple[int, str]] = set()
    for i, command in enumerate(listed):
        key = (command.get("type", 1), command.get("name", ""))
        if key in seen:
            text = "Application command names must be unique"
            raise form_error(str(i), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
        seen.add(key)
        check_command(str(i), command)


def check_command(path: str, command: Json) -> None:
    """Check one command together with its options and subcommands."""
    length(f"{path}.name", command.get("name"), 32, 1)
    for name in ("contexts", "integration_types"):
        if command.get(name) is not None:
            length(f"{path}.{name}", command[name], 3, 1)
    if command.get("type", 1) != 1:
        return
    _named(path, command)
    if total(command) > TEXT_TOTAL:
        text = f"Command exceeds maximum size ({TEXT_TOTAL})"
        raise form_error(path, "APPLICATION_COMMAND_TOO_LARGE", text)
    _options(path, command.get("options") or [], depth=0)


def total(node: Json) -> int:
    """Return the number of characters of a command. Of each text, the longest translation counts.

    Discord counts in the same way.
    """

    def longest(key: str) -> int:
        texts = [node.get(key) or "", *(node.get(f"{key}_localizations") or {}).values()]
        return max(len(text) for text in texts)

    own = longest("name") + longest("description")
    if isinstance(node.get("value"), str):
        own += len(node["value"])
    return own + sum(total(child) for key in ("options", "choices") for child in node.get(key) or [])


def _named(path: str, node: Json) -> None:
    names = [("name", node.get("name") or "")]
    names += [(f"name_localizations.{key}", text) for key, text in (node.get("name_localizations") or {}).items()]
    for key, name in names:
        if not NAME.match(name) or name != name.lower():
            raise form_error(f"{path}.{key}", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    length(f"{path}.description", node.get("description"), 100, 1)
    for key, text in (node.get("description_localizations") or {}).items():
        length(f"{path}.description_localizations.{key}", text, 100, 1)


def _options(path: str, options: list[Json], depth: int) -> None:
    length(f"{path}.options", options, 25)
    names: set[str] = set()
    optional = False
    for n, option in enumerate(options):
        here = f"{path}.options.{n}"
        _named(here, option)
        if option["name"] in names:
            raise form_error(f"{here}.name", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names.add(option["name"])
        if option.get("type") not in range(SUBCOMMAND, ATTACHMENT + 1):
            raise form_error(f"{here}.type", "BASE_TYPE_CHOICES", f"Value must be one of {set(range(1, 12))}.")
        if option["type"] == ATTACHMENT:
            raise not_imitated("commands with an option that is a file")
        if option["type"] in (SUBCOMMAND, GROUP):
            if depth > (1 if option["type"] == SUBCOMMAND else 0):
                raise form_error(f"{here}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Too deeply nested")
            _options(here, option.get("options") or [], depth + 1)
            continue
        if option.get("required") and optional:
            text = "Required options must be placed before non-required options"
            raise form_error(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional = optional or not option.get("required")
        _choices(here, option)


def _choices(path: str, option: Json) -> None:
    for bound in ("min_value", "max_value"):
        if option.get(bound) is not None:
            kinds.check(f"{path}.{bound}", option[bound], VALUES.get(option["type"], str))
    choices = option.get("choices") or []
    length(f"{path}.choices", choices, 25)
    if choices and option.get("autocomplete"):
        text = "Choices and autocomplete exclude each other"
        raise form_error(path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_CONFLICT", text)
    for n, choice in enumerate(choices):
        length(f"{path}.choices.{n}.name", choice.get("name"), 100, 1)
        kinds.check(f"{path}.choices.{n}.value", choice["value"], VALUES.get(option["type"], str))
        if isinstance(choice["value"], str):
            length(f"{path}.choices.{n}.value", choice["value"], 100, 1)
