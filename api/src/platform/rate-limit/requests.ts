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

/**
 * Turns away networks that ask too much of this copy of the app. Counted in memory and without waiting for anything: a
 * limit that others could share costs a tenth of every kept page.
 */
export function limitFloods(app: FastifyInstance, perMinute: number) {
  const counts = new Map<string, number>();
  let endsAt = 0;
  app.addHook("onRequest", (request, _reply, done) => {
    // All pages are rendered by calls of our own: as one visitor's they would use up the limit for everybody.
    const own = request.socket.remoteAddress === IN_PROCESS;
    if (own || request.routeOptions.config.unlimited) return done();
    const now = Date.now();
    if (now >= endsAt || counts.size >= MOST_NETWORKS) {
      counts.clear();
      endsAt = now + WINDOW_MILLISECONDS;
    }
    const network = networkOf(request.ip);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    done(count > perMinute ? tooMany(Math.ceil((endsAt - now) / 1000)) : undefined);
  });
}
