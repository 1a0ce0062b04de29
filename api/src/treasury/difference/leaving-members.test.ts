import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aBuyer, type Buyer, type Refusal } from "../../testing/buyer.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let one: Bookkeeper;
let giver: Buyer;
let reference: string;
beforeAll(async () => {
  api = await testApp();
  one = await aBookkeeper(api);
});

async function aGiftOf(amount: number) {
  giver = await aBuyer(api);
  const campaign = await aCampaign(api.database);
  const gift = await aWaitingGift(api.database, campaign.id, { amount, member_id: giver.id });
  await api.database.pool.query("update donation set message = 'Semoga berkah' where payment_id = $1", [
    gift.id,
  ]);
  reference = gift.reference;
}
const leave = () => giver.call<Refusal>("DELETE", "/api/accounts/me/", {});

it("refuses to delete an account while a treasurer looks at its proof, because a rejected transfer must be returned", async () => {
  await aGiftOf(50_000);
  expect(await leave()).toMatchObject({
    status: 409,
    body: {
      code: "under_way",
      detail: `Bukti transfermu untuk pembayaran ${reference} masih kami periksa. Setelah itu akunmu dapat dihapus.`,
    },
  });
  expect((await one.post(`payments/${reference}/reject`, { reason: "tidak ada di mutasi" })).status).toBe(
    200,
  );
  expect((await leave()).status).toBe(200);
});

it("refuses to delete an account while we owe its member money", async () => {
  await aGiftOf(50_000);
  const line = await one.line(80_000);
  expect((await one.approve(reference, { lines: [line], settle: "payer" })).status).toBe(200);
  expect(await one.file(reference)).toMatchObject({ status: "verified", held_amount: 30_000 });
  const kept = await leave();
  expect([kept.status, kept.body.code]).toEqual([409, "under_way"]);
  expect(kept.body.detail).toContain("Rp. 30.000 milikmu masih kami simpan. Hubungi kami");

  const refund = { way: "transfer", amount: 30_000, reason: "lebih bayar" };
  const promised = await one.post(`payments/${reference}/refund`, refund);
  expect(promised.status).toBe(200);
  expect((await leave()).body.detail).toContain("Rp. 30.000 masih akan kami kembalikan kepadamu.");
  expect(await examine(api.database)).toEqual([]);
});

it("gives a member the prayers that they wrote", async () => {
  await aGiftOf(20_000);
  const { body } = await giver.call<{ donations: object[] }>("GET", "/api/accounts/export/");
  expect(body.donations).toMatchObject([{ order_id: reference, message: "Semoga berkah" }]);
});
