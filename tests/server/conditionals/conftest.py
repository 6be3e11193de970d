"""Browsers of signed-in people."""

from tests.server.accounts.conftest import browser as browser
