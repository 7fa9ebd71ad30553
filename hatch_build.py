"""Build hook for hatchling: reads the dependencies of the package from requirements/runtime.in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class RuntimeRequirements(MetadataHookInterface):
    """Adds the dependencies to the metadata of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the dependencies."""
        lines = (Path(self.root) / "requirements" / "runtime.in").read_text(encoding="utf-8").splitlines()
        metadata["dependencies"] = [line for line in lines if line and not line.startswith("#")]
