import type { StaffSearch } from "./staff-list.ts";

/** Puts a value into the statement and says where. */
export type Place = (value: unknown) => string;

/** More words than anybody types. */
const WORDS_MOST = 8;
/** Shorter ones stand in half of all names: they must begin a word. */
const LEAST_WITHIN = 3;
const LEAST_ALIKE = 4;

const literally = (text: string) => text.replace(/[%_\\]/g, "\\$&");

/** As patterns of `like`: where a word begins so, or anywhere. */
export const starting = (typed: string) => `% ${literally(typed)}%`;
const holding = (typed: string) => `%${literally(typed)}%`;

const wordsOf = (typed: string) => typed.split(/\s+/).slice(0, WORDS_MOST);
const written = (word: string) => (word.length < LEAST_WITHIN ? starting(word) : holding(word));

/** Every word that was typed stands in `item.words`. */
export function allWords(typed: string, place: Place): string {
  const each = wordsOf(typed).map((word) => `item.words like plain_words(${place(written(word))})`);
  return `(${each.join(" and ")})`;
}

/** Something like every word does. Short ones are like half of all names. */
function alikeWords(typed: string, place: Place): string | undefined {
  const words = wordsOf(typed).filter((word) => word.length >= LEAST_ALIKE && /\p{L}{2}/u.test(word));
  const each = words.map((word) => `item.words %> plain_words(${place(word)})`);
  return each.length > 0 ? `(${each.join(" and ")})` : undefined;
}

/** Every word; or, where no row has them all, what they may be misspelt from. */
export const byWords = (typed: string, place: Place): StaffSearch => ({
  exact: allWords(typed, place),
  alike: alikeWords(typed, place),
});
