"""Faces of the Fables that go to a place: monsters, unique locations and cards for the next round, 360 x 240."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from rendering.icons import scenery as sc
from rendering.icons.markup import document, ellipse, line, path, place, rect
from rendering.icons.pieces import piece

W, H = 360, 240
PINK = "#f4aaa6"


def wolf() -> str:
    body = sc.sky(W, H, "#141c3f", "#2f3f78", "#6f7fb0") + sc.stars(W, 170, 60, 2) + sc.moon(246, 84, 52)
    body += "".join(sc.pine(x, 224, h, "#2f4f6b", "#18304a") for x, h in ((24, 150), (66, 110), (330, 170), (296, 90)))
    body += sc.hill(W, H, [(0, 212), (120, 186), (200, 168), (270, 196), (366, 190)], "v(#3f5578,#1d2c48)")
    howling = path(
        "M-70 60C-74 20-60-10-34-24-22-40-14-54 0-64L-2-82 12-70C22-80 36-92 52-106 58-104 60-98 58-92L66-92C62-82 56-76 48-70 44-54 40-40 34-28 38 0 38 30 42 60H22L14 22C8 30 2 32-4 32L-10 60H-30L-26 30C-36 34-44 44-50 60z",
        "d(#8f9db0,#5a677a,#36404f)",
    )
    howling += path("M-66 56C-96 40-100 10-84-8-82 14-70 24-54 28z", "d(#7c8a9c,#414c5c)") + path(
        "M26-66C24-46 22-34 30-22 20-18 12-30 14-48z", "#dfe5ec", 0.8
    )
    howling += line("M28-80q6-6 12-6", "#1c222b", 3.4) + ellipse(55, -102, 5, 4, "#1c222b")
    body += place(howling, 156, 128, 1.0) + sc.mist(W, 180, 60, "#b8c8e8", 0.35)
    return document(body, W, H)


def big_bad_wolf() -> str:
    body = (
        sc.sky(W, H, "#5f86a8", "#c8d0c0", "#f0dca8")
        + sc.cloud(290, 40, 110, "#e8e4e0")
        + sc.hill(W, H, [(0, 196), (150, 180), (360, 200)], "v(#a8b85f,#5f7f3a)")
    )
    house = piece("house_straw_roof", 0, 0, 132, turn=9)
    body += sc.ground_shadow(278, 206, 130) + place(house, 276, 140)
    wind = "".join(
        line(d, "#ffffff", w, 0.85)
        for d, w in (
            ("M150 118C186 104 200 128 232 112", 6),
            ("M146 138C190 132 206 152 250 138", 8),
            ("M150 160C180 160 196 174 226 164", 6),
            ("M158 98C184 84 200 100 220 90", 4),
        )
    )
    wind += "".join(
        line(f"M{x} {y}l{14 + x % 7} {-8 + y % 9}", "#e8c061", 4)
        for x, y in ((308, 60), (334, 84), (322, 120), (340, 150), (296, 48), (346, 110), (318, 180))
    )
    return document(body + piece("big_bad_wolf", 86, 136, 186) + wind, W, H)


def bridge_troll() -> str:
    body = (
        sc.sky(W, H, "#6fa8c0", "#cfe4c8")
        + sc.hill(W, H, [(0, 120), (100, 96), (250, 116), (360, 90)], "v(#9ac06a,#5a8a48)")
        + "".join(sc.pine(x, 118, h) for x, h in ((30, 80), (330, 90), (300, 60)))
    )
    body += rect(0, 176, W, 64, "v(#5fa8b8,#256078)") + "".join(
        line(f"M{10 + a * 320:.0f} {188 + b * 46:.0f}h{20 + b * 24:.0f}", "#c8eef0", 2.6, 0.6)
        for a, b in sc.scatter(14, 5)
    )
    body += path("M82 200V150C82 60 278 60 278 150V200z", "#22303a")
    body += piece("bridge_troll", 180, 152, 132)
    stone = "M0 110C90 60 270 60 360 110V186H296V156C296 70 64 70 64 156V186H0z"
    body += (
        path(stone, "d(#c4c8cc,#8f969d,#5f666d)")
        + line("M64 186V156C64 70 296 70 296 156V186", "#5b6268", 5)
        + line("M0 110C90 60 270 60 360 110", "#e1e4e6", 7)
    )
    body += "".join(
        line(d, "#5b6268", 2.4, 0.8)
        for d in (
            "M20 130H58M8 152H50M26 172H62M302 130H344M312 152H356M300 172H340",
            "M110 86L122 98M150 74L158 88M210 74L204 88M252 86L240 98",
        )
    )
    body += path("M0 100C90 48 270 48 360 100V86C270 36 90 36 0 86z", "v(#d8dcdf,#9aa0a6)") + "".join(
        sc.grass(x, y, 18, "#6f9a3f") for x, y in ((16, 110), (344, 110), (60, 196), (300, 196))
    )
    body += path("M0 210Q60 190 92 200T200 204 300 196 360 206V240H0z", "v(#7fc0cc/.85,#256078)")
    return document(body, W, H)


def dragon() -> str:
    body = (
        sc.sky(W, H, "#3f1f3a", "#a83f3a", "#f0a04a")
        + sc.cloud(280, 40, 110, "#7a3440", 0.6)
        + sc.cloud(90, 30, 90, "#7a3440", 0.6)
    )
    body += sc.hill(W, H, [(0, 190), (60, 130), (110, 180), (200, 150), (290, 196), (360, 160)], "v(#4a2438,#2a1424)")
    wing = path(
        "M0 0C10-60 50-100 110-112 96-96 96-84 104-70 84-72 78-62 82-44 60-48 52-36 54-20 34-22 20-14 0 0z",
        "d(#7ac05a,#2f6b38)",
    ) + line("M0 0C30-40 70-84 108-110M10-8L82-44M20-20L104-70", "#1d4a2a", 4)
    body += place(wing, 262, 150, 1.25) + place(wing, 306, 170, 0.9)
    flame = path(
        "M150 142C110 130 80 150 10 140 40 156 20 170 0 184 40 180 50 196 30 214 80 200 120 190 160 168z",
        "h(#ffdf60,#ff9a2e,#e0401f)",
    ) + path("M150 148C110 146 90 160 46 160 66 170 60 178 46 188 90 184 120 174 156 162z", "h(#fffbd0,#ffe27a)")
    return document(
        body
        + piece("dragon", 224, 142, 188)
        + flame
        + sc.hill(W, H, [(0, 226), (180, 214), (360, 228)], "v(#2a1424,#140a14)"),
        W,
        H,
    )


def giant() -> str:
    body = (
        sc.sky(W, H, "#5f9fd0", "#c8e4f0", "#f4efc8")
        + piece("giant", 180, 106, 208)
        + sc.cloud(66, 84, 130)
        + sc.cloud(312, 110, 120)
        + sc.cloud(36, 140, 90)
    )
    body += sc.hill(W, H, [(0, 190), (90, 168), (190, 192), (280, 170), (360, 188)], "v(#a8d06a,#5f9a48)") + sc.hill(
        W, H, [(0, 220), (150, 200), (360, 218)], "v(#8fc05a,#4a8038)"
    )
    body += "".join(
        sc.pine(x, y, h) for x, y, h in ((20, 214, 40), (44, 210, 32), (330, 210, 38), (350, 216, 44), (236, 204, 26))
    )
    return document(
        body
        + piece("house_straw_roof", 96, 204, 42)
        + piece("house_wood_roof", 276, 204, 44)
        + piece("pig", 180, 218, 36, tint=PINK),
        W,
        H,
    )


def grandmas_house() -> str:
    body = sc.sky(W, H, "#3f7a6a", "#a8d08a", "#f0f0b8") + "".join(
        sc.pine(x, 206, h, "#4f9060", "#225540")
        for x, h in ((24, 190), (70, 150), (112, 120), (262, 124), (300, 160), (342, 196))
    )
    body += sc.hill(W, H, [(0, 196), (180, 186), (360, 198)], "v(#8fc45a,#4a8038)") + path(
        "M170 210C160 224 120 232 110 240H246C240 228 200 222 192 210z", "#e8d5a0"
    )
    return document(
        body
        + sc.ground_shadow(182, 212, 170)
        + piece("grandmas_house", 182, 128, 172)
        + "".join(
            sc.flower(x, y, 26, c)
            for x, y, c in ((60, 232, "#e8596a"), (86, 226, "#fff6e4"), (280, 230, "#f6c443"), (310, 234, "#e8596a"))
        )
        + sc.mushroom(330, 216, 28)
        + sc.mushroom(36, 214, 24),
        W,
        H,
    )


def lonely_castle() -> str:
    body = (
        sc.sky(W, H, "#4a4a8f", "#a88fc8", "#f4c8b0")
        + sc.stars(W, 80, 26, 9)
        + sc.cloud(70, 96, 120, "#e8d0e0")
        + sc.cloud(300, 70, 110, "#e8d0e0")
    )
    body += sc.hill(W, H, [(0, 196), (80, 160), (160, 204), (260, 170), (360, 200)], "v(#7a6a9c,#4f4474)") + piece(
        "lonely_castle", 182, 110, 196
    )
    birds = "".join(
        line(f"M{x} {y}q7-8 12 0q5-8 12 0", "#3b2a5e", 3) for x, y in ((60, 52), (92, 36), (292, 124), (38, 130))
    )
    return document(
        body
        + birds
        + sc.mist(W, 170, 70, "#f4e0ee", 0.7)
        + sc.hill(W, H, [(0, 226), (180, 216), (360, 230)], "v(#5f5086,#33284f)"),
        W,
        H,
    )


def royal_wedding() -> str:
    body = sc.sky(W, H, "#f8d0d8", "#fff0e4", "#f4e0c0") + path(
        "M60 240V110C60 20 300 20 300 110V240H272V112C272 52 88 52 88 112V240z", "h(#fffaf4,#e0cdb8)"
    )
    body += "".join(
        sc.flower(180 + dx, 60 + dy, 40, c)
        for dx, dy, c in (
            (-106, 90, "#f08aa8"),
            (-110, 48, "#fff6f8"),
            (-92, 14, "#e8596a"),
            (-62, -8, "#f4b8cc"),
            (62, -8, "#f08aa8"),
            (92, 14, "#fff6f8"),
            (110, 48, "#e8596a"),
            (106, 90, "#f4b8cc"),
            (-26, -18, "#fff6f8"),
            (26, -18, "#e8596a"),
            (0, -22, "#f08aa8"),
        )
    )
    body += piece("royal_wedding", 180, 118, 150)
    rings = (
        '<circle cx="160" cy="212" r="22" fill="none" stroke="#b97a17" stroke-width="9"/><circle cx="160" cy="211" r="22" fill="none" stroke="#ffd86b" stroke-width="5"/><circle cx="196" cy="212" r="22" fill="none" stroke="#b97a17" stroke-width="9"/><circle cx="196" cy="211" r="22" fill="none" stroke="#ffe59a" stroke-width="5"/>'
        + path("M186 190L196 178 206 190 196 200z", "d(#e8fbff,#7fd0f0)")
    )
    confetti = "".join(
        place(
            rect(-4, -2.5, 8, 5, ("#e8596a", "#f2bf45", "#7fb8f4", "#8fd07a")[i % 4], 1), a * 360, b * 236, turn=i * 37
        )
        for i, (a, b) in enumerate(sc.scatter(34, 12))
        if abs(a - 0.5) > 0.2
    )
    return document(body + confetti + rings + sc.sparkle(220, 190, 9, "#ffffff"), W, H)


def fairy_food() -> str:
    body = (
        sc.sky(W, H, "#3a2f6b", "#7a5aa8", "#c88fc0")
        + sc.stars(W, 120, 40, 7)
        + "".join(sc.pine(x, 206, h, "#5a5a9a", "#33336b") for x, h in ((20, 140), (60, 100), (310, 110), (345, 150)))
    )
    body += rect(0, 198, W, 42, "v(#5a7a6a,#2f4a4a)") + ellipse(180, 214, 130, 18, "#1c1a3a", 0.4)
    table = (
        path("M132 148C134 186 130 204 116 218H244C230 204 226 186 228 148z", "h(#fff6e4,#d9c0a0)")
        + path("M60 164C70 96 290 96 300 164Q180 140 60 164z", "d(#ff8a7a,#c8402f)")
        + "".join(
            ellipse(x, y, 12, 6, "#fff6e4") for x, y in ((100, 140), (136, 124), (226, 122), (262, 140), (180, 118))
        )
    )
    body += (
        table
        + piece("fairy_food", 180, 96, 104)
        + ellipse(112, 128, 16, 8, "#fff")
        + ellipse(112, 122, 13, 11, "d(#a8e0ff,#4f8fd0)")
        + ellipse(250, 128, 18, 7, "#fff")
        + path("M236 126q4-22 14-22t14 22z", "d(#ffe08a,#d99a2a)")
    )
    fairies = "".join(
        ellipse(x, y, 17, 17, "c(#fff6b8/.9,#fff6b8/0)")
        + ellipse(x - 5, y - 3, 7, 3.5, "#ffffff", 0.8)
        + ellipse(x + 5, y - 3, 7, 3.5, "#ffffff", 0.8)
        + ellipse(x, y + 1, 3, 5, "#ffe27a")
        for x, y in ((60, 80), (298, 64), (318, 130), (40, 150), (250, 30), (110, 44))
    )
    return document(body + fairies + sc.mushroom(56, 222, 30) + sc.mushroom(316, 224, 26), W, H)


def hired_help() -> str:
    body = (
        sc.sky(W, H, "#7fc0e0", "#e4f0d0")
        + sc.cloud(80, 44, 100)
        + sc.cloud(290, 60, 80)
        + sc.hill(W, H, [(0, 180), (170, 160), (360, 184)], "v(#b0d070,#6a9f4a)")
        + path("M0 216C90 196 270 226 360 204V240H0z", "v(#e0c48a,#b08a50)")
    )
    donkey = path(
        "M-60 40V-4C-62-34-30-42 0-40 30-40 40-44 48-58L44-84 56-70 62-90 68-68C84-64 98-46 100-32 96-22 84-22 76-28 70-18 62-4 56 4V60H42V22H-34V60H-48V20z",
        "d(#b0a8a4,#7d7470,#57504d)",
    )
    donkey += (
        ellipse(91, -32, 12, 9, "#e4dcd4")
        + ellipse(72, -54, 4, 5, "#1c1410")
        + ellipse(95, -34, 2, 2.6, "#57504d")
        + line("M-58-14C-76-8-78 14-74 26", "#7d7470", 6)
        + path("M-78 22l8 0 2 16-10 0z", "#4a4340")
        + line("M50-66Q34-60 28-42", "#4a4340", 7)
    )
    donkey += path("M-30-40C-20-52 16-52 26-40L20-20H-24z", "d(#d8473f,#8e2020)") + line(
        "M44 58V62M-42 58V62", "#3a322f", 14
    )
    body += sc.ground_shadow(236, 216, 150) + place(donkey, 226, 150, 1.02)
    body += (
        line("M116 176H190", "#7a4a22", 7)
        + place(piece("hired_help", 0, 0, 130, flip=True), 82, 160)
        + piece("wood", 92, 108, 48)
        + piece("brick", 56, 108, 40)
    )
    return document(body + piece("coin", 330, 222, 30) + piece("coin", 306, 228, 26) + sc.grass(20, 236, 20), W, H)


def taxation() -> str:
    body = sc.sky(W, H, "#6b3a4a", "#a85f5a", "#e0b080") + rect(0, 0, W, H, "v(#3a1c2a/.35,#3a1c2a/0)")
    banner = path("M120 0H240V120L180 96 120 120z", "d(#7a2f5a,#43183a)") + piece("crown", 180, 48, 62)
    body += banner + rect(0, 190, W, 50, "v(#8d5a34,#4f2f18)") + rect(0, 190, W, 8, "#c98a52")
    decree = (
        path("M30 60H132V204H30z", "d(#fffaf0,#f0ddb0,#d0b07a)")
        + rect(22, 50, 118, 18, "d(#fff6e0,#c9a268)", 9)
        + rect(22, 196, 118, 18, "d(#fff6e0,#c9a268)", 9)
    )
    decree += (
        line("M46 88H116M46 104H108M46 120H116M46 136H98", "#8a6434", 4)
        + ellipse(104, 164, 18, 18, "r(#ff7a6a,#b81f2a,#7a1018)")
        + path("M96 168l-2-12 5 4 5-8 5 8 5-4-2 12z", "#ffd8d0")
    )
    coins = "".join(
        rect(x, 190 - k * 9, 38, 10, "h(#fff0b0,#f0bb3f,#b97a17)", 5)
        for x, n in ((166, 3), (210, 2), (320, 4))
        for k in range(n)
    )
    return document(body + decree + coins + piece("taxation", 268, 138, 128), W, H)


def harvest_moon() -> str:
    body = (
        sc.sky(W, H, "#1f2450", "#5a4078", "#c87850")
        + sc.stars(W, 100, 40, 4)
        + sc.moon(180, 112, 78, "#fff0b8,#ffb84a,#e08a2e")
    )
    body += sc.hill(W, H, [(0, 170), (120, 152), (240, 172), (360, 156)], "v(#6b4a5a,#4a3048)") + sc.hill(
        W, H, [(0, 196), (180, 182), (360, 198)], "v(#c88a3a,#7a4a24)"
    )
    body += "".join(
        line(f"M{180 + k * 16} 190Q{180 + k * 24} 214 {180 + k * 40} 240", "#5f3818", 3.4, 0.5) for k in range(-8, 9)
    )
    body += "".join(
        sc.wheat(x, 246, 84 + (i * 37) % 30, (i % 5 - 2) * 5)
        for i, x in enumerate((8, 24, 40, 58, 76, 286, 304, 320, 338, 354))
    )
    return document(
        body
        + piece("straw", 128, 196, 58)
        + piece("straw", 236, 194, 62)
        + path("M262 90q9-11 16 0q7-11 16 0-10-4-16 4-6-8-16-4z", "#2a1c3a"),
        W,
        H,
    )


def hidden_vault() -> str:
    body = sc.sky(W, H, "#1f2430", "#3a4048", "#4f4a44") + "".join(
        rect((k % 8) * 50 - (k // 8 % 2) * 25, (k // 8) * 30, 47, 27, ("#565c64", "#4d535b", "#60666e")[(k * 5) % 3], 4)
        for k in range(72)
    )
    body += (
        ellipse(180, 130, 170, 120, "c(#ffd36b/.75,#ffd36b/0)")
        + path("M84 240V120C84 30 276 30 276 120V240z", "#2a1c12")
        + path("M96 240V122C96 46 264 46 264 122V240z", "v(#6b4a2a,#3a2614)")
    )
    door = (
        path("M264 240V122C264 96 250 74 230 66L330 40V240z", "h(#8d5a2e,#5b3717)")
        + line("M244 110L330 92M250 180L330 178", "#8d949b", 9)
        + ellipse(308, 136, 8, 8, "#f2bf45")
    )
    pile = path("M100 240Q140 170 180 190T262 240z", "d(#ffe59a,#e0a02f,#a86d14)") + "".join(
        ellipse(110 + a * 140, 236 - b * 34 * (1 - abs(a - 0.5)), 10, 5, "d(#fff3bd,#d99a2a)")
        for a, b in sc.scatter(40, 8)
    )
    return document(
        body
        + pile
        + piece("straw", 142, 150, 64)
        + piece("wood", 182, 176, 64)
        + piece("brick", 220, 160, 58)
        + door
        + sc.sparkle(120, 110, 10)
        + sc.sparkle(200, 92, 8)
        + sc.sparkle(244, 120, 6),
        W,
        H,
    )


def wishing_well() -> str:
    body = (
        sc.sky(W, H, "#4f9fb0", "#b8e0b0", "#f0f4c0")
        + "".join(sc.oak(x, 190, h) for x, h in ((36, 150), (328, 160), (84, 90)))
        + sc.hill(W, H, [(0, 184), (180, 172), (360, 186)], "v(#8fc85a,#4a8a40)")
    )
    well = (
        path("M-70 0H70V48Q70 70 0 70T-70 48z", "h(#d8dce0,#9aa0a8,#71777f)")
        + ellipse(0, 0, 70, 20, "#e4e8ea")
        + ellipse(0, 0, 56, 14, "d(#3fa0b8,#1d5a78)")
        + line("M-70 24Q0 46 70 24M-44 8V32M0 14V40M44 8V32M-22 38V62M24 38V62", "#71777f", 3)
    )
    well += (
        rect(-60, -96, 11, 96, "h(#b97f48,#6b421c)")
        + rect(49, -96, 11, 96, "h(#9a6436,#55331a)")
        + path("M-92-92L0-140 92-92z", "d(#e0704f,#9c3a2f)")
        + path("M-92-92L0-140V-132z", "#ffffff", 0.25)
        + rect(-60, -84, 120, 8, "#7a4a22", 4)
        + line("M0-80V-34", "#e8d0a0", 3)
        + path("M-14-36H14L10-14H-10z", "d(#c98a4a,#7a4a22)")
    )
    coin = piece("coin", 84, 84, 34) + line("M96 98Q130 100 150 130", "#fff6c8", 3, 0.8)
    return document(
        body
        + sc.ground_shadow(186, 226, 190)
        + place(well, 186, 158, 0.96)
        + coin
        + sc.sparkle(160, 142, 9)
        + sc.sparkle(206, 146, 7)
        + sc.sparkle(230, 126, 6)
        + sc.flower(44, 226, 26)
        + sc.flower(320, 228, 28, "#fff6e4"),
        W,
        H,
    )


def cutting_corners() -> str:
    """A building site that loses a corner to the saw, with a house that gets by on what is left."""
    body = sc.sky(W, H, "#8fc8e8", "#f0f0d0") + sc.cloud(50, 34, 70) + sc.hill(W, H, [(0, 120), (360, 112)], "v(#a8d068,#5f9448)")
    boards = path("M44 84H232L300 146V228H44z", "v(#edc48c,#b97f48)")
    boards += "".join(line(f"M46 {y}H{x}", "#8d5a2e", 3, 0.7) for y, x in ((113, 262), (142, 294), (171, 298), (200, 298)))
    boards += line("M120 86V112M196 114V140M90 144V170M230 172V198M140 202V226", "#8d5a2e", 3, 0.6)
    boards += path("M44 228H300V238H44z", "#7d4f28") + line("M44 84V228", "#fff0cf", 4, 0.6)
    corner = path("M0 0H74V66z", "v(#f4d4a0,#c98f52)") + line("M34 29H72", "#8d5a2e", 3, 0.7)
    cut = line("M228 78L306 150", "#5b3717", 5) + '<path d="M214 66L320 162" fill="none" stroke="#fff7e2" stroke-width="5" stroke-dasharray="11 9"/>'
    saw = (
        path("M0 0L132-22 138 0 8 34z", "d(#f8fafc,#8d949b)")
        + "".join(path(f"M{10 + k * 13:g} {33 - k * 3.5:g}l6.6 10 6.4-13z", "#747b82") for k in range(10))
        + path("M-44 4C-46-22-12-28 4-8L14 34C-10 48-42 32-44 4zM-28 8C-26 24-10 26 0 20L-6 2C-16-6-28-4-28 8z", "d(#e8803f,#8a3a1c)").replace(
            "<path d", '<path fill-rule="evenodd" d'
        )
    )
    dust = "".join(ellipse(250 + 56 * a, 150 + 34 * b, 3, 2.4, "#fff0cf") for a, b in sc.scatter(14, 8))
    return document(
        body + ellipse(176, 234, 150, 10, "#3d5f2c", 0.4) + boards + piece("house_wood_roof", 126, 146, 132)
        + place(corner, 262, 50, turn=10) + cut + place(saw, 214, 46, 0.82, turn=42) + dust, W, H,
    )


PLACES = {
    "wolf": wolf,
    "big_bad_wolf": big_bad_wolf,
    "bridge_troll": bridge_troll,
    "dragon": dragon,
    "giant": giant,
    "grandmas_house": grandmas_house,
    "lonely_castle": lonely_castle,
    "royal_wedding": royal_wedding,
    "fairy_food": fairy_food,
    "hired_help": hired_help,
    "taxation": taxation,
    "harvest_moon": harvest_moon,
    "hidden_vault": hidden_vault,
    "wishing_well": wishing_well,
    "cutting_corners": cutting_corners,
}
