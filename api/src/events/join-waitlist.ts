import type { BodyOf, joinWaitlist } from "@barakah/contract";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, invalid } from "../platform/errors.ts";
import { unguessableCode } from "../platform/unguessable-code.ts";
import { readPlaceInLine } from "./queries/place-in-line.ts";
import { insertRegistration } from "./queries/registrations.ts";
import { areFree } from "./queries/seats.ts";
import { registrationClosed } from "./refusals.ts";
import { offeredOrRefuse } from "./register.ts";
import { closesAt } from "./registration-time.ts";

interface Waiting {
  name: string;
  phone: string;
  email: string;
  memberId: number | null;
}

export const standInLine = (tx: Tx, event_id: number, wanted_type: number, who: Waiting) =>
  insertRegistration(tx, {
    ...{ event_id, wanted_type, code: unguessableCode("ACR"), state: "waitlisted" },
    ...{ buyer_name: who.name, buyer_phone: who.phone, buyer_email: who.email, member_id: who.memberId },
    ...{
      payment_id: null,
      voucher_id: null,
      offered_until: null,
      request_id: null,
      answers_deleted_at: null,
    },
  });

/** At the end of the line for one seat of a type that is sold out. */
export const joinLine = (
  { kysely }: Database,
  slug: string,
  { type, name, phone, email }: BodyOf<typeof joinWaitlist>,
  memberId: number | null,
) =>
  kysely.transaction().execute(async (tx) => {
    const { event, types } = await offeredOrRefuse(tx, slug);
    if (event.state !== "published" || closesAt(event) <= Date.now()) throw registrationClosed();
    if (!types.some(({ id }) => id === type)) throw invalid({ type: ["Pilih jenis tiket."] });
    if (await areFree(tx, event.id, [{ type, count: 1 }]))
      throw conflict("not_sold_out", "Masih ada kursi. Kamu bisa langsung mendaftar.");
    const registration = await standInLine(tx, event.id, type, { name, phone, email, memberId });
    const place = await readPlaceInLine(tx, registration.id);
    return { code: registration.code, ticket_page: `/tiket/${registration.page_key}`, place };
  });
