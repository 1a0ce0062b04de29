const MANY = 15;
const WINDOW_MS = 1000;

/** Whether something changes so often that following every change would leave no time for anything else. */
export class Rush {
  readonly #latest: number[] = [];
  #counted = false;

  /** One commit changes several tables, of which all are told at once: it counts once. */
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
