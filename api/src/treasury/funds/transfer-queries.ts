import type { FundTransfer } from "@barakah/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { ACCOUNT_NAME } from "../queries/postings.ts";

export type StoredTransfer = Selectable<Schema["fund_transfer"]>;

const PERSON = (id: string) =>
  `(select coalesce(nullif(m.full_name, ''), m.username) from member m where m.id = ${id})`;
const SIDE = (account: string) =>
  `'account', ${account}, 'kind', fund_kind_of(${account}), 'name', ${ACCOUNT_NAME(account)}`;

const TRANSFER = `item.id, item.amount, item.reason, item.state, iso_instant(item.asked_at) as asked_at,
  iso_instant(item.decided_at) as decided_at, item.decision, ${PERSON("item.decided_by")} as decided_by,
  json_build_object('id', item.asked_by, 'name', ${PERSON("item.asked_by")}) as asked_by,
  json_build_object(${SIDE("item.from_account")},
    'slug', (select c.slug from campaign c where 'campaign:' || c.id = item.from_account),
    'rest_goes_to', (select c.rest_goes_to from campaign c where 'campaign:' || c.id = item.from_account)) as "from",
  json_build_object(${SIDE("item.to_account")}) as "to",
  (select json_build_object('id', o.id, 'asked_at', iso_instant(o.asked_at)) from fund_transfer o where o.id = item.undoes) as undoes,
  (select json_build_object('id', o.id, 'state', o.state) from fund_transfer o
    where o.undoes = item.id and o.state in ('waiting', 'approved')) as undone`;

export const fundTransfers = (database: Database, page: StaffFilter) =>
  staffList<FundTransfer>(database, page, () => ({
    columns: TRANSFER,
    table: "fund_transfer",
    newest: "asked_at",
  }));

/** Oldest first. */
export async function waitingTransfers({ pool }: Database): Promise<FundTransfer[]> {
  const { rows } = await pool.query<FundTransfer>(
    `select ${TRANSFER} from fund_transfer item where item.state = 'waiting' order by item.asked_at, item.id limit 100`,
  );
  return rows;
}

/** Recently denied transfers, which show that somebody does not know the rules. */
export async function deniedTransfers({ pool }: Database): Promise<FundTransfer[]> {
  const { rows } = await pool.query<FundTransfer>(
    `select ${TRANSFER} from fund_transfer item
     where item.state = 'denied' and item.asked_at > now() - interval '7 days' order by item.asked_at desc, item.id desc limit 3`,
  );
  return rows;
}

export async function transferById(reader: Reader, id: number): Promise<FundTransfer | undefined> {
  const { rows } =
    await sql<FundTransfer>`select ${sql.raw(TRANSFER)} from fund_transfer item where item.id = ${id}`.execute(
      reader,
    );
  return rows[0];
}

export const transferByKey = (reader: Reader, key: string): Promise<StoredTransfer | undefined> =>
  reader.selectFrom("fund_transfer").selectAll().where("request_key", "=", key).executeTakeFirst();

/** Undefined if the same call ran twice at once. */
export const insertTransfer = async (tx: Tx, transfer: Insertable<Schema["fund_transfer"]>) =>
  (
    await tx
      .insertInto("fund_transfer")
      .values(transfer)
      .onConflict((clash) => clash.column("request_key").doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;

export const lockTransfer = (tx: Tx, id: number): Promise<StoredTransfer | undefined> =>
  tx.selectFrom("fund_transfer").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const settleTransfer = (
  tx: Tx,
  id: number,
  settled: { state: "approved" | "refused" | "withdrawn"; decided_by: number; decision: string },
) =>
  tx
    .updateTable("fund_transfer")
    .set({ ...settled, decided_at: sql<string>`now()` })
    .where("id", "=", id)
    .execute();
