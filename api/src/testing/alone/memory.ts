import type { Dice } from "../fuzz/dice.ts";

type Word = string | number;
/** Of each name the newest; what was read long ago is rarely of use. */
const KEPT = 24;
const LONGEST = 80;

/** What somebody has read so far, by the names that answers have for it. Secrets are known from here only. */
export class Memory {
  readonly #words = new Map<string, Set<Word>>();

  note(name: string, word: Word) {
    const known = this.#words.get(name) ?? new Set();
    known.delete(word);
    known.add(word);
    const [oldest] = known;
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    this.#words.set(name, known);
  }

  /** Every field of an answer. Of the address of a ticket or payment, its key. */
  learn(answer: unknown, name = "") {
    if (Array.isArray(answer)) for (const one of answer.slice(0, KEPT)) this.learn(one, name);
    else if (typeof answer === "object" && answer !== null)
      for (const [field, value] of Object.entries(answer)) this.learn(value, field);
    else if (typeof answer === "number") this.note(name, answer);
    else if (typeof answer === "string" && answer !== "" && answer.length <= LONGEST) {
      const [, key] = /^\/(?:tiket|pembayaran)\/([\w-]{16,})/.exec(answer) ?? [];
      if (key) this.note("key", key);
      else this.note(name, answer);
    }
  }

  some(dice: Dice, name: string): Word | undefined {
    const known = [...(this.#words.get(name) ?? [])];
    return known.length > 0 ? dice.pick(known) : undefined;
  }
}
