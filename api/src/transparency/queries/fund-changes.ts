import type { AmilSource, FundKind } from "@barakah/contract";
import { SUMMED_POSTINGS } from "../../ledger/index.ts";
import type { Reader } from "../../platform/database/database.ts";
import { ask, CHANGE, OF_A_FUND } from "./placed.ts";

export interface AmilLimit {
  name: AmilSource;
  rate_bp: number;
  source: string;
}

/** The limits of the amil's share in a year, and their legal source. */
export const amilLimits = (reader: Reader, year: number): Promise<AmilLimit[]> =>
  ask(
    reader,
    `select distinct on (name) name, rate_bp, source from amil_limit where name in ('zakat', 'infak') and year <= $1
      order by name desc, year desc`,
    [year],
  );

export type Change = "received" | "amil" | "paid_out" | "moved";

/** Changes of a kind of fund in a month; income is positive. */
export interface FundChange {
  month: string;
  kind: FundKind;
  change: Change;
  amount: number;
}

/**
 * For all months. Every report sums these rows, so months, years and balances cannot disagree. Sealed days are read as sums: a
 * report costs as much in the tenth year as in the first.
 */
export const fundChanges = (reader: Reader): Promise<FundChange[]> =>
  ask(
    reader,
    `with sums as materialized (
        select account, month, ${CHANGE("kind")} as change, sum(amount) as amount from (${SUMMED_POSTINGS}) p
        where ${OF_A_FUND("account")} group by 1, 2, 3),
      kinds as materialized (select account, fund_kind_of(account) as kind from (select distinct account from sums) a)
      select to_char(month, 'YYYY-MM') as month, kind, change, amount from (
        select month, kind, change, -sum(amount)::bigint as amount from sums join kinds using (account)
        where kind is not null group by 1, 2, 3) of_month order by 1, 2, 3`,
  );
