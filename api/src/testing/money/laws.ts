import { jakartaDay } from "@barakah/contract";
import type pg from "pg";
import { expect } from "vitest";
import type { Transaction } from "../../../../simulators/midtrans/transaction.ts";
import { BANK_CHECK } from "../../app/doctor/banks.ts";
import { examine } from "../../app/doctor/examine.ts";
import { canMove, MOVES, type PaymentStatus } from "../../payments/lifecycle/status-transitions.ts";
import { apartIn } from "../../transparency/years/figures.ts";
import { figuresOf } from "../../transparency/years/read-year.ts";
import { dayAgreement } from "../../treasury/books/day-agreement-queries.ts";
import { unseenItems } from "../../treasury/books/unseen-items-queries.ts";
import { bankTerms } from "../../treasury/queries/bank-terms.ts";
import { checkFunds } from "./funds.ts";
import type { World } from "./world.ts";

/** Our books about one payment. */
interface Booked {
  reference: string;
  status: PaymentStatus;
  amount: number;
  refunded: number;
  paidBy: string | null;
  /** By account. */
  booked: Record<string, number>;
  orders: string[];
  /** The provider's transactions that we know of. */
  heard: string[];
  claims: number;
  path: (PaymentStatus | null)[][];
  /** Refunds promised by transfer, done or not. */
  promised: number;
  /** Counts again because such a promise was withdrawn. */
  restored: number;
  /** The shipping price, and whether the parcel has left. */
  way: number;
  sent: boolean;
}

export interface Books {
  payments: Booked[];
  /** Stock, enrolments, totals and the whole ledger: what a forged webhook must not change. */
  rest: unknown;
}

const PAYMENTS = `select p.reference, p.status, p.amount, p.refunded_amount as refunded, p.paid_by_transaction as "paidBy",
    (select coalesce(json_object_agg(account, sum), '{}') from (select l.account, sum(l.amount) from ledger_posting l
      join ledger_transaction t on t.id = l.transaction_id where t.payment_id = p.id group by 1) sums) as booked,
    (select coalesce(sum(r.amount), 0)::bigint from payment_refund r where r.payment_id = p.id and way = 'transfer') as promised,
    (select coalesce(sum(l.amount), 0)::bigint from ledger_transaction t join ledger_posting l on l.transaction_id = t.id
      where t.payment_id = p.id and t.event like 'payment:%:refunded:undone:%' and l.amount > 0) as restored,
    coalesce((select sum(shipping) from shop_order o where o.payment_id = p.id), 0)::bigint as way,
    exists (select from shipment s join shop_order o on o.id = s.order_id
      where o.payment_id = p.id and s.shipped_at is not null) as sent,
    (select count(*) from transfer_claim c where c.payment_id = p.id)::int as claims,
    array(select provider_order_id from payment_attempt a where a.payment_id = p.id order by a.id) as orders,
    array(select t.transaction_id from provider_transaction t join payment_attempt a on a.id = t.attempt_id
      where a.payment_id = p.id order by 1) as heard,
    (select json_agg(json_build_array(from_status, to_status) order by h.id) from payment_history h
      where h.payment_id = p.id) as path
  from payment p order by p.created_at, p.id`;
const REST = `select (select json_agg(json_build_array(id, stock) order by id) from product) as stock,
    (select json_agg(json_build_array(id, status) order by id) from enrolment) as enrolments,
    (select json_agg(json_build_array(id, status) order by id) from shop_order) as orders,
    (select json_agg(json_build_array(order_id, price, awb, shipped_at) order by order_id) from shipment) as parcels,
    (select json_agg(t order by campaign_id) from campaign_total t) as totals,
    (select json_agg(json_build_array(account, amount) order by id) from ledger_posting) as ledger`;

/** Prepared, because it runs after every step: planning took ten times as long. */
const asked = <Row extends pg.QueryResultRow>({ auditor }: World, name: string, text: string) =>
  auditor.pool.query<Row>({ name: `law-${name}`, text });

export async function readBooks(world: World): Promise<Books> {
  const { rows } = await asked<Booked>(world, "payments", PAYMENTS);
  return { payments: rows, rest: (await asked(world, "rest", REST)).rows[0] };
}

/** What the provider holds for us of one transaction. */
export function held({ status, fraudStatus, grossAmount, refunds }: Transaction): number {
  if (status === "settlement" || (status === "capture" && fraudStatus === "accept")) return grossAmount;
  if (status === "partial_refund") return grossAmount - refunds.reduce((sum, { amount }) => sum + amount, 0);
  return 0;
}

/** By one or more transitions: two may happen in one step. */
const reachable = (from: PaymentStatus, to: PaymentStatus, by: readonly PaymentStatus[] = []): boolean =>
  from === to ||
  MOVES[from].some((next) => next === to || (!by.includes(next) && reachable(next, to, [...by, from])));

/** Refunds only by the transaction that paid; states only move along the transition table. */
function checkMoves({ provider }: World, before: Books, after: Books) {
  for (const now of after.payments) {
    for (const [from, to] of now.path)
      if (from && from !== to)
        expect(canMove(from, to as PaymentStatus), `${now.reference}: ${from} → ${to}`).toBe(true);
    if (now.claims > 0) expect(now.status, `${now.reference}, whose proof waits`).not.toBe("expired");
    const then = before.payments.find(({ reference }) => reference === now.reference);
    if (!then) continue;
    expect(reachable(then.status, now.status), `${now.reference}: ${then.status} → ${now.status}`).toBe(true);
    expect(now.refunded + now.restored).toBeGreaterThanOrEqual(then.refunded + then.restored);
    if (now.refunded <= then.refunded) continue;
    // Refunds that we did not promise came from the provider.
    const ours = now.promised - then.promised;
    const paid = provider.bank.find(now.paidBy ?? "");
    if (now.paidBy && now.refunded - then.refunded > ours)
      expect(paid && held(paid), `${now.reference} was taken back`).toBeLessThan(now.amount);
  }
}

/** Each payment is counted at most once, and a transfer arrives at the bank it was made to. */
function checkCounting({ payments }: Books) {
  for (const { reference, status, amount, refunded, paidBy, booked } of payments) {
    const verified = status === "verified" || status === "refunded";
    const counts = verified ? amount - refunded : 0;
    const sum = (of: RegExp) =>
      Object.entries(booked).reduce((total, [account, booked]) => total + (of.test(account) ? booked : 0), 0);
    expect(
      0 - sum(/^(campaign|fund:|sales|hold:|store:|ujrah|shipping|tuition|event:|discount)/),
      `${reference} counts`,
    ).toBe(counts);
    // The payer's credit and write-offs are in the bank or nowhere.
    const arrived = counts - sum(/^writeoff/) - sum(/^payers/);
    expect(sum(/^(bank|cash|provider|qris):/), `${reference} where it arrived`).toBe(
      arrived - sum(/^unidentified/),
    );
    if (!paidBy) expect(sum(/^provider:/), `${reference} at the provider`).toBe(0 - sum(/^unidentified/));
  }
}

const wayOf = ({ booked }: Booked) => 0 - (booked.shipping ?? 0);

/** Shipping is booked apart from the goods and stays booked once the parcel has left. */
function checkWays(before: Books, after: Books) {
  for (const now of after.payments) {
    const { reference, status, refunded, way, paidBy } = now;
    expect(wayOf(now), `${reference}: the way`).toBeGreaterThanOrEqual(0);
    expect(wayOf(now), `${reference}: the way`).toBeLessThanOrEqual(way);
    if (status === "verified" && refunded === 0) expect(wayOf(now), `${reference}: the way`).toBe(way);
    const then = before.payments.find((one) => one.reference === reference);
    // Only the provider refunds regardless of whether a parcel has left.
    if (then?.sent && !paidBy)
      expect(wayOf(now), `${reference}, which was sent`).toBeGreaterThanOrEqual(wayOf(then));
  }
}

/** Possible double counting: a line kept as unidentified while its payment counts without it. */
const DOUBLED = `select l.description, p.reference, p.status from statement_line l
    join payment p on position(p.reference in l.description) > 0 and p.method = l.bank and p.kind <> 'order'
  where l.state = 'unidentified' and p.status = 'verified' and p.seen_amount = 0 and not exists
    (select from statement_line o where o.id <> l.id and position(p.reference in o.description) > 0)`;

/**
 * Bank accounts equal their lines, and nothing counts twice. Excluded: orders that staff processed without their
 * money, and payments with two candidate lines.
 */
async function checkBanks(world: World) {
  expect((await asked(world, "banks", BANK_CHECK.sql)).rows).toEqual([]);
  expect((await asked(world, "doubled", DOUBLED)).rows, "the same rupiah twice").toEqual([]);
  const items = await unseenItems(world.auditor);
  for (const { code, unseen, handed, out } of await bankTerms(world.auditor))
    expect(items.get(code)?.amount ?? 0, `${code}: items of the page of the bank`).toBe(
      unseen + handed - out,
    );
}

/** A matched notice belongs to the payment that was really paid, and no amount had two owners at a time. */
const STOLEN = `select n.text, p.reference from money_notice n join payment p on p.id = n.payment_id
  where n.state = 'matched' and position(p.reference in n.text) = 0`;
const SHARED = `select a.amount from amount_hold a join amount_hold b on a.id < b.id and a.account = b.account
  and a.amount = b.amount and a.held && b.held`;

/** What waits for another person's agreement stays with us. */
const UNAGREED = "select id from payment_refund where waits and status not in ('owed', 'withdrawn')";

async function checkQris(world: World) {
  expect((await asked(world, "stolen", STOLEN)).rows, "verified by somebody else's money").toEqual([]);
  expect((await asked(world, "shared", SHARED)).rows, "one amount, two owners").toEqual([]);
}

/** Invariants after every step, including crashes. */
export async function checkStep(world: World, before: Books, crashed: boolean): Promise<Books> {
  const after = await readBooks(world);
  checkMoves(world, before, after);
  checkCounting(after);
  checkWays(before, after);
  await checkBanks(world);
  await checkQris(world);
  expect((await asked(world, "unagreed", UNAGREED)).rows, "transferred without agreement").toEqual([]);
  if (world.fundsTried) await checkFunds(world);
  // Disagreements persist: a full check after crashes and at the end is enough.
  if (crashed) expect(await examine(world.auditor)).toEqual([]);
  const answers = world.answers.splice(0);
  if (!crashed) expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  for (const { references } of world.openings)
    expect(references.size, "payments by one call").toBeLessThan(2);
  expect(new Set(world.approvals).size, "approved once").toBe(world.approvals.length);
  return after;
}

/** The provider's answer for an order names one transaction; we know the others only from webhooks. */
function knowable({ provider }: World, { orders, heard }: Booked): Transaction[] {
  return orders.flatMap((order) => {
    const named = provider.bank.find(order);
    return provider.bank.attempts(order).filter((one) => one === named || heard.includes(one.transactionId));
  });
}

export const allKnowable = (world: World, { payments }: Books): boolean =>
  payments.every(
    (payment) =>
      knowable(world, payment).length ===
      payment.orders.flatMap((order) => world.provider.bank.attempts(order)).length,
  );

/** After asking about everything: our books equal the provider's, to the rupiah. */
export async function checkSettled(world: World, { payments }: Books) {
  expect(await examine(world.auditor)).toEqual([]);
  expect(await dayAgreement(world.auditor, "bsi", jakartaDay())).toMatchObject({ unexplained: 0 });
  const figures = await figuresOf(world.auditor.kysely, Number(jakartaDay().slice(0, 4)));
  expect(apartIn(figures), "the four statements of the year").toEqual([]);
  for (const payment of payments) {
    const expected = knowable(world, payment).reduce((sum, transaction) => sum + held(transaction), 0);
    expect(payment.booked["provider:midtrans"] ?? 0, `${payment.reference} at the provider`).toBe(expected);
  }
}
