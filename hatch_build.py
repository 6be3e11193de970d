"""Hatch build hook: releases hold the built client, and the compiled rules where PELIPOYTA_COMPILE=1 asks for them."""

import os
import subprocess
import sys
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "build/wheel"
TOOLS = ("mypy>=2.4", "setuptools>=80", "msgspec>=0.22")  # msgspec for its types
RUNTIME = ("librt", "mypy-extensions")  # integers and vectors of mypyc, which compiled modules import


class ReleaseHook(BuildHookInterface[Any]):
    """Runs before a wheel or an sdist is built."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install needs no client: it finds the client in the checkout as soon as it is built."""
        if version == "editable":
            return
        self._require_client()
        if self.target_name == "wheel" and os.environ.get("PELIPOYTA_COMPILE") == "1":
            self._compile(build_data)

    def _require_client(self) -> None:
        client = self.config["client"]
        if not (Path(self.root) / client).is_file():
            self.app.abort(f"{client} is missing: build the client first (make setup), as every release holds it.")

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Compile the rules in a process of its own, and make the wheel one of this platform and Python version."""
        root = Path(self.root)
        target = root / COMPILED
        code = f"from pathlib import Path; from pelipoyta.compiled.builder import build; build(Path({str(target)!r}))"
        environment = {**os.environ, "PYTHONPATH": str(root / "src")}
        if subprocess.run([sys.executable, "-c", code], cwd=root, env=environment, check=False).returncode:
            self.app.abort("The rules could not be compiled: unset PELIPOYTA_COMPILE for a wheel without them.")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(target)] = "pelipoyta/_compiled"
        build_data["dependencies"] += [f"{name}>={installed(name)}" for name in RUNTIME]

    def dependencies(self) -> list[str]:
        """What an isolated build installs for the compiler."""
        return [*TOOLS] if os.environ.get("PELIPOYTA_COMPILE") == "1" else []
