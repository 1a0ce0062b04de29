import { beforeAll, beforeEach, expect, it } from "vitest";
import { donationPayable } from "../../charity/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { aCampaign, aMember } from "../../testing/builders.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import { closePayment, type Decision, type Payment, takenBackByProvider, verifyPayment } from "../index.ts";
import { Payables } from "./payable.ts";

let api: TestApp;
let memberId: number;
let gift: Payment;
const payables = new Payables();
payables.register(donationPayable);
const PROVIDER: Decision = { as: "provider", reason: "Midtrans: settlement (rahasia)" };

beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  memberId = (await aMember(api.database)).id;
  const campaign = await aCampaign(api.database, { title: "Sumur Desa" });
  gift = await aWaitingGift(api.database, campaign.id, { amount: 100_250, member_id: memberId });
});

const together = <T>(work: (tx: Tx) => Promise<T>) => api.database.kysely.transaction().execute(work);
const verify = () => together((tx) => verifyPayment(tx, payables, gift.id, PROVIDER));
const close = (to: "rejected" | "expired" | "cancelled", decision: Decision) =>
  together((tx) => closePayment(tx, payables, gift.id, to, decision));
const news = () =>
  api.database.kysely
    .selectFrom("notification")
    .select(["title", "body", "link"])
    .where("member_id", "=", memberId)
    .orderBy("id")
    .execute();

it("notifies a member once of received money, from any source, and never repeats the provider's text", async () => {
  await verify();
  await verify();
  expect(await news()).toEqual([
    {
      title: "Donasimu sudah kami terima: Sumur Desa",
      body: `Terima kasih. Rp. 100.250 (${gift.reference}) sudah kami catat. Semoga menjadi amal yang berkah.`,
      link: "/riwayat-donasi",
    },
  ]);
});

it("tells why staff rejected it", async () => {
  const { id: by } = await aMember(api.database);
  await close("rejected", { as: "staff", by, reason: "Bukti tidak terbaca" });
  const [told] = await news();
  expect(told?.title).toBe("Donasi untuk Sumur Desa belum dapat kami terima");
  expect(told?.body).toContain("Alasannya: Bukti tidak terbaca");
});

it("notifies the payer that it expired, but not of the payer's own acts", async () => {
  await close("expired", { as: "system", reason: "batas waktu" });
  expect(await news()).toMatchObject([{ title: "Donasi untuk Sumur Desa kedaluwarsa" }]);
});

it("sends nothing about the payer's own acts, to guests, or to deleted members", async () => {
  await close("cancelled", { as: "payer", reason: "berubah pikiran" });
  expect(await news()).toEqual([]);
  const campaign = await aCampaign(api.database);
  const gone = await aMember(api.database, { deleted_at: new Date().toISOString() });
  for (const member_id of [null, gone.id]) {
    const other = await aWaitingGift(api.database, campaign.id, { member_id });
    await together((tx) => verifyPayment(tx, payables, other.id, PROVIDER));
  }
  const { rowCount } = await api.database.pool.query("select from notification where member_id = $1", [
    gone.id,
  ]);
  expect(rowCount).toBe(0);
});

it("tells the payer of each refunded part", async () => {
  await verify();
  for (const total of [40_000, 100_250] as const)
    await together((tx) => takenBackByProvider(tx, payables, gift.id, total, PROVIDER));
  const bodies = (await news()).slice(1).map(({ body }) => body);
  expect(bodies).toEqual([
    `Rp. 40.000 dari ${gift.reference} sudah dikembalikan.`,
    `Rp. 60.250 dari ${gift.reference} sudah dikembalikan.`,
  ]);
});

it("is rolled back together with the change that it reports", async () => {
  await expect(
    together(async (tx) => {
      await verifyPayment(tx, payables, gift.id, PROVIDER);
      throw new Error("listrik padam");
    }),
  ).rejects.toThrow("listrik padam");
  expect(await news()).toEqual([]);
});
