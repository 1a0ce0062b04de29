import type { AddressInfo } from "node:net";
import Fastify, { type FastifyReply } from "fastify";
import { onTestFinished } from "vitest";

export interface Received {
  url: string;
  agent: string | undefined;
  body: Record<string, string>;
}

type Answer = number | { status: number; location: string } | "silence";

/** A merchant's server that records notifications and answers as planned; default 200. */
export async function startMerchant() {
  const app = Fastify({ forceCloseConnections: true });
  const received: Received[] = [];
  const answers: Answer[] = [];
  let arrived = Promise.withResolvers<void>();

  function answer(reply: FastifyReply) {
    const next = answers.shift() ?? 200;
    if (next === "silence") return reply.hijack();
    if (typeof next === "number") return reply.code(next).send({});
    return reply.code(next.status).header("location", next.location).send();
  }

  app.post("/*", async (request, reply) => {
    received.push({
      url: request.url,
      agent: request.headers["user-agent"],
      body: request.body as Received["body"],
    });
    arrived.resolve();
    arrived = Promise.withResolvers();
    return answer(reply);
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}/notifikasi/`,
    /** Answers to the next notifications, one each. */
    answerWith: (...next: Answer[]) => void answers.push(...next),
    nextArrival: () => arrived.promise,
    statuses: () => received.map(({ body }) => body.transaction_status),
  };
}
