"""Pairing of waiting people by rating, as pure functions, so that a simulation can call what the server calls."""

from pelipoyta.community.pairing.model import Offer, PairedGame, PairingFacts, PairingPool, Want
from pelipoyta.community.pairing.pair import pair

__all__ = ["Offer", "PairedGame", "PairingFacts", "PairingPool", "Want", "pair"]
