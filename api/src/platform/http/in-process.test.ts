import { Readable } from "node:stream";
import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { IN_PROCESS } from "../rate-limit/requests.ts";
import { askInProcess } from "./in-process.ts";

async function anApp() {
  const app = fastify();
  onTestFinished(() => app.close());
  app.addHook("onResponse", async ({ url }, { statusCode }) => void ended.push(`${url} ${statusCode}`));
  const ended: string[] = [];
  app.get("/said", async ({ ip, query, headers }, reply) => {
    reply.header("X-Total-Count", 3);
    return { ip, query, cookie: headers.cookie };
  });
  app.get("/piece-by-piece", (_request, reply) =>
    reply.send(Readable.from(["Bismillah, ", "é", " selesai"])),
  );
  app.post("/told", async ({ body }, reply) => reply.code(201).send({ body }));
  app.get("/broken", async () => {
    throw new Error("rusak");
  });
  app.get("/broken-off", (_request, reply) =>
    reply.send(
      Readable.from(
        (async function* () {
          yield "setengah";
          throw new Error("putus");
        })(),
      ),
    ),
  );
  app.get("/nothing", (_request, reply) => reply.code(204).send());
  await app.ready();
  const ask = (
    path: string,
    more: { method?: string; body?: string; headers?: Record<string, string> } = {},
  ) => askInProcess(app, { path, method: "GET", headers: {}, ...more });
  return { ask, ended };
}

it("is answered by the app's own routes, as a neighbour that no socket has", async () => {
  const { ask, ended } = await anApp();
  const answer = await ask("/said?q=air%20bersih", { headers: { cookie: "a=1" } });
  expect(answer).toMatchObject({ status: 200, headers: { "x-total-count": 3 } });
  expect(JSON.parse(answer.body)).toEqual({ ip: IN_PROCESS, query: { q: "air bersih" }, cookie: "a=1" });
  expect(ended).toEqual(["/said?q=air%20bersih 200"]);
});

it("waits for the whole of what comes piece by piece", async () => {
  const { ask } = await anApp();
  expect(await ask("/piece-by-piece")).toMatchObject({ status: 200, body: "Bismillah, é selesai" });
});

it("carries a body", async () => {
  const { ask } = await anApp();
  const body = JSON.stringify({ doa: "آمين" });
  const answer = await ask("/told", {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  expect(answer.status).toBe(201);
  expect(JSON.parse(answer.body)).toEqual({ body: { doa: "آمين" } });
});

it("tells of what is not there, of what breaks, and of nothing", async () => {
  const { ask, ended } = await anApp();
  expect(await ask("/nowhere")).toMatchObject({ status: 404 });
  expect(await ask("/broken")).toMatchObject({ status: 500 });
  expect(await ask("/nothing")).toMatchObject({ status: 204, body: "" });
  expect(ended).toEqual(["/nowhere 404", "/broken 500", "/nothing 204"]);
});

it("waits for nothing that broke off", async () => {
  const { ask } = await anApp();
  await expect(ask("/broken-off")).rejects.toThrow();
});
