import Fastify from "fastify";
import { expect, it } from "vitest";
import { answerErrors } from "./error-answers.ts";

/** An app whose onSend hook fails `times` times. */
function failing(error: Error, times: number) {
  const app = Fastify();
  answerErrors(app);
  let left = times;
  app.addHook("onSend", (_request, reply, payload, done) => {
    reply.header("content-encoding", "gzip");
    if (left-- > 0) return done(error);
    reply.removeHeader("content-encoding");
    done(null, payload);
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("x-content-type-options", "nosniff");
    done();
  });
  app.get("/", async () => ({ fine: true }));
  return app;
}

const secret = () => new Error("rahasia di dalam galat");
const lost = () => Object.assign(new Error("connect ECONNREFUSED 10.0.0.7"), { code: "ECONNREFUSED" });

for (const times of [1, 2, 9])
  it(`answers in our own words what fails on its way out (${times} times)`, async () => {
    for (const [error, status, code] of [
      [secret(), 500, "server_error"],
      [lost(), 503, "unavailable"],
    ] as const) {
      const answer = await failing(error, times).inject("/");
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual({ detail: expect.any(String), code, request_id: expect.any(String) });
      expect(answer.body).not.toContain(error.message);
      expect(answer.headers["content-type"]).toContain("application/json");
      expect(answer.headers).not.toHaveProperty("content-encoding");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    }
  });
