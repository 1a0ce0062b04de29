import type { FastifyInstance, FastifyRequest } from "fastify";

/** A request with forwarding headers from a proxy that TRUST_PROXY does not name. */
const isUnknownProxy = ({ headers, ip, socket }: FastifyRequest) =>
  (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) &&
  ip === socket.remoteAddress;

/** Behind an untrusted proxy all visitors share one rate limit. Warns once, since anybody can invent the header. */
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
