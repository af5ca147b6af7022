"""The version of the program, defined only in this file.

`pyproject.toml` reads it, and each release has it as a tag.
"""

VERSION = "0.1.0"
"""The version of the program."""
