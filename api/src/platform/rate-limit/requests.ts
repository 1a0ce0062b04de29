import type { FastifyInstance } from "fastify";
import { tooMany } from "../errors.ts";
import { networkOf } from "./turns.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For monitoring, which must not be rate limited. */
    unlimited?: boolean;
  }
}

const WINDOW_MILLISECONDS = 60_000;
/** More networks than this at once are an attack; stop tracking new ones. */
const MOST_NETWORKS = 100_000;

/** The address of in-process calls. No socket has it, and no header can set it. */
export const IN_PROCESS = "in-process";

/** Counts a request; returns the seconds to wait if it exceeds the limit. */
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

/** A per-process rate limit by network, counted in memory: a shared counter would cost a tenth of every cached page. */
export function limitFloods(app: FastifyInstance, perMinute: number): CountRequest {
  const count = countRequests(perMinute);
  app.addHook("onRequest", (request, _reply, done) => {
    // All pages are rendered through in-process calls: counted as one visitor, they would exhaust the limit for
    // everybody.
    const own = request.socket.remoteAddress === IN_PROCESS;
    if (own || request.routeOptions.config.unlimited) return done();
    const again = count(request.ip);
    done(again === undefined ? undefined : tooMany(again));
  });
  return count;
}
