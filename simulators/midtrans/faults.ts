export type Operation = "create" | "status" | "cancel" | "expire" | "refund";

/**
 * `error_500`: internal error. `silence`: nothing happens and there is no answer. `lost_answer`: the call is
 * executed, but there is no answer.
 */
export type Fault = "error_500" | "silence" | "lost_answer";

/** Planned failures, each used by one call. */
export class Faults {
  readonly #coming = new Map<Operation, Fault[]>();

  next(operation: Operation, ...faults: Fault[]) {
    this.#coming.set(operation, [...(this.#coming.get(operation) ?? []), ...faults]);
  }

  take(operation: Operation): Fault | undefined {
    return this.#coming.get(operation)?.shift();
  }
}
