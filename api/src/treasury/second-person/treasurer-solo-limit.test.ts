import type { PaymentRefund, Proposal } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send } from "../../testing/calls.ts";
import { aDevice } from "../../testing/qris.ts";
import { aStaffMember, giveRoles } from "../../testing/staff.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aBareGift, aWaitingGift } from "../../testing/transfers.ts";
import { zakatReady } from "../../testing/zakat.ts";

type Staff = Awaited<ReturnType<typeof aStaffMember>>;
type Answer = { code: string; detail: string; amount: number } & Proposal & PaymentRefund;
const LIMIT = 1_000_000;
const THEIRS = { bank: "Mandiri", account_number: "131-0012345678", account_holder: "DONATUR CONTOH" };
const OTHERS = { bank: "Mandiri", account_number: "9990001112", account_holder: "SIAPA" };
const WHY = { reason: "diminta pembayarnya" };

let api: TestApp;
let honest: Bookkeeper;
let thief: Staff;
let second: Staff;
let campaign: { id: number; slug: string };
beforeAll(async () => {
  api = await testApp();
  honest = await aBookkeeper(api);
  second = await aStaffMember(api, "bendahara");
  const head = bearer(await aStaffMember(api, "administrator"));
  const { versions } = (await api.get<{ versions: object }>("/api/admin/settings/", head)).body;
  await send(api, "PUT", "/api/admin/settings/", { payout_limit: LIMIT, versions }, head);
});
beforeEach(async () => {
  thief = await aStaffMember(api, "bendahara");
  campaign = await aCampaign(api.database);
});

const post = (path: string, body: object = {}, who: Staff = thief) =>
  send<Answer>(api, "POST", `/api/admin/${path}/`, body, bearer(who));
const propose = (body: object, who = thief) => post("proposals", body, who);
const confirm = ({ id }: { id: number }, who = second) => post(`proposals/${id}/confirm`, {}, who);
/** A gift that the bank has shown, approved by somebody else. */
async function aSeenGift(amount: number) {
  const { reference } = await aWaitingGift(api.database, campaign.id, { amount });
  await honest.approve(reference, { lines: [await honest.line(amount)], unclaimed: amount });
  return reference;
}
const payout = (amount: number) => ({
  ...{ account: `campaign:${campaign.id}`, bank: "bsi", amount, paid_on: "2026-11-10", title: "Semen" },
});

describe("refunded money", () => {
  it("does not leave by one treasurer who approves a guest's gift that nothing shows, and refunds it", async () => {
    const { reference } = await aBareGift(api.database, campaign.id, 700_000);
    expect((await post(`payments/${reference}/approve`, { confirm: true })).body.code).toBe("second_person");
    expect((await post(`payments/${reference}/refund`, { way: "transfer", ...OTHERS, ...WHY })).status).toBe(
      409,
    );
    // With a proof that the thief sent: approved, but unseen.
    const sham = await aWaitingGift(api.database, campaign.id, { amount: 700_000 });
    expect((await post(`payments/${sham.reference}/approve`, { confirm: true })).status).toBe(200);
    for (const account of [THEIRS, OTHERS, {}]) {
      const wanted = { way: "transfer", ...account, ...WHY };
      expect((await post(`payments/${sham.reference}/refund`, wanted)).body.code).toBe("second_person");
    }
    const { rows } = await api.database.pool.query("select from payment_refund");
    expect(rows).toHaveLength(0);
  });

  it("needs a second person above the limit or to another account than the payer's", async () => {
    const reference = await aSeenGift(2_000_250);
    const wanted = { way: "transfer", amount: 400_000, ...WHY };
    expect((await post(`payments/${reference}/refund`, { ...wanted, ...THEIRS })).status).toBe(200);
    expect((await post(`payments/${reference}/refund`, { ...wanted, ...OTHERS })).body).toMatchObject({
      code: "second_person",
      detail: expect.stringContaining("bukan rekening yang disebut pembayarnya"),
    });
    expect(
      (await post(`payments/${reference}/refund`, { ...wanted, ...THEIRS, amount: 600_001 })).body,
    ).toMatchObject({ code: "second_person", amount: 600_000 });
    // Without an amount, all that there is now is proposed, whatever comes later.
    const asked = await propose({ kind: "refund", reference, way: "transfer", ...OTHERS, ...WHY });
    expect(asked).toMatchObject({ status: 201, body: { amount: 1_600_250, kind: "refund" } });
    expect((await confirm(asked.body, thief)).body.code).toBe("own_proposal");
    expect((await confirm(asked.body)).body.state).toBe("confirmed");
    const { body } = await api.get<{ refunds: PaymentRefund[] }>(
      `/api/admin/payments/${reference}/`,
      bearer(thief),
    );
    expect(body.refunds.at(-1)).toMatchObject({ amount: 1_600_250, status: "owed", ...OTHERS });
    expect(await examine(api.database)).toEqual([]);
  });

  it("is paid to the account that was promised, the payer's own, or one that a second person has confirmed", async () => {
    const reference = await aSeenGift(300_250);
    const promised = await post(`payments/${reference}/refund`, { way: "transfer", ...WHY });
    const { id } = promised.body;
    const done = { from: "bsi", paid_on: "2026-11-15", reference: "TRX-1" };
    expect((await post(`refunds/${id}/paid`, { ...done, ...OTHERS })).body.code).toBe("second_person");
    const asked = await propose({ kind: "refund_account", refund: id, ...OTHERS });
    expect(asked.status).toBe(201);
    expect((await propose({ kind: "refund_account", refund: id, ...OTHERS })).body.code).toBe(
      "already_proposed",
    );
    expect((await confirm(asked.body)).status).toBe(200);
    const elsewhere = { ...OTHERS, bank: "Bank Lain" };
    expect((await post(`refunds/${id}/paid`, { ...done, ...elsewhere })).body.code).toBe("second_person");
    expect((await post(`refunds/${id}/paid`, { ...done, ...OTHERS })).body.status).toBe("paid");
  });
});

describe("the limit of a day", () => {
  it("is one for payouts, refunds and every other way out, also for calls at the same moment", async () => {
    const reference = await aSeenGift(9_000_250);
    const calls = await Promise.all([
      ...[1, 2, 3, 4].map(() => post("payouts", payout(300_000))),
      ...[1, 2, 3].map(() =>
        post(`payments/${reference}/refund`, { way: "transfer", amount: 300_000, ...THEIRS, ...WHY }),
      ),
    ]);
    expect(calls.filter(({ status }) => status < 300)).toHaveLength(3);
    expect(new Set(calls.filter(({ status }) => status >= 300).map(({ body }) => body.code))).toEqual(
      new Set(["second_person"]),
    );
    const listed = await api.get<{ left_alone: number }>("/api/admin/proposals/", bearer(thief));
    expect(listed.body.left_alone).toBe(100_000);
    // Another gift taken back, cash voided, or a debit called a bank's charge, leaves the books just the same.
    const other = await aSeenGift(200_250);
    expect((await post(`payments/${other}/reverse`, WHY)).body.code).toBe("second_person");
    await honest.load([`14/11/2026;ADM ${campaign.id};150.000 DB`]);
    const { rows } = await api.database.pool.query("select max(id)::int as id from statement_debit");
    expect((await post("statement-debits/decide", { debits: [rows[0].id], as: "charge" })).body.code).toBe(
      "second_person",
    );
    const asked = await propose({ kind: "debits", debits: [rows[0].id], as: "charge" });
    expect((await confirm(asked.body)).status).toBe(200);
  });

  it("counts no mistake that is undone: a payout, and one's own approval of any size", async () => {
    await aSeenGift(2_000_250);
    const { body } = await post("payouts", payout(LIMIT));
    expect((await post("payouts", payout(1))).body.code).toBe("second_person");
    await post(`payouts/${body.id}/reverse`, WHY);
    const { reference, amount } = await aWaitingGift(api.database, campaign.id, { amount: 5_000_250 });
    const lines = [await honest.line(amount)];
    expect((await post(`payments/${reference}/approve`, { lines, unclaimed: amount })).status).toBe(200);
    expect((await post(`payments/${reference}/reverse`, WHY)).status).toBe(200);
    expect((await post("payouts", payout(LIMIT))).status).toBe(201);
    expect(await examine(api.database)).toEqual([]);
  });

  it("begins anew after 24 hours", async () => {
    await aSeenGift(3_000_250);
    expect((await post("payouts", payout(LIMIT))).status).toBe(201);
    await api.database.pool.query("update moved_alone set at = at - interval '25 hours'");
    expect((await post("payouts", payout(LIMIT))).status).toBe(201);
  });
});

describe("a proposal", () => {
  it("judges a payout by its documented account, alone and by two, and refuses an impossible one", async () => {
    await aSeenGift(4_000_250);
    expect((await post("payouts", payout(100_000))).body).toMatchObject({ campaign: { id: campaign.id } });
    const asked = await post("proposals/payout", payout(3_000_000));
    expect((await confirm(asked.body)).body.state).toBe("confirmed");
    expect((await post("proposals/payout", payout(3_000_000))).body.code).toBe("not_enough");
    expect((await post("proposals/payout", { ...payout(10), account: "campaign:999999" })).status).toBe(400);
    expect((await post("proposals/payout", { ...payout(10), paid_on: "2999-01-01" })).status).toBe(400);
    expect(await examine(api.database)).toEqual([]);
  });

  it("approves zakat that nothing shows, by two, with the amount that was read", async () => {
    await zakatReady(api);
    const items = [{ kind: "emas", amount: 2_500_000 }];
    const asks = { items, payer_name: "Ibu Ratna", payer_phone: "0812-0000-0001" };
    const paid = await send<{ order_id: string }>(api, "POST", "/api/zakat/pay/", asks);
    const reference = paid.body.order_id;
    expect(paid.status).toBe(201);
    for (const body of [{}, { confirm: true }, { lines: [] }, { note: "benar", confirm: true }])
      expect((await post(`payments/${reference}/approve`, body)).body.code).toBe("second_person");
    const { body: all } = await post("payments/approve", { references: [reference], confirm: true });
    expect(all).toMatchObject({ results: [{ approved: false, code: "second_person" }] });
    const asked = await propose({ kind: "approval", reference, note: "setor tunai di teller" });
    expect(asked.body).toMatchObject({ title: expect.stringContaining("tanpa bukti"), amount: 2_500_000 });
    expect((await propose({ kind: "approval", reference }, second)).body.code).toBe("already_proposed");
    const readAs = (amount: number) =>
      api.database.pool.query(
        `update proposal set wanted = wanted || '{"amount": ${amount}}' where id = $1`,
        [asked.body.id],
      );
    await readAs(250_000);
    expect((await confirm(asked.body)).body.code).toBe("stale_proposal");
    await readAs(2_500_000);
    expect((await confirm(asked.body)).body.state).toBe("confirmed");
    const { rows } = await api.database.pool.query(
      "select count(*)::int as receipts from receipt r join payment p on p.id = r.payment_id where p.reference = $1",
      [reference],
    );
    expect(rows[0].receipts).toBe(1);
  });

  it("is not carried out for a former treasurer, nor by the person whose money it is", async () => {
    const { reference } = await aBareGift(api.database, campaign.id, 100_000);
    const asked = await propose({ kind: "approval", reference, confirm: true });
    const suspend = (at: string) =>
      api.database.pool.query(`update member set suspended_at = ${at} where id = $1`, [thief.id]);
    await suspend("now()");
    expect((await confirm(asked.body)).body.code).toBe("proposer_gone");
    await suspend("null");
    await api.database.pool.query("delete from staff_role where member_id = $1", [thief.id]);
    expect((await confirm(asked.body)).body.code).toBe("proposer_gone");
    await giveRoles(api, thief.id, "bendahara");
    await api.database.pool.query("update payment set payer_email = $2 where reference = $1", [
      reference,
      second.email,
    ]);
    expect((await confirm(asked.body)).body.code).toBe("own_money");
    await api.database.pool.query("update payment set payer_email = '' where reference = $1", [reference]);
    expect((await confirm(asked.body)).body.state).toBe("confirmed");
  });
});

describe("a phone and its limits", () => {
  const policy = (more: object = {}) => ({
    ...{ automatic: false, payment_limit: 100_000, day_limit: 1_000_000, seen_days: 3 },
    ...{ password: thief.password, ...more },
  });
  const now = async () =>
    (await api.get<{ automatic: boolean; day_limit: number }>("/api/admin/notice-policy/", bearer(second)))
      .body;

  it("is not paired, nor let decide, by one treasurer; less is one person's to say", async () => {
    await aDevice(api.database);
    const wanted = { name: "HP Pencuri", packages: ["id.bankcontoh.mobile"], password: thief.password };
    expect((await post("notice-devices", wanted)).body).toMatchObject({ waits: true });
    const devices = await api.get<{ name: string }[]>("/api/admin/notice-devices/", bearer(second));
    expect(devices.body.map(({ name }) => name)).not.toContain("HP Pencuri");

    const before = await now();
    const raised = { automatic: true, payment_limit: 10_000_000, day_limit: 1_000_000_000 };
    const { body } = await post("notice-policy", policy(raised));
    expect(body).toMatchObject({ waits: true });
    expect(await now()).toMatchObject({ automatic: before.automatic, day_limit: before.day_limit });
    const { proposals } = (await api.get<{ proposals: Proposal[] }>("/api/admin/proposals/", bearer(second)))
      .body;
    const waiting = proposals.find(({ kind, state }) => kind === "notice_policy" && state === "waiting");
    expect(waiting).toMatchObject({ identity: true });
    const said = { password: second.password };
    expect((await post(`proposals/${waiting?.id}/confirm`, said, second)).body.state).toBe("confirmed");
    expect(await now()).toMatchObject({ automatic: true, day_limit: 1_000_000_000 });
    expect((await post("notice-policy", policy())).body).toMatchObject({ waits: false });
    expect(await now()).toMatchObject({ automatic: false, day_limit: 1_000_000 });
  });
});
