import type { BodyOf, proposePayout, QrisMethod, Settings } from "@barakah/contract";
import type { QrisMerchant } from "@barakah/contract/payments/qris/payload";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { ACCOUNT_NAME } from "./postings.ts";

type WantedPayout = BodyOf<typeof proposePayout>;
type Row = Selectable<Schema["proposal"]>;

export interface WantedAccounts {
  before: Settings["banks"];
  after: Settings["banks"];
}

/** What is put into use; the one before it, by which a proposal is known to be stale. */
export interface WantedQris {
  account: QrisMethod;
  payload: string;
  reason: string;
  merchant: QrisMerchant;
  before: { id: number; nmid: string; name: string } | null;
}

/** A proposal as it is stored, with the names that people read. */
export type StoredProposal = Omit<Row, "kind" | "wanted"> & {
  proposer: string;
  decider: string | null;
  /** Of a payout: the campaign or the fund that it leaves. */
  fund: string | null;
} & (
    | { kind: "payout"; wanted: WantedPayout }
    | { kind: "accounts"; wanted: WantedAccounts }
    | { kind: "qris"; wanted: WantedQris }
  );

export type QrisProposal = Extract<StoredProposal, { kind: "qris" }>;

const DECIDED_SHOWN = 10;

const PROPOSALS = sql`select item.*, coalesce(nullif(p.full_name, ''), p.username) as proposer,
    coalesce(nullif(d.full_name, ''), d.username) as decider,
    (select ${sql.raw(ACCOUNT_NAME("wanted.account"))} from (select coalesce('campaign:' || (item.wanted ->> 'campaign_id'),
      item.wanted ->> 'account') as account where item.kind = 'payout') wanted) as fund
  from proposal item join member p on p.id = item.proposed_by left join member d on d.id = item.decided_by`;

/** All that wait, the oldest first, then those that were decided last. */
export async function shownProposals(reader: Reader): Promise<StoredProposal[]> {
  const { rows } =
    await sql<StoredProposal>`(${PROPOSALS} where item.state = 'waiting' order by item.proposed_at, item.id)
    union all (${PROPOSALS} where item.state <> 'waiting' order by item.decided_at desc limit ${DECIDED_SHOWN})`.execute(
      reader,
    );
  return rows;
}

export async function proposalById(reader: Reader, id: number): Promise<StoredProposal | undefined> {
  const { rows } = await sql<StoredProposal>`${PROPOSALS} where item.id = ${id}`.execute(reader);
  return rows[0];
}

export async function proposalByKey(reader: Reader, key: string): Promise<StoredProposal | undefined> {
  const { rows } = await sql<StoredProposal>`${PROPOSALS} where item.request_key = ${key}`.execute(reader);
  return rows[0];
}

/** Those about a QRIS that wait for a second person, the newest first. */
export async function waitingQris(reader: Reader): Promise<QrisProposal[]> {
  const { rows } = await sql<QrisProposal>`${PROPOSALS} where item.state = 'waiting' and item.kind = 'qris'
    order by item.proposed_at desc, item.id desc`.execute(reader);
  return rows;
}

/** Undefined where the same call came twice: the first one stands. */
export const insertProposal = (tx: Tx, proposal: Insertable<Schema["proposal"]>) =>
  tx
    .insertInto("proposal")
    .values(proposal)
    .onConflict((clash) => clash.column("request_key").doNothing())
    .returning("id")
    .executeTakeFirst();

/** Whoever decides holds this lock, so that it is decided once. */
export const lockProposal = (tx: Tx, id: number) =>
  tx.selectFrom("proposal").select("id").where("id", "=", id).forUpdate().executeTakeFirst();

export const settleProposal = (
  tx: Tx,
  id: number,
  settled: { state: Exclude<Row["state"], "waiting">; decided_by: number; reason: string },
) =>
  tx
    .updateTable("proposal")
    .set({ ...settled, decided_at: sql<string>`now()` })
    .where("id", "=", id)
    .execute();

/** Of two who change our accounts at once the second sees what the first did. */
export const lockAccounts = (tx: Tx) =>
  sql`lock table receiving_account in share row exclusive mode`.execute(tx);
