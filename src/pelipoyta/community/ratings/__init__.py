"""Ratings: a pure fold over results, which can be computed again from the first result on."""

from pelipoyta.community.ratings.book import RatingBook
from pelipoyta.community.ratings.ledger import RatingLedger
from pelipoyta.community.ratings.model import (
    RatedResult,
    RatingChange,
    RatingKey,
    RatingPace,
    SeatClass,
    Skill,
)
from pelipoyta.community.ratings.scale import PointScale, win_chances

__all__ = [
    "PointScale",
    "RatedResult",
    "RatingBook",
    "RatingChange",
    "RatingKey",
    "RatingLedger",
    "RatingPace",
    "SeatClass",
    "Skill",
    "win_chances",
]
