import { malformed } from "../errors.ts";

/** Deeper than any of our forms; deep nesting is an attempt to exhaust the stack. */
const MOST_DEPTH = 32;

/**
 * Characters that make one text look like another: control characters except tab and line breaks, and those that
 * change the text direction. A zero byte is kept: the database refuses it.
 */
const UNSEEN = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
const KEPT = new Set(["\t", "\n", "\r", "\0"]);

/** Passwords are kept as typed. */
const AS_TYPED = /password/;

function storableText(text: string, name: string): string {
  // A lone surrogate, as from a cut emoji, cannot be encoded as UTF-8.
  const whole = text.toWellFormed();
  return AS_TYPED.test(name) ? whole : whole.replace(UNSEEN, (sign) => (KEPT.has(sign) ? sign : ""));
}

/** Makes all strings in the input storable and readable. */
export function storable(value: unknown, name = "", depth = 0): unknown {
  if (typeof value === "string") return storableText(value, name);
  if (typeof value !== "object" || value === null) return value;
  if (depth === MOST_DEPTH) throw malformed();
  if (Array.isArray(value)) return value.map((item) => storable(item, name, depth + 1));
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, inner]) => [key.toWellFormed(), storable(inner, key, depth + 1)]),
  );
}
