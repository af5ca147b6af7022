"""Which version this is: the one place. pyproject.toml reads it here, and a release is a tag of the same number."""

VERSION = "0.1.0"
"""The version of the program."""
