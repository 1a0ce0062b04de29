import type { PaymentFile, StatementLine, StatementMatch } from "@barakah/contract";
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
    select s.id, s.day, s.unclaimed as amount, s.description, s.unclaimed - own.amount as difference, s.day - own.day as days_late,
      word_similarity(plain_words(own.name), plain_words(s.description)) > 0.5
        or (length(own.account) >= 6 and position(own.account in s.description) > 0) as named
    from own join statement_line s on s.bank = own.method and s.unclaimed > 0
      and s.unclaimed between own.amount - ${NEAR_RUPIAH} and own.amount + ${NEAR_RUPIAH}
      and s.day between own.day - ${NEAR_DAYS}::int and own.day + 60
    order by abs(s.unclaimed - own.amount), abs(s.day - own.day), s.id limit 20`.execute(reader);
  return found.rows
    .flatMap(({ difference, days_late, named, ...line }) => {
      const match = matchOf({ difference, days_late, named });
      return match ? [{ ...line, match }] : [];
    })
    .slice(0, CANDIDATES_MOST);
}

export type Proposal = NonNullable<StatementLine["proposal"]>;

interface Pair extends Omit<Proposal, "match" | "with"> {
  line_id: number;
  difference: number;
  days_late: number;
  named: boolean;
}

const ABOUT = sql`p.reference, p.method, p.amount, p.payer_name, p.status, p.created_at,
    coalesce(t.transfer_date, (p.created_at at time zone 'Asia/Jakarta')::date) as day,
    plain_words(coalesce(nullif(t.account_name, ''), p.payer_name)) as name, coalesce(t.source_account, '') as account
  from payment p left join lateral (select * from transfer_claim t where t.payment_id = p.id order by t.id desc limit 1) t on true`;
/** Payments whose money has not been seen in a statement: those that wait, and those approved before the file came. */
const UNSEEN = sql`select ${ABOUT} where p.status = 'pending' and p.method <> 'midtrans'
  union all select ${ABOUT} where p.status = 'verified' and p.method <> 'midtrans'
    and not exists (select from statement_share seen where seen.payment_id = p.id)`;
/** Nothing is said of a payment that was approved a season ago; without this the whole past would be read. */
const recent = (day: ReturnType<typeof sql.ref>) => sql`(w.status = 'pending'
  or w.created_at between ${day} - interval '62 days' and ${day} + interval '5 days')`;
const namedBy = (description: ReturnType<typeof sql.ref>) =>
  sql`(word_similarity(w.name, plain_words(${description})) > 0.5
    or (length(w.account) >= 6 and position(w.account in ${description}) > 0))`;

async function pairsOf(reader: Reader, lineIds: readonly number[]): Promise<Pair[]> {
  const found = await sql<Pair>`with w as (${UNSEEN})
    select s.id as line_id, w.reference, w.payer_name, w.amount, w.status, s.unclaimed - w.amount as difference,
      s.day - w.day as days_late, ${namedBy(sql.ref("s.description"))} as named
    from statement_line s join w on w.method = s.bank
      and w.amount between s.unclaimed - ${NEAR_RUPIAH} and s.unclaimed + ${NEAR_RUPIAH}
      and (w.status = 'pending' or w.amount = s.unclaimed) and ${recent(sql.ref("s.day"))}
      and s.day between w.day - ${NEAR_DAYS}::int and w.day + 60
    where s.id = any(${[...lineIds]})
    order by abs(s.unclaimed - w.amount), word_similarity(w.name, plain_words(s.description)) desc, w.status,
      abs(s.day - w.day), w.reference`.execute(reader);
  return found.rows;
}

/** Two transfers of one person that together make the payment. */
async function splitsOf(reader: Reader, lineIds: readonly number[]) {
  const found = await sql<
    Omit<Proposal, "match" | "with"> & { one: number; other: number }
  >`with w as (${UNSEEN})
    select a.id as one, b.id as other, w.reference, w.payer_name, w.amount, w.status
    from statement_line a join statement_line b on b.bank = a.bank and b.id > a.id and b.id = any(${[...lineIds]})
    join w on w.method = a.bank and w.amount = a.unclaimed + b.unclaimed and ${recent(sql.ref("a.day"))}
      and a.day between w.day - ${NEAR_DAYS}::int and w.day + 60
    where a.id = any(${[...lineIds]}) and ${namedBy(sql.ref("a.description"))} and ${namedBy(sql.ref("b.description"))}
    order by w.reference, a.id, b.id`.execute(reader);
  return found.rows;
}

/** Sums repeat: of the many payments that are approved already, only one that the bank's words name. */
const judge = (pair: Pair): StatementMatch | undefined =>
  pair.status === "verified" && !pair.named ? undefined : matchOf(pair);

/** For each line at most one payment, and no payment twice: the surest first. */
export async function proposalsFor(
  reader: Reader,
  lineIds: readonly number[],
): Promise<Map<number, Proposal>> {
  const proposals = new Map<number, Proposal>();
  const taken = new Set<string>();
  if (lineIds.length === 0) return proposals;
  const judged = (await pairsOf(reader, lineIds)).map((pair) => ({ ...pair, match: judge(pair) }));
  for (const wanted of ["exact", "near", "late"] as const) {
    for (const { line_id, match, reference, payer_name, amount, status } of judged) {
      if (match !== wanted || proposals.has(line_id) || taken.has(reference)) continue;
      taken.add(reference);
      proposals.set(line_id, { reference, payer_name, amount, status, match, with: [] });
    }
  }
  for (const { one, other, ...payment } of await splitsOf(reader, lineIds)) {
    if (proposals.has(one) || proposals.has(other) || taken.has(payment.reference)) continue;
    taken.add(payment.reference);
    proposals.set(one, { ...payment, match: "split", with: [other] });
    proposals.set(other, { ...payment, match: "split", with: [one] });
  }
  return proposals;
}
