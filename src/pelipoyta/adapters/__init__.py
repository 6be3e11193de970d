"""The same games for research: integers and arrays in place of values, and other people's ways to play."""
