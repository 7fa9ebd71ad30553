"""The board in words, complete enough to play from with a screen reader."""

from __future__ import annotations

from games.core.text import Arg, Listed, Text, key_of, text
from games.northwood.content import CARD_TEXT, name_of, rule_of, suit_of, suit_text
from games.northwood.view import FiefView, NorthwoodView, PlaceView


def board_text(view: NorthwoodView) -> tuple[Text, ...]:
    """Goal, fiefs, allies, the visit, the piles, the hand."""
    lines = [goal_text(view)]
    if view.number:
        lines.append(Text(key_of("northwood-scenario", view.scenario, "text")))
    lines.append(text("northwood-board-stars", stars=view.stars, best=view.best))
    lines += [_fief(view, fief) for fief in view.fiefs]
    lines += [_place(place) for place in view.places]
    lines += _visit(view)
    lines += _past(view)
    if view.hand:
        lines.append(text("northwood-board-hand", n=view.hand_size, cards=cards(view.hand)))
    else:
        lines.append(text("northwood-board-hand-size", n=view.hand_size))
    return tuple(lines)


def goal_text(view: NorthwoodView) -> Text:
    """What wins this game, in one line."""
    scenario = text("northwood-scenario", id=view.scenario, n=view.number)
    if view.goal.fiefs:
        numbers = Listed(tuple(str(number) for number in view.goal.fiefs))
        return text("northwood-goal-fiefs", scenario=scenario, fiefs=numbers)
    return text("northwood-goal-stars", scenario=scenario, stars=view.goal.stars)


def cards(names: tuple[str, ...]) -> Listed:
    """Dialogue cards as one argument."""
    return Listed(tuple(CARD_TEXT[name] for name in names))


def _fief(view: NorthwoodView, fief: FiefView) -> Text:
    args: dict[str, Arg] = {"fief": fief.number, "stars": fief.stars}
    if fief.ruler is None:
        return Text(f"northwood-board-fief-{fief.standing}", args)
    args |= {"ruler": name_of(fief.ruler), "suit": suit_text(suit_of(fief.ruler)), "rule": rule_of(fief.ruler)}
    if fief.number == view.visiting:
        return Text("northwood-board-fief-visited", args)
    return Text(f"northwood-board-fief-{fief.standing}-ruler", args)


def _place(place: PlaceView) -> Text:
    args: dict[str, Arg] = {"ally": name_of(place.active), "rule": rule_of(place.active)}
    if place.guest:
        args["covered"] = name_of(place.ally)
    kind = "guest" if place.guest else "ally"
    return Text(f"northwood-board-{kind}-{'exhausted' if place.exhausted else 'ready'}", args)


def _past(view: NorthwoodView) -> list[Text]:
    """The visits that are over, and the dialogues of this one."""
    visits = Listed(tuple(
        text("northwood-board-past-visit", fief=visit.fief, score=visit.score, won=int(visit.won))
        for visit in view.visits
    ))
    lines = [text("northwood-board-past", items=visits)] if visits.items else []
    return lines + [
        text("northwood-board-dialogue", n=n, statement=CARD_TEXT[one.statement], answer=CARD_TEXT[one.response],
             scored=int(one.scored))
        for n, one in enumerate(view.exchanges, 1)
    ]


def _visit(view: NorthwoodView) -> list[Text]:
    lines: list[Text] = []
    if view.visiting is not None and view.favourite is not None:
        score, favourite = len(view.score), suit_text(view.favourite)
        lines.append(text("northwood-board-visit", fief=view.visiting, score=score, favourite=favourite))
    if view.ability_limit is not None:
        acted = int(view.acted)
        lines.append(text("northwood-board-used", n=view.used, limit=view.ability_limit, acted=acted))
    elif view.acted:
        lines.append(text("northwood-board-acted"))
    if view.theme is not None:
        lines.append(text("northwood-board-theme", suit=suit_text(view.theme)))
    if view.statement is not None:
        lines.append(text("northwood-board-statement", card=CARD_TEXT[view.statement]))
    lines.append(text("northwood-board-score-pile", n=len(view.score), cards=cards(view.score)))
    lines.append(text("northwood-board-discard-pile", n=len(view.discard), cards=cards(view.discard)))
    lines.append(text("northwood-board-deck", n=view.deck_size))
    known = [
        text("northwood-board-known", place=at + 1, card=CARD_TEXT[name])
        for at, name in enumerate(view.deck_known) if name is not None
    ]
    return lines + known
