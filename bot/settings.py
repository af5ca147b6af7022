"""All settings, from the environment or a file `.env`; `.env.example` explains each."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.shards import Shards, read
from storage.database import Server, place


class Settings(BaseSettings):
    """See .env.example. Another key in `.env` is an error, since it may be one of these misspelt."""

    model_config = SettingsConfigDict(env_file=".env", extra="forbid")

    discord_token: SecretStr = SecretStr("")
    discord_base_url: str = ""
    discord_proxy: str = ""
    database: Annotated[Path | Server, NoDecode] = Path("data/escapade.db")
    shards: Annotated[Shards | None, NoDecode] = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_json: bool = False
    paint_pause: float = 1.0
    call_pause: float = Field(60.0, ge=0)
    computer_beat: float = Field(1.0, ge=0)
    picture_workers: int = Field(1, ge=0)
    mind_workers: int = Field(1, ge=0)
    mind_seconds: float = Field(2.0, ge=0)
    drain_seconds: float = 8.0
    ready_timeout: float = 2.0
    backups: str = ""
    contact: str = ""
    private_days: int = Field(180, ge=1)
    most_presses: int = Field(20, ge=0)
    metrics_port: int | None = Field(None, ge=0, le=65535)
    metrics_host: str = "127.0.0.1"
    owners: Annotated[tuple[int, ...], NoDecode] = ()
    alerts_channel: int | None = None

    @property
    def copies(self) -> Path | None:
        """Where the nightly copies are kept; None for none, and where pg_dump makes them."""
        if self.backups == "off" or isinstance(self.database, Server):
            return None
        return Path(self.backups) if self.backups else self.database.parent / "backups"

    @field_validator("database", mode="before")
    @classmethod
    def place(cls, value: object) -> object:
        """Read the address of a server, or a path."""
        return place(value) if isinstance(value, str) else value

    @field_validator("shards", mode="before")
    @classmethod
    def spelt(cls, value: object) -> object:
        """Read which shards; left empty, all that Discord advises."""
        return (read(value) if value.strip() else None) if isinstance(value, str) else value

    @field_validator("shards")
    @classmethod
    def shared(cls, value: Shards | None, info: ValidationInfo) -> Shards | None:
        """Refuse a part of the shards where no other process could serve the rest."""
        if value is not None and not value.all and not isinstance(info.data.get("database"), Server):
            raise ValueError(f"{value} leaves shards to other processes: these share a DATABASE=postgresql://...")
        return value

    @field_validator("metrics_port", "alerts_channel", mode="before")
    @classmethod
    def given(cls, value: object) -> object:
        """Take what is left empty for what is not set."""
        return None if value == "" else value

    @field_validator("owners", mode="before")
    @classmethod
    def listed(cls, value: object) -> object:
        """Read numbers with commas between them."""
        return tuple(int(each) for each in value.split(",") if each.strip()) if isinstance(value, str) else value

    @field_validator("discord_proxy")
    @classmethod
    def address(cls, value: str) -> str:
        """Refuse what is no address that requests can be sent to."""
        parts = urlsplit(value)
        if value and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/")):
            raise ValueError("DISCORD_PROXY is spelt http://HOST:PORT")
        return value.rstrip("/")

    @field_validator("discord_base_url")
    @classmethod
    def loopback(cls, value: str) -> str:
        """Refuse any host but this machine: the bot's token goes where this points."""
        if value and (urlsplit(value).scheme != "http" or urlsplit(value).hostname not in ("127.0.0.1", "localhost")):
            raise ValueError("DISCORD_BASE_URL must be http on 127.0.0.1 or localhost")
        return value.rstrip("/")
