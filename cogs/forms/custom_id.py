"""The address in every button, select and modal: all that a click needs, so that nothing has to be remembered.

`s:<table>:<seat>:<number>:<act>[:<arg>|<arg>…]`, at most 100 characters. `table` and `number` are base 36; `seat` is
`-` where anybody may click and the seat is found from the person. Ids that open a modal begin with `m:` instead,
because such a click must be answered with the modal and can never be deferred.
"""

from __future__ import annotations

import re
import string
from dataclasses import dataclass

LIMIT = 100
FREE = "free_"
"""Begins the acts of what is done out of turn: it has the number of the seat's next question, and is none."""
PLAN = "plan_"
"""Begins the acts of a form that is answered ahead (`tables.planning`); its number is that of the plan."""
OWN = (PLAN, "plan", "order_", "orders")
"""Begin the acts of which the log does not even say that there were any."""
_PATTERN = re.compile(
    r"([sm]):([0-9a-z]{1,12}):(-|[0-9]{1,2}):([0-9a-z]{1,8}):([a-z][a-z_]{0,15})(?::(.*))?", re.DOTALL
)
_DIGITS = string.digits + string.ascii_lowercase


class BadId(ValueError):
    """A custom id that this program did not write."""


@dataclass(frozen=True, slots=True)
class ComponentId:
    """What a component does: `act` at a table, for a seat's question `number`, with arguments."""

    table: int
    act: str
    args: tuple[str, ...] = ()
    seat: int | None = None
    number: int = 0
    modal: bool = False

    def __str__(self) -> str:
        head = "m" if self.modal else "s"
        seat = "-" if self.seat is None else str(self.seat)
        base = f"{head}:{base36(self.table)}:{seat}:{base36(self.number)}:{self.act}"
        return f"{base}:{'|'.join(map(_quoted, self.args))}" if self.args else base

    @property
    def deed(self) -> str:
        """The act, whether it belongs to a question, to what is done out of turn, or to a plan."""
        return self.act.removeprefix(FREE).removeprefix(PLAN)

    @property
    def free(self) -> bool:
        """Whether it belongs to what is done out of turn."""
        return self.act.startswith(FREE)

    @property
    def place(self) -> str:
        """Where it was clicked, for the log: without the arguments, which may be somebody's secret choice."""
        seat = "" if self.seat is None else f", seat {self.seat}"
        if self.act.startswith(OWN):
            return f"a page of one's own at table {self.table}"
        return f"{self.act} at table {self.table}{seat}, question {self.number}"

    @property
    def fits(self) -> bool:
        """Whether Discord takes it."""
        return len(str(self)) <= LIMIT


def parse(custom_id: str) -> ComponentId:
    """The inverse of `str(ComponentId)`. Raises `BadId`."""
    found = _PATTERN.fullmatch(custom_id) if len(custom_id) <= LIMIT else None
    if found is None:
        raise BadId(custom_id[:LIMIT])
    head, table, seat, number, act, args = found.groups()
    return ComponentId(
        table=int(table, 36),
        act=act,
        args=() if args is None else tuple(_unquoted(arg) for arg in args.split("|")),
        seat=None if seat == "-" else int(seat),
        number=int(number, 36),
        modal=head == "m",
    )


def base36(number: int) -> str:
    """A number from 0 upwards in base 36."""
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits


def _quoted(arg: str) -> str:
    return arg.replace("%", "%25").replace("|", "%7C")


def _unquoted(arg: str) -> str:
    return arg.replace("%7C", "|").replace("%25", "%")
