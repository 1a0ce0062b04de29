import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { finishOrder, shipOrder } from "../shop/index.ts";
import { controlOf } from "../testing/alone/control.ts";
import { deedsOf } from "../testing/alone/deeds.ts";
import { ALONE, type Alone } from "../testing/alone/people.ts";
import { aWorld, buy, PRESENT, World } from "../testing/alone/world.ts";
import { aBrowser, bearer, send } from "../testing/calls.ts";
import { setDelivery, setTariffs } from "../testing/delivery.ts";
import { registerAt } from "../testing/events.ts";
import { Dice } from "../testing/fuzz/dice.ts";
import { refundsSoFar } from "../testing/money/thief.ts";
import { byTwo } from "../testing/second-person.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { examine } from "./doctor/examine.ts";

const LIMIT = 500_000;
const TIMES = Number(process.env.MONEY_TIMES ?? 1);
/** Six for each of the browsers and accounts of the two, and what calls without a cookie share. */
const SEATS_TAKEN_AT_MOST = 6 * 6 + 20;
const SEATS = 80;

/**
 * What a role may move out of the books alone, what it may give away in goods, seats, courses, vouchers and freed money, and
 * whether of this any may become a member's store's.
 */
const MAY: Record<Alone, { money: number; given: number; stores: number }> = {
  visitor: { money: 0, given: 0, stores: 0 },
  buyer: { money: 0, given: 0, stores: 0 },
  participant: { money: 0, given: 0, stores: 0 },
  seller: { money: 0, given: 0, stores: 0 },
  packer: { money: 0, given: LIMIT, stores: 0 },
  teacher: { money: 0, given: 0, stores: 0 },
  crew: { money: 0, given: 0, stores: 0 },
  editor: { money: 0, given: LIMIT, stores: LIMIT },
  bendahara: { money: LIMIT, given: LIMIT, stores: LIMIT },
  administrator: { money: LIMIT, given: LIMIT, stores: LIMIT },
};
/** Of thirty or so steps at least so many were accepted: a sequence of refusals proves nothing. */
const ACCEPTED_AT_LEAST = 2;

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ RATE_LIMIT_PER_MINUTE: "1000000", COURIER: "off", UNPAID_SEATS_PER_EVENT: "20" });
  await setDelivery(api);
  await setTariffs(api);
  const head = bearer(await aStaffMember(api, "administrator"));
  const path = "/api/admin/settings/";
  const { versions } = (await api.get<{ versions: object }>(path, head)).body;
  expect((await send(api, "PUT", path, { payout_limit: LIMIT, versions }, head)).status).toBe(200);
});

const plans = fc.array(fc.nat(9), { minLength: 25, maxLength: 40, size: "max" });

it.each(ALONE)(
  "a %s and an accomplice have no more than they paid and the limit, and nothing goes unnoticed",
  {
    timeout: TIMES * 120_000,
  },
  async (role) => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(fc.noBias(plans), fc.nat(), async (steps, seed) => {
        const refundsBefore = await refundsSoFar(api);
        const world = new World(await aWorld(api, role));
        const { insider, accomplice } = world.made;
        await world.read(insider);
        const control = await controlOf(world, refundsBefore);
        const dice = new Dice(seed);
        const deeds = deedsOf(world);
        for (const nth of steps) {
          if (nth < 6) await dice.pick(deeds)(world, dice);
          else await world.guess(dice, nth < 9 ? insider : accomplice);
          expect(world.failed).toEqual([]);
          const { books, stores, goods, seats, courses, paidIn } = await control();
          const most = paidIn + 2 * PRESENT;
          const given = stores + goods + seats + courses;
          const may = MAY[role];
          if (
            books > most + may.money ||
            given > most + may.given ||
            books + given > most + may.money + may.given ||
            stores > most + may.stores
          )
            expect({ books, stores, goods, seats, courses, paidIn, done: world.done }).toEqual("no more");
        }
        accepted += world.done.length;
        expect(world.traceless).toEqual([]);
        await othersStillGetSeats(world);
        expect(await examine(api.database)).toEqual([]);
      }),
      { numRuns: 2 * TIMES, endOnFailure: true },
    );
    expect(accepted).toBeGreaterThan(2 * TIMES * ACCEPTED_AT_LEAST);
  },
);

it("the measures see every kind of taken value, if two people with the permission take it", async () => {
  const refundsBefore = await refundsSoFar(api);
  const world = new World(await aWorld(api, "bendahara"));
  const { honest, accomplice, products, paid, course, orders, scene } = world.made;
  const other = bearer(await aStaffMember(api, "bendahara"));
  const control = await controlOf(world, refundsBefore);
  const zero = { books: 0, stores: 0, goods: 0, seats: 0, courses: 0, paidIn: 0 };
  expect(await control()).toEqual(zero);
  const twoApprove = async (reference: string) =>
    expect(
      (await byTwo(api, `payments/${reference}/approve`, { confirm: true }, [honest.headers, other])).status,
    ).toBe(200);
  const { body: bought } = await buy(accomplice.member, products[0] ?? 0, 2);
  await twoApprove(bought.order_number);
  expect(await control()).toEqual({ ...zero, goods: 100_000 });
  await accomplice.member.call("POST", "/api/courses/enrollments/", { course: course.id });
  const asked = { amount: 100_000 };
  const path = `/api/courses/${course.slug}/payment-confirmation/`;
  const { body: enrolled } = await accomplice.member.form<{ order_id: string }>(path, asked);
  await twoApprove(enrolled.order_id);
  const names = ["Kawan", "Kerabat"];
  const { body: made } = await registerAt(api, paid, {
    names,
    amount: 80_000,
    method: "bsi",
    phone: "0812-0000-0001",
  });
  const { rows } = await api.database.pool.query(
    "select p.reference from payment p join registration r on r.payment_id = p.id where r.code = $1",
    [made.code],
  );
  await twoApprove(rows[0].reference);
  // An honest buyer's order of the accomplice's store, ended before the goods were there.
  const by = { staffId: accomplice.member.id, orderNumber: orders[0] ?? "", note: "dikirim" };
  await shipOrder(api.database, { ...by, sending: { awb: "LP 261119 777777", confirm: true } });
  await finishOrder(api.database, by);
  const out = { bank: "bsi", amount: 400_000, paid_on: "2026-11-10", title: "Semen" };
  const payout = { account: `campaign:${scene.campaign.id}`, ...out };
  expect((await honest.post("payouts", payout)).status).toBe(201);
  expect(await control()).toEqual({
    ...{ books: 400_000, stores: 1_520_000, goods: 100_000, seats: 80_000, courses: 100_000, paidIn: 0 },
  });
});

/** Somebody without a role in the event cannot take all of its seats. */
async function othersStillGetSeats({ made: { role, free } }: World) {
  if (!["visitor", "buyer", "participant", "seller", "packer", "teacher"].includes(role)) return;
  for (let left = SEATS - SEATS_TAKEN_AT_MOST; left > 0; left -= 4) {
    const names = Array.from({ length: 4 }, () => "Jujur");
    const phone = `0899${String(free.id).padStart(5, "0")}${String(left).padStart(3, "0")}`;
    const { status } = await registerAt(api, free, { names, phone, headers: await aBrowser(api) });
    expect(status).toBe(201);
  }
}
