/** A seeded random generator: the demo must be reproducible. */
export interface Chance {
  /** In [0, 1). */
  next(): number;
  /** An integer in [0, below). */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
}

function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Mulberry32, seeded by a name. */
export function chanceOf(name: string): Chance {
  let state = seedOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T => {
    const found = from[below(from.length)];
    if (found === undefined) throw new Error("Nothing to pick from");
    return found;
  };
  return { next, below, pick };
}

export function shuffled<T>(things: readonly T[], chance: Chance): T[] {
  return things
    .map((thing) => ({ thing, place: chance.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}
