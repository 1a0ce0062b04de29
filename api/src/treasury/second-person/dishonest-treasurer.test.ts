import { type EndpointShape, roleMay } from "@barakah/contract";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { Guesser } from "../../testing/alone/guess.ts";
import { Memory } from "../../testing/alone/memory.ts";
import { bearer, send } from "../../testing/calls.ts";
import { Dice } from "../../testing/fuzz/dice.ts";
import { honestScene, lootOf, refundsSoFar, wishesFor } from "../../testing/money/thief.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

const LIMIT = 1_000_000;
const TIMES = Number(process.env.MONEY_TIMES ?? 1);
const PATIENCE = 240_000;

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ RATE_LIMIT_PER_MINUTE: "1000000" });
  const head = bearer(await aStaffMember(api, "administrator"));
  const path = "/api/admin/settings/";
  const { versions } = (await api.get<{ versions: object }>(path, head)).body;
  expect((await send(api, "PUT", path, { payout_limit: LIMIT, versions }, head)).status).toBe(200);
});

/** Calls by which money moves come more often than others: those alone would rarely follow one another. */
const MONEY = /payments|refunds|payouts|cash|statement|settlements/;

it("takes no more than the limit of a day, whatever one treasurer calls alone", {
  timeout: PATIENCE + 20_000,
}, async () => {
  const plans = fc.array(fc.tuple(fc.nat(), fc.boolean(), fc.boolean()), {
    minLength: 30,
    maxLength: 60,
    size: "max",
  });
  await fc.assert(
    fc.asyncProperty(fc.noBias(plans), fc.nat(), async (steps, seed) => {
      const refundsBefore = await refundsSoFar(api);
      const scene = await honestScene(api);
      const member = await aStaffMember(api, "bendahara");
      const guesser = new Guesser(api, new Memory(), wishesFor(scene));
      const calls = api.app.endpoints.filter(
        ({ permission, method, consumes }) =>
          permission && roleMay("bendahara", permission) && method !== "GET" && !consumes,
      );
      const call = async (dice: Dice, endpoint: EndpointShape) => {
        const { url, body = {} } = await guesser.guess(dice, endpoint);
        const { status } = await send(api, endpoint.method, url, body, bearer(member));
        return { path: `${endpoint.method} ${url}`, body, status };
      };
      const loot = await lootOf(api, member.id, refundsBefore);
      const dice = new Dice(seed);
      const money = calls.filter(({ path }) => MONEY.test(path));
      const done: unknown[] = [];
      for (const [nth, often, twice] of steps) {
        const from = often || nth % 3 > 0 ? money : calls;
        const endpoint = from[nth % from.length];
        if (!endpoint) continue;
        // Two at the same moment, so that both could use what is left of the limit.
        const made = await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => call(dice, endpoint)));
        expect(made.filter(({ status }) => status >= 500)).toEqual([]);
        done.push(...made.filter(({ status }) => status < 300));
        const taken = await loot();
        if (taken > LIMIT) expect({ taken, done }).toEqual("no more than the limit");
      }
      expect(await examine(api.database)).toEqual([]);
    }),
    { numRuns: 5 * TIMES, interruptAfterTimeLimit: PATIENCE, endOnFailure: true },
  );
});
