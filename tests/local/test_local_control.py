import json
import re

import aiohttp
import pytest

from bot.local.server import PAGE
from tests.patience import PATIENCE

GOOD = {"Content-Type": "application/json"}


@pytest.fixture
async def session():
    async with aiohttp.ClientSession() as opened:
        yield opened


def address(lab, what):
    return f"{lab.server.base_url}/local/{what}"


async def post(session, lab, what, **body):
    async with session.post(address(lab, what), json=body) as response:
        return response.status, await response.json()


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (GOOD, 200),
        (GOOD | {"Origin": "http://127.0.0.1:{port}"}, 200),
        (GOOD | {"Origin": "http://127.0.0.1:1"}, 403),
        (GOOD | {"Origin": "https://evil.example"}, 403),
        (GOOD | {"Origin": "null"}, 403),
        (GOOD | {"Host": "evil.example"}, 403),
        (GOOD | {"Host": "evil.example:{port}"}, 403),
        (GOOD | {"Host": "127.0.0.1:1"}, 403),
        (GOOD | {"Host": "localhost:{port}"}, 200),
        ({"Content-Type": "text/plain"}, 415),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
    ],
)
async def test_no_stranger_can_act(empty, session, headers, status):
    headers = {key: value.format(port=empty.server.port) for key, value in headers.items()}
    body = json.dumps({"user": empty.ana, "channel": empty.channel, "content": "x"}).encode()
    async with session.post(address(empty, "say"), data=body, headers=headers) as response:
        assert response.status == status
    assert len(empty.said()) == (status == 200)


async def test_no_stranger_can_listen(empty, session):
    for path in ("/local/events?user=1", "/gateway"):
        with pytest.raises(aiohttp.WSServerHandshakeError) as error:
            await session.ws_connect(empty.server.base_url + path, headers={"Origin": "https://evil.example"})
        assert error.value.status == 403


async def test_the_page_is_hardened(empty, session):
    for path in ("/", "/page/page.js", "/page/page.css"):
        async with session.get(empty.server.base_url + path) as response:
            assert response.status == 200
            policy = response.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert response.headers["X-Content-Type-Options"] == "nosniff"
    for path in ("/page/../server.py", "/page/..%2fserver.py", "/page/nothing.js"):
        async with session.get(empty.server.base_url + path) as response:
            assert response.status == 404


async def test_an_attachment_is_no_page(empty, session):
    files = {0: ("a.html", b"<script>alert(1)</script>", "text/html")}
    message = empty.world.store.make(empty.channel, empty.world.bot["id"], {}, files)
    async with session.get(message["attachments"][0]["url"]) as response:
        assert response.headers["Content-Security-Policy"].startswith("sandbox;")
        assert response.headers["Content-Disposition"] == "attachment"


async def test_players_by_script(lab, session):
    status, asked = await post(
        session, lab, "slash", user=lab.ana, channel=lab.channel, name="play", options={"game": "go"}
    )
    assert (status, asked["acked"]) == (200, 4)
    assert asked["milliseconds"] > 0
    message = asked["original"]
    _, opened = await post(session, lab, "click", user=lab.ana, channel=lab.channel, message=message, label="Move")
    assert opened["modal"]["title"] == "Your move"
    _, sent = await post(session, lab, "submit", interaction=opened["id"], values={"Move": "e2e4"})
    assert sent["acked"] == 4
    body = {"user": lab.ana, "channel": lab.channel, "message": message, "label": "Never"}
    status, answer = await post(session, lab, "click", **body)
    assert (status, answer["error"]) == (400, "'Never' is disabled")
    async with session.get(address(lab, "messages"), params={"user": lab.ben, "channel": lab.channel}) as response:
        assert "moved e2e4" not in await response.text()
    async with session.get(address(lab, "commands"), params={"user": lab.ben, "channel": lab.channel}) as response:
        assert "moderate" not in [command["name"] for command in await response.json()]


async def test_faults_and_changes_by_script(lab, session):
    await post(session, lab, "add_fault", method="POST", path="/callback", status=500, after=True)
    assert (await post(session, lab, "slash", user=lab.ana, channel=lab.channel, name="ping"))[1]["acked"] == 4
    await post(session, lab, "close_dms", user_id=lab.ana)
    assert lab.world.closed_dms == {lab.ana}
    _, made = await post(session, lab, "add_user", name="Eva", locale="es-ES")
    assert lab.people.sees(made["id"], lab.channel)
    await post(session, lab, "remove_member", guild_id=lab.guild, user_id=made["id"])
    assert not lab.people.sees(made["id"], lab.channel)
    await post(session, lab, "reconnect")
    await lab.server.wait(lambda: "RESUMED" in [frame["t"] for frame in lab.server.frames], PATIENCE)
    assert (await post(session, lab, "nonsense"))[0] == 400
    assert (await post(session, lab, "say", user=lab.ana))[0] == 400


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("set_overwrites", {"overwrites": 1.5}),
        ("set_overwrites", {"overwrites": [{"id": "1", "type": 0, "allow": 0, "deny": "0"}]}),
        ("add_channel", {"guild_id": "gone", "name": "x"}),
        ("add_channel", {"name": 5}),
        ("set_role", {"role_id": "gone", "bits": 1}),
        ("set_locale", {"locale": "xx"}),
        ("add_fault", {"method": "GET", "path": "("}),
        ("add_fault", {"method": "GET", "path": "x", "drop": "sometimes"}),
        ("say", {"user": "gone", "channel": "gone", "content": "x"}),
        ("click", []),
    ],
)
async def test_what_is_not_understood_changes_nothing(empty, session, what, body):
    """Of a script that errs the page says so, and the world stays as it was."""
    if isinstance(body, dict):
        known = {"set_overwrites": ("channel_id",), "add_channel": ("guild_id",), "set_role": ("guild_id",)}
        ids = {"channel_id": empty.channel, "guild_id": empty.guild}
        body = {name: ids[name] for name in known.get(what, ())} | body
    before = json.dumps(empty.world.tables)
    async with session.post(address(empty, what), json=body) as response:
        assert (response.status, bool((await response.json())["error"])) == (400, True)
    assert json.dumps(empty.world.tables) == before
    assert empty.server.faults.pending == []


async def test_a_viewer_hears_only_what_is_theirs(lab, session):
    links = {}
    for user in (lab.ana, lab.ben):
        links[user] = await session.ws_connect(address(lab, f"events?user={user}"))
    secret = lab.world.add_channel(lab.guild, "secret", [{"id": lab.guild, "type": 0, "allow": "0", "deny": "1024"}])
    lab.world.store.make(secret["id"], lab.world.bot["id"], {"content": "hidden"}, {})
    await lab.slash("table new", quiet=True)
    await lab.people.say(lab.ana, lab.world.dm(lab.ana)["id"], "psst")
    await lab.people.say(lab.ana, lab.channel, "end")

    async def heard(user):
        found = []
        while "end" not in found:
            event = await links[user].receive_json(timeout=PATIENCE)
            if event["t"] == "MESSAGE_CREATE":
                found.append(event["d"]["content"])
        return found

    assert await heard(lab.ana) == ["A small table", "psst", "end"]
    assert await heard(lab.ben) == ["end"]
    for link in links.values():
        await link.close()


def test_no_page_script_writes_html():
    for path in PAGE.glob("*.js"):
        text = path.read_text()
        for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "http://", "https://"):
            allowed = path.name in ("markdown.js", "kit.js") and word.startswith("http")
            assert allowed or word not in text, f"{path.name}: {word}"


def test_both_languages_say_everything():
    english, spanish = (PAGE / "texts.js").read_text().split("let language")[0].split("  es: {")
    keys = [set(re.findall(r"(?<![\w'])(\w+): ['\"]", part)) for part in (english, spanish)]
    assert keys[0] == keys[1]
    used = set()
    for path in PAGE.iterdir():
        used |= set(re.findall(r"""(?:say\(|data-text=|data-label=)['"](\w+)""", path.read_text()))
    assert used <= keys[0]
