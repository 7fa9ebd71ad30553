"""The local table in a real browser: two people play through the page, with mouse and with keyboard."""

from __future__ import annotations

import errno
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import discord
import pytest
from discord import ui
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from sandbox import Fault, Sandbox
from sandbox.archive import Archive
from tests.chromium import ARGUMENTS, CHROMIUM

from .conftest import QUICK, Stage, running
from .game_bot import GameBot, picture

pytestmark = pytest.mark.browser

WIDE = {"width": 1400, "height": 900}
PHONE = {"width": 400, "height": 800}


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


class Table:
    """The page with every seat."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def seat(self, name: str) -> Locator:
        return self.page.locator(f'section[data-seat="{name}"]')

    async def start_game(self) -> None:
        await self.seat("Ana").locator(".quick").click()
        await expect(self.seat("Ben").get_by_role("button", name="Roll")).to_be_visible()

    async def command(self, name: str, typed: str) -> Locator:
        """Type the beginning of a command and take the first that fits; returns the option fields."""
        field = self.seat(name).locator("textarea.say")
        await field.fill(typed)
        await field.press("Enter")
        return self.seat(name).locator(".option-field input")


@pytest.fixture
async def table(stage: Stage, browser: Browser) -> AsyncIterator[Table]:
    """The page at its front address; whatever is played, its console stays empty."""
    page = await browser.new_page(viewport=WIDE, locale="en-GB")  # type: ignore[arg-type]
    table = Table(page)
    await page.goto(stage.sandbox.table_url)
    await expect(table.seat("Ana")).to_be_visible()
    yield table
    assert table.complaints == []


async def test_first_game_is_one_click_away(table: Table, stage: Stage) -> None:
    await expect(table.seat("Ana").get_by_role("heading", name="Take a seat, Ana")).to_be_visible()
    await expect(table.seat("Ben").get_by_role("button", name="Jugar al ajedrez")).to_be_visible()
    await table.start_game()
    await expect(table.seat("Ana").get_by_text("Chess, 2 seats")).to_be_visible()
    assert not stage.world.problems


async def test_two_people_play(table: Table) -> None:
    ana, ben = table.seat("Ana"), table.seat("Ben")
    await table.start_game()
    await ben.get_by_role("button", name="Roll").click()
    await expect(ana.get_by_text("@Ben rolled")).to_be_visible()
    await expect(ana.get_by_role("button", name="Closed")).to_be_disabled()
    await ana.get_by_role("button", name="My hand").click()
    await expect(ana.get_by_text("Only you can see this")).to_be_visible()
    await expect(ana.get_by_alt_text("Ace, King and Queen")).to_be_visible()
    assert await ben.locator(".ephemeral").count() == 0
    await ana.get_by_role("button", name="Play a card").click()
    await ana.get_by_role("option", name="King").click()
    await expect(ana.locator(".ephemeral .para")).to_have_text("You played king (edited)")
    await expect(ben.get_by_text("@Ana played a card")).to_be_visible()


async def test_several_values_and_people_are_chosen_with_the_keyboard(table: Table) -> None:
    ana = table.seat("Ana")
    await table.start_game()
    await ana.get_by_role("button", name="My hand").click()
    discard = ana.get_by_role("button", name="Discard")
    await discard.press("ArrowDown")
    for key in ("Enter", "ArrowDown", "ArrowDown", " "):
        await table.page.keyboard.press(key)
    await expect(ana.get_by_role("option", name="King")).to_have_attribute("aria-disabled", "true")
    await ana.get_by_role("button", name="Confirm").click()
    await expect(ana.get_by_text("cards: 2")).to_be_visible()
    await ana.get_by_role("button", name="Choose a partner").press("Enter")
    await table.page.keyboard.press("b")
    await table.page.keyboard.press("Enter")
    await expect(ana.get_by_text("partner: 1")).to_be_visible()
    await ana.get_by_role("button", name="Choose a channel").press("Enter")
    await table.page.keyboard.press("Escape")
    await expect(ana.get_by_role("listbox", name="Choose a channel")).to_be_hidden()


async def test_form_is_filled_in(table: Table) -> None:
    ana = table.seat("Ana")
    await table.start_game()
    await ana.get_by_role("button", name="Rename").click()
    form = ana.get_by_role("dialog", name="House rules")
    await expect(form.get_by_label("Table name")).to_be_focused()
    await form.get_by_label("Table name").fill("Friday <b>table</b>")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text("Variant: required")
    await form.get_by_role("button", name="Variant Choose…").click()
    await form.get_by_role("option", name="Quick").click()
    await form.get_by_label("24 h").check()
    await form.get_by_label("Undo").check()
    assert await table.seat("Ben").get_by_role("dialog").count() == 0
    await form.get_by_role("button", name="Submit").click()
    await expect(ana.get_by_text("Friday <b>table</b>|quick|24|undo")).to_be_visible()
    await expect(form).to_be_hidden()
    await ana.get_by_role("button", name="Rename").click()
    await expect(form).to_be_visible()
    await table.page.keyboard.press("Escape")
    await expect(form).to_be_hidden()


async def test_command_with_autocomplete(table: Table) -> None:
    ben = table.seat("Ben")
    fields = await table.command("Ben", "/jug")
    await expect(ben.locator(".command-name")).to_have_text("/jugar")
    offered = ben.locator(".suggestions .option")
    await fields.first.fill("check")
    await expect(offered).to_have_text(["Checkers"])
    await fields.first.fill("ch")
    await expect(offered).to_have_text(["Checkers", "Ajedrez"])
    await fields.first.press("ArrowDown")
    await fields.first.press("Enter")
    await expect(fields.first).to_have_value("Ajedrez")
    await ben.get_by_role("button", name="Añadir: seats").click()
    await fields.nth(1).fill("many")
    await fields.nth(1).press("Enter")
    await expect(fields.nth(1)).to_have_class("wrong")
    await fields.nth(1).fill("4")
    await fields.nth(1).press("Enter")
    await expect(ben.get_by_text("Chess, 4 seats")).to_be_visible()
    await expect(ben.locator("textarea.say")).to_be_focused()


async def test_command_list_follows_what_is_typed(table: Table) -> None:
    ana = table.seat("Ana")
    field = ana.locator("textarea.say")
    await field.fill("/")
    offered = ana.locator(".suggestions .option")
    await expect(offered.first).to_contain_text("Play chess")
    await field.fill("/sho")
    await expect(offered).to_have_text([re.compile("show board")])
    await field.press("Escape")
    await expect(offered).to_be_hidden()
    await field.fill("hello\nall")
    await field.press("Enter")
    await expect(table.seat("Ben").get_by_text("hello all")).to_be_visible()


async def test_command_without_options_works_after_one_with_options(table: Table) -> None:
    ana = table.seat("Ana")
    await table.command("Ana", "/pla")
    await ana.get_by_role("button", name="Cancel").click()
    await table.command("Ana", "/show")
    await expect(ana.get_by_text("again", exact=True)).to_be_visible()
    fields = await table.command("Ana", "/pla")
    await fields.first.fill("Go")
    await fields.first.press("Enter")
    await expect(fields.first).to_have_value("Go")
    await fields.first.press("Enter")
    await expect(ana.get_by_text("Go, 2 seats")).to_be_visible()


async def test_what_begins_with_the_letters_comes_first(table: Table) -> None:
    ana = table.seat("Ana")
    fields = await table.command("Ana", "/cho")
    await fields.first.fill("for")
    offered = ana.locator(".suggestions .option")
    await expect(offered).to_have_text(["For Three", "The Forest", "Effort"])
    await fields.first.press("Enter")
    await expect(fields.first).to_have_value("For Three")


async def test_enter_waits_for_what_the_bot_offers_to_the_letters(table: Table) -> None:
    fields = await table.command("Ana", "/pla")
    await expect(table.seat("Ana").locator(".suggestions .option").first).to_have_text("Checkers")
    await fields.first.fill("gom")
    await fields.first.press("Enter")
    await expect(fields.first).to_have_value("Gomoku")


async def test_new_thread_is_named_at_once_where_it_is_mentioned(table: Table, stage: Stage) -> None:
    thread = await stage.bot_channel.create_thread(name="Friday", type=discord.ChannelType.public_thread)
    await stage.bot_channel.send(f"Come to <#{thread.id}>")
    await expect(table.seat("Ana").locator(".mention")).to_have_text("#Friday")


async def test_answers_to_ones_own_act_scroll_into_view(table: Table, stage: Stage) -> None:
    ana, ben = table.seat("Ana"), table.seat("Ben")
    await stage.ana.slash(stage.channel, "play", game="Go")
    await expect(ana.get_by_role("button", name="My hand")).to_be_visible()
    for number in range(40):
        await stage.bot_channel.send(f"line {number}\n" * 2)
    await expect(ana.get_by_text("line 39").last).to_be_in_viewport()
    for log in (ana.get_by_role("log"), ben.get_by_role("log")):
        await log.evaluate("log => { log.scrollTop = 0; }")
    await ana.get_by_role("button", name="My hand").click()
    await expect(ana.get_by_text("Only you can see this")).to_be_in_viewport()
    await stage.bot_channel.send("by the way")
    await expect(ben.get_by_role("button", name="Mensajes nuevos")).to_be_visible()
    assert await ben.get_by_role("log").evaluate("log => log.scrollTop") == 0


async def test_four_columns_fit_on_a_small_laptop(table: Table, stage: Stage) -> None:
    for name in ("Clara", "David"):
        stage.sandbox.add_seat(name)
    await table.page.set_viewport_size({"width": 1280, "height": 800})
    for name in ("Ana", "Ben", "Clara", "David"):
        await expect(table.seat(name)).to_be_in_viewport(ratio=1)
    assert await table.page.locator("#columns").evaluate("all => all.scrollWidth - all.clientWidth") == 0


async def test_threads_and_direct_messages_are_tabs_with_unread_marks(table: Table) -> None:
    ana, ben = table.seat("Ana"), table.seat("Ben")
    fields = await table.command("Ana", "/soc")
    await fields.press("ArrowDown")
    await fields.press("Enter")
    await fields.press("Enter")
    direct = ben.get_by_role("tab", name="Bot")
    await expect(direct.locator(".badge")).to_have_text("1")
    await expect(table.page).to_have_title("(1) Sobremesa")
    await direct.click()
    await expect(ben.get_by_text("your turn")).to_be_visible()
    await expect(direct.locator(".badge")).to_have_count(0)
    await expect(table.page).to_have_title("Sobremesa")
    await expect(ana.get_by_role("tab", name="Game room").locator(".dot")).to_be_visible()
    await ana.get_by_role("tab", name="games").press("ArrowRight")
    await expect(ana.get_by_role("tab", name="Game room")).to_be_focused()
    await expect(ana.get_by_text("in the thread")).to_be_visible()
    assert await ana.get_by_text("your turn").count() == 0


async def test_picture_is_enlarged(table: Table) -> None:
    ana = table.seat("Ana")
    await table.start_game()
    await ana.get_by_role("button", name="Enlarge picture").click()
    box = table.page.get_by_role("dialog", name="The board in turn 0")
    await expect(box.get_by_role("img")).to_be_visible()
    await table.page.keyboard.press("Escape")
    await expect(box).to_have_count(0)
    await expect(ana.get_by_role("button", name="Enlarge picture")).to_be_focused()
    await table.page.keyboard.press("Enter")
    await box.get_by_role("button", name="Close").click()
    await expect(box).to_have_count(0)


async def test_place_in_the_log_and_focus_are_kept(table: Table, stage: Stage) -> None:
    ana = table.seat("Ana")
    for number in range(40):
        await stage.bot_channel.send(f"line {number}\n" * 2)
    await expect(ana.get_by_text("line 39").last).to_be_in_viewport()
    log = ana.get_by_role("log")
    await log.evaluate("log => { log.scrollTop = 100; }")
    before = await log.evaluate("log => log.scrollTop")
    await stage.bot_channel.send("news")
    await expect(ana.get_by_role("button", name="New messages")).to_be_visible()
    assert await log.evaluate("log => log.scrollTop") == before
    await ana.get_by_role("button", name="New messages").click()
    await expect(ana.get_by_text("news")).to_be_in_viewport()
    await stage.ana.slash(stage.channel, "play", game="Go")
    roll = ana.get_by_role("button", name="Roll")
    await roll.focus()
    stage.ben.say(stage.channel, "meanwhile")
    await expect(ana.get_by_text("meanwhile")).to_be_visible()
    await expect(roll).to_be_focused()


SPOKEN = """log => {
    window.spoken = [];
    new MutationObserver(changes => {
        for (const { type, target, addedNodes } of changes) {
            const nodes = type === "characterData" ? [target] : [...addedNodes];
            for (const node of nodes) {
                const element = node.nodeType === 1 ? node : node.parentElement;
                const silent = element?.closest("[aria-hidden=true], [aria-live=off]");
                const read = node.cloneNode(true);
                read.querySelectorAll?.("[aria-hidden=true]").forEach(hidden => hidden.remove());
                const words = read.textContent + [...(read.querySelectorAll?.("img[alt]") ?? [])].map(one => one.alt);
                if (element && !silent && words.trim()) window.spoken.push(words.trim());
            }
        }
    }).observe(log, { childList: true, characterData: true, subtree: true });
}"""
"""What a screen reader reads of a live region: what is added to it or changes in it, unless it is silent or hidden."""


async def test_edit_speaks_only_what_is_new(table: Table, stage: Stage) -> None:
    ana = table.seat("Ana")
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Go on", custom_id="roll:1"))
    message = await stage.bot_channel.send("Ana plows.\n- one field", view=view)
    await expect(ana.get_by_text("one field")).to_be_visible()
    await ana.get_by_role("log").evaluate(SPOKEN)
    article = await ana.locator("article").element_handle()
    board = discord.File(picture("board"), "board.png", description="The board")
    await message.edit(attachments=[board])
    await expect(ana.get_by_alt_text("The board")).to_be_visible()
    assert await table.page.evaluate("spoken") == []
    await message.edit(content="Ana plows.\n- one field\n- one stable\nBen is next.")
    await expect(ana.get_by_text("Ben is next.")).to_be_visible()
    assert await table.page.evaluate("spoken") == ["one stable", "Ben is next."]
    again = discord.File(picture("again"), "again.png", description="The new board")
    await message.edit(attachments=[again])
    await expect(ana.get_by_alt_text("The new board")).to_be_visible()
    assert await table.page.evaluate("spoken.length") == 2
    assert await article.evaluate("article => article.isConnected")
    await stage.bot_channel.send("something else")
    await expect(ana.get_by_text("something else")).to_be_visible()
    assert len(await table.page.evaluate("spoken")) == 3


async def test_reconnecting_repeats_nothing(table: Table, stage: Stage) -> None:
    await table.start_game()
    await table.seat("Ana").get_by_role("log").evaluate(SPOKEN)
    await stage.sandbox.page.drop_feeds()
    await expect(table.page.locator("#banner")).to_have_text("Connected again.")
    stage.ben.say(stage.channel, "still here")
    await expect(table.seat("Ana").get_by_text("still here")).to_be_visible()
    assert len(await table.page.evaluate("spoken")) == 1


async def test_focus_goes_to_the_answer_and_never_to_the_body(table: Table, stage: Stage) -> None:
    ana = table.seat("Ana")
    await table.start_game()
    await ana.get_by_role("button", name="My hand").press("Enter")
    hand = ana.locator(".ephemeral").last
    await expect(hand.locator(".para", has_text="Your hand")).to_be_focused()
    await table.page.keyboard.press("Tab")
    while not await hand.get_by_role("button", name="Play a card").evaluate("one => one === document.activeElement"):
        await table.page.keyboard.press("Tab")
    for key in ("Enter", "Enter"):
        await table.page.keyboard.press(key)
    await expect(hand.locator(".para", has_text="You played ace")).to_be_focused()
    await ana.get_by_role("button", name="Dismiss").press("Enter")
    await expect(ana.get_by_role("log")).to_be_focused()


async def test_focus_follows_a_form_to_its_answer(table: Table) -> None:
    ana = table.seat("Ana")
    await table.start_game()
    await ana.get_by_role("button", name="Rename").press("Enter")
    form = ana.get_by_role("dialog", name="House rules")
    await form.get_by_label("Table name").fill("Friday")
    await form.get_by_role("button", name="Variant Choose…").click()
    await form.get_by_role("option", name="Quick").click()
    await form.get_by_label("24 h").check()
    await form.get_by_role("button", name="Submit").press("Enter")
    await expect(ana.locator(".para", has_text="Friday|quick|24|")).to_be_focused()


async def test_focus_stays_with_somebody_who_writes(table: Table, stage: Stage) -> None:
    ana = table.seat("Ana")
    await table.start_game()
    await ana.get_by_role("button", name="My hand").click()
    await ana.locator("textarea.say").press("h")
    await stage.bot_channel.send(f"<@{stage.ana.id}>, your turn")
    await expect(ana.get_by_text("your turn")).to_be_visible()
    await expect(ana.locator("textarea.say")).to_be_focused()


async def test_keyboard_jumps_to_the_question(table: Table, stage: Stage) -> None:
    ana = table.seat("Ana")
    await stage.ben.slash(stage.channel, "ask", friend=stage.ana)
    await expect(ana.get_by_text("your turn.")).to_be_visible()
    for number in range(30):
        stage.ben.say(stage.channel, f"chatter {number}")
    await expect(ana.get_by_text("chatter 29")).to_be_visible()
    await ana.locator("textarea.say").focus()
    await table.page.keyboard.press("Alt+q")
    assert "your turn." in await table.page.evaluate("document.activeElement.textContent")
    await expect(ana.get_by_text("your turn.")).to_be_in_viewport()
    skip = ana.get_by_role("button", name="Go to the question")
    await skip.focus()
    await expect(skip).to_be_in_viewport()
    await skip.press("Enter")
    assert "your turn." in await table.page.evaluate("document.activeElement.textContent")
    await expect(table.seat("Ben").locator(".skip")).to_be_hidden()


async def test_buttons_that_stand_again_further_down_leave_the_tab_order(table: Table) -> None:
    ana = table.seat("Ana")
    await table.start_game()
    for _ in range(2):
        await ana.get_by_role("button", name="My hand").first.click()
    await expect(ana.locator(".ephemeral")).to_have_count(2)
    first, last = (ana.locator(".ephemeral").nth(at).get_by_role("button", name="Play a card") for at in (0, 1))
    assert [await one.evaluate("one => one.tabIndex") for one in (first, last)] == [-1, 0]
    await first.click()
    await ana.get_by_role("option", name="King").first.click()
    await expect(ana.locator(".para", has_text="You played king")).to_be_visible()


async def test_page_has_headings_lists_and_labels_in_order(table: Table, stage: Stage) -> None:
    ana = table.seat("Ana")
    await stage.bot_channel.send("## Board\n- Farm\n  - two fields\n- Forest\n### Others\n1. Ben\n2. Clara")
    await expect(ana.get_by_role("heading", name="Others")).to_be_visible()
    levels = await ana.get_by_role("heading").evaluate_all(
        "all => all.map(one => Number(one.ariaLevel ?? one.tagName.slice(1)))"
    )
    assert levels == [2, 3, 4]
    await expect(table.page.get_by_role("heading", level=1)).to_have_count(1)
    await expect(ana.get_by_role("heading", level=2)).to_have_accessible_name("Ana")
    await expect(ana.get_by_role("article", name="Sobremesa")).to_have_count(1)
    await expect(ana.get_by_role("listitem")).to_have_text(["Farmtwo fields", "two fields", "Forest", "Ben", "Clara"])
    await expect(ana.locator("article ul > li > ul > li")).to_have_text("two fields")
    await table.command("Ana", "/show")
    await expect(ana.get_by_role("img", name="The board in turn 0")).to_be_visible()
    await expect(ana.get_by_role("button", name="Enlarge picture")).to_have_count(1)


CONTRAST = """node => {
    const parse = text => {
        const [r, g, b, a] = text.match(/[\\d.]+/g).map(Number);
        const scale = text.startsWith("color(") ? 255 : 1;
        return [r * scale, g * scale, b * scale, a ?? 1];
    };
    const over = (top, below) => top.slice(0, 3).map((part, at) => part * top[3] + below[at] * (1 - top[3]));
    const grounds = [];
    let opacity = 1;
    for (let at = node; at; at = at.parentElement) {
        grounds.unshift(parse(getComputedStyle(at).backgroundColor));
        opacity *= Number(getComputedStyle(at).opacity);
    }
    const ground = grounds.reduce((below, top) => over(top, below), [255, 255, 255]);
    const ink = parse(getComputedStyle(node).color);
    const light = colour => {
        const linear = part => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        const [r, g, b] = colour.map(part => linear(part / 255));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [a, b] = [light(over([...ink.slice(0, 3), ink[3] * opacity], ground)), light(ground)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_names_and_quotes_on_a_ping_can_be_read(table: Table, stage: Stage, scheme: Any) -> None:
    await table.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    ana = table.seat("Ana")
    first = await stage.bot_channel.send("a **board**")
    await first.reply(f"<@{stage.ana.id}> and <@{stage.ben.id}>, your turn\n-# soon\n> quoted `code`")
    await expect(ana.get_by_text("soon")).to_be_visible()
    for what in (".mention", ".origin .quote", ".origin", "blockquote", ".subtext", "time", "code"):
        for node in await ana.locator(f".pinged {what}").all():
            assert await node.evaluate(CONTRAST) >= 4.5, what
    await ana.locator(".origin").evaluate("node => { window.calls = []; Element.prototype.scrollIntoView = "
                                          "options => window.calls.push(options.behavior); node.click(); }")
    assert await table.page.evaluate("calls") == ["auto"]


async def test_people_are_known_by_their_seat_where_there_is_a_table(table: Table, stage: Stage) -> None:
    ana = table.seat("Ana")
    sign = ana.locator("header .avatar")
    stage.ana.say(stage.channel, "hello")
    await expect(ana.get_by_text("hello")).to_be_visible()
    await expect(ana.locator(".avatar.marked")).to_have_count(0)
    assert (await ana.locator("article .avatar").inner_text()).strip() == ""
    blue = {"letter": "A", "colour": "#005ca0", "on_colour": "#ffffff"}
    stage.world.marks[stage.channel["id"]] = {stage.ana.id: blue}
    stage.world.touch()
    await expect(sign).to_have_text("A")
    await expect(sign).to_have_css("background-color", "rgb(0, 92, 160)")
    await expect(ana.locator("article .avatar")).to_have_text("A")
    await ana.get_by_role("tab", name="Bot").click()
    await expect(ana.locator(".avatar.marked")).to_have_count(0)


async def test_form_stays_filled_in_while_the_sandbox_starts_again(
    point_discord_at: Callable[[Sandbox], None], browser: Browser, tmp_path: Path
) -> None:
    page = await browser.new_page(viewport=WIDE)  # type: ignore[arg-type]
    table = Table(page)
    async with Sandbox(folder=tmp_path, quick=QUICK) as sandbox:
        point_discord_at(sandbox)
        sandbox.add_seat("Ana")
        sandbox.add_seat("Ben")
        async with running(sandbox, GameBot()):
            await page.goto(sandbox.table_url)
            await table.start_game()
            await table.seat("Ana").get_by_role("button", name="Rename").click()
            form = table.seat("Ana").get_by_role("dialog", name="House rules")
            await form.get_by_label("Table name").fill("Friday")
            await table.seat("Ben").locator("textarea.say").fill("half a sen")
    async with Sandbox(folder=tmp_path, quick=QUICK, port=sandbox.server.port) as again:
        point_discord_at(again)
        async with running(again, GameBot()):
            await expect(page.locator("#banner")).to_have_text("Connected again.", timeout=15_000)
            await expect(form.get_by_label("Table name")).to_have_value("Friday")
            await expect(table.seat("Ben").locator("textarea.say")).to_have_value("half a sen")
            await form.get_by_role("button", name="Variant Choose…").click()
            await form.get_by_role("option", name="Quick").click()
            await form.get_by_label("24 h").check()
            await form.get_by_role("button", name="Submit").click()
            await expect(table.seat("Ana").get_by_text("Friday|quick|24|")).to_be_visible()
    assert [text for text in table.complaints if "ERR_" not in text] == []


async def test_seat_that_is_removed_while_somebody_types_leaves_the_others_alone(table: Table, stage: Stage) -> None:
    fields = await table.command("Ben", "/jug")
    await fields.first.fill("ch")
    await table.seat("Ana").locator("textarea.say").fill("half a sen")
    stage.sandbox.seats.remove(stage.sandbox.seats.all()[1])
    await expect(table.seat("Ben")).to_have_count(0)
    await expect(table.seat("Ana").locator("textarea.say")).to_have_value("half a sen")
    await table.seat("Ana").locator("textarea.say").press("Enter")
    await expect(table.seat("Ana").locator("article").get_by_text("half a sen")).to_be_visible()
    # what Ben's column asked for in the instant before it heard of his leaving
    table.complaints = [text for text in table.complaints if "403" not in text]


async def test_full_disk_is_shown_until_there_is_room(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.keeper.RETRY_SECONDS", 0.1)
    page = await browser.new_page(viewport=WIDE)  # type: ignore[arg-type]
    async with Sandbox(folder=tmp_path) as sandbox:
        ana = sandbox.add_seat("Ana").player
        await page.goto(sandbox.table_url)
        await expect(page.locator("section")).to_be_visible()
        with monkeypatch.context() as disk:
            disk.setattr(Archive, "write", Mock(side_effect=OSError(errno.ENOSPC, "No space left on device")))
            ana.say(sandbox.channel, "hello")
            await expect(page.locator("#banner")).to_have_text(re.compile("not being saved: No space left"))
        await expect(page.locator("#banner")).to_have_text("Everything is saved again.")


async def test_silence_of_the_bot_is_announced(table: Table, stage: Stage) -> None:
    await table.start_game()
    stage.world.deadline = 0.2
    stage.world.faults.add(Fault("POST", "/interactions/*", drop=True))
    await table.seat("Ana").get_by_role("button", name="My hand").click()
    await expect(table.seat("Ana").get_by_role("alert")).to_contain_text("This interaction failed")
    assert await table.seat("Ben").locator(".toast").count() == 0


async def test_lost_connection_is_announced_and_mended(table: Table, stage: Stage) -> None:
    await table.start_game()
    await table.page.context.set_offline(True)
    await stage.sandbox.page.drop_feeds()
    banner = table.page.locator("#banner")
    await expect(banner).to_have_text("Connection lost. Trying again…")
    await stage.bot_channel.send("while you were away")
    await table.page.context.set_offline(False)
    await expect(table.seat("Ana").get_by_text("while you were away")).to_be_visible(timeout=15_000)
    await expect(table.seat("Ana").get_by_role("button", name="Roll")).to_have_count(1)
    table.complaints = [text for text in table.complaints if "ERR_INTERNET_DISCONNECTED" not in text]


async def test_seats_come_hide_and_leave(table: Table, stage: Stage) -> None:
    page = table.page
    await page.get_by_role("button", name="Add a seat").click()
    await expect(table.seat("Clara")).to_be_visible()
    await table.seat("Clara").get_by_role("button", name="Change the name").click()
    await page.keyboard.type("Zoë")
    await page.keyboard.press("Enter")
    zoe = table.seat("Zoë")
    await zoe.get_by_label("Language of Zoë").select_option("it")
    await expect(zoe.get_by_role("heading", name="Siediti, Zoë")).to_be_visible()
    await zoe.get_by_label("Altro su Zoë").click()
    await zoe.get_by_role("menuitem", name="Nascondi").click()
    await expect(zoe).to_have_count(0)
    await page.get_by_text("Add a seat").click()
    await page.get_by_role("menuitem", name="Show Zoë again").click()
    page.on("dialog", lambda dialog: dialog.accept())
    await zoe.get_by_label("Altro su Zoë").click()
    await zoe.get_by_role("menuitem", name="Lascia il server").click()
    await expect(zoe).to_have_count(0)
    assert [seat.player.name for seat in stage.sandbox.seats.all()] == ["Ana", "Ben"]


async def test_link_of_a_seat_is_copied_and_opens_that_seat_only(table: Table, stage: Stage, browser: Browser) -> None:
    await table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await table.seat("Ben").get_by_role("button", name="Copiar el enlace").click()
    address = await table.page.evaluate("navigator.clipboard.readText()")
    alone = Table(await browser.new_page(viewport=PHONE))  # type: ignore[arg-type]
    await alone.page.goto(address)
    await expect(alone.seat("Ben")).to_be_visible()
    assert await alone.page.locator("section").count() == 1
    await alone.seat("Ben").locator(".quick").click()
    await expect(table.seat("Ana").get_by_text("Chess, 2 seats")).to_be_visible()
    assert alone.complaints == []


async def test_phone_shows_one_seat_with_a_switcher(stage: Stage, browser: Browser) -> None:
    phone = Table(await browser.new_page(viewport=PHONE, color_scheme="dark"))  # type: ignore[arg-type]
    await phone.page.goto(stage.sandbox.table_url)
    ana, ben = phone.seat("Ana"), phone.seat("Ben")
    await expect(ana).to_be_visible()
    await expect(ben).to_be_hidden()
    switch = phone.page.get_by_role("navigation").get_by_role("button", name="Ben")
    await stage.bot_channel.send(f"<@{stage.ben.id}>, your turn")
    await expect(switch.locator(".badge")).to_have_text("1")
    await switch.click()
    await expect(ben.get_by_text("your turn")).to_be_visible()
    await expect(switch.locator(".badge")).to_have_count(0)
    await expect(ana).to_be_hidden()
    overflow = await phone.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow == 0 and phone.complaints == []


async def test_closed_door_and_dead_address(stage: Stage, browser: Browser) -> None:
    page = await browser.new_page(locale="es-ES")
    await page.goto(stage.sandbox.base_url + "/seat/wrong")
    await expect(page.get_by_role("heading", name="Esta dirección ya no abre nada")).to_be_visible()


async def test_what_people_write_is_never_markup(table: Table, stage: Stage) -> None:
    stage.ben.say(
        stage.channel,
        "<img src=x onerror=alert(1)> **bold** `code` ||secret|| <@1> # no\n# Title\n- item\n> quote\n-# small\n"
        f"```js\n<script>\n``` <#{stage.channel['id']}> [site](https://example.org) <t:0:R> _it_ ~~gone~~ \\*star\\*",
    )
    text = table.seat("Ana").locator(".text")
    await expect(text).to_contain_text("<img src=x onerror=alert(1)> bold code")
    assert await text.locator("img, script").count() == 0
    await expect(text.get_by_role("heading", name="Title")).to_be_visible()
    await expect(text.get_by_role("link", name="site")).to_have_attribute("rel", "noopener noreferrer")
    await expect(text.locator(".mention")).to_have_text(["@?", "#games"])
    await text.get_by_role("button", name="Spoiler").click()
    await expect(text).to_contain_text("secret")
    await expect(text).to_contain_text("*star*")
