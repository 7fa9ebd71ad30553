"""What Mi Tierra wants to know of itself: the targets of its design, measured by farmers of equal strength."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.core.balance import (
    SHARES,
    Balance,
    Facts,
    Figures,
    Player,
    Setting,
    Target,
    mean,
    quantile,
    ratio,
    spread,
)
from games.core.fuzz import Legal
from games.mi_tierra.ai.farmer import Farmer
from games.mi_tierra.ai.taste import LEANINGS
from games.mi_tierra.cards.box import BOX, Event, Market, Plan
from games.mi_tierra.options import IN_RULEBOOK
from games.mi_tierra.watch import LATE, POOR, SETTLED, Watch

MANY, SOME, FEW = 10_000, 2_000, 200
"""Games for each number of players of the rulebook, for five and six, and against chance."""
LEGAL = "legal"
CHANCE = "against chance"
NO_BOUND = float("inf")
SUMMER_3 = 10
"""The round of the third summer."""

TABLES = {players: f"{players} players" for players in range(2, 7)}
EVERY = tuple(TABLES.values())
BASE = tuple(TABLES[players] for players in range(2, IN_RULEBOOK + 1))
FOUR = (TABLES[4],)

SETTINGS = (
    *(Setting(name, tuple(LEANINGS), MANY if players <= IN_RULEBOOK else SOME,
              {"more_players": True} if players > IN_RULEBOOK else {}, players)
      for players, name in TABLES.items()),
    Setting(CHANCE, ("mixed", LEGAL), FEW),
)


# -- figures ------------------------------------------------------------------------------------------------------


def a(name: str, of: str, scale: float = 1.0) -> Figures:
    """So many of something for each of something else."""
    return lambda facts: {"": ratio(facts[name], facts[of], scale)}


def share(*parts: str) -> Figures:
    """Parts of all money earned, in per cent."""
    return lambda facts: {"": ratio(sum(facts[f"part:{part}"] for part in parts), facts["earned"], 100)}


def reaching(rounds: int) -> Figures:
    """The per cent of games that have at least so many rounds."""
    return lambda facts: {"": ratio(sum(n for at, n in spread(facts, "rounds").items() if at >= rounds), facts["games"],
                                    100)}


def first_seat(facts: Facts) -> Mapping[str, float]:
    """How many per cent of all games whoever began wins."""
    return {"": ratio(facts["won:place 1"], SHARES * facts["games"], 100)}


def each_leaning(facts: Facts) -> Mapping[str, float]:
    """The money of each leaning, beside the mean of its tables."""
    return {name: mean(facts, f"beside:{name}") / 100 for name in LEANINGS}


def each_share(facts: Facts) -> Mapping[str, float]:
    """How often each leaning wins, beside its fair share."""
    return {name: ratio(facts[f"won:{name}"], facts[f"seats:{name}"]) for name in (*LEANINGS, LEGAL)
            if facts[f"seats:{name}"]}


def wins_of(name: str) -> Figures:
    """The per cent of its games that a player wins."""
    return lambda facts: {"": ratio(facts[f"won:{name}"], SHARES * facts["games"], 100)}


def ids(kind: type) -> list[str]:
    """The cards of a kind."""
    return [card.id for card in BOX.cards.values() if isinstance(card, kind)]


def used(what: str, kind: type) -> Figures:
    """In how many per cent of the games in which it lay open each card was used."""
    where = "offered" if kind is Plan else "open"
    return lambda facts: {name: ratio(facts[f"{what}:{name}"], facts[f"{where}:{name}"], 100) for name in ids(kind)
                          if facts[f"{where}:{name}"]}


def owners(facts: Facts) -> Mapping[str, float]:
    """The money of those who have a development card in the end, beside the mean of their tables and of all owners."""
    every = ratio(sum(facts[f"kept beside:{name}"] for name in ids(Plan)), facts["plans kept"])
    return {name: ratio(ratio(facts[f"kept beside:{name}"], facts[f"kept:{name}"]), every) for name in ids(Plan)
            if facts[f"kept:{name}"]}


def events(facts: Facts) -> Mapping[str, float]:
    """The money of the tables that met an event, beside what tables with as many rounds have: the later events come to
    longer games, which bring more."""
    found = {}
    for name in ids(Event):
        usual = sum(
            facts[f"met:{name}:{rounds}"] * ratio(facts[f"money:{rounds}"], facts[f"games:{rounds}"])
            for rounds in spread(facts, "rounds")
        )
        if usual:
            found[name] = ratio(facts[f"money with:{name}"], usual)
    return found


def met(facts: Facts) -> Mapping[str, float]:
    """In how many per cent of the games each event came."""
    return {name: ratio(facts[f"met:{name}"], facts["games"], 100) for name in ids(Event)}


# -- targets ------------------------------------------------------------------------------------------------------

_design = partial(Target, settings=BASE, source="design §9")
_issue = partial(Target, settings=EVERY, source="issue")

TARGETS = (
    *(_design("rounds, mean", lambda facts: {"": mean(facts, "rounds")}, least, most, settings=(name,))
      for name, least, most in zip(BASE, (14, 10, 8), (16, 14, 11), strict=True)),
    _design("rounds, fewest", lambda facts: {"": quantile(facts, "rounds", 0.0)}, 6, NO_BOUND, settings=FOUR),
    _issue("games that see the third summer", reaching(SUMMER_3), 50, 100, " %", settings=FOUR),
    *(_design("money in the end, mean", a("points", "players"), least, most, settings=(name,))
      for name, least, most in zip(BASE, (400, 280, 180), (550, 380, 260), strict=True)),
    _design("money of each leaning, beside its tables", each_leaning, 0.80, 1.25, settings=EVERY),
    _design("wins of each leaning, beside its share", each_share, -NO_BOUND, 1.6, settings=EVERY),
    _design("wins of whoever begins", first_seat, 20, 30, " %", settings=FOUR),
    _design("sales a round and player", a("sales", "player rounds"), 0.7, 1.0,
            why="With more exit symbols there are more sales, and games of four that end before the third summer."),
    _design(f"rounds without any sale, from round {SETTLED} on", a("unsold", "settled", 100), -NO_BOUND, 10, " %",
            why="There are as many markets as players, and farmers sell several loads in one round: when none asks for "
                "what anybody has, a round passes. With 15 exit symbols instead of 13, tried in 60 games each, it is "
                "32 % with two players, and only 27 % of the games of four see the third summer."),
    _design("money from cakes and clothes", share("cake", "clothes"), 20, 40, " %"),
    _design("money from sales", share("market", "black"), 45, 65, " %",
            why="The goods that contests bring are sold here: a first prize is $7 and two goods worth about $45."),
    _design("money from contests and rodeos", share("contest", "rodeo"), 8, 20, " %",
            why="Money alone; the goods that contests bring count as sales."),
    _design("development cards taken, each player", a("plans", "players"), 2, 4,
            why="By hundredths: the game of four is short, and in its last rounds they do not pay any more."),
    _design(f"farms below ${POOR} without goods, after round {LATE}", a("stuck", "late", 100), -NO_BOUND, 5, " %",
            settings=EVERY),
    _issue("an event comes", met, 5, 100, " %"),
    _issue("money of tables that met an event, beside tables with as many rounds", events, 0.8, 1.25),
    _issue("a development card is taken where it was offered", used("taken", Plan), 10, 100, " %"),
    _issue("money of a development card's owners, beside that of all owners", owners, 0.8, 1.25),
    Target("a market is sold to where it was open", used("sold to", Market), 20, 100, " %", BASE,
           why="A16 buys wool, which farmers keep for clothes, A28 animals, which they sell in the last round only; "
               "both leave at once."),
    Target("wins of a farmer", wins_of("mixed"), 95, 100, " %", (CHANCE,), "issue"),
)

BALANCE = Balance(
    players={
        **{name: Player(Farmer(taste), f"`good` with the leaning {name}: looks at each place once, with no looks ahead")
           for name, taste in LEANINGS.items()},
        LEGAL: Player(Legal(), "any acceptable answer"),
    },
    settings=SETTINGS,
    watch=lambda setting, seated: Watch(seated),
    targets=TARGETS,
    sources="A farmer has no looks ahead to save, so this is his full strength. The targets are those of the game's "
            "design, and what was asked for beside it.",
)
