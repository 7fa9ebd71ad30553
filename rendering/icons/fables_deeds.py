"""Faces of the Fables that are deeds among players, 360 x 240."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from rendering.icons import people as pp
from rendering.icons import scenery as sc
from rendering.icons.markup import document, ellipse, line, path, place, rect
from rendering.icons.pieces import piece

W, H = 360, 240
PINK, BLUE, ROSE = "#f4aaa6", "#6fa8d8", "#f0b878"


def friendly_game() -> str:
    body = (
        sc.sky(W, H, "#f4d49a", "#e8b070")
        + sc.oak(40, 190, 170)
        + sc.oak(326, 180, 150)
        + sc.hill(W, H, [(0, 186), (180, 170), (360, 188)], "v(#a4cc64,#5f9448)")
    )
    body += piece("pig", 92, 124, 128, tint=PINK) + piece("pig", 268, 124, 128, tint=BLUE)
    stump = (
        path("M82 176H278L296 240H64z", "h(#b97f48,#8d5a2e,#5b3717)")
        + ellipse(180, 176, 100, 22, "#8d5a2e")
        + ellipse(180, 174, 92, 19, "r(#fbe0b0,#d9a866)")
        + '<ellipse cx="180" cy="174" rx="60" ry="12" fill="none" stroke="#b97f45" stroke-width="2.4"/><ellipse cx="180" cy="174" rx="28" ry="6" fill="none" stroke="#b97f45" stroke-width="2.4"/>'
    )
    cards = "".join(
        place(rect(-14, -20, 28, 40, "#fffaf0", 4) + rect(-10, -16, 20, 32, c, 3), x, y, 0.9, turn=t)
        for x, y, t, c in (
            (132, 166, -24, "#c8434f"),
            (158, 160, 8, "#3f86b5"),
            (206, 162, -10, "#5a9b4c"),
            (230, 170, 26, "#c8434f"),
        )
    )
    return document(body + stump + cards + piece("straw", 182, 146, 44), W, H)


def chinny() -> str:
    body = sc.sky(W, H, "#d8a878", "#a8683f") + "".join(
        rect(x, 0, 44, 240, ("#b5763f", "#a86a36", "#bd8048")[x // 46 % 3], 3) for x in range(0, 360, 46)
    )
    frame = path("M92 240V60C92 20 268 20 268 60V240z", "#4a2b12") + path(
        "M106 240V66C106 34 254 34 254 66V240z", "v(#7fb0d8,#c8dcc0)"
    )
    shadow = (
        path(
            "M150 240C140 150 150 110 176 104L182 74 198 94H212L228 74 232 106C250 120 254 150 254 240z",
            "#3a4658",
            0.85,
        )
        + ellipse(196, 122, 5, 4, "#ffd24a")
        + ellipse(220, 122, 5, 4, "#ffd24a")
    )
    door = (
        path("M106 240V66C106 44 150 36 176 36V240z", "h(#8fb05a,#567a34)")
        + line("M128 52V240M152 40V240", "#3f5c24", 3)
        + rect(106, 96, 70, 10, "#3a3f45", 3)
        + rect(106, 190, 70, 10, "#3a3f45", 3)
    )
    bolt = piece("lock", 168, 150, 44)
    pig = ellipse(84, 244, 62, 66, "d(#ffd0c8,#f0a09c,#d98080)") + piece("pig_head", 84, 140, 130) + path(
        "M66 186Q84 232 102 186 92 196 84 190 76 196 66 186z", "d(#fffaf0,#d9c5a0)"
    )
    return document(
        body + frame + shadow + door + bolt + pig + line("M30 84L14 66M42 72L34 48M132 70L142 50", "#fff6e0", 6), W, H
    )


def little_helpers() -> str:
    body = (
        sc.sky(W, H, "#3a2f4a", "#7a5248")
        + ellipse(290, 80, 170, 130, "c(#ffcf7a/.85,#ffcf7a/0)")
        + rect(0, 186, W, 54, "v(#a8703c,#5b3717)")
        + rect(0, 186, W, 8, "#d9a262")
    )
    candle = (
        rect(-10, -40, 20, 44, "h(#fffaf0,#d9c5a0)", 4)
        + path("M0-66C-10-54-8-44 0-44S10-54 0-66z", "v(#fff3b0,#ff9a2e)")
        + ellipse(0, 4, 24, 7, "d(#f2bf45,#8a5a14)")
    )
    boot = (
        path("M-60-92H6V-20C30-14 76-6 84 24V34H-60z", "d(#c8603f,#8a3420,#5b1f14)")
        + path("M-68-104H14V-86H-68z", "d(#e8a070,#a85a30)")
        + rect(-64, 34, 152, 12, "#3a1c0e", 5)
        + rect(-64, 34, 40, 24, "#3a1c0e", 4)
        + "".join(line(f"M-6 {y}L16 {y + 8}M16 {y}L-6 {y + 8}", "#fff0d0", 3.4) for y in (-74, -54, -34))
        + line("M-44-80Q-50-20-46 20", "#ffffff", 6, 0.3)
    )
    body += place(candle, 316, 176, 1.2) + place(boot, 180, 150, 1.0)
    for x, y, flip, a, b in ((72, 176, False, "#7ac05a", "#3a7a34"), (292, 176, True, "#e0654f", "#9c2f2c")):
        elf = (
            path("M-26 40C-28 6-16-6 0-6S28 6 26 40z", f"d({a},{b})")
            + path("M-20-30L-40-40-24-18zM20-30L40-40 24-18z", "#f0b792")
            + ellipse(0, -28, 23, 24, "r(#ffe6cf,#f0b792)")
            + path("M-26-38C-20-66 8-88 30-82 24-74 26-62 26-38Q0-50-26-38z", f"d({a},{b})")
            + ellipse(32, -82, 6, 6, "#f2bf45")
        )
        elf += (
            ellipse(-9, -26, 3.4, 4.6, "#33201b")
            + ellipse(9, -26, 3.4, 4.6, "#33201b")
            + line("M-7-14Q0-8 7-14", "#b8504a", 2.6)
            + ellipse(-15, -18, 4.6, 3, "#ef7f7a", 0.6)
            + ellipse(15, -18, 4.6, 3, "#ef7f7a", 0.6)
        )
        elf += (
            line("M20 8L44-14", a, 10)
            + line("M40-6L58-34", "#8d5a2e", 6)
            + place(rect(-14, -8, 28, 16, "d(#dfe3e6,#71777d)", 3), 59, -38, turn=30)
        )
        body += place(elf, x, y, 1.0, flip=flip)
    return document(body + sc.sparkle(132, 76, 9) + sc.sparkle(240, 96, 8) + sc.sparkle(120, 50, 5), W, H)


def powerful_friends() -> str:
    body = (
        sc.sky(W, H, "#6fb8e0", "#d8ecd8", "#f4e8b8")
        + "".join(
            path(f"M180 130L{180 + x} {-40 + abs(x) * 0.1:g}L{240 + x} -40z", "#fff6d0", 0.35)
            for x in range(-300, 301, 100)
        )
        + sc.hill(W, H, [(0, 196), (180, 182), (360, 198)], "v(#9fd068,#4f8f48)")
    )
    fur = "d(#b87a48,#8a5530,#5f3819)"
    bear = path("M-84 130C-84 70-60 44-30 36H30C60 44 84 70 84 130z", fur) + ellipse(
        0, 104, 44, 46, "v(#e0b080,#c08a56)"
    )
    bear += (
        path(
            "M-62 58C-96 50-110 16-104-20-98-34-78-34-74-20-72-2-66 10-50 20zM62 58C96 50 110 16 104-20 98-34 78-34 74-20 72-2 66 10 50 20z",
            fur,
        )
        + ellipse(-90, -24, 20, 19, "#9a6238")
        + ellipse(90, -24, 20, 19, "#7a4a28")
        + path("M-88 12Q-72 2-64 26M88 12Q72 2 64 26", "#000000", 0.12)
    )
    bear += (
        ellipse(-38, -40, 18, 18, "#8a5530")
        + ellipse(38, -40, 18, 18, "#7a4a28")
        + ellipse(-38, -40, 9, 9, "#d8a078")
        + ellipse(38, -40, 9, 9, "#c89068")
        + ellipse(0, -8, 52, 46, "r(#d09a66,#a06a3c,#7a4a28)")
        + ellipse(0, 10, 26, 20, "#f0d0a4")
        + path("M-11 0Q0-6 11 0 8 11 0 12-8 11-11 0z", "#2a1810")
        + line("M0 12V18M-12 20Q0 28 12 20", "#5b3018", 3.4)
    )
    bear += (
        "".join(ellipse(dx, -16, 5, 6.5, "#2a1810") + ellipse(dx - 1.6, -18.6, 2, 2, "#fff") for dx in (-19, 19))
        + ellipse(-34, 4, 8, 5, "#e88a6a", 0.5)
        + ellipse(34, 4, 8, 5, "#e88a6a", 0.5)
    )
    return document(
        body
        + place(bear, 210, 112, 1.02)
        + piece("pig", 74, 168, 116, tint=PINK)
        + piece("hired_help", 322, 196, 64, flip=True),
        W,
        H,
    )


def share_wealth() -> str:
    body = (
        sc.sky(W, H, "#8fc8e0", "#f4ecc8")
        + sc.hill(W, H, [(0, 190), (170, 174), (360, 192)], "v(#b4d470,#6a9f4a)")
        + sc.oak(330, 190, 120)
        + sc.oak(24, 190, 130)
    )
    post = (
        rect(173, 60, 14, 150, "h(#ffe59a,#c4871d)", 5)
        + path("M128 214H232L246 230H114z", "d(#f2bf45,#8a5a14)")
        + ellipse(180, 56, 14, 14, "r(#fff0b0,#c4871d)")
    )
    beam = line("M78 88L282 70", "#c4871d", 10) + line("M80 86L280 68", "#ffe59a", 3)
    pan = line("M0 0L-44 66M0 0L44 66", "#8a5a14", 3) + path(
        "M-56 66H56C52 100-52 100-56 66z", "d(#ffe08a,#c4871d,#8a5a14)"
    )
    body += post + beam + place(pan, 80, 88) + place(pan, 280, 70)
    goods = (
        piece("straw", 56, 132, 52)
        + piece("wood", 102, 134, 50)
        + piece("brick", 80, 112, 46)
        + piece("straw", 258, 114, 50)
        + piece("wood", 302, 116, 48)
        + piece("brick", 280, 96, 44)
    )
    return document(
        body
        + goods
        + path("M24 154H136C132 188 28 188 24 154z", "d(#ffe08a,#c4871d,#8a5a14)")
        + path("M224 136H336C332 170 228 170 224 136z", "d(#ffe08a,#c4871d,#8a5a14)")
        + piece("pig", 120, 206, 58, tint=PINK)
        + piece("pig", 242, 206, 58, tint=ROSE),
        W,
        H,
    )


def spy_network() -> str:
    body = (
        sc.sky(W, H, "#1f3f3f", "#3f7058", "#8fb87a")
        + sc.oak(60, 150, 190, "#4f9058", "#22583c")
        + sc.oak(310, 150, 200, "#4a8a54", "#1f5038")
        + sc.oak(186, 120, 150, "#3f7a4c", "#1c4a34")
    )
    for x, y, s in ((30, 216, 2.2), (116, 226, 2.6), (214, 222, 2.4), (316, 220, 2.8)):
        body += sc.bush(x, y + 24, 80 * s / 1.6, "#5fa050", "#255a34")

    def peek(x: float, y: float, s: float) -> str:
        return place(
            "".join(
                ellipse(dx, 0, 11, 12, "#fffbe6") + ellipse(dx + 2, 1, 5, 7, "#2a1a10") + ellipse(dx, -3, 2, 2, "#fff")
                for dx in (-14, 14)
            ),
            x,
            y,
            s,
        )

    body += peek(66, 196, 0.9) + peek(268, 192, 0.9) + peek(330, 208, 0.7) + peek(64, 66, 0.7) + peek(306, 74, 0.8)
    mouse = (
        ellipse(-16, -34, 15, 15, "#b8b0b4")
        + ellipse(18, -34, 15, 15, "#a09aa0")
        + ellipse(-16, -34, 9, 9, "#f0b0b0")
        + ellipse(18, -34, 9, 9, "#e0a0a4")
        + ellipse(0, -10, 28, 26, "r(#e0dade,#a8a0a6)")
        + path("M-34-18C-30-50 30-50 34-18Q0-28-34-18z", "d(#4a5f7a,#22324a)")
        + path("M-44-16Q0-36 44-16L40-9Q0-26-40-9z", "#22324a")
        + ellipse(-9, -8, 4, 5, "#1c1410")
        + ellipse(11, -8, 4, 5, "#1c1410")
        + ellipse(1, 4, 4, 3, "#e0707a")
        + path("M-24 14H24L34 60H-34z", "d(#4a5f7a,#22324a)")
        + line("M-4 6L-30 0M-4 9L-30 12M6 6L32 0M6 9L32 12", "#fff", 1.6, 0.8)
    )
    scroll = place(
        rect(-20, -13, 40, 26, "d(#fffaf0,#e0c890)", 3) + line("M-12-4H12M-12 4H6", "#8a6434", 3),
        240,
        176,
        1.0,
        turn=-12,
    )
    return document(body + place(mouse, 180, 168, 1.3) + scroll, W, H)


def thoughtful_gift() -> str:
    body = (
        sc.sky(W, H, "#f4b8c8", "#fce4d0", "#f8d8a8")
        + "".join(
            place(
                rect(-5, -3, 10, 6, ("#e8596a", "#f2bf45", "#7fb8f4", "#8fd07a", "#b07ad0")[i % 5], 1.5),
                a * 360,
                b * 190,
                turn=i * 43,
            )
            for i, (a, b) in enumerate(sc.scatter(40, 15))
        )
        + sc.hill(W, H, [(0, 214), (180, 200), (360, 216)], "v(#f0a878,#c87850)")
    )
    box = (
        path("M-78-20H78V84Q78 92 70 92H-70Q-78 92-78 84z", "d(#6fb8e8,#2f7fc0,#1d5a94)")
        + rect(-88, -40, 176, 32, "d(#8fd0f8,#3f8fd0)", 6)
        + rect(-18, -40, 36, 132, "h(#ffe59a,#e0a02f)")
        + path(
            "M0-40C-30-86-78-84-76-58-74-36-30-36 0-40 30-36 74-36 76-58 78-84 30-86 0-40z",
            "d(#fff0b0,#f2b53a,#b97a17)",
        )
        + path(
            "M-12-46C-30-66-56-70-58-58-58-48-34-44-12-46zM12-46C30-66 56-70 58-58 58-48 34-44 12-46z", "#a86a14", 0.55
        )
        + ellipse(0, -44, 15, 13, "r(#fff0b0,#d8982a)")
    )
    return document(
        body
        + sc.ground_shadow(180, 222, 200)
        + place(box, 180, 128, 1.0)
        + piece("straw", 62, 186, 70)
        + piece("brick", 300, 192, 76)
        + sc.sparkle(100, 76, 10, "#ffffff")
        + sc.sparkle(276, 64, 9, "#ffffff"),
        W,
        H,
    )


def wandering_trader() -> str:
    body = (
        sc.sky(W, H, "#7ab8d8", "#f0e8c0", "#f8d090")
        + sc.sun(306, 60, 22)
        + sc.hill(W, H, [(0, 160), (100, 130), (230, 164), (360, 140)], "v(#b0b87a,#8a9a5f)")
        + sc.hill(W, H, [(0, 196), (180, 180), (360, 198)], "v(#c8c068,#8f8a3f)")
        + path("M0 222C100 196 240 226 360 200V228C240 244 100 220 0 240z", "#e0c48a")
    )
    wagon = (
        path("M-96-20H86V34H-96z", "d(#c8503f,#8a2424)")
        + rect(-100, -26, 190, 10, "#f2bf45", 4)
        + path("M-92-24C-100-110 92-110 84-24z", "d(#fffaf0,#f0dfc0,#c8b08a)")
        + "".join(
            line(f"M{x} -26C{x * 1.05:g} -70 {x * 0.9:g} -84 {x * 0.8:g} -88", "#c8b08a", 3)
            for x in (-60, -28, 4, 36, 66)
        )
        + rect(-70, -8, 36, 30, "#fff0d0", 3)
        + rect(-22, -8, 36, 30, "#fff0d0", 3)
        + rect(26, -8, 36, 30, "#fff0d0", 3)
    )
    wagon += "".join(
        f'<circle cx="{x}" cy="44" r="27" fill="#d9b98a" stroke="#5b3717" stroke-width="8"/>'
        + "".join(place(rect(-2, -24, 4, 48, "#7a4a22"), x, 44, turn=k * 45) for k in range(4))
        + ellipse(x, 44, 7, 7, "#5b3717")
        for x in (-62, 54)
    )
    wagon += (
        line("M86 20L136 10", "#7a4a22", 8)
        + piece("straw", -52, 6, 28)
        + piece("wood", -4, 6, 28)
        + piece("brick", 44, 6, 28)
    )
    turban = (
        path("M-46 0C-54-44-30-64 0-64S54-44 46 0Q0-26-46 0z", "d(#f2a03a,#b8601c)")
        + line("M-40-18Q0-50 42-16M-32-34Q4-58 36-32", "#ffe0a0", 3)
        + ellipse(0, -30, 7, 9, "r(#a7f0e0,#1f8f86)")
    )
    return document(
        body
        + sc.ground_shadow(130, 214, 220)
        + place(wagon, 132, 148, 0.94)
        + pp.bust(
            300, 150, 0.6, skin=pp.TAN, dress="#4f8f86,#235a58", front=pp.beard("#5b4a3c", "#33281e", 56) + turban
        ),
        W,
        H,
    )


def night_tavern() -> str:
    body = sc.sky(W, H, "#1c2448", "#3f3f70", "#6b4f78") + sc.stars(W, 90, 40, 14) + sc.moon(44, 40, 18)
    body += (
        path("M96 240V84H360V240z", "h(#e8cfa0,#b8925f)")
        + line(
            "M100 240V84M168 240V84M262 240V84M340 240V84M96 150H360M96 88H360M168 150L214 88M262 150L304 88",
            "#5b3a22",
            9,
        )
        + path("M70 92L130 16H360V92z", "d(#8a4a3a,#4f2428)")
        + "".join(
            line(f"M{x} {y}q9 9 18 0", "#3a1820", 3, 0.7)
            for y in (40, 58, 76)
            for x in range(110 if y > 50 else 130, 350, 20)
        )
    )
    body += "".join(
        rect(x, 166, 62, 52, "#4a2b12", 4)
        + rect(x + 5, 171, 52, 42, "v(#fff0a8,#ffb84a)", 2)
        + line(f"M{x + 31} 171V213M{x + 5} 192H{x + 57}", "#4a2b12", 4)
        + ellipse(x + 31, 192, 60, 50, "c(#ffcf6a/.5,#ffcf6a/0)")
        for x in (182, 274)
    )
    sign = (
        line("M96 110H20", "#3a2a1c", 7)
        + line("M34 110V124M76 110V124", "#3a2a1c", 3)
        + rect(12, 122, 86, 76, "d(#a8703c,#6b421c)", 8)
        + rect(17, 127, 76, 66, "#5b3717", 6)
    )
    mug = (
        path("M-24-20H16V26Q16 32 10 32H-18Q-24 32-24 26z", "d(#ffd86b,#e09a2e,#a8641a)")
        + '<path d="M16-8h8q12 0 12 14t-12 14h-8" fill="none" stroke="#d8dde1" stroke-width="6"/>'
        + path("M-28-18C-32-30-18-36-12-30-8-40 8-40 10-30 20-34 26-22 20-16 12-10-24-10-28-18z", "#fffaf0")
        + line("M-14-4V20M-2-4V20", "#fff0b0", 4)
    )
    folk = "".join(
        ellipse(x, 204, 8, 9, "#5b3717", 0.85) + path(f"M{x - 13} 213q13-14 26 0z", "#5b3717", 0.85)
        for x in (200, 226, 292, 320)
    )
    return document(
        body + sign + place(mug, 52, 160, 1.0) + folk + line("M300 24Q292 8 304 0", "#e8e0ee", 7, 0.6), W, H
    )


DEEDS = {
    "friendly_game": friendly_game,
    "chinny": chinny,
    "little_helpers": little_helpers,
    "powerful_friends": powerful_friends,
    "share_wealth": share_wealth,
    "spy_network": spy_network,
    "thoughtful_gift": thoughtful_gift,
    "wandering_trader": wandering_trader,
    "night_tavern": night_tavern,
}
