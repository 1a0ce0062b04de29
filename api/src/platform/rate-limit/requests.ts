import type { FastifyInstance } from "fastify";
import { tooMany } from "../errors.ts";
import type { Browser } from "./browser-cookie.ts";
import { networkOf } from "./token-buckets.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For monitoring, which must always be answered. */
    unlimited?: boolean;
  }
}

const WINDOW_MILLISECONDS = 60_000;
/** Most entries in memory: more networks and browsers at once are an attack. */
const MOST_COUNTED = 100_000;

/** The address of calls that the app makes to itself. No real socket has it, and no header can set it. */
export const IN_PROCESS = "in-process";

/** Counts a request of an address and its browser. Above the limit, returns the seconds to wait. */
export type CountRequest = (address: string, browser: Browser | undefined) => number | undefined;

/**
 * Each network has one limit for requests without a cookie and one for busy browsers. The first requests of each browser,
 * about as many as one visit makes, have a larger limit: 600 people can open their first page within a minute, and
 * neither a script nor a busy browser can use that up.
 */
const limitsOf = (perMinute: number) => ({
  ofBrowser: Math.ceil(perMinute / 5),
  ofVisit: Math.ceil(perMinute / 150),
  visits: perMinute * 4,
});

function countRequests(perMinute: number): CountRequest {
  const { ofBrowser, ofVisit, visits } = limitsOf(perMinute);
  const counts = new Map<string, number>();
  let endsAt = 0;
  const countOf = (key: string) => counts.get(key) ?? 0;

  return (address, browser) => {
    const now = Date.now();
    if (now >= endsAt || counts.size >= MOST_COUNTED) {
      counts.clear();
      endsAt = now + WINDOW_MILLISECONDS;
    }
    const network = networkOf(address);
    const own = browser ? countOf(browser.id) : 0;
    const isVisit = browser !== undefined && own < ofVisit;
    const shared = isVisit
      ? `${network}${browser.crowded ? " many" : " few"}`
      : `${network}${browser ? " more" : ""}`;
    if (own >= ofBrowser || countOf(shared) >= (isVisit ? visits : perMinute))
      return Math.ceil((endsAt - now) / 1000);
    if (browser) counts.set(browser.id, own + 1);
    counts.set(shared, countOf(shared) + 1);
    return undefined;
  };
}

/**
 * Refuses networks that send too many requests to this instance of the app. Counted in memory: a limit shared by all
 * instances would cost a tenth of the time of every cached page.
 */
export function limitFloods(app: FastifyInstance, perMinute: number): CountRequest {
  const count = countRequests(perMinute);
  app.addHook("onRequest", (request, _reply, done) => {
    // Rendering calls the app itself: counted as one visitor, it would use up the limit for everybody.
    const own = request.socket.remoteAddress === IN_PROCESS;
    if (own || request.routeOptions.config.unlimited) return done();
    const again = count(request.ip, app.browsers.of(request.headers));
    done(again === undefined ? undefined : tooMany(again));
  });
  return count;
}
