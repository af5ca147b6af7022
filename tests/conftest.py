"""Settings for all tests: generated examples are the same in every run."""

from hypothesis import settings

from tests.postgres import cluster, database, path

__all__ = ["cluster", "database", "path"]

settings.register_profile("escapade", derandomize=True, database=None, deadline=None, max_examples=200)
settings.load_profile("escapade")
