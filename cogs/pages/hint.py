"""What would you do? The game's adviser answers, says why, and offers to do it. It sees what the player sees."""

from __future__ import annotations

from cogs.forms.components import Row, Style, button
from cogs.forms.context import FormContext
from cogs.forms.custom_id import ComponentId
from games.core.view import TableView
from storage.model import TableInfo
from tables.entry import spec_of
from tables.thinking import Thinkers, Thought, seen


def gives_hints(info: TableInfo) -> bool:
    """Whether there is an adviser at this table: everybody plays the deal of the day on their own."""
    return info.daily is None and spec_of(info.game).hint is not None


async def hint(context: FormContext, view: TableView, thinkers: Thinkers) -> tuple[list[str], Row]:
    """The advice in words, and the buttons below it. It may take a moment to think (`tables.thinking`)."""
    answer, why = await thinkers.advise(Thought(view.game, "", seen(view), context.question.decision))
    voice = context.voice
    words = [voice.key("cogs-hint", answer=voice.answer(context.question, answer)), voice.say(why)]
    choose = button(str(ComponentId(context.table, "choose")), voice.key("cogs-button-choose"))
    where = context.answer_id(answer)
    if where is None:
        return words, [choose]
    return words, [button(str(where), voice.key("cogs-button-do-it"), Style.success), choose]
