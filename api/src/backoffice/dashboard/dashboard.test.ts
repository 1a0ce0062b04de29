import type { Dashboard } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aCampaign, aPayment, aVerifiedDonation } from "../../testing/builders.ts";
import { bearer } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let who: Record<string, string>;
beforeAll(async () => {
  api = await testApp();
  who = bearer(await aStaffMember(api, "bendahara"));
});

const DAY = 24 * 3600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const read = async (days = 7) => (await api.get<Dashboard>(`/api/admin/dashboard/?days=${days}`, who)).body;

it("counts verified payments by their day in Jakarta, beside the period before", async () => {
  const well = await aCampaign(api.database, { title: "Sumur", category: "sosial", deadline: ago(-3) });
  await aVerifiedDonation(api.database, well.id, { amount: 100_250, verified_at: ago(0) });
  await aVerifiedDonation(api.database, well.id, { amount: 50_250, verified_at: ago(8) });
  await aVerifiedDonation(api.database, well.id, { amount: 70_250, verified_at: ago(40) });
  await aPayment(api.database, { amount: 30_000 });
  const dashboard = await read();
  expect(dashboard.donations).toMatchObject({ total: 100_250, before: 50_250 });
  expect(dashboard.donations.days).toHaveLength(7);
  expect(dashboard.donations.days.at(-1)).toMatchObject({ value: 100_250, before: 0 });
  expect(dashboard.today.donations).toBe(100_250);
  expect(dashboard.waiting).toMatchObject({ count: 1, amount: 30_000 });
  expect(dashboard.categories).toEqual([{ category: "sosial", amount: 100_250 }]);
  expect(dashboard.campaigns).toEqual([{ id: well.id, title: "Sumur", amount: 100_250 }]);
  expect(dashboard.ending).toMatchObject([{ id: well.id, current_amount: 220_750 }]);
  expect((await read(90)).donations.total).toBe(220_750);
});
