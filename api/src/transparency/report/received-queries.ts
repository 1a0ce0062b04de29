import type { FundKind, ReceivedBy } from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";
import { ask, type Months, NAMED, OF_A_FUND, PLACED, SLUG, TITLE } from "../queries/placed.ts";

/** What each payment brought to an account, less refunds within the same months. */
const BROUGHT = `brought as (
    select p.account, t.payment_id, -sum(p.amount)::bigint as amount
    from (${PLACED}) p join ledger_transaction t on t.id = p.transaction_id
    where ${OF_A_FUND("p.account")} and p.kind not in ('payout', 'amil', 'transfer') group by 1, 2),
  s as materialized (
    select account, sum(amount)::bigint as amount, count(*) filter (where payment_id is not null and amount > 0)::int as receipts
    from brought group by 1)`;

/** The number of payments by kind. */
export async function receiptCounts(reader: Reader, { first, last }: Months): Promise<Map<FundKind, number>> {
  const rows = await ask<{ kind: FundKind; receipts: number }>(
    reader,
    `with ${BROUGHT} select kind, sum(receipts)::int as receipts
      from (select fund_kind_of(account) as kind, receipts from s) k where kind is not null group by 1`,
    [first, last],
  );
  return new Map(rows.map(({ kind, receipts }) => [kind, receipts]));
}

interface Asked extends Months {
  kind?: FundKind | undefined;
  limit: number;
  offset: number;
}

/** By campaign and fund, largest first. Names of donors are not queried, so none can leak. */
export async function receivedBy(reader: Reader, { first, last, kind, limit, offset }: Asked) {
  const rows = await ask<ReceivedBy & { total: number }>(
    reader,
    `with ${BROUGHT}, known as (select s.*, fund_kind_of(s.account) as kind from s)
      select s.account, s.kind, ${TITLE} as title, ${SLUG} as slug, s.receipts, s.amount, count(*) over ()::int as total
      from known s ${NAMED} where s.kind is not null and (s.amount <> 0 or s.receipts > 0) and ($3::text is null or s.kind = $3)
      order by s.amount desc, s.account limit $4 offset $5`,
    [first, last, kind ?? null, limit, offset],
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
