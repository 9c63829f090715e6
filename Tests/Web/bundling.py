"""Bundles scripts as developers do, with Debian's esbuild."""

import os
import subprocess
from pathlib import Path


def bundle(folder: Path, name: str, source: str, *choices: str) -> Path:
    """Writes a script into a folder, and bundles it with what it imports from the packages there; returns the folder of the result."""
    (folder / f"{name}.js").write_text(source)
    options = ["--bundle", "--splitting", "--format=esm", "--target=es2022", f"--outdir={folder / name}"]
    # The packages of Debian find one another only by this path.
    environment = {**os.environ, "NODE_PATH": "/usr/share/nodejs"}
    subprocess.run(["esbuild", f"app={name}.js", *options, *choices], cwd=folder, check=True, capture_output=True, env=environment)
    return folder / name
