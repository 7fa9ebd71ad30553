"""Write the HTML file of a game. It needs no network, and no JavaScript to be read.

All words are escaped, since names are people's input. The content security policy allows only the style and the script
of this package, by their hashes, and pictures inside the file.
"""

from __future__ import annotations

import base64
import hashlib
import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files

from PIL import Image

from rendering.replay_file.content import GamePage, LogLine, SeatRow, Step

LIMIT = 5_000_000
"""The maximum size of a file in bytes."""
WIDTH = 1000
"""The maximum width of a picture in pixels."""
QUALITY, METHOD = 80, 4
"""WebP settings: a quality without visible loss, and the effort of compression (0 to 6)."""
INTERVALS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64)
"""The intervals of pictures that are tried: every one, every second one and so on."""


@dataclass(frozen=True, slots=True)
class _Image:
    """A picture as HTML, and the number of its step."""

    step: int
    html: str


def game_page(page: GamePage, limit: int = LIMIT) -> bytes:
    """Return the HTML file of a game. If it exceeds ``limit`` bytes, pictures are left out at equal distances, but
    never that of the last step, and the page says so. Raises ``ValueError`` if it does not fit even then."""
    images = list(_images(page.steps))
    data = b""
    for every in INTERVALS:
        kept = {one.step: one.html for one in images[::-1][::every]}
        data = _document(page, kept, fewer=page.fewer or len(kept) < len(images)).encode()
        if len(data) <= limit:
            return data
    raise ValueError(f"a game of {len(page.steps)} steps does not fit into {limit} bytes: {len(data)}")


@cache
def asset(name: str) -> str:
    """Return the text of a file of this package, such as the script of the page."""
    return files("rendering.replay_file").joinpath(name).read_text(encoding="utf-8")


def hash_source(text: str) -> str:
    """Return the source expression by which a content security policy allows an inline script or style."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _images(steps: Sequence[Step]) -> Iterator[_Image]:
    for number, step in enumerate(steps):
        if step.picture is None:
            continue
        data, width, height = _webp(step.picture.data)
        source = f"data:image/webp;base64,{base64.b64encode(data).decode()}"
        caption = f"<figcaption>{escape(step.caption)}</figcaption>" if step.caption else ""
        yield _Image(number, (
            f'<figure><img src="{source}" alt="{escape(step.picture.alt)}" width="{width}" height="{height}">'
            f"{caption}</figure>"
        ))


def _webp(picture: bytes) -> tuple[bytes, int, int]:
    """Return a picture as WebP, at most ``WIDTH`` pixels wide, with its width and height."""
    image, buffer = Image.open(io.BytesIO(picture)).convert("RGB"), io.BytesIO()
    if image.width > WIDTH:
        image = image.resize((WIDTH, round(image.height * WIDTH / image.width)))
    image.save(buffer, "WEBP", quality=QUALITY, method=METHOD)
    return buffer.getvalue(), image.width, image.height


def _document(page: GamePage, images: dict[int, str], *, fewer: bool) -> str:
    style, script, labels = asset("style.css"), asset("script.js"), page.labels
    policy = (
        f"default-src 'none'; img-src data:; style-src {hash_source(style)}; script-src {hash_source(script)}; "
        "base-uri 'none'; form-action 'none'"
    )
    return "\n".join((
        "<!DOCTYPE html>",
        f'<html lang="{escape(page.language)}">',
        '<head><meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        '<meta name="referrer" content="no-referrer">',
        f"<title>{escape(page.title)}</title>",
        f"<style>{style}</style></head>",
        f"<body><header><h1>{escape(page.title)}</h1><p>{escape(page.about)}</p></header>",
        f'<main><section aria-labelledby="rounds"><h2 id="rounds">{escape(labels.rounds)}</h2>',
        f'<p class="note">{escape(labels.fewer)}</p>' if fewer else "",
        _navigation(page),
        *(_step(number, step, images.get(number, "")) for number, step in enumerate(page.steps)),
        "</section>",
        _seats(page.seats, labels.seats),
        _proof(page),
        f"</main><script>{script}</script></body></html>",
        "",
    ))


def _navigation(page: GamePage) -> str:
    """Return the buttons and the slider. The script shows them, since nothing else moves them."""
    labels = page.labels
    before = (("first", "«", labels.first), ("back", "‹", labels.back))
    after = (("on", "›", labels.on), ("last", "»", labels.last))

    def buttons(those: Sequence[tuple[str, str, str]]) -> str:
        return "".join(
            f'<button type="button" id="{name}" title="{label}" aria-label="{label}">{sign}</button>'
            for name, sign, label in ((name, sign, escape(words)) for name, sign, words in those)
        )

    slider = (
        f'<input type="range" id="slider" min="0" max="{len(page.steps) - 1}" value="0" '
        f'aria-label="{escape(labels.slider)}">'
    )
    return f'<nav hidden>{buttons(before)}{slider}{buttons(after)}<output id="at" for="slider"></output></nav>'


def _step(number: int, step: Step, picture: str) -> str:
    lines = "".join(map(_line, step.lines))
    told = f"<ul>{lines}</ul>" if lines else ""
    return (
        f'<article class="step" id="step-{number}"><h3>{escape(step.title)}</h3>{picture}{told}</article>'
    )


def _line(line: LogLine) -> str:
    words = escape(line.words)
    return f'<li class="chapter">{words}</li>' if line.chapter else f"<li>{words}</li>"


def _seats(seats: Sequence[SeatRow], heading: str) -> str:
    rows = "".join(map(_seat, seats))
    kind = "ol" if any(one.place is not None for one in seats) else "ul"
    return f'<section aria-labelledby="seats"><h2 id="seats">{escape(heading)}</h2><{kind}>{rows}</{kind}></section>'


def _seat(row: SeatRow) -> str:
    """Return a row. The number before a name reads as a place, so it is the place, also where two are level."""
    score = f" – {escape(row.score)}" if row.score else ""
    value = "" if row.place is None else f' value="{row.place}"'
    return f"<li{value}><bdi>{escape(row.name)}</bdi>{score}</li>"


def _proof(page: GamePage) -> str:
    labels = page.labels
    told = "".join(f"<p>{_with_code(one)}</p>" for one in page.proof)
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in labels.draw_columns)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(one)}</td>' for one in row)}</tr>" for row in page.draws)
    draws = (
        f'<details><summary>{escape(labels.draws)}</summary><div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></details>"
    ) if page.draws else ""
    return f'<section aria-labelledby="proof"><h2 id="proof">{escape(labels.proof)}</h2>{told}{draws}</section>'


def _with_code(words: str) -> str:
    """Return a sentence as HTML; what stands between backquotes is shown as code."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(words))
