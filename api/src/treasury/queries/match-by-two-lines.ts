import type { PaymentFile } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import { ALIKE } from "./match-by-amount-and-day.ts";

type Candidate = PaymentFile["candidates"][number];

/** Halves of a transfer arrive within a few days. */
const DAYS_BEFORE = 3;
const DAYS_AFTER = 14;

/**
 * Two lines of the payment's bank that together are exactly the missing amount and both name its payer. Anything less
 * strict would match by chance among many small amounts. Of several pairs, the one that names the payer best is used.
 */
export async function splitLinesFor(reader: Reader, paymentId: string): Promise<Candidate[]> {
  const found = await sql<Omit<Candidate, "match" | "named">>`with own as (
      select p.method, p.unseen_amount as amount, coalesce(t.transfer_date, (p.created_at at time zone 'Asia/Jakarta')::date) as day,
        plain_words(coalesce(nullif(t.account_name, ''), p.payer_name)) as name, coalesce(t.source_account, '') as account
      from payment p left join lateral (select * from transfer_claim t where t.payment_id = p.id order by t.id desc limit 1) t on true
      where p.id = ${paymentId} and p.status in ('pending', 'verified') and p.method not in ('midtrans', 'cash', 'store') and p.unseen_amount > 0
    ), part as (
      select s.id, s.day, s.unclaimed as amount, s.description, s.unclaimed - own.amount as difference, s.state <> 'open' as kept,
        case when length(own.account) >= 6 and position(own.account in s.description) > 0 then 1
          else word_similarity(own.name, plain_words(s.description)) end as likeness
      from own join statement_line s on s.bank = own.method and s.unclaimed > 0 and s.unclaimed < own.amount
        and s.day between own.day - ${DAYS_BEFORE}::int and own.day + ${DAYS_AFTER}::int
        and (word_similarity(own.name, plain_words(s.description)) > ${ALIKE}::float4
          or (length(own.account) >= 6 and position(own.account in s.description) > 0))
    ), pair as (
      select one.id as first, other.id as second, least(one.likeness, other.likeness) as likeness
      from part one join part other on other.id > one.id and one.amount + other.amount = (select amount from own)
    ), best as (
      select * from pair where likeness = (select max(likeness) from pair)
    )
    select part.id, part.day, part.amount, part.description, part.difference, part.kept
    from part join best on part.id in (best.first, best.second)
    where (select count(*) from best) = 1 order by part.day, part.id`.execute(reader);
  return found.rows.map((line) => ({ ...line, match: "split", named: true }));
}
