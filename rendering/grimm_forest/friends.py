"""Everybody's Friend with its rule, 1400 x 891: who has none is shown, too."""

from __future__ import annotations

from games.core.text import Seat
from games.grimm_forest.view import GrimmView, PlayerView
from games.grimm_forest.wording.terms import card_name, card_rule
from rendering.grimm_forest.cards import draw_card
from rendering.grimm_forest.table import BAR, MARGIN, draw_bar, table_top
from rendering.kit.canvas import Canvas
from rendering.kit.encode import finish
from rendering.kit.layout import Rect
from rendering.kit.picture import Picture, join_alt
from rendering.kit.sprites import sprite
from rendering.kit.theme import BOARD_SIZE, CREAM, LABEL, SHADOW, Style
from rendering.reader import Reader, mark_of

NAME = Style("heading", 800, 34, 20)
STRIP = 58
"""Height of a name above its card."""

BACK = 150


def draw_friends(view: GrimmView, reader: Reader) -> Picture:
    """A card under each player's name, in turn order."""
    canvas = table_top()
    bar = Canvas(canvas.image.crop(BAR.box), (BAR.x, BAR.y))
    draw_bar(bar, view, reader)
    canvas.paste(bar.image, BAR.x, BAR.y)
    room = Rect(MARGIN, BAR.bottom + 14, BOARD_SIZE[0] - 2 * MARGIN, BOARD_SIZE[1] - BAR.bottom - 14 - MARGIN)
    columns = room.columns(*[1.0] * len(view.order), gap=16)
    for column, seat in zip(columns, view.order, strict=True):
        _friend(canvas, column, view.players[seat], reader)
    return finish(canvas.image, "friends", friends_alt(view, reader))


def _friend(canvas: Canvas, rect: Rect, player: PlayerView, reader: Reader) -> None:
    name, card = rect.rows(STRIP, 1.0, gap=10)
    canvas.veil(name, 18, SHADOW, 0.45)
    label = f"{mark_of(player.seat).letter} {reader.names[player.seat]}"
    canvas.write(label, name.x + 16, name.cy, NAME, CREAM, width=name.w - 32)
    if player.friend:
        draw_card(canvas, card, player.friend, reader)
        return
    canvas.veil(card, 18, SHADOW, 0.45)
    canvas.sprite(sprite("friend_back", BACK), card.cx, card.cy - 30)
    canvas.write(
        reader.say("grimm-no-friend"), card.cx, card.cy + BACK // 2 + 4, LABEL, CREAM, anchor="m", width=card.w - 30
    )


def friends_alt(view: GrimmView, reader: Reader) -> str:
    """Whose Friend is who, and what each does; the rules last, so that they are what a full table leaves out first."""
    players = [view.players[seat] for seat in view.order]
    owned = [
        reader.say("grimm-alt-friend-of", seat=Seat(player.seat), friend=card_name(player.friend))
        if player.friend else reader.say("grimm-alt-friendless", seat=Seat(player.seat))
        for player in players
    ]
    rules = [
        f"{reader.words(card_name(player.friend))}: {reader.words(card_rule(player.friend))}"
        for player in players if player.friend
    ]
    return join_alt([*owned, *rules])
