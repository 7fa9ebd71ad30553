"""Limits of message components and of modals.

Source: developer documentation, Interactions, "Component Reference".
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from ..model import INTERACTIVE, SELECTS, ComponentType, Json, Problem
from .fields import Limits, check_lengths, required

C = ComponentType
Path = tuple[str | int, ...]

LINK, PREMIUM = 5, 6
SCHEMES = ("http://", "https://", "discord://")
CUSTOM_ID: Limits = {"custom_id": (1, 100)}
SELECT: Limits = {**CUSTOM_ID, "placeholder": (0, 150)}
OPTION: Limits = {"label": (1, 100), "value": (1, 100), "description": (0, 100)}

FIELD_LIMITS: dict[int, Limits] = {
    C.ACTION_ROW: {"components": (1, 5)},
    C.BUTTON: {**CUSTOM_ID, "label": (0, 80), "url": (1, 512)},
    C.STRING_SELECT: {**SELECT, "options": (1, 25)},
    **dict.fromkeys(SELECTS - {C.STRING_SELECT}, SELECT),
    C.TEXT_INPUT: {**CUSTOM_ID, "label": (1, 45), "value": (0, 4000), "placeholder": (0, 100)},
    C.SECTION: {"components": (1, 3)},
    C.TEXT_DISPLAY: {"content": (1, 4000)},
    C.THUMBNAIL: {"description": (0, 1024)},
    C.MEDIA_GALLERY: {"items": (1, 10)},
    C.CONTAINER: {"components": (1, 40)},
    C.LABEL: {"label": (1, 45), "description": (0, 100)},
    C.RADIO_GROUP: {**CUSTOM_ID, "options": (2, 10)},
    C.CHECKBOX_GROUP: {**CUSTOM_ID, "options": (1, 10)},
    C.CHECKBOX: CUSTOM_ID,
}

IN_MESSAGES = INTERACTIVE | {
    C.ACTION_ROW,
    C.SECTION,
    C.TEXT_DISPLAY,
    C.THUMBNAIL,
    C.MEDIA_GALLERY,
    C.FILE,
    C.SEPARATOR,
    C.CONTAINER,
}
AT_TOP = {C.ACTION_ROW, C.SECTION, C.TEXT_DISPLAY, C.MEDIA_GALLERY, C.FILE, C.SEPARATOR}
INSIDE: dict[tuple[int, str], frozenset[int] | set[int]] = {
    (C.ACTION_ROW, "components"): INTERACTIVE,
    (C.SECTION, "components"): {C.TEXT_DISPLAY},
    (C.SECTION, "accessory"): {C.BUTTON, C.THUMBNAIL},
    (C.CONTAINER, "components"): AT_TOP,
}
"""What may stand where in a message."""
INSIDE_MODAL: dict[tuple[int, str], frozenset[int] | set[int]] = {
    (C.ACTION_ROW, "components"): {C.TEXT_INPUT},
    (C.LABEL, "component"): SELECTS | {C.TEXT_INPUT, C.RADIO_GROUP, C.CHECKBOX_GROUP, C.CHECKBOX},
}
"""What may stand where in a form."""
JOINERS = {"\u200d", "\ufe0f", "\u20e3"}
IN_MODALS = SELECTS | {
    C.ACTION_ROW,
    C.TEXT_INPUT,
    C.TEXT_DISPLAY,
    C.LABEL,
    C.RADIO_GROUP,
    C.CHECKBOX_GROUP,
    C.CHECKBOX,
}


def check_components(components: list[Json], *, modal: bool = False) -> list[Problem]:
    """Everything about a tree of components but its total size."""
    return list(_Check(modal).tree(components, ()))


class _Check:
    """One pass over a tree; remembers the ids it met, which must be unique in the whole message."""

    def __init__(self, modal: bool) -> None:
        self._modal = modal
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()

    def tree(self, components: list[Json], path: Path, parent: int | None = None) -> Iterator[Problem]:
        for index, component in enumerate(components):
            yield from self.one(component, (*path, "components", index), self._places(parent, "components"))

    def _places(self, parent: int | None, slot: str) -> frozenset[int] | set[int]:
        """What may stand in this slot of a component, or at the top."""
        if parent is not None:
            return (INSIDE_MODAL if self._modal else INSIDE).get((parent, slot), set())
        return {C.ACTION_ROW, C.TEXT_DISPLAY, C.LABEL} if self._modal else AT_TOP | {C.CONTAINER}

    def one(self, component: Json, path: Path, places: frozenset[int] | set[int]) -> Iterator[Problem]:
        kind = component.get("type")
        if kind not in places:
            yield Problem(path, "UNION_TYPE_CHOICES", f"component type {kind} has no place here")
            return
        if kind not in (IN_MODALS if self._modal else IN_MESSAGES):
            place = "modal" if self._modal else "message"
            yield Problem(path, "UNION_TYPE_CHOICES", f"component type {kind} has no place in a {place}")
            return
        yield from check_lengths(component, FIELD_LIMITS.get(kind, {}), path)
        yield from self._unique(component, path)
        yield from _emoji(component.get("emoji"), path)
        if kind == C.ACTION_ROW:
            yield from _row(component, path)
        elif kind == C.SECTION:
            yield from required(component, ("accessory",), path)
        elif kind == C.TEXT_INPUT:
            yield from _text_input(component, path)
        elif kind == C.BUTTON:
            yield from _button(component, path)
        elif kind in SELECTS | {C.RADIO_GROUP, C.CHECKBOX_GROUP}:
            yield from _choice(component, path)
        elif kind == C.MEDIA_GALLERY:
            for index, item in enumerate(component.get("items") or ()):
                yield from check_lengths(item, {"description": (0, 1024)}, (*path, "items", index))
        if self._modal:
            yield from _in_modal(component, path)
        yield from self.tree(component.get("components") or [], path, kind)
        for slot in ("accessory", "component"):
            if component.get(slot):
                yield from self.one(component[slot], (*path, slot), self._places(kind, slot))

    def _unique(self, component: Json, path: Path) -> Iterator[Problem]:
        number, custom_id = component.get("id"), component.get("custom_id")
        if number and number in self._ids:
            yield Problem((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        if custom_id is not None and custom_id in self._custom_ids:
            text = "Component custom id cannot be duplicated"
            yield Problem((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", text)
        if number:
            self._ids.add(number)
        if custom_id is not None:
            self._custom_ids.add(custom_id)


def _row(row: Json, path: Path) -> Iterator[Problem]:
    children = row.get("components") or []
    if not children:
        yield Problem((*path, "components"), "BASE_TYPE_REQUIRED", "An action row needs a component")
    if len(children) > 1 and any(child.get("type") in SELECTS for child in children):
        yield Problem((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select takes a row for itself")


def _button(button: Json, path: Path) -> Iterator[Problem]:
    style = button.get("style")
    if style not in range(1, PREMIUM + 1):
        yield Problem((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
    if style == LINK:
        if not str(button.get("url") or "").startswith(SCHEMES) or button.get("custom_id"):
            yield Problem(path, "BUTTON_COMPONENT_URL", "A link button needs a url and takes no custom_id")
    elif style != PREMIUM and (not button.get("custom_id") or button.get("url")):
        yield Problem((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        yield Problem((*path, "label"), "BUTTON_COMPONENT_INVALID_EMPTY", "A button needs a label or an emoji")


def _emoji(emoji: Json | None, path: Path) -> Iterator[Problem]:
    """Symbols, and what joins them. Discord knows exactly which of them are emoji; here, words are told from them."""
    if not emoji or emoji.get("id"):
        return
    name = emoji.get("name") or ""
    digits = "0123456789#*" if name.endswith("\u20e3") else ""
    if not name or not all(one in JOINERS or one in digits or unicodedata.category(one)[0] == "S" for one in name):
        yield Problem((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _text_input(field: Json, path: Path) -> Iterator[Problem]:
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if not (0 <= least <= 4000 and 1 <= most <= 4000 and least <= most):
        yield Problem((*path, "min_length"), "NUMBER_TYPE_MAX", "min_length is 0 to 4000, max_length not below it")
    if len(field.get("value") or "") > most:
        yield Problem((*path, "value"), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def _choice(choice: Json, path: Path) -> Iterator[Problem]:
    yield from required(choice, ("custom_id",), path)
    options = choice.get("options") or []
    for index, option in enumerate(options):
        yield from check_lengths(option, OPTION, (*path, "options", index))
        yield from _emoji(option.get("emoji"), (*path, "options", index))
    values = [option.get("value") for option in options]
    if len(set(values)) != len(values):
        yield Problem((*path, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Option values must be unique")
    if choice["type"] == C.RADIO_GROUP:
        return
    least, most = choice.get("min_values"), choice.get("max_values")
    least = 1 if least is None else least
    most = (len(options) if choice["type"] == C.CHECKBOX_GROUP else 1) if most is None else most
    if not (0 <= least <= 25 and 1 <= most <= 25):
        yield Problem((*path, "max_values"), "NUMBER_TYPE_MAX", "min_values is 0 to 25, max_values 1 to 25")
    if least > most:
        yield Problem((*path, "min_values"), "SELECT_COMPONENT_MIN_GT_MAX", "min_values exceeds max_values")
    if options and most > len(options):
        yield Problem((*path, "max_values"), "SELECT_COMPONENT_MAX_GT_OPTIONS", "max_values exceeds the options")
    if sum(bool(option.get("default")) for option in options) > most:
        yield Problem((*path, "options"), "SELECT_COMPONENT_DEFAULTS", "more defaults than max_values")


def _in_modal(component: Json, path: Path) -> Iterator[Problem]:
    if component.get("disabled"):
        yield Problem((*path, "disabled"), "DISABLED_IN_MODAL", "Modals cannot have disabled components")
    if component.get("min_values") == 0 and component.get("required", True):
        yield Problem((*path, "min_values"), "MIN_VALUES_REQUIRED", "min_values 0 needs required=false")
    if component["type"] == C.LABEL and not component.get("component"):
        yield Problem((*path, "component"), "BASE_TYPE_REQUIRED", "A label needs a component")


def check_modal(data: Json) -> list[Problem]:
    """The `data` of a callback of type 9."""
    problems = [
        *required(data, ("title", "custom_id"), ()),
        *check_lengths(data, {"title": (1, 45), "custom_id": (1, 100)}),
        *check_components(data.get("components") or [], modal=True),
    ]
    if not 1 <= len(data.get("components") or ()) <= 5:
        problems.append(Problem(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length."))
    return [problem.under("data") for problem in problems]
