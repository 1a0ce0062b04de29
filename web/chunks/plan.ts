// Decides which modules are bundled into one file. First, those that the same pages load. Then, as long as a page loads too
// many files, two of its files are joined: those two for which pages load the fewest unused bytes.

export interface SharedModule {
  id: string;
  bytes: number;
  imports: readonly string[];
  /** By number. Pages that load a module load what it imports, too. */
  pages: ReadonlySet<number>;
}

export interface Chunk {
  modules: SharedModule[];
  pages: ReadonlySet<number>;
  bytes: number;
  imports: Set<Chunk>;
}

export function reached<T>(start: T, next: (one: T) => Iterable<T>): Set<T> {
  const found = new Set([start]);
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

/** They import each other in no circle: what a chunk imports is loaded by the same pages and more. */
function chunksOf(modules: readonly SharedModule[]): Chunk[] {
  const alike = Map.groupBy(modules, ({ pages }) => [...pages].sort((one, other) => one - other).join());
  const chunks = [...alike.values()].map((some) => ({
    modules: some,
    pages: some[0]?.pages ?? new Set(),
    bytes: sum(some.map(({ bytes }) => bytes)),
    imports: new Set<Chunk>(),
  }));
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map(({ id }) => [id, chunk])));
  for (const { modules, imports } of chunks)
    for (const id of modules.flatMap((module) => module.imports)) {
      const imported = chunkOf.get(id);
      if (imported) imports.add(imported);
    }
  return chunks;
}

/** A chunk with all that it imports, and what it would cost each page to load these. */
function whole(chunk: Chunk, bytesOfPages: readonly number[]) {
  const parts = reached(chunk, ({ imports }) => imports);
  const costs = bytesOfPages.map((bytes, page) => {
    const added = sum([...parts].map((part) => (part.pages.has(page) ? 0 : part.bytes)));
    // By the eighth power, so that heavy pages get hardly heavier.
    return (bytes + added) ** 8 - bytes ** 8;
  });
  return { pages: [...chunk.pages], parts, costs };
}

/** The two chunks whose joining costs least for each page that then loads a file less. */
function cheapestPair(chunks: readonly Chunk[], bytesOfPages: readonly number[]) {
  const wholes = chunks.map((chunk) => whole(chunk, bytesOfPages));
  const pairs = wholes.flatMap((one, place) =>
    wholes.slice(0, place).map((other) => {
      const costs = [
        ...one.pages.map((page) => other.costs[page] ?? 0),
        ...other.pages.map((page) => one.costs[page] ?? 0),
      ];
      return { one, other, cost: sum(costs) / costs.filter((cost) => cost === 0).length };
    }),
  );
  return pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best));
}

/** Chunks of which no page loads more than `most`. Of each page, `ownBytes` says what it does not share. */
export function planChunks(
  modules: readonly SharedModule[],
  ownBytes: readonly number[],
  most: number,
): Chunk[] {
  for (let plan = modules; ; ) {
    const chunks = chunksOf(plan);
    const loads = ownBytes.map((_, page) => chunks.filter(({ pages }) => pages.has(page)));
    const crowd = loads.reduce((one, other) => (other.length > one.length ? other : one));
    if (crowd.length <= most) return chunks;
    const bytesOfPages = loads.map((some, page) =>
      sum([ownBytes[page] ?? 0, ...some.map(({ bytes }) => bytes)]),
    );
    const { one, other } = cheapestPair(crowd, bytesOfPages);
    plan = chunks.flatMap((chunk) => {
      if (!one.parts.has(chunk) && !other.parts.has(chunk)) return chunk.modules;
      const pages = new Set([...chunk.pages, ...one.pages, ...other.pages]);
      return chunk.modules.map((module) => ({ ...module, pages }));
    });
  }
}
