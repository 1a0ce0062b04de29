import type { Notification } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign, aCourse, aPayment, aProduct } from "../../testing/builders.ts";
import { aBuyer, stockOf } from "../../testing/buyer.ts";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper, bankDay } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let treasurer: Record<string, string>;
let campaignId: number;
beforeAll(async () => {
  api = await testApp();
  treasurer = bearer(await aStaffMember(api, "bendahara"));
});
beforeEach(async () => {
  campaignId = (await aCampaign(api.database)).id;
});

const decide = (
  reference: string,
  what: "approve" | "reject" | "reopen",
  body: object = {},
  headers = treasurer,
) =>
  send<{ status: string; code: string; detail: string }>(
    api,
    "POST",
    `/api/admin/payments/${reference}/${what}/`,
    body,
    headers,
  );
const collected = async () =>
  (
    await api.database.kysely
      .selectFrom("campaign_total")
      .select(["collected_amount", "donor_count"])
      .where("campaign_id", "=", campaignId)
      .executeTakeFirstOrThrow()
  ).collected_amount;
const letters = async () =>
  (await api.database.kysely.selectFrom("job").select("payload").where("name", "=", "mail").execute()).map(
    ({ payload }) => payload as { to: string; subject: string; text: string },
  );

describe("approving", () => {
  it("counts the money at once, notifies the payer and records who approved", async () => {
    const member = await aSignedInMember(api);
    const gift = await aWaitingGift(api.database, campaignId, { amount: 100_250, member_id: member.id });
    expect((await decide(gift.reference, "approve")).body).toMatchObject({ status: "verified" });
    expect(await collected()).toBe(100_250);
    const { body: news } = await api.get<Notification[]>("/api/notifications/?unread=true", bearer(member));
    expect(news).toMatchObject([
      { read: false, link: "/riwayat-donasi", body: expect.stringContaining(gift.reference) },
    ]);
    expect((await letters()).find(({ to }) => to === member.email)?.text).toContain("Rp. 100.250");
    const entry = await api.database.kysely
      .selectFrom("audit_log")
      .selectAll()
      .where("subject_id", "=", gift.reference)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: "payment.approve", before: { status: "pending" } });
    await send(api, "POST", "/api/notifications/read/", {}, bearer(member));
    const { total } = await api.get("/api/notifications/?unread=true", bearer(member));
    expect(total).toBe(0);
  });

  it("counts once if two treasurers approve at the same moment, and tells the second who was first", async () => {
    const other = bearer(await aStaffMember(api, "bendahara"));
    const gift = await aWaitingGift(api.database, campaignId, { amount: 75_250 });
    const answers = await Promise.all(
      [treasurer, other, treasurer, other].map((who) => decide(gift.reference, "approve", {}, who)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.code).toBe("already_decided");
    expect(late?.body.detail).toMatch(/^Sudah disetujui oleh warga\d+ pada /);
    expect(await collected()).toBe(75_250);
  });

  it("leaves online payments to their provider", async () => {
    const online = await aPayment(api.database, { method: "midtrans" });
    expect((await decide(online.reference, "approve")).body.code).toBe("online_payment");
    expect((await decide(online.reference, "reject", { reason: "coba-coba" })).body.code).toBe(
      "online_payment",
    );
  });

  it("approves many, each in its own transaction", async () => {
    const gifts = await Promise.all(
      [1, 2, 3].map((n) => aWaitingGift(api.database, campaignId, { amount: n * 1000 + 250 })),
    );
    await decide(gifts[1]?.reference ?? "", "reject", { reason: "Nominal tidak sesuai" });
    const references = [...gifts.map(({ reference }) => reference), gifts[0]?.reference, "DON-TIDAKADA0000"];
    const { body } = await send<{ results: { approved: boolean; code: string }[] }>(
      api,
      "POST",
      "/api/admin/payments/approve/",
      { references },
      treasurer,
    );
    expect(body.results.map(({ code }) => code)).toEqual([
      "approved",
      "already_decided",
      "approved",
      "not_found",
    ]);
    expect(await collected()).toBe(1250 + 3250);
  });
});

describe("rejecting", () => {
  it("needs a reason, and the payer gets to read it", async () => {
    const gift = await aWaitingGift(api.database, campaignId, { payer_email: "tamu@example.com" });
    expect((await decide(gift.reference, "reject")).status).toBe(400);
    expect((await decide(gift.reference, "reject", { reason: "  no " })).status).toBe(400);
    const reason = "Nominal belum sesuai tiga digit terakhir";
    expect((await decide(gift.reference, "reject", { reason })).body.status).toBe("rejected");
    expect(await collected()).toBe(0);
    expect((await letters()).find(({ to }) => to === "tamu@example.com")?.text).toContain(reason);
    expect((await decide(gift.reference, "approve")).status).toBe(409);
  });
});

describe("opening a rejected payment again", () => {
  it("reopens a rejected payment with a reason, which is recorded and sent to the payer", async () => {
    const member = await aSignedInMember(api);
    const { reference } = await aWaitingGift(api.database, campaignId, {
      amount: 60_250,
      member_id: member.id,
    });
    expect((await decide(reference, "reopen", { reason: "Salah baca" })).body.code).toBe("not_rejected");
    await decide(reference, "reject", { reason: "Bukti buram, mohon kirim ulang." });
    const own = async () =>
      (
        await api.get<{ status: string; reject_reason: string | null }[]>(
          "/api/donations/donation/",
          bearer(member),
        )
      ).body;
    expect(await own()).toMatchObject([
      { status: "rejected", reject_reason: "Bukti buram, mohon kirim ulang." },
    ]);
    expect((await decide(reference, "reopen")).status).toBe(400);
    expect((await decide(reference, "reopen", { reason: "Salah baca tanggal" })).body.status).toBe("pending");
    expect(await own()).toMatchObject([{ status: "pending", reject_reason: null }]);
    const told = (await letters()).filter(({ to }) => to === member.email);
    expect(told.map(({ subject }) => subject.split(" · ")[0])).toEqual([
      expect.stringMatching(/belum dapat kami terima$/),
      expect.stringMatching(/kami periksa lagi$/),
    ]);
    expect((await decide(reference, "approve")).body.status).toBe("verified");
    expect(await collected()).toBe(60_250);
    expect((await decide(reference, "reopen", { reason: "Salah baca" })).body.code).toBe("not_rejected");
  });

  it("holds an order's goods again, once, and refuses when they are sold", async () => {
    const product = await aProduct(api.database, { stock: 2 });
    const [one, other] = [await aBuyer(api), await aBuyer(api)];
    await one.add(product.id, 2);
    const { order_number: number } = (await one.order()).body;
    await decide(number, "reject", { reason: "Transfer belum masuk." });
    expect(await stockOf(api, product.id)).toBe(2);
    const again = () => decide(number, "reopen", { reason: "Sudah masuk" });
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stockOf(api, product.id)).toBe(0);
    expect((await one.find(number)).status).toBe("Menunggu Verifikasi");
    await decide(number, "reject", { reason: "Ternyata belum." });
    await other.add(product.id, 1);
    await other.order();
    const { body } = await again();
    expect(body).toMatchObject({ code: "out_of_stock", detail: expect.stringContaining("tinggal 1") });
    expect((await one.find(number)).status).toBe("Dibatalkan");
  });

  it("opens a course's place again unless it was paid otherwise meanwhile", async () => {
    const course = await aCourse(api.database, { price: 75_000 });
    const student = await aBuyer(api);
    await student.call("POST", "/api/courses/enrollments/", { course: course.id });
    const pay = async () =>
      (
        await student.form<{ order_id: string }>(`/api/courses/${course.slug}/payment-confirmation/`, {
          amount: 75_000,
          course_id: course.id,
        })
      ).body.order_id;
    const first = await pay();
    await decide(first, "reject", { reason: "Bukti buram." });
    const second = await pay();
    const again = async (reference: string) =>
      (await decide(reference, "reopen", { reason: "Salah baca" })).body;
    expect(await again(first)).toMatchObject({
      code: "newer_payment",
      detail: expect.stringContaining(second),
    });
    await decide(second, "reject", { reason: "Bukti ganda." });
    expect((await again(second)).status).toBe("pending");
    await decide(second, "approve", { confirm: true });
    expect((await again(first)).code).toBe("already_enrolled");
  });

  it("is found for a later line, which opens and approves it in one act", async () => {
    const { reference } = await aWaitingGift(api.database, campaignId, {
      amount: 91_250,
      payer_name: "Zulfikar Lambat",
    });
    await decide(reference, "reject", { reason: "Transfer belum masuk." });
    const book = await aBookkeeper(api);
    await book.load([`${bankDay()};TRF ZULFIKAR LAMBAT;91250`]);
    const line = (await book.lines()).find(({ amount }) => amount === 91_250);
    const search = async (words: string) =>
      (
        await api.get<{ reference: string }[]>(
          `/api/admin/statements/payments/?lines=${line?.id}&search=${words}`,
          book.headers,
        )
      ).body.map((found) => found.reference);
    expect(line?.proposal).toMatchObject({ reference, status: "rejected", match: "exact" });
    expect(await search("zulfikar")).toEqual([reference]);
    const money = { references: [reference], lines: [line?.id], unclaimed: 91_250 };
    expect((await book.post("statements/assign", money)).body.code).toBe("already_decided");
    expect((await book.post("statements/assign", { ...money, reopen: true })).status).toBe(200);
    expect(await collected()).toBe(91_250);
  });

  it("is not offered to a later line if the treasurer who rejected it chose so, and is still found by name", async () => {
    const { reference } = await aWaitingGift(api.database, campaignId, {
      amount: 93_250,
      payer_name: "Yusran Palsu",
    });
    await decide(reference, "reject", { reason: "Buktinya palsu.", keep_looking: false });
    const book = await aBookkeeper(api);
    await book.load([`${bankDay()};TRF YUSRAN PALSU;93250`]);
    const line = (await book.lines()).find(({ amount }) => amount === 93_250);
    expect(line?.proposal).toBeNull();
    const found = await api.get<{ reference: string }[]>(
      `/api/admin/statements/payments/?lines=${line?.id}&search=yusran`,
      book.headers,
    );
    expect(found.body.map((one) => one.reference)).toEqual([reference]);
  });
});

it("leaves books that agree", async () => {
  const complaints = await examine(api.database);
  // Builders write payments without their first step of history; nothing else may be amiss.
  expect(complaints).toEqual([]);
});
