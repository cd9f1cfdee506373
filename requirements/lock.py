"""Write the locks: every package at one version, with the hashes of its files, for all systems and Python versions.

First one solution for everything together, then from it the part that each lock needs, so that locks never disagree.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = HERE.parent / "pyproject.toml"
LOCKS: dict[str, tuple[str, ...]] = {
    "run": (),
    "dev": ("--group", "dev", "--all-extras"),
    "train": ("--group", "train"),
}
"""Each lock with what it holds besides the dependencies of the project itself; extras get a lock of their own."""


def compile_lock(target: Path, *arguments: str) -> None:
    """Solve the dependencies of the project with `uv`, whatever was locked before."""
    print(target.name)
    options = "--universal --python-version 3.11 --group build --upgrade --no-annotate --no-emit-index-url --quiet"
    command = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", *options.split(), *arguments]
    saying = ["--custom-compile-command", "make lock", "--output-file", str(target)]
    subprocess.run([*command, *saying], cwd=PROJECT.parent, check=True)


def main() -> None:
    """Write all locks anew."""
    extras = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"].get("optional-dependencies", {})
    locks = LOCKS | {extra: ("--extra", extra) for extra in extras}
    with tempfile.TemporaryDirectory() as folder:
        together = Path(folder) / "together.txt"
        compile_lock(together, *(word for words in LOCKS.values() for word in words))
        for name, arguments in locks.items():
            compile_lock(HERE / f"{name}.lock", "--generate-hashes", "--constraints", str(together), *arguments)


if __name__ == "__main__":
    main()
