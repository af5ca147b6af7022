"""Why a store refuses."""

NO_DRIVER = (
    "psycopg is missing: `make postgres` installs it,"
    " and for pipx `pipx inject escapade 'psycopg[binary]' psycopg-pool`"
)
"""What is said where a PostgreSQL server is named without its driver."""


class StoreError(Exception):
    """The store could not do what was asked; nothing was changed."""


class InUse(StoreError):
    """Another copy of the bot has the database."""


class Conflict(StoreError):
    """Somebody else changed the table first."""


class UsedBefore(Conflict):
    """The interaction has changed something already."""


class TriedBefore(StoreError):
    """Somebody has tried the escape of that day already."""


class ChannelBusy(StoreError):
    """The channel has a live table already."""

    def __init__(self, table: int) -> None:
        super().__init__(f"table {table}")
        self.table = table
