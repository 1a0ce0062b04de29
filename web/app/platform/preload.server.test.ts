import { queryOptions } from "@tanstack/react-query";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { createApi } from "./client.ts";
import { preloadOnServer } from "./preload.server.ts";
import type { PageQuery } from "./preload.ts";
import { apiOf } from "./query-client.ts";
import { visitContext } from "./visit.server.ts";

const STATUS_OF: Record<string, number> = { ada: 200, hilang: 404, rusak: 500, mustahil: 400 };

const campaign = (slug: string) =>
  queryOptions({
    queryKey: ["campaign", slug],
    queryFn: ({ client }) => apiOf(client).call("GET /api/campaigns/:slug/", { params: { slug } }),
  });

const load = (...queries: PageQuery[]) => loadAt("x", {}, ...queries);

function loadAt(address: string, params: object, ...queries: PageQuery[]) {
  const context = new RouterContextProvider();
  const api = createApi(async ({ path }) => {
    const slug = path.split("/")[3] ?? "";
    const body = JSON.stringify({ slug, code: "x", detail: "Kalimat." });
    return { status: STATUS_OF[slug] ?? 500, header: () => undefined, text: async () => body };
  });
  context.set(visitContext, { api, origin: "https://barakah.example" });
  const request = new Request(`https://barakah.example/kampanye/${address}`);
  return preloadOnServer(() => queries)({ context, request, params });
}

describe("preloadOnServer", () => {
  it("sends the results of the queries", async () => {
    const { data, init } = await load(campaign("ada"));
    expect(init?.status).toBe(200);
    expect(data.dehydrated.queries[0]?.state.data).toMatchObject({ slug: "ada" });
  });

  it("leads from an old address of the page's own thing to its current one", async () => {
    const answer = await loadAt("lama?a=1", { slug: "lama" }, campaign("ada")).catch((thrown) => thrown);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/kampanye/ada?a=1"]);
    expect((await loadAt("ada", { slug: "ada" }, campaign("ada"))).init?.status).toBe(200);
  });

  it("answers 404 only when the page's own thing is unknown", async () => {
    expect((await load(campaign("hilang"), campaign("ada"))).init?.status).toBe(404);
    expect((await load(campaign("ada"), campaign("hilang"))).init?.status).toBe(200);
  });

  it("answers 503 when anything could not be fetched, so that the page is not kept", async () => {
    expect((await load(campaign("ada"), campaign("rusak"))).init?.status).toBe(503);
  });

  it("answers 400 if the address has invalid values", async () => {
    expect((await load(campaign("mustahil"), campaign("ada"))).init?.status).toBe(400);
    expect((await load(campaign("mustahil"), campaign("rusak"))).init?.status).toBe(503);
  });

  it("sends failures as plain objects that survive the way to the browser", async () => {
    const { data } = await load(campaign("hilang"));
    const { error, status } = data.dehydrated.queries[0]?.state ?? {};
    expect(status).toBe("error");
    expect(error).toEqual({
      name: "ApiError",
      message: "Kalimat.",
      status: 404,
      code: "x",
      detail: "Kalimat.",
    });
    expect(Object.getPrototypeOf(error)).toBe(Object.prototype);
  });
});
