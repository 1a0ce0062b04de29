import { posix } from "node:path";

export type Graph = Map<string, Set<string>>;

export function graphOf(edges: Iterable<readonly [string, string]>): Graph {
  const graph: Graph = new Map();
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

/** Ways that lead back to where they began, at least one through every knot. */
export function cyclesIn(graph: Graph): string[][] {
  const done = new Set<string>();
  const way: string[] = [];
  const found: string[][] = [];
  const visit = (place: string) => {
    if (way.includes(place)) found.push([...way.slice(way.indexOf(place)), place]);
    if (done.has(place)) return;
    done.add(place);
    way.push(place);
    for (const next of graph.get(place) ?? []) visit(next);
    way.pop();
  };
  for (const place of graph.keys()) visit(place);
  return found;
}

/** The two folders side by side that an import leads between, or nothing where one file lies above the other. */
export function siblingsOf(from: string, to: string): readonly [string, string] | undefined {
  const [a, b] = [posix.dirname(from).split("/"), posix.dirname(to).split("/")];
  const parts = a.findIndex((name, at) => name !== b[at]);
  // Above the packages nothing is side by side: the API starts the demo, and the demo's seeds stand on the API.
  if (parts < 1 || b.length <= parts) return undefined;
  return [a.slice(0, parts + 1).join("/"), b.slice(0, parts + 1).join("/")];
}
