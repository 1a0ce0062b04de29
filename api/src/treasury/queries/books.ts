import type { BankAgreement, BookAccount, getAccountSums, QueryOf, ResponseOf } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { dayBegins, dayEnds } from "../../platform/jakarta-day.ts";
import { nameOf } from "./account-names.ts";
import { BANK_DIFFERENCE, BANK_TERMS } from "./bank-terms.ts";
import { TITLE } from "./postings.ts";

/** The balance of every account at the end of a day, from an index alone. */
export async function accountsOn({ pool }: Database, day: string | undefined): Promise<BookAccount[]> {
  const { rows } = await pool.query<{ account: string; balance: number; title: string | null }>(
    `with sums as materialized (select account, sum(amount)::bigint as balance from ledger_posting
        ${day ? `where at < ${dayEnds("$1")}` : ""} group by account)
      select account, balance, ${TITLE("account")} as title from sums order by account`,
    day ? [day] : [],
  );
  return rows.map(({ account, balance, title }) => ({ account, balance, ...nameOf({ account, title }) }));
}

type Sums = ResponseOf<typeof getAccountSums>;

export async function accountSums(
  { pool }: Database,
  { account, from, to, through }: QueryOf<typeof getAccountSums>,
): Promise<Sums> {
  const before = `($2::text is not null and at < ${dayBegins("$2::text")})`;
  const { rows } = await pool.query<{ sums: Sums }>(
    `select json_build_object(
        'opening', coalesce(sum(amount) filter (where ${before}), 0),
        'debit', json_build_object('count', count(*) filter (where amount > 0 and not ${before}),
          'amount', coalesce(sum(amount) filter (where amount > 0 and not ${before}), 0)),
        'credit', json_build_object('count', count(*) filter (where amount < 0 and not ${before}),
          'amount', coalesce(sum(amount) filter (where amount < 0 and not ${before}), 0)),
        'closing', coalesce(sum(amount), 0),
        'through', case when $4::bigint is not null then (select coalesce(sum(g.amount), 0)
          from ledger_posting last join ledger_posting g on g.account = last.account and (g.at, g.id) <= (last.at, last.id)
          where last.id = $4 and last.account = $1) end) as sums
      from ledger_posting where account = $1 and ($3::text is null or at < ${dayEnds("$3::text")})`,
    [account, from ?? null, to ?? null, through ?? null],
  );
  return rows[0]?.sums ?? { opening: 0, debit: NONE, credit: NONE, closing: 0, through: null };
}
const NONE = { count: 0, amount: 0 };

/** A file without a balance, imported after the newest balance, may contain later money of the same day. */
const COUNTED = (
  line: string,
) => `${line}.bank = terms.code and ${line}.day between oldest.first_day and newest.day
          and not (${line}.day = newest.day and coalesce(${line}.file_id, 0) > newest.id)`;
/** The newest closing balance in the files, the oldest opening balance, and the lines in between. */
const BALANCES = `
    left join lateral (select f.id, closing as amount, closing_sen as sen, last_day as day, imported_at from statement_file f
      where f.bank = terms.code and closing is not null order by last_day desc, id desc limit 1) newest on true
    left join lateral (select opening, opening_sen as sen, first_day from statement_file f
      where f.bank = terms.code and opening is not null order by first_day, id limit 1) oldest on true
    left join lateral (select coalesce(sum(amount), 0) as amount, coalesce(sum(sen), 0) as sen from (
        select l.amount, l.sen from statement_line l where ${COUNTED("l")}
        union all select -d.amount, -d.sen from statement_debit d
        where ${COUNTED("d")}
        union all select 0, f.small_sen from statement_file f where f.bank = terms.code and f.small_sen <> 0
          and f.first_day >= oldest.first_day and f.last_day <= newest.day) line) since on true`;
/** Exact in sen, then truncated to whole rupiah. */
const MISSING =
  "trunc(newest.amount - oldest.opening - since.amount + (newest.sen - oldest.sen - since.sen) / 100.0)";

/** The terms that `doctor` verifies, and the bank's own balance. */
export async function bankAgreements({ pool }: Database): Promise<Omit<BankAgreement, "in_books">[]> {
  const { rows } = await pool.query<Omit<BankAgreement, "in_books">>(
    `with terms as materialized (${BANK_TERMS})
      select terms.*, coalesce(r.bank, terms.code) as name, (${BANK_DIFFERENCE})::bigint as unexplained, oldest.opening,
        case when newest.amount is not null then json_build_object('amount', newest.amount, 'day', newest.day,
          'imported_at', iso_instant(newest.imported_at)) end as closing,
        ${MISSING}::bigint as missing, since.sen::bigint as sen
      from terms left join receiving_account r on r.code = terms.code ${BALANCES} order by r.place, terms.code`,
  );
  return rows;
}
