import type { addRegistration, BodyOf, StaffRegistration, WantedTicket } from "@barakah/contract";
import Papa from "papaparse";
import { closePayment, type Payments, paymentById, reopenPayment } from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { AppError, conflict, notFound } from "../platform/errors.ts";
import { cancelConfirmed } from "./cancel-tickets.ts";
import { endRegistration, offerSeats, tellBuyer } from "./end-registration.ts";
import {
  changeType,
  lockRegistration,
  type Offered,
  registrationByCode,
  type StoredRegistration,
  ticketsOf,
} from "./queries/registrations.ts";
import { giveSeats, lockEvent, takeSeats } from "./queries/seats.ts";
import { staffRegistrations } from "./queries/staff-registrations.ts";
import { noTicket, registrationClosed, soldOut, typeSoldOut } from "./refusals.ts";
import { offeredOrRefuse, openRegistration, type Registering } from "./register.ts";

interface StaffParts {
  payments: Payments;
  registering: Registering;
}

const noRegistration = () => notFound("Pendaftaran tidak ditemukan.");

export async function readRegistration(
  database: Database,
  eventId: number,
  code: string,
): Promise<StaffRegistration> {
  const { rows } = await staffRegistrations(database, eventId, { code, limit: 1 });
  if (!rows[0]) throw noRegistration();
  return rows[0];
}

/** Events that staff still add people to; drafts are not offered to anybody yet. */
async function addable(tx: Tx, eventId: number): Promise<Offered> {
  const offered = await offeredOrRefuse(tx, eventId);
  if (offered.event.state !== "published") throw registrationClosed("Acara ini tidak menerima peserta.");
  return offered;
}

type Added = BodyOf<typeof addRegistration>;

/** Guests who need not pay. Questions may stay open. */
const invite = (
  tx: Tx,
  { registering }: StaffParts,
  offered: Offered,
  { tickets, note, ...buyer }: Added,
  source: "staff" | "import",
) =>
  openRegistration(
    tx,
    registering,
    { ...offered, questions: offered.questions.map((question) => ({ ...question, required: false })) },
    { tickets, buyer, memberId: null, voucher: "", amount: 0, source, note },
    { payment: undefined },
  );

export async function addByStaff(parts: StaffParts, actor: Actor, eventId: number, body: Added) {
  const { database } = parts.payments;
  const code = await database.kysely.transaction().execute(async (tx) => {
    const offered = await addable(tx, eventId);
    const { registration } = await invite(tx, parts, offered, body, "staff");
    await audit(tx, actor, "registration.add", ["registration", registration.code], {
      after: { event: offered.event.title, tickets: body.tickets.length, note: body.note },
    });
    await tellBuyer(tx, registration, {
      title: `Tiketmu siap: ${offered.event.title}`,
      body: "Panitia mendaftarkanmu. Buka tiketnya sekali sebelum berangkat, supaya bisa dibuka tanpa sinyal.",
      link: `/tiket/${registration.page_key}`,
    });
    return registration.code;
  });
  return readRegistration(database, eventId, code);
}

interface Row {
  row: number;
  name: string;
  phone: string;
  email: string;
  type: string;
}

const COLUMN = { name: /^nama/i, phone: /^(telepon|no|hp|wa)/i, email: /^e-?mail/i, type: /^jenis/i };

function readRows(csv: string): Row[] {
  const { data } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, "").trim(), {
    header: true,
    skipEmptyLines: true,
  });
  const pick = (cells: Record<string, string>, column: RegExp) =>
    Object.entries(cells)
      .find(([head]) => column.test(head.trim()))?.[1]
      ?.trim() ?? "";
  return data.map((cells, place) => ({
    row: place + 2,
    name: pick(cells, COLUMN.name),
    phone: pick(cells, COLUMN.phone),
    email: pick(cells, COLUMN.email),
    type: pick(cells, COLUMN.type),
  }));
}

const IMPORT_MOST = 2000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function problemOf({ name, email, type }: Row, { types }: Offered): string | undefined {
  if (name === "" || name.length > 150) return "Namanya kosong atau terlalu panjang.";
  if (email !== "" && !EMAIL.test(email)) return "Alamat e-mailnya keliru.";
  if (typeOf(type, types) === undefined) return `Jenis tiket '${type}' tidak ada.`;
  return undefined;
}

const typeOf = (name: string, types: Offered["types"]) =>
  name === "" && types.length === 1
    ? types[0]?.id
    : types.find((type) => type.name.toLowerCase() === name.toLowerCase())?.id;

/** All rows or none: a half-imported list would be imported twice. */
export async function importPeople(
  parts: StaffParts,
  actor: Actor,
  eventId: number,
  { csv, check }: { csv: string; check: boolean },
) {
  const rows = readRows(csv);
  return parts.payments.database.kysely
    .transaction()
    .execute(async (tx) => {
      const offered = await addable(tx, eventId);
      const problems = rows.flatMap((row) => {
        const detail = problemOf(row, offered);
        return detail ? [{ row: row.row, detail }] : [];
      });
      if (rows.length === 0) problems.push({ row: 1, detail: "Tidak ada baris di berkas ini." });
      if (rows.length > IMPORT_MOST) problems.push({ row: 1, detail: `Paling banyak ${IMPORT_MOST} baris.` });
      if (problems.length > 0) return { rows: rows.length, added: 0, problems };
      for (const { name, phone, email, type } of rows) {
        const ticket: WantedTicket = { type: typeOf(type, offered.types) ?? 0, name, answers: {} };
        await invite(tx, parts, offered, { tickets: [ticket], name, phone, email, note: "" }, "import");
      }
      if (check) throw new OnlyChecked(rows.length);
      await audit(tx, actor, "registration.import", ["event", eventId], { after: { rows: rows.length } });
      return { rows: rows.length, added: rows.length, problems };
    })
    .catch((error: unknown) => {
      if (error instanceof OnlyChecked) return { rows: error.rows, added: 0, problems: [] };
      // The seats ran out on the way: nothing was stored.
      if (error instanceof AppError && error.status === 409)
        return { rows: rows.length, added: 0, problems: [{ row: 0, detail: error.message }] };
      throw error;
    });
}

/** Rolls a check back: it went through all the rows, seats included. */
class OnlyChecked extends Error {
  readonly rows: number;
  constructor(rows: number) {
    super("checked");
    this.rows = rows;
  }
}

async function named(tx: Tx, eventId: number, code: string): Promise<StoredRegistration> {
  const registration = await lockRegistration(tx, { code });
  if (registration?.event_id !== eventId) throw noRegistration();
  return registration;
}

export async function moveTicket(
  { payments: { database } }: StaffParts,
  actor: Actor,
  eventId: number,
  code: string,
  { ticket: ticketId, type }: { ticket: number; type: number },
) {
  await database.kysely.transaction().execute(async (tx) => {
    const registration = await named(tx, eventId, code);
    const { types } = await offeredOrRefuse(tx, eventId);
    const ticket = (await ticketsOf(tx, registration.id)).find(({ id }) => id === ticketId);
    const to = types.find(({ id }) => id === type);
    if (!ticket || !to || ticket.state === "void") throw noTicket();
    const from = types.find(({ id }) => id === ticket.ticket_type_id);
    if (registration.total > 0 && from?.price !== to.price)
      throw conflict("other_price", "Harganya berbeda. Batalkan tiketnya, lalu daftarkan lagi.");
    if (registration.state !== "confirmed" && registration.state !== "waiting_payment") throw noTicket();
    await lockEvent(tx, eventId);
    await giveSeats(tx, eventId, [{ type: ticket.ticket_type_id, count: 1 }]);
    const taken = await takeSeats(tx, { id: eventId }, [{ type, count: 1 }]);
    if (taken !== "taken") throw taken === "sold_out" ? soldOut() : typeSoldOut();
    await changeType(tx, ticket.id, type);
    await audit(tx, actor, "registration.move", ["registration", code], {
      before: { type: from?.name ?? "" },
      after: { type: to.name },
    });
    await offerSeats(tx, eventId);
  });
  return readRegistration(database, eventId, code);
}

/** Ends a registration for its buyer, with the reason; what was paid is listed to be given back. */
export async function cancelByStaff(
  { payments }: StaffParts,
  actor: Actor,
  eventId: number,
  code: string,
  reason: string,
) {
  const { database, sellers } = payments;
  await database.kysely.transaction().execute(async (tx) => {
    const found = await registrationByCode(tx, code);
    if (found?.event_id !== eventId) throw noRegistration();
    const payment = found.payment_id ? await paymentById(tx, found.payment_id) : undefined;
    if (found.state === "waiting_payment" && payment) {
      // The payment is locked before its registration, as everywhere.
      const decision = { as: "staff", by: actor.memberId, reason } as const;
      const { moved } = await closePayment(
        tx,
        sellers,
        payment.id,
        payment.claimed ? "rejected" : "cancelled",
        decision,
      );
      if (!moved) throw conflict("not_standing", "Pendaftaran ini sudah berakhir.");
    } else {
      const registration = await named(tx, eventId, code);
      if (registration.state === "waitlisted") await endRegistration(tx, registration, "cancelled");
      else if (registration.state === "confirmed") await cancelConfirmed(tx, registration, "all", reason);
      else throw conflict("not_standing", "Pendaftaran ini sudah berakhir.");
    }
    const { event } = await offeredOrRefuse(tx, eventId);
    await audit(tx, actor, "registration.cancel", ["registration", code], {
      before: { state: found.state },
      after: { reason },
    });
    await tellBuyer(tx, found, {
      title: `Pendaftaranmu dibatalkan: ${event.title}`,
      body: `Panitia membatalkan pendaftaranmu. Alasannya: ${reason}`,
      link: `/tiket/${found.page_key}`,
    });
  });
  return readRegistration(database, eventId, code);
}

/** 'Hidupkan lagi': its payment waits for a decision again, and its seats are held, while there are any. */
export async function reviveByStaff(
  { payments: { database, sellers } }: StaffParts,
  actor: Actor,
  eventId: number,
  code: string,
  reason: string,
) {
  await database.kysely.transaction().execute(async (tx) => {
    const found = await registrationByCode(tx, code);
    if (found?.event_id !== eventId || found.payment_id === null) throw noRegistration();
    const decision = { as: "staff", by: actor.memberId, reason } as const;
    const { moved } = await reopenPayment(tx, sellers, found.payment_id, decision);
    if (!moved)
      throw conflict("not_expired", "Pendaftaran ini tidak kedaluwarsa, atau uangnya belum terlihat.");
    await audit(tx, actor, "registration.revive", ["registration", code], {
      before: { state: found.state },
      after: { reason },
    });
  });
  return readRegistration(database, eventId, code);
}
