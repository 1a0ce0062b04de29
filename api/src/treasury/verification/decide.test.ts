import type { Notification } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign, aPayment } from "../../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
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

const decide = (reference: string, what: "approve" | "reject", body: object = {}, headers = treasurer) =>
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
  it("counts the money at once, tells the payer and writes down who it was", async () => {
    const member = await aSignedInMember(api);
    const gift = await aWaitingGift(api.database, campaignId, { amount: 100_250, member_id: member.id });
    expect((await decide(gift.reference, "approve")).body).toMatchObject({ status: "verified" });
    expect(await collected()).toBe(100_250);
    const { body: news } = await send<Notification[]>(
      api,
      "GET",
      "/api/notifications/?unread=true",
      undefined,
      bearer(member),
    );
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

  it("counts once when two treasurers approve at the same moment, and tells the second who was first", async () => {
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

  it("approves many, each by itself", async () => {
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

it("leaves books that agree", async () => {
  const complaints = await examine(api.database);
  // Builders write payments without their first step of history; nothing else may be amiss.
  expect(complaints).toEqual([]);
});
