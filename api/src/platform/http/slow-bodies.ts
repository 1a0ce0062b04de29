import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For large uploads: no time limit. */
    slowBody?: boolean;
  }
}

/** Slowloris protection: aborts calls whose body does not arrive in time. */
export function limitSlowBodies(app: FastifyInstance, seconds: number) {
  app.addHook("onRequest", ({ raw, routeOptions, log }, _reply, done) => {
    const hasBody =
      raw.headers["content-length"] !== undefined || raw.headers["transfer-encoding"] !== undefined;
    if (!hasBody || raw.complete || routeOptions.config.slowBody) return done();
    const timer = setTimeout(() => {
      if (raw.complete) return;
      log.info({ event: "slow_body", address: raw.socket.remoteAddress }, "body did not arrive in time");
      raw.destroy();
    }, seconds * 1000);
    timer.unref();
    raw.once("end", () => clearTimeout(timer));
    raw.once("close", () => clearTimeout(timer));
    done();
  });
}
