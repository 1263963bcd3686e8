"""Makes what a wheel carries besides the sources: the browser client, so that installing it needs no Node,
the compiled texts of the bundled cards, so that the first game begins at once, and the judge files."""

import os
import runpy
import shutil
import subprocess
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
            ship = "from willpower.language.shipped import ship; ship()"
            if subprocess.run(
                [sys.executable, "-c", ship], env={**os.environ, "PYTHONPATH": "src"}
            ).returncode:
                print("warning: this wheel has no compiled texts of the bundled cards", file=sys.stderr)
            shutil.copytree("judge", "src/willpower/judge/files", dirs_exist_ok=True)
        super().run()


setup(cmdclass={"build_py": WithClient})
