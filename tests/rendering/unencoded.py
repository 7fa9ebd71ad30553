"""Pictures that are encoded only when a test asks for their file: most tests look at texts or at what was drawn, and to
encode a board takes as long as to draw a cached one."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from rendering.kit import encode
from rendering.kit.picture import Picture

_jpeg = encode.jpeg
_data: Any = Picture.__dict__["data"]
"""Where a picture has its file."""


class _Later:
    """The file of an image that is not encoded yet."""

    def __init__(self, image: Image.Image, limit: int = encode.LIMIT) -> None:
        self.image = image
        self.limit = limit


class Unencoded(Picture):
    """A picture that still knows the image that was drawn."""

    image: Image.Image

    @property
    def data(self) -> bytes:
        """The file, which is made when it is first asked for."""
        if isinstance(_data.__get__(self), _Later):
            _data.__set__(self, _jpeg(self.image, _data.__get__(self).limit))
        return bytes(_data.__get__(self))

    @data.setter
    def data(self, made: bytes | _Later) -> None:
        if isinstance(made, _Later):
            object.__setattr__(self, "image", made.image)
        _data.__set__(self, made)


def encode_later(patch: pytest.MonkeyPatch) -> None:
    """Encode no picture as JPEG before its file is asked for, until the patch is undone."""
    patch.setattr(encode, "jpeg", _Later)
    patch.setattr(encode, "Picture", _picture)


def _picture(data: bytes | _Later, *others: Any) -> Picture:
    return (Unencoded if isinstance(data, _Later) else Picture)(data, *others)  # type: ignore[arg-type]  # see `data`
