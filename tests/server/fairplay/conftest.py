"""Browsers of signed-in people who play rated games."""

from tests.server.accounts.conftest import browser as browser
