"""All settings of the bot, from environment variables or the file `.env`.

The file `.env.example` explains each setting.
"""

from __future__ import annotations

import difflib
import io
import math
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from dotenv.parser import parse_stream

from bot.shards import Shards, read
from storage.database import SCHEME, Server, parse_location

FILE = Path(".env")
"""The file with those settings that are not environment variables."""

NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
"""Matches the name of a setting.

Text that does not match is never printed, because it may be a password.
"""

DRAIN = 25
"""The most seconds that a stop of the bot may take.

After 30 s, the system usually kills the process.
"""

LONGEST_LINK = 512
"""The most characters of a link button (documentation, Components, *Button*)."""

Count = Annotated[int, msgspec.Meta(ge=0)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]


class WrongSettings(ValueError):
    """Raised if settings are invalid. The message has one sentence per line for each invalid setting.

    Each line begins with the name of the setting.
    """


class Secret:
    """A secret text, such as a token. It never appears in logs and tracebacks."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __bool__(self) -> bool:
        return bool(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return "Secret(...)" if self.text else "Secret()"


class Settings(msgspec.Struct, kw_only=True):
    """All settings of the bot. The file `.env.example` explains each of them."""

    discord_token: Secret = Secret("")
    discord_base_url: str = ""
    discord_proxy: str = ""
    database: Path | Server = Path("data/escapade.db")
    shards: Shards | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_json: bool = False
    paint_pause: Seconds = 1.0
    edit_pause: Seconds = 2.0
    call_pause: Seconds = 60.0
    computer_beat: Seconds = 1.0
    picture_workers: Count = 1
    mind_workers: Count = 1
    mind_seconds: Seconds = 2.0
    drain_seconds: Annotated[float, msgspec.Meta(ge=0, le=DRAIN)] = 16.0
    ready_timeout: Seconds = 2.0
    backups: str = ""
    contact: str = ""
    privacy_url: str = ""
    terms_url: str = ""
    private_days: Annotated[int, msgspec.Meta(ge=1)] = 180
    most_presses: Count = 20
    metrics_port: Annotated[int, msgspec.Meta(ge=0, le=65535)] | None = None
    metrics_host: str = "127.0.0.1"
    owners: tuple[int, ...] = ()
    alerts_channel: int | None = None

    @property
    def copies(self) -> Path | None:
        """The folder of the nightly backups. It is None if they are off, or if pg_dump makes them."""
        if self.backups == "off" or isinstance(self.database, Server):
            return None
        return Path(self.backups).expanduser() if self.backups else self.database.parent / "backups"


def read_settings(file: Path | None = FILE, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Return the settings: from `given`, otherwise from the environment, otherwise from the file.

    An empty value counts as not set. Raises WrongSettings.
    """
    written = _read_file(file) if file is not None else {}
    names = {name.upper(): name for name in Settings.__struct_fields__}
    wrong = [_unknown_setting(name, names) for name in written if name not in names]
    values = {**written, **{name.upper(): value for name, value in environment.items() if value.strip()}}
    found = dict(given)
    for shown, name in names.items():
        if name in given or not (text := _unquote(values.get(shown, ""))):
            continue
        try:
            found[name] = _parse_value(name, text)
        except ValueError as error:
            wrong.append(f"{shown}: {error}")
    shards, database = found.get("shards"), found.get("database")
    if shards is not None and not shards.all and not isinstance(database, Server):
        wrong.append(f"SHARDS: {shards} leaves shards to other processes: these share a DATABASE=postgresql://...")
    if wrong:
        raise WrongSettings("\n".join(wrong))
    return Settings(**found)


def _unquote(text: str) -> str:
    """Return a text without the quotes around it. Some programs that run containers pass them on."""
    text = text.strip()
    return text[1:-1].strip() if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'" else text


def _read_file(file: Path) -> dict[str, str]:
    """Return the settings in a file by their names. Return none if there is no file. Raises WrongSettings."""
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return {}
    except OSError as error:
        why = f"{file} cannot be read: {error.strerror}. The user that runs the bot must be able to read it."
        raise WrongSettings(why) from None
    wrong, found = [], {}
    for line in parse_stream(io.StringIO(_decode(file, data))):
        named = line.key is None or NAME.fullmatch(line.key)
        if line.error or not named or (line.key is not None and line.value is None):
            wrong.append(f"{file}, line {line.original.line}: this is not NAME=value.")
        elif line.key is not None and line.value is not None:
            found[line.key.upper()] = line.value
    if wrong:
        raise WrongSettings("\n".join(wrong))
    return found


def _decode(file: Path, data: bytes) -> str:
    """Return the text of a settings file. It is in UTF-8, or in UTF-16 as some Windows programs write it.

    Raises WrongSettings.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        encoding = "utf-16"
    elif b"\0" in data[:4]:
        encoding = "utf-16-le" if data[1:2] == b"\0" else "utf-16-be"
    else:
        encoding = "utf-8-sig"
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise WrongSettings(f"{file}, line {line}: this is not UTF-8 text. Save the file as UTF-8.") from None


def _unknown_setting(name: str, names: Mapping[str, str]) -> str:
    """Return an error message for an unknown setting. It suggests the most similar known setting."""
    near = difflib.get_close_matches(name, names, 1, 0.75)
    return f"{name}: there is no such setting." + (f" Did you mean {near[0]}?" if near else "")


def _parse_value(name: str, text: str) -> Any:
    """Return the value of a setting from its text.

    Raises ValueError with the end of a sentence for the user.
    """
    if (read_text := READ.get(name)) is not None:
        return read_text(text)
    kind = KINDS[name]
    try:
        value = msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        value = math.nan
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(f"{_describe_values(kind)}, not {text!r}.")
    return value


def _describe_values(kind: Any) -> str:
    """Return a text that describes the allowed values of a setting, as the beginning of a sentence.

    >>> _describe_values(Annotated[int, msgspec.Meta(ge=0, le=9)])
    'it takes a whole number from 0 to 9'
    >>> _describe_values(bool), _describe_values(Literal["on", "off"])
    ('it takes true or false', 'it takes on or off')
    """
    kind = next((part for part in get_args(kind) if get_origin(part) is Annotated), kind)  # None is not spelt
    parts = [kind, *get_args(kind)]
    least = next((part.ge for part in parts if isinstance(part, msgspec.Meta)), None)
    most = next((part.le for part in parts if isinstance(part, msgspec.Meta)), None)
    if bool in parts:
        return "it takes true or false"
    if int not in parts and float not in parts:
        return f"it takes {' or '.join(map(str, get_args(kind)))}"
    number = "a whole number" if int in parts else "a number"
    return f"it takes {number}{'' if least is None else f' from {least}'}{'' if most is None else f' to {most}'}"


WHOLE = "Copy it whole from the Bot page, without quotes and without `Bot`."


def _parse_token(text: str) -> Secret:
    """Return the bot token in a text, without characters that people often copy with it.

    Raises ValueError if the token is invalid.
    """
    text = text.strip("\"'`“”‘’«» ")
    text = re.sub(r"^bot\s+", "", text, flags=re.IGNORECASE).strip("\"'`“”‘’«» ")
    if re.search(r"\s", text):
        raise ValueError(f"there is a blank in it. {WHOLE}")
    if text.isdigit():
        raise ValueError(f"this is the number of the application, not its token. {WHOLE}")
    if re.fullmatch(r"[0-9a-f]{64}|[\w-]{32}", text):
        raise ValueError(f"this is the public key or the client secret of the application, not its token. {WHOLE}")
    return Secret(text)


def _parse_ids(text: str) -> tuple[int, ...]:
    """Return the ids of accounts from a text in which commas separate them. Raises ValueError."""
    return tuple(_id_parser("an account")(each.strip()) for each in text.split(",") if each.strip())


def _id_parser(what: str) -> Callable[[str], int]:
    """Return a function that returns a Discord id from its text.

    `what` says in the function's errors what the id belongs to.
    """

    def number(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,20}", text):
            raise ValueError(
                f"it takes the number of {what}, not {text!r}. Turn on Developer Mode in Discord's settings,"
                " then right-click and choose Copy ID."
            )
        return int(text)

    return number


def _parse_folder(text: str) -> str:
    """Return the folder for nightly backups, or "off". Raises ValueError if the text is a URL."""
    if SCHEME.match(text):
        raise ValueError("it takes a folder, or off for none.")
    return "off" if text.lower() == "off" else text


def _parse_proxy(text: str) -> str:
    """Check the URL of a proxy and return it. Raises ValueError if requests cannot be sent to it."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        raise ValueError("it takes an address such as http://HOST:PORT.")
    return text.rstrip("/")


def _parse_page(text: str) -> str:
    """Check the URL of a web page and return it. Raises ValueError if Discord would not take it for a link."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or len(text) > LONGEST_LINK:
        raise ValueError(f"it takes the address of a page, https://..., of at most {LONGEST_LINK} characters.")
    return text


def _parse_loopback(text: str) -> str:
    """Check a URL on this machine and return it.

    Raises ValueError for a URL on another machine, because the bot's token is sent there.
    """
    parts = urlsplit(text)
    if parts.scheme != "http" or parts.hostname not in ("127.0.0.1", "localhost"):
        raise ValueError("it takes an address on this machine, http://127.0.0.1:PORT.")
    return text.rstrip("/")


READ: dict[str, Callable[[str], Any]] = {
    "discord_token": _parse_token,
    "discord_base_url": _parse_loopback,
    "discord_proxy": _parse_proxy,
    "database": parse_location,
    "shards": read,
    "backups": _parse_folder,
    "privacy_url": _parse_page,
    "terms_url": _parse_page,
    "owners": _parse_ids,
    "alerts_channel": _id_parser("a channel"),
}
"""The functions that parse settings which are not just a number, a word or a choice, by their names."""

KINDS = get_type_hints(Settings, include_extras=True)
"""The type of each setting, by its name."""
