import fc from "fast-check";

const evenly = (most: number) => fc.noBias(fc.nat(most - 1));
const PARTS = 1000;

/**
 * Random choices, drawn by fast-check. It simplifies those of a call that failed while it still fails: towards no chance, the
 * first of a list, and zero.
 */
export class Draws {
  readonly #draw: fc.GeneratorValue;

  constructor(draw: fc.GeneratorValue) {
    this.#draw = draw;
  }

  below(most: number): number {
    return most > 1 ? this.#draw(evenly, most) : 0;
  }

  chance(share: number): boolean {
    return this.below(PARTS) >= PARTS * (1 - share);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}
