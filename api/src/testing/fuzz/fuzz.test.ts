import type { InjectOptions } from "fastify";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign, aCourse, aProduct } from "../builders.ts";
import { bearer, VISITOR } from "../calls.ts";
import { aStaffMember } from "../staff.ts";
import { type TestApp, testApp } from "../test-app.ts";
import { Dice } from "./dice.ts";
import { callOf, pageOf } from "./requests.ts";

/** The same calls every time, so that a change is judged by what it changes; `npm run fuzz` makes others, and more of them. */
const SEED = Number(process.env.FUZZ_SEED ?? 15);
const CALLS = Number(process.env.FUZZ_CALLS ?? 400);

const PLENTY = "100000000";
const UNLIMITED = {
  RATE_LIMIT_PER_MINUTE: PLENTY,
  SIGN_INS_PER_ADDRESS: PLENTY,
  REGISTRATIONS_PER_ADDRESS: PLENTY,
  RESETS_PER_ADDRESS: PLENTY,
};
/** What only the inside of the app knows. */
const INSIDE = /\bat .+\.[jt]s:\d+|node_modules|\b(?:select|insert into|update) .+ (?:from|values|set)\b/i;

let api: TestApp;
const callers = new Map<string, Record<string, string>>();
beforeAll(async () => {
  api = await testApp({ ...UNLIMITED, WEB: "on", MIDTRANS_TIMEOUT_MILLISECONDS: "200" });
  for (let n = 0; n < 5; n++) {
    await aCampaign(api.database);
    await aProduct(api.database);
    await aCourse(api.database, { price: 50_000 * n });
  }
  callers.set("visitor", VISITOR);
  callers.set("member", bearer(await aStaffMember(api)));
  for (const role of ["editor", "bendahara", "administrator"] as const)
    callers.set(role, bearer(await aStaffMember(api, role)));
});

/** Where there is no payment provider, as here, its calls say so: that is an answer. */
const withoutProvider = (body: string) => /"code":"gateway_unavailable"/.test(body);

async function complaintOf(call: InjectOptions): Promise<string | undefined> {
  const { statusCode, body } = await api.app.inject(call);
  const broken = statusCode >= 500 && !withoutProvider(body);
  const told = body.length < 10_000 && statusCode >= 400 && INSIDE.test(body);
  if (!broken && !told) return undefined;
  const sent = typeof call.payload === "string" ? call.payload.slice(0, 300) : "";
  return `${statusCode} ${call.method} ${String(call.url).slice(0, 200)} ${JSON.stringify(sent)}\n  ${body.slice(0, 200)}`;
}

it("answers every call and every address, however wrong, and keeps its books", async () => {
  const complaints = new Set<string>();
  for (const [place, [who, headers]] of [...callers].entries()) {
    const dice = new Dice(SEED * 1000 + place);
    for (let n = 0; n < CALLS; n++) {
      const page = dice.chance(0.1);
      const complaint = await complaintOf(
        page ? pageOf(dice) : callOf(dice, dice.pick(api.app.endpoints), headers),
      );
      if (complaint) complaints.add(`${who} #${n}: ${complaint}`);
    }
  }
  expect([...complaints].slice(0, 20)).toEqual([]);
  expect(await examine(api.database)).toEqual([]);
}, 3600_000);
