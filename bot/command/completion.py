"""`python -m bot completion`: print a script with which bash and zsh complete the bot's commands."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from bot.command import COMMANDS, command_parser

SCRIPT = """\
# Escapade for bash and zsh. Load it with: source <(escapade completion)
if [ -n "$ZSH_VERSION" ]; then autoload -Uz compinit bashcompinit && compinit && bashcompinit; fi
_escapade() {{
    local words="{commands}"
    if [ "$COMP_CWORD" -gt 1 ]; then
        case "${{COMP_WORDS[1]}}" in
{cases}
        esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _escapade escapade
"""


def add(parser: argparse.ArgumentParser) -> None:
    """Add nothing to `parser`, because the command `completion` has no arguments."""


def run(arguments: argparse.Namespace) -> int:
    """Print the script that makes bash and zsh complete the bot's commands."""
    cases = (f'            {name}) words="{" ".join(_list_words(name))}" ;;' for name in COMMANDS)
    print(SCRIPT.format(commands=" ".join((*COMMANDS, "--help", "--version")), cases="\n".join(cases)), end="")
    return 0


def _list_words(command: str) -> Iterator[str]:
    """Yield the words that can follow a command on the command line: its options and their values."""
    for action in command_parser("escapade", command)._actions:
        yield from (option for option in action.option_strings if option.startswith("--"))
        yield from map(str, action.choices or ())
