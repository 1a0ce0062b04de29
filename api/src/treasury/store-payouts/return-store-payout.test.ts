import type {
  BankAgreement,
  BookEntry,
  OwnPayout,
  Proposal,
  StaffStorePayout,
  StatementDebit,
  StatementLine,
} from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { bearer, send } from "../../testing/calls.ts";
import { setDelivery } from "../../testing/delivery.ts";
import { byTwo } from "../../testing/second-person.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { PAID, type PayoutScene, payoutScene, type Refused } from "./payouts-scene.fixture.ts";

let api: TestApp;
let treasurer: Bookkeeper;
let other: Record<string, string>;
let scene: PayoutScene;
beforeAll(async () => {
  api = await testApp({ COURIER: "off" });
  await setDelivery(api);
  treasurer = await aBookkeeper(api);
  other = bearer(await aStaffMember(api, "bendahara"));
});
beforeEach(async () => {
  scene = await payoutScene(api, treasurer, other);
  await scene.limit(5_000_000);
  await scene.sold();
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

const BACK = { returned_on: "2026-01-08", reason: "Rekening tujuan sudah ditutup" };
type Answer = StaffStorePayout & Refused;

/** A payout that the books say was transferred. */
async function paid(body: object = { amount: 75_000 }) {
  const { id } = (await scene.ask(body)).body;
  expect((await scene.pay(id)).status).toBe(200);
  return id;
}
const back = (id: number, body: object = {}) =>
  byTwo<Answer>(api, `store-payouts/${id}/returned`, { ...BACK, ...body }, [treasurer.headers, other]);
const show = (id: number, line: number) =>
  treasurer.post<Answer>(`store-payouts/${id}/return-line`, { line });
const aLine = (amount: number, bank: "bsi" | "bjb" = "bsi", day = "08/01/2026") =>
  treasurer.line(amount, "RETUR TRF", { day, bank });
const listed = async (id: number, state: string) =>
  (
    await api.get<StaffStorePayout[]>(`/api/admin/store-payouts/?state=${state}`, treasurer.headers)
  ).body.find((payout) => payout.id === id);
const unseen = async () => {
  const { body } = await api.get<{ banks: BankAgreement[] }>("/api/admin/books/banks/", treasurer.headers);
  const bsi = body.banks.find(({ code }) => code === "bsi");
  expect(bsi?.unexplained).toBe(0);
  return { in: bsi?.unseen ?? 0, out: bsi?.out ?? 0 };
};

describe("a transfer that the bank gave back", () => {
  it("returns to the seller's balance without the gift, which stays given; the seller reads why and can request again", async () => {
    const campaign = await aCampaign(api.database);
    const before = await scene.booked("bank:bsi");
    const id = await paid({ amount: 76_000, gift_amount: 6000, campaign: campaign.slug });
    expect(await scene.booked("bank:bsi")).toBe(before - 70_000);
    expect((await back(id)).status).toBe(200);
    expect(await scene.booked("bank:bsi")).toBe(before);
    expect(await scene.booked(`campaign:${campaign.id}`)).toBe(-6000);
    expect(await scene.balance()).toEqual({ held: 0, free: 70_000, requested: 0, debt: 0, paid_out: 6000 });
    const { seven } = scene.stores;
    const own = await seven.call<OwnPayout[]>("GET", "/api/stores/mine/payouts/");
    expect(own.body[0]).toMatchObject({ state: "returned", ...BACK, paid_to: "BSI ••••0042" });
    const data = JSON.stringify((await seven.call("GET", "/api/accounts/export/")).body);
    expect(data).toContain(`"returned_on":"${BACK.returned_on}"`);
    const news = JSON.stringify((await seven.call("GET", "/api/notifications/")).body);
    expect(news).toContain("Pencairan Rp. 70.000 kembali dari bank");
    expect(news).toContain("Rekening tujuan sudah ditutup. Rp. 70.000 masuk lagi");
    expect(await listed(id, "returned")).toMatchObject({ state: "returned", return_line: null, seen: false });
    expect(await listed(id, "paid")).toBeUndefined();
    const journal = await api.get<BookEntry[]>(
      "/api/admin/books/entries/?kind=storepayout",
      treasurer.headers,
    );
    expect(journal.body[0]?.source).toEqual({ kind: "storereturn", id: String(id) });
    const again = await scene.ask({ amount: 70_000 });
    expect(await listed(again.body.id, "requested")).toMatchObject({ bounced: true, held_by: null });
    await scene.pay(again.body.id);
    const next = await scene.ask({ amount: 1 });
    expect(next.body.code).toBe("above_balance");
    const { rows } = await api.database.pool.query(
      "select 1 from audit_log where action = 'store_payout.return' and subject_id = $1",
      [String(seven.store.id)],
    );
    expect(rows).toHaveLength(1);
  });

  it("is shown by the bank's line, now or later; its own debit stays, or is linked afterwards", async () => {
    const start = await unseen();
    const id = await paid();
    expect(await unseen()).toEqual({ in: start.in, out: start.out + 75_000 });
    const wrong = [await aLine(74_999), await aLine(75_000, "bjb")];
    expect((await back(id, { line: wrong[0] })).body.code).toBe("other_amount");
    expect((await back(id, { line: wrong[1] })).body.code).toBe("other_bank");
    expect((await back(id)).status).toBe(200);
    expect(await unseen()).toEqual({ in: start.in + 75_000, out: start.out + 75_000 });

    const line = await aLine(75_000);
    expect((await treasurer.lineOf(line, "open"))?.bringing_back).toEqual({
      ...{ kind: "store", id: String(id), name: scene.stores.seven.store.name, noted: true },
    });
    const aside = { lines: [line], from: "open", as: "unidentified" };
    expect((await treasurer.post("statements/set-aside", aside)).body.code).toBe("likely_return");
    await treasurer.post("statements/set-aside", { ...aside, confirm: true });
    expect((await listed(id, "returned"))?.return_lines).toMatchObject([{ id: line, day: "2026-01-08" }]);
    expect((await show(id, line)).body).toMatchObject({ return_line: { id: line }, return_lines: [] });
    expect((await show(id, line)).body.code).toBe("already_seen");
    const matched = await api.get<StatementLine[]>("/api/admin/statements/?state=matched", treasurer.headers);
    expect(matched.body.find((one) => one.id === line)).toMatchObject({
      returned: { kind: "store", name: scene.stores.seven.store.name },
      unclaimed: 0,
    });
    const decided = await api.get<{ lines: { id: number; undo: string }[] }>(
      "/api/admin/books/banks/bsi/decided/",
      treasurer.headers,
    );
    expect(decided.body.lines.find((one) => one.id === line)?.undo).toBe("return");

    await treasurer.load(["05/01/2026;TRF PENCAIRAN RETUR;-75000"]);
    const debits = await api.get<StatementDebit[]>("/api/admin/statement-debits/", treasurer.headers);
    const debit = debits.body.find(({ store_payouts }) => store_payouts.some((one) => one.id === id));
    const link = { debits: [debit?.id], as: "store", store_payout_id: id };
    expect((await treasurer.post("statement-debits/decide", link)).status).toBe(200);
    expect(await unseen()).toEqual(start);
  });

  it("matches an unmatched line in the same step, and refuses one that is matched", async () => {
    const start = await unseen();
    const [one, two] = [await paid({ amount: 30_000 }), await paid({ amount: 30_000 })];
    const line = await aLine(30_000);
    expect((await treasurer.lineOf(line, "open"))?.bringing_back).toMatchObject({ noted: false });
    expect((await listed(one, "paid"))?.return_lines.map((found) => found.id)).toContain(line);
    expect((await back(one, { line })).status).toBe(200);
    expect((await back(two, { line })).body.code).toBe("line_taken");
    expect(await unseen()).toEqual({ in: start.in, out: start.out + 60_000 });
    const days: [string, string][] = [
      ["2026-01-04", "sebelum ditransfer"],
      ["2999-01-01", "belum tiba"],
    ];
    for (const [returned_on, why] of days) {
      const { status, body } = await back(two, { returned_on });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain(why);
    }
  });

  it("is booked once when two treasurers press at once and the seller asks for a payout meanwhile", async () => {
    const id = await paid({ amount: 76_000 });
    const press = (who: Record<string, string>) =>
      send<Answer>(api, "POST", `/api/admin/store-payouts/${id}/returned/`, BACK, who);
    const [first, second, twice, asked] = await Promise.all([
      press(treasurer.headers),
      press(other),
      press(treasurer.headers),
      scene.ask({ amount: 76_000 }),
    ]);
    const answers = [first, second, twice].map(({ status, body }) => (status === 200 ? "ok" : body.code));
    expect(answers.sort()).toEqual(["already_decided", "already_decided", "ok"]);
    const refused = [first, second, twice].find(({ status }) => status === 409);
    expect(refused?.body.detail).toBe("Pencairan ini sudah dicatat kembali dari bank. Muat ulang halaman.");
    expect([201, 409]).toContain(asked.status);
    const { free, requested } = await scene.balance();
    expect([free, requested]).toEqual(asked.status === 201 ? [0, 76_000] : [76_000, 0]);
  });

  it("the database allows the state only after a transfer, and no way back", async () => {
    const id = await paid({ amount: 30_000 });
    const waiting = (await scene.ask({ amount: 1000 })).body.id;
    expect((await back(waiting)).body).toMatchObject({
      code: "already_decided",
      detail: "Pencairan ini belum ditransfer. Muat ulang halaman.",
    });
    await back(id);
    const set = (which: number, to: string) =>
      api.database.pool.query(`update store_payout set ${to} where id = $1`, [which]);
    for (const to of ["paid", "requested", "refused"])
      await expect(set(id, `state = '${to}'`), to).rejects.toThrow(/is decided/);
    await expect(set(waiting, "state = 'returned'")).rejects.toThrow(/is decided/);
    await expect(
      api.database.pool.query(
        "update returned_transfer set returned_on = '2026-01-09' where store_payout_id = $1",
        [id],
      ),
    ).rejects.toThrow(/is decided/);
    const campaign = await aCampaign(api.database);
    const given = await paid({ amount: 1000, gift_amount: 1000, campaign: campaign.slug });
    expect((await back(given)).body.code).toBe("nothing_sent");
  });
});

describe("one dishonest treasurer with a seller", () => {
  let thief: Bookkeeper;
  const alone = (path: string, body: object) => thief.post<Answer>(`store-payouts/${path}`, body);
  beforeEach(async () => {
    thief = await aBookkeeper(api);
  });

  it("gains no room by a return: the second transfer counts like the first", async () => {
    await scene.limit(100_000);
    const { id } = (await scene.ask({ amount: 76_000 })).body;
    expect((await alone(`${id}/paid`, PAID)).status).toBe(200);
    // By word alone, it counts against the limit too.
    const said = await alone(`${id}/returned`, BACK);
    expect(said.body).toMatchObject({ code: "second_person", amount: 24_000 });
    expect(said.body.detail).toContain("belum terlihat di mutasi");
    // Some donor's line of that amount: the money is the seller's, but it does not leave.
    expect((await alone(`${id}/returned`, { ...BACK, line: await aLine(76_000) })).status).toBe(200);
    const again = (await scene.ask({ amount: 76_000 })).body.id;
    expect((await alone(`${again}/paid`, PAID)).body.code).toBe("second_person");
  });

  it("needs a person who confirms having seen it at the bank, and who does not own the store", async () => {
    await scene.limit(1000);
    const id = await paid();
    const asked = await thief.post<Proposal & Refused>("proposals", {
      kind: "store_return",
      payout: id,
      ...BACK,
    });
    expect(asked).toMatchObject({
      status: 201,
      body: { amount: 75_000, title: expect.stringContaining("kembali dari bank") },
    });
    const confirm = (who: Record<string, string>) =>
      send<Refused>(api, "POST", `/api/admin/proposals/${asked.body.id}/confirm/`, {}, who);
    expect((await confirm(thief.headers)).body.code).toBe("own_proposal");
    expect(await scene.balance()).toMatchObject({ free: 1000 });
    const owner = (to: string) =>
      api.database.pool.query(
        "update store set member_id = (select id from member where username = $2) where id = $1",
        [scene.stores.seven.store.id, to],
      );
    await owner(thief.username);
    expect((await alone(`${id}/returned`, BACK)).body.code).toBe("own_money");
    await api.database.pool.query("update store set member_id = $2 where id = $1", [
      scene.stores.seven.store.id,
      scene.stores.seven.id,
    ]);
    expect((await confirm(other)).status).toBe(200);
    expect(await scene.balance()).toMatchObject({ free: 76_000, paid_out: 0 });
  });
});
