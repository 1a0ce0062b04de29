import type { FundKind, FundMovement, GivenKind } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Account } from "../accounts.ts";

export interface Fund {
  code: string;
  kind: GivenKind;
  name: string;
  purpose: string;
  active: boolean;
  principal: boolean;
  kept: boolean;
}

export const fundsOfHouse = (reader: Reader): Promise<Fund[]> =>
  reader
    .selectFrom("fund")
    .select(["code", "kind", "name", "purpose", "active", "principal", "kept"])
    .orderBy("id")
    .execute();

/** Every transaction that changes a fund locks it first. */
export const lockHouseFund = (tx: Tx, code: string): Promise<Fund | undefined> =>
  tx
    .selectFrom("fund")
    .select(["code", "kind", "name", "purpose", "active", "principal", "kept"])
    .where("code", "=", code)
    .forUpdate()
    .executeTakeFirst();

export const fundCalled = (reader: Reader, name: string) =>
  reader
    .selectFrom("fund")
    .select("code")
    .where(sql`lower(name)`, "=", name.toLowerCase())
    .executeTakeFirst();

/** False if the code or name exists. */
export const insertFund = async (
  tx: Tx,
  fund: Pick<Fund, "code" | "kind" | "name" | "purpose" | "principal">,
): Promise<boolean> =>
  (await tx
    .insertInto("fund")
    .values(fund)
    .onConflict((clash) => clash.doNothing())
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const updateFund = (tx: Tx, code: string, change: Pick<Fund, "name" | "purpose" | "active">) =>
  tx.updateTable("fund").set(change).where("code", "=", code).execute();

/** Null for accounts without fund money, and for unknown campaigns. */
export async function fundKindOf(reader: Reader, account: Account): Promise<FundKind | null> {
  const { rows } = await sql<{ kind: FundKind | null }>`select fund_kind_of(${account}) as kind`.execute(
    reader,
  );
  return rows[0]?.kind ?? null;
}

/** An account's opening balance and changes, positive where the fund grew. */
export type FundChange = FundMovement & { account: Account };

/** Changes of all funds between two instants. Grouped by account first, so that each kind is looked up once. */
export async function fundChanges(reader: Reader, from: Date, until: Date): Promise<FundChange[]> {
  const begin = from.toISOString();
  const end = until.toISOString();
  const { rows } = await sql<FundChange>`with before as (
      select account, sum(amount) as amount from ledger_posting where at < ${begin} group by account
    ), during as (
      select account, coalesce(sum(amount) filter (where kind not in ('amil', 'payout', 'transfer')), 0) as received,
        coalesce(sum(amount) filter (where kind = 'amil'), 0) as amil,
        coalesce(sum(amount) filter (where kind = 'payout'), 0) as paid_out,
        coalesce(sum(amount) filter (where kind = 'transfer'), 0) as moved, sum(amount) as amount
      from ledger_posting where at >= ${begin} and at < ${end} group by account
    ), held as (
      select coalesce(b.account, d.account) as account, coalesce(b.amount, 0) as opening, coalesce(d.amount, 0) as change,
        d.received, d.amil, d.paid_out, d.moved
      from before b full join during d on d.account = b.account
    )
    select * from (select account, fund_kind_of(account) as kind, (-opening)::bigint as opening,
        (-coalesce(received, 0))::bigint as received, (-coalesce(amil, 0))::bigint as amil,
        (-coalesce(paid_out, 0))::bigint as paid_out, (-coalesce(moved, 0))::bigint as moved,
        (-opening - change)::bigint as closing
      from held) funds where kind is not null order by account`.execute(reader);
  return rows;
}
