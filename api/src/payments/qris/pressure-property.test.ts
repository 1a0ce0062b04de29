import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { pageOf } from "../../testing/payment-page.ts";
import { bodyOf, letNoticesApprove, type Quote, quote, tell } from "../../testing/qris.ts";
import { api, beginScene, newBase, phone, slug } from "../notices/notices-scene.fixture.ts";

/** What people do with three amounts that more than three of them want, and the time that passes meanwhile. */
const DEEDS = [
  "quote",
  "quote",
  "quote",
  "look",
  "look",
  "pay",
  "pay",
  "tell",
  "tell",
  "minutes",
  "days",
] as const;
type Deed = { do: (typeof DEEDS)[number]; nth: number };
const deed: fc.Arbitrary<Deed> = fc.record({ do: fc.constantFrom(...DEEDS), nth: fc.nat(7) });
const MINUTES = { minutes: 20, days: 49 * 60 };

interface Paid {
  reference: string;
  amount: number;
  posted: number;
  /** Until when the payer could think that the code was theirs. */
  promised: number;
}

beforeAll(async () => {
  await beginScene();
  await letNoticesApprove(api.database, { payment_limit: 10_000_000, day_limit: 1_000_000_000 });
});

const pick = <T>(from: readonly T[], nth: number): T | undefined => from[nth % Math.max(from.length, 1)];

async function beginCourse() {
  const base = newBase();
  const { body } = await quote(api, { slug, base_amount: base + 1_500 });
  await tell(api, phone, { amount: body.amount });
  await api.database.pool.query(
    `insert into amount_hold (account, amount, payment_id, held, code)
      select 'qris-donasi', $2::bigint + n, (select id from payment where reference = $1), tstzrange(now(), now() + interval '90 days'), n
      from generate_series(1, 996) n on conflict do nothing`,
    [body.reference, base],
  );
  return {
    base,
    quoted: [] as Quote[],
    seen: [] as Quote[],
    paid: [] as Paid[],
    told: new Map<string, Paid>(),
  };
}
type Course = Awaited<ReturnType<typeof beginCourse>>;

/** As if everything of this course had happened so much earlier: the oldest hold first, because no two may overlap. */
async function pass({ quoted, paid }: Course, minutes: number) {
  const references = quoted.map(({ reference }) => reference);
  const { rows } = await api.database.pool.query<{ id: number }>(
    `select h.id from amount_hold h join payment p on p.id = h.payment_id where p.reference = any($1) order by lower(h.held)`,
    [references],
  );
  for (const { id } of rows)
    await api.database.pool.query(
      `update amount_hold set held = tstzrange(lower(held) - $2::interval, upper(held) - $2::interval),
        looked_at = looked_at - $2::interval, given_up_until = given_up_until - $2::interval where id = $1`,
      [id, `${minutes} minutes`],
    );
  await api.database.pool.query(
    "update payment set expires_at = expires_at - $2::interval where reference = any($1) and status = 'pending'",
    [references, `${minutes} minutes`],
  );
  await api.database.pool.query(
    "update money_notice n set posted_at = posted_at - $2::interval from payment p where p.id = n.payment_id and p.reference = any($1)",
    [references, `${minutes} minutes`],
  );
  for (const one of paid) {
    one.posted -= minutes * 60_000;
    one.promised -= minutes * 60_000;
  }
  await api.app.payments.keepUp();
}

async function pay(course: Course, asked: Quote | undefined) {
  if (!asked) return;
  const { rows } = await api.database.pool.query<{ promised: Date }>(
    `select greatest(upper(held), given_up_until) as promised from amount_hold h join payment p on p.id = h.payment_id
      where reference = $1`,
    [asked.reference],
  );
  const promised = new Date(rows[0]?.promised ?? 0).getTime();
  course.paid.push({ reference: asked.reference, amount: asked.amount, posted: Date.now(), promised });
}

async function play(course: Course, { do: what, nth }: Deed) {
  if (what === "quote") {
    const { status, body } = await quote(api, { slug, base_amount: course.base });
    if (status === 201) course.quoted.push(body);
    else expect(body.code).toBe("amounts_taken");
  }
  if (what === "look") {
    const asked = pick(course.quoted, nth);
    if (!asked) return;
    const { next } = await pageOf(api, asked);
    if (next === "pay_qris") course.seen.push(asked);
  }
  if (what === "pay") await pay(course, pick(course.seen, nth));
  if (what === "tell") {
    const [money] = course.paid.splice(nth % Math.max(course.paid.length, 1), 1);
    if (!money) return;
    const payer = `${money.reference} NOMOR ${course.told.size}`;
    course.told.set(payer, money);
    const posted_at = new Date(money.posted).toISOString();
    expect((await tell(api, phone, bodyOf({ amount: money.amount, payer, posted_at }))).status).toBe(202);
  }
  if (what === "minutes" || what === "days") await pass(course, MINUTES[what]);
}

/** Nobody is verified by money of somebody whose code could still be paid then. */
async function check({ told }: Course) {
  const { rows } = await api.database.pool.query<{ text: string; reference: string }>(
    "select n.text, p.reference from money_notice n join payment p on p.id = n.payment_id where n.state = 'matched'",
  );
  for (const [payer, { reference, posted, promised }] of told) {
    const matched = rows.find(({ text }) => text.includes(payer));
    if (matched && posted < promised) expect(matched.reference, `money of ${reference}`).toBe(reference);
  }
  const { rows: shared } = await api.database.pool.query(
    `select a.amount from amount_hold a join amount_hold b on a.id < b.id and a.account = b.account
      and a.amount = b.amount and a.held && b.held`,
  );
  expect(shared).toEqual([]);
}

it("never settles a payment with another payer's money, when amounts are released, end or are paid late", {
  timeout: 280_000,
}, async () => {
  const courses = fc.array(deed, { minLength: 6, maxLength: 24, size: "max" });
  await fc.assert(
    fc.asyncProperty(courses, async (deeds) => {
      const course = await beginCourse();
      for (const one of deeds) {
        await play(course, one);
        await check(course);
      }
      expect(await examine(api.database)).toEqual([]);
    }),
    { numRuns: 12, interruptAfterTimeLimit: 240_000 },
  );
});
