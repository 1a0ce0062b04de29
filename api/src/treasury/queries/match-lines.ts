import type { PaymentFile, StatementLine, StatementMatch } from "@barakah/contract";
import { type RawBuilder, sql } from "kysely";
import { lockPayments } from "../../payments/index.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";
import {
  ALIKE,
  LATE_DAYS,
  matchOf,
  NAMED_NEAR_RUPIAH,
  NEAR_DAYS,
  NEAR_RUPIAH,
  REPORTED_LATE_DAYS,
} from "./match-by-amount-and-day.ts";
import { splitLinesFor } from "./match-by-two-lines.ts";

type Candidate = PaymentFile["candidates"][number];

const CANDIDATES_MOST = 5;

interface Line {
  id: number;
  day: string;
  amount: number;
  description: string;
  difference: number;
  days_late: number;
  named: boolean;
  kept: boolean;
}

/** Bank lines beside these payments, likeliest first: by amount, or by the payer's name or account. */
async function besideLines(reader: Reader, which: RawBuilder<unknown>, most: number) {
  const found = await sql<Line & { reference: string }>`with own as (
      select p.id, p.reference, p.method, p.unseen_amount as amount, coalesce(t.transfer_date, (p.created_at at time zone 'Asia/Jakarta')::date) as day,
        coalesce(nullif(t.account_name, ''), p.payer_name) as name, coalesce(t.source_account, '') as account
      from payment p left join lateral (select * from transfer_claim t where t.payment_id = p.id order by t.id desc limit 1) t on true
      where ${which} and p.status in ('pending', 'verified') and p.method not in ('midtrans', 'cash', 'store') and p.unseen_amount > 0
    ), beside as (
      select own.reference, s.id, s.day, s.unclaimed as amount, s.description, s.unclaimed - own.amount as difference, s.day - own.day as days_late,
        s.state <> 'open' as kept, word_similarity(plain_words(own.name), plain_words(s.description)) > ${ALIKE}::float4
          or (length(own.account) >= 6 and position(own.account in s.description) > 0) as named
      from own join statement_line s on s.bank = own.method and s.unclaimed > 0
        and s.unclaimed between own.amount - ${NAMED_NEAR_RUPIAH} and own.amount + ${NAMED_NEAR_RUPIAH}
        and s.day between own.day - ${NEAR_DAYS}::int and own.day + ${LATE_DAYS}::int
    )
    select * from beside where named or difference = 0
    order by named desc, abs(difference), abs(days_late), id limit ${most}`.execute(reader);
  return found.rows.flatMap(({ days_late, ...line }) => {
    const match = matchOf({ ...line, days_late });
    return match ? [{ ...line, match }] : [];
  });
}

/**
 * Bank lines that may pay the payment, likeliest first: a named payer before others (a course has one price, and many
 * pay on one day), the exact amount before others.
 */
export async function candidatesFor(reader: Reader, paymentId: string): Promise<Candidate[]> {
  const found = await besideLines(reader, sql`p.id = ${paymentId}`, 20);
  const alone = found.map(({ reference: _, ...line }) => line).slice(0, CANDIDATES_MOST);
  // If one line of the payer is the whole amount, no pair is looked for.
  return alone.some(({ difference, named }) => difference === 0 && named)
    ? alone
    : withoutTwice([...(await splitLinesFor(reader, paymentId)), ...alone]);
}

/** The lines that may pay each of these payments by themselves. */
export async function linesBeside(
  reader: Reader,
  references: readonly string[],
): Promise<Map<string, number[]>> {
  const found = await besideLines(reader, sql`p.reference = any(${references}::text[])`, 10_000);
  return new Map(
    [...Map.groupBy(found, ({ reference }) => reference)].map(([reference, lines]) => [
      reference,
      lines.map(({ id }) => id),
    ]),
  );
}

const withoutTwice = (lines: readonly Candidate[]) =>
  lines.filter((line, place) => lines.findIndex(({ id }) => id === line.id) === place);

/** The lines that pay a payment. */
export async function moneyFor(reader: Reader, paymentId: string): Promise<PaymentFile["money"]> {
  const found = await sql<PaymentFile["money"][number]>`select l.id, l.bank, l.day, l.description, s.amount
    from statement_share s join statement_line l on l.id = s.line_id where s.payment_id = ${paymentId}
    order by l.day, l.id`.execute(reader);
  return found.rows;
}

/** A proposal without what the payment is for and how sure it is: see `doubt-about-match.ts`. */
type Proposal = Omit<NonNullable<StatementLine["proposal"]>, "kind" | "title" | "sure" | "doubt">;

type Named = Omit<Proposal, "match" | "with">;

interface Pair extends Named {
  difference: number;
  days_late: number;
  named: boolean;
  likeness: number;
}

export interface Suspected {
  id: number;
  pairs: Pair[] | null;
  /** `likeness`: how well both lines name the payer. */
  splits: (Named & { other: number; likeness: number })[] | null;
}

const ABOUT = `p.reference, p.method, p.unseen_amount as amount, p.payer_name, p.status,
    coalesce(t.transfer_date, (p.created_at at time zone 'Asia/Jakarta')::date) as day,
    plain_words(coalesce(nullif(t.account_name, ''), p.payer_name)) as name, coalesce(t.source_account, '') as account
  from payment p left join lateral (select * from transfer_claim t where t.payment_id = p.id order by t.id desc limit 1) t on true`;
/** Created around the day of the line, so that an index limits what is read. */
const REPORTED = `p.created_at between item.day - interval '${LATE_DAYS + 2} days' and item.day + interval '${REPORTED_LATE_DAYS} days'`;
/**
 * Payments that no bank line shows: pending ones, and those verified before the file was imported. Limited to recent ones,
 * so that the past is not read.
 */
const unseen = (waiting: string, approved: string, further = "") => `(
    select ${ABOUT} where p.status = 'pending' and p.method = item.bank and ${waiting}
    union all select ${ABOUT} where p.status = 'verified' and p.method = item.bank and ${approved}
      and ${REPORTED}
      and p.unseen_amount > 0 ${further}) w`;
/** Rejected payments that are still sought: exact amount and a single line only. */
const REJECTED = `union all select ${ABOUT} where p.status = 'rejected' and p.sought and p.method = item.bank
  and p.amount = item.unclaimed and ${REPORTED}`;
const LIKENESS = (line: string) => `word_similarity(w.name, plain_words(${line}.description))`;
const NAMED = (line: string) =>
  `(${LIKENESS(line)} > ${ALIKE} or (length(w.account) >= 6 and position(w.account in ${line}.description) > 0))`;
/** The account number is as certain as the best name. */
const SURE = (line: string) =>
  `case when length(w.account) >= 6 and position(w.account in ${line}.description) > 0 then 1 else ${LIKENESS(line)} end`;
const IN_TIME = `item.day between w.day - ${NEAR_DAYS} and w.day + ${LATE_DAYS}`;
const PAYMENT =
  "'reference', w.reference, 'payer_name', w.payer_name, 'amount', w.amount, 'status', w.status";
const REST = "p.unseen_amount";
const near = (sum: string) =>
  `${sum} between item.unclaimed - ${NEAR_RUPIAH} and item.unclaimed + ${NEAR_RUPIAH}`;
const together = (sum: string) => `${sum} = item.unclaimed + other.unclaimed`;

const ALONE = `left join lateral (
      select json_agg(json_build_object(${PAYMENT}, 'difference', item.unclaimed - w.amount, 'days_late', item.day - w.day,
        'named', ${NAMED("item")}, 'likeness', ${LIKENESS("item")})) as pairs
      from ${unseen(near("p.amount"), near(REST), REJECTED)} where item.unclaimed > 0 and ${IN_TIME}) alone on true`;

/**
 * For a list of lines: the payments that each may pay, alone or with another line of the page. `offset 0`: the other line is
 * read by its key. If few lines are unclaimed, the planner would otherwise read all unclaimed lines for each pair.
 */
export const SUSPECTED = {
  columns: "alone.pairs, together.splits",
  joins: `${ALONE}
    left join lateral (
      select json_agg(json_build_object(${PAYMENT}, 'other', other.id,
          'likeness', least(${SURE("item")}, ${SURE("other")})) order by w.reference, other.id) as splits
      from page beside
      join lateral (select o.* from statement_line o where o.id = beside.id and beside.id > item.id offset 0) other
        on other.bank = item.bank
      cross join lateral ${unseen(together("p.amount"), together(REST))}
      where item.unclaimed > 0 and other.unclaimed > 0 and ${IN_TIME} and ${NAMED("item")} and ${NAMED("other")}) together on true`,
};

/** Amounts repeat: a decided payment qualifies only if the line names its payer. */
const judge = (pair: Pair): StatementMatch | undefined =>
  pair.status !== "pending" && !pair.named ? undefined : matchOf(pair);

/** The payments that a line may pay by itself. */
export const paymentsOf = ({ pairs }: Pick<Suspected, "pairs">) =>
  (pairs ?? []).flatMap((pair) => {
    const match = judge(pair);
    return match ? [{ reference: pair.reference, match }] : [];
  });

/** The order of equally likely ones. */
const FIRST = ["verified", "pending", "rejected"];

/** Likeliest first; verified before pending ones, so that money is not counted twice. */
const byLikelihood = (one: Pair, other: Pair) =>
  Math.abs(one.difference) - Math.abs(other.difference) ||
  other.likeness - one.likeness ||
  FIRST.indexOf(one.status) - FIRST.indexOf(other.status) ||
  Math.abs(one.days_late) - Math.abs(other.days_late) ||
  one.reference.localeCompare(other.reference);

/** At most one payment per line and one proposal per payment, surest first. */
export function proposalsOf(lines: readonly Suspected[]): Map<number, Proposal> {
  const proposals = new Map<number, Proposal>();
  const taken = new Set<string>();
  const pairs = lines
    .flatMap(({ id, pairs: each }) => (each ?? []).map((pair) => ({ ...pair, id, match: judge(pair) })))
    .toSorted(byLikelihood);
  for (const wanted of ["exact", "near", "late"] as const) {
    for (const { id, match, reference, payer_name, amount, status } of pairs) {
      if (match !== wanted || proposals.has(id) || taken.has(reference)) continue;
      taken.add(reference);
      proposals.set(id, { reference, payer_name, amount, status, match, with: [] });
    }
  }
  // If two payers paid in halves on one day, the pair that names its payer best comes first.
  const splits = lines
    .flatMap(({ id, splits: each }) => (each ?? []).map((split) => ({ ...split, id })))
    .toSorted((one, another) => another.likeness - one.likeness);
  for (const { id, other, likeness: _, ...payment } of splits) {
    if (proposals.has(id) || proposals.has(other) || taken.has(payment.reference)) continue;
    taken.add(payment.reference);
    proposals.set(id, { ...payment, match: "split", with: [other] });
    proposals.set(other, { ...payment, match: "split", with: [id] });
  }
  return proposals;
}

const pairsOf = async (tx: Reader, ids: readonly number[]) =>
  (
    await sql<
      Omit<Suspected, "splits">
    >`select item.id, alone.pairs from statement_line item ${sql.raw(ALONE)}
      where item.id = any(${ids}::bigint[]) order by item.id`.execute(tx)
  ).rows;

export const paymentsBeside = async (reader: Reader, line: number) =>
  (await pairsOf(reader, [line])).flatMap(paymentsOf);

/**
 * The first of these lines that seems to pay a verified but unseen payment. Locks the candidates, so that
 * simultaneous decisions see each other.
 */
export async function likelyApproved(tx: Tx, ids: readonly number[]) {
  const named = (await pairsOf(tx, ids)).flatMap(({ pairs }) => (pairs ?? []).filter((pair) => pair.named));
  if (named.length === 0) return undefined;
  await lockPayments(
    tx,
    named.map(({ reference }) => reference),
  );
  for (const { id, pairs } of await pairsOf(tx, ids)) {
    const approved = (pairs ?? []).filter((pair) => pair.status === "verified" && judge(pair));
    const [likeliest] = approved.toSorted(byLikelihood);
    if (likeliest) return { line: id, ...likeliest };
  }
  return undefined;
}
