"""One person at many tables: the page of all of them, and the way from one to the next."""

from __future__ import annotations

import re

from tests.wire.stage import Json, Stage, button, ids, shown

NEXT = re.compile(r"s:\w+:-:0:choose")


async def two_tables(stage: Stage) -> tuple[int, int]:
    """Ana and Ben play in the channel and in a thread; both are asked at both."""
    await stage.start(stage.ben)
    first = await stage.table()
    _, lobby = await stage.open_in_thread()
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    await stage.settle()
    return first, await stage.table()


def labels(message: Json) -> list[str]:
    """What stands on the buttons of a private message."""
    found = re.findall(r"'label': '([^']*)'|\"label\": \"([^\"]*)\"", str(message["components"]))
    return [one or other for one, other in found]


async def test_the_page_says_what_each_table_asks_and_leads_there(stage: Stage) -> None:
    first, second = await two_tables(stage)
    page = await stage.ana.slash(stage.channel, "tables")
    lines = shown(page.posted)
    assert lines.count("Where does your pig go?") == 2
    assert lines.index(f"#{first}") < lines.index(f"#{second}"), "the one that has waited longest stands first"
    assert [f"#{number}" in label for number, label in zip((first, second), labels(page.posted)[:-1], strict=True)] == [
        True, True
    ]
    assert labels(page.posted)[-1] == "Notices"
    form = await stage.ana.click(page.posted, label=f"Choose: The Grimm Forest #{second}")
    assert any(":take:" in one for one in ids(form.posted))


async def test_after_an_answer_the_next_table_is_one_click_away_until_none_waits(stage: Stage) -> None:
    first, second = await two_tables(stage)
    await stage.silently({1: "forest"})
    page = await stage.ana.slash(stage.channel, "tables")
    form = await stage.ana.click(page.posted, label=f"Choose: The Grimm Forest #{second}")
    done = await stage.ana.click(form.posted, custom_id=re.compile(r".*:take:gather\|fields"))
    while any(":take:" in one for one in ids(done.posted)):
        taking = next(one for one in ids(done.posted) if ":take:" in one)
        done = await stage.ana.click(done.posted, custom_id=taking)
    assert f"Next: The Grimm Forest #{first}" in labels(done.posted)
    form = await stage.ana.click(done.posted, label=f"Next: The Grimm Forest #{first}")
    assert any(":take:gather|forest" in one for one in ids(form.posted))
    done = await stage.ana.click(form.posted, custom_id=re.compile(r".*:take:gather\|fields"))
    assert not [one for one in labels(done.posted) if one.startswith("Next")]
