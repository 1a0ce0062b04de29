import type { FastifyInstance, FastifyRequest } from "fastify";

/** Whoever forwards for others says so; one who is trusted has been believed, and the address is no longer his own. */
const isUnknownProxy = ({ headers, ip, socket }: FastifyRequest) =>
  (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) &&
  ip === socket.remoteAddress;

/**
 * Behind a proxy that is not trusted everybody has one address and shares one limit. Tells it once, since the neighbour may as
 * well be a stranger who made the header up.
 */
export function warnOfUnknownProxies(app: FastifyInstance) {
  let told = false;
  app.addHook("onRequest", (request, _reply, done) => {
    if (!told && isUnknownProxy(request)) {
      told = true;
      request.log.warn(
        { neighbour: request.socket.remoteAddress },
        "a neighbour forwards requests but is not trusted, so all its visitors count as one: if it is your proxy, name it in TRUST_PROXY",
      );
    }
    done();
  });
}
