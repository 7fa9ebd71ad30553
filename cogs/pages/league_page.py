"""A season of a league as messages: its public message, the private pages with standings and rounds, and its files."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from discord import ui

from cogs.forms.components import Choice, Row, Style, button, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page, PendingPictures
from cogs.pages.paging import page_buttons, pages_around
from cogs.words.sanitize import escaped
from cogs.words.voice import Voice, without_emphasis
from games.core.text import Listed, Text, key_of
from rendering.kit.picture import join_alt
from rendering.standings import MOST_LINES, StandingsFigure, StandingsLine
from storage.model import (
    DELETED_PERSON,
    Entrant,
    Pairing,
    PairingSeat,
    PairingStatus,
    Person,
    Season,
    SeasonFormat,
    SeasonStatus,
)
from tables.league.rounds import end_if_opened, game_of
from tables.league.seasons import SeasonView
from tables.league.standings import STAGE, Standing, deciding_tie_breakers
from tables.time.pace import name_of

PAGE, ROUND, LIST, ASK_END = "page", "round", "list", "end"
PER_PAGE = MOST_LINES
"""Lines of the standings on one page, as many as its picture has."""
TABLES_PER_PAGE = 15
"""Tables of a round on one page: as many as a message has room for, of six people each."""
START, END, SURE = "start", "stop", "sure"
MOST_PAGES = 5
"""Maximum number of buttons to pages or rounds."""
MOST_CHOSEN = 25
"""Maximum number of seasons to choose from on one page."""
MOST_LISTED = 50
"""Maximum number of entrants that are listed before the start."""
CSV, JSON = "csv", "json"


def season_message(view: SeasonView, voice: Voice) -> tuple[str, list[Row]]:
    """Return the public message of a season, which is kept up to date: what is played, how it stands, and the button to
    enter."""
    season = view.season
    lines = [_title(season, voice), *_plan_lines(view, voice), "", _status(view, voice)]
    row: Row = []
    if _may_enter(view):
        row.append(button(str(_id("season_enter", season)), voice.key("cogs-league-enter"), Style.success))
    row.append(button(str(_id("season", season, PAGE)), voice.key("cogs-league-standings")))
    return "\n".join(lines), [row]


def season_page(
    view: SeasonView, person: Person, voice: Voice, at: int = 0, *, manages: bool = False, note: str = "",
    painting: PendingPictures | None = None,
) -> Page:
    """Return a person's private page of a season: how it stands, their own place and table, and page `at` of the
    standings, of which `painting` is the picture. With `manages` it has the buttons of who manages the server; `note`
    stands on top."""
    season = view.season
    every = standing_pages(view)
    pages = max(1, len(every))
    at = min(max(at, 0), pages - 1)
    lines = _standing_lines(view, every[at] if every else None, voice)
    head = [_title(season, voice), *_plan_lines(view, voice), _status(view, voice)]
    head += [line for line in _own_lines(view, person, voice) if not note.startswith(line)]
    texts = ["\n".join([*([note] if note else []), *head])]
    if lines:
        texts.append("\n".join(lines))
    rows: list[Row] = []
    if turning := page_buttons(lambda n: _id("season", season, PAGE, n), at, pages, MOST_PAGES, voice):
        rows.append(turning)
    own = view.entrant(person)
    row: Row = []
    if _may_enter(view) and (own is None or own.left_at is not None):
        row.append(button(str(_id("season_enter", season)), voice.key("cogs-league-enter"), Style.success))
    if own is not None and own.left_at is None and not _is_out(view, person):
        row.append(button(str(_id("season_leave", season)), voice.key("cogs-league-leave")))
    if season.round:
        row.append(button(str(_id("season", season, ROUND, season.round)), voice.key("cogs-league-rounds")))
    if row:
        rows.append(row)
    if manages:
        rows.append(_manager_row(season, voice))
    return Page(texts, rows, painting)


@dataclass(frozen=True, slots=True)
class StandingsPage:
    """A page of the standings: lines of one division (from 1). `titled`: there are several divisions."""

    division: int
    lines: tuple[Standing, ...]
    titled: bool


def standing_pages(view: SeasonView) -> list[StandingsPage]:
    """Return the pages of a season's standings; none before the start. Each division begins on a page of its own."""
    if view.season.status in (SeasonStatus.OPEN, SeasonStatus.CANCELLED):
        return []
    return [
        StandingsPage(division, tuple(table[at:at + PER_PAGE]), len(view.tables) > 1)
        for division, table in enumerate(view.tables, 1) for at in range(0, len(table), PER_PAGE)
    ]


def own_page(view: SeasonView, person: Person) -> int:
    """Return the page, counted from 0, with which a person begins: the first of their division, or of all if they do
    not take part."""
    divisions = [one.division for one in standing_pages(view)]
    own = next((n for n, table in enumerate(view.tables, 1) if any(one.person == person for one in table)), 1)
    return divisions.index(own) if own in divisions else 0


def standings_figure(
    view: SeasonView, at: int, person: Person, names: Mapping[int, str], voice: Voice
) -> StandingsFigure | None:
    """Return the picture of page `at` of the standings. `names` are plain names by Discord id. None before the
    start."""
    pages = standing_pages(view)
    if not pages:
        return None
    page = pages[min(max(at, 0), len(pages) - 1)]
    ids = {one.person: one for one in view.entrants}
    division = without_emphasis(voice.key("cogs-league-division", n=page.division))
    below = division if page.titled else without_emphasis(
        voice.key("cogs-league-round", n=max(1, view.season.round), rounds=max(view.rounds, view.season.round))
    )
    lines = tuple(
        StandingsLine(
            one.place, names.get(ids[one.person].discord_id) or voice.key("cogs-league-unknown"),
            voice.key("cogs-league-games", n=one.games), str(_number(one.points)), one.person == person,
            ids[one.person].left_at is not None,
        )
        for one in page.lines
    )
    told = [f"{one.place}. {one.name}: {one.points}" for one in lines]
    return StandingsFigure(view.season.name, below, lines, join_alt([f"{view.season.name}. {below}.", *told]))


def rounds_page(view: SeasonView, number: int, voice: Voice, at: int = 0) -> Page:
    """Return a page with tables of one round of a season: who sits there, the thread, and the result. Those of each
    division stand together under its name. `at` is the page, counted from 0."""
    season = view.season
    number = min(max(number, 1), max(1, season.round))
    found = sorted((one for one in view.pairings if one.round == number), key=lambda one: one.division)
    title = voice.key("cogs-league-round", n=number, rounds=max(view.rounds, number))
    pages = max(1, -(-len(found) // TABLES_PER_PAGE))
    at = min(max(at, 0), pages - 1)
    shown = found[at * TABLES_PER_PAGE:(at + 1) * TABLES_PER_PAGE]
    lines: list[str] = []
    for n, one in enumerate(shown):
        if len(view.tables) > 1 and (not n or one.division != shown[n - 1].division):
            lines.append(voice.key("cogs-league-division", n=one.division + 1))
        lines.append(_pairing_line(one, view, voice))
    back: Row = [button(str(_id("season", season, PAGE)), voice.key("cogs-league-standings"))]
    others: Row = [
        button(str(_id("season", season, ROUND, n)), voice.key("cogs-league-round-button", n=n), disabled=n == number)
        for n in (one + 1 for one in pages_around(number - 1, season.round, MOST_PAGES))
    ]
    turning = page_buttons(lambda n: _id("season", season, ROUND, number, n), at, pages, MOST_PAGES, voice)
    rows = [row for row in (turning, back, others) if row]
    return Page([_title(season, voice), "\n".join([title, *lines])], rows)


def seasons_page(seasons: Sequence[Season], voice: Voice, at: int = 0) -> Page:
    """Return page `at` of the pages on which one of these seasons of a Discord server is chosen."""
    if not seasons:
        return Page([voice.key("cogs-league-none")])
    pages = ceil(len(seasons) / MOST_CHOSEN)
    at = min(max(at, 0), pages - 1)
    choices = [
        Choice(str(one.id), one.name, voice.key(f"cogs-league-status-{one.status}"))
        for one in seasons[at * MOST_CHOSEN:(at + 1) * MOST_CHOSEN]
    ]
    rows: list[Row] = [[select(str(ComponentId(0, "season", (PAGE,))), choices, voice.key("cogs-league-choose"))]]
    if turning := page_buttons(lambda n: ComponentId(0, "season", (LIST, str(n))), at, pages, MOST_PAGES, voice):
        rows.append(turning)
    return Page([voice.key("cogs-league-title")], rows)


def sure_page(season: Season, voice: Voice) -> Page:
    """Return the page that asks whether a season shall really end early."""
    yes = button(str(_id("season_run", season, END)), voice.key("cogs-button-confirm"), Style.danger)
    return _asked_once_more(voice.key("cogs-league-sure", name=escaped(season.name)), season, yes, voice)


def leaving_page(view: SeasonView, voice: Voice) -> Page:
    """Return the page that asks whether a person shall really drop out of a season that has begun."""
    season = view.season
    yes = button(str(_id("season_leave", season, SURE)), voice.key("cogs-league-leave"), Style.danger)
    words = voice.key("cogs-league-leave-sure", name=escaped(season.name), again=int(_may_enter(view)))
    return _asked_once_more(words, season, yes, voice)


def _asked_once_more(words: str, season: Season, yes: ui.Button[Any], voice: Voice) -> Page:
    """Return the page with a question before something that cannot be taken back: `yes` does it, the other button leads
    back to the season."""
    back = button(str(_id("season", season, PAGE)), voice.key("cogs-button-not-now"))
    return Page([words], [[yes, back]])


def announcement(pairing: Pairing, season: Season, voice: Voice) -> str:
    """Return the message that announces a table of a round, on which its thread is opened."""
    game = Text(key_of(season.plan.games[pairing.game].game, "name"))
    who = Listed(tuple(_who(seat, voice) for seat in pairing.seats))
    return voice.key(
        "cogs-league-table", name=escaped(season.name), round=pairing.round, table=pairing.number, game=game, who=who
    )


def thread_name(pairing: Pairing, season: Season, voice: Voice) -> str:
    """Return the name of a table's thread."""
    return voice.key("cogs-league-thread", name=season.name, round=pairing.round, table=pairing.number)


def news_words(season: Season, news: Text, voice: Voice, now: float) -> str:
    """Return a message about a season that is sent to its channel `now`, before the tables of which it tells are
    opened."""
    if news.key == "bot-season-round" and news.args["n"] == season.round:  # it may have waited
        news = Text(news.key, {**news.args, "until": str(int(end_if_opened(season, now) or 0))})
    return f"{_cup(voice)}**{escaped(season.name)}** · {voice.say(news)}"


# -- files ---------------------------------------------------------------------------------------------------------


def as_csv(view: SeasonView, names: dict[int, str]) -> bytes:
    """Return the standings of a season as a table for a spreadsheet. `names` are the entrants' by Discord id. People
    are mentioned as in Discord, because a spreadsheet rounds numbers as large as their ids."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow((
        "division", "place", "name", "mention", "points", "games", "opponents", "wins", "share", "stage", "dropped_out",
    ))
    ids = {one.person: one for one in view.entrants}
    for division, table in enumerate(view.tables, 1):
        for one in table:
            who = ids[one.person]
            writer.writerow((
                division, _place(one, view.season), _cell(names.get(who.discord_id, "")), f"<@{who.discord_id}>",
                one.points, one.games, one.opponents, one.wins, one.share, one.stage, int(who.left_at is not None),
            ))
    return out.getvalue().encode("utf-8-sig")


def as_json(view: SeasonView, names: dict[int, str]) -> bytes:
    """Return a season with its plan, standings and all pairings as JSON. Discord ids are texts, as Discord writes them:
    many programs round such large numbers."""
    people = {one.person: one for one in view.entrants}
    ids = {person: str(one.discord_id) for person, one in people.items()}
    season, plan = view.season, view.season.plan
    found = {
        "name": season.name, "status": season.status, "round": season.round, "rounds": view.rounds,
        "format": plan.format, "seats": plan.seats, "days": plan.days,
        "games": [{"game": one.game, "options": one.options} for one in plan.games],
        "standings": [
            [_as_dict(one, people[one.person], names, season) for one in table] for table in view.tables
        ],
        "pairings": [{
            "round": one.round, "division": one.division + 1, "table": one.number,
            "game": plan.games[one.game].game, "status": one.status,
            "seats": [{
                "id": ids.get(seat.person), "place": seat.place, "total": seat.total, "counts": seat.counts,
            } for seat in one.seats],
        } for one in view.pairings],
    }
    return json.dumps(found, indent=1, ensure_ascii=False).encode()


def _as_dict(one: Standing, who: Entrant, names: dict[int, str], season: Season) -> dict[str, Any]:
    return {
        "place": _place(one, season), "name": names.get(who.discord_id, ""), "id": str(who.discord_id),
        "points": one.points, "games": one.games, "opponents": one.opponents, "wins": one.wins, "share": one.share,
        "stage": one.stage, "dropped_out": who.left_at is not None,
    }


def _place(one: Standing, season: Season) -> int | None:
    """Return a person's place for a file; None if the season has not begun, or did not take place."""
    return None if season.status in (SeasonStatus.OPEN, SeasonStatus.CANCELLED) else one.place


def _cell(name: str) -> str:
    """Return a name as a cell that a spreadsheet does not take for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t") else name


# -- parts ---------------------------------------------------------------------------------------------------------


def _id(act: str, season: Season, *args: object) -> ComponentId:
    """Return the custom id of a component of a season. That of `season` names the page first, because in the list of
    seasons the chosen value is the season."""
    what = tuple(map(str, args))
    page = what[:1] if act == "season" else ()
    return ComponentId(0, act, (*page, str(season.id), *what[len(page):]))


def _title(season: Season, voice: Voice) -> str:
    return f"## {_cup(voice)}{escaped(season.name)}"


def _cup(voice: Voice) -> str:
    """Return the sign before a season's name, empty for readers without marks."""
    return "🏆 " if voice.marks else ""


def _may_enter(view: SeasonView) -> bool:
    season = view.season
    late = season.plan.format is SeasonFormat.SWISS and season.status is SeasonStatus.PLAYING
    return season.status is SeasonStatus.OPEN or (late and season.round < view.rounds)


def _is_out(view: SeasonView, person: Person) -> bool:
    """Return whether nothing is left for an entrant to drop out of: the season is over, or, in single elimination, they
    have not reached its present round."""
    season = view.season
    if season.status is SeasonStatus.PLAYING and season.plan.format is SeasonFormat.KNOCKOUT:
        return any(one.person == person and one.stage < season.round for table in view.tables for one in table)
    return season.status not in (SeasonStatus.OPEN, SeasonStatus.PLAYING)


def _plan_lines(view: SeasonView, voice: Voice) -> list[str]:
    plan = view.season.plan
    games = Listed(tuple(Text(key_of(one.game, "name")) for one in plan.games))
    lines = [voice.key(
        "cogs-league-plan", games=games, format=plan.format, seats=plan.seats, division=plan.division,
        rounds=plan.rounds,
    )]
    if view.continues:
        lines.append(voice.key("cogs-league-continues", name=escaped(view.continues), n=plan.promoted))
    if plan.days or plan.pace is not None:
        pace = name_of(plan.pace)
        lines.append(voice.key("cogs-league-time", days=plan.days, pace=Text(f"cogs-pace-{pace}")))
    return lines


def _status(view: SeasonView, voice: Voice) -> str:
    season = view.season
    people = len(view.playing)
    match season.status:
        case SeasonStatus.OPEN:
            return voice.key("cogs-league-open", n=people)
        case SeasonStatus.PLAYING:
            now = [one for one in view.pairings if one.round == season.round and one.status is not PairingStatus.BYE]
            done = sum(one.status.is_over for one in now)
            number, rounds = max(1, season.round), max(view.rounds, season.round)
            if all(one.status is PairingStatus.PLANNED for one in now):  # none is there yet; their time begins then
                return voice.key("cogs-league-begins", n=number, rounds=rounds)
            return voice.key(
                "cogs-league-now", n=number, rounds=rounds, done=done,
                tables=len(now), timed=int(season.ends_at is not None), until=str(int(season.ends_at or 0)),
            )
        case _:
            return voice.key(f"cogs-league-status-{season.status}")


def _own_lines(view: SeasonView, person: Person, voice: Voice) -> list[str]:
    """Return what concerns the person: their place, whether they have a bye now, and the threads of their tables."""
    own = view.entrant(person)
    if own is None:
        return []
    if view.season.status is SeasonStatus.OPEN:
        return [voice.key("cogs-league-you-are-in")]
    if view.season.status is SeasonStatus.CANCELLED:  # nobody has a place in what did not take place
        return []
    lines = []
    if own.left_at is not None:
        lines.append(voice.key("cogs-league-you-left"))
    for division, table in enumerate(view.tables, 1):
        titled = division if len(view.tables) > 1 else 0
        lines += [
            voice.key("cogs-league-you", division=titled, place=one.place, points=_number(one.points))
            for one in table if one.person == person
        ]
    season = view.season
    if season.status is SeasonStatus.PLAYING and any(
        one.round == season.round and one.status is PairingStatus.BYE and one.seats[0].person == person
        for one in view.pairings
    ):
        lines.append(voice.key("cogs-league-you-bye"))
    threads = [f"<#{one.channel_id}>" for one in view.tables_of(person) if one.channel_id is not None]
    if threads:
        lines.append(voice.key("cogs-league-your-tables", n=len(threads), where=", ".join(threads)))
    return lines


def _standing_lines(view: SeasonView, page: StandingsPage | None, voice: Voice) -> list[str]:
    """Return a page of the standings in words, a line for each entrant. Before the start it lists who has entered, as
    far as a message has room."""
    if page is None:
        return [f"- <@{one.discord_id}>" for one in view.entrants[:MOST_LISTED]]
    ids = {one.person: one for one in view.entrants}
    title = [voice.key("cogs-league-division", n=page.division)] if page.titled else []
    decided = deciding_tie_breakers(view.tables[page.division - 1])
    return [*title, *(
        _standing_line(one, ids[one.person], decided[one.person], view.rounds, voice) for one in page.lines
    )]


def _standing_line(one: Standing, who: Entrant, decided: Sequence[str], rounds: int, voice: Voice) -> str:
    """Return a person's line, with the tie-breakers that have decided their place. The winner of the final of single
    elimination has gone beyond the last of the `rounds`."""
    line = voice.key(
        "cogs-league-line", place=one.place, who=f"<@{who.discord_id}>", points=_number(one.points), n=one.games,
        left=int(who.left_at is not None),
    )
    return " · ".join([line, *(
        voice.key("cogs-league-tie-final") if name == STAGE and one.stage > rounds
        else voice.key(f"cogs-league-tie-{name}", n=round(getattr(one, name), 3)) for name in decided
    )])


def _who(seat: PairingSeat, voice: Voice) -> str:
    """Return a mention of the person on a seat; of deleted people only that they are unknown."""
    return voice.key("cogs-league-unknown") if seat.person == DELETED_PERSON else f"<@{seat.discord_id}>"


def _pairing_line(one: Pairing, view: SeasonView, voice: Voice) -> str:
    """Return a table of a round with its people: in the order of their places once it is over. Those whose result does
    not count are last, and have none."""
    names = [_who(seat, voice) for seat in one.seats]
    if one.status is PairingStatus.FINISHED:
        reached = sorted(zip(game_of(one).season_places, range(len(names)), names, one.seats, strict=True))
        names = [f"{place}. {who}" if seat.counts else f"{who} (–)" for place, _, who, seat in reached]
    if one.status is PairingStatus.BYE:
        return voice.key("cogs-league-bye", who=names[0])
    stands = one.status is PairingStatus.PLAYING and one.channel_id is not None
    where = f" · <#{one.channel_id}>" if stands else ""
    void = f" · {voice.key('cogs-league-void')}" if one.status is PairingStatus.VOID else ""
    who = ", ".join(names)
    return f"- {voice.key('cogs-league-at', table=one.number, who=who)}{where}{void}"


def _manager_row(season: Season, voice: Voice) -> Row:
    row: Row = []
    if season.status is SeasonStatus.OPEN:
        row.append(button(str(_id("season_run", season, START)), voice.key("cogs-league-start"), Style.primary))
    if season.status in (SeasonStatus.OPEN, SeasonStatus.PLAYING):
        row.append(button(str(_id("season_run", season, ASK_END)), voice.key("cogs-league-end")))
    for kind in (CSV, JSON):
        row.append(button(str(_id("season_run", season, kind)), voice.key("cogs-league-export", kind=kind.upper())))
    return row


def _number(points: float) -> float:
    rounded = round(points, 2)
    return int(rounded) if rounded == int(rounded) else rounded
