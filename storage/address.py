"""Where a PostgreSQL database is."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import parse_qs, urlsplit

SCHEMES = ("postgresql", "postgres")
NO_ADDRESS = "must be an address like postgresql://user:password@host:5432/name"


@dataclass(frozen=True, slots=True)
class Address:
    """A PostgreSQL database. In words it is without user, password and settings. Raises `ValueError`, which does not
    repeat the address."""

    url: str = field(repr=False)

    def __post_init__(self) -> None:
        try:
            parts = urlsplit(self.url)
            sound = parts.scheme in SCHEMES and len(parts.path) > 1 and (parts.port is None or parts.port > 0)
        except ValueError:
            sound = False
        if not sound:
            raise ValueError(NO_ADDRESS)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        host = parts.hostname or parse_qs(parts.query).get("host", ["this machine"])[0]
        port = f":{parts.port}" if parts.port else ""
        return f"the database {parts.path[1:]} at {host}{port}"
