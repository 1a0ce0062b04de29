import type { ContentChanges } from "./content-changes.ts";

/**
 * What is made from one table, read once until that table changes in any copy of the app, of which PostgreSQL tells. While
 * nobody can tell, and where everything may have changed, it is read again.
 */
export function cachedUntilChanged<Value>(changes: ContentChanges, table: string) {
  let times = 0;
  let cached: { times: number; value: Value } | undefined;
  changes.onChange((changed) => {
    if (changed === undefined || changed === table) times += 1;
  });
  return async (read: () => Promise<Value>): Promise<Value> => {
    if (cached?.times === times && changes.listening()) return cached.value;
    // Counted before the reading: what changes meanwhile is read once more.
    const before = times;
    const value = await read();
    cached = { times: before, value };
    return value;
  };
}
