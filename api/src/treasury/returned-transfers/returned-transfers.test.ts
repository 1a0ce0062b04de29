import type {
  BankAgreement,
  CampaignFunds,
  PaymentFile,
  StaffPayout,
  StatementDebit,
} from "@barakah/contract";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { byTwo } from "../../testing/second-person.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper, type Bookkeeper, booked } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import { dayAgreement } from "../books/day-agreement-queries.ts";

let api: TestApp;
let one: Bookkeeper;
let other: Record<string, string>;
let campaign: Awaited<ReturnType<typeof aCampaign>>;
beforeAll(async () => {
  api = await testApp();
  one = await aBookkeeper(api);
  other = bearer(await aStaffMember(api, "bendahara"));
  campaign = await aCampaign(api.database);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

type Refused = { code: string; detail: string };
const BACK = { returned_on: "2026-11-12", reason: "Rekening tujuan sudah ditutup" };
const aGift = async (amount: number) => {
  const gift = await aWaitingGift(api.database, campaign.id, { amount });
  const line = await one.line(amount);
  expect((await one.approve(gift.reference, { lines: [line] })).status).toBe(200);
  return gift.reference;
};
/** Everything about a bank agrees, today and by day; what of it no line shows yet. */
async function unseen() {
  const { body } = await api.get<{ banks: BankAgreement[] }>("/api/admin/books/banks/", one.headers);
  const bsi = body.banks.find(({ code }) => code === "bsi");
  expect(bsi?.unexplained).toBe(0);
  expect(await dayAgreement(api.database, "bsi", "2026-12-31")).toMatchObject({ unexplained: 0 });
  return { in: bsi?.unseen ?? 0, out: bsi?.out ?? 0 };
}
const remaining = async () =>
  (await api.get<CampaignFunds[]>("/api/admin/campaign-funds/?limit=100", one.headers)).body.find(
    ({ id }) => id === campaign.id,
  )?.remaining;
const back = <T>(path: string, body: object = {}) =>
  byTwo<T & Refused>(api, `${path}/returned`, { ...BACK, ...body }, [one.headers, other]);

describe("a campaign's payout that the bank gave back", () => {
  const payOut = async (amount: number) => {
    const body = { campaign_id: campaign.id, bank: "bsi", amount, paid_on: "2026-11-10", title: "Semen" };
    const { status, body: made } = await send<StaffPayout>(
      ...([api, "POST", "/api/admin/payouts/", body, one.headers] as const),
    );
    expect(status).toBe(201);
    return made.id;
  };

  it("is the campaign's again; debit and credit of the bank's file are both decided", async () => {
    await aGift(100_000);
    const start = await unseen();
    const id = await payOut(60_000);
    await one.load(["10/11/2026;TRF SEMEN;-60000"]);
    const debits = await api.get<StatementDebit[]>("/api/admin/statement-debits/", one.headers);
    const debit = debits.body.find(({ payouts }) => payouts.some((payout) => payout.id === id));
    const link = { debits: [debit?.id], as: "payout", payout_id: id };
    expect((await one.post("statement-debits/decide", link)).status).toBe(200);
    const line = await one.line(60_000, "RETUR TRF SEMEN", { day: "12/11/2026" });
    expect((await one.lineOf(line, "open"))?.bringing_back).toEqual({
      ...{ kind: "payout", id: String(id), name: "Semen", noted: false },
    });
    expect((await back<StaffPayout>(`payouts/${id}`, { line })).status).toBe(200);
    expect(await remaining()).toBe(100_000);
    expect(await unseen()).toEqual(start);
    const { body } = await api.get<StaffPayout>(`/api/admin/payouts/${id}/`, one.headers);
    expect(body).toMatchObject({ returned: { on: "2026-11-12", line: { id: line } }, return_lines: [] });
    expect(body.reversed?.reason).toContain("Rekening tujuan sudah ditutup");
    expect((await back(`payouts/${id}`, { line })).body.code).toBe("already_reversed");
    expect((await one.post(`payouts/${id}/reverse`, { reason: "sekali lagi" })).body.code).toBe(
      "already_reversed",
    );
    const matched = await one.lineOf(line, "matched");
    expect(matched).toMatchObject({ returned: { kind: "payout", id: String(id) }, unclaimed: 0 });
  });

  it("may be recorded before the bank's file; the line is named later and not counted twice", async () => {
    const start = await unseen();
    const id = await payOut(30_000);
    expect((await back(`payouts/${id}`)).status).toBe(200);
    expect(await unseen()).toEqual({ in: start.in + 30_000, out: start.out + 30_000 });
    const line = await one.line(30_000, "TRF MASUK", { day: "12/11/2026" });
    const aside = { lines: [line], from: "open", as: "unidentified" };
    expect((await one.post("statements/set-aside", aside)).body.code).toBe("likely_return");
    expect((await one.post(`payouts/${id}/return-line`, { line })).status).toBe(200);
    expect((await one.post(`payouts/${id}/return-line`, { line })).body.code).toBe("already_seen");
    expect(await unseen()).toEqual({ in: start.in, out: start.out + 30_000 });
  });

  it("counts once when two press at once", async () => {
    const id = await payOut(20_000);
    const answers = await Promise.all([
      back(`payouts/${id}`),
      send<Refused>(api, "POST", `/api/admin/payouts/${id}/returned/`, BACK, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it("a refund that the bank gave back is the payer's again, is promised anew, and is paid a second time", async () => {
  const member = await aSignedInMember(api);
  const reference = await aGift(80_000);
  await api.database.pool.query("update payment set member_id = $2 where reference = $1", [
    reference,
    member.id,
  ]);
  const account = { bank: "BSI", account_number: "0000042", account_holder: "Rina" };
  const two = [one.headers, other] as const;
  const wanted = { way: "transfer", reason: "Salah program.", ...account };
  expect((await byTwo(api, `payments/${reference}/refund`, wanted, two)).status).toBe(200);
  const [refund] = (await one.file(reference)).refunds;
  const paid = { ...account, from: "bsi", paid_on: "2026-11-10", reference: "TRX-1" };
  expect((await byTwo(api, `refunds/${refund?.id}/paid`, paid, two)).status).toBe(200);
  const start = await unseen();
  expect((await back(`refunds/${refund?.id}`)).status).toBe(200);
  expect(await unseen()).toEqual({ in: start.in + 80_000, out: start.out });
  const file: PaymentFile = await one.file(reference);
  expect(file.refunds).toMatchObject([
    { status: "returned", returned: { on: "2026-11-12", line: null } },
    { status: "owed", amount: 80_000, account_number: "" },
  ]);
  expect(await booked(api, reference)).toEqual({ "bank:bsi": 80_000, payers: -80_000 });
  const news = JSON.stringify((await api.get("/api/notifications/", bearer(member))).body);
  expect(news).toContain("Kabari kami nomor rekening yang benar");
  const again = { ...paid, account_number: "0000077", reference: "TRX-2" };
  expect((await byTwo(api, `refunds/${file.refunds[1]?.id}/paid`, again, two)).status).toBe(200);
  expect(await booked(api, reference)).toEqual({});
  const line = await one.line(80_000, "RETUR", { day: "12/11/2026" });
  expect((await one.post(`refunds/${refund?.id}/return-line`, { line })).status).toBe(200);
  expect((await back(`refunds/${refund?.id}`)).body.code).toBe("already_returned");
  expect(await unseen()).toEqual({ in: start.in, out: start.out + 80_000 });
});
