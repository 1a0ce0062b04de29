import {
  type addRegistration,
  type BodyOf,
  buyer,
  type importRegistrations,
  type WantedTicket,
} from "@barakah/contract";
import { z } from "zod";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Tx } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import { type Noticing, noticeByStaff, tellWaiting } from "./notices.ts";
import { priceOf } from "./price.ts";
import { type Offered, registeredPeople } from "./queries/registrations.ts";
import { openRegistration } from "./register.ts";
import { addable, readRegistration, type StaffParts } from "./staff-registrations.ts";
import { tellBuyer } from "./tell-buyer.ts";

type Added = BodyOf<typeof addRegistration>;

/** Invited guests need not answer the required questions. */
const withoutDuties = (offered: Offered): Offered => ({
  ...offered,
  questions: offered.questions.map((question) => ({ ...question, required: false })),
});

/** Guests who need not pay. */
const invite = (
  tx: Tx,
  { registering }: StaffParts,
  offered: Offered,
  { tickets, note, ...guest }: Added,
  source: "staff" | "import",
) =>
  openRegistration(
    tx,
    registering,
    withoutDuties(offered),
    { tickets, buyer: guest, memberId: null, voucher: "", amount: 0, source, note },
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
      sure: true,
    });
    return registration.code;
  });
  return readRegistration(database, eventId, code);
}

type Sheet = BodyOf<typeof importRegistrations>;
interface Problem {
  row: number;
  column: number | null;
  detail: string;
}

const person = z.object({ ...buyer, phone: z.union([z.literal(""), buyer.phone]) });

const typeOf = (name: string, types: Offered["types"]) =>
  name === "" && types.length === 1
    ? types[0]?.id
    : types.find((type) => type.name.toLowerCase() === name.toLowerCase())?.id;

function readRow(cells: readonly string[], columns: Sheet["columns"], { types, questions }: Offered) {
  const at = (column: string) => cells[columns.indexOf(column)] ?? "";
  const given = questions
    .filter(({ id }) => columns.includes(String(id)))
    .map(({ id, kind }) => [id, kind === "many" ? at(String(id)).split(/\s*[,;]\s*/) : at(String(id))]);
  const guest = { name: at("name"), phone: at("phone"), email: at("email") };
  const answers: WantedTicket["answers"] = Object.fromEntries(given);
  return {
    guest,
    type: at("type"),
    ticket: { type: typeOf(at("type"), types) ?? 0, name: guest.name, answers },
  };
}
type Row = ReturnType<typeof readRow>;

const personOf = ({ guest: { name, phone } }: Row) =>
  `${name.toLowerCase()} ${phone.replace(/\D/g, "").replace(/^62/, "0")}`;

function problemOf(row: Row, offered: Offered, known: ReadonlySet<string>): [string, string] | undefined {
  const [issue] = person.safeParse(row.guest).error?.issues ?? [];
  if (issue) return [String(issue.path[0]), issue.message];
  const names = offered.types.map(({ name }) => name).join(", ");
  if (row.ticket.type === 0)
    return [
      "type",
      `${row.type ? `Jenis tiket '${row.type}' tidak ada.` : "Jenis tiketnya kosong."} Yang ada: ${names}.`,
    ];
  if (known.has(personOf(row))) return ["", "Nama dengan telepon ini sudah terdaftar."];
  try {
    priceOf(offered, [row.ticket], undefined);
  } catch (error) {
    const [wrong] = error instanceof AppError ? Object.entries(error.errors ?? {}) : [];
    if (!wrong) throw error;
    return [wrong[0].split(".").at(-1) ?? "", wrong[1][0] ?? ""];
  }
  return undefined;
}

/** All rows or none: a half-imported list would be imported twice. */
export async function importPeople(
  parts: StaffParts & { noticing: Noticing },
  actor: Actor,
  eventId: number,
  { columns, rows: cells, check, tell }: Sheet,
) {
  const used = cells.flatMap((row, at) => (row.some(Boolean) ? [{ row, at }] : []));
  const answer = (added: number, problems: Problem[]) => ({ rows: used.length, added, problems });
  let storing = 0;
  return parts.payments.database
    .transact(async (tx) => {
      const offered = withoutDuties(await addable(tx, eventId));
      const known = await registeredPeople(tx, eventId);
      const rows = used.map(({ row, at }) => ({ at, ...readRow(row, columns, offered) }));
      const problems = rows.flatMap((row): Problem[] => {
        const [column, detail] = problemOf(row, offered, known) ?? [];
        known.add(personOf(row));
        const place = columns.indexOf(column ?? "");
        return detail ? [{ row: row.at, column: column && place >= 0 ? place : null, detail }] : [];
      });
      if (problems.length > 0) return answer(0, problems);
      const added: { id: number }[] = [];
      for (const { at, guest, ticket } of rows) {
        storing = at;
        const { registration } = await invite(
          tx,
          parts,
          offered,
          { tickets: [ticket], ...guest, note: "" },
          "import",
        );
        added.push(registration);
      }
      if (check) throw new OnlyChecked();
      if (tell) await noticeByStaff(tx, actor, eventId, { kind: "tickets" }, added);
      await audit(tx, actor, "registration.import", ["event", eventId], { after: { rows: rows.length } });
      return answer(rows.length, []);
    })
    .then(async (answered) => {
      await tellWaiting(parts.noticing, eventId);
      return answered;
    })
    .catch((error: unknown) => {
      if (error instanceof OnlyChecked) return answer(0, []);
      // The seats ran out on the way: nothing was stored.
      if (error instanceof AppError && error.status === 409)
        return answer(0, [{ row: storing, column: null, detail: error.message }]);
      throw error;
    });
}

/** Rolls a check back: it went through all the rows, seats included. */
class OnlyChecked extends Error {}
