"""People with accounts who play in leagues at one server."""

from tests.server.accounts.conftest import browser as browser
