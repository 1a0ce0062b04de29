import type { ProposalKind } from "@barakah/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { ACCOUNT_NAME } from "./postings.ts";

type Row = Selectable<Schema["proposal"]>;

export interface StoredProposal extends Row {
  proposer: string;
  decider: string | null;
  /** Of a payout: its campaign or fund. */
  fund: string | null;
}

const DECIDED_SHOWN = 10;

const PROPOSALS = sql`select item.*, coalesce(nullif(p.full_name, ''), p.username) as proposer,
    coalesce(nullif(d.full_name, ''), d.username) as decider,
    (select ${sql.raw(ACCOUNT_NAME("wanted.account"))} from (select coalesce('campaign:' || (item.wanted ->> 'campaign_id'),
      item.wanted ->> 'account') as account where item.kind = 'payout') wanted) as fund
  from proposal item join member p on p.id = item.proposed_by left join member d on d.id = item.decided_by`;

/** Waiting ones oldest first, then the last decided. */
export async function shownProposals(reader: Reader): Promise<StoredProposal[]> {
  const { rows } =
    await sql<StoredProposal>`(${PROPOSALS} where item.state = 'waiting' order by item.proposed_at, item.id)
    union all (${PROPOSALS} where item.state <> 'waiting' order by item.decided_at desc limit ${DECIDED_SHOWN})`.execute(
      reader,
    );
  return rows;
}

const first = async (reader: Reader, condition: ReturnType<typeof sql>) =>
  (await sql<StoredProposal>`${PROPOSALS} where ${condition} order by item.id desc limit 1`.execute(reader))
    .rows[0];

export const proposalById = (reader: Reader, id: number) => first(reader, sql`item.id = ${id}`);
export const proposalByKey = (reader: Reader, key: string) => first(reader, sql`item.request_key = ${key}`);
/** The newest about a subject. */
export const proposalAbout = (reader: Reader, subject: string) =>
  first(reader, sql`item.subject = ${subject}`);

/** Waiting ones of a kind, newest first. */
export async function waitingOf(reader: Reader, kind: ProposalKind): Promise<StoredProposal[]> {
  const { rows } = await sql<StoredProposal>`${PROPOSALS} where item.state = 'waiting' and item.kind = ${kind}
    order by item.proposed_at desc, item.id desc`.execute(reader);
  return rows;
}

/** Undefined if the same call ran twice. */
export const insertProposal = (tx: Tx, proposal: Insertable<Schema["proposal"]>) =>
  tx
    .insertInto("proposal")
    .values(proposal)
    .onConflict((clash) => clash.column("request_key").doNothing())
    .returning("id")
    .executeTakeFirst();

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

/** Runs the work and rolls it back: errors, also those of deferred constraints, appear now. */
export async function tryOut(tx: Tx, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint tried`.execute(tx);
  await work();
  await sql`set constraints all immediate`.execute(tx);
  await sql`rollback to savepoint tried`.execute(tx);
}

export const lockAccounts = (tx: Tx) =>
  sql`lock table receiving_account in share row exclusive mode`.execute(tx);
