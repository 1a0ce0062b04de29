import type { StaffEvent, StaffRegistration, TicketPage } from "@barakah/contract";
import { afterEach, expect } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { bearer, send } from "./calls.ts";
import type { Registered } from "./events.ts";
import { aStaffMember } from "./staff.ts";
import { aBookkeeper } from "./statements.ts";
import { testApp } from "./test-app.ts";

export type Refused = { code: string; errors?: Record<string, string[]> };

/** An app with an editor and a treasurer, and the calls of event tests. After each test the doctor must find nothing. */
export async function eventDesk(settings: Record<string, string> = {}) {
  const api = await testApp(settings);
  const editor = bearer(await aStaffMember(api, "editor"));
  const treasurer = await aBookkeeper(api);
  afterEach(async () => expect(await examine(api.database)).toEqual([]));
  const call = <T = StaffEvent & Refused>(
    method: "GET" | "POST" | "PUT",
    path: string,
    body?: object,
    who: Record<string, string> = editor,
  ) => send<T>(api, method, `/api/admin/events/${path}`, body, who);
  return {
    api,
    editor,
    treasurer,
    call,
    page: async ({ ticket_page }: Pick<Registered, "ticket_page">) =>
      (await api.get<TicketPage>(`/api/tickets/${ticket_page.replace("/tiket/", "")}/`)).body,
    listed: async (id: number, query = "") =>
      (await call<StaffRegistration[]>("GET", `${id}/registrations/${query}`)).body,
    /** Assigns a statement line to the registration's payment; returns the payment's reference. */
    async pay(made: Registered) {
      const { rows } = await api.database.pool.query<{ reference: string; amount: number }>(
        "select p.reference, p.amount from registration r join payment p on p.id = r.payment_id where r.code = $1",
        [made.code],
      );
      await treasurer.assign([rows[0]?.reference ?? ""], [await treasurer.line(rows[0]?.amount ?? 0)]);
      return rows[0]?.reference ?? "";
    },
  };
}

const HOUR = 3600_000;
export const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

export const eventDraft = (more: object = {}) => ({
  title: "Kajian Subuh",
  body: "<p>Adab berutang</p><script>alert(1)</script>",
  starts_at: later(100),
  ends_at: later(102),
  ticket_types: [{ name: "Umum" }],
  ...more,
});
