"""A real headless Chromium, driven over its debugging protocol."""

import asyncio
import base64
import json
import shutil
import subprocess
import tempfile
from contextlib import asynccontextmanager

import aiohttp

from tests.patience import PATIENCE

FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--remote-debugging-port=0",
)  # fmt: skip
KEYS = {
    "Enter": (13, "\r"),
    "Escape": (27, ""),
    "Tab": (9, ""),
    "ArrowDown": (40, ""),
    "ArrowUp": (38, ""),
    "ArrowLeft": (37, ""),
    "ArrowRight": (39, ""),
    "End": (35, ""),
    "Home": (36, ""),
    "PageDown": (34, ""),
    "PageUp": (33, ""),
    " ": (32, " "),
}


def program():
    """Where Chromium is, or None."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


class Page:
    """One tab."""

    def __init__(self, link):
        self._link, self._number, self._waiting = link, 0, {}
        self.errors = []
        self.pump = asyncio.create_task(self._pump())

    async def _pump(self):
        async for message in self._link:
            data = json.loads(message.data)
            if "id" in data:
                self._waiting.pop(data["id"]).set_result(data)
            elif data["method"] == "Runtime.exceptionThrown":
                self.errors.append(data["params"]["exceptionDetails"])
            elif data["method"] == "Log.entryAdded" and data["params"]["entry"]["level"] == "error":
                self.errors.append(data["params"]["entry"])

    async def close(self):
        await self._link.close()

    async def command(self, method, **parameters):
        self._number += 1
        answer = self._waiting[self._number] = asyncio.get_running_loop().create_future()
        await self._link.send_json({"id": self._number, "method": method, "params": parameters})
        data = await asyncio.wait_for(answer, 2 * PATIENCE)
        assert "error" not in data, data["error"]
        return data["result"]

    async def run(self, expression):
        """The value of an expression, awaited when it is a promise."""
        parameters = {"awaitPromise": True, "returnByValue": True, "userGesture": True}
        result = await self.command("Runtime.evaluate", expression=expression, **parameters)
        assert "exceptionDetails" not in result, (expression, result["exceptionDetails"])
        return result["result"].get("value")

    async def until(self, expression, seconds=PATIENCE):
        """Wait in the page until an expression is true; its value."""
        return await self.run(f"""new Promise((yes, no) => {{
            const end = Date.now() + {seconds * 1000}
            const look = () => {{
                let value
                try {{ value = {expression} }} catch {{ }}
                if (value) yes(value)
                else if (Date.now() > end) no(new Error({json.dumps("not: " + expression)}))
                else setTimeout(look, 15)
            }}
            look()
        }})""")

    async def press(self, text, within="document"):
        """Press the button with this text."""
        buttons = f"[...{within}.querySelectorAll('button')].reverse()"
        found = f"{buttons}.find(one => one.textContent === {json.dumps(text)})"
        await self.until(f"{found} && !{found}.disabled")
        await self.run(f"{found}.click()")

    async def key(self, name):
        code, text = KEYS[name]
        more = {"key": name, "code": name, "windowsVirtualKeyCode": code}
        await self.command("Input.dispatchKeyEvent", type="keyDown", text=text, **more)
        await self.command("Input.dispatchKeyEvent", type="keyUp", **more)

    async def write(self, text):
        await self.command("Input.insertText", text=text)

    async def size(self, width, height=860):
        more = {"deviceScaleFactor": 1, "mobile": width < 500}
        await self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, **more)

    async def picture(self, path):
        await self.command("Page.bringToFront")
        shot = await self.command("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(shot["data"]))


@asynccontextmanager
async def chromium():
    """A browser; `await open(url)` gives a new tab."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [program(), *FLAGS, f"--user-data-dir={folder}", "about:blank"]
        process = await asyncio.create_subprocess_exec(
            *command, stdout=subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
        )
        pages, session = [], aiohttp.ClientSession()
        try:
            async with asyncio.timeout(20):
                line = b""
                while b"DevTools listening on" not in line:
                    line = await process.stderr.readline()
            host = line.decode().split("ws://")[1].split("/")[0]

            async def open_page(url):
                async with session.put(f"http://{host}/json/new?about:blank") as response:
                    target = await response.json(content_type=None)
                page = Page(await session.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0))
                pages.append(page)
                await page.command("Emulation.setFocusEmulationEnabled", enabled=True)
                for domain in ("Page", "Runtime", "Log"):
                    await page.command(f"{domain}.enable")
                await page.command("Page.navigate", url=url)
                return page

            yield open_page
        finally:
            for page in pages:
                page.pump.cancel()
            await asyncio.gather(*(page.pump for page in pages), return_exceptions=True)
            await asyncio.gather(*(page.close() for page in pages))
            await session.close()
            process.terminate()
            await process.wait()
            process._transport.close()
