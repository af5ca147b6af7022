"""What pyproject.toml cannot say: the pages of `docs` that the bot shows are installed within it."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

PAGES = ("privacy.md", "privacy.es.md", "terms.md", "terms.es.md")


class BuildWithPages(build_py):
    """Builds the packages, with the pages."""

    def run(self) -> None:
        """Build anew, without what a former build has left; nothing is copied where the program is used as it lies."""
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        if not self.editable_mode:
            folder = Path(self.build_lib, "bot", "docs")
            self.mkpath(str(folder))
            for page in PAGES:
                self.copy_file(str(Path("docs", page)), str(folder / page))


setup(cmdclass={"build_py": BuildWithPages})
