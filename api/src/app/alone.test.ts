import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { controlOf } from "../testing/alone/control.ts";
import { deedsOf } from "../testing/alone/deeds.ts";
import { ALONE, type Alone } from "../testing/alone/people.ts";
import { aWorld, PRESENT, World } from "../testing/alone/world.ts";
import { aBrowser, bearer, send } from "../testing/calls.ts";
import { setDelivery, setTariffs } from "../testing/delivery.ts";
import { registerAt } from "../testing/events.ts";
import { Dice } from "../testing/fuzz/dice.ts";
import { refundsSoFar } from "../testing/money/thief.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { examine } from "./doctor/examine.ts";

const LIMIT = 500_000;
const TIMES = Number(process.env.MONEY_TIMES ?? 1);
/** Six for each of the browsers and accounts of the two, and what calls without a cookie share. */
const SEATS_TAKEN_AT_MOST = 6 * 6 + 20;
const SEATS = 80;

/** What a role may move or give away alone, and what of this may be made a member's store's free money. */
const MAY: Record<Alone, { all: number; stores: number }> = {
  visitor: { all: 0, stores: 0 },
  buyer: { all: 0, stores: 0 },
  participant: { all: 0, stores: 0 },
  seller: { all: 0, stores: 0 },
  packer: { all: LIMIT, stores: 0 },
  teacher: { all: 0, stores: 0 },
  crew: { all: 0, stores: 0 },
  editor: { all: LIMIT, stores: LIMIT },
  bendahara: { all: LIMIT, stores: LIMIT },
  administrator: { all: LIMIT, stores: LIMIT },
};

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ RATE_LIMIT_PER_MINUTE: "1000000", COURIER: "off" });
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
          if (
            books + stores + goods + seats + courses > most + MAY[role].all ||
            stores > most + MAY[role].stores
          )
            expect({ books, stores, goods, seats, courses, paidIn, done: world.done }).toEqual("no more");
        }
        expect(world.traceless).toEqual([]);
        await othersStillGetSeats(world);
        expect(await examine(api.database)).toEqual([]);
      }),
      { numRuns: 2 * TIMES, endOnFailure: true },
    );
  },
);

/** Who has no say in the event cannot empty it. */
async function othersStillGetSeats({ made: { role, free } }: World) {
  if (!["visitor", "buyer", "participant", "seller", "packer", "teacher"].includes(role)) return;
  for (let left = SEATS - SEATS_TAKEN_AT_MOST; left > 0; left -= 4) {
    const names = Array.from({ length: 4 }, () => "Jujur");
    const phone = `0899${String(free.id).padStart(5, "0")}${String(left).padStart(3, "0")}`;
    const { status } = await registerAt(api, free, { names, phone, headers: await aBrowser(api) });
    expect(status).toBe(201);
  }
}
