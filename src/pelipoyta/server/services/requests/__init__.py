"""Guards of requests: decoding, pacing, rate limits, signed tokens."""
