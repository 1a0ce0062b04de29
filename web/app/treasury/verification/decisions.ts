import type { Settlement } from "@barakah/contract";

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

/** What is kept on the device until the server has answered. */
export interface Unsent {
  /** The server takes a decision that comes twice under one key for one. */
  key: string;
  references: readonly string[];
  verdict: Verdict;
  /** Shown in the undo bar: 'Rina Aulia · Rp. 250.225'. */
  label: string;
  /** Taken back before it was known to have arrived. */
  undone?: boolean;
}

export interface Decision extends Unsent {
  /** `unsent`: no answer came; it is sent again. `stored`: it waits on the server. `over`: the server carries it out now. */
  state: "sending" | "unsent" | "stored" | "over";
  /** When the server carries it out, by the page's own clock. */
  dueAt?: number;
}

/** The bank lines taken by these decisions. */
export const linesIn = (decisions: readonly Decision[]): ReadonlySet<number> =>
  new Set(decisions.flatMap(({ verdict }) => (verdict.to === "approve" ? (verdict.money?.lines ?? []) : [])));

export interface Stored {
  /** How long it can be undone. */
  seconds: number;
  /** Not there before this call. */
  fresh: boolean;
  /** Of several payments, those that cannot be decided like this. */
  refused: readonly string[];
}

/** The page around the decisions. */
export interface Desk {
  /** Rejects if the server refused it, or if no answer came. */
  store(decision: Unsent): Promise<Stored>;
  undo(key: string): Promise<unknown>;
  /** True if it is not known whether the call arrived: it must be repeated. */
  unanswered(error: unknown): boolean;
  keep: { read(): Unsent[]; write(unsent: readonly Unsent[]): void };
  refused(decision: Decision, error: unknown): void;
  /** It was kept from an earlier visit and has arrived only now. */
  sentLate(decision: Decision): void;
  notUndone(decision: Decision, error: unknown): void;
  /** The server has had the time to carry it out. */
  over(decision: Decision): void;
}

/** The server looks every second for what is due. */
const CARRY_OUT_MS = 3000;

export interface Decisions {
  all(): readonly Decision[];
  add(decision: Pick<Unsent, "references" | "verdict" | "label">): void;
  /** Shows decisions that the server has and that this page has not made. */
  adopt(stored: readonly (Unsent & { seconds: number })[]): void;
  /** Undoes the newest decision that can be undone. */
  undo(): Decision | undefined;
  /** Sends again what got no answer. */
  retry(): void;
  /** Sends what an earlier visit has kept. */
  resume(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Decisions of this screen. Each is kept on the device, sent at once and waits on the server, where it can be undone for some
 * seconds. Neither a closed tab nor a lost connection loses one.
 */
export function createDecisions(desk: Desk): Decisions {
  let all: readonly Decision[] = [];
  const listeners = new Set<() => void>();

  function become(next: readonly Decision[]) {
    all = next;
    for (const listener of listeners) listener();
  }
  const change = (key: string, to: Partial<Decision>) =>
    become(all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const drop = (key: string) => become(all.filter((one) => one.key !== key));
  const find = (key: string) => all.find((one) => one.key === key);

  function keep({ key, references, verdict, label, undone }: Unsent) {
    const others = desk.keep.read().filter((one) => one.key !== key);
    desk.keep.write([...others, { key, references, verdict, label, ...(undone && { undone }) }]);
  }
  const forget = (key: string) => desk.keep.write(desk.keep.read().filter((one) => one.key !== key));

  function wait(decision: Decision, seconds: number) {
    change(decision.key, { state: "stored", dueAt: Date.now() + seconds * 1000 });
    setTimeout(() => {
      if (find(decision.key)) change(decision.key, { state: "over" });
    }, seconds * 1000);
    setTimeout(
      () => {
        if (!find(decision.key)) return;
        drop(decision.key);
        desk.over(decision);
      },
      seconds * 1000 + CARRY_OUT_MS,
    );
  }

  const isUndone = ({ key }: Unsent) => desk.keep.read().some((one) => one.key === key && one.undone);

  function stored(decision: Decision, { seconds, refused }: Stored) {
    forget(decision.key);
    const references = decision.references.filter((one) => !refused.includes(one));
    if (references.length === 0) return drop(decision.key);
    change(decision.key, { references });
    wait({ ...decision, references }, seconds);
  }

  async function send(decision: Decision, earlier = false) {
    change(decision.key, { state: "sending" });
    try {
      const answer = await desk.store(decision);
      if (isUndone(decision)) return await takeBack(decision);
      stored(decision, answer);
      if (earlier && answer.fresh) desk.sentLate(decision);
    } catch (error) {
      if (desk.unanswered(error)) return change(decision.key, { state: "unsent" });
      forget(decision.key);
      drop(decision.key);
      desk.refused(decision, error);
    }
  }

  /** Repeated at the next chance where no answer comes. What never arrived is forgotten. */
  async function takeBack(decision: Decision) {
    try {
      await desk.undo(decision.key);
      forget(decision.key);
    } catch (error) {
      if (desk.unanswered(error)) return;
      forget(decision.key);
      desk.notUndone(decision, error);
    }
  }

  function retry() {
    for (const decision of all) if (decision.state === "unsent") void send(decision);
    for (const one of desk.keep.read()) if (one.undone) void takeBack({ ...one, state: "unsent" });
  }

  return {
    all: () => all,
    add(made) {
      const decision: Decision = { ...made, key: crypto.randomUUID(), state: "sending" };
      keep(decision);
      become([...all, decision]);
      void send(decision);
    },
    adopt(stored) {
      for (const { seconds, ...one } of stored) {
        if (find(one.key) || desk.keep.read().some(({ key }) => key === one.key)) continue;
        const decision: Decision = { ...one, state: "stored" };
        become([...all, decision]);
        wait(decision, seconds);
      }
    },
    undo() {
      const newest = all.findLast(({ state }) => state !== "over");
      if (!newest) return undefined;
      keep({ ...newest, undone: true });
      drop(newest.key);
      // A decision that is being sent is taken back when its answer comes.
      if (newest.state !== "sending") void takeBack(newest);
      return newest;
    },
    retry,
    resume() {
      for (const one of desk.keep.read().filter(({ undone }) => !undone)) {
        if (find(one.key)) continue;
        const decision: Decision = { ...one, state: "sending" };
        become([...all, decision]);
        void send(decision, true);
      }
      retry();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
