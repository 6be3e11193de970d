"""Signed tokens that prove a seat; players need no account."""

import hmac

from itsdangerous import BadSignature, URLSafeSerializer

from pelipoyta.table.errors import TableError


class TokenSigner:
    """Signs and verifies tokens. A token holds its player's key, which also opens the player's seat in a rematch."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._signer = URLSafeSerializer(secret, salt="pelipoyta.seat")

    def own(self, key: str | None) -> str | None:
        """The stored form of a client's own key: an HMAC, so that no client can choose a key that is in use."""
        return key and hmac.new(self._secret, b"pelipoyta.own" + key.encode(), "sha256").hexdigest()

    def sign(self, key: str) -> str:
        return str(self._signer.dumps(key))

    def key(self, token: str) -> str:
        """The key in a token. Raises TableError for a forged one."""
        try:
            return str(self._signer.loads(token))
        except BadSignature as error:
            raise TableError("bad_token") from error
