import type { Database } from "../../platform/database/database.ts";

/**
 * The equation of a bank account, exact to the rupiah:
 *
 *   ledger = statement + unseen + handed − open − ignored − out
 *
 * statement: all lines that the bank's files brought, in less out.
 * unseen: verified payments that no line shows yet: the list 'disetujui, belum terlihat'; and transfers that the bank gave
 * back, until a line shows that.
 * handed: cash handovers that no line shows yet.
 * open: undecided lines, in less out: not in the ledger.
 * ignored: ignored lines, in less out: not in the ledger either.
 * out: payouts, also those to stores, and transferred refunds that no line shows yet.
 *
 * A bank charge is in the ledger and among the lines, so in none of the other terms.
 *
 * The money of a decided line is in the ledger once: with the payments that share it, held for their payers (parts and
 * surpluses), or as unidentified. A posting to a bank outside these terms, or money that is counted twice, breaks the
 * equation.
 */
export const BANK_TERMS = `
  with code as (select code from receiving_account where kind = 'bank'
      union select bank from statement_line union select bank from statement_debit union select bank from payout union select bank from cash_handover
      union select substr(account, 6) from ledger_posting where account like 'bank:%'),
  ledger as (select substr(account, 6) as code, sum(amount) as amount from ledger_posting where account like 'bank:%' group by 1),
  line as (select bank, state, amount from statement_line union all select bank, state, -amount from statement_debit),
  lines as (select bank as code, sum(amount) as amount,
      coalesce(sum(amount) filter (where state = 'open' and amount > 0), 0) as open_in,
      coalesce(sum(amount) filter (where state = 'open' and amount < 0), 0) as open_out,
      coalesce(sum(amount) filter (where state = 'ignored'), 0) as ignored from line group by 1),
  payments as (select method as code, sum(unseen_amount) as unseen
    from payment where status in ('verified', 'refunded') and method <> 'midtrans' and unseen_amount > 0 group by 1),
  refunds as (select paid_from as code, sum(amount) as amount from payment_refund r
    where paid_from is not null and not exists (select from statement_debit d where d.refund_id = r.id) group by 1),
  handovers as (select bank as code, sum(amount) as amount from cash_handover
    where reversed_at is null and line_id is null group by 1),
  payouts as (select bank as code, sum(amount) as amount from payout o
    where (reversed_at is null or exists (select from returned_transfer r where r.payout_id = o.id))
    and not exists (select from statement_debit d where d.payout_id = o.id) group by 1),
  stores as (select bank as code, sum(amount - gift_amount) as amount from store_payout o where bank is not null
    and not exists (select from statement_debit d where d.store_payout_id = o.id) group by 1),
  returns as (select bank as code, sum(amount) as amount from returned_transfer where line_id is null group by 1)
  select code.code, coalesce(ledger.amount, 0)::bigint as ledger, coalesce(lines.amount, 0)::bigint as statement,
    (coalesce(payments.unseen, 0) + coalesce(returns.amount, 0))::bigint as unseen, coalesce(handovers.amount, 0)::bigint as handed,
    coalesce(lines.open_in, 0)::bigint as open_in,
    coalesce(lines.open_out, 0)::bigint as open_out, coalesce(lines.ignored, 0)::bigint as ignored,
    (coalesce(payouts.amount, 0) + coalesce(refunds.amount, 0) + coalesce(stores.amount, 0))::bigint as out
  from code left join ledger using (code) left join lines using (code) left join payments using (code)
    left join payouts using (code) left join stores using (code) left join returns using (code) left join refunds using (code) left join handovers using (code)`;

/** Zero if the equation holds. */
export const BANK_DIFFERENCE = "ledger - (statement + unseen + handed - open_in - open_out - ignored - out)";

export interface BankTerms {
  code: string;
  ledger: number;
  statement: number;
  unseen: number;
  handed: number;
  open_in: number;
  open_out: number;
  ignored: number;
  out: number;
}

export const bankTerms = async ({ pool }: Database): Promise<BankTerms[]> =>
  (await pool.query<BankTerms>(`${BANK_TERMS} order by code.code`)).rows;
