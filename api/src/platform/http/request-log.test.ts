import { once } from "node:events";
import { Writable } from "node:stream";
import Fastify, { type FastifyBaseLogger } from "fastify";
import pino from "pino";
import { expect, it, onTestFinished } from "vitest";
import { VISITOR } from "../../testing/calls.ts";
import { testApp } from "../../testing/test-app.ts";
import { loggedPath, logRequests } from "./request-log.ts";

it.each([
  ["/api/payments/page/Zk3v9_QmB0x-7LrTnA2cYdEf/proof/", "/api/payments/page/…/proof/"],
  ["/pembayaran/Zk3v9_QmB0x-7LrTnA2cYdEf", "/pembayaran/…"],
  ["/pembayaran/Zk3v9_QmB0x-7LrTnA2cYdEf.data", "/pembayaran/…"],
  ["/pembayaran/zk3v9-qmb0x-7lrtna2cydef.data?x=1", "/pembayaran/…"],
  ["//pembayaran//zk3v9-qmb0x-7lrtna2cydef/bukti", "/pembayaran/…/bukti"],
  ["/%70embayaran/%7ak3v9-qmb0x-7lrtna2cydef/kabar", "/pembayaran/…/kabar"],
  ["/PEMBAYARAN/zk3v9-qmb0x-7lrtna2cydef", "/PEMBAYARAN/…"],
  ["/pembayaran/zk3v9-qmb0x-7lrtna2cydef%", "/pembayaran/…"],
  ["/api/payments/page/zk3v9-qmb0x-7lrtna2cydef/qris.png/", "/api/payments/page/…/qris.png/"],
  ["/surat/zk3v9-qmb0x-7lrtna2cydef", "/surat/…"],
  ["/elsewhere/x.Zk3v9_QmB0x-7LrTnA2cYdEf.json", "/elsewhere/x.….json"],
  ["/reset-password?uid=7&token=Zk3v9_QmB0x-7LrTnA2cYdEf", "/reset-password"],
  ["/kampanye/sumur-untuk-desa-yang-kering-2026", "/kampanye/sumur-untuk-desa-yang-kering-2026"],
  ["/admin/pembayaran/DON-0123456789AB", "/admin/pembayaran/DON-0123456789AB"],
  ["/api/admin/payments/DON-0123456789AB/", "/api/admin/payments/DON-0123456789AB/"],
])("logs the path of a call, and no key: %s", (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

it("logs a request that its client or proxy gave up waiting for", async () => {
  const lines: string[] = [];
  const log: FastifyBaseLogger = pino({ level: "info" }, { write: (line) => void lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  onTestFinished(() => app.close());
  logRequests(app);
  const left = Promise.withResolvers<void>();
  app.post("/lama", async (_request, reply) => {
    left.resolve();
    await once(reply.raw, "close");
    return "terlambat";
  });
  const site = await app.listen({ host: "127.0.0.1", port: 0 });
  const giveUp = new AbortController();
  const asked = fetch(`${site}/lama`, { method: "POST", body: "sudah sampai", signal: giveUp.signal });
  await left.promise;
  giveUp.abort();
  await expect(asked).rejects.toThrow();
  await expect.poll(() => lines.join("")).toContain('"path":"/lama"');
  expect(lines.join("")).toContain("request aborted by the client");
});

it("logs no secret of an address, with any method, suffix or spelling", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { app } = await testApp({ LOG_LEVEL: "trace" }, { log: pino({ level: "trace" }, stream) });
  const keys = ["Zk3v9QmB0x-7LrTnA2cYdEf_", "zk3v9qmb0x-7lrtna2cydef0"];
  const ofEndpoints = app.endpoints.map(({ path }) => path).filter((path) => /:(key|token)\b/.test(path));
  expect(ofEndpoints.length).toBeGreaterThan(4);
  const paths = [
    ...ofEndpoints,
    "/pembayaran/:key",
    "/pembayaran/:key/bukti",
    "/pembayaran/:key/kabar",
    "/tiket/:key",
    "/surat/:key",
    "/berhenti/:key/payments",
  ];
  for (const key of keys)
    for (const path of paths) {
      const plain = path.replace(/:(key|token)\b/, key);
      const spelled = [
        plain,
        `${plain}.data`,
        `/${plain}`,
        `${plain}?key=${key}`,
        plain.replace(key, `%${key.charCodeAt(0).toString(16)}${key.slice(1)}`),
      ];
      for (const url of spelled)
        for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)
          await app.inject({ method, url, headers: VISITOR });
    }
  expect(lines.length).toBeGreaterThan(500);
  for (const key of keys) expect(lines.filter((line) => line.includes(key.slice(1)))).toEqual([]);
});
