import { jakartaDay, type Pledge, type Rhythm, turnsUntil } from "@barakah/contract";
import type { Reader } from "../platform/database/database.ts";
import { pledgeKeys } from "./pledge-key.ts";
import { type StoredPledge, type StoredTurn, turnsOf } from "./queries/pledges.ts";

const SHOWN = 12;

export const rhythmOf = ({ rhythm, rhythm_day }: Pick<StoredPledge, "rhythm" | "rhythm_day">): Rhythm =>
  rhythm === "friday" ? { every: rhythm } : { every: rhythm, day: rhythm_day ?? 1 };

export const rhythmColumns = (rhythm: Rhythm) => ({
  rhythm: rhythm.every,
  rhythm_day: rhythm.every === "friday" ? null : rhythm.day,
});

/** The time that can be given for: the last one, until the next comes. A pause asks for nothing. */
export function dueTurn({ state }: StoredPledge, turns: readonly StoredTurn[]): StoredTurn | undefined {
  const last = turns.at(-1);
  return last?.came === 0 && !last.skipped && state === "active" ? last : undefined;
}

/** How many times in a row, up to the last or before the one that is due, nothing was given. */
export function missedOf(pledge: StoredPledge, turns: readonly StoredTurn[]): number {
  const due = dueTurn(pledge, turns);
  const past = turns.filter((turn) => turn !== due && turn.due_on > pledge.counted_from);
  const gift = past.findLastIndex(({ came, page }) => came > 0 || page !== null);
  return past.length - gift - 1;
}

function shownTurns(pledge: StoredPledge, turns: readonly StoredTurn[]): Pledge["turns"] {
  const due = dueTurn(pledge, turns);
  const stateOf = (turn: StoredTurn) =>
    turn.came > 0 ? ("given" as const) : turn === due ? ("open" as const) : ("skipped" as const);
  const known = turns.map((turn) => ({ on: turn.due_on, state: stateOf(turn) }));
  const first = known[0]?.on ?? jakartaDay();
  const before = known.length < SHOWN ? turnsUntil(rhythmOf(pledge), first, SHOWN + 1) : [];
  const none = before.filter((on) => on < first).map((on) => ({ on, state: "none" as const }));
  return [...none, ...known].slice(-SHOWN);
}

function presented(pledge: StoredPledge, turns: readonly StoredTurn[], key: string): Pledge {
  const due = dueTurn(pledge, turns);
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
    turns: shownTurns(pledge, turns),
    due: due ? { on: due.due_on, page: due.page } : null,
    missed: missedOf(pledge, turns),
  };
}

export async function presentPledges(reader: Reader, pledges: readonly StoredPledge[]): Promise<Pledge[]> {
  const turns = await turnsOf(
    reader,
    pledges.map(({ id }) => id),
    SHOWN,
  );
  const keyOf = await pledgeKeys(reader);
  return pledges.map((pledge) =>
    presented(
      pledge,
      turns.filter(({ pledge_id }) => pledge_id === pledge.id),
      keyOf(pledge.id),
    ),
  );
}
