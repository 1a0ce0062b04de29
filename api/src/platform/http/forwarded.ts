import type { FastifyInstance, FastifyRequest } from "fastify";

/** Whether a proxy that TRUST_PROXY does not name forwarded the request: then Fastify's `ips` has only the proxy's address. */
const isUnknownProxy = ({ headers, ips = [] }: FastifyRequest) =>
  (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) && ips.length < 2;

/** Anybody can send these headers, so only a few addresses are logged. */
const MOST_LOGGED = 5;

/** Warns once for each address of such a proxy: all visitors behind it share one rate limit. */
export function warnOfUnknownProxies(app: FastifyInstance) {
  const logged = new Set<string | undefined>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { remoteAddress: neighbour } = request.socket;
    if (isUnknownProxy(request) && logged.size < MOST_LOGGED && !logged.has(neighbour)) {
      logged.add(neighbour);
      request.log.warn(
        { neighbour },
        "a neighbour forwards requests but is not trusted, so all its visitors count as one: if it is your proxy, name it in TRUST_PROXY",
      );
    }
    done();
  });
}
