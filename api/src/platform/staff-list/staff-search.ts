import type { Place, StaffSearch } from "./staff-list.ts";

const WORDS_MOST = 8;
/** Shorter words occur inside half of all names: they must match the beginning of a word. */
const LEAST_WITHIN = 3;
const LEAST_ALIKE = 4;

const literally = (text: string) => text.replace(/[%_\\]/g, "\\$&");

/** `like` patterns: at the beginning of a word, or anywhere. */
export const starting = (typed: string) => `% ${literally(typed)}%`;
const holding = (typed: string) => `%${literally(typed)}%`;

const wordsOf = (typed: string) => typed.split(/\s+/).slice(0, WORDS_MOST);
const written = (word: string) => (word.length < LEAST_WITHIN ? starting(word) : holding(word));

/** Every typed word occurs in `item.words`. */
export function allWords(typed: string, place: Place): string {
  const each = wordsOf(typed).map((word) => `item.words like plain_words(${place(written(word))})`);
  return `(${each.join(" and ")})`;
}

/** Every word matches approximately (trigrams). Skips numbers, and short words, which resemble half of all names. */
function alikeWords(typed: string, place: Place): string | undefined {
  const words = wordsOf(typed).filter((word) => word.length >= LEAST_ALIKE && /\p{L}{2}/u.test(word));
  const each = words.map((word) => `item.words %> plain_words(${place(word)})`);
  return each.length > 0 ? `(${each.join(" and ")})` : undefined;
}

/** Exact words first; if no row has them all, approximate ones. */
export const byWords = (typed: string, place: Place): StaffSearch => ({
  exact: allWords(typed, place),
  alike: alikeWords(typed, place),
});
