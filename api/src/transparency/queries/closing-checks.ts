import type { Reader } from "../../platform/database/database.ts";
import { dayEnds } from "../../platform/jakarta-day.ts";
import { ask } from "./placed.ts";

export interface Unknown {
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

/** Campaigns with money whose kind of fund nobody confirmed. */
export async function unconfirmedCampaigns(reader: Reader, through: string): Promise<number> {
  const [row] = await ask<{ campaigns: number }>(
    reader,
    `select count(*)::int as campaigns from campaign c where fund_confirmed_at is null
      and exists (select from ledger_posting p where p.account = 'campaign:' || c.id and p.at < ${dayEnds("$1")})`,
    [through],
  );
  return row?.campaigns ?? 0;
}
