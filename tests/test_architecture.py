"""How the house stands: what may import what, what lies where, and that a stranger's clone is enough."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).parent.parent
TOP_LEVEL = {
    "bot", "nlu", "rules", "tests", "requirements", ".ci", ".gitignore", "pyproject.toml", "Makefile",
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE",
    "Dockerfile", "compose.yaml", ".dockerignore",
}  # fmt: skip


@pytest.fixture(scope="module")
def tracked() -> list[Path]:
    """The files of the project, as git knows them."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False, text=True)
    if listed.returncode:
        pytest.skip("this is not a git checkout")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_imports_run_one_way() -> None:
    assert lint_imports(str(ROOT / "pyproject.toml"), is_debug_mode=False) == EXIT_STATUS_SUCCESS


def test_the_top_level_holds_only_what_belongs_there(tracked: list[Path]) -> None:
    assert {path.relative_to(ROOT).parts[0] for path in tracked} <= TOP_LEVEL


def test_nothing_outside_the_clone_is_read(tracked: list[Path]) -> None:
    outside = ("../" + "shared", "/work" + "/", "/home" + "/")
    for path in tracked:
        if path.suffix in (".ogg", ".wav", ".npz"):
            continue
        text = path.read_text(encoding="utf-8")
        assert not [place for place in outside if place in text], path.relative_to(ROOT)


def test_dutch_texts_lie_apart_from_logic() -> None:
    """The rules know no Dutch; a sentence of them stands in `bot/texts`."""
    for path in (ROOT / "rules").rglob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        assert not [word for word in ("speler ", "kaart ", "schoppen", " bod ") if word in text], path.name
