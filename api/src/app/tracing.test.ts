import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTracing, type Tracing } from "../platform/tracing/exporter.ts";
import { send, VISITOR } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: object }[];
}

const sent: Sent[] = [];
let everything = "";
/** An OTLP collector over HTTP. */
const collector = createServer((request, answer) => {
  let body = "";
  request.on("data", (part) => (body += part));
  request.on("end", () => {
    everything += body;
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const { spans } of scopeSpans) sent.push(...spans);
    answer.setHeader("content-type", "application/json").end("{}");
  });
});

let api: TestApp;
let tracing: Tracing;
beforeAll(async () => {
  await new Promise<void>((ready) => collector.listen(0, "127.0.0.1", ready));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  tracing = await startTracing({ endpoint, service: "barakah-app", part: 1 }, "test");
  api = await testApp({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUST_PROXY: "127.0.0.1" });
});
afterAll(async () => {
  await tracing.close();
  await new Promise((closed) => collector.close(closed));
});

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

it("continues the proxy's trace down to the SQL statements, without values", async () => {
  const answer = await send(
    api,
    "POST",
    "/api/auth/login/?next=rahasia",
    { username: "tidak-dikenal@contoh.id", password: "sangat-rahasia-1" },
    { ...VISITOR, traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, "x-request-id": "dari-proxy-1234" },
  );
  expect(answer.status).toBe(401);
  await tracing.flush();
  const ours = sent.filter(({ traceId }) => traceId === TRACE);
  const call = ours.find(({ name }) => name.startsWith("POST /api/auth/login"));
  expect(call?.parentSpanId).toBe("00f067aa0ba902b7");
  expect(JSON.stringify(call?.attributes)).toContain("dari-proxy-1234");
  expect(ours.some(({ name, parentSpanId }) => name === "select" && parentSpanId === call?.spanId)).toBe(
    true,
  );
  for (const secret of ["rahasia", "tidak-dikenal"]) expect(everything).not.toContain(secret);
});

it("traces a job with its statements", async () => {
  await api.app.jobs.add(api.database.kysely, "traced", {});
  api.app.jobs.handle("traced", async (_payload, tx) => {
    await tx.selectFrom("job").select("id").execute();
  });
  await api.app.jobs.runDue();
  await tracing.flush();
  const job = sent.find(({ name }) => name === "job traced");
  expect(sent.some(({ parentSpanId, name }) => name === "select" && parentSpanId === job?.spanId)).toBe(true);
});
