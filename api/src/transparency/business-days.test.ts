import type { Report } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { send } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { aBookkeeper, type Bookkeeper } from "../testing/statements.ts";
import { storeMonth } from "./periods/close-month.ts";
import { api, beginScene, LAST, THIS, treasurer, well } from "./two-months-scene.fixture.ts";

let one: Bookkeeper;
let closer: number;
beforeAll(async () => {
  await beginScene();
  one = await aBookkeeper(api);
  closer = (await aStaffMember(api, "bendahara")).id;
});
/** The scene's gifts are postings without payments: nobody settles them, and no campaign counts them. */
afterEach(async () =>
  expect(
    (await examine(api.database)).filter((complaint) => !/penyedia|terkumpul sebuah program/.test(complaint)),
  ).toEqual([]),
);

const reportOn = async (month: string) => (await api.get<Report>(`/api/transparency/reports/${month}/`)).body;
const close = () => api.database.transact((tx) => storeMonth(tx, LAST, closer));
const cashOn = async (day: string, amount: number) => {
  const gift = { slug: well.slug, amount, day, box: "utama" };
  const { status, body } = await send<{ reference: string }>(
    ...([api, "POST", "/api/admin/cash/gifts/", gift, treasurer] as const),
  );
  expect(status).toBe(200);
  return body.reference;
};
const payOn = async (paid_on: string, amount: number) => {
  const body = { campaign_id: well.id, bank: "bsi", amount, paid_on, title: "Semen" };
  const paid = await send<{ id: number }>(api, "POST", "/api/admin/payouts/", body, treasurer);
  expect(paid.status).toBe(201);
  return paid.body.id;
};
const dayOf = async (event: string) =>
  (
    await api.database.pool.query<{ day: string; same: boolean }>(
      `select ((created_at at time zone 'Asia/Jakarta')::date)::text as day, recorded_at > now() - interval '1 hour' as same
       from ledger_transaction where event like $1 order by id desc limit 1`,
      [event],
    )
  ).rows[0];

it("books cash, payouts and bank lines on their own day while its month is open, and keeps when it was recorded", async () => {
  await cashOn(`${LAST}-28`, 10_000);
  expect(await dayOf("payment:%:verified")).toEqual({ day: `${LAST}-28`, same: true });
  const id = await payOn(`${LAST}-27`, 2_000);
  expect((await dayOf(`payout:${id}`))?.day).toBe(`${LAST}-27`);
  await one.post(`payouts/${id}/reverse`, { reason: "Nominalnya keliru." });
  expect((await dayOf(`payout:${id}:reversed`))?.day).toBe(`${LAST}-27`);
  const line = await one.line(7_000, "TRF", { day: `26/${LAST.slice(5)}/${LAST.slice(0, 4)}` });
  await one.post("statements/set-aside", { lines: [line], from: "open", as: "unidentified", confirm: true });
  expect((await dayOf(`statement:${line}:%`))?.day).toBe(`${LAST}-26`);
});

it("never posts into a closed month: an entry dated into it is posted today", async () => {
  await close();
  const [before, running] = [await reportOn(LAST), (await reportOn(THIS)).total.received];
  await cashOn(`${LAST}-28`, 5_000);
  expect((await dayOf("payment:%:verified"))?.day.slice(0, 7)).toBe(THIS);
  expect(await reportOn(LAST)).toEqual(before);
  expect((await reportOn(THIS)).total.received - running).toBe(5_000);
});

it("a reopened month gets its late entries, and its report says what changed", async () => {
  const before = await reportOn(LAST);
  const reopen = { reason: "Setoran kotak Jumat terlewat." };
  const path = `/api/admin/periods/${LAST}/reopen/`;
  expect((await send(api, "POST", path, reopen, treasurer)).status).toBe(200);
  expect((await reportOn(LAST)).reopened).toMatchObject({ change: 0, entries: [] });
  await cashOn(`${LAST}-28`, 291_199);
  const wrong = await payOn(`${LAST}-29`.replace("02-29", "02-28"), 41_000);
  await payOn(`${LAST}-27`, 1_000);
  await one.post(`payouts/${wrong}/reverse`, { reason: "Tercatat dua kali." });
  await close();
  const after = await reportOn(LAST);
  expect(after.closed?.hash).not.toBe(before.closed?.hash);
  expect(after.total.closing - before.total.closing).toBe(290_199);
  expect(after.reopened).toMatchObject({ change: 290_199, count: 4, reason: reopen.reason });
  expect(after.reopened?.entries.map(({ what, amount }) => [what, amount])).toEqual(
    expect.arrayContaining([
      ["received", 291_199],
      ["paid_out", -41_000],
      ["paid_out", 41_000],
      ["paid_out", -1_000],
    ]),
  );
  expect((await reportOn(THIS)).total.opening).toBe(after.total.closing);
});
