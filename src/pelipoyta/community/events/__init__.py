"""Events that people come to: contests that are not over as rows, what is coming, notices that one begins."""
