import { describe, expect, it } from "vitest";
import { ApiError, isPassing, statusOf } from "./api-error.ts";
import { addressOf, createApi, type Outgoing } from "./client.ts";

function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const calls: Outgoing[] = [];
  const api = createApi(async (call) => {
    calls.push(call);
    return { status, header: (name) => headers[name], text: async () => body };
  });
  return { api, calls };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(failure)}`);
  return failure;
}

describe("addressOf", () => {
  it("fills parameters and escapes them", () => {
    expect(addressOf("/api/campaigns/:slug/", { params: { slug: "a/b?c" } })).toBe(
      "/api/campaigns/a%2Fb%3Fc/",
    );
  });

  it("appends the query and leaves out what is undefined", () => {
    const query = { search: "air bersih & zakat", limit: "4", offset: undefined };
    expect(addressOf("/api/campaigns/", { query })).toBe(
      "/api/campaigns/?search=air+bersih+%26+zakat&limit=4",
    );
  });
});

describe("a call", () => {
  it("sends method and address, and returns the body", async () => {
    const { api, calls } = answering(200, '[{"id":1}]');
    const campaigns = await api.call("GET /api/campaigns/", { query: { limit: "1" } });
    expect(campaigns).toEqual([{ id: 1 }]);
    expect(calls[0]).toMatchObject({ method: "GET", path: "/api/campaigns/?limit=1", body: undefined });
  });

  it("reads the full count beside one page of a list", async () => {
    const { api } = answering(200, '[{"id":1}]', { "x-total-count": "37" });
    const { items, total } = await api.callCounted("GET /api/campaigns/", { query: {} });
    expect(items).toHaveLength(1);
    expect(total).toBe(37);
  });
});

describe("a refused call", () => {
  it("carries status, code, sentence and field errors", async () => {
    const body = { detail: "Periksa isian.", code: "invalid", errors: { limit: ["Isi dengan bilangan."] } };
    const { api } = answering(400, JSON.stringify(body));
    const failure = await failureOf(api.call("GET /api/campaigns/", { query: {} }));
    expect(failure).toMatchObject({ status: 400, ...body });
    expect(isPassing(failure)).toBe(false);
  });

  it("has the app's own sentence if a proxy answered with its own page", async () => {
    const { api } = answering(502, "<html>Bad Gateway</html>");
    const failure = await failureOf(api.call("GET /api/campaigns/", { query: {} }));
    expect(failure).toMatchObject({ status: 502, code: "unexpected" });
    expect(failure.detail).toBe("Terjadi kesalahan. Silakan coba lagi.");
    expect(isPassing(failure)).toBe(true);
  });

  it("is reported too if a successful answer is not readable", async () => {
    const { api } = answering(200, "{broken");
    expect(await failureOf(api.call("GET /api/campaigns/", { query: {} }))).toMatchObject({
      code: "unreadable",
    });
  });
});

describe("statusOf", () => {
  it("reads errors that came with the page as plain objects, and returns 500 for programming errors", () => {
    expect(statusOf({ name: "ApiError", status: 404 })).toBe(404);
    expect(statusOf(new TypeError("x"))).toBe(500);
    expect(statusOf(null)).toBe(500);
  });
});
