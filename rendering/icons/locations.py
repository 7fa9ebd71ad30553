"""The backdrops of the four places, 600 x 400. Boards cut them to their middle, and pieces stand on the lower third."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from rendering.icons import scenery as sc
from rendering.icons.markup import document, ellipse, fade, line, path, place, rect
from rendering.icons.pieces import piece

WIDTH, HEIGHT = 600, 400


def fields() -> str:
    """Rolling wheat at golden hour, with a windmill."""
    body = sc.sky(WIDTH, HEIGHT, "#6fb4d8", "#ffe9b8", "#ffcf7d") + sc.sun(238, 118, 26)
    body += sc.cloud(180, 62, 90, "#fff6e0") + sc.cloud(420, 46, 120, "#fff3d6") + sc.cloud(330, 92, 60, "#fffaf0", 0.7)
    body += sc.hill(600, 400, [(0, 170), (120, 138), (260, 168), (400, 132), (600, 160)], "v(#a9b97a,#8aa860)")
    body += sc.hill(600, 400, [(0, 190), (160, 166), (330, 186), (480, 158), (600, 178)], "v(#c9bf62,#b0a84e)")
    body += "".join(
        sc.oak(x, y, h, "#8fb356", "#55803e")
        for x, y, h in ((150, 176, 34), (172, 178, 26), (318, 188, 30), (500, 168, 34), (40, 186, 40))
    )
    body += _windmill(400, 178, 1.0)
    body += _crop([(0, 214), (150, 196), (320, 222), (470, 192), (600, 210)], "v(#f3cf6b,#dca93f)", "#c48f2c", 24)
    body += sc.hill(600, 400, [(0, 262), (180, 240), (340, 262), (480, 232), (600, 252)], "v(#fbdc86,#e6b648,#cf9831)")
    body += _rows(252, 400, 26)
    body += "".join(_haystack(x, y, s) for x, y, s in ((178, 262, 0.8), (432, 256, 0.95), (86, 286, 1.1)))
    body += rect(0, 250, 600, 150, "v(#8a5a14/0,#7a4a10/.38)")
    body += "".join(
        sc.wheat(x, 404 + (i % 3) * 6, 78 + (i * 37) % 26, (i % 5 - 2) * 4)
        for i, x in enumerate(range(4, 600, 11))
        if x < 150 or x > 452
    )
    body += "".join(
        sc.wheat(x, 412 + (i % 2) * 5, 44 + (i * 29) % 18, (i % 5 - 2) * 4) for i, x in enumerate(range(150, 456, 12))
    )
    body += "".join(
        sc.flower(x, y, 26, c)
        for x, y, c in ((146, 398, "#e2402f"), (164, 392, "#e2402f"), (438, 396, "#e2402f"), (300, 399, "#3f78c4"))
    )
    return document(body, WIDTH, HEIGHT)


def _crop(points: Sequence[tuple[float, float]], fill: str, stripe: str, step: int) -> str:
    stripes = "".join(line(f"M{x} 190Q{x - 30} 240 {x - 90} 300", stripe, 3, 0.45) for x in range(0, 760, step))
    return sc.hill(WIDTH, HEIGHT, points, fill) + fade(stripes, 0.6)


def _rows(top: int, bottom: int, count: int) -> str:
    """Furrows running towards the onlooker."""
    spread = range(-count // 2, count // 2 + 1)
    return "".join(
        line(f"M{300 + k * 24} {top + 8 + abs(k)}Q{300 + k * 34} {top + 60} {300 + k * 64} {bottom}", "#b07c22", 4, 0.4)
        for k in spread
    )


def _haystack(x: float, y: float, scale: float) -> str:
    strands = "".join(
        line(f"M{dx * 0.3:g} -36Q{dx * 0.8:g} -20 {dx} -2", "#b4842c", 1.8, 0.7) for dx in (-22, -13, -4, 5, 14, 23)
    )
    dome = path("M-28 0Q-30-14-18-26-8-40 0-42 8-40 18-26 30-14 28 0 0 6-28 0z", "d(#fbe3a0,#dcae49,#a87a26)")
    return place(ellipse(4, 1, 34, 7, "#6b4a10", 0.35) + dome + strands, x, y, scale)


def _windmill(x: float, y: float, scale: float) -> str:
    sail = (
        rect(-4, -60, 8, 60, "#7a4a22")
        + path("M4-58h13v42H4z", "h(#fff6e0,#e6d2ac)")
        + line("M4-48h13M4-37h13M4-26h13", "#b08a55", 1.6)
    )
    sails = "".join(place(sail, 0, -72, turn=18 + 90 * k) for k in range(4))
    tower = path("M-22 0L-15-66H15L22 0z", "h(#fff3dc,#d9b98f)") + path("M-19-64Q0-98 19-64z", "d(#c8533f,#7f2a28)")
    details = (
        path("M-7 0V-16Q0-25 7-16V0z", "#6b421c")
        + rect(-5, -50, 10, 11, "#5b7a94", 3)
        + ellipse(0, -72, 5, 5, "#5b3717")
    )
    return place(tower + details + sails, x, y, scale)


def forest() -> str:
    """A deep wood with rays of light, a path and shy eyes."""
    body = sc.sky(WIDTH, HEIGHT, "#1f4a46", "#5f9a72", "#b9d98a")
    body += ellipse(300, 150, 230, 170, "c(#fbf6c0/.95,#cfe79a/.5,#7fb47a/0)")
    far = "".join(
        path(f"M{x - w} 290L{x - w * 0.6:g} 0H{x + w * 0.6:g}L{x + w} 290z", "#6fa57c")
        for x, w in ((30, 10), (96, 8), (158, 9), (214, 6), (264, 7), (352, 6), (398, 8), (452, 9), (520, 8), (572, 10))
    )
    body += fade(far, 0.75) + sc.mist(600, 160, 130, "#f4ffd6", 0.5)
    body += sc.hill(600, 400, [(0, 262), (150, 250), (300, 258), (460, 246), (600, 262)], "v(#7fb065,#4f8850)")
    body += "".join(
        sc.pine(x, y, h, "#5fa065", "#2f6b4a")
        for x, y, h in (
            (196, 262, 96),
            (418, 258, 108),
            (246, 260, 66),
            (372, 258, 70),
            (140, 266, 130),
            (470, 264, 140),
        )
    )
    body += _cottage(306, 258)
    body += path(
        "M286 258C300 280 250 300 232 330 210 366 220 400 220 400H392C392 360 350 340 342 316 334 290 324 276 318 258z",
        "v(#f0dda0,#c9a86a,#9a7a4a)",
    )
    for x, width, lean in ((62, 34, -8), (538, 36, 8), (132, 22, 4), (474, 22, -5)):
        body += _trunk(x, width, lean)
    body += sc.hill(
        600,
        400,
        [(0, 330), (120, 338), (230, 372), (300, 396), (380, 372), (480, 336), (600, 326)],
        "v(#4f7f42/.0,#2f5f3a)",
    )
    body += "".join(
        path(f"M{x} 0L{x + 46} 0L{x - 90} 330L{x - 150} 330z", "v(#fffbd0/.55,#fffbd0/0)") for x in (250, 340, 440)
    )
    body += _canopy()
    body += "".join(
        _fern(x, y, s, f)
        for x, y, s, f in ((150, 372, 1.0, False), (456, 374, 1.0, True), (96, 392, 1.3, False), (512, 394, 1.3, True))
    )
    body += "".join(
        sc.mushroom(x, y, s) for x, y, s in ((182, 352, 30), (202, 360, 20), (424, 350, 34), (402, 360, 20))
    )
    body += "".join(
        ellipse(x + d, y, 3.4, 4, "#ffe27a") + ellipse(x + d, y, 1.3, 2.6, "#1c2a1c")
        for x, y in ((88, 214), (508, 196))
        for d in (-6, 6)
    )
    body += "".join(ellipse(150 + a * 300, 120 + b * 170, 2.2, 2.2, "#fffbc4", 0.9) for a, b in sc.scatter(22, 5))
    return document(body, WIDTH, HEIGHT)


def _trunk(x: float, width: float, lean: float) -> str:
    bark = "".join(
        line(f"M{x + lean + dx * 0.6:g} 20Q{x + dx} 160 {x + dx * 1.1:g} 320", "#2a1d14", 2.4, 0.5)
        for dx in (-width * 0.4, 0, width * 0.4)
    )
    trunk = path(
        f"M{x - width * 1.5:g} 372Q{x - width * 0.7:g} 330 {x - width * 0.7:g} 200L{x - width * 0.6 + lean:g} -10H{x + width * 0.6 + lean:g}"
        f"L{x + width * 0.7:g} 200Q{x + width * 0.7:g} 330 {x + width * 1.5:g} 372z",
        "h(#7a5a3c,#523822,#33210f)",
    )
    return (
        trunk
        + bark
        + ellipse(x + width * 0.1, 180, width * 0.26, width * 0.36, "#2a1b0d")
        + ellipse(x, 268, width * 0.5, 5, "#7fae52", 0.8)
    )


def _canopy() -> str:
    blobs = ""
    for i, (a, b) in enumerate(sc.scatter(44, 11)):
        x, depth = a * 640 - 20, abs(a - 0.5) * 2
        blobs += ellipse(
            x, b * (24 + depth * 74) - 8, 40 + (i % 4) * 8, 28 + (i % 3) * 6, ("#1f5138", "#2a6340", "#357548")[i % 3]
        )
    lights = "".join(
        ellipse(a * 600, b * 44 + abs(a - 0.5) * 90 - 6, 18, 11, "#5fa352", 0.7) for a, b in sc.scatter(26, 23)
    )
    return blobs + lights


def _cottage(x: float, y: float) -> str:
    walls = rect(-18, -22, 36, 22, "h(#fff0d0,#d9b98a)") + path("M-26-20L0-48 26-20z", "d(#c8533f,#7f2a28)")
    return place(
        walls + rect(-5, -14, 10, 14, "#6b421c", 3) + rect(8, -16, 7, 7, "#ffe08a", 1) + sc.smoke(14, -46, 26), x, y
    )


def _fern(x: float, y: float, scale: float, flip: bool) -> str:
    fronds = ""
    for angle in (-58, -30, 0, 30, 58):
        leaf = path("M-3 0Q-9-26 0-52 9-26 3 0z", "v(#9ad06a,#3f7f42)") + line("M0 0V-46", "#2f6238", 1.4)
        fronds += place(leaf, 0, 0, turn=angle)
    return place(fronds, x, y, scale, flip=flip)


def brickyard() -> str:
    """A clay pit with a glowing kiln."""
    body = sc.sky(WIDTH, HEIGHT, "#5f9fc4", "#cfe3dc", "#ffe3b8") + sc.cloud(200, 60, 110) + sc.cloud(440, 40, 90)
    body += sc.hill(600, 400, [(0, 150), (140, 120), (280, 152), (420, 116), (600, 146)], "v(#9aa78a,#7f9a70)")
    body += "".join(
        sc.pine(x, y, h, "#7fa878", "#5b8a66")
        for x, y, h in ((60, 148, 40), (84, 144, 52), (156, 136, 46), (520, 138, 50), (546, 142, 40), (440, 132, 40))
    )
    terraces = (
        ([(0, 170), (160, 164), (320, 176), (470, 160), (600, 170)], "v(#e9a06c,#c9744a)"),
        ([(0, 206), (140, 200), (300, 212), (480, 196), (600, 208)], "v(#dd8a58,#b5603b)"),
        ([(0, 248), (180, 240), (330, 254), (480, 238), (600, 250)], "v(#d27a4b,#a65232)"),
        ([(0, 296), (170, 286), (320, 300), (470, 284), (600, 298)], "v(#c96f45,#9a4a2e,#7f3b25)"),
    )
    for points, fill in terraces:
        body += sc.hill(600, 400, points, fill)
        body += fade(sc.hill(600, points[0][1] + 9, points, "#ffd2a0"), 0.28)
        body += "".join(
            line(f"M{a * 600:.0f} {points[0][1] + 14 + b * 20:.0f}h{10 + a * 16:.0f}", "#7f3b25", 2.4, 0.35)
            for a, b in sc.scatter(16, int(points[0][1]))
        )
    body += _kiln(392, 262) + _drying_shed(206, 250)
    body += path("M150 330q50-26 130-18t96 14q-20 26-110 26t-116-22z", "v(#8fb5b8,#5f8f98)", 0.85) + line(
        "M190 328h50M262 338h44M220 344h24", "#d9eef0", 2.6, 0.7
    )
    body += piece("brick_stack", 108, 300, 76) + piece("brick_stack", 500, 306, 86) + piece("brick", 462, 340, 44)
    body += _barrow(150, 352)
    body += rect(0, 280, 600, 120, "v(#5b2413/0,#4a1c0f/.4)")
    body += "".join(ellipse(a * 600, 350 + b * 46, 4 + a * 5, 2 + b * 2, "#d98a5c", 0.7) for a, b in sc.scatter(36, 9))
    return document(body, WIDTH, HEIGHT)


def _kiln(x: float, y: float) -> str:
    courses = ""
    for row in range(7):
        half = 66 * math.sqrt(max(0.05, 1 - ((row + 0.2) / 7.6) ** 2))
        courses += line(f"M{-half:.0f} {-row * 13 - 4}h{2 * half:.0f}", "#7f3b25", 1.8, 0.6)
        courses += "".join(
            line(f"M{k * 18 + (row % 2) * 9 - 63} {-row * 13 - 4}v-13", "#7f3b25", 1.8, 0.5)
            for k in range(8)
            if abs(k * 18 + (row % 2) * 9 - 63) < half - 8
        )
    dome = path("M-70 4V-26C-66-78-34-100 0-100S66-78 70-26V4z", "d(#e89a70,#c1613d,#8a3d25)")
    chimney = path("M-15-92L-11-142H11L15-92z", "h(#d98360,#8a3d25)") + rect(-15, -148, 30, 9, "#6b2f1d", 3)
    mouth = path("M-26 4V-24C-26-50 26-50 26-24V4z", "#4a1c0f") + path(
        "M-20 4V-22C-20-42 20-42 20-22V4z", "v(#ffdf70,#ff9a3a,#d8471f)"
    )
    fire = path("M-12 4C-18-12-4-16-6-30 6-24 4-14 8-12 12-16 10-20 10-22 18-12 18-2 13 4z", "v(#fff3b0,#ffc24a)")
    glow = ellipse(0, 10, 84, 30, "c(#ffb04a/.6,#ffb04a/0)")
    return place(sc.smoke(2, -152, 86, "#f3ece2", 0.7) + chimney + dome + courses + mouth + fire + glow, x, y)


def _drying_shed(x: float, y: float) -> str:
    posts = rect(-56, -44, 7, 46, "#7a4a22") + rect(50, -44, 7, 46, "#5b3717") + rect(-4, -44, 7, 46, "#6b421c")
    shelves = "".join(rect(-54, dy, 108, 5, "#8d5a2e") for dy in (-26, -4))
    bricks = "".join(
        rect(-50 + k * 13, dy, 11, 9, ("#d97452", "#c55536", "#e08a66")[k % 3], 1.4)
        for dy in (-35, -13)
        for k in range(8)
    )
    roof = path("M-70-42L-54-66H54L70-42z", "v(#dcae49,#a87a26)") + "".join(
        line(f"M{k * 13 - 58} -44L{k * 11 - 48} -64", "#8d6420", 1.8, 0.7) for k in range(10)
    )
    return place(posts + bricks + shelves + roof, x, y)


def _barrow(x: float, y: float) -> str:
    tray = path("M-30-28H22L10-6H-20z", "v(#9a6a3a,#6b421c)") + path(
        "M-26-28q4-14 14-10 4-12 16-6 12-4 14 16z", "d(#e09a70,#b5603b)"
    )
    return place(
        line("M14-18L46-30M8-8L34 0", "#7a4a22", 5)
        + tray
        + ellipse(-14, 0, 12, 12, "#3f2a18")
        + ellipse(-14, 0, 5, 5, "#c9a268"),
        x,
        y,
    )


def market() -> str:
    """A market square between half-timbered houses, with stalls and bunting."""
    body = sc.sky(WIDTH, HEIGHT, "#7fc0e0", "#dff0ee", "#fff0cf") + sc.cloud(310, 40, 90) + sc.cloud(120, 70, 70)
    body += _tower(300, 226)
    for x, w, h, wall, roof in (
        (60, 104, 120, "#f6e3bd", "#b5533f"),
        (160, 88, 104, "#f3d3b0", "#7f5a78"),
        (238, 66, 92, "#e6ecd2", "#c8703f"),
        (362, 66, 96, "#fbe9c4", "#5f7f9a"),
        (444, 90, 110, "#f2d6b8", "#b5533f"),
        (544, 108, 124, "#e9ecd6", "#8a5a3a"),
    ):
        body += _house(x, 240, w, h, wall, roof)
    body += rect(0, 236, 600, 164, "v(#d9c9ae,#b8a284,#8f7a60)")
    body += "".join(
        ellipse(
            (k % 26) * 24 + (k // 26 % 2) * 12,
            246 + (k // 26) * 13 + (k // 26) ** 2 * 0.5,
            9.5,
            3.4 + (k // 26) * 0.34,
            ("#efe2c8", "#cdb995", "#bda684")[(k * 7) % 3],
            0.55,
        )
        for k in range(26 * 11)
    )
    body += _bunting([(0, 96), (150, 132), (300, 100), (450, 132), (600, 96)])
    body += (
        _stall(190, 290, "#d8473f", 0)
        + _stall(410, 290, "#3f86b5", 1)
        + _stall(62, 306, "#e0a02f", 2)
        + _stall(540, 306, "#5a9b4c", 3)
    )
    body += _well(300, 276)
    body += sc.ground_shadow(300, 284, 70) + rect(0, 300, 600, 100, "v(#3f2a18/0,#3f2a18/.35)")
    return document(body, WIDTH, HEIGHT)


def _house(x: float, base: float, width: float, height: float, wall: str, roof: str) -> str:
    half = width / 2
    walls = rect(-half, -height, width, height, f"h({wall},#cdb088)")
    beams = line(
        f"M{-half:g} {-height * 0.52:g}H{half:g}M{-half + 2:g} 0V{-height:g}M{half - 2:g} 0V{-height:g}M0 {-height * 0.52:g}V{-height:g}",
        "#7a4f30",
        4,
    )
    beams += line(
        f"M{-half:g} {-height * 0.52:g}L{-half * 0.4:g} {-height:g}M{half:g} {-height * 0.52:g}L{half * 0.4:g} {-height:g}",
        "#7a4f30",
        3.4,
    )
    gable = path(f"M{-half - 8:g} {-height + 2:g}L0 {-height - half * 0.95:g}L{half + 8:g} {-height + 2:g}z", roof)
    gable += path(
        f"M{-half - 8:g} {-height + 2:g}L0 {-height - half * 0.95:g}L0 {-height - half * 0.8:g}z", "#ffffff", 0.22
    )
    windows = "".join(
        rect(side * half * 0.5 - 8, -height * 0.84, 16, 18, "#5b3a22", 2)
        + rect(side * half * 0.5 - 6, -height * 0.84 + 2, 12, 14, "v(#ffeeb0,#f0b85a)")
        for side in (-1, 1)
    )
    return place(walls + beams + windows + gable, x, base)


def _tower(x: float, base: float) -> str:
    body = (
        rect(-24, -150, 48, 150, "h(#efe6d6,#b8a890)")
        + path("M-32-148L0-214 32-148z", "d(#6fa09a,#355f66)")
        + path("M-32-148L0-214V-200z", "#ffffff", 0.3)
    )
    clock = (
        ellipse(0, -116, 17, 17, "#7a4f30")
        + ellipse(0, -116, 14, 14, "#fffaf0")
        + line("M0-116V-126M0-116L8-112", "#4a2b12", 2.6)
    )
    return place(body + clock + rect(-6, -84, 12, 22, "#5b6f7a", 6) + ellipse(0, -216, 4, 4, "#f2bf45"), x, base)


def _bunting(points: list[tuple[int, int]]) -> str:
    flags, colours = "", ("#d8473f", "#f2bf45", "#3f86b5", "#5a9b4c", "#a85aa0")
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        flags += line(f"M{x0} {y0}Q{(x0 + x1) / 2:g} {(y0 + y1) / 2 + 16:g} {x1} {y1}", "#fff6e4", 2)
        for k in range(7):
            t = (k + 0.5) / 7
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + 32 * t * (1 - t)
            flags += path(f"M{x - 7:g} {y - 1:g}h14l-7 15z", colours[(k + x0) % 5])
    return flags


def _stall(x: float, y: float, colour: str, wares: int) -> str:
    stripes = "".join(
        path(
            f"M{-48 + k * 16} -62L{-56 + k * 18.7:g} -36q{9.3:g} 10 {18.7:g} 0L{-32 + k * 16} -62z",
            colour if k % 2 == 0 else "#fff6e4",
        )
        for k in range(6)
    )
    posts = rect(-46, -40, 5, 42, "#7a4a22") + rect(41, -40, 5, 42, "#5b3717")
    counter = path("M-52-12H52V4H-52z", "v(#b97f48,#7a4a22)") + rect(-54, -16, 108, 6, "#d3a06a", 2)
    goods = {
        0: "".join(
            ellipse(dx, -20, 6, 6, c)
            for dx, c in (
                (-36, "#e2402f"),
                (-25, "#e8596a"),
                (-14, "#e2402f"),
                (6, "#f2bf45"),
                (17, "#e9a534"),
                (28, "#f2bf45"),
            )
        )
        + ellipse(-25, -27, 6, 6, "#d8372c"),
        1: piece("straw", -26, -28, 28) + piece("wood", 4, -26, 28) + piece("brick", 34, -26, 28),
        2: "".join(path(f"M{dx}-16q-3-14 8-14t8 14z", "d(#e0b27a,#9a6435)") for dx in (-36, -14, 10, 28)),
        3: "".join(
            sc.flower(dx, -14, 22, c)
            for dx, c in ((-34, "#e8596a"), (-20, "#f6c443"), (-6, "#a85aa0"), (10, "#e8596a"), (26, "#fff6e4"))
        ),
    }[wares]
    return place(
        ellipse(0, 6, 60, 8, "#2b1a0c", 0.3) + posts + goods + counter + rect(-50, -66, 100, 6, "#7a4a22", 3) + stripes,
        x,
        y,
    )


def _well(x: float, y: float) -> str:
    stone = (
        path("M-28-18H28V4Q0 14-28 4z", "h(#c9ced3,#8a8f96)")
        + ellipse(0, -18, 28, 7, "#e1e4e6")
        + ellipse(0, -18, 22, 5, "#355f78")
    )
    stone += line("M-28-8Q0 2 28-8M-10-12V-1M12-12V-1M0-2V8", "#71777d", 1.8)
    frame = (
        rect(-24, -58, 5, 42, "#7a4a22")
        + rect(19, -58, 5, 42, "#5b3717")
        + path("M-36-54L0-76 36-54z", "d(#c8703f,#7f3b25)")
        + line("M0-56V-30", "#5b3717", 2)
    )
    return place(frame + stone + path("M-6-34h12l-2 10H-4z", "#9a6a3a"), x, y)


LOCATIONS = {"fields": fields, "forest": forest, "brickyard": brickyard, "market": market}
