import { UNSENT_DECISIONS } from "../../platform/device-keys.ts";
import { browserStorage, sessionStore } from "../../platform/session.ts";
import type { Unsent } from "./decisions.ts";

interface Kept extends Unsent {
  memberId: number;
}

function readAll(): Kept[] {
  try {
    const value: unknown = JSON.parse(browserStorage.getItem(UNSENT_DECISIONS) ?? "[]");
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const isOwn = ({ memberId }: Kept) => memberId === sessionStore.read()?.id;

/** Decisions of the signed-in member that got no answer. Those of other people on this device stay theirs. */
export const keptDecisions = {
  read: (): Unsent[] =>
    readAll()
      .filter(isOwn)
      .map(({ memberId: _, ...one }) => one),
  write(unsent: readonly Unsent[]) {
    const memberId = sessionStore.read()?.id ?? 0;
    const others = readAll().filter((one) => !isOwn(one));
    const all = [...others, ...unsent.map((one) => ({ ...one, memberId }))];
    try {
      if (all.length === 0) browserStorage.removeItem(UNSENT_DECISIONS);
      else browserStorage.setItem(UNSENT_DECISIONS, JSON.stringify(all));
    } catch {
      // A full storage: the decision is sent all the same, it just would not survive a closed tab.
    }
  },
};
