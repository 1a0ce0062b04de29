import type { EndpointShape } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aSignedInMember, bearer, send, VISITOR } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const spellings = ({ path, aliases = [] }: EndpointShape) =>
  [path, ...aliases].map((spelling) => spelling.replace(/:\w+/g, "1"));

it("refuses visitors at every member's and staff endpoint, in all spellings of its path", async () => {
  const guarded = api.app.endpoints.filter(({ access }) => access === "member" || access === "staff");
  expect(guarded.length).toBeGreaterThan(3);
  for (const endpoint of guarded) {
    for (const url of spellings(endpoint)) {
      const call = (headers: Record<string, string>) =>
        send(api, endpoint.method, url, endpoint.method === "GET" ? undefined : {}, headers);
      const nobody = await call(VISITOR);
      expect([url, nobody.status, nobody.body.code]).toEqual([url, 403, "not_authenticated"]);
      const forged = await call({ authorization: "Bearer karangan" });
      expect([url, forged.status, forged.body.code]).toEqual([url, 403, "token_not_valid"]);
    }
  }
});

it("refuses members at every staff endpoint", async () => {
  const member = await aSignedInMember(api);
  for (const endpoint of api.app.endpoints.filter(({ access }) => access === "staff")) {
    for (const url of spellings(endpoint)) {
      const body = endpoint.method === "GET" ? undefined : {};
      const answer = await send(api, endpoint.method, url, body, bearer(member));
      expect([url, answer.status, answer.body.code]).toEqual([url, 403, "permission_denied"]);
    }
  }
});

it("never lets a cache store a personal answer", async () => {
  const member = await aSignedInMember(api);
  const { headers } = await api.get(`/api/profiles/${member.id}/`, bearer(member));
  expect(headers["cache-control"]).toBe("no-store");
});
