import { dueDatesUntil, jakartaDay, type Pledge, type Rhythm } from "@barakah/contract";
import type { Reader } from "../platform/database/database.ts";
import { pledgeKeys } from "./pledge-key.ts";
import { dueDatesOf, type StoredDueDate, type StoredPledge } from "./queries/pledges.ts";

const SHOWN = 12;

export const rhythmOf = ({ rhythm, rhythm_day }: Pick<StoredPledge, "rhythm" | "rhythm_day">): Rhythm =>
  rhythm === "friday" ? { every: rhythm } : { every: rhythm, day: rhythm_day ?? 1 };

export const rhythmColumns = (rhythm: Rhythm) => ({
  rhythm: rhythm.every,
  rhythm_day: rhythm.every === "friday" ? null : rhythm.day,
});

/** The time that can be given for: the last one, until the next comes. A pause asks for nothing. */
export function openDueDate(
  { state }: StoredPledge,
  dueDates: readonly StoredDueDate[],
): StoredDueDate | undefined {
  const last = dueDates.at(-1);
  return last?.came === 0 && !last.skipped && state === "active" ? last : undefined;
}

/** How many of the last due dates in a row brought nothing; the one that can still be given for does not count. */
export function missedOf(pledge: StoredPledge, dueDates: readonly StoredDueDate[]): number {
  const due = openDueDate(pledge, dueDates);
  const past = dueDates.filter((dueDate) => dueDate !== due && dueDate.due_on > pledge.counted_from);
  const gift = past.findLastIndex(({ came, page }) => came > 0 || page !== null);
  return past.length - gift - 1;
}

function shownDueDates(pledge: StoredPledge, dueDates: readonly StoredDueDate[]): Pledge["due_dates"] {
  const due = openDueDate(pledge, dueDates);
  const stateOf = (dueDate: StoredDueDate) =>
    dueDate.came > 0 ? ("given" as const) : dueDate === due ? ("open" as const) : ("skipped" as const);
  const known = dueDates.map((dueDate) => ({ on: dueDate.due_on, state: stateOf(dueDate) }));
  const first = known[0]?.on ?? jakartaDay();
  const before = known.length < SHOWN ? dueDatesUntil(rhythmOf(pledge), first, SHOWN + 1) : [];
  const none = before.filter((on) => on < first).map((on) => ({ on, state: "none" as const }));
  return [...none, ...known].slice(-SHOWN);
}

function presented(pledge: StoredPledge, dueDates: readonly StoredDueDate[], key: string): Pledge {
  const due = openDueDate(pledge, dueDates);
  return {
    id: pledge.id,
    key,
    title: pledge.title,
    picture: pledge.picture,
    link: pledge.slug ? `/kampanye/${pledge.slug}` : "/zakat",
    amount: pledge.amount,
    rhythm: rhythmOf(pledge),
    state: pledge.state,
    next_on: pledge.next_on,
    due_dates: shownDueDates(pledge, dueDates),
    due: due ? { on: due.due_on, page: due.page } : null,
    missed: missedOf(pledge, dueDates),
  };
}

export async function presentPledges(reader: Reader, pledges: readonly StoredPledge[]): Promise<Pledge[]> {
  const dueDates = await dueDatesOf(
    reader,
    pledges.map(({ id }) => id),
    SHOWN,
  );
  const keyOf = await pledgeKeys(reader);
  return pledges.map((pledge) =>
    presented(
      pledge,
      dueDates.filter(({ pledge_id }) => pledge_id === pledge.id),
      keyOf(pledge.id),
    ),
  );
}
