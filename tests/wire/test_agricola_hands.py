"""Agricola at level III over the wire: two people and two AI seats, from the draft to the score."""

from __future__ import annotations

import random
import re

from games.agricola.cards.box import card_of
from games.core.fuzz import random_answer
from games.core.record import Export
from games.core.verify import verify
from sandbox import Player, usable
from sandbox.model import ComponentType
from storage.model import Status
from storage.outgoing import OutboxKind
from tests.wire.stage import Json, Stage, asked_line, button, offered, shown

TAKE = re.compile(r"s:\w+:\d+:\w+:(take|answer|send)(:.*)?")
PICKS = 6 + 3 + 2


async def opened(stage: Stage) -> Json:
    """Ana and Ben and two AIs at a table of level III; the first turn message."""
    lobby = await stage.open("agricola", options="level=3", ai=2)
    assert "III" in shown(lobby) and "Draft" in shown(lobby)
    await stage.ben.click(lobby, custom_id=button("join"))
    await stage.ana.click(lobby, custom_id=button("start"))
    return await stage.turn()


async def pick(stage: Stage, player: Player, place: int) -> Json:
    """Take a card of those before one; the private answer afterwards."""
    form = (await player.click(await stage.turn(), custom_id=button("choose"))).posted
    choices = offered(form, TAKE)
    custom_id, value = choices[place % len(choices)]
    if value is None:
        return (await player.click(form, custom_id=custom_id)).posted
    return (await player.choose(form, value, custom_id=custom_id)).posted


async def held(stage: Stage, player: Player) -> tuple[str, ...]:
    """Somebody's hand, as they see it."""
    tables, table = stage.client.tables, await stage.table()
    seat = (await tables.looking.table(table)).seat_of(await tables.people.person(int(player.id)))
    assert seat is not None
    view = await tables.looking.view(table, seat)
    hand: tuple[str, ...] = view.board.farms[seat].hand
    return hand


async def test_the_draft_is_made_by_clicks_in_two_languages_and_says_who_is_still_to_choose(stage: Stage) -> None:
    first = await opened(stage)
    await stage.client.tables.ais.settle()
    first = await stage.turn()
    assert "Ana" in asked_line(first) or str(stage.ana.id) in asked_line(first)
    for number in range(PICKS):
        form = await pick(stage, stage.ana, 0)
        waiting = asked_line(await stage.turn())
        assert str(stage.ben.id) in waiting and str(stage.ana.id) not in waiting, number
        if number == 0:
            before = shown(form)
            again = await pick(stage, stage.ana, 1)
            assert shown(again) != before, "the choice was changed"
        await pick(stage, stage.ben, 1)
        await stage.client.tables.ais.settle()
    mine, bens = await held(stage, stage.ana), await held(stage, stage.ben)
    assert len(mine) == len(bens) == 14 and not set(mine) & set(bens)
    public = "\n".join(shown(one) for one in stage.messages(stage.cleo))
    for card in (*mine, *bens):
        assert card not in public
    assert {card_of(name).kind for name in mine} == {"occupation", "minor"}


async def test_a_whole_game_of_level_three_ends_with_a_record_that_can_be_checked(stage: Stage) -> None:
    await opened(stage)
    tables, table = stage.client.tables, await stage.table()
    rng = random.Random(3)
    people = {seat: await tables.people.person(int(player.id)) for seat, player in enumerate((stage.ana, stage.ben))}
    seats = {one.seat: one.person for one in (await tables.looking.table(table)).seats}
    while (await tables.looking.table(table)).status is Status.PLAYING:
        await tables.ais.settle()
        for seat in [seat for seat, person in seats.items() if person in people.values()]:
            async with tables.records.look(table) as game:
                decision = game.session.open().get(seat)
                number = game.session.numbers.get(seat, 0)
                if decision is None:
                    continue
                answer = random_answer(game.session.rules, game.session.state, decision, rng)
            await tables.play.submit(table, seat, number, answer, by=seats[seat])
    await stage.settle()
    final = (await stage.posted(OutboxKind.FINAL))[-1]
    assert "★" in final["content"]
    kept = await stage.ana.click(final, custom_id=button("record"))
    export = Export.model_validate_json(stage.download(kept.posted["attachments"][0]))
    assert verify(export).wrong == () and export.record.options["level"] == 3
    assert {"draft", "place"} <= {one.key for one in export.record.answers}


def galleries(message: Json) -> list[str]:
    """The pictures of a private page, each of which has the whole width to itself."""
    box = message["components"][0]["components"]
    found = [part["items"] for part in box if part["type"] == ComponentType.MEDIA_GALLERY]
    assert all(len(items) == 1 for items in found)
    return [items[0]["media"]["url"].rpartition("/")[2].partition(".")[0] for items in found]


async def test_fourteen_cards_to_exchange_are_two_pictures_that_stay_while_they_are_chosen(stage: Stage) -> None:
    lobby = await stage.open("agricola", options="level=3,hands=mulligan", ai=1)
    await stage.ana.click(lobby, custom_id=button("start"))
    form = (await stage.ana.click(await stage.turn(), custom_id=button("choose"))).posted

    def shows() -> list[str]:
        return galleries(stage.world.messages.find(stage.channel["id"], form["id"]))

    await stage.world.until(lambda: shows() == ["occupations", "minors"], 10, "both pictures")
    cards = next(part for part in usable(form) if len(part.get("options", [])) == 14)
    before = stage.world.messages.find(stage.channel["id"], form["id"])["attachments"]
    chosen = [one["value"] for one in cards["options"][:2]]
    await stage.ana.choose(form, *chosen, custom_id=cards["custom_id"])
    assert shows() == ["occupations", "minors"], "they stand until the new ones are drawn"

    def drawn_anew() -> bool:
        now = stage.world.messages.find(stage.channel["id"], form["id"])["attachments"]
        return len(now) == 2 and not {one["id"] for one in now} & {one["id"] for one in before}

    await stage.world.until(drawn_anew, 10, "the marked cards")
    assert shows() == ["occupations", "minors"]
