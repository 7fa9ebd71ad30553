"""Faces of the Fables that are spells and secrets, 360 x 240."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from rendering.icons import people as pp
from rendering.icons import scenery as sc
from rendering.icons.markup import document, ellipse, line, path, place, rect
from rendering.icons.pieces import piece

W, H = 360, 240
PINK, BLUE, ROSE = "#f4aaa6", "#6fa8d8", "#f0b878"


def oracle() -> str:
    body = sc.sky(W, H, "#1f2f5f", "#4f5f9f", "#c8a0b8") + sc.stars(W, 140, 50, 5) + sc.moon(60, 52, 20)
    for x in (34, 326):
        body += (
            rect(x - 22, 60, 44, 180, "h(#fffaf0,#d9cfc0,#a89c8c)")
            + "".join(line(f"M{x + dx} 66V234", "#a89c8c", 3, 0.7) for dx in (-11, 0, 11))
            + rect(x - 30, 46, 60, 16, "h(#fffaf0,#b8ac9c)", 4)
        )
    veil = (
        path(
            "M-62 96C-74-20-46-72 0-72S74-20 62 96Q40 110 30 92V10Q0-60-30 10V92Q-40 110-62 96z",
            "d(#c8b8f0/.95,#7a5fc0/.9)",
        )
        + path("M-34-26Q0-46 34-26L32-18Q0-36-32-18z", "#f2bf45")
        + ellipse(0, -34, 6, 7, "r(#a7f0e0,#1f8f86)")
    )
    eye = (
        path("M-34 0Q0-30 34 0 0 30-34 0z", "#fffaf0")
        + ellipse(0, 0, 14, 14, "r(#9af0ff,#2f7fc0)")
        + ellipse(0, 0, 6, 6, "#14204a")
        + ellipse(-4, -5, 3, 3, "#ffffff")
        + "".join(
            line(f"M{dx} {-20 + abs(dx) * 0.3:g}L{dx * 1.3:g} {-32 + abs(dx) * 0.3:g}", "#fff0b0", 3)
            for dx in (-24, -12, 0, 12, 24)
        )
    )
    bowl = (
        path("M-52-8H52C48 28-48 28-52-8z", "d(#d9a262,#7a4a24)")
        + ellipse(0, -8, 52, 10, "#5b3717")
        + ellipse(0, -9, 42, 7, "#8ff0e0")
        + path("M-14 20H14L24 44H-24z", "#7a4a24")
    )
    smoke = "".join(
        path(d, "v(#b8fff0/0,#8ff0e0/.7)")
        for d in (
            "M150 190C130 160 170 150 150 120 180 140 160 160 176 190z",
            "M210 190C230 160 190 150 214 118 226 146 200 160 192 190z",
        )
    )
    return document(
        body
        + pp.bust(180, 102, 0.9, dress="#8f74d0,#4f3a90", front=veil, mood="sleep")
        + smoke
        + place(bowl, 180, 198, 1.0)
        + place(eye, 284, 92, 0.9)
        + sc.sparkle(96, 110, 8)
        + sc.sparkle(256, 150, 6),
        W,
        H,
    )


def crystal_ball() -> str:
    body = (
        sc.sky(W, H, "#2a1f4f", "#5a3f86", "#8f5fa0")
        + sc.stars(W, 240, 60, 11)
        + path("M0 0H90C80 90 40 160 0 180z", "d(#a84a7a,#5f2450)")
        + path("M360 0H270C280 90 320 160 360 180z", "d(#8f3f6f,#4a1a40)")
    )
    ball = (
        ellipse(0, 0, 120, 120, "c(#a8e8ff/.55,#a8e8ff/0)")
        + ellipse(0, 0, 74, 74, "r(#f0fdff,#8fd0f4,#4f6fc8)")
        + path("M-60 30C-30 6 10 44 60 20 44 62 14 74 0 74-30 74-52 56-60 30z", "#c8b0f4", 0.7)
    )
    hills = path(
        "M-64 26C-40 4-20 20 0 8 24-4 44 16 66 22 54 60 22 74 0 74-30 74-54 56-64 26z", "v(#8fd08a,#3f8f7a)"
    ) + place(piece("pig", 0, 0, 52, tint="#ffd0cc"), 4, 16)
    ball += (
        hills
        + path("M-50-34C-40-58-14-66 4-64-20-56-36-42-42-22-46-22-52-28-50-34z", "#ffffff", 0.85)
        + ellipse(-46, -8, 4, 6, "#ffffff", 0.8)
    )
    stand = path("M-52 62C-40 88 40 88 52 62L64 96Q0 112-64 96z", "d(#ffe08a,#c4871d,#7a4a14)") + "".join(
        ellipse(dx, 90, 6, 6, c)
        for dx, c in ((-34, "r(#ff9a8a,#c42f2f)"), (0, "r(#a7f0e0,#1f8f86)"), (34, "r(#ff9a8a,#c42f2f)"))
    )
    cloth = path("M30 240Q60 204 180 204T330 240z", "d(#d8506a,#7a1f40)") + "".join(
        ellipse(60 + k * 48, 228, 4, 4, "#f2bf45") for k in range(6)
    )
    return document(
        body
        + cloth
        + place(ball + stand, 180, 110, 1.04)
        + sc.sparkle(276, 60, 10)
        + sc.sparkle(86, 80, 8)
        + sc.sparkle(290, 150, 6),
        W,
        H,
    )


def curse_darkness() -> str:
    body = (
        sc.sky(W, H, "#0f0a20", "#2f1f4a", "#5a3460")
        + ellipse(180, 90, 150, 110, "c(#a86ad8/.6,#a86ad8/0)")
        + ellipse(180, 84, 46, 46, "#1a1028")
        + '<circle cx="180" cy="84" r="47" fill="none" stroke="#e8c8ff" stroke-width="4"/>'
        + ellipse(180, 84, 70, 70, "c(#e8c8ff/0,#e8c8ff/.3,#e8c8ff/0)")
    )
    body += (
        sc.hill(W, H, [(0, 206), (120, 190), (240, 208), (360, 194)], "v(#2a1c3f,#120a1e)")
        + sc.bare_tree(64, 214, 190, "#140c22")
        + sc.bare_tree(306, 212, 176, "#140c22", flip=True)
        + sc.bare_tree(20, 220, 120, "#1c1230", flip=True)
        + sc.bare_tree(346, 218, 110, "#1c1230")
    )
    raven = (
        path(
            "M-44 16C-34-10-10-24 12-22 20-34 40-34 46-24L62-16 46-14C44 6 26 24 2 26L-8 40H-14L-10 26-46 30-30 20z",
            "d(#3f3a5a,#171226)",
        )
        + ellipse(36, -22, 3.4, 3.4, "#ffd24a")
        + path("M-20-2C-4-16 16-10 22 2 8 16-14 14-20-2z", "#2a2440")
    )
    cards = "".join(
        place(
            rect(-17, -24, 34, 48, "#e8d8f4", 5)
            + rect(-13, -20, 26, 40, "d(#6b4a8f,#2f1a4f)", 3)
            + sc.sparkle(0, 0, 8, "#c8a0f0"),
            x,
            y,
            0.9,
            turn=t,
        )
        for x, y, t in ((112, 150, -30), (152, 182, -8), (208, 180, 14), (250, 148, 34))
    )
    eyes = "".join(ellipse(x + d, y, 4, 3, "#ffe27a") for x, y in ((34, 180), (330, 186), (96, 206)) for d in (-6, 6))
    return document(body + cards + place(raven, 66, 96, 0.72) + eyes + sc.mist(W, 190, 50, "#c8a0e8", 0.4), W, H)


def ghostly_whispers() -> str:
    body = (
        sc.sky(W, H, "#1f3048", "#3f5f78", "#7fa098")
        + sc.stars(W, 110, 34, 6)
        + sc.moon(310, 48, 22)
        + sc.hill(W, H, [(0, 204), (160, 190), (360, 208)], "v(#3f5a58,#1f3238)")
    )
    for x, y, s in ((40, 214, 1.0), (322, 212, 1.1), (270, 206, 0.7)):
        body += place(
            path("M-22 0V-46C-22-70 22-70 22-46V0z", "d(#a8b4bc,#5f6b75)") + line("M-10-40H10M0-50V-26", "#4a555e", 4),
            x,
            y,
            s,
        )
    ghost = path(
        "M-46 70C-52 0-54-64 0-64S52 0 46 70C38 60 32 60 24 72 16 60 8 60 0 72-8 60-16 60-24 72-32 60-38 60-46 70z",
        "v(#ffffff,#dff4f4/.92,#b8e8e8/.55)",
    )
    face = (
        ellipse(-15, -20, 6.5, 9, "#2a3a4a")
        + ellipse(15, -20, 6.5, 9, "#2a3a4a")
        + ellipse(-17, -23, 2.2, 2.6, "#fff")
        + ellipse(13, -23, 2.2, 2.6, "#fff")
        + ellipse(-28, -4, 7, 4.4, "#f0a8b0", 0.7)
        + ellipse(28, -4, 7, 4.4, "#f0a8b0", 0.7)
    )
    whisper = ellipse(6, 2, 6, 8, "#4a5f70") + path("M44-10C62-18 70-8 60 2L42 8z", "#ffffff", 0.9)
    smile = line("M-9-4Q0 6 9-4", "#2a3a4a", 3.4)
    body += ellipse(136, 130, 110, 90, "c(#c8fff4/.4,#c8fff4/0)") + ellipse(236, 130, 90, 80, "c(#c8fff4/.4,#c8fff4/0)")
    waves = "".join(
        line(f"M{206 + k * 9} {104 - k * 4}Q{216 + k * 10} 120 {206 + k * 9} {136 + k * 4}", "#eafffb", 3.4, 0.8)
        for k in range(2)
    )
    return document(
        body
        + place(ghost + face + whisper, 138, 130, 1.12, turn=6)
        + place(ghost + face + smile, 264, 128, 0.86, flip=True)
        + waves
        + sc.mist(W, 190, 50, "#c8f0ea", 0.6),
        W,
        H,
    )


def magic_flute() -> str:
    body = (
        sc.sky(W, H, "#2f5a78", "#7ab0a8", "#f0e0a8")
        + sc.hill(W, H, [(0, 150), (110, 128), (260, 156), (360, 136)], "v(#7fae7a,#4f8a68)")
        + sc.hill(W, H, [(0, 214), (160, 196), (360, 216)], "v(#8fbf5a,#3f7a40)")
    )
    flute = (
        rect(-120, -11, 240, 22, "v(#fff0b8,#e8b040,#8a5a14)", 11)
        + "".join(ellipse(dx, -3, 6, 4.4, "#5b3717") for dx in (-40, -16, 8, 32, 56))
        + ellipse(-92, -4, 9, 5, "#5b3717")
        + "".join(rect(dx, -12, 7, 24, "#b97a17", 2) for dx in (-70, 78, 112))
    )
    ribbon = line("M96 6C110 40 80 54 104 84", "#d8476a", 9) + line("M100 6C130 34 110 56 140 74", "#b0305a", 8)
    note = (
        ellipse(-8, 18, 11, 8, "#fff6d8")
        + line("M2 16V-22", "#fff6d8", 5)
        + path("M0-24C14-18 22-12 18 4 16-6 10-10 0-10z", "#fff6d8")
    )
    body += "".join(
        place(note, x, y, s, turn=t)
        for x, y, s, t in ((60, 44, 1.0, -10), (112, 84, 0.8, 10), (250, 34, 0.9, 12), (310, 92, 0.8, -8))
    )
    body += path(
        "M20 120C80 90 120 150 180 110S300 70 350 100L350 110C300 84 240 130 184 124S80 112 22 130z",
        "h(#fff6b8/0,#fff6b8/.8,#fff6b8/0)",
    )
    body += place(flute + ribbon, 176, 128, 1.05, turn=-16)
    return document(
        body
        + piece("wolf", 66, 200, 62)
        + piece("bridge_troll", 130, 212, 50)
        + piece("dragon", 300, 200, 70, flip=True)
        + sc.sparkle(200, 60, 8)
        + sc.sparkle(330, 40, 6),
        W,
        H,
    )


def mysterious_stranger() -> str:
    body = (
        sc.sky(W, H, "#1f2a48", "#4f4a78", "#c87a5a")
        + sc.stars(W, 100, 36, 13)
        + sc.moon(64, 46, 18)
        + sc.hill(W, H, [(0, 190), (120, 170), (360, 194)], "v(#3a4a52,#1f2c34)")
        + sc.bare_tree(40, 208, 150, "#1a1c2c")
        + sc.bare_tree(334, 206, 140, "#1a1c2c", flip=True)
    )
    body += path("M150 240C160 210 176 196 180 186H200C206 200 240 216 262 240z", "#8a7a6a")
    lamp_glow = ellipse(252, 132, 110, 100, "c(#ffdf8a/.85,#ffdf8a/0)")
    cloak = (
        path("M-76 130C-74 40-52-10-34-40-28-84 28-84 34-40 52-10 74 40 76 130z", "d(#5a5f8f,#2f3158,#191a33)")
        + path("M-26-36C-26-66 26-66 26-36 26-10 14 4 0 4S-26-10-26-36z", "#0d0d1c")
        + ellipse(-9, -30, 4.4, 5, "#ffe27a")
        + ellipse(9, -30, 4.4, 5, "#ffe27a")
        + line("M0 20C-6 60-4 100 0 128M-34-20C-50 30-54 80-52 126", "#14152a", 4, 0.6)
        + ellipse(0, 14, 8, 8, "d(#fff0b0,#c4871d)")
    )
    arm = path("M30 20C50 16 66 22 80 34L72 50C56 40 44 42 34 46z", "#2f3158") + ellipse(78, 42, 8, 8, "#c98f62")
    lantern = (
        line("M0-34V-24", "#3a3f45", 4)
        + path("M-16-24H16L20-14H-20z", "#3a3f45")
        + rect(-15, -14, 30, 36, "v(#fff6c8,#ffc24a)", 3)
        + path("M0-6C-8 4-6 14 0 14S8 4 0-6z", "#f4801f")
        + rect(-19, 22, 38, 9, "#3a3f45", 3)
        + line("M-15-14V22M15-14V22", "#3a3f45", 3)
    )
    return document(
        body
        + lamp_glow
        + place(cloak + arm, 176, 110, 1.0)
        + place(lantern, 255, 180, 1.0)
        + sc.mist(W, 196, 44, "#c8c0e0", 0.35),
        W,
        H,
    )


def roar() -> str:
    body = sc.sky(W, H, "#e8904a", "#f8c878", "#f4e0a8") + "".join(
        path(f"M180 124L{x0} {y0}L{x1} {y1}z", "#fff3c0", 0.4)
        for x0, y0, x1, y1 in (
            (-20, 0, -20, 60),
            (60, -20, 110, -20),
            (250, -20, 310, -20),
            (380, 10, 380, 70),
            (380, 160, 380, 220),
            (-20, 150, -20, 220),
            (60, 260, 120, 260),
            (240, 260, 310, 260),
        )
    )
    tufts = "".join(
        place(path("M-22 0C-26-40-10-66 0-92 10-66 26-40 22 0z", "v(#8a3f14,#c8641f)"), 0, 0, turn=k * 24)
        for k in range(15)
    ) + "".join(
        place(path("M-18 0C-20-34-8-54 0-74 8-54 20-34 18 0z", "v(#b8541a,#e8903a)"), 0, 0, turn=12 + k * 24)
        for k in range(15)
    )
    lion = (
        tufts
        + ellipse(-40, -44, 15, 15, "#d88a3a")
        + ellipse(40, -44, 15, 15, "#c47a2c")
        + ellipse(-40, -44, 8, 8, "#8a4a1c")
        + ellipse(40, -44, 8, 8, "#8a4a1c")
        + ellipse(0, 0, 54, 54, "r(#ffdc8a,#f0b04a,#c8802a)")
    )
    lion += (
        path("M-34 16C-30 6 30 6 34 16 38 50 20 66 0 66S-38 50-34 16z", "#5b1014")
        + path("M-20 48Q0 34 20 48 14 64 0 64T-20 48z", "#e8606a")
        + path("M-28 14L-22 32-14 13zM28 14L22 32 14 13zM-18 60L-14 46-8 62zM18 60L14 46 8 62z", "#fffaf0")
    )
    lion += (
        path("M-26-8C-30 18-8 22 0 14 8 22 30 18 26-8 14-2-14-2-26-8z", "#fff0d0")
        + path("M-13-10H13Q10 4 0 6-10 4-13-10z", "#4a2014")
        + line("M-34-26L-12-16M34-26L12-16", "#7a3a14", 6)
        + ellipse(-20, -14, 6, 6, "#fffaf0")
        + ellipse(20, -14, 6, 6, "#fffaf0")
        + ellipse(-19, -13, 3.4, 4, "#2a1408")
        + ellipse(19, -13, 3.4, 4, "#2a1408")
    )
    rings = "".join(
        line(
            f"M{180 + s * (112 + k * 20)} {84 - k * 14}Q{180 + s * (130 + k * 26)} 124 {180 + s * (112 + k * 20)} {164 + k * 14}",
            "#ffffff",
            7,
            0.9 - k * 0.2,
        )
        for k in range(3)
        for s in (-1, 1)
    )
    return document(body + rings + place(lion, 180, 122, 1.08), W, H)


def search_past() -> str:
    body = (
        sc.sky(W, H, "#3a2a24", "#6b4a34")
        + ellipse(180, 90, 210, 140, "c(#ffcf8a/.6,#ffcf8a/0)")
        + "".join(rect(0, y, W, 9, "#2a1a10") for y in (60, 122))
    )
    tones = ("#a8483f", "#3f6f8f", "#6f8f4a", "#c8923f", "#6b4a7a", "#8a5a34")
    body += "".join(
        rect(x, y + 60 - h, 17, h, tones[(x * 7 + y) % 6], 2) + rect(x + 3, y + 66 - h, 11, 3, "#f2d9a0", 1, 0.8)
        for y in (0, 62)
        for x, h in zip(range(4, 356, 19), (50, 44, 52, 40, 48, 54, 42, 50, 46) * 3, strict=False)
    )
    body += rect(0, 190, W, 50, "v(#8d5a34,#4a2c18)") + rect(0, 190, W, 7, "#c98a52")
    book = (
        path("M0-8C-30-26-80-26-116-12V50C-80 36-30 36 0 54 30 36 80 36 116 50V-12C80-26 30-26 0-8z", "#7a3a2a")
        + path("M0-10C-30-28-76-28-108-16V40C-76 30-30 30 0 46z", "h(#e8d4a8,#fffaf0)")
        + path("M0-10C30-28 76-28 108-16V40C76 30 30 30 0 46z", "h(#d9c090,#fff6e0)")
    )
    book += "".join(
        line(f"M{s * 94} {-6 + k * 11}Q{s * 50} {-14 + k * 11} {s * 16} {0 + k * 11}", "#a8885a", 3, 0.8)
        for k in range(4)
        for s in (-1, 1)
    )
    lens = (
        ellipse(0, 0, 44, 44, "#e8f8ff", 0.55)
        + '<circle r="44" fill="none" stroke="#c4871d" stroke-width="9"/><circle r="44" fill="none" stroke="#ffe59a" stroke-width="3"/>'
        + line("M32 32L72 74", "#5b3717", 14)
        + line("M34 32L70 70", "#a8703c", 5)
        + line("M-28-14Q-20-30-4-32", "#ffffff", 6)
    )
    prints = "".join(
        ellipse(x, y, 6, 4.6, "#5b3717") + "".join(ellipse(x + dx, y - 7, 2.2, 2.8, "#5b3717") for dx in (-5, 0, 5))
        for x, y in ((-14, 12), (8, -2), (-6, -18))
    )
    return document(
        body
        + place(book, 160, 176, 1.12)
        + place(lens + prints, 244, 128, 1.0)
        + sc.sparkle(90, 120, 8)
        + sc.sparkle(160, 108, 6),
        W,
        H,
    )


SPELLS = {
    "oracle": oracle,
    "crystal_ball": crystal_ball,
    "curse_darkness": curse_darkness,
    "ghostly_whispers": ghostly_whispers,
    "magic_flute": magic_flute,
    "mysterious_stranger": mysterious_stranger,
    "roar": roar,
    "search_past": search_past,
}
