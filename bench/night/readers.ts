import { setTimeout as delay } from "node:timers/promises";
import { ask, VISITOR } from "../faults/people.ts";
import { type Shift, slugOf } from "./shift.ts";

const READ: readonly [kind: string, path: (slug: string) => string][] = [
  ["page /", () => "/"],
  ["page /charity", () => "/charity"],
  ["page of a campaign", (slug) => `/kampanye/${slug}`],
  ["list of campaigns", () => "/api/campaigns/?limit=20"],
  ["a campaign", (slug) => `/api/campaigns/${slug}/`],
  ["its donors", (slug) => `/api/donations/campaign/${slug}/donations/?limit=20`],
  ["search", () => "/api/campaigns/?search=sumur&limit=20"],
  ["monthly report, read", () => "/api/transparency/reports/newest/"],
];

/** Visitors who read at a fixed rate. */
export async function readers(shift: Shift, perSecond: number): Promise<void> {
  const running = new Set<Promise<unknown>>();
  for (let nth = 0; !shift.over; nth++) {
    const [kind, path] = READ[nth % READ.length] ?? ["page /", () => "/"];
    const call: Promise<unknown> = shift.log
      .timed(kind, () => ask(`${shift.url}${path(slugOf(shift, nth))}`, { headers: VISITOR }))
      .finally(() => running.delete(call));
    running.add(call);
    await delay(1000 / perSecond);
    if (running.size > 200) await Promise.race(running);
  }
  await Promise.all(running);
}
