"""Faces of the Friends who are animals, tiny folk or many, 360 x 240."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from rendering.icons import people as pp
from rendering.icons import scenery as sc
from rendering.icons.markup import document, ellipse, line, path, place, rect
from rendering.icons.pieces import piece

W, H = 360, 240


def frog_prince() -> str:
    body = sc.sky(W, H, "#8fd0c8", "#d8f0c8") + sc.hill(
        W, H, [(0, 110), (120, 90), (260, 112), (360, 96)], "v(#8fc87a,#4f9058)"
    )
    body += rect(0, 122, W, 118, "v(#6fb8c0,#2f6f86)") + "".join(
        line(f"M{20 + a * 300:.0f} {140 + b * 92:.0f}h{20 + b * 30:.0f}", "#c8eef0", 2.4, 0.6)
        for a, b in sc.scatter(16, 3)
    )
    for x, y, s in ((52, 206, 0.8), (320, 190, 0.9), (290, 228, 0.6)):
        body += place(path("M0 0L48-10C60 16-56 24-56 0-56-20 30-26 44-16z", "d(#9ad870,#3f8f4a)"), x, y, s)
    for x, y in ((318, 176), (44, 196)):
        body += place(
            "".join(
                place(path("M0 0C-8-14-4-24 0-28 4-24 8-14 0 0z", "v(#fff0f6,#f08ab4)"), 0, 0, turn=t)
                for t in (-60, -30, 0, 30, 60)
            ),
            x,
            y,
            1.0,
        )
    body += ellipse(180, 214, 112, 24, "d(#8fd468,#2f7f42)") + ellipse(180, 210, 100, 18, "#a4e07a", 0.5)
    frog = (
        ellipse(-58, 62, 30, 20, "d(#7cc850,#3a8038)")
        + ellipse(58, 62, 30, 20, "d(#6ab848,#2f6f30)")
        + ellipse(0, 44, 56, 46, "d(#a0e06a,#56a844)")
        + ellipse(0, 56, 36, 32, "v(#e8f8b8,#c0e088)")
    )
    frog += ellipse(0, -6, 66, 42, "r(#b8f07a,#6fc04e,#3f8a3a)") + "".join(
        ellipse(dx, -44, 21, 21, "r(#b8f07a,#56a844)")
        + ellipse(dx, -46, 14.5, 15, "#fffdf0")
        + ellipse(dx * 0.94, -45, 7.5, 9.5, "#2a1a10")
        + ellipse(dx * 0.94 - 3, -49, 3, 3, "#ffffff")
        for dx in (-36, 36)
    )
    frog += (
        line("M-42 6Q0 36 42 6", "#2f6b30", 4.4)
        + ellipse(-46, 2, 9, 6, "#f08a7a", 0.5)
        + ellipse(46, 2, 9, 6, "#f08a7a", 0.5)
        + line("M-6-10v1M6-10v1", "#2f6b30", 4)
    )
    frog += (
        line("M-36 66V88M36 66V88", "#4a9840", 13)
        + ellipse(-38, 90, 17, 7, "#4a9840")
        + ellipse(38, 90, 17, 7, "#3f8a3a")
        + pp.crown(-52, 0.78)
    )
    return document(body + place(frog, 180, 126, 1.0) + sc.sparkle(262, 46, 9) + sc.sparkle(94, 56, 7), W, H)


def gingerbread_man() -> str:
    body = sc.sky(W, H, "#8fd0f0", "#fbe8f0") + sc.cloud(70, 46, 110, "#fff0f8") + sc.cloud(300, 60, 90, "#fff0f8")
    body += sc.hill(W, H, [(0, 170), (110, 150), (250, 178), (360, 154)], "v(#c8f0c0,#8fd0a0)") + sc.hill(
        W, H, [(0, 206), (180, 192), (360, 210)], "v(#fffaf4,#f0d8e4)"
    )
    for x, y, c in ((48, 190, "#e8485a"), (318, 186, "#5ab0e0"), (286, 206, "#f2bf45")):
        body += (
            line(f"M{x} {y}V{y - 52}", "#fffaf0", 6)
            + ellipse(x, y - 62, 21, 21, c)
            + f'<path d="M{x} {y - 62}c2-7 10-5 10 3s-12 12-18 4-2-22 10-22" fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round"/>'
        )
    man = path(
        "M-30-62C-30-96 30-96 30-62 30-50 26-42 20-36L66-48C84-52 90-26 72-20L30-6 32 20 62 52C72 66 50 82 38 70L0 36-26 76C-36 88-58 74-50 60L-30 18-32-4-70 4C-88 6-90-20-74-24L-22-36C-28-42-30-50-30-62z",
        "d(#e0a060,#b8702f,#8d4f1c)",
    )
    man += line(
        "M72-36C76-36 76-26 70-24M-76-14C-80-12-78-2-72-4M50 62C54 64 50 70 46 68M-42 70C-46 68-44 62-40 62",
        "#fffaf0",
        4.4,
    )
    man += (
        ellipse(-11, -68, 4.6, 6, "#2a140a")
        + ellipse(11, -68, 4.6, 6, "#2a140a")
        + ellipse(-12, -70, 1.7, 1.7, "#fff")
        + ellipse(10, -70, 1.7, 1.7, "#fff")
        + line("M-14-54Q0-42 14-54", "#fffaf0", 4)
    )
    man += (
        ellipse(-20, -58, 5, 3.4, "#e8606a", 0.7)
        + ellipse(20, -58, 5, 3.4, "#e8606a", 0.7)
        + path("M0-34L-14-42V-26zM0-34L14-42V-26z", "#d8303f")
        + "".join(ellipse(0, dy, 5.4, 5.4, c) for dy, c in ((-14, "#e8485a"), (4, "#5ab0e0"), (20, "#6fc05a")))
    )
    dash = line("M62 110H100M52 132H84M66 154H96", "#ffffff", 5, 0.9)
    return document(body + ellipse(186, 220, 70, 9, "#5b2a10", 0.25) + dash + place(man, 192, 128, 1.12, turn=8), W, H)


def golden_goose() -> str:
    body = (
        sc.sky(W, H, "#27548f", "#5f9ac8", "#bfe0d8")
        + ellipse(196, 118, 150, 120, "c(#fff3b0/.95,#ffe08a/.45,#ffe08a/0)")
        + sc.hill(W, H, [(0, 170), (130, 148), (360, 176)], "v(#7fb858,#3d7a40)")
    )
    body += (
        rect(0, 150, W, 30, "#5a9a48", 0, 0.0)
        + "".join(rect(x, 130, 9, 44, "h(#c98a4a,#8d5a2e)", 3) for x in (10, 46, 300, 338))
        + rect(0, 140, 60, 7, "#b97f48", 3)
        + rect(292, 140, 68, 7, "#b97f48", 3)
    )
    goose = path(
        "M-92-30C-70-22-60-14-48-6-30-34 20-40 50-16 54-50 36-66 40-92 44-122 90-122 96-94 98-76 84-62 82-44 80 0 84 66 4 68-56 70-78 26-92-30z",
        "d(#fffbd8,#ffd23e,#d8880c,#8f5408)",
    )
    goose += line("M46 10C52-40 46-60 56-96", "#fffbe0", 7, 0.7) + line("M-84-24C-66-12-58-6-46 0", "#fffbe0", 5, 0.7)
    goose += "".join(line(f"M{x} 52q10 8 20 2", "#8f5408", 3, 0.5) for x in (-50, -20, 10, 38))
    goose += path("M-40 10C-20-14 30-10 46 16 20 44-20 44-40 10z", "d(#fff9d0,#eeb63a,#b97a17)") + line(
        "M-24 14Q6 0 34 18M-12 28Q8 18 26 28", "#b97a17", 3, 0.6
    )
    goose += (
        path("M92-98C112-100 124-92 126-86 114-80 100-80 92-82z", "d(#ffa64a,#d8661c)")
        + ellipse(74, -98, 5.6, 6.6, "#2a1a10")
        + ellipse(72, -101, 2.2, 2.2, "#ffffff")
        + ellipse(64, -84, 7, 5, "#f08a5a", 0.5)
    )
    body += place(goose, 176, 150, 1.0)
    nest = "".join(
        line(
            f"M{96 + a * 160:.0f} {214 + b * 16:.0f}q{14 + b * 16:.0f} {b * 10 - 6:.0f} {36 + b * 20:.0f} {a * 8 - 4:.0f}",
            c,
            4,
        )
        for (a, b), c in zip(sc.scatter(30, 6), ["#b4842c", "#e8c061", "#8d6420"] * 10, strict=True)
    )
    eggs = "".join(
        place(
            ellipse(0, 0, 21, 27, "r(#fffbe0,#ffcc3a,#a8640c)") + ellipse(-6, -10, 5, 8, "#ffffff", 0.9),
            x,
            206,
            1.0,
            turn=t,
        )
        for x, t in ((120, -14), (152, 4), (262, 16), (232, -4))
    )
    return document(
        body
        + ellipse(184, 224, 116, 16, "#6b4a1c", 0.5)
        + eggs
        + nest
        + sc.sparkle(288, 176, 10)
        + sc.sparkle(98, 180, 8)
        + sc.sparkle(310, 60, 7),
        W,
        H,
    )


def pinocchio() -> str:
    body = (
        sc.sky(W, H, "#f0d09a", "#d8a468")
        + "".join(line(f"M0 {y}H360", "#b47a42", 2.4, 0.5) for y in (34, 76, 118, 160))
        + rect(0, 192, W, 48, "v(#9a6436,#5f3819)")
        + rect(0, 192, W, 8, "#c98a4a")
    )
    tools = (
        rect(36, 40, 9, 74, "h(#d3a06a,#8d5a2e)", 3)
        + rect(22, 30, 38, 20, "d(#c9ced3,#71777d)", 4)
        + rect(74, 60, 8, 54, "h(#e0654f,#9c2f2c)", 3)
        + path("M72 60L74 26H82L84 60z", "#b5bbc0")
    )
    shavings = "".join(
        f'<path d="M{x} {y}c10-8 18 2 10 8s-16-2-8-8" fill="none" stroke="#f0d0a0" stroke-width="4" stroke-linecap="round"/>'
        for x, y in ((38, 214), (72, 226), (298, 218), (326, 228), (262, 226))
    )
    cap = (
        path("M-42-18L4-98 44-18Q0-36-42-18z", "d(#fffdf4,#e6d9c4,#c4b498)")
        + path("M-46-18Q0-38 46-18L46-8Q0-26-46-8z", "#d8586a")
        + "".join(
            ellipse(dx, dy, 4.4, 4.4, "#d8586a") + ellipse(dx, dy, 1.8, 1.8, "#ffe08a")
            for dx, dy in ((-14, -42), (8, -60), (16, -38), (0, -82))
        )
    )
    nose = (
        path("M-2 2L96-16Q106-10 98-4L0 18z", "v(#f0c890,#c98a4e)")
        + line("M24 4L28 10M52-2L56 6M78-8L82 0", "#a86a34", 2)
        + path("M70-10C76-26 90-28 96-24 92-14 82-8 72-10z", "#6fae4a")
    )
    joints = line("M-30 20V34M30 20V34", "#a86a34", 2.4) + line("M-30 34H30", "#a86a34", 2)
    collar = path("M0 66C-24 50-40 60-34 76-22 86-8 78 0 70 8 78 22 86 34 76 40 60 24 50 0 66z", "d(#9ad0a0,#3f7f5a)")
    body += tools + pp.bust(
        164,
        126,
        1.0,
        skin=("#f4cf9a", "#c9904e"),
        dress="#fff0d0,#d8b07a",
        front=pp.fringe("#6b4426", "#3f2412") + cap + place(nose, 0, 9, turn=7) + joints + collar,
        mood="smile",
    )
    return document(body + shavings, W, H)


def puss_in_boots() -> str:
    body = (
        sc.sky(W, H, "#5f8fc8", "#c8d8f0", "#f8e0b8")
        + sc.cloud(70, 50, 90)
        + piece("lonely_castle", 310, 110, 100)
        + sc.hill(W, H, [(0, 180), (150, 160), (360, 184)], "v(#a0c868,#588a48)")
    )
    tail = line("M96 200C40 210 30 150 62 134", "#c9702a", 18) + line("M62 134Q58 126 66 122", "#fff3e0", 16)
    boots = "".join(
        place(
            path("M-20-44H20L22-12C34-8 44 2 44 14H-22z", "d(#a8603a,#5b2a14)")
            + path("M-24-54H24V-38H-24z", "d(#c98050,#7a4020)")
            + rect(-24, 12, 68, 6, "#3a1c0e", 2),
            x,
            220,
            0.86,
            flip=f,
        )
        for x, f in ((146, True), (208, False))
    )
    torso = path("M130 190C124 140 150 122 176 122S232 140 226 190Q178 206 130 190z", "d(#f4b060,#d0702a)") + path(
        "M152 186C152 146 164 132 178 132S204 146 204 186Q178 196 152 186z", "#fff3e0"
    )
    belt = path("M130 174Q178 192 226 174L227 188Q178 206 129 188z", "#5b2a14") + rect(168, 180, 22, 18, "#f2bf45", 3)
    cape = path(
        "M128 128C96 150 92 190 104 210L146 170zM228 128C258 150 264 190 252 210L210 170z", "d(#d8473f,#8e1c22)"
    )
    head = (
        path("M-46-12L-52-58-18-38zM46-12L52-58 18-38z", "d(#f0a850,#c4661f)")
        + path("M-42-24L-45-46-26-36zM42-24L45-46 26-36z", "#f4b8a0")
        + ellipse(0, 0, 52, 43, "r(#ffc878,#ee9c48,#c4661f)")
    )
    head += (
        ellipse(0, 18, 27, 19, "#fff6e6")
        + line("M0-40V-26M-14-38L-12-26M14-38L12-26", "#b85a1a", 4)
        + path("M-7 6H7L0 14z", "#e0707a")
        + line("M0 14V20M-10 24Q-2 26 0 20 2 26 10 24", "#7a3a1c", 2.6)
        + line("M-24 16L-60 8M-24 22L-60 24M24 16L60 8M24 22L60 24", "#fff6e6", 2.2)
    )
    head += "".join(
        ellipse(dx, -6, 9, 11, "#b8e878")
        + ellipse(dx, -6, 4, 9, "#1c1208")
        + ellipse(dx - 2.6, -10, 2.4, 2.4, "#ffffff")
        for dx in (-20, 20)
    )
    hat = (
        path("M-70-30C-40-46 40-46 74-30 84-22 60-14 0-22-60-14-80-22-70-30z", "d(#4a5f9a,#1f2f5f)")
        + path("M-34-36C-32-70 32-70 34-36Q0-46-34-36z", "d(#5f78b8,#2a3c74)")
        + path("M-34-42Q0-52 34-42L34-34Q0-46-34-34z", "#f2bf45")
        + path("M26-44C50-84 84-84 92-70 80-66 70-44 34-36z", "d(#fffaf0,#d9c5a0)")
    )
    return document(
        body
        + tail
        + cape
        + boots
        + torso
        + belt
        + place(head + hat, 178, 92, 0.94)
        + sc.grass(60, 230, 18)
        + sc.flower(300, 226, 26)
        + sc.flower(320, 232, 22, "#fff6e4"),
        W,
        H,
    )


def seven_dwarfs() -> str:
    body = (
        sc.sky(W, H, "#3a2f4a", "#5f4a5a")
        + ellipse(180, 120, 220, 140, "c(#ffcf7a/.6,#ffcf7a/0)")
        + path("M0 0H360V240H336C350 90 280 26 180 24S10 90 24 240H0z", "d(#6b5a5a,#332830)")
    )
    body += "".join(
        place(path("M-8 0L0-24 8 0 0 8z", f"d({c})"), x, y, s, turn=t)
        for x, y, s, t, c in (
            (34, 90, 1.1, 40, "#a7f0ff,#3f8fd0"),
            (50, 60, 0.8, 60, "#ffb0d8,#c8408a"),
            (318, 76, 1.1, -50, "#b8f0a8,#3a9a4a"),
            (334, 110, 0.9, -40, "#fff0a0,#e0a02f"),
            (300, 46, 0.8, -60, "#d8b0ff,#7a4fc0"),
        )
    )
    caps = (
        ("#e0654f", "#9c2f2c"),
        ("#5f9ad8", "#2a5a9c"),
        ("#f2bf45", "#b97a17"),
        ("#6fae4a", "#3a6f2a"),
        ("#b07ad0", "#6b3a8e"),
        ("#f08a4a", "#b04f1c"),
        ("#5fb8a8", "#2a7268"),
    )
    beards = (("#fffaf0", "#cfc4b0"), ("#d8a060", "#8d5a2e"), ("#b8b0a8", "#7a7068"), ("#8a5a34", "#55331a"))
    for index, (x, y) in enumerate(((70, 112), (146, 98), (222, 98), (296, 112), (108, 166), (184, 160), (260, 166))):
        cap = pp.pointed_cap(*caps[index])
        body += pp.bust(
            x,
            y,
            0.56 if index < 4 else 0.64,
            dress=f"{caps[(index + 3) % 7][0]},{caps[(index + 3) % 7][1]}",
            front=pp.beard(*beards[index % 4], 66) + cap,
            mood="smile",
            flip=index % 2 == 1,
        )
    pick = line("M0 60V-40", "#8d5a2e", 8) + path("M-44-26Q0-60 44-26 20-40 0-40T-44-26z", "d(#dfe3e6,#71777d)")
    return document(body + place(pick, 330, 186, 0.9, turn=12) + place(pick, 30, 186, 0.9, turn=-12), W, H)


def thumbelina() -> str:
    body = (
        sc.sky(W, H, "#8fd0d8", "#e0f0c8", "#f8e8d0")
        + sc.sun(300, 50, 18, "#fffbe0")
        + "".join(
            line(f"M{x} 240Q{x + d} 160 {x + d * 2} {y}", c, 7)
            for x, d, y, c in (
                (30, -6, 80, "#7ab85a"),
                (60, 8, 120, "#5a9a4a"),
                (330, 6, 70, "#7ab85a"),
                (300, -8, 130, "#5a9a4a"),
                (350, -4, 110, "#4a8a40"),
            )
        )
    )
    body += line("M180 240V196", "#3f8a3a", 10) + path(
        "M180 236C140 236 104 206 92 168 132 176 168 206 180 236zM180 236C220 236 256 206 268 168 228 176 192 206 180 236z",
        "d(#8fd060,#2f7a38)",
    )
    back = path(
        "M92 104C84 60 108 40 124 34 140 52 150 84 150 110zM268 104C276 60 252 40 236 34 220 52 210 84 210 110zM140 96C140 50 164 30 180 20 196 30 220 50 220 96z",
        "v(#ff9ac0,#e0507f)",
    )
    front = path(
        "M84 100C96 190 140 206 180 206S264 190 276 100C250 110 236 126 226 140 212 124 196 116 180 112 164 116 148 124 134 140 124 126 110 110 84 100z",
        "v(#ffc0d8,#f0709c,#c83f72)",
    )
    front += line("M134 140Q140 170 150 188M226 140Q220 170 210 188M180 112V196", "#b8305f", 2.6, 0.6)
    wings = path(
        "M0 0C20-40 60-44 66-26 68-8 36 4 14 10 36 12 46 26 36 36 24 42 8 26 0 12z", "d(#ffffff/.9,#b8e4f8/.65)"
    )
    hair, shade = "#f6b060", "#b8682a"
    girl = (
        place(wings, 206, 96, 0.9)
        + place(wings, 154, 96, 0.9, flip=True)
        + pp.bust(
            180,
            88,
            0.66,
            dress="#fff6c8,#e0c060",
            behind=pp.long_hair(hair, shade, 60),
            front=pp.parted(hair, shade)
            + "".join(ellipse(dx, -46 + abs(dx) * 0.3, 5, 5, "#fff6f8") for dx in (-28, -14, 0, 14, 28)),
        )
    )
    swallow = (
        path("M-30-2C-10-18 10-16 24-6 32-6 38-2 40 2 30 4 26 10 10 12L-26 26-12 10z", "d(#4a6fae,#1f3560)")
        + path("M-2-6C-16-34-40-36-52-34-40-18-24-4 4 2z", "#35558f")
        + ellipse(26, -3, 2.2, 2.2, "#ffffff")
        + path("M20 4Q28 8 34 4 30 12 14 11z", "#e07a4a")
    )
    return document(
        body
        + back
        + girl
        + front
        + place(swallow, 62, 62, 1.0)
        + sc.sparkle(286, 120, 8, "#ffffff")
        + sc.sparkle(110, 150, 7, "#ffffff"),
        W,
        H,
    )


def tom_thumb() -> str:
    body = (
        sc.sky(W, H, "#f4d9a0", "#e0b070")
        + rect(0, 182, W, 58, "v(#b97f48,#6b421c)")
        + rect(0, 182, W, 7, "#e0b27a")
        + "".join(line(f"M0 {y}H360", "#5f3819", 1.6, 0.4) for y in (206, 226))
    )
    window = (
        rect(222, 16, 110, 96, "#7a4a22", 8)
        + rect(230, 24, 94, 80, "v(#8fd0f0,#d8f0d0)")
        + line("M277 24V104M230 64H324", "#7a4a22", 6)
        + sc.oak(252, 104, 40)
        + sc.hill(324, 104, [(230, 96), (277, 90), (324, 98)], "#8fc05a")
    )
    cup = (
        path("M-56-62H56C58 10 40 26 0 26S-58 10-56-62z", "d(#fffaf4,#e0e4f0,#b0b8d0)")
        + '<path d="M54-44c36-10 40 50-6 44" fill="none" stroke="#d0d6e6" stroke-width="12"/>'
        + ellipse(0, -62, 56, 13, "#d0d6e6")
        + ellipse(0, -60, 48, 9, "#8a5a34")
        + "".join(sc.flower(dx, 0, 30, "#5f8fd8") for dx in (-30, 0, 30))
    )
    body += window + place(ellipse(0, 28, 84, 12, "d(#ffffff,#b8c0d8)") + cup, 76, 200, 0.92)
    body += "".join(
        sc.wheat(x, 236, h, t) for x, h, t in ((296, 150, -6), (318, 168, 4), (340, 140, 10), (276, 120, -12))
    )
    thimble = (
        path("M-38-14L-30-70Q0-82 30-70L38-14Q0-26-38-14z", "d(#eef1f4,#a9afb8,#6d747c)")
        + "".join(
            ellipse(-24 + (k % 4) * 16, -60 + (k // 4) * 14 + (k % 4 in (1, 2)) * -3, 2.4, 2.4, "#6d747c")
            for k in range(12)
        )
        + path("M-44-16Q0-32 44-16L44-7Q0-23-44-7z", "d(#f6f8fa,#8d949b)")
    )
    body += sc.ground_shadow(190, 232, 100) + pp.bust(
        190, 152, 0.62, dress="#6aa84a,#2f6232", front=pp.fringe("#d0843c", "#8a4a1c") + thimble, mood="grin"
    )
    grain = path("M0-14C8-8 8 8 0 14-8 8-8-8 0-14z", "d(#fff0b0,#d09a34)")
    return document(
        body
        + "".join(place(grain, x, y, 1.1, turn=t) for x, y, t in ((134, 228, 60), (152, 234, 100), (246, 230, 80)))
        + place(grain, 228, 196, 1.5, turn=24),
        W,
        H,
    )


CREATURES = {
    "frog_prince": frog_prince,
    "gingerbread_man": gingerbread_man,
    "golden_goose": golden_goose,
    "pinocchio": pinocchio,
    "puss_in_boots": puss_in_boots,
    "seven_dwarfs": seven_dwarfs,
    "thumbelina": thumbelina,
    "tom_thumb": tom_thumb,
}
