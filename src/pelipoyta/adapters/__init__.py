"""Adapters for research: games as integers and arrays, for PettingZoo, OpenSpiel and data sets."""
