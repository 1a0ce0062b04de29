export type Operation = "create" | "status" | "cancel" | "expire" | "refund";

/**
 * `error_500`: refused with an internal error. `silence`: nothing happens and no answer comes. `lost_answer`: it is
 * carried out, but no answer comes.
 */
export type Fault = "error_500" | "silence" | "lost_answer";

/** Failures to come, each used up by one call. */
export class Faults {
  readonly #coming = new Map<Operation, Fault[]>();

  next(operation: Operation, ...faults: Fault[]) {
    this.#coming.set(operation, [...(this.#coming.get(operation) ?? []), ...faults]);
  }

  take(operation: Operation): Fault | undefined {
    return this.#coming.get(operation)?.shift();
  }
}
