"""All commands: importing the topics registers theirs with the application, in the order of the help."""

from importlib import import_module

from pelipoyta.cli.app import app

__all__ = ["app"]
TOPICS = ("play", "records", "research", "puzzles", "contests", "authoring", "house")

for _topic in TOPICS:
    import_module(f"pelipoyta.cli.{_topic}.commands")
