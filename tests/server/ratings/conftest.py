"""People with accounts who play rated games at one server."""

from tests.server.accounts.conftest import browser as browser
