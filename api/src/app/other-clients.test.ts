import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { send, VISITOR } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const APP = "capacitor://localhost";

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ BODY_SECONDS: "1" });
});

const { cookie, "x-csrftoken": token } = VISITOR;

describe("the CSRF token of a password reset", () => {
  const ask = (body: object, headers: Record<string, string>) =>
    send(api, "POST", "/api/auth/password-reset/", { email: "siti@example.com", ...body }, headers);

  it("is accepted from the headers inside the body, where other front ends put it", async () => {
    expect((await ask({ headers: { "X-CSRFToken": token } }, { cookie })).status).toBe(200);
    const confirm = {
      uid: "1",
      token: "x",
      new_password: "kuda-terbang-42",
      headers: { "X-CSRFToken": token },
    };
    const answer = await send(api, "POST", "/api/auth/password-reset-confirm/", confirm, { cookie });
    expect(answer.body.code).toBe("invalid_link");
  });

  it.each([
    ["none", {}, { cookie }],
    ["another", { headers: { "X-CSRFToken": "u".repeat(32) } }, { cookie }],
    ["no cookie", { headers: { "X-CSRFToken": token } }, {}],
    ["something else in its place", { headers: { "X-CSRFToken": [token] } }, { cookie }],
    [
      "another in the true header",
      { headers: { "X-CSRFToken": token } },
      { cookie, "x-csrftoken": "v".repeat(32) },
    ],
  ])("is still required: %s", async (_what, body, headers) => {
    const answer = await ask(body, headers as Record<string, string>);
    expect([answer.status, answer.body.code]).toEqual([403, "csrf_failed"]);
  });

  it("is not accepted from the body of other calls", async () => {
    const body = { username: "a", password: "b", headers: { "X-CSRFToken": token } };
    expect((await send(api, "POST", "/api/auth/login/", body, { cookie })).status).toBe(403);
  });
});

describe("the first page load of a client that has read no CSRF cookie yet", () => {
  const credentials = {
    "/api/auth/login/": { username: "siapa", password: "salah" },
    "/api/auth/register/": { username: "x", email: "bukan", password: "y" },
    "/api/auth/google-login/": { token: "bukan-token" },
  };
  const answers = async (headers: Record<string, string>) => {
    const found: (string | undefined)[] = [];
    for (const [path, body] of Object.entries(credentials))
      found.push((await send<{ code: string }>(api, "POST", path, body, headers)).body.code);
    return found;
  };
  const refused = ["csrf_failed", "csrf_failed", "csrf_failed"];
  const origin = "http://localhost:3000";

  it("signs in and registers from the app's own origin", async () => {
    const loads: Record<string, string>[] = [
      { origin },
      { "sec-fetch-site": "same-origin" },
      { origin, cookie },
      { origin, "x-csrftoken": "null" },
    ];
    for (const headers of loads) {
      const codes = await answers(headers);
      expect([codes, codes.includes("csrf_failed")]).toEqual([
        [expect.any(String), "invalid", expect.any(String)],
        false,
      ]);
    }
  });

  it("is refused from other origins, and for every other call", async () => {
    expect(await answers({})).toEqual(refused);
    expect(await answers({ origin: "https://lain.example" })).toEqual(refused);
    for (const site of ["cross-site", "same-site", "none"])
      expect(await answers({ origin, "sec-fetch-site": site })).toEqual(refused);
    const reset = { email: "siti@example.com" };
    expect((await send(api, "POST", "/api/auth/password-reset/", reset, { origin })).status).toBe(403);
  });
});

it("serves the default profile picture at the address that other front ends use", async () => {
  const { statusCode, headers, rawPayload } = await api.app.inject(
    "/media/profile_images/pas_foto_standard.png",
  );
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "png", width: 256 });
});

describe("another origin", () => {
  const from = ({ app }: TestApp, method: "OPTIONS" | "POST", origin: string) =>
    app.inject({
      method,
      url: "/api/auth/login/",
      headers: { origin, "access-control-request-method": "POST" },
      ...(method === "POST" && { payload: { username: "siapa", password: "salah" } }),
    });

  it("is refused unless a setting names it", async () => {
    const answer = await from(api, "OPTIONS", APP);
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    expect((await from(api, "POST", APP)).json().code).toBe("csrf_failed");
  });

  it("is allowed if a setting names it", async () => {
    const open = await testApp({ CORS_ORIGINS: `https://lain.example/, ${APP}` });
    for (const origin of [APP, "https://lain.example"]) {
      const asked = await from(open, "OPTIONS", origin);
      expect([asked.statusCode, asked.headers["access-control-allow-origin"]]).toEqual([204, origin]);
      expect((await from(open, "POST", origin)).json().code).toBe("wrong_credentials");
    }
    const stranger = await from(open, "POST", "https://lain.example.evil.example");
    expect(stranger.json().code).toBe("csrf_failed");
    expect(stranger.headers).not.toHaveProperty("access-control-allow-origin");
  });
});

it("serves the API documentation in production only if a setting says so", async () => {
  const closed = await testApp({ API_DOCS: "off" });
  for (const path of ["/api/docs", "/api/openapi.json"]) {
    expect((await closed.app.inject(path)).statusCode).toBe(404);
    expect((await api.app.inject(path)).statusCode).toBe(200);
  }
});

/** Raw bytes that no client library would send. */
async function spoken(bytes: string): Promise<string> {
  const socket = connect((api.app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(bytes);
  return (await socket.toArray()).join("");
}

it("refuses ambiguous HTTP messages", async () => {
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  const head = "POST /api/auth/login/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n";
  const smuggled = "0\r\n\r\nGET /api/campaigns/ HTTP/1.1\r\nhost: x\r\n\r\n";
  for (const ambiguous of [
    `content-length: ${smuggled.length}\r\ntransfer-encoding: chunked\r\n`,
    "content-length: 5\r\ncontent-length: 6\r\n",
    "transfer-encoding: xchunked\r\n",
    " content-length: 5\r\n",
  ]) {
    const answers = await spoken(`${head}${ambiguous}\r\n${smuggled}`);
    expect([ambiguous, answers.match(/HTTP\/1\.1 \d+/g)]).toEqual([ambiguous, ["HTTP/1.1 400"]]);
  }
});

it("does not echo request headers (TRACE)", async () => {
  const answer = await spoken(
    "TRACE / HTTP/1.1\r\nhost: x\r\nx-mark: rahasia-penelepon\r\nconnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
  expect(answer).not.toContain("rahasia-penelepon");
});

it("closes the connection of a client that never finishes a body", async () => {
  const socket = connect((api.app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(
    `POST /api/auth/login/ HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nx-csrftoken: ${token}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
  );
  socket.resume();
  await once(socket, "close");
});
