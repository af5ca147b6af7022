"""What pyproject.toml cannot say: the pages of `docs` that the bot shows are installed within it."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGES = ("privacy.md", "privacy.es.md", "terms.md", "terms.es.md")


class BuildWithPages(build_py):
    """Builds the packages, with the pages."""

    def run(self) -> None:
        """Copy them, but where the program is used as it lies (`pip install -e`)."""
        super().run()
        if not self.editable_mode:
            folder = Path(self.build_lib, "bot", "docs")
            self.mkpath(str(folder))
            for page in PAGES:
                self.copy_file(str(Path("docs", page)), str(folder / page))


setup(cmdclass={"build_py": BuildWithPages})
