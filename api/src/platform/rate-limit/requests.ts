import type { FastifyInstance } from "fastify";
import { tooMany } from "../errors.ts";
import type { Browser } from "./browser-cookie.ts";
import { networkOf } from "./turns.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For who watches the app: they must not be turned away by it. */
    unlimited?: boolean;
  }
}

const WINDOW_MILLISECONDS = 60_000;
/** So many networks and browsers at once are an attack, and no reason to remember them all. */
const MOST_COUNTED = 100_000;

/** Stands for the address of calls that the app makes to itself. No socket has it, whatever a header may claim. */
export const IN_PROCESS = "in-process";

/** Counts one more of an address and its browser; after how many seconds it may ask again, where that was one too many. */
export type CountRequest = (address: string, browser: Browser | undefined) => number | undefined;

/**
 * A network has a share for calls without a cookie and one for browsers that ask much. What each browser asks for first, about
 * a visit's files, has a larger share of its own: 600 people may open their first page within a minute, and neither a script
 * nor a browser that asks all the time spends it.
 */
const sharesOf = (perMinute: number) => ({
  ofBrowser: Math.ceil(perMinute / 5),
  ofVisit: Math.ceil(perMinute / 150),
  visits: perMinute * 4,
});

function countRequests(perMinute: number): CountRequest {
  const { ofBrowser, ofVisit, visits } = sharesOf(perMinute);
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
 * Turns away networks that ask too much of this copy of the app. Counted in memory and without waiting for anything: a
 * limit that others could share costs a tenth of every kept page.
 */
export function limitFloods(app: FastifyInstance, perMinute: number): CountRequest {
  const count = countRequests(perMinute);
  app.addHook("onRequest", (request, _reply, done) => {
    // All pages are rendered by calls of our own: as one visitor's they would use up the limit for everybody.
    const own = request.socket.remoteAddress === IN_PROCESS;
    if (own || request.routeOptions.config.unlimited) return done();
    const again = count(request.ip, app.browsers.of(request.headers));
    done(again === undefined ? undefined : tooMany(again));
  });
  return count;
}
