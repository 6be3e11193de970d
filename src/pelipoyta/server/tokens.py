"""Seats proved by signed tokens: a guest needs no account."""

from itsdangerous import BadSignature, URLSafeSerializer

from pelipoyta.table.errors import TableError


class Tokens:
    """A token holds the key of whoever sits down; it opens the same person's seat at the table of the rematch too."""

    def __init__(self, secret: bytes) -> None:
        self._signer = URLSafeSerializer(secret, salt="pelipoyta.seat")

    def sign(self, key: str) -> str:
        return str(self._signer.dumps(key))

    def key(self, token: str) -> str:
        """Raises TableError for a token that is not ours."""
        try:
            return str(self._signer.loads(token))
        except BadSignature as error:
            raise TableError("bad_token") from error
