export interface Clock {
  now(): Date;
  /** Calls `act` once, later; the returned function calls it off. */
  after(milliseconds: number, act: () => void): () => void;
}

/** Time as it passes, without keeping the process alive for it. */
export const realClock: Clock = {
  now: () => new Date(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

export interface ManualClock extends Clock {
  /** Moves time on and does what falls due, in order. */
  advance(milliseconds: number): void;
  /** When the next thing falls due, in milliseconds from now. */
  untilNext(): number | undefined;
}

/** Time that stands still until it is told to move. */
export function manualClock(start = new Date()): ManualClock {
  let now = start.getTime();
  let plans: { at: number; act: () => void }[] = [];
  /** The earliest; of several at one time, the one that was planned first. */
  const next = () => plans.toSorted((one, other) => one.at - other.at)[0];

  return {
    now: () => new Date(now),
    after(milliseconds, act) {
      const plan = { at: now + milliseconds, act };
      plans.push(plan);
      return () => {
        plans = plans.filter((other) => other !== plan);
      };
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (let due = next(); due && due.at <= end; due = next()) {
        const { at, act } = due;
        plans = plans.filter((other) => other !== due);
        now = at;
        act();
      }
      now = end;
    },
    untilNext() {
      const due = next();
      return due && due.at - now;
    },
  };
}
