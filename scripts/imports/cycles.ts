import { posix } from "node:path";

export type Graph = Map<string, Set<string>>;

export function graphOf(edges: Iterable<readonly [string, string]>): Graph {
  const graph: Graph = new Map();
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

/** Import cycles, at least one for each strongly connected component. */
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

/** The folders of a file. A feature's staff pages count as a separate feature, which may import the feature itself. */
const foldersOf = (path: string) =>
  posix
    .dirname(path)
    .replace(/^(web\/app\/(?!ui\/)[^/]+)\/staff/, "$1~staff")
    .split("/");

/** The sibling folders that an import connects; undefined if one file is above the other. */
export function siblingsOf(from: string, to: string): readonly [string, string] | undefined {
  const [a, b] = [foldersOf(from), foldersOf(to)];
  const parts = a.findIndex((name, at) => name !== b[at]);
  // Packages at the top are not siblings: the API starts the demo, and the demo's seeds use the API.
  if (parts < 1 || b.length <= parts) return undefined;
  return [a.slice(0, parts + 1).join("/"), b.slice(0, parts + 1).join("/")];
}
