import type { PaymentFile, StatementMatch } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database.ts";

type Reader = Database["kysely"] | Tx;
type Candidate = PaymentFile["candidates"][number];

/** Transfers are typed by hand: the code is forgotten, digits are rounded. */
const NEAR_RUPIAH = 1000;
const NEAR_DAYS = 3;
const CANDIDATES_MOST = 5;

interface Line {
  id: number;
  day: string;
  amount: number;
  description: string;
  difference: number;
  days_late: number;
  named: boolean;
}

/** Money of exactly this amount, about this day: that is it. Later, or not quite as much: a person must look. */
export function matchOf({
  difference,
  days_late,
  named,
}: Omit<Line, "id" | "day" | "amount" | "description">): StatementMatch | undefined {
  if (difference === 0 && Math.abs(days_late) <= 1) return "exact";
  if (difference === 0 && Math.abs(days_late) <= NEAR_DAYS) return "near";
  if (difference === 0 && days_late > NEAR_DAYS) return "late";
  return named && Math.abs(days_late) <= NEAR_DAYS ? "near" : undefined;
}

/** Open lines of the payment's bank that may be its money, the likeliest first. */
export async function candidatesFor(reader: Reader, paymentId: string): Promise<Candidate[]> {
  const found = await sql<Line>`with own as (
      select p.id, p.method, p.amount, p.payer_name, coalesce(t.transfer_date, (p.created_at at time zone 'Asia/Jakarta')::date) as day,
        coalesce(nullif(t.account_name, ''), p.payer_name) as name, coalesce(t.source_account, '') as account
      from payment p left join lateral (select * from transfer_claim t where t.payment_id = p.id order by t.id desc limit 1) t on true
      where p.id = ${paymentId} and p.status = 'pending' and p.method <> 'midtrans'
    )
    select s.id, s.day, s.amount, s.description, s.amount - own.amount as difference, s.day - own.day as days_late,
      word_similarity(plain_words(own.name), plain_words(s.description)) > 0.5
        or (length(own.account) >= 6 and position(own.account in s.description) > 0) as named
    from own join statement_line s on s.bank = own.method and s.state in ('open', 'unidentified')
      and s.amount between own.amount - ${NEAR_RUPIAH} and own.amount + ${NEAR_RUPIAH}
      and s.day between own.day - ${NEAR_DAYS}::int and own.day + 60
    order by abs(s.amount - own.amount), abs(s.day - own.day), s.id limit 20`.execute(reader);
  return found.rows
    .flatMap(({ difference, days_late, named, ...line }) => {
      const match = matchOf({ difference, days_late, named });
      return match ? [{ ...line, match }] : [];
    })
    .slice(0, CANDIDATES_MOST);
}
