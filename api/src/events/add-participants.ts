import type { addRegistration, BodyOf, WantedTicket } from "@barakah/contract";
import Papa from "papaparse";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Tx } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import { tellBuyer } from "./end-registration.ts";
import { type Offered, registeredPeople } from "./queries/registrations.ts";
import { openRegistration } from "./register.ts";
import { addable, readRegistration, type StaffParts } from "./staff-registrations.ts";

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
  const code = await database.transact(async (tx) => {
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

const personOf = ({ name, phone }: Row) =>
  `${name.toLowerCase()} ${phone.replace(/\D/g, "").replace(/^62/, "0")}`;

function problemOf(row: Row, { types }: Offered, known: ReadonlySet<string>): string | undefined {
  const { name, email, type } = row;
  if (name === "" || name.length > 150) return "Namanya kosong atau terlalu panjang.";
  if (email !== "" && !EMAIL.test(email)) return "Alamat e-mailnya keliru.";
  if (typeOf(type, types) === undefined)
    return `Jenis tiket '${type}' tidak ada. Yang ada: ${types.map((one) => one.name).join(", ")}.`;
  if (known.has(personOf(row))) return "Nama dengan telepon ini sudah terdaftar.";
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
  /** The row that is being stored. */
  let at = 0;
  return parts.payments.database.kysely
    .transaction()
    .execute(async (tx) => {
      const offered = await addable(tx, eventId);
      const known = await registeredPeople(tx, eventId);
      const problems = rows.flatMap((row) => {
        const detail = problemOf(row, offered, known);
        known.add(personOf(row));
        return detail ? [{ row: row.row, detail }] : [];
      });
      if (rows.length === 0) problems.push({ row: 1, detail: "Tidak ada baris di berkas ini." });
      if (rows.length > IMPORT_MOST) problems.push({ row: 1, detail: `Paling banyak ${IMPORT_MOST} baris.` });
      if (problems.length > 0) return { rows: rows.length, added: 0, problems };
      for (const { row, name, phone, email, type } of rows) {
        at = row;
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
        return { rows: rows.length, added: 0, problems: [{ row: at, detail: error.message }] };
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
