"""The undocumented parts of discord.py that the bot uses. They are checked when the bot starts.

See `docs/dev/discord_py.md`.
"""

from __future__ import annotations

import importlib.metadata
import pkgutil
from collections.abc import Iterator, Mapping
from types import FunctionType
from typing import Any

INTERNALS: Mapping[str, tuple[str, ...]] = {
    "discord.app_commands.commands:Command": ("get_translated_payload",),
    "discord.app_commands.commands:Group": ("get_translated_payload",),
    "discord.app_commands.tree:CommandTree": ("_call",),
    "discord.asset:Asset": ("BASE",),
    "discord.client:Client._call_before_identify_hook": ("before_identify_hook",),
    "discord.gateway:DiscordWebSocket": (
        "DEFAULT_GATEWAY", "_keep_alive", "from_client", "send_heartbeat", "session_id", "socket",
    ),
    "discord.gateway:KeepAliveHandler": ("_last_recv", "beat"),
    "discord.gateway:ReconnectWebSocket": ("resume",),
    "discord.http:HTTPClient": (
        "_try_clear_expired_ratelimits", "add_user_to_thread", "bulk_upsert_global_commands",
    ),
    "discord.http:HTTPClient.static_login": ("DiscordClientWebSocketResponse",),
    "discord.http:Route": ("BASE",),
    "discord.shard:AutoShardedClient.__init__": ("_AutoShardedClient__shards",),
    "discord.shard:AutoShardedClient._async_setup_hook": ("_AutoShardedClient__queue",),
    "discord.shard:AutoShardedClient.connect": ("launch_shards",),
    "discord.shard:AutoShardedClient.launch_shards": ("launch_shard",),
    "discord.shard:EventItem": ("error", "shard", "type"),
    "discord.shard:EventType": ("identify", "reconnect", "resume", "terminate"),
    "discord.shard:Shard": ("_dispatch", "_handle_disconnect", "_queue_put", "launch", "ws"),
    "discord.shard:ShardInfo": ("_parent",),
    "discord.voice_client:VoiceClient": ("warn_dave", "warn_nacl"),
    "discord.webhook.async_:AsyncDeferredLock": ("__aexit__", "delta", "lock"),
}  # fmt: skip
"""The undocumented names that must exist in discord.py.

They are listed by the class that has the name, or by the function that uses the name.
"""


MADE_FOR = "discord.py==2.7.1"
"""The version of discord.py with which the bot was tested. `pyproject.toml` requires this version."""


def complaint() -> str:
    """Return a sentence about names that the installed discord.py lacks. It is empty if none is missing."""
    lacking, version = ", ".join(missing()), importlib.metadata.version("discord.py")
    sentence = f"discord.py {version} does not fit this release: it has no {lacking}. Use pip install {MADE_FOR}."
    return sentence if lacking else ""


def missing() -> Iterator[str]:
    """Yield each name in `INTERNALS` that the installed discord.py does not have."""
    for path, names in INTERNALS.items():
        called = path.partition(":")[2]
        try:
            owner = pkgutil.resolve_name(path)
        except (ImportError, AttributeError):
            yield from (f"{called}.{name}" for name in names)
            continue
        yield from (f"{called}.{name}" for name in names if not _has(owner, name))


def _has(owner: Any, name: str) -> bool:
    """Return whether a class or its instances have an attribute `name`, or whether a function uses it."""
    if not isinstance(owner, FunctionType):
        return hasattr(owner, name) or (isinstance(owner.__init__, FunctionType) and _has(owner.__init__, name))
    return name in (*owner.__code__.co_names, *owner.__code__.co_varnames)
