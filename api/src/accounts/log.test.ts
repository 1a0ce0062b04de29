import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import pino from "pino";
import { expect, it } from "vitest";
import { aSignedInMember, bearer, send } from "../testing/calls.ts";
import { testApp } from "../testing/test-app.ts";

it("logs sign-ins, sign-outs, failures, wrong codes and password resets; never a password, a token or a link", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const api = await testApp({ LOG_LEVEL: "trace" }, { log: pino({ level: "trace" }, stream) });
  const member = await aSignedInMember(api);
  const wrong = "salah-tapi-rahasia";
  await send(api, "POST", "/api/auth/login/", { username: member.username, password: wrong });
  const { refresh } = member;
  const renewed = await send(api, "POST", "/api/auth/token/refresh/", { refresh });
  await send(api, "POST", "/api/auth/token/refresh/", { refresh });
  await send(api, "POST", "/api/auth/password-reset/", { email: member.email });
  await api.app.jobs.runDue();
  const outbox = join(api.config.dataDirectory, "outbox");
  const letter = await readFile(join(outbox, (await readdir(outbox)).sort().at(-1) ?? ""), "utf8");
  const [, uid, token = ""] = /uid=3D(\d+)&token=3D([\w-]+)/.exec(letter.replace(/=\r\n/g, "")) ?? [];
  const chosen = "padi-menguning-lagi-5";
  await send(api, "POST", "/api/auth/password-reset-confirm/", { uid, token, new_password: chosen });

  const { access } = await aSignedInMember(api);
  const asMember = (what: string, body: object) =>
    send(api, "POST", `/api/accounts/two-step/${what}/`, body, bearer({ access }));
  await asMember("start", { password: member.password });
  await asMember("confirm", { code: "000000" });
  await api.get("/api/admin/members/?search=x", bearer({ access }));

  const leaving = await aSignedInMember(api);
  await send(api, "POST", "/api/auth/logout/", { refresh: leaving.refresh });
  await send(api, "POST", "/api/auth/login/", { username: member.username }, {});
  await send(api, "POST", "/api/auth/login/", { username: member.username });

  await api.database.pool.query("alter table notification rename to notification_gone");
  await api.get("/api/notifications/", bearer({ access }));
  await api.database.pool.query("alter table notification_gone rename to notification");

  const log = lines.join("");
  const all = lines.map((line) => JSON.parse(line));
  expect(all.every(({ time }) => Number.isInteger(time))).toBe(true);
  const refused = all.filter(({ event }) => event === "refused");
  expect(refused).toContainEqual(expect.objectContaining({ code: "csrf_failed", address: "127.0.0.1" }));
  const failed = all.find(({ level, err }) => level === 50 && err);
  expect(failed).toMatchObject({ reqId: expect.any(String), err: { message: expect.any(String) } });
  expect(all).toContainEqual(
    expect.objectContaining({
      method: "POST",
      path: "/api/auth/login/",
      status: 400,
      reqId: expect.any(String),
    }),
  );
  expect(refused).toContainEqual(
    expect.objectContaining({
      code: "permission_denied",
      memberId: expect.any(Number),
      address: "127.0.0.1",
      call: "GET /api/admin/members/",
    }),
  );
  for (const event of [
    "register",
    "sign_in",
    "sign_in_failed",
    "sign_out",
    "wrong_code",
    "refresh_reuse",
    "reset_link",
    "password_reset",
  ])
    expect(log).toContain(`"event":"${event}"`);
  expect(token).toHaveLength(43);
  for (const secret of [member.password, wrong, chosen, refresh, member.access, renewed.body.access, token])
    expect(log).not.toContain(secret);
});
