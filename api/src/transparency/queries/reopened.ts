import type { Report } from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";
import { dayOf } from "../../platform/jakarta-day.ts";
import { REFERENCE } from "../../treasury/index.ts";
import { ask, CHANGE, NAMED, OF_A_FUND, PLACED, TITLE } from "./placed.ts";

type Reopened = NonNullable<Report["reopened"]>;

const SHOWN = 50;

/** The last reopening of a month; the report that it replaced was stored at `since`. */
const opened = async (reader: Reader, month: string) =>
  (
    await ask<Pick<Reopened, "at" | "reason" | "first_closed_at"> & { since: string }>(
      reader,
      `select iso_instant(reopened_at) as at, reason, closed_at::text as since, (select iso_instant(min(f.closed_at)) from period_closing f
        where f.month = ($1 || '-01')::date) as first_closed_at
      from period_closing where month = ($1 || '-01')::date and reopened_at is not null order by id desc limit 1`,
      [month],
    )
  )[0];

/** What a month learnt since its report was stored: entries of its days that were recorded later. */
export async function reopenedOf(reader: Reader, month: string): Promise<Report["reopened"]> {
  const found = await opened(reader, month);
  if (!found) return null;
  const { since, ...said } = found;
  const rows = await ask<Reopened["entries"][number]>(
    reader,
    `select ${dayOf("t.created_at")} as day, ${CHANGE("s.kind")} as what, ${TITLE} as fund, (-sum(s.amount))::bigint as amount,
        ${REFERENCE()} as reference
      from (${PLACED}) s join ledger_transaction t on t.id = s.transaction_id left join payment p on p.id = t.payment_id ${NAMED}
      where ${OF_A_FUND("s.account")} and coalesce(t.recorded_at, t.created_at) > $3::timestamptz
      group by t.id, s.kind, s.account, c.title, f.name, p.reference having sum(s.amount) <> 0 order by t.created_at, t.id, s.account`,
    [month, month, since],
  );
  return {
    ...said,
    change: rows.reduce((sum, { amount }) => sum + amount, 0),
    count: rows.length,
    entries: rows.slice(0, SHOWN),
  };
}
