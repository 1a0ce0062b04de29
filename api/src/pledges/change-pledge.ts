import { type BodyOf, type changePledge, dueDateAfter, jakartaDay, nextRamadan } from "@barakah/contract";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, existing } from "../platform/errors.ts";
import { openDueDate, rhythmColumns, rhythmOf } from "./present-pledge.ts";
import { dueDatesOf, pledgeById, type StoredPledge, skipDueDate, updatePledge } from "./queries/pledges.ts";

export type Change = BodyOf<typeof changePledge>;

export const UNKNOWN = "Niat ini tidak ditemukan.";
const stopped = () =>
  conflict("pledge_stopped", "Niat ini sudah berhenti. Buat niat baru bila ingin mulai lagi.");

/** A guest gets no further messages, so what they left is erased. */
export const forgotten = ({ member_id }: StoredPledge) =>
  member_id === null ? { payer_name: "", payer_phone: "", payer_email: "" } : {};

function columnsOf(pledge: StoredPledge, change: Change, today: string) {
  const { state = pledge.state, until, amount = pledge.amount, rhythm = rhythmOf(pledge) } = change;
  const kept = { amount, ...rhythmColumns(rhythm), state };
  if (state === "active") {
    const goesOn = change.state === "active" ? { counted_from: today } : {};
    return { ...kept, ...goesOn, next_on: dueDateAfter(rhythm, today) };
  }
  if (state === "paused" && change.state === "paused")
    return { ...kept, next_on: until === "ramadan" ? nextRamadan(today) : null };
  return state === "stopped" ? { ...kept, next_on: null, ...forgotten(pledge) } : kept;
}

/** In one transaction, with the pledge locked. */
const changing = (
  { kysely }: Database,
  id: number,
  isTheirs: (pledge: StoredPledge) => boolean,
  work: (tx: Tx, pledge: StoredPledge) => Promise<unknown>,
): Promise<StoredPledge> =>
  kysely.transaction().execute(async (tx) => {
    const pledge = await pledgeById(tx, id, true);
    if (!pledge || !isTheirs(pledge)) existing(undefined, UNKNOWN);
    else await work(tx, pledge);
    return existing(await pledgeById(tx, id), UNKNOWN);
  });

/** Stopping is final; stopping again changes nothing. */
export const change = (
  database: Database,
  id: number,
  wanted: Change,
  isTheirs: (pledge: StoredPledge) => boolean = () => true,
) =>
  changing(database, id, isTheirs, async (tx, pledge) => {
    if (pledge.state === "stopped" && wanted.state === "stopped") return;
    if (pledge.state === "stopped") throw stopped();
    await updatePledge(tx, id, columnsOf(pledge, wanted, jakartaDay()));
  });

/** The time that is due passes without a gift. */
export const skip = (database: Database, id: number) =>
  changing(
    database,
    id,
    () => true,
    async (tx, pledge) => {
      const due = openDueDate(pledge, await dueDatesOf(tx, [id], 1));
      if (due) await skipDueDate(tx, id, due.due_on);
    },
  );
