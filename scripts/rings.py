"""Rings in a directed graph: its strongly connected components, by Kosaraju's two walks."""

from collections.abc import Iterator

Graph = dict[str, set[str]]  # by node, the nodes it points to; each of them is a node


def components(graph: Graph) -> Iterator[set[str]]:
    """Yield each strongly connected component; a node in no ring is one by itself."""
    order: list[str] = []
    _walk(graph, list(graph), set(), order)
    back: Graph = {name: set() for name in graph}
    for name, targets in graph.items():
        for target in targets:
            back[target].add(name)
    met: set[str] = set()
    for name in reversed(order):
        if name not in met:
            component: list[str] = []
            _walk(back, [name], met, component)
            yield set(component)


def _walk(graph: Graph, starts: list[str], met: set[str], order: list[str]) -> None:
    """Depth first from the starts; each node goes into `order` once all that follows it is there."""
    for start in starts:
        stack = [(start, iter(sorted(graph[start])))] if start not in met else []
        met.add(start)
        while stack:
            name, targets = stack[-1]
            fresh = next((target for target in targets if target not in met), None)
            if fresh is None:
                order.append(name)
                stack.pop()
            else:
                met.add(fresh)
                stack.append((fresh, iter(sorted(graph[fresh]))))
