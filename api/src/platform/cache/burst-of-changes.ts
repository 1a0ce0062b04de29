const MANY = 15;
/** Longer than a second: at a steady thousand gifts a minute a burst must not end and begin again all the time. */
const WINDOW_MS = 2000;

/**
 * Detects bursts: changes so frequent that refreshing on each would leave no time for anything else. Changes of all areas
 * count together, because a page is made from several of them.
 */
export class Rush {
  readonly #latest: number[] = [];
  #counted = false;

  /** A commit that changes several tables notifies for each: it counts once. */
  changed() {
    if (this.#counted) return;
    this.#counted = true;
    queueMicrotask(() => {
      this.#counted = false;
    });
    this.#latest.push(performance.now());
    if (this.#latest.length > MANY) this.#latest.shift();
  }

  /** `lasting`: how long a value may be served in a burst. For a slow value fifteen changes in that time are a burst. */
  isOn(lasting: number): boolean {
    const [first = 0] = this.#latest;
    return this.#latest.length === MANY && performance.now() - first < Math.max(WINDOW_MS, lasting);
  }
}
