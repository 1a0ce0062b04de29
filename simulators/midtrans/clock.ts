export interface Clock {
  now(): Date;
  /** Calls `act` later; returns a function that cancels it. */
  after(milliseconds: number, act: () => void): () => void;
}

/** Real time, without keeping the process alive. */
export const realClock: Clock = {
  now: () => new Date(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

export interface ManualClock extends Clock {
  /** Advances the time and runs what falls due, in order. */
  advance(milliseconds: number): void;
  /** Milliseconds until the next timer. */
  untilNext(): number | undefined;
}

/** A clock that only moves when told to. */
export function manualClock(start = new Date()): ManualClock {
  let now = start.getTime();
  let plans: { at: number; act: () => void }[] = [];
  /** The earliest timer; ties in order of creation. */
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
