import { describe, expect, it, vi } from "vitest";
import type { Answer, Outgoing } from "./client.ts";
import { withSession } from "./session-transport.ts";

const answer = (status: number, code = ""): Answer => ({
  status,
  header: () => null,
  text: async () => JSON.stringify({ code }),
});
const call = (path: string, body?: FormData): Outgoing => ({ path, method: "PUT", headers: {}, body });

/** A server that accepts only `valid`. */
function server(valid: string, refusal = answer(403, "token_not_valid")) {
  const sent: (string | undefined)[] = [];
  const bodies: Outgoing["body"][] = [];
  const send = async ({ body }: Outgoing, token: string | undefined) => {
    sent.push(token);
    bodies.push(body);
    return token === valid ? answer(200) : refusal;
  };
  return { send, sent, bodies };
}

describe("a call with a session", () => {
  it("renews an expired token once and sends the same form again", async () => {
    const { send, sent, bodies } = server("new");
    const renew = vi.fn(async () => "new");
    const form = new FormData();
    const result = await withSession(send, { access: () => "old", renew })(call("/api/profiles/7/", form));
    expect(result.status).toBe(200);
    expect(sent).toEqual(["old", "new"]);
    expect(bodies).toEqual([form, form]);
    expect(renew).toHaveBeenCalledExactlyOnceWith("old");
  });

  it("does not try for ever", async () => {
    const { send, sent } = server("none");
    const result = await withSession(send, { access: () => "old", renew: async () => "new" })(
      call("/api/orders/"),
    );
    expect(result.status).toBe(403);
    expect(sent).toEqual(["old", "new"]);
  });

  it("gives the refusal when the session is over", async () => {
    const { send, sent } = server("none");
    const result = await withSession(send, { access: () => "old", renew: async () => undefined })(
      call("/api/orders/"),
    );
    expect(result.status).toBe(403);
    expect(sent).toEqual(["old"]);
  });

  it.each([answer(403, "permission_denied"), answer(401, "wrong_credentials"), answer(400, "invalid")])(
    "is left alone when the answer is about something else",
    async (refusal) => {
      const { send } = server("none", refusal);
      const renew = vi.fn(async () => "new");
      expect(await withSession(send, { access: () => "old", renew })(call("/api/orders/"))).toBe(refusal);
      expect(renew).not.toHaveBeenCalled();
    },
  );

  it("sends no token when signing in or out, but sends it when the password is changed", async () => {
    const { send, sent } = server("old");
    const carry = withSession(send, { access: () => "old", renew: async () => undefined });
    await carry(call("/api/auth/token/refresh/"));
    await carry(call("/api/auth/login/"));
    await carry(call("/api/auth/password-change/"));
    expect(sent).toEqual([undefined, undefined, "old"]);
  });
});
