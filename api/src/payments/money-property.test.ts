import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  bookCourse,
  PAID_BOTH_WAYS,
  type PaidBothWays,
  settledAndReturned,
} from "../testing/money/book-course.ts";
import { breakableConnections } from "../testing/money/crash.ts";
import {
  anyCourse,
  complaintCourse,
  courseWith,
  EVERY_MOVE,
  type Event,
  fundCourse,
  LETTERS,
  moveOf,
  onlineCourse,
  qrisCourse,
  type Step,
} from "../testing/money/events.ts";
import { allKnowable, type Books, checkSettled, checkStep, readBooks } from "../testing/money/laws.ts";
import { keepUp, play } from "../testing/money/play.ts";
import { beginAgain, handOver, openWorld, type World } from "../testing/money/world.ts";
import { tell } from "../testing/qris.ts";

let world: World;
let connections: ReturnType<typeof breakableConnections>;

beforeAll(async () => {
  world = await openWorld();
  connections = breakableConnections(world.api.database);
});

const isStrangers = (event: Event) =>
  event.do === "letter" && (event.as === "forged" || event.as === "unknown order");

const played = new Set<string>();

async function take({ events, crash, answersTake }: Step, before: Books): Promise<Books> {
  world.answersTake = answersTake;
  for (const event of events) played.add(moveOf(event));
  let ends: PromiseSettledResult<unknown>[] = [];
  const crashed = await connections.during(crash, async () => {
    ends = await Promise.allSettled(events.map((event) => play(world, event)));
    await world.api.app.payments.finishBackground();
  });
  for (const end of ends) if (end.status === "rejected" && !crashed) throw end.reason;
  const after = await checkStep(world, before, crashed);
  if (events.every(isStrangers)) expect(after).toEqual(before);
  return after;
}

/** No more events: what the provider says is heard, by our own upkeep alone. */
async function settle(before: Books): Promise<Books> {
  world.answersTake = 0;
  await keepUp(world);
  await keepUp(world);
  const books = await checkStep(world, before, false);
  await checkSettled(world, books);
  return books;
}

/** Everything that was ever said comes once more, the newest first, and strangers join in. */
async function replay() {
  for (const letter of world.letters.toReversed())
    await Promise.all([handOver(world, letter), handOver(world, letter, LETTERS.forged)]);
  for (const notice of world.told.toReversed())
    expect((await tell(world.api, world.phone, notice)).status).toBe(202);
  for (const letter of world.letters.slice(-1)) await handOver(world, letter, LETTERS["unknown order"]);
}

/** Every letter was written down for what it is, and none waits to be acted upon. */
async function checkLetters() {
  const { rows } = await world.api.database.pool.query<Record<string, number>>(`select
      count(*) filter (where verdict in ('applied', 'no_change')) as taken,
      (select coalesce(sum(letters), 0)::bigint from forged_notification) as forged,
      count(*) filter (where verdict = 'unknown_order') as unknown_order,
      count(*) filter (where verdict = 'received') as waiting
    from provider_notification`);
  const [written] = rows;
  expect(written?.waiting).toBe(0);
  // More, where a connection died between writing it down and saying so.
  for (const [as, answered] of Object.entries(world.written))
    expect(written?.[as], `letters (${as})`).toBeGreaterThanOrEqual(answered);
}

/** `npm run test:long` plays twice as many courses, MONEY_TIMES any number of times as many; PROPERTY_SEED plays others. */
const TIMES = Number(process.env.MONEY_TIMES ?? (process.env.TEST_LONG ? 2 : 1));
/** For a machine that is very busy, and for finding the shortest course that breaks a law. */
const PATIENCE = 280_000;

async function follow(steps: Step[]) {
  let books = await readBooks(world);
  for (const step of steps) books = await take(step, books);
  books = await settle(books);
  const nothingNew = allKnowable(world, books);
  await replay();
  const after = await settle(books);
  expect(allKnowable(world, after)).toBe(true);
  if (nothingNew) expect(after).toEqual(books);
  await checkLetters();
}

const holds = (courses: fc.Arbitrary<Step[]>, numRuns: number) => () =>
  fc.assert(
    fc.asyncProperty(courses, follow).beforeEach(() => beginAgain(world)),
    { numRuns: numRuns * TIMES, interruptAfterTimeLimit: PATIENCE },
  );

const notPlayed = () => EVERY_MOVE.filter((move) => !played.has(move));

describe("every rupiah is accounted for, once", { timeout: PATIENCE + 20_000 }, () => {
  it("whatever a provider does and reports about one payment", holds(onlineCourse, 20));
  it("whatever payers and staff do with many payments", holds(anyCourse, 14));
  it("whatever is tried with kinds of fund", holds(fundCourse, 5));
  it("whatever follows a refund that is promised in a complaint", async () => {
    await holds(complaintCourse, 5)();
    expect(world.promises).toBeGreaterThan(2);
  });
  for (const payable of Object.keys(PAID_BOTH_WAYS) as PaidBothWays[])
    it(`whatever the books learn late about ${payable}: settlements, returned transfers, closed months`, async () => {
      await holds(bookCourse(payable), 1)();
      const { settled, returned } = await settledAndReturned(world);
      expect(settled).toBeGreaterThan(0);
      expect(returned).toBeGreaterThan(0);
    });
  it("whatever phones and others report about held amounts", holds(qrisCourse, 9));
  it("after each kind of move that chance left out", async () => {
    await beginAgain(world);
    await follow(courseWith(notPlayed()));
    expect(notPlayed()).toEqual([]);
  });
});
