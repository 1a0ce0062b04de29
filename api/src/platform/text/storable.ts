import { malformed } from "../errors.ts";

/** Deeper than any form of ours; what is nested by the thousand is meant to exhaust the stack. */
const MOST_DEPTH = 32;

/**
 * Signs that nobody types and that make one text look like another: controls other than tab and line ends, and those that
 * turn the direction of what follows. Zero is not among them: whoever sends it is refused by the database.
 */
const UNSEEN = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
const KEPT = new Set(["\t", "\n", "\r", "\0"]);

/** Passwords are what was typed, whatever it is. */
const AS_TYPED = /password/;

function storableText(text: string, name: string): string {
  // Half of a surrogate pair, as a cut emoji leaves it, cannot be written as UTF-8.
  const whole = text.toWellFormed();
  return AS_TYPED.test(name) ? whole : whole.replace(UNSEEN, (sign) => (KEPT.has(sign) ? sign : ""));
}

/** What came in, with every text in it such as a database can hold and a person can read. */
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
