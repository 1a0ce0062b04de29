import type { Database, Tx } from "../../platform/database/database.ts";
import type { Account } from "../accounts.ts";

export type Reader = Database["kysely"] | Tx;

/** What an event does to one account: what comes in is above zero, what goes out below. */
export interface Leg {
  account: Account;
  amount: number;
}

export interface Entry {
  /** What happened. It is posted once, however often it is heard of. */
  event: string;
  description: string;
  paymentId?: string;
  legs: readonly Leg[];
  /** When it happened, for what is written down later. Now, unless it is said. */
  at?: Date | string | undefined;
}

/** False when the event is in the ledger already. The database refuses legs that do not come to nothing together. */
export const post = async (tx: Tx, entry: Entry): Promise<boolean> => (await postAll(tx, [entry])) === 1;

/** Many events at once, each of them as `post` does it. How many of them were new. */
export async function postAll(tx: Tx, entries: readonly Entry[]): Promise<number> {
  const inserted = await tx
    .insertInto("ledger_transaction")
    .values(
      entries.map(({ event, description, paymentId, at }) => ({
        event,
        payment_id: paymentId ?? null,
        description,
        created_at: at === undefined ? undefined : new Date(at).toISOString(),
      })),
    )
    .onConflict((clash) => clash.column("event").doNothing())
    .returning(["id", "event"])
    .execute();
  if (inserted.length === 0) return 0;
  const legsOf = new Map(entries.map(({ event, legs }) => [event, legs]));
  const postings = inserted.flatMap(({ id, event }) =>
    (legsOf.get(event) ?? []).map(({ account, amount }) => ({ transaction_id: id, account, amount })),
  );
  await tx.insertInto("ledger_posting").values(postings).execute();
  return inserted.length;
}

/** Posts the opposite of an earlier event; what was posted itself stays for ever. False when that was done already. */
export async function postReversal(
  tx: Tx,
  of: string,
  entry: Pick<Entry, "event" | "description" | "at">,
): Promise<boolean> {
  const posted = await tx
    .selectFrom("ledger_transaction")
    .innerJoin("ledger_posting", "ledger_posting.transaction_id", "ledger_transaction.id")
    .select(["payment_id", "account", "amount"])
    .where("event", "=", of)
    .orderBy("ledger_posting.id")
    .execute();
  const [first] = posted;
  if (!first) throw new Error(`${of} was never posted`);
  const legs = posted.map(({ account, amount }) => ({ account: account as Account, amount: -amount }));
  return post(tx, { ...entry, ...(first.payment_id && { paymentId: first.payment_id }), legs });
}

export const wasPosted = async (reader: Reader, event: string): Promise<boolean> =>
  (await reader
    .selectFrom("ledger_transaction")
    .select("id")
    .where("event", "=", event)
    .executeTakeFirst()) !== undefined;
