"""The fronts of the buildings: houses of several shapes on the grass, outposts in the rock, each with its emblem."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from collections.abc import Callable

from rendering.above_below.icons import SHELF
from rendering.icons.markup import document, ellipse, line, path, rect

WHITE, CREAM, CLAY, TIMBER, STONE, BLUSH, SAGE, SLATE, BRICK = (
    "d(#fffaf0,#ddd0b8)", "d(#fff0cc,#d9bd88)", "d(#f0c394,#c0875a)", "d(#c59a68,#86592f)", "d(#d6d3cb,#958f86)",
    "d(#f8d5cc,#cf9a8c)", "d(#dde6c4,#a3b083)", "d(#c4d0dc,#8295a8)", "d(#d98a6c,#984a32)",
)
THATCH, RED_TILE, BLUE_TILE, GREEN_TILE, BROWN_TILE, PLUM_TILE, GOLD_TILE, DARK_TILE = (
    "v(#f2d584,#b3822e)", "v(#e06a48,#92301c)", "v(#6d93c4,#2f4f82)", "v(#7fb067,#3a6a2c)", "v(#a87448,#5c3618)",
    "v(#a77cc0,#5c3478)", "v(#ffe08a,#c08a1c)", "v(#6f6a72,#35313a)",
)
LIT, WOOD, DOOR = "v(#fff3b0,#f4bd4e)", "d(#a87848,#5f3c1c)", "v(#9a6436,#5a3414)"


def _window(x: float, y: float, w: float = 17, h: float = 19) -> str:
    """Return a lit window with a frame and a sill."""
    return (
        rect(x - 2, y - 2, w + 4, h + 4, "#6b4526", 2) + rect(x, y, w, h, LIT, 1)
        + line(f"M{x + w / 2:g} {y:g}v{h:g}M{x:g} {y + h / 2:g}h{w:g}", "#6b4526", 2.2)
        + rect(x - 4, y + h + 1, w + 8, 4, "#8a5a30", 2)
    )


def _door(x: float, w: float = 20, h: float = 32) -> str:
    """Return a round-topped door standing on the ground, its middle at `x`."""
    top = 120 - h
    return (
        path(f"M{x - w / 2 - 3:g} 120V{top + w / 2:g}a{w / 2 + 3:g} {w / 2 + 3:g} 0 0 1 {w + 6:g} 0V120z", "#5a3a1e")
        + path(f"M{x - w / 2:g} 120V{top + w / 2:g}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0V120z", DOOR)
        + ellipse(x + w / 4, 106, 2, 2, "#ffe08a")
    )


def _board(emblem: str, x: float, y: float, size: float = 40) -> str:
    """Return a round board with the emblem."""
    half = size / 2
    return (
        ellipse(x, y + 2, half + 5, half + 5, "#2a1a0c", 0.35) + ellipse(x, y, half + 4, half + 4, WOOD)
        + ellipse(x, y, half + 1, half + 1, "r(#fffaea,#ead8ac)") + SHELF.piece(emblem, x, y, size * 0.86, tint="#5a3a1e")
    )


def _tiles(left: float, right: float, top: float, bottom: float) -> str:
    """Return faint rows of tiles."""
    rows = [top + (bottom - top) * n / 3 for n in (1, 2)]
    return "".join(line(f"M{left:g} {y:g}H{right:g}", "#2a1408", 2, 0.25) for y in rows)


def _chimney(x: float, y: float) -> str:
    smoke = ellipse(x + 9, y - 12, 7, 6, "#ffffff", 0.55) + ellipse(x + 17, y - 22, 9, 7, "#ffffff", 0.38)
    return smoke + rect(x, y, 13, 28, BRICK) + rect(x - 2, y - 3, 17, 6, "#8a4a34", 1)


def _ground(width: float = 118) -> str:
    """Return the shadow and the tufts at the foot of a house."""
    half = width / 2
    return ellipse(64, 121, half, 6, "#24300f", 0.42) + "".join(
        path(f"M{x:g} 124q2-10 6-12 0 6 2 6 2-6 5-7-1 8-2 13z", "#6f9a3c") for x in (64 - half + 4, 64 + half - 18)
    )


def _pennant(kind: str) -> str:
    """Return what marks a key house (a key on a pennant) and a star house (a golden star)."""
    if kind == "key":
        return line("M14 62V6", "#5f3c1c", 4) + path("M15 8H44L37 21 44 34H15z", "d(#e86a52,#9c2c1c)") + SHELF.piece("key", 27, 21, 22)
    if kind == "star":
        return line("M14 62V6", "#5f3c1c", 4) + path("M15 8H44L37 21 44 34H15z", "d(#5f7fc8,#2c4488)") + SHELF.piece("star", 27, 21, 24)
    return ""


def _cottage(walls: str, roof: str, emblem: str, kind: str = "") -> str:
    """Return a house that shows its gable."""
    return (
        _ground(104) + _chimney(88, 24) + rect(24, 62, 80, 58, walls) + path("M24 64L64 22 104 64V76H24z", walls)
        + path("M64 12L120 66 110 76 64 32 18 76 8 66z", roof) + line("M64 16L16 64", "#ffffff", 3, 0.3)
        + _board(emblem, 64, 62, 36) + _door(64, 22, 32) + _window(32, 84) + _window(80, 84) + _pennant(kind)
    )


def _hall(walls: str, roof: str, emblem: str, kind: str = "") -> str:
    """Return a wide house with its eaves to the front."""
    return (
        _ground(126) + _chimney(24, 20) + rect(10, 64, 108, 56, walls)
        + path("M24 28H104L124 68H4z", roof) + _tiles(10, 118, 28, 68) + line("M26 31H102", "#ffffff", 3, 0.35)
        + _window(18, 82) + _window(93, 82) + _door(64, 24, 30) + _board(emblem, 64, 58, 42) + _pennant(kind)
    )


def _tower(walls: str, roof: str, emblem: str, kind: str = "") -> str:
    """Return a tower with a low annex."""
    return (
        _ground(108) + rect(72, 78, 42, 42, walls) + path("M66 80L92 56 120 80z", roof)
        + rect(34, 46, 54, 74, walls) + path("M34 50h54v5H34z", "#000000", 0.14) + path("M61 2L98 50H24z", roof)
        + line("M60 8L32 46", "#ffffff", 3, 0.35) + _board(emblem, 61, 68, 36) + _door(61, 20, 28) + _window(93, 90, 14, 15)
        + _pennant(kind)
    )


def _shed(walls: str, roof: str, emblem: str, kind: str = "") -> str:
    """Return an open shed that shows what is made in it."""
    posts = rect(14, 56, 9, 64, WOOD) + rect(105, 56, 9, 64, WOOD)
    return (
        _ground(116) + rect(18, 54, 92, 66, "v(#4f3a28,#7a5a3c)") + rect(18, 104, 92, 16, "v(#8a6840,#6a4a28)") + posts
        + SHELF.piece(emblem, 64, 86, 58, tint="#ffe9c0") + path("M2 60L24 30H122L126 50 112 60z", roof) + _tiles(14, 122, 30, 60)
        + line("M26 33H118", "#ffffff", 3, 0.35) + _pennant(kind)
    )


def _stall(walls: str, roof: str, emblem: str, kind: str = "") -> str:
    """Return a shop with a striped awning and its goods on the counter."""
    stripes = "".join(
        path(f"M{8 + 16 * n} 60h16v14a8 8 0 0 1-16 0z", "#fff6e4" if n % 2 else roof) for n in range(7)
    )
    return (
        _ground(124) + rect(16, 34, 96, 86, walls) + path("M20 14H108L116 40H12z", roof) + line("M24 17H104", "#ffffff", 3, 0.35)
        + rect(22, 62, 84, 34, "#3a2a1c", 2) + SHELF.piece(emblem, 64, 80, 40) + SHELF.piece(emblem, 34, 86, 26)
        + SHELF.piece(emblem, 94, 86, 26) + rect(12, 94, 104, 26, WOOD, 2) + line("M14 104H114", "#3a2414", 2, 0.5) + stripes + _pennant(kind)
    )


def _palace(walls: str, roof: str, emblem: str, kind: str = "") -> str:
    """Return a house with two turrets."""
    turrets = "".join(
        rect(x, 48, 26, 72, walls) + path(f"M{x - 5} 50L{x + 13} 18 {x + 31} 50z", roof) + _window(x + 7, 62, 12, 16)
        for x in (6, 96)
    )
    return (
        _ground(126) + rect(26, 58, 76, 62, walls) + path("M22 60L64 24 106 60z", roof) + turrets + line("M64 28L30 58", "#ffffff", 3, 0.35)
        + _board(emblem, 64, 66, 38) + _door(64, 26, 30) + ellipse(64, 22, 5, 5, "#ffe08a") + _pennant(kind)
    )


def _temple(walls: str, roof: str, emblem: str, kind: str = "") -> str:
    """Return a building with columns."""
    columns = "".join(rect(x, 62, 12, 50, walls, 3) + line(f"M{x + 4} 64v46", "#ffffff", 2, 0.6) for x in (16, 38, 78, 100))
    return (
        _ground(124) + rect(20, 62, 88, 52, "v(#4a3c34,#7a6656)") + columns + SHELF.piece(emblem, 64, 88, 36, tint="#ffe9c0")
        + path("M4 62L64 20 124 62z", roof) + path("M22 56L64 28 106 56z", walls) + _window(55, 38, 18, 12)
        + rect(8, 112, 112, 9, "d(#e8e2d4,#a39a88)", 2) + _pennant(kind)
    )


def _pond() -> str:
    reeds = line("M14 92Q10 70 14 52M22 96Q20 76 26 58M112 94Q116 74 110 56", "#5f8a34", 5) + "".join(
        ellipse(x, y, 4, 9, "#7a4a24") for x, y in ((14, 50), (26, 56), (110, 54)))
    return (
        rect(66, 40, 42, 38, WHITE) + path("M58 44L87 16 116 44z", THATCH) + _window(78, 50, 17, 16)
        + ellipse(64, 98, 60, 24, "d(#c8b080,#8a7040)") + ellipse(64, 97, 54, 20, "v(#bfe8f4,#3f8fb8)")
        + line("M28 92q10 5 20 0M78 106q10 5 22 0", "#ffffff", 3, 0.7) + SHELF.piece("fish", 60, 94, 46) + reeds
    )


def _orchard() -> str:
    trees = "".join(
        rect(x - 5, 78, 10, 40, "h(#8a5a30,#5a3818)") + ellipse(x, 56, 31, 33, "r(#b4d86a,#7cb040,#477a24)")
        + "".join(ellipse(x + dx, 54 + dy, 6, 6, "r(#ff9a80,#d8342c)") for dx, dy in ((-15, -8), (4, -18), (16, 2), (-6, 10), (-18, 14)))
        for x in (32, 96)
    )
    basket = path("M46 98H82L77 120H51z", "d(#d8a860,#8a5c24)") + "".join(
        ellipse(x, 96, 8, 8, "r(#ff9a80,#d8342c)") for x in (53, 64, 75)) + line("M48 108H80", "#6a4418", 2.4)
    return _ground(122) + trees + basket


def _statue() -> str:
    return (
        _ground(96) + rect(32, 98, 64, 22, STONE, 3) + rect(40, 82, 48, 18, "d(#e4e0d6,#a09a8e)", 2)
        + path("M48 82C46 56 54 44 64 44S82 56 80 82z", "d(#d4dad4,#7f8a84)") + ellipse(64, 32, 14, 15, "r(#e8ece6,#8f9a94)")
        + line("M76 54L98 30", "#8f9a94", 8) + SHELF.piece("torch", 102, 20, 34) + path("M46 30Q64 6 82 30 64 20 46 30z", "#8a948e")
    )


def _shrine() -> str:
    return (
        _ground(110) + rect(26, 54, 10, 66, "h(#e06a48,#92301c)") + rect(92, 54, 10, 66, "h(#e06a48,#92301c)")
        + rect(36, 62, 56, 52, "v(#5a3c2c,#3a2418)") + SHELF.piece("reroll", 64, 88, 46, tint="#ffe9c0") + rect(22, 112, 84, 9, STONE, 2)
        + path("M4 50Q30 50 64 20 98 50 124 50L112 62H16z", GREEN_TILE) + line("M14 52Q40 48 62 26", "#ffffff", 3, 0.35)
        + ellipse(64, 18, 6, 6, "#ffe08a")
    )


def _toll_hut() -> str:
    """Return a hut with a barrier."""
    return (
        _ground(116) + rect(14, 60, 46, 60, CLAY) + path("M6 62L37 30 68 62z", RED_TILE) + _window(28, 72, 18, 18) + line("M37 34L14 58", "#ffffff", 3, 0.35)
        + rect(66, 84, 10, 36, WOOD) + line("M70 86L122 62", "#fff6e4", 8) + line("M82 80.5l9-4M102 71l9-4", "#c8402c", 8)
        + _board("coin", 37, 106, 26)
    )


def _sluice() -> str:
    spokes = "".join(line(f"M92 88L{92 + dx} {88 + dy}", "#6a4420", 5) for dx, dy in ((0, -28), (24, -14), (24, 14), (0, 28), (-24, 14), (-24, -14)))
    return (
        _ground(124) + rect(8, 54, 62, 66, STONE) + path("M0 58L39 20 78 58z", BLUE_TILE) + _board("ore", 39, 78, 42)
        + '<circle cx="92" cy="88" r="29" fill="none" stroke="#8a5a2c" stroke-width="8"/>' + spokes + ellipse(92, 88, 6, 6, "#4a2c14")
        + path("M62 116Q92 108 124 116V124H62z", "v(#bfe8f4,#3f8fb8)")
    )


def _yard() -> str:
    """Return a practice yard with a fence and a straw figure."""
    fence = "".join(rect(x, 92, 7, 28, WOOD, 2) for x in (6, 30, 92, 114)) + rect(4, 98, 120, 6, WOOD, 2)
    return (
        _ground(124) + rect(58, 50, 58, 60, CREAM) + path("M48 54L87 20 126 54z", BROWN_TILE) + _board("quill", 87, 76, 40)
        + rect(24, 56, 6, 56, WOOD) + line("M8 72H46", "#a87848", 6) + ellipse(27, 50, 13, 13, "r(#ffe9a0,#c8983c)")
        + path("M14 66H40L36 96H18z", "d(#f2d584,#b3822e)") + fence
    )


# -- below ---------------------------------------------------------------------------------------------------------


def _rock(inside: str, glow: str = "#ffcf7a") -> str:
    """Return a niche in the rock with something in it."""
    crystals = path("M10 118L16 96 24 118zM104 118L112 92 120 118z", "d(#cfc0ee,#7a60b0)")
    return (
        path("M4 122C-2 84 8 40 30 22 50 4 84 2 102 22 124 44 130 88 124 122z", "d(#a09080,#5c4e44)")
        + line("M18 70q6-20 20-34M106 40q10 14 11 32", "#ffffff", 3, 0.22)
        + path("M22 122V78C22 46 40 30 64 30S106 46 106 78V122z", "v(#1c1620,#3a2c28)")
        + ellipse(64, 92, 40, 36, f"c({glow}/.7,{glow}/0)") + inside + crystals + rect(2, 117, 124, 7, "v(#7a6a5c,#4a3e36)", 3)
    )


def _niche(emblem: str, glow: str = "#ffcf7a") -> str:
    """Return a niche with the emblem on a ledge and a lantern above."""
    return _rock(rect(36, 104, 56, 14, "d(#8a7866,#54473c)", 3) + SHELF.piece(emblem, 64, 80, 54, tint="#ffe9c0") + SHELF.piece("lantern", 64, 44, 20), glow)


def _heap(emblem: str, glow: str = "#ffcf7a") -> str:
    """Return a niche with three pieces of a good."""
    return _rock(
        SHELF.piece(emblem, 46, 100, 38) + SHELF.piece(emblem, 82, 100, 38) + SHELF.piece(emblem, 64, 72, 38), glow
    )


def _grown(emblem: str, glow: str) -> str:
    """Return a niche in which a good grows, large and small."""
    return _rock(SHELF.piece(emblem, 60, 82, 60) + SHELF.piece(emblem, 38, 106, 26) + SHELF.piece(emblem, 90, 104, 30), glow)


def _bunks(count: int, glow: str) -> str:
    """Return a niche with bunks."""
    places = {1: ((64, 92, 56),), 2: ((64, 100, 46), (64, 68, 46))}[count]
    return _rock("".join(SHELF.piece("bed", x, y, size, tint="#ffe9c0") for x, y, size in places) + SHELF.piece("lantern", 92, 58, 20), glow)


def _gate(emblem: str, leaf: str) -> str:
    """Return a great door in the rock."""
    return _rock(
        path("M32 122V80C32 56 46 42 64 42S96 56 96 80V122z", leaf) + line("M64 44V122", "#2a1a0c", 3)
        + line("M34 84H94M38 104H90", "#2a1a0c", 2, 0.5) + _board(emblem, 64, 80, 38)
    )


def _manor() -> str:
    return _rock(
        rect(34, 64, 60, 54, STONE) + path("M28 66L64 38 100 66z", PLUM_TILE) + _window(40, 76, 14, 16) + _window(74, 76, 14, 16)
        + path("M54 118V96a10 10 0 0 1 20 0V118z", DOOR))


def _spore_bed() -> str:
    return _rock(SHELF.piece("mushroom", 48, 72, 48) + SHELF.piece("bed", 74, 98, 52), "#9affc8")


def _ledge() -> str:
    return _rock(
        rect(28, 88, 72, 8, WOOD, 2) + line("M36 96V118M92 96V118M36 116L58 97M92 116L70 97", "#6a4420", 5)
        + rect(40, 58, 48, 30, CREAM) + path("M34 60L64 36 94 60z", RED_TILE) + _window(46, 66, 13, 14) + _window(68, 66, 13, 14), "#ffe0a0")


def _arch() -> str:
    return (
        path("M2 122C2 50 30 8 64 8S126 50 126 122H98C98 70 84 40 64 40S30 70 30 122z", "d(#d0c4b0,#7c6c58)")
        + line("M16 74l18 6M30 38l14 14M64 10v28M98 38L84 52M112 74l-18 6", "#5c4e40", 3) + path("M32 122C32 72 46 44 64 44S96 72 96 122z", "v(#1c1620,#4a382c)")
        + SHELF.piece("torch", 64, 92, 48) + rect(2, 117, 124, 7, "v(#7a6a5c,#4a3e36)", 3)
    )


def _shaft(emblem: str) -> str:
    """Return a shaft with a winch."""
    return _rock(
        line("M40 116V54M88 116V54", "#8a5a2c", 8) + line("M34 54H94", "#a87848", 9) + ellipse(64, 54, 12, 12, "r(#d8a860,#7a4c1c)")
        + line("M64 58V84", "#e8d8a8", 4) + path("M44 86H84L80 116H48z", "d(#8a8078,#4a443e)") + SHELF.piece(emblem, 64, 88, 38))


def _post() -> str:
    return _rock(
        rect(60, 46, 8, 74, WOOD) + path("M36 52H88L100 62 88 72H36z", "d(#f0d8a0,#b08848)") + path("M92 78H44L32 87 44 96H92z", "d(#e8c888,#a07838)")
        + line("M46 62H84M48 87H84", "#6a4420", 4) + SHELF.piece("lantern", 64, 34, 26))


def _beacon() -> str:
    return _rock(
        path("M46 118L54 84H74L82 118z", STONE) + rect(42, 76, 44, 10, "#5a4a40", 3)
        + path("M64 34C82 52 88 62 80 76H48C40 62 46 54 64 34z", "v(#fff3b0,#ff9a2c,#d8401c)") + ellipse(64, 68, 9, 9, "#fff6c0"), "#ff9a3c")


def _house(draw: Callable[..., str], *args: str) -> Callable[[], str]:
    return lambda: draw(*args)


_BODIES: dict[str, Callable[[], str]] = {
    "starting_house": _house(_hall, CREAM, THATCH, "bed"),
    "thatch_cot": _house(_cottage, WHITE, THATCH, "bed"),
    "toll_hut": _toll_hut,
    "twin_bunkhouse": _house(_cottage, TIMBER, RED_TILE, "bed"),
    "long_dormitory": _house(_hall, WHITE, BLUE_TILE, "bed"),
    "mushroom_shed": _house(_shed, TIMBER, BROWN_TILE, "mushroom"),
    "fish_pond": _pond,
    "orchard": _orchard,
    "kiln": _house(_shed, BRICK, DARK_TILE, "pot"),
    "ropewalk": _house(_shed, TIMBER, THATCH, "rope"),
    "paper_press": _house(_cottage, SLATE, BLUE_TILE, "paper"),
    "ore_sluice": _sluice,
    "fishmonger": _house(_stall, SLATE, BLUE_TILE, "fish"),
    "fruit_cellar": _house(_stall, CREAM, RED_TILE, "fruit"),
    "clay_yard": _house(_stall, CLAY, BROWN_TILE, "pot"),
    "rope_loft": _house(_tower, TIMBER, BROWN_TILE, "rope"),
    "scribes_desk": _house(_cottage, BLUSH, PLUM_TILE, "paper"),
    "amethyst_vault": _house(_temple, STONE, PLUM_TILE, "amethyst"),
    "training_yard": _yard,
    "builders_guild": _house(_hall, TIMBER, RED_TILE, "hammer"),
    "lucky_shrine": _shrine,
    "lantern_hall": _house(_hall, SAGE, GOLD_TILE, "lantern"),
    "explorers_club": _house(_cottage, SAGE, GREEN_TILE, "lantern"),
    "herbalist": _house(_cottage, CREAM, GREEN_TILE, "potion"),
    "cider_house": _house(_hall, BLUSH, BROWN_TILE, "cider"),
    "founders_statue": _statue,
    "key_counting_house": _house(_temple, SLATE, GREEN_TILE, "coin", "key"),
    "key_stationer": _house(_stall, BLUSH, PLUM_TILE, "paper", "key"),
    "key_inn": _house(_hall, CLAY, RED_TILE, "bed", "key"),
    "key_academy": _house(_temple, CREAM, RED_TILE, "quill", "key"),
    "key_foremans_lodge": _house(_cottage, BRICK, DARK_TILE, "hammer", "key"),
    "key_apothecary": _house(_tower, SAGE, GREEN_TILE, "potion", "key"),
    "key_watchtower": _house(_tower, STONE, RED_TILE, "reroll", "key"),
    "key_town_hall": _house(_palace, CREAM, BLUE_TILE, "meeple", "key"),
    "key_survey_office": _house(_cottage, SLATE, GOLD_TILE, "cave", "key"),
    "star_market": _house(_stall, CREAM, GREEN_TILE, "fruit", "star"),
    "star_villagers": _house(_palace, BLUSH, RED_TILE, "meeple", "star"),
    "star_amethyst": _house(_palace, SLATE, PLUM_TILE, "amethyst", "star"),
    "star_caves": _house(_temple, STONE, DARK_TILE, "cave", "star"),
    "star_masters": _house(_palace, CREAM, GOLD_TILE, "home", "star"),
    "star_alchemy": _house(_tower, SLATE, PLUM_TILE, "potion", "star"),
    "crystal_grotto": _house(_heap, "amethyst", "#c89aff"),
    "deep_manor": _manor,
    "rope_grotto": _house(_niche, "rope"),
    "cavern_rest": lambda: _bunks(1, "#ffcf7a"),
    "shard_pit": _house(_heap, "pot"),
    "ledge_house": _ledge,
    "fungus_farm": _house(_grown, "mushroom", "#c89aff"),
    "dripstone_bunk": lambda: _bunks(1, "#8fd0ff"),
    "stone_bunks": lambda: _bunks(2, "#ffcf7a"),
    "echo_hall": lambda: _bunks(2, "#9affc8"),
    "spore_bed": _spore_bed,
    "blind_pool": _house(_grown, "fish", "#6ab8ff"),
    "pale_orchard": _house(_grown, "fruit", "#e0ffb0"),
    "reed_mill": _house(_niche, "paper", "#c8ffb0"),
    "ore_lift": _house(_shaft, "ore"),
    "ore_seam": _house(_heap, "ore"),
    "winch_room": _house(_shaft, "rope"),
    "toll_gate": _house(_gate, "coin", "d(#8a8078,#4a443e)"),
    "under_bank": _house(_gate, "coin", "d(#d8b060,#8a5c1c)"),
    "great_arch": _arch,
    "carved_door": _house(_gate, "star", "d(#a87848,#5f3c1c)"),
    "moss_apothecary": _house(_niche, "potion", "#9aff9a"),
    "beacon": _beacon,
    "guide_post": _post,
}


def _front(body: Callable[[], str]) -> Callable[[], str]:
    return lambda: document(body(), 128, 128)


FRONTS: dict[str, Callable[[], str]] = {name: _front(body) for name, body in _BODIES.items()}
"""The drawing of each building, by its id."""
