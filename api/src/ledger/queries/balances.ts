import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import type { Account } from "../accounts.ts";
import type { Leg } from "./entries.ts";

/** A `like` pattern for events of a series, with wildcards escaped. */
const beginning = (series: string) => `${series.replace(/[%_\\]/g, "\\$&")}:%`;

/** An account's balance from all events, or from one series ('statement:12'). */
export async function balanceOf(reader: Reader, account: Account, series?: string): Promise<number> {
  const { balance } = await reader
    .selectFrom("ledger_posting")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("balance"))
    .where("account", "=", account)
    .$if(series !== undefined, (postings) =>
      postings
        .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_posting.transaction_id")
        .where("event", "like", beginning(series ?? "")),
    )
    .executeTakeFirstOrThrow();
  return balance;
}

/**
 * The number of events posted in a series, used to number repeated events. If all belong to one payment, they are
 * found by it: a prefix search has no index unless the collation is C.
 */
export async function timesPosted(reader: Reader, series: string, paymentId?: string): Promise<number> {
  const { times } = await reader
    .selectFrom("ledger_transaction")
    .select((select) => select.fn.countAll<number>().as("times"))
    .where("event", "like", beginning(series))
    .$if(paymentId !== undefined, (events) => events.where("payment_id", "=", paymentId ?? null))
    .executeTakeFirstOrThrow();
  return times;
}

/** The balance of one payment's entries, per account. */
export async function balancesOfPayment(reader: Reader, paymentId: string): Promise<Leg[]> {
  const sums = await reader
    .selectFrom("ledger_posting")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_posting.transaction_id")
    .select(["account", sql<number>`sum(amount)::bigint`.as("amount")])
    .where("payment_id", "=", paymentId)
    .groupBy("account")
    .execute();
  return sums.map(({ account, amount }) => ({ account: account as Account, amount }));
}

/** The effect of one event on an account. */
export async function amountIn(reader: Reader, event: string, account: Account): Promise<number> {
  const { amount } = await reader
    .selectFrom("ledger_posting")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_posting.transaction_id")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("amount"))
    .where("event", "=", event)
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  return amount;
}
