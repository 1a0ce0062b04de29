import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aBrowser, aSignedInMember, bearer } from "../testing/calls.ts";
import { anEvent, registerAt } from "../testing/events.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ UNPAID_SEATS_PER_EVENT: "5", NEWCOMERS_STOCK_PERCENT: "50" });
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

const PAID = { price_kind: "fixed" as const };
const anHourOfTalk = (capacity: number) => anEvent(api.database, { ...PAID, capacity }, [{ price: 10_000 }]);
const hold = (event: Awaited<ReturnType<typeof anHourOfTalk>>, headers: Record<string, string>, seats = 1) =>
  registerAt(api, event, {
    names: Array.from({ length: seats }, (_, place) => `Peserta ${place}`),
    ...{ amount: seats * 10_000, method: "bsi", headers },
  });
const codes = (answers: { status: number; body: { code: string } }[]) =>
  answers.map(({ status, body }) => (status === 201 ? "held" : body.code));
const taken = async ({ id }: { id: number }) =>
  (await api.database.pool.query("select taken from event where id = $1", [id])).rows[0]?.taken;

it("lets everybody behind one Wi-Fi hold a seat, until the event is full", async () => {
  const event = await anHourOfTalk(30);
  const phones = await Promise.all(Array.from({ length: 31 }, () => aBrowser(api)));
  const answers = await Promise.all(phones.map((phone) => hold(event, phone)));
  expect(codes(answers).filter((code) => code === "held")).toHaveLength(30);
  expect(codes(answers).filter((code) => code === "sold_out")).toHaveLength(1);
});

it("lets one browser or member hold no more than its share, also at the same moment, and again once it is paid", async () => {
  const event = await anHourOfTalk(100);
  const phone = await aBrowser(api);
  const answers = await Promise.all(Array.from({ length: 8 }, () => hold(event, phone)));
  expect(codes(answers).filter((code) => code === "held")).toHaveLength(5);
  expect(new Set(codes(answers))).toEqual(new Set(["held", "more_than_share"]));
  expect(await taken(event)).toBe(5);
  const member = bearer(await aSignedInMember(api));
  expect(codes([await hold(event, member, 4), await hold(event, member, 2)])).toEqual([
    "held",
    "more_than_share",
  ]);
  // Another event, and another phone, are not concerned.
  expect(codes([await hold(await anHourOfTalk(100), phone, 5)])).toEqual(["held"]);
  expect(codes([await hold(event, await aBrowser(api), 5)])).toEqual(["held"]);
  await api.database.pool.query("update payment set expires_at = now() - interval '1 minute'");
  await api.app.payments.keepUp();
  expect(await taken(event)).toBe(0);
  expect(codes([await hold(event, phone, 5)])).toEqual(["held"]);
  const kept = await api.database.pool.query(
    "select distinct holder from registration where state <> 'waiting_payment'",
  );
  expect(kept.rows).toEqual([{ holder: "" }]);
});

it("keeps half of the seats from those who hold several, come without a cookie, or have fresh accounts", async () => {
  const event = await anHourOfTalk(10);
  const phone = await aBrowser(api);
  // The first registration of a browser counts for nobody else; then 7 are free, and newcomers may hold 3 of them.
  expect(codes([await hold(event, phone, 3)])).toEqual(["held"]);
  expect(codes([await hold(event, phone, 2)])).toEqual(["held"]);
  const [one, other, known] = [
    await aSignedInMember(api),
    await aSignedInMember(api),
    await aSignedInMember(api),
  ];
  const answers = [await hold(event, bearer(one)), await hold(event, bearer(other))];
  expect(codes(answers)).toEqual(["held", "newcomers_share"]);
  expect((await registerAt(api, event, { amount: 10_000, method: "bsi" })).body.code).toBe("newcomers_share");
  // A known member and a phone's first registration still get a seat.
  await api.database.pool.query("update member set email_proven_at = now() where id = $1", [known.id]);
  expect(codes([await hold(event, bearer(known)), await hold(event, await aBrowser(api))])).toEqual([
    "held",
    "held",
  ]);
  expect(await taken(event)).toBe(8);
});

it("counts a ticket type with its own quota as the whole event is counted", async () => {
  const event = await anEvent(api.database, PAID, [{ price: 10_000, quota: 4 }]);
  const answers = [];
  for (let call = 0; call < 3; call++)
    answers.push(await registerAt(api, event, { amount: 10_000, method: "bsi" }));
  expect(codes(answers)).toEqual(["held", "held", "newcomers_share"]);
});
