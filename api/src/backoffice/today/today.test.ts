import type { Waiting } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aCampaign, aPayment, aProduct } from "../../testing/builders.ts";
import { aBuyer } from "../../testing/buyer.ts";
import { bearer } from "../../testing/calls.ts";
import { anEvent, registerAt } from "../../testing/events.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper } from "../../testing/statements.ts";
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

it("lists the waiting work of each role, oldest first, and no other work", async () => {
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

it("lists cancelled payments that must be refunded, until a refund is decided", async () => {
  const books = await aBookkeeper(api);
  const treasurer = await aStaffMember(api, "bendahara");
  const planned = async () => (await today(treasurer)).find(({ kind }) => kind === "planned_refunds");
  const buyer = await aBuyer(api);
  await buyer.add((await aProduct(api.database, { price: 60_000, stock: 2 })).id, 1);
  const order = (await buyer.order()).body.order_number;
  await books.assign([order], [await books.line(60_000)]);
  await books.post(`orders/${order}/ship`, { note: "Kurir toko" });
  expect(await planned()).toBeUndefined();
  await books.post(`orders/${order}/returned`, { outcome: "refund", items: [], note: "Hilang di jalan." });

  const event = await anEvent(api.database, { price_kind: "fixed" }, [{ price: 40_000 }]);
  const { code } = (await registerAt(api, event, { amount: 40_000, method: "bsi" })).body;
  const { rows } = await run(
    "select p.reference from registration r join payment p on p.id = r.payment_id where r.code = $1",
    [code],
  );
  await books.assign([rows[0].reference], [await books.line(40_000)]);
  await books.post(`events/${event.id}/registrations/${code}/cancel`, { reason: "Mendaftar dua kali." });
  expect(await planned()).toMatchObject({ count: 2, amount: 100_000, subject: order });

  await books.post(`payments/${order}/refund`, { way: "transfer", amount: 60_000, reason: "Paket hilang" });
  expect(await planned()).toMatchObject({ count: 1, amount: 40_000, subject: rows[0].reference });
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
