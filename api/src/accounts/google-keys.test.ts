import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JSONWebKeySet, jwtVerify, SignJWT } from "jose";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { keysAt } from "./google-keys.ts";

let server: Server;
let url: string;
let published: JSONWebKeySet = { keys: [] };
let asked = 0;
let broken = false;
let moved = false;

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    if (moved) {
      moved = false;
      response.writeHead(302, { location: url }).end();
      return;
    }
    response.writeHead(broken ? 500 : 200).end(JSON.stringify(published));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function aKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const token = await new SignJWT({}).setProtectedHeader({ alg: "RS256", kid }).sign(privateKey);
  return { jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256" }, token };
}

it("keeps Google's keys for an hour, and asks again for an unknown key", async () => {
  let now = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  const find = keysAt(url);
  const [one, two, three] = [await aKey("satu"), await aKey("dua"), await aKey("tiga")];
  published = { keys: [one.jwk] };
  await Promise.all([jwtVerify(one.token, find), jwtVerify(one.token, find)]);
  expect(asked).toBe(1);

  published = { keys: [one.jwk, two.jwk] };
  await expect(jwtVerify(two.token, find)).rejects.toThrow("no applicable key");
  expect(asked).toBe(1);
  now += 31_000;
  await jwtVerify(two.token, find);
  expect(asked).toBe(2);

  published = { keys: [three.jwk] };
  now += 3_600_000;
  await jwtVerify(three.token, find);
  await expect(jwtVerify(one.token, find)).rejects.toThrow("no applicable key");
  expect(asked).toBe(3);
});

it("fails while the keys cannot be fetched, and recovers", async () => {
  const find = keysAt(url);
  const { jwk, token } = await aKey("empat");
  published = { keys: [jwk] };
  broken = true;
  await expect(jwtVerify(token, find)).rejects.toThrow("Expected 200 OK");
  broken = false;
  moved = true;
  await expect(jwtVerify(token, find)).rejects.toThrow("Expected 200 OK");
  await jwtVerify(token, find);
});
