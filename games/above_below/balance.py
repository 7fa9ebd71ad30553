"""What Above and Below wants to know of itself: the targets of its design, measured by AI seats of equal strength.

The book's yardstick (`book.worth`) says what gains should be worth; here games say what has become of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from games.above_below.ai.good import LOOKS, Good
from games.above_below.ai.weights import LEANINGS
from games.above_below.cards.box import BOX, BUILDING_KINDS
from games.above_below.options import PRINTED, AboveBelowOptions
from games.above_below.watch import Watch
from games.core.balance import (
    NO_BOUND,
    SHARES,
    Balance,
    Facts,
    Figures,
    Player,
    Setting,
    Target,
    mean,
    per,
    quantile,
    rates,
    ratio,
    spread,
)

QUICK, FULL = "quick", "full"
MANY, SOME, FEW = 10_000, 2_000, 200
"""Games for each number of players, for each module, and at full strength."""
EVERY = 20_000
"""Plans that are weighed at full strength."""

BASE = {f"{players} players": players for players in (2, 3, 4)}
MODULES = {name.replace("_", " "): {name: True} for name in AboveBelowOptions.model_fields if name != PRINTED}
ALL_MODULES = "all modules"
PLANS = "plans"
ALL = {name: True for options in MODULES.values() for name in options}
SECOND_BOOK = ("desert labyrinth", "underforest", ALL_MODULES)

SETTINGS = (
    *(Setting(name, (QUICK,) * players, MANY) for name, players in BASE.items()),
    *(Setting(name, (QUICK,) * 3, SOME, options) for name, options in MODULES.items()),
    Setting(ALL_MODULES, (QUICK,) * 4, SOME, ALL),
    Setting(PLANS, tuple(LEANINGS), SOME),
    *(Setting(f"{name} at full strength", (FULL,) * players, FEW) for name, players in BASE.items()),
)


# -- figures ------------------------------------------------------------------------------------------------------


def at(name: str, part: float) -> Figures:
    """The value that so great a part does not exceed."""
    return lambda facts: {"": quantile(facts, name, part)}


def share(*parts: str) -> Figures:
    """Parts of all points, in per cent."""
    return lambda facts: {"": ratio(sum(facts[f"part:{part}"] for part in parts), facts["points"], 100)}


def best_seat(facts: Facts) -> Mapping[str, float]:
    """By how many per cent of all games the luckiest place in turn order wins more than its share."""
    places = {name: n for name, n in facts.items() if name.startswith("won:place ")}
    fair = 100 / len(places) if places else 0.0
    return {"": max((ratio(n, SHARES * facts["games"], 100) - fair for n in places.values()), default=0.0)}


def ids(kinds: Sequence[str]) -> list[str]:
    """The buildings of some groups."""
    return [card.id for kind in kinds for card in BOX.of_kind(kind)]


def built(facts: Facts, kinds: Sequence[str]) -> Mapping[str, float]:
    """In how many per cent of the games in which it lay open each building was built."""
    return rates(facts, "built", "open", ids(kinds), 100)


def beside_its_group(facts: Facts) -> Mapping[str, float]:
    """How often each building is bought, beside the mean of its group."""
    found: dict[str, float] = {}
    for kind in BUILDING_KINDS:
        rates = built(facts, [kind])
        middle = ratio(sum(rates.values()), len(rates))
        found |= {name: ratio(rate, middle) for name, rate in rates.items()}
    return found


def owners_win(facts: Facts) -> Mapping[str, float]:
    """How often owners of each building win, beside owners of all buildings."""
    every = ids(BUILDING_KINDS)
    total = ratio(sum(facts[f"built_won:{name}"] for name in every), sum(facts[f"built:{name}"] for name in every))
    return {name: ratio(wins, total) for name, wins in rates(facts, "built_won", "built", every).items()}


def quests_claimed(facts: Facts) -> Mapping[str, float]:
    """In how many per cent of the games each quest was claimed."""
    return {
        quest.id: ratio(sum(spread(facts, f"quest:{quest.id}").values()), facts["games"], 100)
        for quest in BOX.of_kind("quest")
    }


def quest_rounds(facts: Facts) -> Mapping[str, float]:
    """The median round in which each quest was claimed."""
    return {quest.id: quantile(facts, f"quest:{quest.id}", 0.5) for quest in BOX.of_kind("quest")}


def beside_best_score(facts: Facts) -> Mapping[str, float]:
    """What each player scores on average, in per cent of the best of them."""
    names = {key.partition(":")[2].partition("=")[0] for key in facts if key.startswith("score:")}
    means = {name: mean(facts, f"score:{name}") for name in names}
    return {name: ratio(score, max(means.values()), 100) for name, score in sorted(means.items())}


# -- targets ------------------------------------------------------------------------------------------------------

EVERYWHERE = (*BASE, *MODULES, ALL_MODULES)
FULL_TOO = (*EVERYWHERE, *(f"{name} at full strength" for name in BASE))
QUESTS = ("quests", ALL_MODULES)

_game = partial(Target, settings=FULL_TOO, source="§7")
_card = partial(Target, settings=EVERYWHERE, source="§5")

TARGETS = (
    _game("villagers at the end", per("villagers"), 5.5, 8),
    _game("buildings at the end, without the starting house", per("buildings"), 7, 11,
          why="Income is the rulebook's. Dearer buildings are built more evenly, cheaper ones more often."),
    _game("outposts among them", per("outposts"), 2, 4,
          why="With four players a village is a building smaller than with two; a cave costs an exploration first."),
    _game("explorations per player", per("explorations"), 4, 7,
          why="With four players only the builder is ready in the first round."),
    _game("explorations that succeed", per("successes", "explorations", 100), 85, 95, " %",
          why="In the design's own table (§3) the best choice succeeds for every party that is ready to exert, and "
              "seats choose the best; the stake is the injuries. Of 292 pages 9 ask for 5 lanterns or more whatever "
              "one chooses, and the book's quotas leave no more. Seats that answer at random succeed in 75 % of 254."),
    _game("exertions per exploration", per("exertions", "explorations"), 0.3, 0.7,
          why="In the last round an injury costs nothing."),
    _game("kinds on the track", per("kinds"), 5, 7,
          why="A village that explores more meets more kinds and builds less for the same coins; it is near five."),
    _game("reputation at the end, median", at("reputation", 0.5), 2, 3),
    _game("reputation at the end, 95th percentile", at("reputation", 0.95), -NO_BOUND, 7,
          why="Of the buildings that bring reputation two players find more each; it is a step over."),
    _game("points of goods", share("goods"), 30, 40, " %",
          why="By as much as buildings and reputation fall short of their shares."),
    _game("points of buildings as such", share("buildings"), 15, 22, " %",
          why="A point each: seven or eight of the fifty points of a village. Quests and supplies add points besides."),
    _game("points of cards", share("cards"), 25, 35, " %",
          why="The villagers' star house, as published, is built in nearly every game: 17 points for 14 coins."),
    _game("points of reputation, space and majority", share("reputation", "fame"), 10, 18, " %",
          why="The seat sees numbers and not words, and cannot choose to be kind; most reputation brings two players "
              "the rulebook's three points, and three or four of them ten."),
    *(Target("wins of the best place in turn order over its share", best_seat, -NO_BOUND, most, " %", (name,), "§7",
             "The rulebook's coins for who does not begin: of 160 games of two, the second won 89 with them, 82 with "
             "as many for both, and 75 with the coin for the first. Houses that cost more have halved what it was.")
      for name, most in zip(BASE, (3, 4, 5), strict=True)),
    _game("the winner's margin, median", at("margin", 0.5), 4, 8,
          why="A seat's points spread by nine (standard deviation); two alike are then nine apart, and nothing in the "
              "rules takes from who is ahead."),
    Target("mean score of each plan, beside the best", beside_best_score, 80, 100, " %", (PLANS,), "§7"),
    Target("decisions a game", per("decisions", "games"), 250, 450, "", ("4 players", "4 players at full strength"),
           "§7"),
    Target("games that run out of cave cards", per("caves_out", "games", 100), -NO_BOUND, 3, " %", ("4 players",),
           "§7"),
    Target("special villagers that join, a game", per("specials", "games"), 0.5, 1.1, "", ("3 players",), "§4"),
    _card("houses and outposts, built where open", lambda facts: built(facts, ("house", "outpost")), 8, 60, " %",
          why="Of all that was open only the four of each row and what a coin has swept away stay unbuilt: with four "
              "players, who build seven each, that makes 55 % on average, and no price makes all alike. No building "
              "is left or taken nearly always any more."),
    _card("key houses, built where in play", lambda facts: built(facts, ("key_house",)), 15, 65, " %",
          why="They lie open from the first round to the last, for everybody: what one of two buys in a third of the "
              "games, one of four nearly always does, at the same price."),
    _card("star houses, built", lambda facts: built(facts, ("star_house",)), 15, 70, " %",
          why="Prices and points are as published."),
    _card("wins of a building's owners, beside those of all owners", owners_win, -NO_BOUND, 1.25,
          why="Who can pay for a dear building is ahead; of one seldom built a few games say little."),
    _card("bought, beside the mean of the group", beside_its_group, 0.5, NO_BOUND,
          why="Star houses cost what is published; of houses, what helps in the first rounds is bought more."),
    Target("quests claimed", quests_claimed, 50, 90, " %", QUESTS, "§6",
           "Paper and pot is the rulebook's quest; with four players somebody nearly always owns two things."),
    Target("quests claimed, median round", quest_rounds, 3, 6, "", QUESTS, "§6"),
    Target("supplies gained per player", per("supplies"), 2, 3, "", (ALL_MODULES,), "§4",
           "Four players explore less often than the three whom the design reckons with."),
    Target("states per player", per("states"), 0.6, 1.2, "", SECOND_BOOK, "§4",
           "Two thirds of them come with a failure, and hardly an exploration fails; the others are on 8 of 72 pages."),
)

BALANCE = Balance(
    players={
        QUICK: Player(Good(LOOKS), f"`good`: weighs at most {LOOKS} plans for the rest of the round at each turn"),
        FULL: Player(Good(EVERY), f"the same with at most {EVERY:,} plans, which are nearly always all there are"),
        **{name: Player(Good(weights=weights), f"as {QUICK}, believing in {name} more than others do")
           for name, weights in LEANINGS.items()},
    },
    settings=SETTINGS,
    watch=lambda setting, seated: Watch(seated),
    targets=TARGETS,
    sources="The targets are those of the game's design, by its sections.",
)
