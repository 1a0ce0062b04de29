import type { KeyValues } from "./session-store.ts";

/** Mutual exclusion across tabs. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

const NAME = "barakah-refresh";
/** A closed tab blocks the others no longer than this. */
const LEASE_MS = 15_000;
const SETTLE_MS = 60;
const LOOK_AGAIN_MS = 50;

/** The Web Locks API needs a secure connection; otherwise use a lease in storage. */
export function takingTurns(locks: LockManager | undefined, storage: KeyValues): InTurn {
  if (!locks) return leaseTurns(storage);
  return async (work) => await locks.request(NAME, work);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function leaseTurns(storage: KeyValues): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => holdingLease(storage, work));
    last = turn.catch(() => {});
    return turn;
  };
}

async function holdingLease<T>(storage: KeyValues, work: () => Promise<T>): Promise<T> {
  const owner = String(crypto.getRandomValues(new Uint32Array(2)));
  while (!(await takeLease(storage, owner))) await pause(LOOK_AGAIN_MS);
  try {
    return await work();
  } finally {
    if (holderOf(storage)?.owner === owner) storage.removeItem(NAME);
  }
}

async function takeLease(storage: KeyValues, owner: string): Promise<boolean> {
  if ((holderOf(storage)?.until ?? 0) > Date.now()) return false;
  storage.setItem(NAME, JSON.stringify({ owner, until: Date.now() + LEASE_MS }));
  // Another tab may have written at the same moment: the last writer wins.
  await pause(SETTLE_MS);
  return holderOf(storage)?.owner === owner;
}

function holderOf(storage: KeyValues): { owner?: string; until?: number } | null {
  try {
    return JSON.parse(storage.getItem(NAME) ?? "null");
  } catch {
    return null;
  }
}
