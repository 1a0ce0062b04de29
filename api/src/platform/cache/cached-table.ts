import type { ContentChanges } from "./content-changes.ts";

/** Caches a value until its table changes (NOTIFY). Nothing is cached while the connection for notifications is down. */
export function cachedUntilChanged<Value>(changes: ContentChanges, table: string) {
  let times = 0;
  let cached: { times: number; value: Value } | undefined;
  changes.onChange((changed) => {
    if (changed === undefined || changed === table) times += 1;
  });
  return async (read: () => Promise<Value>): Promise<Value> => {
    if (cached?.times === times && changes.listening()) return cached.value;
    // Taken before reading: a change during the read invalidates the value.
    const before = times;
    const value = await read();
    cached = { times: before, value };
    return value;
  };
}
