import type { Settlement } from "@barakah/contract";

/** How long a decision can be taken back before it is sent. */
export const UNDO_MS = 10_000;

export interface Money {
  lines: number[];
  unclaimed?: number;
  settle?: Settlement;
  confirm?: boolean;
}

export type Verdict =
  /** `money`: the bank lines that pay it; undefined when several payments are approved at once. */
  | { to: "approve"; note?: string; money?: Money; confirm?: boolean }
  /** `claim`: the newest proof that was on the screen. */
  | { to: "reject"; reason: string; keepLooking: boolean; claim?: number };

/** The bank lines taken by decisions that are not sent yet. */
export const linesIn = (decisions: readonly Decision[]): ReadonlySet<number> =>
  new Set(decisions.flatMap(({ verdict }) => (verdict.to === "approve" ? (verdict.money?.lines ?? []) : [])));

export interface Decision {
  id: number;
  references: readonly string[];
  verdict: Verdict;
  /** Shown in the undo bar: 'Rina Aulia · Rp. 250.225'. */
  label: string;
  /** When it is sent, by the page's own clock. */
  dueAt: number;
}

export interface Decisions {
  waiting(): readonly Decision[];
  add(decision: Omit<Decision, "id" | "dueAt">): void;
  /** Undoes the newest decision. */
  undo(): Decision | undefined;
  /** Sends everything now: the page is being left. */
  flush(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Optimistic decisions with undo: they leave the queue at once and wait visibly before they are sent. Only unsent
 * decisions can be undone here.
 */
export function createDecisions(send: (decision: Decision) => void): Decisions {
  let waiting: readonly Decision[] = [];
  let made = 0;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  function become(next: readonly Decision[]) {
    waiting = next;
    for (const listener of listeners) listener();
  }

  function take(decision: Decision) {
    clearTimeout(timers.get(decision.id));
    timers.delete(decision.id);
    become(waiting.filter(({ id }) => id !== decision.id));
  }

  function release(decision: Decision) {
    take(decision);
    send(decision);
  }

  return {
    waiting: () => waiting,
    add(decision) {
      made += 1;
      const queued = { ...decision, id: made, dueAt: Date.now() + UNDO_MS };
      timers.set(
        queued.id,
        setTimeout(() => release(queued), UNDO_MS),
      );
      become([...waiting, queued]);
    },
    undo() {
      const newest = waiting.at(-1);
      if (newest) take(newest);
      return newest;
    },
    flush() {
      for (const decision of waiting) release(decision);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
