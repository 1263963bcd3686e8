"""Builds the browser client into the package when a wheel is made, so that installing it needs no Node."""

import runpy
import sys

from setuptools import setup
from setuptools.command.build_py import build_py


class WithClient(build_py):
    """Build the client first; an editable install leaves that to the first start."""

    def run(self) -> None:
        """Build, then gather the files."""
        if not self.editable_mode:
            build = runpy.run_path("src/willpower/client/build.py")
            if build["build_if_needed"]() is None:
                print("warning: no Node was found; this wheel has no browser client", file=sys.stderr)
        super().run()


setup(cmdclass={"build_py": WithClient})
