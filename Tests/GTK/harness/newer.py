"""A newer GTK than this system's: Debian's next release in a folder, in which the programs that were built here run."""

import fcntl
import os
import re
import shutil
import subprocess
import zlib
from pathlib import Path

from . import ROOT

PREPARE = Path(__file__).with_name("newer_gtk")


class Impossible(Exception):
    """Why there can be no newer GTK here."""


class NewerGTK:
    def __init__(self, program):
        """
        :param program: The program that will run in it.
        """
        result = subprocess.run([PREPARE], capture_output=True, text=True)
        if result.returncode == 3:
            raise Impossible(result.stderr.strip())
        result.check_returncode()
        self.root = Path(result.stdout.strip())
        # Tests of several checkouts, on several screens, and of several programs may run at once; what a run that was ended has
        # left behind goes with the next one.
        screen = os.environ.get("PYTEST_XDIST_WORKER", "only")
        self._folder = self.root / "tmp" / f"{zlib.crc32(bytes(ROOT)):08x}-{screen}-{Path(program).name}"
        self._inside = Path("/") / self._folder.relative_to(self.root)
        self.close()
        self._folder.mkdir(mode=0o700)
        self.program = str(self._inside / "bin" / Path(program).name)
        (self._folder / "bin").mkdir()
        shutil.copy(program, self._folder / "bin")
        for file in self._libraries(program):
            shutil.copy(file, self._folder)
        # What the desktop gallery reads.
        share = Path(program).resolve().parents[1] / "share"
        if share.exists():
            shutil.copytree(share, self._folder / "share")

    @staticmethod
    def _libraries(program):
        """The libraries of Swift that the program needs."""
        lines = subprocess.run(["ldd", program], check=True, capture_output=True, text=True).stdout
        return [path for path in re.findall(r"=> (/\S+)", lines) if "/swift/" in path]

    def need(self, package):
        """Installs a package that only some tests need; the first of them takes a few seconds."""
        with open(self.root.with_suffix(".lock"), "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if subprocess.run(["chroot", self.root, "dpkg", "-s", package], capture_output=True).returncode == 0:
                return
            install = f"apt-get update && apt-get install -y --no-install-recommends {package}; rm -rf /var/lib/apt/lists/*"
            subprocess.run(
                ["chroot", self.root, "env", "DEBIAN_FRONTEND=noninteractive", "sh", "-c", install], check=True,
                capture_output=True)

    def run(self, command, file=None, text=True):
        """Runs a command of the newer system, on a copy of a file if one is given."""
        copies = [self._inside / Path(shutil.copy(file, self._folder)).name] if file else []
        return subprocess.run(["chroot", self.root, *command, *copies], capture_output=True, text=text)

    def wrapper(self, desk, *, arguments=False, **environment):
        """The beginning of a command that runs the program on a desk of this system.

        :param arguments: Whether the program reads its command line, which Swift takes from /proc. It is mounted for the
            program alone.
        """
        environment = {
            "PATH": "/usr/bin:/bin", "HOME": "/root", "LANG": "C.UTF-8", "DISPLAY": desk.environment["DISPLAY"],
            "DBUS_SESSION_BUS_ADDRESS": desk.environment["DBUS_SESSION_BUS_ADDRESS"],
            "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "GTK_A11Y": "none", "XDG_RUNTIME_DIR": str(self._inside),
            "LD_LIBRARY_PATH": str(self._inside), **environment,
        }  # fmt: skip
        mount = ["unshare", "--mount", "sh", "-c", f'mount --bind /proc "{self.root}/proc" && exec "$@"', "sh"]
        return [*(mount if arguments else []), "chroot", str(self.root), "env", "-i", *(f"{name}={value}" for name, value in environment.items())]

    def close(self):
        shutil.rmtree(self._folder, ignore_errors=True)
