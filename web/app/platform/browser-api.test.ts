import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, csrfToken } from "./browser-api.ts";
import { dropSession, startSession } from "./session.ts";

const request = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", request);
  vi.stubGlobal("document", { cookie: "theme=x; csrftoken=a%3Db" });
});

afterEach(() => {
  dropSession();
  request.mockReset();
  vi.unstubAllGlobals();
});

describe("csrfToken", () => {
  it("reads the token's cookie among others, and is undefined without it", () => {
    expect(csrfToken("a=1; csrftoken=xyz; b=2")).toBe("xyz");
    expect(csrfToken("xcsrftoken=1")).toBeUndefined();
  });
});

describe("calls from the browser", () => {
  it("reads without a token of any kind", async () => {
    request.mockResolvedValue(new Response("[]"));
    await api.call("GET /api/campaigns/", { query: {} });
    const headers = request.mock.calls[0]?.[1]?.headers;
    expect(headers).not.toHaveProperty("x-csrftoken");
    expect(headers).not.toHaveProperty("authorization");
  });

  it("sends the session's token when there is one", async () => {
    startSession({ access: "kunci", refresh: "r", id: 1, username: "rina", email: "rina@example.com" });
    request.mockResolvedValue(new Response("[]"));
    await api.call("GET /api/campaigns/", { query: {} });
    expect(request.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: "Bearer kunci" });
  });

  it("gives status 0 when no answer comes", async () => {
    request.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(api.call("GET /api/campaigns/", { query: {} })).rejects.toMatchObject({
      status: 0,
      code: "network",
    });
  });

  it("gives status 0 when the connection breaks in the middle of the answer", async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("terminated")) });
    request.mockResolvedValue(new Response(broken));
    await expect(api.call("GET /api/campaigns/", { query: {} })).rejects.toMatchObject({ status: 0 });
  });

  it("passes an abort on unchanged, so that it is not shown as an error", async () => {
    const controller = new AbortController();
    controller.abort();
    request.mockImplementation((_, init) => Promise.reject(init?.signal?.reason));
    const call = api.call("GET /api/campaigns/", { query: {} }, { signal: controller.signal });
    await expect(call).rejects.toHaveProperty("name", "AbortError");
  });
});
