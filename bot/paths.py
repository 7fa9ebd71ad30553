"""Default paths: the database, beside which all other files are stored, and the `.env` files.

A clone of the source stores its data in the folder `data` of the working directory. An installed program has no folder
of its own, so it uses the system's folder for application data of this user. The health check of a container loads this
module twice a minute, so it imports nothing else of the bot.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

NAME = "sobremesa"
SOURCE = Path(__file__).parents[1]
"""The folder in which the program's packages lie: a clone of the source, or where packages are installed."""


def is_installed() -> bool:
    """Return whether the program was installed as a package, rather than run from a clone of its source."""
    return not (SOURCE / "requirements" / "runtime.in").is_file()  # not pyproject.toml: some packages leave one there


@cache
def user_data_folder() -> Path:
    """Return the system's folder for application data of this user. It may not exist yet."""
    from platformdirs import user_data_path  # only when needed, because a health check must be quick

    return user_data_path(NAME, appauthor=False)


def default_database() -> Path:
    """Return the database file that is used without the setting DATABASE. All other files are stored beside it."""
    return (user_data_folder() if is_installed() else Path("data")) / f"{NAME}.sqlite3"


def local_database(database: Path) -> Path:
    """Return the database of the local table, which has a folder of its own beside the bot's database."""
    return database.parent / "local" / "tables.sqlite3"


def env_files() -> tuple[Path, ...]:
    """Return the `.env` files, whether or not they exist. A later one overrides an earlier one."""
    here = Path(".env")
    return (user_data_folder() / ".env", here) if is_installed() else (here,)
