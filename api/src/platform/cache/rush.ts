const MANY = 15;
const WINDOW_MS = 1000;

/** Detects bursts: changes so frequent that refreshing on each would leave no time for anything else. */
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

  isOn(): boolean {
    const [first = 0] = this.#latest;
    return this.#latest.length === MANY && performance.now() - first < WINDOW_MS;
  }
}
