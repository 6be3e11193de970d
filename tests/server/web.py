"""HTTP requests of tests to server processes, over plain HTTP.

A client of httpx loads all certificates of the system when it is made, which takes ten times as long as the request.
"""

import ssl
from functools import partial

import httpx2 as httpx

_NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
get = partial(httpx.get, verify=_NO_CERTIFICATES)
post = partial(httpx.post, verify=_NO_CERTIFICATES)
