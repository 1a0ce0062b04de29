import type { KeyValues } from "./session-store.ts";

export function inMemory(): KeyValues & { clear(): void } {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** Local storage, or memory where it is blocked. */
export function safeStorage(): KeyValues {
  try {
    const probe = "barakah-probe";
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return inMemory();
  }
}
