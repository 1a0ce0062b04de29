import type { Waiting } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aCampaign, aPayment } from "../../testing/builders.ts";
import { bearer } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const today = async (who: { access: string }) =>
  (await api.get<Waiting[]>("/api/admin/today/", bearer(who))).body;
const kinds = (items: Waiting[]) => items.map(({ kind }) => kind);
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const run = (text: string, values: unknown[] = []) => api.database.pool.query(text, values);

it("lists what waits for each role, the oldest first, and nothing of what is not theirs", async () => {
  const [treasurer, colleague, editor, head] = [
    await aStaffMember(api, "bendahara"),
    await aStaffMember(api, "bendahara"),
    await aStaffMember(api, "editor"),
    await aStaffMember(api, "administrator"),
  ];
  expect(await today(treasurer)).toEqual([]);
  const campaign = await aCampaign(api.database);
  const { id } = await aPayment(api.database, { amount: 40_000, created_at: ago(2) });
  await run("update payment set claimed = true where id = $1", [id]);
  await run(
    `insert into payment_refund (payment_id, amount, way, status, reason, decided_by, created_at)
     values ($1, 7000, 'transfer', 'owed', 'Uji', $2, $3)`,
    [id, treasurer.id, ago(9)],
  );
  await run(
    `insert into proposal (kind, wanted, request_key, proposed_by, proposed_at) values ('qris', '{}', 'uji-hari-ini', $1, $2)`,
    [treasurer.id, ago(5)],
  );
  await run("insert into alert (key, title, sentence, opened_at) values ('uji', 'Disk penuh', 'Uji.', $1)", [
    ago(1),
  ]);
  await run("update campaign set fund_confirmed_at = now() where id = $1", [campaign.id]);

  expect(kinds(await today(treasurer))).toEqual(["refunds", "verification"]);
  expect(kinds(await today(colleague))).toEqual(["refunds", "proposals", "verification"]);
  const [refund, , verification] = await today(colleague);
  expect(refund).toMatchObject({ count: 1, amount: 7000 });
  expect(verification).toMatchObject({ count: 1, amount: 40_000 });
  expect(await today(editor)).toEqual([]);
  expect((await today(head)).at(-1)).toMatchObject({ kind: "alerts", subject: "Disk penuh" });
});

it("misses a phone that was not heard for a day, in office hours only", async () => {
  const treasurer = await aStaffMember(api, "bendahara");
  await run(
    `insert into notice_device (id, name, secret, packages, account, paired_by, last_seen)
     values ('2345ABCD', 'HP Toko', 'x', '{id.bank}', 'qris-toko', $1, now() - interval '25 hours')`,
    [treasurer.id],
  );
  const hour = Number(
    (await run("select extract(hour from now() at time zone 'Asia/Jakarta')::int as hour")).rows[0].hour,
  );
  const silent = (await today(treasurer)).find(({ kind }) => kind === "phones");
  if (hour >= 8 && hour <= 19) expect(silent).toMatchObject({ count: 1, subject: "HP Toko" });
  else expect(silent).toBeUndefined();
  await run("update notice_device set last_seen = now()");
  expect(kinds(await today(treasurer))).not.toContain("phones");
});
