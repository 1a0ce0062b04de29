import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { aCampaign } from "../testing/builders.ts";
import { send, VISITOR } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { refuseFuture } from "../treasury/payouts/refuse-future-day.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterEach(() => void vi.useRealTimers());

const at = (instant: string) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(instant);
};

it.each([
  ["2026-11-15T16:59:59Z", "2026-11-15"],
  ["2026-11-15T17:00:00Z", "2026-11-16"],
  ["2026-12-31T17:00:00Z", "2027-01-01"],
])("a gift at %s counts for Jakarta's %s, whatever the server's time zone", async (instant, day) => {
  const { slug } = await aCampaign(api.database);
  at(instant);
  const gift = { kind: "donation", slug, amount: 50_000, payer_name: "Siti", payer_phone: "081200000000" };
  const { body } = await send<{ reference: string }>(
    api,
    "POST",
    "/api/payments/purchase/",
    { ...gift, method: "bsi" },
    VISITOR,
  );
  const given = await api.database.kysely
    .selectFrom("donation")
    .innerJoin("payment", "payment.id", "donation.payment_id")
    .select("transfer_date")
    .where("reference", "=", body.reference)
    .executeTakeFirstOrThrow();
  expect(given.transfer_date).toBe(day);
});

it("a payout may be dated today in Jakarta, although it is yesterday in UTC", () => {
  at("2026-11-15T17:00:00Z");
  expect(() => refuseFuture("2026-11-16")).not.toThrow();
  expect(() => refuseFuture("2026-11-17")).toThrow();
});
