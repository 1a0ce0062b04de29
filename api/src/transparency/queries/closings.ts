import type { Closing } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { dayEnds } from "../../platform/jakarta-day.ts";
import { ask } from "./placed.ts";

interface Unknown {
  lines: number;
  amount: number;
}

/** Statement lines up to a day without a decision. */
export async function unknownLines(reader: Reader, through: string): Promise<Unknown> {
  const [row] = await ask<Unknown>(
    reader,
    `select count(*)::int as lines, coalesce(sum(unclaimed), 0)::bigint as amount from statement_line
      where state in ('open', 'unidentified') and unclaimed > 0 and day <= $1`,
    [through],
  );
  return row ?? { lines: 0, amount: 0 };
}

/** Campaigns with money whose kind of fund is not confirmed. */
export async function unconfirmedCampaigns(reader: Reader, through: string): Promise<number> {
  const [row] = await ask<{ campaigns: number }>(
    reader,
    `select count(*)::int as campaigns from campaign c where fund_confirmed_at is null
      and exists (select from ledger_posting p where p.account = 'campaign:' || c.id and p.at < ${dayEnds("$1")})`,
    [through],
  );
  return row?.campaigns ?? 0;
}

const firstDay = (month: string) => `${month}-01`;

/** Blocks postings and closings until commit: what is dated into the month is in its report or moved out of it. */
export async function holdLedger(tx: Tx) {
  await sql`set local lock_timeout = '5s'`.execute(tx);
  await sql`lock table ledger_posting in share row exclusive mode`.execute(tx);
}

export async function lastClosed(reader: Reader): Promise<string | undefined> {
  const [row] = await ask<{ month: string | null }>(
    reader,
    "select to_char(max(month), 'YYYY-MM') as month from period_closing where reopened_at is null",
  );
  return row?.month ?? undefined;
}

export async function firstClosed(reader: Reader): Promise<string | undefined> {
  const [row] = await ask<{ month: string | null }>(
    reader,
    "select to_char(min(month), 'YYYY-MM') as month from period_closing where reopened_at is null",
  );
  return row?.month ?? undefined;
}

export interface StoredReport {
  month: string;
  body: string;
  hash: string;
  closed_at: string;
}

export const storedReports = (reader: Reader): Promise<StoredReport[]> =>
  ask(
    reader,
    `select to_char(month, 'YYYY-MM') as month, body, hash, closed_at from period_closing where reopened_at is null order by 1`,
  );

export const storedReport = (reader: Reader, month: string): Promise<StoredReport | undefined> =>
  reader
    .selectFrom("period_closing")
    .select(["body", "hash", "closed_at"])
    .where("month", "=", firstDay(month))
    .where("reopened_at", "is", null)
    .executeTakeFirst()
    .then((found) => found && { month, ...found });

export async function storeReport(
  tx: Tx,
  report: { month: string; body: string; hash: string; closedBy: number },
) {
  await tx
    .insertInto("period_closing")
    .values({
      month: firstDay(report.month),
      body: report.body,
      hash: report.hash,
      closed_by: report.closedBy,
    })
    .execute();
}

export async function markReopened(tx: Tx, month: string, by: number, reason: string) {
  await tx
    .updateTable("period_closing")
    .set({ reopened_by: by, reopened_at: sql<string>`now()`, reason })
    .where("month", "=", firstDay(month))
    .where("reopened_at", "is", null)
    .execute();
}

const SHOWN = 12;
const NAME = (member: string) => `coalesce(nullif(${member}.full_name, ''), ${member}.username)`;

/** Newest first, including reopened ones. */
export const closings = (reader: Reader): Promise<Closing[]> =>
  ask(
    reader,
    `select to_char(p.month, 'YYYY-MM') as month, iso_instant(p.closed_at) as closed_at, ${NAME("m")} as closed_by, p.hash,
        case when p.reopened_at is not null then json_build_object('at', iso_instant(p.reopened_at), 'by', ${NAME("r")},
          'reason', p.reason) end as reopened
      from period_closing p join member m on m.id = p.closed_by left join member r on r.id = p.reopened_by
      order by p.id desc limit ${SHOWN}`,
  );

/** The month of the first posting to a fund, if any. */
export async function firstMonth(reader: Reader): Promise<string | undefined> {
  const [row] = await ask<{ month: string | null }>(
    reader,
    "select to_char(min(at) at time zone 'Asia/Jakarta', 'YYYY-MM') as month from ledger_posting",
  );
  return row?.month ?? undefined;
}
