"""Measure how tall the messages of a game are on a phone: each is shown by the renderer of the local table's page in
Chromium, 390 pixels wide."""

from __future__ import annotations

import argparse
import asyncio
import json
import mimetypes
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Page, Route, ViewportSize, async_playwright

from benchmarks.messages import FIRST, NAMES, Collected, collect
from games.core.catalogue import LANGUAGES
from games.core.registry import GAMES
from sandbox.web_files import languages, web_files
from tests.chromium import ARGUMENTS, CHROMIUM

PHONE: ViewportSize = {"width": 390, "height": 844}
TALLEST = 900
"""The height in pixels that no message should exceed."""
ORIGIN = "http://localhost/"
FRAME = (
    '<body class="alone"><main id="columns"><section class="column current"><div class="stage"><div class="log">'
    '<div class="list"></div></div></div></section></main></body>'
)
MEASURE = """async ([message, people, locale]) => {
  const { loadWords, wordsFor } = await import('/web/words.js');
  const { messageNode } = await import('/web/message.js');
  if (!window.loaded) window.loaded = loadWords();
  await window.loaded;
  const nothing = () => undefined;
  const context = {
    t: wordsFor(locale), locale, me: '', bot: '1', people, members: [], roles: {}, places: {}, commands: [],
    quick: [], alone: true, room: nothing, mark: nothing, anchor: (id) => `m-${id}`, act: nothing, busy: nothing,
    dismiss: nothing, command: nothing,
  };
  const node = messageNode(message, context, nothing);
  document.querySelector('.list').replaceChildren(node);
  for (const image of node.querySelectorAll('img')) {
    image.loading = 'eager';
    await image.decode();
  }
  const top = node.getBoundingClientRect().top;
  const first = node.querySelector('.row .button, .row .select-button, .section .button');
  return [Math.round(node.offsetHeight), first ? Math.round(first.getBoundingClientRect().bottom - top) : 0];
}"""
LOCALES = {language: locale for locale, language in languages().items()}


@dataclass(frozen=True, slots=True)
class Height:
    """The height of a message in pixels, and how far below its top its first button or list ends (0: it has none)."""

    collected: Collected
    tall: int
    button: int


async def measured(messages: AsyncIterator[Collected], language: str) -> list[Height]:
    """Show messages one after the other on a phone's page, and return their heights."""
    found: list[Height] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = await browser.new_page(viewport=PHONE)
        await _open_frame(page)
        people = {str(FIRST + n): name for n, name in enumerate(NAMES)} | {"1": "Sobremesa"}
        async for one in messages:
            tall, button = await page.evaluate(MEASURE, [one.message, people, LOCALES[language]])
            found.append(Height(one, tall, button))
        await browser.close()
    return found


async def _open_frame(page: Page) -> None:
    """Open a page with the style sheets of the local table's page and an empty channel."""
    files = web_files()
    head = files["index.html"].decode().partition("<script")[0]

    async def answer(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN)
        if not path:
            await route.fulfill(body=f"{head}</head>{FRAME}", content_type="text/html")
        else:
            name = path.removeprefix("web/")
            await route.fulfill(body=files[name], content_type=mimetypes.guess_type(name)[0] or "text/plain")

    await page.route("**/*", answer)
    await page.goto(ORIGIN)


def table(heights: Sequence[Height]) -> list[str]:
    """Return a line for each kind of message: how many there were, the height of the tallest, the lowest first button,
    how many are too tall, and at which questions. Kinds with tall messages come first."""
    kinds: dict[str, list[Height]] = defaultdict(list)
    for one in heights:
        kinds[one.collected.kind].append(one)
    lines = [f"{'kind':22} {'count':>5} {'tallest':>7} {'button':>6} {'> 900':>5}  questions of the tallest"]
    for kind, ones in sorted(kinds.items(), key=lambda item: -max(one.tall for one in item[1])):
        questions: dict[str, int] = {}
        for one in ones:
            questions[one.collected.question] = max(one.tall, questions.get(one.collected.question, 0))
        tallest = sorted(questions.items(), key=lambda item: -item[1])[:4]
        over = sum(one.tall > TALLEST for one in ones)
        lines.append(
            f"{kind:22} {len(ones):5} {max(one.tall for one in ones):7} {max(one.button for one in ones):6} {over:5}  "
            + ", ".join(f"{key or '-'} {tall}" for key, tall in tallest)
        )
    return lines


def main(arguments: Sequence[str]) -> int:
    """Print the heights of the messages of a game by kind, and return the exit code: 1 if one is too tall."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks heights")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=4, help="how many random games are played (default: 4)")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--save", metavar="FILE", help="write the tallest message of each kind and question as JSON")
    args = parser.parse_args(arguments)
    heights = asyncio.run(measured(collect(args.game, args.games, args.language), args.language))
    print("\n".join(table(heights)))
    if args.save:
        worst: dict[str, dict[str, Any]] = {}
        for one in sorted(heights, key=lambda one: one.tall):
            worst[f"{one.collected.kind} {one.collected.question}"] = {"tall": one.tall, **one.collected.message}
        Path(args.save).write_text(json.dumps(worst, indent=1), encoding="utf-8")
    return int(any(one.tall > TALLEST for one in heights))
