import { inMemory } from "./safe-storage.ts";
import type { KeyValues } from "./session-store.ts";

const memory = inMemory();

/** Some private modes block session storage: fall back to memory. */
function storage(): KeyValues {
  try {
    return window.sessionStorage;
  } catch {
    return memory;
  }
}

const keyOf = (name: string) => `bayar:${name}`;

const isFile = (value: unknown) => value instanceof Blob;
/** Files cannot be stored here; `offline/use-kept-pictures.ts` keeps them. */
const withoutFiles = (_: string, value: unknown) =>
  isFile(value) ? undefined : Array.isArray(value) ? value.filter((item) => !isFile(item)) : value;

/** Survives reloads of this tab. */
export function saveToTab(name: string, value: unknown): void {
  const text = JSON.stringify(value, withoutFiles);
  try {
    storage().setItem(keyOf(name), text);
  } catch {
    memory.setItem(keyOf(name), text);
  }
}

/** Checked, because an older version may have saved another shape. */
export function readFromTab<T>(name: string, isThat: (value: unknown) => value is T): T | undefined {
  const text = storage().getItem(keyOf(name)) ?? memory.getItem(keyOf(name));
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isThat(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Everything that was saved for the life of the tab. */
export function clearTab(): void {
  memory.clear();
  try {
    const { sessionStorage } = window;
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keyOf(""))) sessionStorage.removeItem(key);
  } catch {
    // Closed in some private modes: then only the memory held anything.
  }
}

export type TabContent = ReadonlyMap<string, string>;

/** All that was saved for the life of the tab. */
export function wholeTab(): TabContent {
  try {
    const { sessionStorage } = window;
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(keyOf("")));
    return new Map(keys.map((key) => [key, sessionStorage.getItem(key) ?? ""]));
  } catch {
    return new Map();
  }
}

export function putBackInTab(content: TabContent): void {
  for (const [key, text] of content) if (storage().getItem(key) === null) storage().setItem(key, text);
}

export function removeFromTab(name: string): void {
  memory.removeItem(keyOf(name));
  storage().removeItem(keyOf(name));
}
