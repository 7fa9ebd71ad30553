"""Which virtual environment `make` uses, and which Python creates it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
MAKEFILE = Path(__file__).parents[1] / "Makefile"
THIS = f"{sys.version_info.major}.{sys.version_info.minor}"


def would_do(folder: Path, *arguments: str, target: str = "types") -> tuple[int, str]:
    """Return whether `make types` would succeed, and the commands that it would run, in a clone that has only a
    Makefile and this folder's environments."""
    (folder / "requirements").mkdir()
    (folder / "requirements" / "dev.txt").touch()
    (folder / "requirements" / "runtime.txt").touch()
    ours = ("MAKE", "MFLAGS", "PYTHON")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    done = subprocess.run(
        ["make", "-n", "-f", MAKEFILE, *arguments, target], cwd=folder, env=environment, capture_output=True, text=True
    )
    return done.returncode, done.stdout + done.stderr


def have_environment(folder: Path, version: str) -> None:
    """Create the files of an environment that `make` looks at."""
    (folder / "lib" / f"python{version}").mkdir(parents=True)
    (folder / "bin").mkdir()
    (folder / "bin" / "python").touch()


@pytest.mark.parametrize(("there", "used"), [("", ".venv"), (THIS, ".venv"), ("3.1", f".venv-{THIS}")])
def test_a_python_that_is_named_is_the_one_that_is_used(tmp_path: Path, there: str, used: str) -> None:
    if there:
        have_environment(tmp_path / ".venv", there)
    ended, told = would_do(tmp_path, f"PYTHON={sys.executable}")
    assert ended == 0 and f"{used}/bin/python -m mypy" in told.splitlines()
    assert (f"{sys.executable} -m venv {used} " in told) is (there != THIS)


def test_an_environment_serves_any_python_when_none_is_named(tmp_path: Path) -> None:
    have_environment(tmp_path / ".venv", "3.1")
    ended, told = would_do(tmp_path)
    assert ended == 0 and ".venv/bin/python -m mypy" in told.splitlines() and "-m venv" not in told


def test_an_environment_whose_python_was_updated_is_filled_again(tmp_path: Path) -> None:
    """A system update replaces the target of `bin/python`, while the libraries belong to the previous version."""
    have_environment(tmp_path / ".venv", "3.1")
    (tmp_path / ".venv" / "bin" / "python").unlink()
    (tmp_path / ".venv" / "bin" / "python").symlink_to(sys.executable)
    (tmp_path / ".venv" / ".dev").touch()
    ended, told = would_do(tmp_path)
    assert ended == 0 and "-m venv .venv" in told and "pip install" in told


def test_an_environment_whose_python_is_gone_is_made_and_filled_again(tmp_path: Path) -> None:
    have_environment(tmp_path / ".venv", THIS)
    (tmp_path / ".venv" / "bin" / "python").unlink()
    (tmp_path / ".venv" / "bin" / "python").symlink_to("/usr/bin/python3.nowhere")
    (tmp_path / ".venv" / ".dev").touch()
    ended, told = would_do(tmp_path)
    assert ended == 0 and "-m venv .venv" in told and "pip install" in told


def test_a_python_that_is_not_there_is_named(tmp_path: Path) -> None:
    ended, told = would_do(tmp_path, "PYTHON=no-such-python")
    assert ended == 2 and 'There is no Python that is called with "no-such-python"' in told


@pytest.mark.parametrize(("target", "fetches"), [("backup", False), ("doctor", False), ("restore", True)])
def test_what_runs_beside_a_bot_leaves_its_libraries_alone(tmp_path: Path, target: str, fetches: bool) -> None:
    """The source was updated, and the bot has not been restarted: it still loads modules from this environment."""
    have_environment(tmp_path / ".venv", THIS)
    fetched = tmp_path / ".venv" / ".runtime"
    fetched.touch()
    os.utime(fetched, (1, 1))
    ended, told = would_do(tmp_path, target=target)
    assert ended == 0 and f"-m bot {target}" in told and ("pip install" in told) is fetches


def test_the_first_backup_of_a_clone_fetches_the_libraries(tmp_path: Path) -> None:
    ended, told = would_do(tmp_path, target="backup")
    assert ended == 0 and told.index("pip install") < told.index("-m bot backup")
