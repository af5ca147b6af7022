"""The version of the program, defined only here.

pyproject.toml reads it, and each release is tagged with it.
"""

VERSION = "0.1.0"
"""The version of the program."""
