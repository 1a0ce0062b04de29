import { forget, keep, kept } from "./kept.ts";

interface KeptKey {
  key: string;
  content: string;
}

function isKeptKey(value: unknown): value is KeptKey {
  const { key, content } = (value ?? {}) as Partial<KeptKey>;
  return typeof key === "string" && typeof content === "string";
}

/** Not `randomUUID`, which browsers offer on secure connections only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const nameOf = (purpose: string) => `kunci:${purpose}`;

/**
 * The `Idempotency-Key` of a payment. The same content has the same key until it is dropped, through second taps, lost
 * connections and reloads, so that it is never paid for twice; other content is another payment.
 */
export function requestKey(purpose: string, content: unknown): string {
  const text = JSON.stringify(content);
  const before = kept(nameOf(purpose), isKeptKey);
  if (before?.content === text) return before.key;
  const key = newKey();
  keep(nameOf(purpose), { key, content: text });
  return key;
}

export function dropRequestKey(purpose: string): void {
  forget(nameOf(purpose));
}

export function keyHeader(key: string): Record<string, string> {
  return { "idempotency-key": key };
}
