"""The version of the program. It is defined only in this file.

`pyproject.toml` reads it from here. Each release has a tag with the version.
"""

VERSION = "1.0.0"
"""The version of the program."""
