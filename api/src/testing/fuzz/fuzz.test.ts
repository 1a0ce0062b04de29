import type { EndpointShape } from "@barakah/contract";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { makePicture } from "../../platform/files/pictures.ts";
import { aCampaign, aCourse, aProduct } from "../builders.ts";
import { type TestApp, testApp } from "../test-app.ts";
import { somePictures } from "./bodies.ts";
import { type Caller, someCallers } from "./callers.ts";
import { type Answered, complaintAbout, described, learn } from "./complaints.ts";
import { Draws } from "./draws.ts";
import { pageAddresses } from "./pages.ts";
import { callOf, pageOf, type Supplies } from "./requests.ts";
import { isSlow, timed } from "./slowness.ts";

/** A fixed seed, so that results depend on the code; `npm run fuzz` uses others and makes more calls. */
const SEED = Number(process.env.FUZZ_SEED ?? 15);
const CALLS = Number(process.env.FUZZ_CALLS ?? 400);
/** Never in `npm test`: no test there depends on the clock. */
const TIMED = process.env.FUZZ_TIMED === "1";
const REVIVE_EVERY = 100;

const PLENTY = "100000000";
const UNLIMITED = {
  RATE_LIMIT_PER_MINUTE: PLENTY,
  SIGN_INS_PER_ADDRESS: PLENTY,
  REGISTRATIONS_PER_ADDRESS: PLENTY,
  RESETS_PER_ADDRESS: PLENTY,
  GUESSES_PER_ACCOUNT: PLENTY,
  PROOFS_PER_PAYER_AND_HOUR: PLENTY,
};

let api: TestApp;
let callers: Caller[];
const supplies = {
  pages: pageAddresses(),
  pictures: [] as Buffer[],
  known: [] as string[],
} satisfies Supplies;
beforeAll(async () => {
  api = await testApp({ ...UNLIMITED, WEB: "on", MIDTRANS_TIMEOUT_MILLISECONDS: "200" });
  supplies.pictures = await somePictures();
  for (let n = 0; n < 5; n++) {
    const made = [
      await aCampaign(api.database),
      await aProduct(api.database),
      await aCourse(api.database, { price: 50_000 * n }),
    ];
    supplies.known.push(...made.map(({ slug }) => slug));
  }
  callers = await someCallers(api);
});

const ask = async (call: InjectOptions): Promise<Answered> => api.app.inject(call);
const plain = () => ask({ url: "/api/campaigns/?limit=1", headers: { authorization: "" } });
const makesPicture = () => makePicture(supplies.pictures[0] ?? Buffer.alloc(0));
const hashes = () => api.passwords.hash("yardstick");
/** An uncached page, so that it is rendered. */
const renders = () => ask({ url: `/charity?search=${performance.now()}` });

/** The simplest call that does the same kind of work, as a baseline. */
function yardstick({ url, headers }: InjectOptions): () => Promise<unknown> {
  const address = String(url);
  if (/multipart|image|video/.test(String(headers?.["content-type"]))) return makesPicture;
  if (!address.startsWith("/api/")) return renders;
  return /^\/api\/(?:auth|accounts)\//.test(address) ? hashes : plain;
}

async function complaintOf(call: InjectOptions): Promise<string | undefined> {
  let answer: Answered | undefined;
  const took = await timed(async () => {
    answer = await ask(call);
  });
  if (!answer) return "no answer";
  learn(supplies.known, answer);
  const what = complaintAbout(answer);
  if (what) return described(call, what, answer);
  if (
    TIMED &&
    (await isSlow(
      took,
      () => timed(() => ask(call)),
      () => timed(yardstick(call)),
    ))
  )
    return described(call, `slow, ${Math.round(took)} ms`, answer);
  return undefined;
}

/** Makes the calls; of each that is complained about, the simplest that still is. */
async function complaintsOf(
  caller: Caller,
  seed: number,
  calls: number,
  endpoints: readonly EndpointShape[],
) {
  let made = 0;
  const play = fc.asyncProperty(fc.gen(), async (draw) => {
    if (made++ % REVIVE_EVERY === 0) await caller.revive();
    const draws = new Draws(draw);
    const call = draws.chance(0.1)
      ? pageOf(draws, caller.headers, supplies)
      : callOf(draws, draws.pick(endpoints), caller.headers, supplies);
    const complaint = await complaintOf(call);
    if (complaint) throw new Error(complaint);
  });
  const complaints: string[] = [];
  for (let played = 0; played < calls; ) {
    const { failed, numRuns, errorInstance } = await fc.check(play, {
      numRuns: calls - played,
      seed: seed + played,
    });
    played += numRuns;
    if (failed) complaints.push(`${caller.who} #${played}: ${(errorInstance as Error).message}`);
  }
  return complaints;
}

it("covers every page of the web", () => {
  for (const page of ["/", "/kampanye/:slug", "/admin/verifikasi", "/admin/keamanan", "/profile/keamanan"])
    expect(supplies.pages).toContain(page);
});

it("answers every invalid call and address without a 5xx, and the books stay consistent", async () => {
  const complaints = [];
  for (const [place, caller] of callers.entries())
    complaints.push(
      ...(await complaintsOf(caller, (SEED * 1000 + place) * 100_000, CALLS, api.app.endpoints)),
    );
  const slow = complaints.filter((one) => /#\d+: slow/.test(one));
  const wrong = complaints.filter((one) => !slow.includes(one));
  const books = await examine(api.database);
  expect({ wrong: wrong.slice(0, 20), slow: slow.slice(0, 20), books }).toEqual({
    wrong: [],
    slow: [],
    books: [],
  });
}, 7200_000);

it("finds a planted fault, and names the simplest call that meets it", async () => {
  const notifications = api.app.endpoints.filter(({ path }) => path === "/api/notifications/");
  const [, member] = callers;
  if (!member) throw new Error("no member");
  await api.database.pool.query("alter table notification rename to notification_gone");
  const complaints = await complaintsOf(member, SEED, 40, notifications);
  await api.database.pool.query("alter table notification_gone rename to notification");
  expect(complaints.join("\n")).toMatch(/: 500: 500 GET \/api\/notifications\/ ""/);
  const leaks = 'error: relation "notification" does not exist\n    at Parser.parse (/app/parser.js:12:3)';
  expect(complaintAbout({ statusCode: 400, body: leaks, headers: {} })).toBe("leaks internals");
  expect(
    await isSlow(
      5000,
      async () => 4000,
      async () => 10,
    ),
  ).toBe(true);
  // The machine was busy, or a repetition was fast.
  expect(
    await isSlow(
      5000,
      async () => 4000,
      async () => 400,
    ),
  ).toBe(false);
  expect(
    await isSlow(
      5000,
      async () => 30,
      async () => 10,
    ),
  ).toBe(false);
  expect(
    await isSlow(
      900,
      async () => 900,
      async () => 1,
    ),
  ).toBe(false);
});
