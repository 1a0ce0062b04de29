import { randomUUID } from "node:crypto";
import type { Notification, WaitingDecision } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aSignedInMember } from "../../testing/calls.ts";
import { aBookkeeper, type Bookkeeper } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let books: Bookkeeper;
let campaignId: number;
beforeAll(async () => {
  api = await testApp();
  books = await aBookkeeper(api);
  campaignId = (await aCampaign(api.database)).id;
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

const aGift = (amount: number) => aWaitingGift(api.database, campaignId, { amount });
interface Stored {
  fresh: boolean;
  state: string;
  seconds: number;
  refused: { reference: string; detail: string }[];
  code: string;
  detail: string;
}
const APPROVE = { to: "approve", note: "", lines: [], confirm: true };
const REJECT = { to: "reject", reason: "Transfer belum masuk." };
const store = (references: string[], verdict: object = APPROVE, key: string = randomUUID(), by = books) =>
  by.post<Stored>("decisions", { key, references, verdict });
const statusOf = async (reference: string) => (await books.file(reference)).status;
const listed = async (by = books) =>
  (await api.get<WaitingDecision[]>("/api/admin/decisions/", by.headers)).body;
/** The time to undo is over for all of them. */
async function later() {
  await api.database.pool.query("update job set run_at = now() where name = 'decision'");
  await api.app.jobs.runDue();
}
const toldAbout = async (reference: string) => {
  const { rows } = await api.database.pool.query<{ told: number }>(
    "select count(*)::int as told from notification where body like $1 or title like $1 or link like $1",
    [`%${reference}%`],
  );
  return rows[0]?.told;
};

it("stores a decision when it is made, carries it out later, and notifies the payer only then, once", async () => {
  const { id: member_id } = await aSignedInMember(api);
  const { reference } = await aWaitingGift(api.database, campaignId, { amount: 310_225, member_id });
  const key = randomUUID();
  expect((await store([reference], APPROVE, key)).body).toMatchObject({ fresh: true, seconds: 10 });
  // Sent again, because the answer was lost: it is the same decision.
  const again = await store([reference], APPROVE, key);
  expect(again.body).toMatchObject({ fresh: false, state: "waiting" });
  expect(await listed()).toMatchObject([{ key, reference, to: "approve", amount: 310_225, own: true }]);
  // Not due yet: nothing happens, and nobody was told.
  await api.app.jobs.runDue();
  expect([await statusOf(reference), await toldAbout(reference)]).toEqual(["pending", 0]);
  await later();
  await later();
  expect(await toldAbout(reference)).toBe(1);
  const { status, history, postings } = await books.file(reference);
  expect([status, history.filter(({ to_status }) => to_status === "verified").length]).toEqual([
    "verified",
    1,
  ]);
  expect(postings.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)).toBe(310_225);
  expect((await store([reference], APPROVE, key)).body).toMatchObject({ fresh: false, state: "made" });
  expect(await listed()).toEqual([]);
});

it("carries out nothing of an undone decision, and refuses an undo that comes too late", async () => {
  const { reference } = await aGift(311_225);
  const key = randomUUID();
  await store([reference], REJECT, key);
  const other = await aBookkeeper(api);
  expect((await other.post(`decisions/${key}/undo`, {})).status).toBe(404);
  expect((await books.post(`decisions/${key}/undo`, {})).status).toBe(200);
  await later();
  expect([await statusOf(reference), await toldAbout(reference)]).toEqual(["pending", 0]);
  const second = randomUUID();
  await store([reference], REJECT, second);
  await later();
  expect(await statusOf(reference)).toBe("rejected");
  expect((await books.post(`decisions/${second}/undo`, {})).body.code).toBe("already_made");
  expect((await books.post(`decisions/${randomUUID()}/undo`, {})).status).toBe(404);
});

it("undone and due at the same moment, a decision is either made or undone", async () => {
  const { reference } = await aGift(312_225);
  const key = randomUUID();
  await store([reference], APPROVE, key);
  await api.database.pool.query("update job set run_at = now() where name = 'decision'");
  const [{ status }] = await Promise.all([books.post(`decisions/${key}/undo`, {}), api.app.jobs.runDue()]);
  await later();
  expect(await statusOf(reference)).toBe(status === 200 ? "pending" : "verified");
});

it("refuses impossible decisions at once, of several payments only those", async () => {
  const [first, second, third] = [await aGift(313_225), await aGift(314_225), await aGift(315_225)];
  expect((await store([first.reference], { to: "reject", reason: "x" })).status).toBe(400);
  expect((await store(["TIDAK-ADA"])).status).toBe(404);
  const line = await books.line(300_000, "TRF KURANG");
  const short = { ...APPROVE, confirm: false, lines: [line], unclaimed: 300_000 };
  expect((await store([first.reference], short)).body.code).toBe("flagged");
  const taken = { ...APPROVE, lines: [line], unclaimed: 1 };
  expect((await store([first.reference], taken)).body.code).toBe("line_taken");
  expect(await listed()).toEqual([]);
  await store([second.reference]);
  const many = await store([first.reference, second.reference, third.reference], {
    to: "approve",
    confirm: true,
  });
  expect(many.body.refused).toEqual([
    { reference: second.reference, detail: expect.stringContaining("Baru saja diputuskan oleh") },
  ]);
  await later();
  for (const { reference } of [first, second, third]) expect(await statusOf(reference)).toBe("verified");
});

it("shows the maker decisions that could not be carried out, until they have read them", async () => {
  const [taken, gone] = [await aGift(316_225), await aGift(317_225)];
  const key = randomUUID();
  await store([taken.reference], REJECT, key);
  await books.approve(taken.reference);
  await later();
  expect(await statusOf(taken.reference)).toBe("verified");
  expect(await listed()).toMatchObject([
    {
      key,
      reference: taken.reference,
      state: "failed",
      problem: expect.stringContaining("Sudah disetujui oleh"),
    },
  ]);
  const { body: told } = await api.get<Notification[]>("/api/notifications/", books.headers);
  expect(told.map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/^Penolakan untuk .* tidak jadi$/),
  );
  expect((await books.post(`decisions/${key}/seen`, {})).status).toBe(200);
  expect(await listed()).toEqual([]);

  const leaving = await aBookkeeper(api);
  await store([gone.reference], APPROVE, randomUUID(), leaving);
  await api.database.pool.query(
    "delete from staff_role where member_id = (select id from member where username = $1)",
    [leaving.username],
  );
  await later();
  expect(await statusOf(gone.reference)).toBe("pending");
});
