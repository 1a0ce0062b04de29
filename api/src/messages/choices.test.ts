import type { AddressInfo } from "node:net";
import type { ContactChoice, SessionUser } from "@barakah/contract";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { aSignedInMember, bearer, GOOD_PASSWORD, send, VISITOR } from "../testing/calls.ts";
import { runAll } from "../testing/jobs.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { keyFor } from "./delivery/contact-key.ts";
import type { News } from "./delivery/news.ts";
import { tell } from "./tell.ts";

let api: TestApp;
let server: SMTPServer;
let member: SessionUser;
const received: { to: string; head: string; text: string }[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const data = Buffer.concat(chunks).toString();
        const [head = ""] = data.split("\r\n\r\n");
        const text = data.replace(/=\r\n/g, "").replaceAll("=3D", "=");
        received.push({ to: envelope.rcptTo[0]?.address ?? "", head: head.replace(/\r\n\s+/g, " "), text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  api = await testApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Barakah <halo@barakah.example>" });
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(async () => {
  received.length = 0;
  member = await aSignedInMember(api);
  await api.database.pool.query("update member set email_proven_at = now() where id = $1", [member.id]);
});

const PATH = "/api/contact-choices/";
let told = 0;
const hear = async (more: Partial<News>) => {
  const news: News = {
    ...{
      topic: "reminders",
      to: { memberId: member.id },
      title: "Haul",
      body: "Genap.",
      link: "/zakat/haul",
    },
    ...{ key: `uji ${++told}`, letter: { cause: "anyone" } },
    ...more,
  };
  await api.database.kysely.transaction().execute((tx) => tell(tx, news));
  await runAll(api);
  return received.at(-1);
};
const read = async (query = "", who?: SessionUser) =>
  (await api.get<ContactChoice[]>(PATH + query, who ? bearer(who) : {})).body;
const keep = (body: unknown, query = "", who?: SessionUser) =>
  send<ContactChoice[]>(api, "PUT", PATH + query, body as object, who ? bearer(who) : VISITOR);
const mailOf = (choices: ContactChoice[], topic: string) =>
  choices.find((one) => one.topic === topic && one.channel === "mail")?.allowed;

it("requires consent for announcements, and none for messages that the recipient waits for", async () => {
  const first = await read("", member);
  expect(mailOf(first, "payments")).toBe(true);
  expect(mailOf(first, "announcements")).toBe(false);
  expect(await hear({ topic: "announcements" })).toBeUndefined();
  await keep([{ topic: "announcements", channel: "mail", allowed: true }], "", member);
  expect(await hear({ topic: "announcements" })).toMatchObject({ to: member.email });
});

it("is stopped by one click of a mail program, for its own topic, and opening the address stops nothing", async () => {
  const letter = await hear({});
  expect(letter?.head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const path =
    /List-Unsubscribe: <https?:\/\/[^/]+(\/berhenti\/[\w.-]+\/reminders)>/.exec(letter?.head ?? "")?.[1] ??
    "";
  const opened = await api.app.inject({ url: path });
  expect([opened.statusCode, opened.headers.location]).toEqual([
    303,
    `/notifikasi/pilihan?key=${path.split("/")[2]}`,
  ]);
  expect(mailOf(await read("", member), "reminders")).toBe(true);
  const stopped = await api.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(stopped.statusCode).toBe(200);
  expect(mailOf(await read("", member), "reminders")).toBe(false);
  expect(mailOf(await read("", member), "payments")).toBe(true);
  expect(await hear({})).toBe(letter);
  expect(received).toHaveLength(1);
});

it("lets a guest choose by the link in the letter, about this mailbox alone", async () => {
  const email = `tamu${told}@example.com`;
  const letter = await hear({
    topic: "campaigns",
    to: { memberId: null, email },
    letter: { cause: "money" },
  });
  expect(letter?.to).toBe(email);
  const key = /\/notifikasi\/pilihan\?key=([\w.-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  const choices = await read(`?key=${key}`);
  expect(new Set(choices.map(({ channel }) => channel))).toEqual(new Set(["mail"]));
  const all = choices.map((choice) => ({ ...choice, allowed: false }));
  expect((await keep(all, `?key=${key}`)).status).toBe(200);
  // The same mailbox, written another way.
  const again = { memberId: null, email: email.replace("@", "+toko@").toUpperCase() };
  await hear({ topic: "campaigns", to: again, letter: { cause: "money" } });
  expect(received).toHaveLength(1);
  expect(mailOf(await read("", member), "campaigns")).toBe(true);
});

it("a key is signed and valid for one person's choices only", async () => {
  expect((await api.get(PATH)).status).toBe(403);
  expect((await keep([{ topic: "payments", channel: "mail", allowed: false }])).status).toBe(403);
  const key = await keyFor(api.database.kysely, `member:${member.id}`);
  const [, seal] = key.split(".");
  const other = await aSignedInMember(api);
  const forged = `${Buffer.from(`member:${other.id}`).toString("base64url")}.${seal}`;
  for (const wrong of [forged, `${key}x`, "", "a.b", "%00.%00"]) {
    const asked = `?key=${encodeURIComponent(wrong)}`;
    expect((await api.get(PATH + asked)).status).toBe(404);
    expect((await keep([{ topic: "payments", channel: "mail", allowed: false }], asked)).status).toBe(404);
    const posted = await api.app.inject({
      method: "POST",
      url: `/berhenti/${encodeURIComponent(wrong || "x")}/payments`,
    });
    expect(posted.statusCode).toBe(404);
  }
  expect(mailOf(await read("", other), "payments")).toBe(true);
});

it("is part of a member's export, and is deleted with the account", async () => {
  await keep([{ topic: "campaigns", channel: "mail", allowed: false }], "", member);
  await hear({});
  const { body } = await api.get<{ messages: { choices: ContactChoice[]; sent: object[] } }>(
    "/api/accounts/export/",
    bearer(member),
  );
  expect(body.messages).toMatchObject({
    choices: [{ topic: "campaigns", channel: "mail", allowed: false }],
    sent: expect.arrayContaining([
      expect.objectContaining({ channel: "mail", topic: "reminders", state: "sent" }),
    ]),
  });
  const gone = await send(api, "DELETE", "/api/accounts/me/", { password: GOOD_PASSWORD }, bearer(member));
  expect(gone.status).toBe(200);
  for (const table of ["message", "contact_choice"]) {
    const { rowCount } = await api.database.pool.query(`select from ${table} where person = $1`, [
      `member:${member.id}`,
    ]);
    expect(rowCount).toBe(0);
  }
});
