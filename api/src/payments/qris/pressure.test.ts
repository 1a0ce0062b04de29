import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aProduct } from "../../testing/builders.ts";
import { aBuyer } from "../../testing/buyer.ts";
import { aBrowser, VISITOR } from "../../testing/calls.ts";
import { pageOf } from "../../testing/payment-page.ts";
import { letNoticesApprove, type Quote, quote, tell } from "../../testing/qris.ts";
import {
  api,
  beginScene,
  newBase,
  ownerless,
  phone,
  post,
  slug,
  statusOf,
} from "../notices/notices-scene.fixture.ts";

beforeAll(beginScene);
beforeEach(() => letNoticesApprove(api.database));
afterEach(async () => expect(await examine(api.database)).toEqual([]));

const ask = async (base_amount: number, as: Record<string, string> = VISITOR): Promise<Quote> => {
  const { status, body } = await quote(api, { slug, base_amount }, as);
  expect({ status, detail: body.detail }).toEqual({ status: 201, detail: undefined });
  return body;
};

/** So many quotes, ten at a time, each by another of these. */
async function asked(base: number, times: number, by: readonly Record<string, string>[] = [VISITOR]) {
  const made: Quote[] = [];
  while (made.length < times)
    made.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, times - made.length) }, (_, nth) =>
          ask(base, by[(made.length + nth) % by.length]),
        ),
      )),
    );
  return made;
}

const holdOf = async ({ reference }: { reference: string }) => {
  const { rows } = await api.database.pool.query<{ live: boolean; given_up: boolean; hours: number }>(
    `select held @> now() as live, given_up_until is not null as given_up,
        round(extract(epoch from upper(held) - lower(held)) / 3600)::int as hours
      from amount_hold h join payment p on p.id = h.payment_id where reference = $1`,
    [reference],
  );
  return rows[0];
};
/** All but these codes are taken by somebody whose money has been seen: nobody gives them up. */
async function fill(base: number, leave: readonly number[]) {
  const paid = await ask(base + 1_500);
  await tell(api, phone, { amount: paid.amount });
  await api.database.pool.query(
    `insert into amount_hold (account, amount, payment_id, held, code)
      select 'qris-donasi', $2::bigint + n, (select id from payment where reference = $1), tstzrange(now(), now() + interval '2 days'), n
      from generate_series(1, 999) n where n <> all($3::int[]) on conflict do nothing`,
    [paid.reference, base, leave],
  );
}
/** Each at another address, with a cookie of its own. */
const browsers = (many: number) =>
  Promise.all(Array.from({ length: many }, (_, nth) => aBrowser(api, `10.${nth >> 8}.${nth & 255}.1`)));

async function takenOf(base: number): Promise<number> {
  const { rows } = await api.database.pool.query<{ taken: number }>(
    "select count(*)::int as taken from amount_hold where amount between $1::bigint + 1 and $1::bigint + 999 and held @> now()",
    [base],
  );
  return rows[0]?.taken ?? 0;
}

describe("the amounts of a sum", () => {
  it("are held by a gift for its day and one more, and by an order for a week", async () => {
    expect(await holdOf(await ask(newBase()))).toMatchObject({ hours: 48 });
    const buyer = await aBuyer(api);
    await buyer.add((await aProduct(api.database, { price: 90_500, stock: 3 })).id, 1);
    expect(await holdOf((await buyer.quote()).body)).toMatchObject({ hours: 8 * 24 });
  });

  it("come from up to 9 999 codes for a large gift once three quarters are taken, and no hold is given up", async () => {
    const base = 400_000;
    const waiting = await ask(base + 2_000);
    await fill(base, [1]);
    const codes = (await asked(base, 10)).map(({ code }) => Number(code));
    expect(Math.max(...codes)).toBeGreaterThan(999);
    expect(Math.max(...codes)).toBeLessThanOrEqual(9_999);
    expect(await holdOf(waiting)).toMatchObject({ live: true, given_up: false });
  });

  it("never come from the wider range for a small gift or a price", async () => {
    const base = newBase();
    await fill(base, [7, 8]);
    const given = await asked(base, 2);
    expect(given.map(({ code }) => Number(code)).sort()).toEqual([7, 8]);
    const price = 88_000;
    await fill(price - 1_000, [400]);
    const buyer = await aBuyer(api);
    await buyer.add((await aProduct(api.database, { price, stock: 3 })).id, 1);
    expect((await buyer.quote()).body).toMatchObject({ code: -600, amount: 87_400 });
  });

  it("are released for payers whose page is closed; the page says so and offers another amount", async () => {
    const base = newBase();
    await fill(base, [7, 8]);
    const looks = await ask(base);
    await pageOf(api, looks);
    const away = await ask(base);
    const next = await ask(base);
    expect(next.amount).toBe(away.amount);
    expect(await holdOf(looks)).toMatchObject({ live: true, given_up: false });
    const page = await pageOf(api, away);
    expect(page).toMatchObject({ next: "start_over", given_up: true, qris: null });
    expect(page.about.again).toContain(`amount=${base}&`);
    const picture = `/api/payments/page/${away.page.split("/").at(-1)}/qris.png/`;
    expect((await api.app.inject({ url: picture })).statusCode).toBe(404);
    await api.app.payments.keepUp();
    expect(await pageOf(api, away)).toMatchObject({ status: "expired", given_up: true });
    expect((await pageOf(api, away)).history[0]).toMatchObject({ title: "Kode QRIS dilepas" });
    // Nobody ever saw that code, so money of its amount is the new owner's.
    await tell(api, phone, { amount: next.amount });
    expect(await statusOf(next)).toBe("verified");
  });

  it("are not paid by the money of a payer whose code was given up while they paid", async () => {
    const base = newBase();
    await fill(base, [7]);
    const paying = await ask(base);
    await pageOf(api, paying);
    await api.database.pool.query(
      "update amount_hold set looked_at = now() - interval '20 minutes' where payment_id = (select id from payment where reference = $1)",
      [paying.reference],
    );
    const next = await ask(base);
    expect(next.amount).toBe(paying.amount);
    await tell(api, phone, { amount: paying.amount });
    expect([await statusOf(paying), await statusOf(next)]).toEqual(["pending", "pending"]);
    const money = await ownerless(paying.amount);
    expect(money?.state).toBe("ambiguous");
    expect(money?.suggestions.map(({ reference }) => reference).sort()).toEqual(
      [paying.reference, next.reference].sort(),
    );
    await api.app.payments.keepUp();
    const reason = "kata pembayar lewat WhatsApp";
    expect((await post(`notices/${money?.id}/accept`, { reference: paying.reference, reason })).status).toBe(
      200,
    );
    expect([await statusOf(paying), await statusOf(next)]).toEqual(["verified", "pending"]);
  });

  it("are limited for one browser: its oldest unwatched hold is given up, and paid ones do not count", async () => {
    // A phone that was heard from: only then are paid gifts known to be paid.
    await tell(api, phone, { package: "barakah.denyut" });
    const [tablet, other] = [await aBrowser(api), await aBrowser(api)];
    const paid = await ask(newBase(), tablet);
    await tell(api, phone, { amount: paid.amount });
    const [first, second] = [await ask(newBase(), tablet), await ask(newBase(), tablet)];
    await pageOf(api, first);
    for (let more = 2; more < 6; more++) await ask(newBase(), tablet);
    expect(await holdOf(second)).toMatchObject({ live: true });
    const neighbours = await ask(newBase(), other);
    await ask(newBase(), tablet);
    expect(await holdOf(second)).toMatchObject({ live: false, given_up: true });
    for (const kept of [paid, first, neighbours]) expect(await holdOf(kept)).toMatchObject({ live: true });
    // A phone that is silent says nothing of who has paid.
    await api.database.pool.query("update notice_device set last_seen = now() - interval '1 hour'");
    await ask(newBase(), tablet);
    expect(await holdOf(first)).toMatchObject({ live: true });
    await tell(api, phone, { package: "barakah.denyut" });
  });

  it("are not reused for a week after their code was seen, while others are free", async () => {
    const base = newBase();
    const early = await ask(base);
    await pageOf(api, early);
    await api.database.pool.query(
      `update amount_hold set held = tstzrange(now() - interval '5 days', now() - interval '3 days')
        where payment_id = (select id from payment where reference = $1)`,
      [early.reference],
    );
    expect((await ask(newBase())).code).toBe(early.code);
    expect((await ask(base)).amount).not.toBe(early.amount);
  });

  it("stay available to others after 1 000 hostile quotes", { timeout: 300_000 }, async () => {
    const preset = 100_000;
    const honest = await ask(preset, await aBrowser(api));
    await pageOf(api, honest);
    const hostile = await browsers(250);
    await asked(preset, 1000, hostile);
    const others = await asked(preset, 5, await browsers(5));
    expect(new Set(others.map(({ amount }) => amount)).size).toBe(5);
    // A payer who came before the flood and has the code on screen keeps the amount.
    expect(await holdOf(honest)).toMatchObject({ live: true, given_up: false });
    await tell(api, phone, { amount: honest.amount });
    expect(await statusOf(honest)).toBe("verified");
    // Once nobody can be on the way to those codes any more, the range empties again.
    await api.database.pool.query(
      `update amount_hold h set held = tstzrange(lower(held) - interval '2 minutes', upper(held)) where held @> now()
        and not exists (select from amount_hold o where o.amount = h.amount and o.account = h.account and o.id <> h.id)`,
    );
    const before = await takenOf(preset);
    await asked(preset, 20);
    expect(await takenOf(preset)).toBeLessThanOrEqual(Math.max(before - 15, 760));
  });
});
