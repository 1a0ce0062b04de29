import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor.ts";
import { insertDonation } from "../charity/queries.ts";
import { donationSeller } from "../charity/seller.ts";
import type { Database } from "../platform/database.ts";
import { aCampaign } from "../testing/builders.ts";
import { silentLog } from "../testing/silent-log.ts";
import { testDatabase } from "../testing/test-app.ts";
import { createMidtrans } from "./midtrans/client.ts";
import type { Ending } from "./midtrans-simulator/bank.ts";
import { type RunningSimulator, startSimulator } from "./midtrans-simulator/own-port.ts";
import type { Transaction } from "./midtrans-simulator/transaction.ts";
import type { Status } from "./midtrans-simulator/transitions.ts";
import { closePayment } from "./move-payment.ts";
import { confirmAttempt, type OnlineParts, paymentPage } from "./online.ts";
import { openPayment } from "./open-payment.ts";
import { attemptsOf } from "./provider-queries.ts";
import { lockPayment, type Payment, paymentByReference } from "./queries.ts";
import { type Seller, Sellers } from "./seller.ts";

/** Anything that can happen to one payment, in any order. */
type Event =
  | { do: "pay"; ending: Ending }
  | { do: "move"; which: number; to: Status }
  | { do: "refund"; which: number; part: number }
  | { do: "hear"; times: 1 | 2 }
  | { do: "crash while hearing" }
  | { do: "close"; as: "rejected" | "expired" | "cancelled" }
  | { do: "new page" };

const AMOUNT = 75_250;
const ENDINGS: Ending[] = ["success", "pending", "failure", "challenge"];
const MOVES: Status[] = ["settlement", "deny", "cancel", "expire", "chargeback", "failure"];

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("pay" as const), ending: fc.constantFrom(...ENDINGS) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("move" as const),
      which: fc.nat(3),
      to: fc.constantFrom(...MOVES),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("refund" as const),
      which: fc.nat(3),
      part: fc.integer({ min: 1, max: AMOUNT }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("hear" as const),
      times: fc.constantFrom(1 as const, 2 as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "crash while hearing" as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("close" as const),
      as: fc.constantFrom("rejected" as const, "expired" as const, "cancelled" as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "new page" as const }) },
);

let database: Database;
let provider: RunningSimulator;
let online: OnlineParts;
let crashing = false;

/** The real seller, but for a process that dies in the middle of its transaction. */
const mortal: Seller = {
  ...donationSeller,
  async verified(tx, payment, decision) {
    await donationSeller.verified(tx, payment, decision);
    if (crashing) throw new Error("the process died");
  },
  async refunded(tx, payment, amount, decision) {
    await donationSeller.refunded(tx, payment, amount, decision);
    if (crashing) throw new Error("the process died");
  },
};

beforeAll(async () => {
  ({ database } = await testDatabase());
  provider = await startSimulator();
  const sellers = new Sellers();
  sellers.register(mortal);
  online = { database, sellers, log: silentLog, midtrans: createMidtrans(provider.client) };
});
afterAll(() => provider.close());

const aGift = async (): Promise<Payment> => {
  const campaign = await aCampaign(database);
  return database.kysely.transaction().execute(async (tx) => {
    const payment = await openPayment(tx, {
      kind: "donation",
      method: "midtrans",
      amount: AMOUNT,
      memberId: null,
      payer: { name: "Donatur", phone: "", email: "" },
      expiresInMinutes: 60,
      request: undefined,
    });
    await insertDonation(tx, {
      campaign_id: campaign.id,
      payment_id: payment.id,
      donor_name: "Donatur",
      amount: AMOUNT,
      transfer_date: "2026-11-15",
      verified_at: null,
    });
    return payment;
  });
};

const openPage = (payment: Payment) =>
  paymentPage(online, payment, {
    items: [{ id: "gift", name: "Donasi", price: AMOUNT, quantity: 1 }],
    customer: { firstName: "Donatur" },
    expiryMinutes: 60,
  });

async function hear(payment: Payment) {
  for (const attempt of await attemptsOf(database.kysely, payment.id)) await confirmAttempt(online, attempt);
}

async function transactionsOf(payment: Payment): Promise<Transaction[]> {
  const attempts = await attemptsOf(database.kysely, payment.id);
  return attempts.flatMap((attempt) => provider.bank.attempts(attempt.provider_order_id));
}

/** Plays one event. What the provider refuses did not happen. */
async function play(payment: Payment, event: Event): Promise<void> {
  const transactions = await transactionsOf(payment);
  const chosen = "which" in event ? transactions[event.which % Math.max(transactions.length, 1)] : undefined;
  switch (event.do) {
    case "pay": {
      const attempt = (await attemptsOf(database.kysely, payment.id)).at(-1);
      if (attempt?.token) provider.bank.charge(attempt.token, event.ending);
      return;
    }
    case "move":
      if (chosen) provider.bank.move(chosen.transactionId, event.to);
      return;
    case "refund":
      if (chosen) {
        const refundKey = `${chosen.transactionId}-${chosen.refunds.length}`;
        provider.bank.refund(chosen.transactionId, { refundKey, amount: event.part, reason: "uji" });
      }
      return;
    case "hear":
      await Promise.all(Array.from({ length: event.times }, () => hear(payment)));
      return;
    case "crash while hearing":
      crashing = true;
      await hear(payment).catch(() => undefined);
      crashing = false;
      return;
    case "close":
      await database.kysely
        .transaction()
        .execute((tx) =>
          closePayment(tx, online.sellers, payment.id, event.as, { as: "system", reason: "uji" }),
        );
      return;
    case "new page":
      await openPage((await paymentByReference(database.kysely, payment.reference)) ?? payment).catch(
        () => undefined,
      );
  }
}

/** What the provider holds for us of one transaction. */
function held({ status, fraudStatus, grossAmount, refunds }: Transaction): number {
  if (status === "settlement" || (status === "capture" && fraudStatus === "accept")) return grossAmount;
  if (status === "partial_refund") return grossAmount - refunds.reduce((sum, { amount }) => sum + amount, 0);
  return 0;
}

async function bookedAtProvider(payment: Payment): Promise<number> {
  const { rows } = await database.pool.query<{ booked: number }>(
    `select coalesce(sum(l.amount), 0)::bigint as booked from ledger_posting l
     join ledger_transaction t on t.id = l.transaction_id
     where l.account = 'provider:midtrans' and t.payment_id = $1`,
    [payment.id],
  );
  return rows[0]?.booked ?? 0;
}

it("whatever happens in whatever order, our books end where the provider's do, and nothing counts twice", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { minLength: 1, maxLength: 14 }), async (events) => {
      const payment = await aGift();
      await openPage(payment);
      for (const event of events) await play(payment, event);
      await hear(payment);
      await hear(payment);

      const expected = (await transactionsOf(payment)).reduce(
        (sum, transaction) => sum + held(transaction),
        0,
      );
      expect(await bookedAtProvider(payment)).toBe(expected);
      const { status, refunded_amount } = await database.kysely
        .transaction()
        .execute((tx) => lockPayment(tx, payment.id));
      if (status === "verified") expect(refunded_amount).toBeLessThan(AMOUNT);
    }),
    { numRuns: 150 },
  );
  expect(await examine(database)).toEqual([]);
});
