"""Table options."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """`big_table`: five and six may play, with what our own data adds for them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    big_table: bool = False
