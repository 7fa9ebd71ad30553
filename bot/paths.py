"""Default paths: the database, beside which all other files are stored, and the `.env` files (settings).

A clone of the source stores its data in the folder `data` of the working directory. An installed program has no folder
of its own, so it uses the system's folder for application data of this user. The container image names its database in
the environment. The health check of a container loads this module twice a minute, so it imports nothing else of the
bot.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path

NAME = "sobremesa"
SOURCE = Path(__file__).parents[1]
"""The folder in which the program's packages lie: a clone of the source, or where packages are installed."""
IMAGE = "SOBREMESA_IMAGE"
"""The variable in the environment of the container image that tells the program where it runs."""


class NoHome(RuntimeError):
    """Raised when the system knows no home folder of this user. The message says what to set."""


def is_image() -> bool:
    """Return whether the program runs in a container of its own image."""
    return bool(os.environ.get(IMAGE))


def is_installed() -> bool:
    """Return whether the program was installed as a package, such as with pipx. False for a clone of the source and for
    a container of its image."""
    in_clone = (SOURCE / "requirements" / "runtime.in").is_file()  # not pyproject.toml: some packages leave one there
    return not in_clone and not is_image()


@cache
def user_data_folder() -> Path:
    """Return the system's folder for application data of this user. It may not exist yet. Raises `NoHome`."""
    from platformdirs import user_data_path  # only when needed, because a health check must be quick

    with suppress(RuntimeError):
        folder = user_data_path(NAME, appauthor=False)
        home = Path("~").expanduser()
        if folder.is_absolute() and (home not in folder.parents or not _is_only_a_name(home)):
            return folder
    raise NoHome("the system knows no home folder of this user, where the data would be stored. Set HOME or DATABASE")


def _is_only_a_name(home: Path) -> bool:
    """Return whether a home folder does not exist and cannot be created by this user, like `/nonexistent` of system
    accounts."""
    above = next(one for one in home.parents if os.path.lexists(one))
    return not os.path.lexists(home) and os.access(above, os.X_OK) and not os.access(above, os.W_OK)


def default_database() -> Path:
    """Return the path of the database file that is used if the setting DATABASE is missing. All other files are stored
    beside it. Raises `NoHome`."""
    return (user_data_folder() if is_installed() else Path("data")) / f"{NAME}.sqlite3"


def local_database(database: Path) -> Path:
    """Return the path of the local table's database (playing without Discord). It is in a folder of its own, `local`,
    beside the bot's database."""
    return database.parent / "local" / "tables.sqlite3"


def user_env_file() -> Path:
    """Return the `.env` file in the data folder of an installed program, whether or not it exists. Raises `NoHome`."""
    return user_data_folder() / ".env"


def env_files() -> tuple[Path, ...]:
    """Return the paths of the `.env` files from which settings are read, whether or not they exist. A later one
    overrides an earlier one.

    An installed program has one in its data folder, if it can be known; then comes that of the working directory.
    """
    here = Path(".env")
    if is_installed():
        with suppress(NoHome):
            return user_env_file(), here
    return (here,)
