import type { SentCode, StaffRegistration, TicketPage } from "@barakah/contract";
import { expect, it } from "vitest";
import type { Letter } from "../platform/mail/mail.ts";
import { aBrowser, aSignedInMember, bearer, send } from "../testing/calls.ts";
import { eventDesk, type Refused } from "../testing/event-desk.ts";
import { anEvent, type Registered, registerAt } from "../testing/events.ts";

const { api, editor, treasurer, call, page, pay } = await eventDesk();
const sent: Letter[] = [];
api.app.jobs.handle<Letter>("mail", async (letter) => void sent.push(letter));

const keyOf = (path: string) => path.replace("/tiket/", "");
type Answered = TicketPage & Refused & { detail: string };
const act = (path: string, what: string, body: object, headers?: Record<string, string>) =>
  send<Answered>(api, "POST", `/api/tickets/${keyOf(path)}/${what}/`, body, headers);
const lettersTo = async (address: string) => {
  await api.app.jobs.runDue();
  return sent.filter(({ to }) => to === address);
};
const ACCOUNT = { bank: "BSI", account_number: "7770001234", account_holder: "Rina" };
const auditOf = async (code: string) =>
  (
    await api.database.pool.query(
      "select action, actor_id, after ->> 'right' as right from audit_log where subject_id = $1 order by id",
      [code],
    )
  ).rows;

/** Three tickets, paid from one browser. */
async function threePaid(email = "") {
  const event = await anEvent(api.database, { price_kind: "fixed" }, [{ price: 40_000 }]);
  const browser = await aBrowser(api);
  const wanted = { names: ["Rina", "Fajar", "Umar"], amount: 120_000, method: "bsi", email };
  const made = (await registerAt(api, event, { ...wanted, headers: browser })).body;
  await pay(made);
  return { event, browser, made };
}

it("shows a participant the own ticket only: no answer holds the key or code of the registration", async () => {
  const { made, browser } = await threePaid();
  const [own, other] = (await page(made)).tickets;
  const stranger = await aBrowser(api);
  for (const part of ["", "calendar/"]) {
    const { body } = await api.app.inject({ url: `/api/tickets/${keyOf(own?.page ?? "")}/${part}` });
    expect(body).toContain(keyOf(own?.page ?? ""));
    for (const wider of [
      keyOf(made.ticket_page).slice(0, 8),
      made.code,
      keyOf(other?.page ?? ""),
      other?.code,
    ])
      expect(body).not.toContain(wider);
  }
  const found = await send<{ page: string }>(api, "POST", "/api/tickets/find/", {
    ...{ code: own?.code, phone: "081234567890" },
  });
  expect(found.body.page).toBe(own?.page);
  // Neither cancels, nor names an account, nor has a code sent to the buyer.
  expect(await act(own?.page ?? "", "cancel", {}, stranger)).toMatchObject({
    ...{ status: 403, body: { code: "buyer_only", detail: expect.stringContaining("Minta dia") } },
  });
  expect((await act(own?.page ?? "", "code", {}, stranger)).body.code).toBe("buyer_only");
  const seen = async (headers: Record<string, string>) =>
    (await send<TicketPage>(api, "GET", `/api/tickets/${keyOf(own?.page ?? "")}/`, undefined, headers)).body;
  expect([(await seen(stranger)).can_cancel, (await seen(browser)).can_cancel]).toEqual([false, true]);
  expect((await page(made)).tickets.every(({ state }) => state === "valid")).toBe(true);
});

it("gives an editor who knows code and phone the page, but not the right to cancel or to name an account", async () => {
  const { event, made, browser } = await threePaid("rina-kunci@contoh.id");
  const { body: listed } = await call<StaffRegistration[]>("GET", `${event.id}/registrations/`);
  const { code, buyer_phone: phone } = listed[0] as StaffRegistration & { buyer_phone: string };
  const insider = await aBrowser(api);
  const found = await send<{ page: string }>(api, "POST", "/api/tickets/find/", { code, phone }, insider);
  expect(found.body.page).toBe(made.ticket_page);
  for (const headers of [insider, editor])
    expect((await act(made.ticket_page, "cancel", {}, headers)).body.code).toBe("code_needed");
  await call("POST", `${event.id}/cancel/`, { reason: "Hujan." }, treasurer.headers);
  expect(await act(made.ticket_page, "refund-account", ACCOUNT, insider)).toMatchObject({
    ...{ status: 409, body: { code: "code_needed", detail: expect.stringContaining("masukkan kode") } },
  });
  // The browser that registered needs nothing more; it is audited, and the buyer hears of it at once.
  expect((await act(made.ticket_page, "refund-account", ACCOUNT, browser)).body.refund).toMatchObject({
    account_number: ACCOUNT.account_number,
  });
  expect(await auditOf(code)).toContainEqual({
    ...{ action: "registration.refund_account", actor_id: null, right: "browser" },
  });
  const letters = await lettersTo("rina-kunci@contoh.id");
  expect(letters.at(-1)?.subject).toContain("Rekening pengembalian");
  expect(letters.at(-1)?.text).toContain("segera hubungi panitia");
  expect(letters.at(-1)?.text).not.toContain(ACCOUNT.account_number);
});

it("accepts the code sent to the first contact, for this registration only, and limits wrong codes", async () => {
  const { made } = await threePaid("kode@contoh.id");
  const other = await threePaid("lain@contoh.id");
  const elsewhere = await aBrowser(api);
  const asked = await send<SentCode>(
    api,
    ...(["POST", `/api/tickets/${keyOf(made.ticket_page)}/code/`, {}, elsewhere] as const),
  );
  expect(asked.body).toEqual({ by: "mail", to: "ko•••@contoh.id" });
  const [code = ""] = (await lettersTo("kode@contoh.id")).flatMap(
    ({ subject }) => /^(\d{6}) /.exec(subject)?.[1] ?? [],
  );
  const wrong = code === "000000" ? "000001" : "000000";
  expect(await act(made.ticket_page, "cancel", { code: wrong }, elsewhere)).toMatchObject({
    ...{ status: 400, body: { errors: { code: [expect.stringContaining("Bukan kode")] } } },
  });
  expect((await act(other.made.ticket_page, "cancel", { code }, elsewhere)).status).toBe(400);
  expect((await act(made.ticket_page, "cancel", { code }, elsewhere)).body.state).toBe("cancelled");
  expect((await act(made.ticket_page, "refund-account", { ...ACCOUNT, code }, elsewhere)).status).toBe(200);
  expect((await auditOf(made.code)).map(({ right }) => right).filter(Boolean)).toEqual(["code", "code"]);
  const again = (await lettersTo("kode@contoh.id")).map(({ subject }) => subject);
  expect(again.some((subject) => subject.startsWith("Sudah dibatalkan"))).toBe(true);
  for (let n = 0; n < 10; n += 1) await act(made.ticket_page, "refund-account", { ...ACCOUNT, code: wrong });
  expect((await act(made.ticket_page, "refund-account", { ...ACCOUNT, code })).status).toBe(429);
});

it("lets a signed-in buyer act anywhere, and sends those without a contact to staff", async () => {
  const event = await anEvent(api.database);
  const member = await aSignedInMember(api);
  const own = (await registerAt(api, event, { headers: bearer(member) })).body;
  const somebody = await aSignedInMember(api);
  expect((await act(own.ticket_page, "cancel", {}, bearer(somebody))).body.code).toBe("code_needed");
  expect((await act(own.ticket_page, "cancel", {}, bearer(member))).body.state).toBe("cancelled");
  const guest = (await registerAt(api, event)).body;
  expect(await act(guest.ticket_page, "code", {})).toMatchObject({
    ...{ status: 409, body: { code: "no_contact", detail: expect.stringContaining("dua petugas") } },
  });
});

it("refuses no right search of 300 people behind one address, and blocks only the browser that guesses", async () => {
  const event = await anEvent(api.database);
  const made = (await registerAt(api, event)).body;
  const find = (code: string, headers?: Record<string, string>) =>
    send(api, "POST", "/api/tickets/find/", { code, phone: "081234567890" }, headers);
  const guesser = await aBrowser(api);
  for (let n = 0; n < 10; n += 1) expect((await find(`ACR-SALAH${n}`, guesser)).status).toBe(404);
  expect((await find(made.code, guesser)).status).toBe(429);
  const answers = [];
  for (let n = 0; n < 300; n += 1)
    answers.push((await find(made.code, n % 3 ? undefined : await aBrowser(api))).status);
  expect(new Set(answers)).toEqual(new Set([200]));
});

it("mails each registration of one mailbox, and lists guests who stopped mails for messages by hand", async () => {
  const event = await anEvent(api.database);
  const register = async (email: string) => (await registerAt(api, event, { email })).body as Registered;
  const people: Registered[] = [];
  for (let n = 0; n < 6; n += 1) people.push(await register("enam@contoh.id"));
  const stopped = await register("berhenti@contoh.id");
  await api.app.jobs.runDue();
  await api.database.pool.query(
    "update mail_address set stopped_at = now() where mailbox = encode(sha256('berhenti@contoh.id'), 'hex')",
  );
  const tell = (text: string) =>
    call<{ addressed: number }>("POST", `${event.id}/registrations/tell/`, {
      ...{ codes: [...people, stopped].map(({ code }) => code), text },
    });
  const before = (await lettersTo("enam@contoh.id")).length;
  expect(before).toBe(3);
  expect((await tell("Bawa air minum.")).body).toMatchObject({ addressed: 7 });
  expect(await lettersTo("enam@contoh.id")).toHaveLength(before + 6);
  await call("POST", `${event.id}/cancel/`, { reason: "Hujan." }, treasurer.headers);
  expect(await lettersTo("enam@contoh.id")).toHaveLength(before + 12);
  expect(await lettersTo("berhenti@contoh.id")).toHaveLength(1);
  const { body: byHand } = await send<{ waiting: { title: string }[] }>(
    api,
    ...(["GET", "/api/admin/messages/", undefined, editor] as const),
  );
  const titles = byHand.waiting.map(({ title }) => title);
  expect(titles).toContain(`Kabar untuk peserta ${event.title}`);
  expect(titles).toContain(`${event.title} dibatalkan`);
});
