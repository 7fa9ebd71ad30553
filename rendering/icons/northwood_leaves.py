"""The people of the leaves: squirrel, cuckoo, beaver; crowned: tree frog, woodpecker, magpie."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from collections.abc import Callable

from rendering.icons.markup import ellipse, line, path, place, rect
from rendering.icons.northwood_folk import Animal, both, cheeks, eyes, nose, portrait, round_ears, whiskers


def squirrel() -> Animal:
    tail = path("M30 134C84 140 120 96 114 34 110-24 82-54 54-40 34-28 40 2 60 2 78 8 78 52 26 100z", "d(#f89a58,#d0602a,#8a3210)")
    tail += path("M56 128C96 112 106 66 98 24 92-16 72-36 56-26 48-16 52-8 64-8 86 0 90 60 48 110z", "#ffc08a", 0.5)
    head = both(path("M16-40L30-84 50-28z", "d(#e87a3c,#a8441a)") + path("M26-44L32-66 41-34z", "#ffc89a") + path("M27-74L30-98 36-76z", "#7a2e10"))
    head += path("M-48 0C-48-36-26-52 0-52S48-36 48 0C50 28 26 46 0 46S-50 28-48 0z", "r(#ffae70,#e8753a,#b04818)")
    head += both(ellipse(13, 24, 18, 15, "#fff3e0")) + rect(-6.4, 32, 6, 11, "#ffffff", 2) + rect(0.4, 32, 6, 11, "#f2ece2", 2)
    return Animal(head + nose(14, 7, "#5b2a1c") + eyes(24, -8, 8) + whiskers(20, 24) + cheeks(37, 12), tail, brow=-48, hat=0.85)


def cuckoo() -> Animal:
    """In profile, calling: a slim grey head, a yellow ring around the eye, a barred breast, a spotted tail."""
    tail = path("M-40 120C-84 92-104 40-108-14L-92-20C-84 30-62 72-26 104z", "d(#8e9bb0,#4c586c)")
    tail += "".join(ellipse(x, y, 4.6, 3.2, "#f6f8fa") for x, y in ((-101, 0), (-96, 24), (-87, 48), (-73, 70)))
    breast = path("M-42 2C-54 44-52 70-46 98H44C50 66 42 30 32 4z", "h(#c6d0dc,#ffffff,#e8ecf0)")
    bars = "".join(line(f"M{-44 - k * 0.6:.1f} {30 + 11 * k}Q0 {44 + 11 * k} {40 + k * 0.6:.1f} {26 + 11 * k}", "#4c586c", 4.2) for k in range(5))
    head = path("M-44 4C-50-32-26-54 4-52 32-50 46-30 42-8 40 16 26 30 2 32-24 32-40 22-44 4z", "r(#dbe3ee,#9caabd,#5f6d82)")
    head += path("M36-18C52-24 70-22 84-12 66-10 52-8 38-4z", "d(#ffd45a,#8a6a2a,#3a3430)") + path("M36-2C50-2 62 4 70 14 56 14 44 12 34 10z", "d(#f0b83c,#5a4a34)")
    head += path("M36-8C50-10 62-10 72-10 60-4 50 0 36 2z", "#d8473f")
    head += ellipse(14, -16, 12.5, 12.5, "#f7c52e") + ellipse(14, -16, 8.4, 8.8, "#fff3b0") + ellipse(15, -16, 5.6, 6.4, "#15161a") + ellipse(13, -18.6, 2.1, 2.1, "#ffffff")
    head += line("M2-30L-6-38M8-33L4-42", "#33201b", 2.6) + ellipse(-8, 2, 9, 6, "#ef9a94", 0.5)
    notes = "".join(line(f"M{x} {y}V{y - 20}L{x + 10} {y - 16}", "#fffbe6", 3.4) + ellipse(x - 4.6, y, 5.4, 4, "#fffbe6") for x, y in ((70, -34), (92, -56)))
    return Animal(place(head + notes, -12, -6), tail + place(breast + bars, -10, -4), brow=-58, lean=-10)


def beaver() -> Animal:
    tail = path("M50 130C70 70 92 30 108 40 122 54 104 112 74 138z", "d(#7c6454,#463428)") + line("M62 120L100 56M74 124L110 66M64 92L86 106M76 70L100 84", "#a89080", 2.4, 0.7)
    head = round_ears(44, -30, 13, "#7a4c2a", "#c48a68")
    head += path("M-52 2C-52-38-28-54 0-54S52-38 52 2C52 34 28 52 0 52S-52 34-52 2z", "r(#c08a58,#96602f,#65391a)")
    head += both(ellipse(15, 22, 20, 17, "#dcae7c")) + rect(-9, 34, 8.6, 18, "v(#ffd27a,#f29a2a)", 2.4) + rect(0.4, 34, 8.6, 18, "v(#ffc860,#e0861c)", 2.4)
    return Animal(head + nose(12, 12) + eyes(25, -12, 6.4) + whiskers(24, 24, "#fff3e0") + cheeks(40, 10), tail, brow=-50)


def tree_frog() -> Animal:
    skin = "r(#d3f58a,#86cc4a,#4a9432)"
    head = both(ellipse(30, -36, 23, 23, skin))
    head += path("M-60 8C-60-22-32-36 0-36S60-22 60 8C60 34 32 50 0 50S-60 34-60 8z", skin)
    head += both(path("M36-8C48-8 58 2 60 14 54 34 44 40 40 42 48 26 46 6 36-8z", "#3f7a34", 0.85))
    head += both(ellipse(30, -38, 15, 15, "#fff6cf") + ellipse(30, -38, 10, 12, "#f2b632") + ellipse(30, -38, 5, 9, "#1a120e") + ellipse(26, -43, 3.6, 3.6, "#ffffff"))
    head += line("M-40 14Q0 44 40 14", "#2f6b30", 4.4) + both(ellipse(44, 12, 8, 5.5, "#f08a7a", 0.55) + ellipse(5, 2, 1.8, 2.2, "#2f6b30"))
    return Animal(head + path("M-30 44Q0 70 30 44 0 54-30 44z", "#f4f7c8"), brow=-42, hat=0.62)


def woodpecker() -> Animal:
    neck = path("M-34 0C-44 40-42 70-38 96H34C36 60 34 30 30 0z", "h(#7fae4a,#4f8440)") + path("M6 26C14 50 16 80 14 96H34C36 60 34 40 28 22z", "#eef0b8", 0.8)
    head = path("M-46-2C-50-40-20-56 4-52 34-48 44-28 42-6 40 24 20 38-6 38-30 36-44 20-46-2z", "d(#c3d878,#86ac48,#557f34)")
    head += path("M-48-12C-52-46-20-66 8-58 34-54 46-34 44-20 20-30-20-30-48-12z", "d(#f56a50,#d0302a,#8f1a1c)")
    head += path("M38-14C62-16 80-8 92 0 78 6 58 10 36 10z", "d(#9aa2a8,#4a5258)") + line("M40-1Q66-3 88 0", "#2a2f34", 2.4)
    head += path("M8-14C22-22 42-16 44-4 40 14 22 16 10 8z", "#241f1e") + ellipse(22, -6, 10, 10, "#fffbe6") + ellipse(23, -6, 5.6, 6.4, "#15161a") + ellipse(21, -8.4, 2, 2, "#ffffff")
    head += line("M30-14L40-22M26-17L33-26", "#241f1e", 2.4) + path("M2 14C16 10 30 14 32 22 22 30 8 28 2 14z", "d(#f56a50,#a8201e)") + ellipse(-16, 8, 9, 6, "#f29a8a", 0.5)
    return Animal(place(head, -14, 2), place(neck, -8, 0), brow=-56, lean=-16)


def magpie() -> Animal:
    """Black head, white shoulders and wing, and a long tail with a green and blue sheen."""
    tail = path("M26 118C64 84 92 34 104-44 116-48 124-36 122-20 116 52 88 110 56 138z", "d(#3fa08a,#2a5fa0,#151a2c)") + line("M48 116C82 78 102 30 112-32", "#8fe0d0", 3, 0.7)
    wing = path("M-30 118C-74 100-104 52-112-10-92 8-82 14-66 22-46 40-30 70-22 96z", "d(#4a6ab8,#20283e,#10131d)")
    wing += path("M-40 104C-74 82-96 44-102 12-86 28-74 32-60 40-46 56-36 76-32 94z", "d(#ffffff,#eef2f6,#c4ced8)") + line("M-96 24C-84 56-66 82-42 98M-80 32C-70 56-56 76-38 90", "#8d9aaa", 2.4, 0.7)
    neck = path("M-36 0C-48 40-46 60-42 96H38C42 60 38 30 32 0z", "h(#2c3448,#12151f)") + path("M-46 44C-26 30 22 30 40 44L46 98H-50z", "#ffffff") + path("M-20 34C-8 58 10 58 22 34z", "#161a26")
    head = path("M-46-2C-48-40-22-54 4-52 32-50 44-30 42-6 40 24 20 40-6 40-30 38-44 22-46-2z", "d(#56648c,#232a40,#0f121c)")
    head += path("M-38-16C-34-38-16-48 4-46-14-38-26-28-32-10z", "#7fc8d8", 0.65) + path("M-30 26C-14 38 12 36 26 22 12 44-16 44-30 26z", "#6a8fd0", 0.45)
    head += path("M36-14C54-16 68-6 76 4 62 10 48 12 34 10z", "d(#5c636c,#15161a)") + line("M36-1Q56 0 72 4", "#8b9098", 2)
    head += ellipse(18, -10, 10.5, 11, "#fffbe6") + ellipse(19.5, -10, 6, 7, "#2a1a12") + ellipse(17, -13, 2.2, 2.2, "#ffffff")
    ring = '<circle cx="69" cy="24" r="13" fill="none" stroke="#f2bf45" stroke-width="5.5"/>' + '<path d="M59 16A13 13 0 0 1 73 12" fill="none" stroke="#fff6cf" stroke-width="3" stroke-linecap="round"/>'
    gem = path("M61 36L69 30 77 36 69 48z", "d(#c8f4ff,#3aa0d8)")
    return Animal(place(head + ring + gem, -10, -4), wing + tail + place(neck, -6, -4), brow=-56, lean=-10)


LEAVES: dict[str, Callable[[], str]] = {
    "leaves_jack": lambda: portrait("leaves", "jack", squirrel()),
    "leaves_queen": lambda: portrait("leaves", "queen", cuckoo()),
    "leaves_king": lambda: portrait("leaves", "king", beaver()),
    "leaves_jack_crown": lambda: portrait("leaves", "jack", tree_frog(), crowned=True),
    "leaves_queen_crown": lambda: portrait("leaves", "queen", woodpecker(), crowned=True),
    "leaves_king_crown": lambda: portrait("leaves", "king", magpie(), crowned=True),
}
