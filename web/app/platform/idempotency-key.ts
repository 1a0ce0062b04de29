import { readFromTab, removeFromTab, saveToTab } from "./tab-storage.ts";

interface SavedKey {
  key: string;
  content: string;
}

function isSavedKey(value: unknown): value is SavedKey {
  const { key, content } = (value ?? {}) as Partial<SavedKey>;
  return typeof key === "string" && typeof content === "string";
}

/** `randomUUID` needs a secure connection. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const nameOf = (purpose: string) => `kunci:${purpose}`;

/**
 * The idempotency key of a payment: the same for the same content until it is dropped, through double taps, lost
 * connections and reloads.
 */
export function idempotencyKey(purpose: string, content: unknown): string {
  const text = JSON.stringify(content);
  const before = readFromTab(nameOf(purpose), isSavedKey);
  if (before?.content === text) return before.key;
  const key = newKey();
  saveToTab(nameOf(purpose), { key, content: text });
  return key;
}

export function dropIdempotencyKey(purpose: string): void {
  removeFromTab(nameOf(purpose));
}

export const idempotencyHeader = (key: string): Record<string, string> => ({ "idempotency-key": key });
