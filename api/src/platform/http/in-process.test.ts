import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { getCampaign, listCampaigns, listCourses, listProducts } from "@barakah/contract";
import fastify, { type FastifyInstance } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { aCampaign } from "../../testing/builders.ts";
import { aBrowser } from "../../testing/calls.ts";
import { testApp } from "../../testing/test-app.ts";
import { IN_PROCESS } from "../rate-limit/requests.ts";
import { askInProcess, type InProcessCall } from "./in-process.ts";

type Asked = Pick<InProcessCall, "path"> & Partial<InProcessCall>;

const inProcess = (app: FastifyInstance, asked: Asked) =>
  askInProcess(app, { method: "GET", headers: {}, ...asked });

async function bySocket(app: FastifyInstance, { path, ...init }: Asked) {
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...init,
    headers: { "accept-encoding": "identity", ...init.headers },
    redirect: "manual",
  } as RequestInit);
  const cookies = answer.headers.getSetCookie();
  const headers = {
    ...Object.fromEntries(answer.headers),
    ...(cookies.length > 0 && { "set-cookie": cookies }),
  };
  return { status: answer.status, headers, body: await answer.text() };
}

/** Of the connection alone, or different in every answer. */
const OF_THE_SOCKET = ["date", "connection", "keep-alive", "transfer-encoding", "x-request-id"];

function comparable({ status, headers, body }: { status: number; headers: object; body: string }) {
  const kept = Object.entries(headers)
    .filter(([name]) => !OF_THE_SOCKET.includes(name))
    .map(([name, value]) => [name, String(value)]);
  return { status, headers: Object.fromEntries(kept), body };
}

async function expectSame(app: FastifyInstance, asked: Asked) {
  const found = comparable(await inProcess(app, asked));
  expect({ asked, ...found }).toEqual({ asked, ...comparable(await bySocket(app, asked)) });
  return found;
}

async function anApp() {
  const app = fastify();
  onTestFinished(() => app.close());
  const ended: string[] = [];
  app.addHook("onResponse", async ({ url }, { statusCode }) => void ended.push(`${url} ${statusCode}`));
  app.get("/said", async ({ ip }) => ({ ip }));
  app.get("/asked", async ({ query, headers: { cookie, accept } }, reply) => {
    reply.header("X-Total-Count", 3).header("set-cookie", ["a=1", "b=2"]);
    return { query, cookie, accept };
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
  app.get("/elsewhere", (_request, reply) => reply.redirect("/said"));
  await app.listen({ host: "127.0.0.1", port: 0 });
  return { app, ended };
}

const json = { "content-type": "application/json" };

it.each<Asked>([
  { path: "/asked?q=air%20bersih&q=2", headers: { cookie: "a=1", accept: "text/html" } },
  { path: "/piece-by-piece", headers: { accept: "*/*" } },
  { path: "/told", method: "POST", headers: json, body: JSON.stringify({ doa: "آمين" }) },
  { path: "/told", method: "POST", headers: json, body: "{" },
  { path: "/told", method: "POST", headers: { "content-type": "application/xml" }, body: "<a/>" },
  { path: "/asked", method: "HEAD", headers: { accept: "*/*" } },
  { path: "/asked", method: "DELETE" },
  { path: "/nowhere" },
  { path: "/%ff" },
  { path: "/broken" },
  { path: "/nothing" },
  { path: "/elsewhere" },
])("answers $path as over a socket", async (asked) => {
  const { app, ended } = await anApp();
  await expectSame(app, asked);
  // Hooks run both times; Fastify runs none for an address that it cannot decode.
  await expect.poll(() => ended).toHaveLength(asked.path === "/%ff" ? 0 : 2);
  expect(ended[0]).toBe(ended[1]);
});

it("answers the renderer's calls as over a socket", async () => {
  const api = await testApp();
  const { app } = api;
  const { slug } = await aCampaign(api.database);
  await app.listen({ host: "127.0.0.1", port: 0 });
  // A browser that was here before: only a socket is given a browser's cookie.
  const headers = { accept: "application/json", cookie: (await aBrowser(api)).cookie };
  for (const { path } of [listCampaigns, listProducts, listCourses])
    expect(await expectSame(app, { path, headers })).toMatchObject({ status: 200 });
  expect(await expectSame(app, { path: getCampaign.path.replace(":slug", slug), headers })).toMatchObject({
    status: 200,
  });
  await expectSame(app, { path: "/api/campaigns/tidak-ada/", headers });
  await expectSame(app, { path: "/api/admin/payments/", headers });
});

it("has an address that no socket has", async () => {
  const { app } = await anApp();
  expect(JSON.parse((await inProcess(app, { path: "/said" })).body)).toEqual({ ip: IN_PROCESS });
});

it("fails when the response breaks off, as a socket does", async () => {
  const { app } = await anApp();
  await expect(inProcess(app, { path: "/broken-off" })).rejects.toThrow();
  await expect(bySocket(app, { path: "/broken-off" })).rejects.toThrow();
});
