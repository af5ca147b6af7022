"""The errors of a store."""

NO_DRIVER = (
    "psycopg is missing: `make postgres` installs it,"
    " and for pipx `pipx inject escapade 'psycopg[binary]' psycopg-pool`"
)
"""The message to the operator if a PostgreSQL server is configured but its driver is missing."""


class StoreError(Exception):
    """The store could not do what was requested. Nothing has changed."""


class InUse(StoreError):
    """Another process of a bot has locked the database."""


class Conflict(StoreError):
    """Another change to the table was stored first."""


class UsedBefore(Conflict):
    """The interaction has already changed something."""


class TriedBefore(StoreError):
    """The person has already tried the escape of that day."""


class ChannelBusy(StoreError):
    """The channel already has a live table."""

    def __init__(self, table: int) -> None:
        super().__init__(f"table {table}")
        self.table = table
