import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { balancesOfPayment, discount, event, fund, sales, shipping, tuition } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { aCampaign } from "../../testing/builders.ts";
import { bearer } from "../../testing/calls.ts";
import { anEvent, registerAt } from "../../testing/events.ts";
import { aDevice, aQris, letNoticesApprove, tell } from "../../testing/qris.ts";
import { byTwo } from "../../testing/second-person.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper, booked } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { openPayment, owePayer, type Payable, Payables, verifyPayment } from "../index.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ RATE_LIMIT_PER_MINUTE: "100000" });
});
const inOne = <T>(work: (tx: Tx) => Promise<T>) => api.database.kysely.transaction().execute(work);

/** What every payable does: shares of any accounts, some of them lowered by a code or a voucher. */
const payable: Payable = {
  kind: "order",
  prefix: "ORD",
  about: async () => ({ name: "Apa saja", link: "/", next: "" }),
  shown: () => Promise.reject(new Error("it has no page")),
  async verified() {},
  async refunded() {},
  async reversed() {},
  async closed() {},
  async restored() {},
  async reopened() {},
};
const payables = new Payables();
payables.register(payable);
const decision = { as: "system", reason: "uji" } as const;

it("refunds a ticket's unique code completely, from the event and from its campaign", async () => {
  await aQris(api.database);
  await letNoticesApprove(api.database);
  const phone = await aDevice(api.database);
  const campaign = await aCampaign(api.database);
  const given = { price_kind: "fixed" as const, campaign_id: campaign.id, campaign_basis_points: 2_000 };
  const concert = await anEvent(api.database, given, [{ price: 100_000 }]);
  await registerAt(api, concert, { amount: 100_000, method: "qris" });
  const { rows } = await api.database.pool.query<{ reference: string; amount: number }>(
    "select reference, amount from payment where kind = 'event'",
  );
  const [payment] = rows;
  if (!payment) throw new Error("no payment was opened");
  expect(payment.amount).toBeLessThan(100_000);
  await tell(api, phone, { amount: payment.amount });
  const one = await aBookkeeper(api);
  const two = [one.headers, bearer(await aStaffMember(api, "bendahara"))] as const;
  const account = { bank: "BSI", account_number: "0000042", account_holder: "Rina" };
  const back = { way: "transfer", reason: "Acara batal.", ...account };
  const { status } = await byTwo(api, `payments/${payment.reference}/refund`, back, two);
  expect(status).toBe(200);
  expect(await booked(api, payment.reference)).toEqual({
    "qris:donasi": payment.amount,
    payers: -payment.amount,
  });
  expect(await examine(api.database)).toEqual([]);
});

it("empties every share by a refund in full, negative ones too, after any parts before", async () => {
  const { id: eventId } = await anEvent(api.database);
  const accounts = [event(eventId), sales(), tuition(), shipping(), fund("infak-umum")];
  const price = fc.integer({ min: 1_000, max: 3_000_000 });
  const property = fc.asyncProperty(
    fc.uniqueArray(fc.constantFrom(...accounts), { minLength: 1 }),
    fc.array(price, { minLength: 5, maxLength: 5 }),
    fc.integer({ min: 0, max: 999 }),
    fc.array(fc.double({ min: 0.01, max: 0.9, noNaN: true }), { maxLength: 3 }),
    async (of, prices, code, parts) => {
      const shares = of.map((account, place) => ({ account, amount: prices[place] ?? 1_000 }));
      if (code > 0) shares.push({ account: discount(), amount: -code });
      const { id, amount } = await inOne((tx) =>
        openPayment(tx, payable, {
          ...{ method: "bsi", shares, memberId: null, expiresInMinutes: null },
          payer: { name: "Pembayar", phone: "", email: "" },
        }),
      );
      await inOne((tx) => verifyPayment(tx, payables, id, decision));
      const left = async () =>
        new Map(
          (await balancesOfPayment(api.database.kysely, id)).map((leg) => [leg.account, 0 - leg.amount]),
        );
      let rest = amount;
      for (const part of parts) {
        const back = Math.floor(rest * part);
        if (back === 0) continue;
        await inOne((tx) => owePayer(tx, payables, id, back, decision));
        rest -= back;
        const now = await left();
        for (const share of shares) {
          const sign = Math.sign(now.get(share.account) ?? 0);
          expect(sign === 0 || sign === Math.sign(share.amount), share.account).toBe(true);
        }
      }
      await inOne((tx) => owePayer(tx, payables, id, "all", decision));
      const after = await left();
      for (const { account } of shares) expect(after.get(account), account).toBe(0);
    },
  );
  await fc.assert(property, { numRuns: 40 });
});
