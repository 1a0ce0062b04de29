import { CHANNELS, DEFAULT_CHANNELS, TOPICS } from "@barakah/contract";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { postMessage } from "./delivery/queue-message.ts";
import { type Choice, keepChoices } from "./queries/choices.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const choice = fc.record({
  topic: fc.constantFrom(...TOPICS),
  channel: fc.constantFrom(...CHANNELS),
  allowed: fc.boolean(),
});
const message = fc.record({
  topic: fc.constantFrom(...TOPICS),
  channel: fc.constantFrom(...CHANNELS),
  waited: fc.boolean(),
  // Any second of three years.
  at: fc
    .integer({ min: 0, max: 3 * 365 * 86_400 })
    .map((second) => new Date(1_767_200_000_000 + second * 1000)),
});

const hourInJakarta = (at: Date) =>
  Number(new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Jakarta", hour: "2-digit" }).format(at));
const isNight = (at: Date) => hourInJakarta(at) >= 21 || hourInJakarta(at) < 5;

const lastOf = (choices: Choice[], { topic, channel }: Omit<Choice, "allowed">) =>
  choices.findLast((one) => one.topic === topic && one.channel === channel)?.allowed;

let people = 0;
it("sends only what each code of a person allows, and at night only what somebody waits for", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(choice, { maxLength: 12 }),
      fc.array(choice, { maxLength: 3 }),
      fc.array(message, { minLength: 1, maxLength: 6 }),
      async (own, ofAddress, wanted) => {
        const persons: [string, string] = [`member:${10_000 + people++}`, `mail:${people}`];
        const { kysely } = api.database;
        for (const one of own) await keepChoices(kysely, persons[0], [one]);
        for (const one of ofAddress) await keepChoices(kysely, persons[1], [one]);
        for (const [nth, { topic, channel, waited, at }] of wanted.entries()) {
          const key = `acak ${nth}`;
          const went = await kysely
            .transaction()
            .execute((tx) =>
              postMessage(tx, { key, topic, channel, persons, waited }, async () => ({ to: persons[0] }), at),
            );
          const said = [lastOf(own, { topic, channel }), lastOf(ofAddress, { topic, channel })];
          const chosen = said.filter((one) => one !== undefined);
          const allowed = chosen.length ? chosen.every(Boolean) : DEFAULT_CHANNELS[topic].includes(channel);
          expect(went).toBe(allowed);
          const { rows } = await api.database.pool.query<{
            id: number;
            state: string;
            run_at: string | null;
          }>(
            `select m.id, m.state, j.run_at from message m left join job j on (j.payload->>'message')::bigint = m.id
             where m.dedupe_key = $1`,
            [`${key} ${channel} ${persons[0]}`],
          );
          expect(rows).toHaveLength(1);
          expect(rows[0]?.state).toBe(allowed ? "queued" : "skipped");
          expect(rows[0]?.run_at === null).toBe(!allowed);
          if (!allowed || waited || !isNight(at)) continue;
          const leaves = new Date(rows[0]?.run_at ?? 0);
          expect(isNight(leaves)).toBe(false);
          const hours = (leaves.getTime() - at.getTime()) / 3600_000;
          expect(hours > 0 && hours <= 8).toBe(true);
        }
      },
    ),
    { numRuns: 40 },
  );
});
