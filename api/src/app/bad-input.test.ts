import type { EndpointShape } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aCampaign } from "../testing/builders.ts";
import { bearer, send, VISITOR } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let administrator: Record<string, string>;
beforeAll(async () => {
  api = await testApp({ WEB: "on" });
  administrator = bearer(await aStaffMember(api, "administrator"));
});

const uploads = () => api.app.endpoints.filter(({ multipart }) => multipart);
const addressOf = ({ path }: EndpointShape) => path.replace(/:\w+/g, "1");

describe("an incomplete form", () => {
  const B = "-".repeat(30);
  const PART = `--${B}\r\ncontent-disposition: form-data; name="amount"\r\n\r\n1000\r\n`;
  const FILE = `--${B}\r\ncontent-disposition: form-data; name="proof_file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nabc`;
  it.each([
    ["without a boundary", "multipart/form-data", PART],
    ["cut off within a text", `multipart/form-data; boundary=${B}`, PART],
    ["cut off within a file", `multipart/form-data; boundary=${B}`, PART + FILE],
    ["with a broken head", `multipart/form-data; boundary=${B}`, `--${B}\r\n\x00: \r\n\r\n--${B}--\r\n`],
    ["that is no form at all", `multipart/form-data; boundary=${B}`, "{}"],
    ["that is empty", `multipart/form-data; boundary=${B}`, ""],
  ])("%s is refused by every upload call", async (_how, type, payload) => {
    expect(uploads().length).toBeGreaterThan(15);
    for (const endpoint of uploads()) {
      const answer = await api.app.inject({
        method: endpoint.method,
        url: addressOf(endpoint),
        headers: { ...administrator, "content-type": type },
        payload,
      });
      expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, expect.toBeOneOf([400, 403, 404])]);
    }
  });
});

it.each(['{"__proto__":{"roles":["administrator"]}}', '{"constructor":{"prototype":{"roles":1}}}'])(
  "refuses prototype pollution: %s",
  async (payload) => {
    const headers = { ...VISITOR, "content-type": "application/json" };
    const answer = await api.app.inject({ method: "POST", url: "/api/auth/login/", headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(Object.hasOwn(Object.prototype, "roles")).toBe(false);
  },
);

it("replaces half of a surrogate pair by the replacement character, also in stored text", async () => {
  const campaign = { title: "Sumur \ud83d", slug: "sumur", category: "sosial", description: "x\ud800" };
  const made = await send(api, "POST", "/api/admin/campaigns/", campaign, administrator);
  expect([made.status, made.body]).toEqual([201, expect.objectContaining({ title: "Sumur \ufffd" })]);
});

describe("an impossible address", () => {
  it.each(["//", "///", "//[", "//example.com/x", "/%5B"])(
    "%s answers with an ordinary page",
    async (url) => {
      const { statusCode, headers } = await api.app.inject(url);
      expect(statusCode).toBeOneOf([200, 404]);
      expect(headers["content-type"]).toContain("text/html");
    },
  );

  it("searches without the zero byte of a term, and accepts a term of any length", async () => {
    await aCampaign(api.database, { title: "Sumur untuk desa" });
    const zero = await api.app.inject("/charity?search=%00sumur");
    expect([zero.statusCode, zero.body.includes("Sumur untuk desa")]).toEqual([200, true]);
    for (const path of ["/charity", "/sinergy", "/academy", "/"])
      expect((await api.app.inject(`${path}?search=${"x".repeat(5000)}`)).statusCode).toBe(200);
  });

  it.each(["/kampanye/%00", "/produk/%00", "/kelas/%00", `/kampanye/${"x".repeat(3000)}`])(
    "%.20s answers 404 or 400 instead of 500",
    async (url) => {
      expect((await api.app.inject(url)).statusCode).toBeOneOf([400, 404]);
    },
  );

  it("redirects from a form's answer to an address that is valid in a header", async () => {
    const { statusCode, headers } = await api.app.inject("/bayar-donasi/%EF%BC%9Dsumur/transfer");
    expect([statusCode, headers.location]).toEqual([302, "/bayar-donasi/%EF%BC%9Dsumur"]);
  });

  it.each(["/%ff", "/api/campaigns/%ff/"])("%s gets the usual error with all its headers", async (url) => {
    const { statusCode, headers, json } = await api.app.inject(url);
    expect([statusCode, json()]).toEqual([400, { code: "malformed", detail: expect.stringMatching(/\.$/) }]);
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
      "x-request-id": expect.any(String),
    });
  });
});

it.each(["/charity.data?search=<meta>", "/_root.data", "/kampanye/sumur.data", "/charity.data/"])(
  "does not serve source files: %s",
  async (url) => {
    const { statusCode, headers } = await api.app.inject(url);
    expect([statusCode, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
  },
);
