"""Alerts: once an hour each kind, with what came in between counted; without a channel nothing is sent."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot import logs
from bot.ops.alerts import PAUSE, Alerts
from tests.table.play import Time


class Channel:
    def __init__(self) -> None:
        self.guild = SimpleNamespace(preferred_locale="es-ES")
        self.said: list[str] = []

    async def send(self, content: str, allowed_mentions: Any) -> None:
        self.said.append(content)


def bot_with(channel: Channel) -> Any:
    there = {"is_closed": lambda: False}
    return SimpleNamespace(**there, get_channel=lambda number: channel, get_partial_messageable=lambda number: channel)


@pytest.fixture
def channel() -> Channel:
    return Channel()


async def test_each_kind_is_told_once_an_hour_with_what_came_between(channel: Channel) -> None:
    now = Time()
    alerts = Alerts(7, lambda: bot_with(channel), now)
    try:
        for _ in range(3):
            logs.heard(None, "exception", {"event": "painting failed", "table": 12})
        logs.heard(None, "warning", {"event": "not saved", "interaction": 5})
        logs.heard(None, "error", {"event": "a scene or an end is not told", "table": 4})
        logs.heard(None, "warning", {"event": "answer lost"})
        await alerts.flush()
        assert [said.split(" (")[0].split("«")[1].rstrip("»") for said in channel.said] == [
            "painting failed",
            "not saved",
            "a scene or an end is not told",
        ]
        now.now += PAUSE
        logs.heard(None, "exception", {"event": "painting failed", "table": 12})
        await alerts.flush()
        assert "mesa: 12" in channel.said[-1]
        assert "2 veces más" in channel.said[-1]
    finally:
        await alerts.close()
    logs.heard(None, "error", {"event": "too late"})
    assert len(channel.said) == 4


async def test_refused_direct_messages_and_boards_are_told_of(channel: Channel) -> None:
    alerts = Alerts(7, lambda: bot_with(channel), Time())
    try:
        logs.heard(None, "warning", {"event": "direct messages are refused to the bot", "code": 20026})
        logs.heard(None, "error", {"event": "the board is refused", "table": 3})
        await alerts.flush()
    finally:
        await alerts.close()
    assert [said.split(":")[0].split(".")[0] for said in channel.said] == [
        "⚠️ Discord no me deja enviar mensajes directos",
        "⚠️ No he podido mostrar una mesa",
    ]


async def test_without_a_channel_or_a_bot_nothing_is_sent(channel: Channel) -> None:
    for number, bot in ((None, bot_with(channel)), (7, None)):
        alerts = Alerts(number, lambda bot=bot: bot)
        logs.heard(None, "error", {"event": "painting failed", "table": 12})
        await alerts.flush()
        await alerts.close()
    assert channel.said == []
