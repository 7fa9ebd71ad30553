"""A small shorthand for writing SVG by hand: inline gradients and icons placed inside scenes.

In a fill or stroke, ``v(#f00,#800)`` is a gradient from top to bottom, ``h(…)`` from left to right, ``d(…)`` from the
top left to the bottom right and ``r(…)`` radial with its light in the top left; two or more colours, each with an
optional opacity (``#fff/.4``). The light of all our drawings comes from the top left.
"""

from __future__ import annotations

import re
import zlib

_SHORTHAND = re.compile(r'"([vhdrc])\((#[^)"]+)\)"')
_AXES = {
    "v": 'x1="0" y1="0" x2="0" y2="1"',
    "h": 'x1="0" y1="0" x2="1" y2="0"',
    "d": 'x1="0" y1="0" x2="1" y2="1"',
    "r": 'cx=".36" cy=".3" r=".8"',
    "c": 'cx=".5" cy=".5" r=".5"',
}


def document(body: str, width: int, height: int) -> str:
    """A complete SVG document; the shorthand gradients of ``body`` become definitions."""
    body, definitions = expand(body)
    defs = f"<defs>{definitions}</defs>\n" if definitions else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">\n{defs}{body}\n</svg>\n'


def expand(body: str) -> tuple[str, str]:
    """The body with references in place of shorthand gradients, and their definitions.

    A gradient's id follows from what it looks like, so documents can be joined without clashes.
    """
    definitions: dict[str, str] = {}

    def reference(match: re.Match[str]) -> str:
        kind, colours = match.group(1), match.group(2).split(",")
        name = f"{kind}{zlib.crc32(match.group(2).encode()):08x}"
        tag = "radialGradient" if kind in "rc" else "linearGradient"
        stops = "".join(_stop(colour.strip(), index / (len(colours) - 1)) for index, colour in enumerate(colours))
        definitions[name] = f'<{tag} id="{name}" {_AXES[kind]}>{stops}</{tag}>'
        return f'"url(#{name})"'

    return _SHORTHAND.sub(reference, body), "".join(definitions.values())


def _stop(colour: str, offset: float) -> str:
    colour, _, opacity = colour.partition("/")
    alpha = f' stop-opacity="{opacity}"' if opacity else ""
    return f'<stop offset="{offset:g}" stop-color="{colour}"{alpha}/>'


def place(fragment: str, x: float, y: float, scale: float = 1.0, *, flip: bool = False, turn: float = 0.0) -> str:
    """A fragment moved to (x, y), scaled, mirrored (``flip``) and turned by degrees, in this order from inside out."""
    transform = f"translate({x:g} {y:g})"
    if turn:
        transform += f" rotate({turn:g})"
    transform += f" scale({-scale:g} {scale:g})" if flip else f" scale({scale:g})"
    return f'<g transform="{transform}">{fragment}</g>'


def fade(fragment: str, opacity: float) -> str:
    return f'<g opacity="{opacity:g}">{fragment}</g>'


def path(d: str, fill: str, opacity: float | None = None) -> str:
    extra = "" if opacity is None else f' opacity="{opacity:g}"'
    return f'<path d="{d}" fill="{fill}"{extra}/>'


def line(d: str, colour: str, width: float, opacity: float | None = None) -> str:
    extra = "" if opacity is None else f' opacity="{opacity:g}"'
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"'
        f' stroke-linecap="round" stroke-linejoin="round"{extra}/>'
    )


def ellipse(cx: float, cy: float, rx: float, ry: float, fill: str, opacity: float | None = None) -> str:
    extra = "" if opacity is None else f' opacity="{opacity:g}"'
    return f'<ellipse cx="{cx:g}" cy="{cy:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{extra}/>'


def rect(x: float, y: float, w: float, h: float, fill: str, radius: float = 0, opacity: float | None = None) -> str:
    extra = f' rx="{radius:g}"' if radius else ""
    extra += "" if opacity is None else f' opacity="{opacity:g}"'
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{fill}"{extra}/>'
