"""Pytest plugin that imports one module of the package from another text, the file in PELIPOYTA_MUTANT."""

import json
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any


class Changed(SourceFileLoader):
    """Loader of the other text, without a bytecode cache."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType | None:  # noqa: ARG002 - as importlib calls it
        return compile(self.text, self.path, "exec")


class Finder(MetaPathFinder):
    def __init__(self, name: str, path: str, text: str) -> None:
        self.name, self.path, self.text = name, path, text

    def find_spec(self, fullname: str, *_: Any) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        package = [str(Path(self.path).parent)] if self.path.endswith("__init__.py") else None
        loader = Changed(fullname, self.path, self.text)
        return spec_from_file_location(fullname, self.path, loader=loader, submodule_search_locations=package)


if "PELIPOYTA_MUTANT" in os.environ:
    sys.meta_path.insert(0, Finder(**json.loads(Path(os.environ["PELIPOYTA_MUTANT"]).read_text(encoding="utf-8"))))
