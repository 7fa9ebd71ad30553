"""Faces of the Friends who are girls and women, 360 x 240."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from rendering.icons import people as pp
from rendering.icons import scenery as sc
from rendering.icons.markup import document, ellipse, line, path, place, rect
from rendering.icons.pieces import piece

W, H = 360, 240


def cinderella() -> str:
    body = sc.sky(W, H, "#1f3a7a", "#5f7fc4", "#c4b8e8") + sc.stars(W, 150, 60, 8)
    body += piece("lonely_castle", 60, 150, 130) + sc.hill(
        W, H, [(0, 200), (120, 186), (360, 206)], "v(#4f6fae,#2f4a86)"
    )
    clock = (
        ellipse(300, 70, 44, 44, "#f2bf45")
        + ellipse(300, 70, 37, 37, "#fffaf0")
        + line("M300 70V42M300 70V50", "#3a2a1b", 5)
    )
    clock += "".join(place(rect(-1.5, -35, 3, 7, "#8a6434"), 300, 70, turn=k * 30) for k in range(12))
    hair, shade = "#b8743c", "#74401c"
    bun = ellipse(0, -58, 26, 22, f"r({hair},{shade})") + line("M-14-62q14-12 28 2", "#fff6d0", 3, 0.7)
    band = "".join(
        ellipse(dx, -36 - (20 - abs(dx)) * 0.4, 4.4, 4.4, "r(#ffffff,#b8c8e0)") for dx in (-26, -14, 0, 14, 26)
    )
    dress = path("M-40 72Q-20 92 0 80 20 92 40 72L30 66 15 62Q0 74-15 62L-30 66z", "#fff6fb")
    dress += "".join(ellipse(dx, 102 + abs(dx) * 0.2, 2, 2, "#ffffff") for dx in (-44, -22, 0, 22, 44)) + line(
        "M-16 60Q0 74 16 60", "#1f3a7a", 5
    )
    shoe = path(
        "M-34 10C-30-6-14-2 2-16 14-24 26-28 34-24L36 20H30L26-6C14 10-6 20-24 20-34 20-38 16-34 10z",
        "d(#f4fdff/.95,#a7dcf4/.85)",
    )
    shoe += line("M-26 10Q-4 8 16-12", "#ffffff", 3)
    body += clock + pp.bust(
        176, 118, 1.0, dress="#f0c8dc,#b07aa8", behind=bun, front=pp.parted(hair, shade) + band + dress
    )
    return document(
        body + place(shoe, 300, 190, 1.25) + sc.sparkle(268, 168, 8, "#ffffff") + sc.sparkle(336, 158, 6, "#ffffff"),
        W,
        H,
    )


def evil_queen() -> str:
    body = sc.sky(W, H, "#1d1430", "#3f2458", "#5b2f4a")
    mirror = ellipse(62, 104, 46, 66, "d(#f2cf7a,#8a5a1c)") + ellipse(62, 104, 37, 57, "d(#c8f0e8,#5fa8a8,#2f6b7a)")
    mirror += line("M40 78Q52 58 70 54M44 104Q50 84 62 74", "#ffffff", 4, 0.6)
    collar = path(
        "M-76 92C-92 20-70-40-60-52-48-20-30 20-16 62H16C30 20 48-20 60-52 70-40 92 20 76 92z", "d(#2f8a6a,#123f34)"
    )
    collar += path(
        "M-70 86C-82 30-66-18-58-32-44 0-30 34-18 62H18C30 34 44 0 58-32 66-18 82 30 70 86z", "d(#7fd0a0,#2f7a5f)"
    )
    cowl = pp.parted("#e4e0ea", "#8f899c") + ellipse(0, -58, 30, 16, "r(#e4e0ea,#8f899c)")
    body += mirror + pp.bust(
        184,
        122,
        1.0,
        dress="#2f8a6a,#0f3a30",
        behind=collar,
        front=cowl + pp.crown(-58, 0.92, "#c8d0dc,#7a8698,#4a5468"),
        mood="stern",
    )
    apple = path(
        "M0-22C-26-34-44-8-32 16-22 38-8 34 0 30 8 34 22 38 32 16 44-8 26-34 0-22z", "r(#ff8a7a,#d8302c,#7f1418)"
    )
    apple += (
        line("M0-22Q2-36 10-40", "#5b3717", 4)
        + path("M4-28Q18-44 32-36 22-22 4-28z", "#6fae4a")
        + ellipse(-16, -8, 6, 9, "#ffffff", 0.55)
    )
    return document(
        body + place(apple, 306, 176, 1.15) + ellipse(306, 176, 70, 62, "c(#7ae86a/.0,#7ae86a/.22,#7ae86a/0)"), W, H
    )


def fairy_godmother() -> str:
    body = sc.sky(W, H, "#6f5ab0", "#b48fd8", "#f4d2e8") + sc.stars(W, 200, 60, 6)
    wing = path(
        "M0 0C30-70 96-84 112-58 122-30 70 0 30 20 66 26 84 50 66 66 46 78 14 50 0 24z", "d(#ffffff/.85,#c4e8ff/.55)"
    )
    body += place(wing, 214, 146, 1.0) + place(wing, 146, 146, 1.0, flip=True)
    hair, shade = "#f4f0fa", "#b8aacb"
    bun = ellipse(0, -60, 24, 20, f"r({hair},{shade})") + line("M-14-62q12-12 28 0", "#ffffff", 3)
    glasses = "".join(
        ellipse(dx, 4, 12, 12, "#ffffff", 0.25)
        + f'<circle cx="{dx}" cy="4" r="12" fill="none" stroke="#c4871d" stroke-width="2.4"/>'
        for dx in (-16, 16)
    )
    bow = path("M0 70C-22 56-34 66-30 80-20 88-8 82 0 74 8 82 20 88 30 80 34 66 22 56 0 70z", "d(#ff9ac4,#c4508a)")
    body += pp.bust(180, 122, 1.0, dress="#8fb4f0,#4f6fc0", behind=bun, front=pp.parted(hair, shade) + glasses + bow)
    wand = (
        line("M262 214L306 112", "#7a4a86", 6) + line("M262 214L306 112", "#d8a8e8", 2.4) + piece("star", 310, 98, 58)
    )
    sparks = "".join(
        sc.sparkle(x, y, s, c)
        for x, y, s, c in (
            (346, 60, 8, "#fff"),
            (270, 60, 10, "#fff6b8"),
            (342, 140, 9, "#fff6b8"),
            (60, 60, 8, "#fff"),
            (40, 190, 10, "#fff6b8"),
            (290, 170, 6, "#fff"),
        )
    )
    return document(body + wand + sparks, W, H)


def goldilocks() -> str:
    body = sc.sky(W, H, "#f6d9a8", "#e8b880") + rect(0, 0, W, 240, "v(#c98f5a/.4,#c98f5a/0)")
    body += "".join(line(f"M0 {y}H360", "#b97f48", 2, 0.5) for y in (40, 80, 120, 160))
    window = (
        rect(24, 28, 84, 84, "#7a4a22", 8)
        + rect(31, 35, 70, 70, "v(#8fd0f0,#cfeccf)")
        + line("M66 35V105M31 70H101", "#7a4a22", 6)
    )
    body += window + sc.bush(52, 104, 30) + rect(0, 186, W, 54, "v(#a8703c,#6b421c)") + rect(0, 186, W, 8, "#d9a262")
    hair, shade = "#ffdf70", "#d9982a"
    bow = path("M0-54C-20-72-36-64-32-48-22-40-8-44 0-50 8-44 22-40 32-48 36-64 20-72 0-54z", "d(#7fb8f4,#2f6bb8)")
    body += pp.bust(
        190,
        106,
        0.96,
        dress="#e86a7a,#a8304a",
        behind=pp.curls(hair, shade),
        front=pp.parted(hair, shade) + bow,
        mood="surprise",
    )
    for x, s in ((64, 1.2), (292, 0.98), (340, 0.7)):
        bowl = (
            path("M-34-8H34C32 20-32 20-34-8z", "d(#6fa0d8,#2f5a98)")
            + ellipse(0, -8, 34, 9, "#8fc0f0")
            + ellipse(0, -8, 28, 6.5, "r(#fff6e0,#e8cf9a)")
        )
        body += place(bowl + sc.smoke(-4, -20, 26, "#ffffff", 0.7), x, 206, s)
    return document(body, W, H)


def little_mermaid() -> str:
    body = sc.sky(W, H, "#8fe0e8", "#3fa8c4", "#1a5a8a") + "".join(
        path(f"M{x} 0h30L{x - 40} 240h-60z", "v(#ffffff/.4,#ffffff/0)") for x in (120, 220, 320)
    )
    for x, c, s in ((30, "#f08a9a", 1.0), (330, "#f0a85a", 1.1), (300, "#c87ad0", 0.7), (64, "#f0c85a", 0.7)):
        body += place(line("M0 0V-40M0-14L-18-44M0-20L18-48M-10-30L-24-36M10-34L26-34", c, 9), x, 244, s)
    tail = path(
        "M0 0C30-10 50-40 44-80 62-70 84-84 92-100 98-70 80-52 66-48 72-10 48 30 4 36z", "d(#8ff0b8,#2fa88a,#176b6b)"
    )
    body += place(tail, 228, 214, 1.0)
    hair, shade = "#3f8f8a", "#1d4f5a"
    shell = "".join(
        line(f"M{-60 + (k % 2) * 10} {92 + k * 12}q10 10 20 0t20 0 20 0 20 0 20 0 20 0", "#fff3c4", 2.2, 0.55)
        for k in range(5)
    )
    shell += line("M-26 66Q0 92 26 66", "#fffaf0", 5) + ellipse(0, 80, 6, 6, "r(#ffffff,#c8d8e8)")
    star = place(path("M0-12L4-4 12-3 6 3 8 12 0 8-8 12-6 3-12-3-4-4z", "#ffd36b"), -30, -28)
    body += pp.bust(
        168,
        112,
        1.0,
        dress="#f4b06a,#d0603a",
        behind=pp.long_hair(hair, shade, 118),
        front=pp.parted(hair, shade) + shell + star,
    )
    body += "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#ffffff" fill-opacity=".25" stroke="#ffffff" stroke-width="1.6"/>'
        for x, y, r in ((70, 60, 9), (86, 36, 6), (60, 110, 6), (286, 60, 11), (306, 34, 6), (274, 96, 5))
    )
    fish = path("M-18 0C-10-14 10-14 20 0 10 14-10 14-18 0zM-16 0L-30-10V10z", "d(#ffd36b,#f08a2a)") + ellipse(
        10, -3, 2.6, 2.6, "#2a1a10"
    )
    return document(body + place(fish, 58, 166, 1.0) + place(fish, 318, 134, 0.7, flip=True), W, H)


def rapunzel() -> str:
    body = (
        sc.sky(W, H, "#6fb0e0", "#cfe8e0", "#fbe8b8")
        + sc.cloud(290, 50, 100)
        + sc.hill(W, H, [(0, 200), (140, 180), (360, 204)], "v(#8fbf5a,#4a8040)")
    )
    body += "".join(sc.pine(x, 210, h) for x, h in ((300, 84), (334, 104), (262, 60)))
    tower = path("M60 240L72 20H196L208 240z", "h(#d9d2c4,#a89c8a)")
    tower += "".join(rect(70 + (k * 47) % 122, 24 + (k * 31) % 206, 24, 10, "#c4b8a4", 3) for k in range(26))
    body += (
        tower
        + path("M84 240V74C84 8 184 8 184 74V240z", "#6b5a48")
        + path("M92 240V76C92 20 176 20 176 76V240z", "v(#4a3a5a,#6b4f6b)")
    )
    hair, shade = "#ffd860", "#d0922a"
    strand = ellipse(0, 0, 25, 15, f"r(#fff0a8,{hair},{shade})") + line("M-17-5Q0 9 17-5", "#a86f18", 3)
    braid = "".join(
        place(strand, 172 + x, y, turn=turn)
        for x, y, turn in ((16, 146, 40), (27, 160, -30), (31, 178, 26), (33, 195, -24), (34, 212, 24), (34, 229, -24))
    )
    bow = path("M0 0L-24-14V14zM0 0L24-14V14z", "d(#f58a9a,#b8304a)") + ellipse(0, 0, 7, 7, "#ffd0d8")
    flowers = "".join(sc.flower(x, y, 20, c) for x, y, c in ((196, 166, "#e8596a"), (214, 208, "#fff6e4")))
    flowers += place(bow, 190, 140, 0.8, turn=30)
    body += pp.bust(
        140, 102, 0.92, dress="#b48fe0,#6f4fa8", behind=pp.long_hair(hair, shade, 84), front=pp.parted(hair, shade)
    )
    body += path("M160 74C186 78 204 104 206 146L172 150C176 120 168 100 156 92z", f"d({hair},{shade})")
    sill = rect(56, 196, 156, 16, "v(#efe8da,#b0a490)", 5) + "".join(
        sc.flower(x, 200, 26, c) for x, c in ((72, "#e8596a"), (96, "#fff6e4"), (188, "#e8596a"))
    )
    return document(body + sill + braid + flowers, W, H)


def red_riding_hood() -> str:
    body = sc.sky(W, H, "#3a6b62", "#7fae7a", "#e0e4a0") + "".join(
        sc.pine(x, 212, h, "#4f8a5f", "#255543") for x, h in ((30, 180), (90, 130), (300, 140), (340, 190))
    )
    body += rect(0, 204, W, 36, "v(#6f9a4a,#3f6a38)") + "".join(
        sc.flower(x, y, 22, c) for x, y, c in ((36, 234, "#fff6e4"), (60, 226, "#f6c443"), (326, 236, "#fff6e4"))
    )
    cape = path("M-90 142C-88 84-46 66-18 58Q0 72 18 58C46 66 88 84 90 142z", "d(#e8483f,#9c1f24)") + ellipse(
        0, 70, 8, 8, "#f2bf45"
    )
    body += pp.bust(
        172,
        122,
        1.0,
        dress="#fffaf0,#e0d2ba",
        behind=path("M-56 40Q-60-66 0-66T56 40z", "#8e1c22"),
        front=pp.parted("#8a5a34", "#55331a") + pp.hood("#f05a4a", "#b3262a") + cape,
    )
    basket = (
        path("M-40-14H40L30 30H-30z", "d(#d9a262,#8d5a2e)")
        + line("M-36-14C-34-62 34-62 36-14", "#8d5a2e", 6)
        + "".join(line(f"M{-38 + j * 2} {-6 + j * 10}H{38 - j * 2}", "#7a4a22", 2, 0.7) for j in range(4))
    )
    basket += path("M-38-14C-30-34-10-26 0-32 14-24 30-34 38-14z", "#fffaf0") + "".join(
        rect(dx, -24 + (dx % 3), 7, 7, "#e8596a", 1, 0.8) for dx in (-28, -14, 0, 14, 24)
    )
    wolf = (
        ellipse(50, 176, 5, 6, "#ffd24a")
        + ellipse(70, 176, 5, 6, "#ffd24a")
        + ellipse(51, 177, 2, 4, "#1c1208")
        + ellipse(71, 177, 2, 4, "#1c1208")
    )
    return document(
        body
        + path("M34 204C30 176 36 158 44 150L52 162H68L76 150C84 158 90 176 86 204z", "#1d3a30")
        + wolf
        + place(basket, 292, 196, 1.0),
        W,
        H,
    )


def sleeping_beauty() -> str:
    body = sc.sky(W, H, "#5a3f7a", "#b07aa0", "#f0c8b8") + rect(0, 0, W, H, "v(#3a2450/.3,#3a2450/0)")
    drape = path("M0 0H130C120 60 70 120 0 150z", "d(#c8507a,#7a2450)") + path(
        "M360 0H230C240 60 290 120 360 150z", "d(#b04070,#5f1a40)"
    )
    bed = rect(0, 186, W, 54, "v(#f6ecf8,#c8b0d8)") + path(
        "M40 196C60 130 300 126 330 196 300 220 80 220 40 196z", "d(#fffafc,#e0cde8)"
    )
    hair, shade = "#ffdc80", "#d09a38"
    spread = path(
        "M-70 60C-86-20-50-66 0-66S86-20 70 60C90 80 60 96 40 84H-40C-60 96-90 80-70 60z", f"h({hair},{shade})"
    )
    body += (
        drape
        + bed
        + pp.bust(
            184,
            120,
            1.0,
            dress="#f0a0c0,#b8507f",
            behind=spread,
            front=pp.parted(hair, shade) + pp.crown(-48, 0.7),
            mood="sleep",
        )
    )
    vines = line("M0 232C60 196 40 150 10 110M360 232C300 196 320 150 350 110", "#3f7a40", 6)
    roses = "".join(
        place(ellipse(0, 0, 13, 12, "r(#ff9ab0,#d8305a)") + line("M-5 0Q0-8 6-2 2 6-4 3", "#a01c44", 2.4), x, y, s)
        for x, y, s in (
            (20, 128, 1.0),
            (46, 176, 1.2),
            (26, 222, 1.3),
            (340, 128, 1.0),
            (314, 176, 1.2),
            (336, 222, 1.3),
            (86, 226, 1.0),
            (278, 226, 1.0),
        )
    )
    leaves = "".join(
        place(path("M0 0C6-12 20-12 26-4 18 8 6 8 0 0z", "#5f9a4a"), x, y, turn=t)
        for x, y, t in ((34, 142, 20), (58, 198, -20), (300, 190, 200), (326, 144, 160))
    )
    zeds = "".join(
        path(
            f"M{x} {y}h{s}v{s * 0.2:g}l{-s * 0.62:g} {s * 0.6:g}h{s * 0.62:g}v{s * 0.22:g}h{-s}v{-s * 0.2:g}l{s * 0.62:g}{-s * 0.6:g}h{-s * 0.62:g}z",
            "#fff6e4",
            0.9,
        )
        for x, y, s in ((240, 62, 18), (264, 38, 24), (294, 14, 30))
    )
    return document(body + vines + leaves + roses + zeds, W, H)


def snow_white() -> str:
    body = (
        sc.sky(W, H, "#8fc8f0", "#d8f0e8", "#f6f0c8")
        + sc.hill(W, H, [(0, 190), (120, 170), (360, 196)], "v(#9ad06a,#4f9048)")
        + sc.oak(50, 200, 120)
        + sc.oak(330, 196, 100)
    )
    hair, shade = "#3f3038", "#150e14"
    bob = path(
        "M-50-4C-60-66 60-66 50-4 56 30 60 46 46 56 30 60 26 40 26 30H-26C-26 40-30 60-46 56-60 46-56 30-50-4z",
        f"h({hair},{shade})",
    )
    wreath = "".join(
        ellipse(dx, dy, 7, 6.5, colour) + ellipse(dx, dy, 2.4, 2.4, "#f2bf45")
        for dx, dy, colour in (
            (-36, -28, "#fff6f0"),
            (-20, -42, "#f4a0b0"),
            (0, -48, "#fff6f0"),
            (20, -42, "#f4a0b0"),
            (36, -28, "#fff6f0"),
        )
    )
    collar = path(
        "M-52 78C-44 50-24 54-14 62L0 80 14 62C24 54 44 50 52 78 30 70 12 82 0 92-12 82-30 70-52 78z", "#fffaf0"
    )
    sleeves = ellipse(-68, 108, 22, 26, "r(#fffaf0,#d9cbb8)") + ellipse(68, 108, 22, 26, "r(#fff6ea,#c4b29c)")
    body += pp.bust(
        176,
        120,
        1.0,
        skin=("#fff0e6", "#f0c4ae"),
        dress="#c8405a,#7a1a34",
        behind=bob,
        front=pp.parted(hair, shade) + wreath + sleeves + collar,
    )
    bird = (
        path("M-18 4C-16-12 2-18 14-8 20-4 22 2 28 2 20 8 18 16 4 16-6 16-16 14-30 18z", "d(#8fd0ff,#3f86d0)")
        + path("M-6 2C-4-12-16-22-28-24-26-10-18 4-6 2z", "#5aa0e8")
        + ellipse(14, -2, 2.4, 2.4, "#1c1208")
        + path("M24 0L34 4 23 7z", "#f2a02f")
    )
    apple = (
        path("M0-22C-26-34-44-8-32 16-22 38-8 34 0 30 8 34 22 38 32 16 44-8 26-34 0-22z", "r(#ff8a7a,#d8302c,#8e1418)")
        + line("M0-22Q2-36 10-40", "#5b3717", 4)
        + path("M4-28Q18-44 32-36 22-22 4-28z", "#6fae4a")
    )
    return document(
        body
        + place(bird, 272, 80, 1.15, flip=True)
        + place(bird, 70, 64, 0.8)
        + place(apple, 300, 202, 0.8)
        + sc.flower(40, 236, 28)
        + sc.flower(70, 230, 24, "#fff6e4"),
        W,
        H,
    )


HEROINES = {
    "cinderella": cinderella,
    "evil_queen": evil_queen,
    "fairy_godmother": fairy_godmother,
    "goldilocks": goldilocks,
    "little_mermaid": little_mermaid,
    "rapunzel": rapunzel,
    "red_riding_hood": red_riding_hood,
    "sleeping_beauty": sleeping_beauty,
    "snow_white": snow_white,
}
