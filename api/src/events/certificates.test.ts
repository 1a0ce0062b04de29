import { expect, it } from "vitest";
import { send } from "../testing/calls.ts";
import { eventDesk, type Refused } from "../testing/event-desk.ts";
import { anEvent, registerAt } from "../testing/events.ts";

const { api, editor, call, page, listed } = await eventDesk();

it("issues certificates to those who came, after the event, and one page verifies them", async () => {
  const event = await anEvent(api.database, {
    certificate: true,
    certificate_sessions: 1,
    organiser: "Divisi Dakwah",
  });
  await call("PUT", `${event.id}/sessions/`, { version: 1, sessions: [{ title: "Klinik" }] });
  const made = (await registerAt(api, event, { names: ["Rina Aulia", "Fajar"] })).body;
  const [rina, fajar] = (await page(made)).tickets;
  const { rows } = await api.database.pool.query<{ id: number }>(
    "select id from event_session where event_id = $1",
    [event.id],
  );
  const scan = (code: string | undefined, kind: string, session_id: number | null) => ({
    scan_id: crypto.randomUUID(),
    code,
    kind,
    session_id,
    at: new Date().toISOString(),
  });
  const scans = [
    scan(rina?.code, "enter", null),
    scan(rina?.code, "session", rows[0]?.id ?? 0),
    scan(fajar?.code, "enter", null),
  ];
  await send(api, "POST", `/api/events/${event.slug}/scans/`, { scans }, editor);
  const issue = () => call<{ issued: number } & Refused>("POST", `${event.id}/certificates/`);
  expect((await issue()).body.code).toBe("not_over");
  await api.database.pool.query(
    "update event set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' where id = $1",
    [event.id],
  );
  expect((await issue()).body).toEqual({ issued: 1, present: 1, total: 2 });
  expect((await issue()).body).toMatchObject({ issued: 0 });
  // A buyer who left only a number hears of it by hand, once, with the way to the certificate.
  await api.app.jobs.runDue();
  const { rows: told } = await api.database.pool.query<{ text: string }>(
    "select text from tap_message where title = $1",
    [`Sertifikat sudah terbit: ${event.title}`],
  );
  expect(told).toEqual([{ text: expect.stringContaining(made.ticket_page) }]);
  const [first, second] = (await page(made)).tickets;
  expect([first?.certificate_number?.slice(0, 4), second?.certificate_number]).toEqual(["SRT-", null]);
  const shown = await api.get(`/api/certificates/${first?.certificate_number}/`);
  expect(shown.body).toMatchObject({
    kind: "event",
    name: "Rina Aulia",
    title: event.title,
    slug: event.slug,
    teacher: "Divisi Dakwah",
  });
  const key = first?.page.replace("/tiket/", "");
  const pdf = await api.app.inject({ url: `/api/tickets/${key}/certificate/` });
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 4).toString()]).toEqual([200, "%PDF"]);
  const board = await call<{ entered: number; tickets: number; sessions: { count: number }[] }>(
    "GET",
    `${event.id}/board/`,
  );
  expect(board.body).toMatchObject({ entered: 2, tickets: 2, sessions: [{ count: 1 }] });

  // One more by hand, one taken back: what was revoked is not issued again by itself, and its number says so.
  const path = `${event.id}/certificates/`;
  const ids = (await listed(event.id))[0]?.tickets.map(({ id }) => id) ?? [];
  const reason = { reason: "Menurut daftar hadir." };
  expect((await call("POST", `${path}${ids[1]}/`, reason)).body).toMatchObject({ issued: 2, revoked: 0 });
  expect((await call("POST", `${path}${ids[0]}/revoke/`, reason)).body).toMatchObject({
    issued: 1,
    revoked: 1,
  });
  expect((await call("POST", `${path}${ids[0]}/revoke/`, reason)).body.code).toBe("not_issued");
  expect((await issue()).body).toMatchObject({ issued: 0 });
  expect((await page(made)).tickets[0]?.certificate_number).toBeNull();
  const gone = await api.get<{ detail: string }>(`/api/certificates/${first?.certificate_number}/`);
  expect([gone.status, gone.body.detail]).toEqual([404, expect.stringContaining("dicabut")]);
  await call("POST", `${path}${ids[0]}/`, reason);
  expect((await page(made)).tickets[0]?.certificate_number).toBe(first?.certificate_number);
  const sample = await api.app.inject({ url: `/api/admin/events/${path}preview/`, headers: editor });
  expect([sample.statusCode, sample.rawPayload.subarray(0, 4).toString()]).toEqual([200, "%PDF"]);
});
