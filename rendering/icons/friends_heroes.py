"""Faces of the Friends who are boys and men, 360 x 240."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from rendering.icons import people as pp
from rendering.icons import scenery as sc
from rendering.icons.markup import document, ellipse, line, path, place, rect
from rendering.icons.pieces import piece

W, H = 360, 240


def aladdin() -> str:
    body = sc.sky(W, H, "#2a2a6b", "#7a4f96", "#f0a07a") + sc.stars(W, 110, 40, 3) + sc.moon(298, 50, 20)
    for x, s in ((54, 1.0), (104, 0.7), (322, 0.9)):
        dome = path("M-30 0V-34C-44-54-14-70 0-92 14-70 44-54 30-34V0z", "#5a3a78") + line("M0-92V-102", "#5a3a78", 3)
        body += place(dome, x, 214, s * 1.1)
    body += rect(0, 204, W, 36, "v(#6b3f7a,#43285a)")
    turban = path("M-48-10C-56-50-30-70 2-70S56-50 48-10Q0-34-48-10z", "d(#fffaf0,#e6d2b0)")
    turban += line("M-44-26Q0-58 44-24M-36-42Q4-66 40-42", "#cdb58c", 3) + ellipse(0, -38, 8, 10, "r(#a7f0e0,#1f8f86)")
    turban += path("M-4-50C-10-70-2-86 10-90 10-74 8-62 4-50z", "d(#f2bf45,#c4871d)")
    hair = path("M-44 8Q-46-16-38-26H38Q46-16 44 8L38-12H-38z", "#2a1a14")
    vest = path("M-30 66L-10 142H10L30 66 20 64 0 100-20 64z", "#c98f62") + line(
        "M-30 68L-12 142M30 68L12 142", "#f2bf45", 4
    )
    body += pp.bust(176, 118, 1.0, skin=pp.BROWN, dress="#8a4fb0,#4d2480", front=hair + turban + vest, mood="grin")
    lamp = path(
        "M-46-4C-30-10-26-20 0-22 22-20 26-10 34-14 52-18 58-4 40 0 30 18-22 18-30 2z", "d(#fff0b0,#f0b53a,#a86d14)"
    )
    lamp += (
        path("M-14-22Q0-36 14-22z", "#e0a02f")
        + ellipse(0, -33, 4, 4, "#ffe59a")
        + path("M-14 14H14L22 24H-22z", "#b97a17")
    )
    genie = path("M-46-8C-66-20-46-38-62-52-44-48-34-34-46-8z", "v(#8ff0ff/.2,#5ac8f0)")
    return document(body + place(genie + lamp, 296, 202, 0.9) + sc.sparkle(254, 150, 9) + sc.sparkle(326, 146, 6), W, H)


def ali_baba() -> str:
    body = sc.sky(W, H, "#3a2418", "#5b3a24") + ellipse(180, 150, 200, 130, "c(#ffd36b/.75,#ffb84a/.1,#ffb84a/0)")
    cave = path("M0 0H360V240H330C350 130 300 30 180 26 60 30 10 130 30 240H0z", "d(#7a5a42,#4a3222,#2e1d12)")
    coins = "".join(
        ellipse(20 + a * 320, 240 - b * (50 - abs(a - 0.5) * 10), 11, 5, "d(#fff0b0,#d99a2a)")
        for a, b in sc.scatter(60, 4)
    )
    body += cave + path("M0 240Q60 178 130 204T250 200 360 186V240z", "v(#f2bf45,#a86d14)") + coins
    scarf = path("M-46 4C-56-40-32-64 0-64S56-40 46 4Q40-22 24-26-6-32-38-18-44-10-46 4z", "d(#e0654f,#9c2f2c)")
    scarf += line("M-40-24Q0-44 42-22M-34-38Q0-56 36-40", "#fff0d0", 3.4) + path(
        "M40-16C60-8 62 30 54 54 44 40 38 14 36-8z", "#9c2f2c"
    )
    body += pp.bust(
        168,
        112,
        1.02,
        skin=pp.TAN,
        dress="#4f8f86,#235a58",
        front=pp.beard("#3a2a20", "#1c120c", 58) + scarf,
        mood="smile",
    )
    sack = piece("taxation", 286, 178, 104) + piece("coin", 240, 216, 36) + piece("coin", 62, 214, 40)
    return document(body + sack + sc.sparkle(310, 120, 8) + sc.sparkle(60, 182, 7), W, H)


def hansel_gretel() -> str:
    body = sc.sky(W, H, "#2f6b5a", "#7fb87a", "#d9e89a") + "".join(
        sc.pine(x, 190, h, "#4f8f58", "#22583f") for x, h in ((20, 150), (340, 160), (66, 110), (300, 120))
    )
    body += sc.hill(W, H, [(0, 190), (180, 176), (360, 192)], "v(#6fa050,#3f6f38)")
    house = path("M-52 0V-56H52V0z", "h(#c98a4e,#96592a)") + path("M-66-52L0-108 66-52z", "d(#8d4f2a,#5b2f18)")
    house += (
        "".join(path(f"M{-66 + k * 18.8:g} -52q9.4 16 18.8 0z", "#fff8ee") for k in range(7))
        + path("M-16 0V-30Q0-46 16-30V0z", "#d84a6a")
        + line("M-16 0V-30Q0-46 16-30V0", "#fff8ee", 3)
    )
    house += "".join(
        ellipse(x, y, 6, 6, c)
        for x, y, c in (
            (-34, -34, "#5ab8e0"),
            (34, -34, "#f2bf45"),
            (-22, -70, "#e84a5a"),
            (22, -70, "#6fc05a"),
            (0, -88, "#f2bf45"),
        )
    )
    body += place(house, 180, 150, 1.05)
    brown, dark = "#a86a38", "#6b3f1c"
    braids = (
        line("M-40 20Q-58 50-50 78M40 20Q58 50 50 78", "#f0c060", 14)
        + ellipse(-50, 84, 6, 6, "#e84a5a")
        + ellipse(50, 84, 6, 6, "#e84a5a")
    )
    body += pp.bust(92, 146, 0.74, dress="#5f9a4c,#2f6232", front=pp.fringe(brown, dark), mood="smile")
    body += pp.bust(
        268, 146, 0.74, dress="#d86a5a,#9a3030", behind=braids, front=pp.parted("#f6cf70", "#c9902f"), mood="grin"
    )
    cane = (
        line("M180 236V196q0-18 16-18t16 16", "#fff8ee", 10)
        + '<path d="M180 236V196q0-18 16-18t16 16" fill="none" stroke="#d8303f" stroke-width="10" stroke-dasharray="8 9"/>'
    )
    return document(body + cane, W, H)


def huntsman() -> str:
    body = sc.sky(W, H, "#27463f", "#5f8a62", "#c9d68a") + "".join(
        sc.pine(x, 214, h, "#467f58", "#1d4a38") for x, h in ((26, 190), (84, 140), (290, 150), (340, 200))
    )
    body += rect(0, 206, W, 34, "v(#4f7a3f,#2f5530)")
    bow = (
        line("M318 40Q378 120 318 208", "#7a4a22", 8)
        + line("M318 40Q374 120 318 208", "#c98a4a", 3)
        + line("M318 40V208", "#fff3dc", 1.8)
    )
    quiver = path("M-14 60L-40-60 -14-66 14 54z", "d(#a8703c,#5f3819)") + "".join(
        line(f"M{dx} -56L{dx - 6} -88", "#e6d2ac", 3) + path(f"M{dx - 6} -88l-6-16 8 4 6-6 0 18z", c)
        for dx, c in ((-32, "#d8473f"), (-24, "#f2bf45"), (-17, "#d8473f"))
    )
    body += place(quiver, 112, 138, 0.9, turn=-10) + bow
    strap = path("M-48 76L-34 70 44 142H14z", "#5f3819")
    body += pp.bust(
        190,
        124,
        1.0,
        skin=pp.TAN,
        dress="#6b8a4a,#36522a",
        front=pp.beard("#7a4a28", "#4a2a14", 50) + pp.feather_hat("#5f8a4a", "#2f5a34") + strap,
        mood="stern",
    )
    return document(body, W, H)


def jack() -> str:
    body = (
        sc.sky(W, H, "#5fb0e0", "#c8ecf4", "#eaf6d0")
        + sc.cloud(70, 44, 100)
        + sc.cloud(300, 30, 120)
        + sc.cloud(320, 90, 70)
    )
    body += sc.hill(W, H, [(0, 206), (180, 190), (360, 208)], "v(#8fc45a,#4f8a3a)")
    stalk = "M286 240C250 200 320 160 282 120 250 84 310 50 284-10"
    body += line(stalk, "#2f6b2f", 22) + line(stalk, "#5fa845", 13) + line(stalk, "#a4dc70", 4)
    for x, y, flip, s in (
        (268, 196, True, 1.2),
        (306, 168, False, 1.1),
        (262, 118, True, 1.3),
        (304, 78, False, 1.2),
        (268, 40, True, 1.0),
        (322, 122, False, 0.8),
    ):
        body += place(
            path("M0 0C10-22 38-24 52-12 40 10 16 14 0 0z", "d(#a8e070,#3f8a3a)")
            + line("M4-1Q26-8 46-11", "#2f6b2f", 2),
            x,
            y,
            s,
            flip=flip,
        )
    cap = path("M-46-14C-44-54-16-66 4-64 34-62 50-42 50-18Q2-36-46-14z", "d(#c8704a,#7f3b25)") + path(
        "M-50-12Q0-38 66-16 60-4 48-10 0-26-46-4z", "#8a4028"
    )
    body += pp.bust(
        150, 122, 1.0, dress="#e8c060,#a8782a", behind="", front=pp.fringe("#c97a3a", "#8a4a1c") + cap, mood="grin"
    )
    beans = "".join(
        place(ellipse(0, 0, 11, 7.5, c) + ellipse(-3, -3, 3.4, 2, "#ffffff", 0.6), x, y, turn=t)
        for x, y, t, c in ((48, 196, 20, "#7ad0e0"), (70, 210, -30, "#e08ad0"), (40, 218, -10, "#a8e070"))
    )
    return document(body + beans + sc.sparkle(60, 178, 7) + sc.sparkle(30, 200, 5), W, H)


def robin_hood() -> str:
    body = sc.sky(W, H, "#5fa0a8", "#a8d08f", "#e8eaa8") + "".join(
        sc.oak(x, 220, h, "#8fc05a", "#3f7a40") for x, h in ((40, 190), (110, 130), (270, 140), (336, 200))
    )
    body += rect(0, 212, W, 28, "v(#6f9a4a,#3f6a38)")
    bow = (
        line("M70 34Q10 120 70 210", "#6b421c", 9)
        + line("M70 34Q14 120 70 210", "#c98a4a", 3)
        + line("M70 34L112 122 70 210", "#fff3dc", 1.8)
    )
    arrow = (
        line("M20 122H150", "#8d5a2e", 4)
        + path("M8 122L30 112V132z", "#c9ced3")
        + path("M134 122l14-9h12l-8 9 8 9h-12z", "#d8473f")
    )
    goatee = path("M-12 32Q0 26 12 32L0 56z", "d(#b06a34,#7a401a)") + line(
        "M-15 22Q-6 16 0 20 6 16 15 22", "#8a4a1c", 4
    )
    body += pp.bust(
        200,
        122,
        1.0,
        skin=pp.FAIR,
        dress="#6aa84a,#2f6232",
        front=pp.fringe("#b06a34", "#7a401a") + goatee + pp.feather_hat("#6fb04a", "#2f6b38"),
        mood="smile",
    )
    return document(
        body + bow + arrow + piece("coin", 312, 200, 44) + piece("coin", 282, 216, 36) + piece("coin", 338, 218, 34),
        W,
        H,
    )


def rumpelstiltskin() -> str:
    body = (
        sc.sky(W, H, "#3a2a4e", "#6b4a5f")
        + ellipse(250, 160, 170, 120, "c(#ffc85a/.7,#ffc85a/0)")
        + rect(0, 200, W, 40, "v(#6b4a2f,#3f2a18)")
    )
    wheel = '<circle cx="276" cy="128" r="62" fill="none" stroke="#5f3819" stroke-width="14"/><circle cx="276" cy="128" r="62" fill="none" stroke="#c98a4a" stroke-width="7"/>'
    wheel += "".join(
        place(rect(-3, -60, 6, 60, "h(#d3a06a,#7a4a22)"), 276, 128, turn=k * 45) for k in range(8)
    ) + ellipse(276, 128, 12, 12, "#7a4a22")
    wheel += line("M240 226L276 128 312 226M226 226H326", "#7a4a22", 8)
    thread = line("M338 128C350 160 330 190 350 214", "#ffe27a", 5) + "".join(
        ellipse(x, y, 17, 10, "d(#fff3b8,#e0a02f)") for x, y in ((330, 224), (306, 230), (348, 232))
    )
    cap = pp.pointed_cap("#7a9a3f", "#40581f")
    ears = path("M-38-6L-70-22-44 20zM38-6L70-22 44 20z", "#e0a884")
    nose = path("M-6 4Q-14 20 0 24 14 20 6 4z", "#e89a7a")
    body += (
        wheel
        + thread
        + pp.bust(
            128,
            128,
            0.98,
            dress="#a8482f,#6b2418",
            behind=ears,
            front=pp.beard("#e8e0d0", "#b0a48c", 84) + nose + cap,
            mood="grin",
        )
    )
    return document(
        body + piece("straw", 34, 204, 76) + sc.sparkle(330, 192, 9) + sc.sparkle(222, 66, 7) + sc.sparkle(336, 60, 6),
        W,
        H,
    )


def wood_cutter() -> str:
    body = sc.sky(W, H, "#6fa8c8", "#c8e0d0", "#f0e8b8") + "".join(
        sc.pine(x, 206, h, "#5f9a68", "#2f6650") for x, h in ((24, 150), (74, 110), (292, 120), (342, 170))
    )
    body += rect(0, 200, W, 40, "v(#8fae5a,#4f7a3a)") + piece("wood_stack", 54, 190, 104)
    checks = "".join(
        line(f"M{x} {60 + abs(x) * 0.3:g}V142", "#5f1418", 6, 0.55) for x in (-60, -36, -12, 12, 36, 60)
    ) + line("M-76 108H76M-80 130H80M-56 86H56", "#5f1418", 6, 0.55)
    hat = (
        path("M-46-18C-46-56-24-66 0-66S46-56 46-18Q0-32-46-18z", "d(#d8503f,#8e2020)")
        + path("M-48-22Q0-40 48-22L48-8Q0-24-48-8z", "v(#4a5560,#2a3238)")
        + ellipse(0, -68, 9, 9, "#4a5560")
    )
    body += pp.bust(
        184,
        120,
        1.02,
        skin=pp.FAIR,
        dress="#d8503f,#8e2020",
        front=checks + pp.beard("#c97a3a", "#8a4a1c", 66) + hat,
        mood="smile",
    )
    axe = (
        rect(-5, -80, 10, 170, "h(#d3a06a,#8d5a2e)", 4)
        + path("M-6-82C-26-86-46-74-54-56-48-44-34-42-6-46z", "d(#eef1f4,#8d949b)")
        + path("M-54-56C-48-44-34-42-22-44-34-50-42-62-44-70z", "#ffffff", 0.7)
        + rect(4, -80, 14, 34, "#6d747c", 3)
    )
    return document(body + place(axe, 308, 150, 0.95, turn=14), W, H)


HEROES = {
    "aladdin": aladdin,
    "ali_baba": ali_baba,
    "hansel_gretel": hansel_gretel,
    "huntsman": huntsman,
    "jack": jack,
    "robin_hood": robin_hood,
    "rumpelstiltskin": rumpelstiltskin,
    "wood_cutter": wood_cutter,
}
