import type { PaymentOptions, Proposal, Settings, StaffSettings } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign, aPayment } from "../../testing/builders.ts";
import { bearer, GOOD_PASSWORD, send } from "../../testing/calls.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let campaignId: number;
let treasurer: Awaited<ReturnType<typeof aStaffMember>>;
let head: Awaited<ReturnType<typeof aStaffMember>>;
type Who = { access: string };
type Listed = { works_alone: boolean; others: number; payout_limit: number; proposals: Proposal[] };

beforeAll(async () => {
  api = await testApp();
  treasurer = await aStaffMember(api, "bendahara");
  head = await aStaffMember(api, "administrator");
});
beforeEach(async () => {
  campaignId = (await aCampaign(api.database)).id;
  await api.database.pool.query("delete from setting");
});

const post = <T = Proposal & { code: string; detail: string; errors?: Record<string, string[]> }>(
  who: Who,
  path: string,
  body: object = {},
) => send<T>(api, "POST", `/api/admin/${path}/`, body, bearer(who));
const list = async (who: Who = head) => (await api.get<Listed>("/api/admin/proposals/", bearer(who))).body;
async function set(body: object) {
  const path = "/api/admin/settings/";
  const { versions } = (await api.get<StaffSettings>(path, bearer(head))).body;
  return send(api, "PUT", path, { ...body, versions }, bearer(head));
}
async function collected(amount: number) {
  const { reference } = await aWaitingGift(api.database, campaignId, { amount });
  await post(treasurer, `payments/${reference}/approve`);
}
const payout = (amount: number) => ({
  campaign_id: campaignId,
  bank: "bsi",
  amount,
  paid_on: "2026-11-10",
  title: "Semen",
  picture: null,
});
const newsOf = async ({ id }: { id: number }) =>
  (
    await api.database.kysely
      .selectFrom("notification")
      .select(["title", "link"])
      .where("member_id", "=", id)
      .orderBy("id", "desc")
      .execute()
  )[0];

describe("a payout above the limit", () => {
  it("is not one person's to record, waits for a second one, and is booked when they confirm it", async () => {
    await set({ payout_limit: 100_000 });
    await collected(500_250);
    expect((await post(treasurer, "payouts", payout(100_000))).status).toBe(201);
    expect((await post(treasurer, "payouts", payout(100_001))).body.code).toBe("second_person");
    const asked = await post(treasurer, "proposals/payout", payout(300_000));
    expect(asked).toMatchObject({ status: 201, body: { state: "waiting", amount: 300_000 } });
    expect(await newsOf(head)).toMatchObject({
      title: expect.stringContaining("Perlu orang kedua: Penyaluran Rp. 300.000"),
      link: "/admin/persetujuan",
    });
    const { id } = asked.body;
    expect(await post(treasurer, `proposals/${id}/confirm`)).toMatchObject({
      status: 403,
      body: { code: "own_proposal" },
    });
    expect((await post(head, `proposals/${id}/confirm`)).body).toMatchObject({
      state: "confirmed",
      decided_by: { id: head.id },
    });
    const { rows } = await api.database.pool.query(
      "select amount, created_by from payout where campaign_id = $1 order by id",
      [campaignId],
    );
    expect(rows).toEqual([
      { amount: 100_000, created_by: treasurer.id },
      { amount: 300_000, created_by: treasurer.id },
    ]);
    expect(await newsOf(treasurer)).toMatchObject({ title: expect.stringContaining("Usulanmu disetujui") });
    expect(await examine(api.database)).toEqual([]);
  });

  it("is confirmed once, even by two people at the same moment, and never beyond the balance", async () => {
    await set({ payout_limit: 0 });
    await collected(400_250);
    const third = await aStaffMember(api, "bendahara");
    const ids = await Promise.all(
      [1, 2].map(async () => (await post(treasurer, "proposals/payout", payout(300_000))).body.id),
    );
    const answers = await Promise.all(
      ids.flatMap((id) => [head, third, head].map((who) => post(who, `proposals/${id}/confirm`))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const codes = new Set(answers.map(({ body }) => body.code).filter(Boolean));
    expect(codes).toEqual(new Set(["already_decided", "not_enough"]));
    const { rows } = await api.database.pool.query("select amount from payout where campaign_id = $1", [
      campaignId,
    ]);
    expect(rows).toEqual([{ amount: 300_000 }]);
  });

  it("can be taken back by who asked, and refused with a reason by others", async () => {
    await collected(9_000_250);
    const one = (await post(treasurer, "proposals/payout", payout(9_000_000))).body.id;
    const other = (await post(treasurer, "proposals/payout", payout(9_000_000))).body.id;
    expect((await post(head, `proposals/${one}/withdraw`)).status).toBe(400);
    expect((await post(head, `proposals/${one}/withdraw`, { reason: "Belum waktunya." })).body.state).toBe(
      "refused",
    );
    expect((await post(treasurer, `proposals/${other}/withdraw`)).body.state).toBe("withdrawn");
    expect((await post(head, `proposals/${other}/confirm`)).body).toMatchObject({
      code: "already_decided",
      detail: expect.stringMatching(/^Usulan ini sudah ditarik oleh warga\d+\.$/),
    });
  });
});

describe("our receiving accounts", () => {
  const options = async () =>
    ((await api.get("/api/payments/options/")).body as PaymentOptions).banks.map(
      (bank) => bank.account_number,
    );
  const wanted = async (account_number: string) => {
    const { banks } = (await api.get<Settings>("/api/admin/settings/", bearer(head))).body;
    return banks.map((bank) => ({ ...bank, account_number }));
  };

  it("change by two people, who both re-authenticate", async () => {
    const banks = await wanted("7001 1111 22");
    expect((await post(treasurer, "proposals/accounts", { banks, password: GOOD_PASSWORD })).status).toBe(
      403,
    );
    expect((await post(head, "proposals/accounts", { banks })).body.errors).toHaveProperty("password");
    expect((await post(head, "proposals/accounts", { banks, password: "salah" })).status).toBe(400);
    const { body } = await post<{ proposal: Proposal }>(head, "proposals/accounts", {
      banks,
      password: GOOD_PASSWORD,
    });
    expect(body.proposal).toMatchObject({ state: "waiting", changes: [{}, {}] });
    expect(await options()).not.toContain("7001 1111 22");
    const { id } = body.proposal;
    expect((await post(treasurer, `proposals/${id}/confirm`)).body.errors).toHaveProperty("password");
    const answers = await Promise.all(
      [1, 2].map(() => post(treasurer, `proposals/${id}/confirm`, { password: GOOD_PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expect.poll(async () => new Set(await options())).toEqual(new Set(["7001 1111 22"]));
  });

  it("do not change by a proposal that others have overtaken, nor by the settings", async () => {
    const ask = async (number: string) =>
      (
        await post<{ proposal: Proposal }>(head, "proposals/accounts", {
          banks: await wanted(number),
          password: GOOD_PASSWORD,
        })
      ).body.proposal.id;
    const [first, second] = [await ask("7002222222"), await ask("7003333333")];
    const confirm = (id: number) => post(treasurer, `proposals/${id}/confirm`, { password: GOOD_PASSWORD });
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(first)).body.code).toBe("stale_proposal");
    await set({ banks: await wanted("7009999999") });
    expect(await options()).not.toContain("7009999999");
  });

  it("may be one: a bank without an account is not offered, and none at all is refused", async () => {
    const banks = (await wanted("")).map((bank) => ({ ...bank, account_name: "" }));
    const ask = (with_: object[]) =>
      post<{ proposal: Proposal; errors?: object }>(head, "proposals/accounts", {
        banks: with_,
        password: GOOD_PASSWORD,
      });
    expect((await ask(banks)).body.errors).toHaveProperty("banks");
    const one = banks.map((bank) =>
      bank.code === "bjb" ? { ...bank, account_number: "7001 3333 44" } : bank,
    );
    expect((await ask(one)).body.errors).toHaveProperty(["banks.1.account_name"]);
    const { body } = await ask(
      one.map((bank) => (bank.code === "bjb" ? { ...bank, account_name: "YAYASAN" } : bank)),
    );
    expect(
      (await post(treasurer, `proposals/${body.proposal.id}/confirm`, { password: GOOD_PASSWORD })).status,
    ).toBe(200);
    await expect.poll(async () => await options()).toEqual(["7001 3333 44"]);
  });
});

describe("one's own money", () => {
  const ways = ["approve", "reject", "reopen"] as const;
  const tryAll = async (reference: string) => {
    const answers = [];
    for (const way of ways)
      answers.push(
        (await post(treasurer, `payments/${reference}/${way}`, { reason: "Coba sendiri" })).body.code,
      );
    return answers;
  };

  it("is another's to decide about: by account, by e-mail and by a phone they have paid with", async () => {
    await aPayment(api.database, { member_id: treasurer.id, payer_phone: "0812-777-001" });
    const own = await Promise.all(
      [
        { member_id: treasurer.id },
        { payer_email: treasurer.email.toUpperCase() },
        { payer_phone: "+62812777001" },
      ].map((given) => aWaitingGift(api.database, campaignId, given)),
    );
    for (const { reference } of own) {
      expect(await tryAll(reference)).toEqual(["own_money", "own_money", "own_money"]);
      const file = await api.get<{ own: boolean }>(`/api/admin/payments/${reference}/`, bearer(treasurer));
      expect(file.body.own).toBe(true);
      expect((await post(head, `payments/${reference}/approve`)).status).toBe(200);
    }
    const { reference } = await aWaitingGift(api.database, campaignId, { payer_phone: "0812777002" });
    expect((await post(treasurer, `payments/${reference}/approve`)).status).toBe(200);
  });
});

describe("the setting that one person works alone", () => {
  it("is in force only while nobody else has the permission", async () => {
    const { rows } = await api.database.pool.query(
      "select distinct member_id from staff_role where role <> 'editor' and member_id <> $1",
      [head.id],
    );
    const others = rows.map((row) => row.member_id as number);
    const suspend = (at: string) =>
      api.database.pool.query(`update member set suspended_at = ${at} where id = any($1)`, [others]);
    await set({ works_alone: true, payout_limit: 0 });
    // The books hold money: what loosens the rule waits three days. They are over.
    await api.database.pool.query("update setting set holds_until = now() where key = 'works_alone'");
    expect((await list()).works_alone).toBe(false);
    await suspend("now()");
    expect(await list()).toMatchObject({ works_alone: true, others: 0 });
    const { reference } = await aWaitingGift(api.database, campaignId, {
      amount: 50_250,
      member_id: head.id,
    });
    expect((await post(head, `payments/${reference}/approve`)).status).toBe(200);
    expect((await post(head, "payouts", payout(40_000))).status).toBe(201);
    await set({ works_alone: false });
    expect((await post(head, "payouts", payout(1000))).body.code).toBe("second_person");
    await suspend("null");
  });
});
