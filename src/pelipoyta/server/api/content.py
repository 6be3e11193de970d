"""Responses that are not JSON messages: pictures, pre-encoded JSON, text with headers of its own."""

import gzip
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from starlette.responses import Response

from pelipoyta.server.middleware.content_encoding import accepted

T = TypeVar("T")


class EncodedJson(Struct, Generic[T], frozen=True):
    """A message that is JSON already; the API describes it as `T`."""

    data: bytes


class Content(Struct, frozen=True, kw_only=True):
    """Bytes with their headers; where `gzipped` is given, it is sent to clients that accept gzip.

    Without `data` other clients get the decompressed `gzipped`. With `tag` the client may revalidate its copy: the
    answer is 304 while the tag is the same.
    """

    media_type: ClassVar[str]
    schema: ClassVar[dict[str, Any]] = {}
    headers: ClassVar[dict[str, str]] = {}
    has_tag: ClassVar[bool] = False  # `tag` is always given

    data: bytes = b""
    gzipped: bytes | None = None
    tag: str = ""

    def response(self, asked: Mapping[str, str]) -> Response:
        """The response to a request with these headers."""
        headers = dict(self.headers)
        if self.tag:
            headers["ETag"] = self.tag
        if self.gzipped is not None:
            headers["Vary"] = "Accept-Encoding"
        if self.tag and self.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.gzipped is None:
            return Response(self.data, media_type=self.media_type, headers=headers)
        if accepted(asked.get("accept-encoding", ""), ("gzip",)):
            return Response(self.gzipped, media_type=self.media_type, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.data or gzip.decompress(self.gzipped), media_type=self.media_type, headers=headers)
