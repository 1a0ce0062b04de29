import type { FastifyInstance } from "fastify";
import { tooMany } from "../errors.ts";
import { networkOf } from "./turns.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For who watches the app: they must not be turned away by it. */
    unlimited?: boolean;
  }
}

const WINDOW_MILLISECONDS = 60_000;
/** So many networks at once are an attack, and no reason to remember them all. */
const MOST_NETWORKS = 100_000;

/** Stands for the address of calls that the app makes to itself. No socket has it, whatever a header may claim. */
export const IN_PROCESS = "in-process";

/** Counts one more of an address; after how many seconds it may ask again, where that was one too many. */
export type CountRequest = (address: string) => number | undefined;

function countRequests(perMinute: number): CountRequest {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (address) => {
    const now = Date.now();
    if (now >= endsAt || counts.size >= MOST_NETWORKS) {
      counts.clear();
      endsAt = now + WINDOW_MILLISECONDS;
    }
    const network = networkOf(address);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    return count > perMinute ? Math.ceil((endsAt - now) / 1000) : undefined;
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
    const again = count(request.ip);
    done(again === undefined ? undefined : tooMany(again));
  });
  return count;
}
