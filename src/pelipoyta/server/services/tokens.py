"""Seats proved by signed tokens: a guest needs no account."""

import hmac

from itsdangerous import BadSignature, URLSafeSerializer

from pelipoyta.table.errors import TableError


class Tokens:
    """A token holds the key of whoever sits down; it opens the same person's seat at the table of the rematch too."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._signer = URLSafeSerializer(secret, salt="pelipoyta.seat")

    def own(self, key: str | None) -> str | None:
        """The key of whoever brings one, as the house keeps it: nobody can choose one that is in use."""
        return key and hmac.new(self._secret, b"pelipoyta.own" + key.encode(), "sha256").hexdigest()

    def sign(self, key: str) -> str:
        return str(self._signer.dumps(key))

    def key(self, token: str) -> str:
        """Raises TableError for a token that is not ours."""
        try:
            return str(self._signer.loads(token))
        except BadSignature as error:
            raise TableError("bad_token") from error
