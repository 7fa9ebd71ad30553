"""What is there for containers fits together, as far as that can be told without an engine."""

from __future__ import annotations

import re
from pathlib import Path

from pydantic import SecretStr

from bot.config import Settings
from storage.address import Address
from storage.postgres import OLDEST
from storage.processes import Shards

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
WITH_SERVER = (ROOT / "deploy" / "compose.postgres.yaml").read_text(encoding="utf-8")
SEVERAL = (ROOT / "deploy" / "compose.several.yaml").read_text(encoding="utf-8")
ROOMS = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests", "benchmarks"}


def test_the_image_has_every_room_of_the_program() -> None:
    copied = set(re.findall(r"^COPY (\w+) \w+$", DOCKERFILE, re.MULTILINE))
    assert copied == ROOMS
    assert set(re.findall(r"compileall -q (.+)", DOCKERFILE)[0].split()) == ROOMS


def test_what_the_image_copies_is_not_kept_from_it() -> None:
    """Where everything is left out, what is wanted must be let in by name."""
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    wanted = set(re.findall(r"^COPY ((?!--)\S+) \S+$", DOCKERFILE, re.MULTILINE))
    assert wanted <= let_in and all((ROOT / one).exists() for one in wanted)


def test_the_image_and_the_services_set_what_there_is_to_set() -> None:
    settings = {name.upper() for name in Settings.model_fields}
    known = settings | {"PATH", "PYTHONUTF8", "PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE"}
    lines = re.findall(r"^ENV (?:.|\n)*?(?<!\\)$", DOCKERFILE, re.MULTILINE)
    in_image = set(re.findall(r"\b([A-Z][A-Z0-9_]+)=", "".join(lines)))
    in_services = set(re.findall(r"^ {6}([A-Z_]+):", COMPOSE, re.MULTILINE))
    assert in_image and in_image <= known
    assert in_services and in_services <= settings


def test_the_figures_are_shown_where_they_are_looked_for() -> None:
    (port,) = re.findall(r'METRICS_PORT: "(\d+)"', COMPOSE)
    assert f'targets: ["bot:{port}"]' in (ROOT / "deploy" / "prometheus.yml").read_text(encoding="utf-8")
    for file in re.findall(r"- \./(\S+?):", COMPOSE):
        assert (ROOT / "deploy" / file).is_file()


def test_the_bot_finds_the_server_that_stands_beside_it() -> None:
    (given,) = re.findall(r"^ {6}DATABASE_URL: (.+)$", WITH_SERVER, re.MULTILINE)
    url = given.replace("${POSTGRES_PASSWORD:?set it in .env}", "s3cret")
    settings = Settings(_env_file=None, database_url=SecretStr(url))
    assert isinstance(settings.where, Address)
    ((user, host, name),) = re.findall(r"^postgresql://(\w+):s3cret@(\w+):5432/(\w+)$", url)
    services = re.findall(r"^ {2}(\w+):$", WITH_SERVER.split("\nvolumes:")[0], re.MULTILINE)
    assert services == ["bot", host] and re.search(rf"^ {{2}}{services[0]}:$", COMPOSE, re.MULTILINE)
    assert f"POSTGRES_USER: {user}\n" in WITH_SERVER and f"POSTGRES_DB: {name}\n" in WITH_SERVER
    (major,) = re.findall(r"image: postgres:(\d+)", WITH_SERVER)
    assert int(major) * 10_000 >= OLDEST


def test_several_bots_share_a_server_and_hold_every_shard_once() -> None:
    bots = re.findall(r"^  (bot\d):\n    <<: \*bot\n(.+?)(?=\n\n)", SEVERAL, re.MULTILINE | re.DOTALL)
    held: list[int] = []
    for name, said in bots:
        given = dict(re.findall(r"^ {6}([A-Z_]+): (.+)$", said, re.MULTILINE))
        url = given["DATABASE_URL"].replace("${POSTGRES_PASSWORD:?set it in .env}", "s3cret")
        settings = Settings(_env_file=None, shards=given["SHARDS"], database_url=SecretStr(url))
        assert isinstance(settings.where, Address) and isinstance(settings.own_shards, Shards)
        held += range(settings.own_shards.first, settings.own_shards.last + 1)
        assert settings.own_shards.count == 32 and f"- data{name[-1]}:/data" in said
        assert given.keys() <= {one.upper() for one in Settings.model_fields}
    assert len(bots) == 4 and held == list(range(32))
    assert SEVERAL.split("  postgres:\n    image")[1].split("\nvolumes:")[0] == (
        WITH_SERVER.split("  postgres:\n    image")[1].split("\nvolumes:")[0]
    )


def test_nothing_ties_the_image_to_a_processor() -> None:
    assert not re.search(r"amd64|x86_64|arm64|aarch64|--platform", DOCKERFILE + COMPOSE + WITH_SERVER + SEVERAL)
