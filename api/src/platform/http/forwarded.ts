import type { FastifyInstance, FastifyRequest } from "fastify";

/** A request with forwarding headers from a proxy that TRUST_PROXY does not name: Fastify then stops at its address. */
const isUnknownProxy = ({ headers, ips = [] }: FastifyRequest) =>
  (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) && ips.length < 2;

/** Anybody can send the header, so only a few addresses are logged. */
const MOST_TOLD = 5;

/** Behind an untrusted proxy all visitors share one rate limit. Warns once for each such address. */
export function warnOfUnknownProxies(app: FastifyInstance) {
  const told = new Set<string | undefined>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { remoteAddress: neighbour } = request.socket;
    if (isUnknownProxy(request) && told.size < MOST_TOLD && !told.has(neighbour)) {
      told.add(neighbour);
      request.log.warn(
        { neighbour },
        "a neighbour forwards requests but is not trusted, so all its visitors count as one: if it is your proxy, name it in TRUST_PROXY",
      );
    }
    done();
  });
}
