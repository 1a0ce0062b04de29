import { type BodyOf, type joinWaitlist, OFFER_HOURS } from "@barakah/contract";
import { registrationSubject, rememberMaker } from "../payments/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, invalid } from "../platform/errors.ts";
import type { Person } from "../platform/rate-limit/action-limits.ts";
import { unguessableCode } from "../platform/unguessable-code.ts";
import { freeSeatHolder } from "./limit-free-seats.ts";
import { readPlaceInLine } from "./queries/place-in-line.ts";
import { insertRegistration } from "./queries/registrations.ts";
import { areFree, lockEvent } from "./queries/seats.ts";
import { registrationClosed } from "./refusals.ts";
import { refuseWaitingTwice } from "./refuse-waiting-twice.ts";
import { offeredOrRefuse } from "./register.ts";
import { closesAt } from "./registration-time.ts";
import { tellBuyer } from "./tell-buyer.ts";

interface Waiting {
  name: string;
  phone: string;
  email: string;
  memberId: number | null;
  seat_holder?: string;
}

export const standInLine = (tx: Tx, event_id: number, wanted_type: number, who: Waiting) =>
  insertRegistration(tx, {
    ...{ event_id, wanted_type, code: unguessableCode("ACR"), state: "waitlisted" },
    ...{ buyer_name: who.name, buyer_phone: who.phone, buyer_email: who.email, member_id: who.memberId },
    seat_holder: who.seat_holder ?? "",
    ...{
      payment_id: null,
      voucher_id: null,
      offered_until: null,
      request_id: null,
      answers_deleted_at: null,
    },
  });

/** Adds a person to the end of the waiting list for one seat of a sold-out type. */
export const joinLine = (
  { kysely }: Database,
  slug: string,
  { type, name, phone, email }: BodyOf<typeof joinWaitlist>,
  person: Person,
) =>
  kysely.transaction().execute(async (tx) => {
    const { event, types } = await offeredOrRefuse(tx, slug);
    if (event.state !== "published" || closesAt(event) <= Date.now()) throw registrationClosed();
    if (!types.some(({ id }) => id === type)) throw invalid({ type: ["Pilih jenis tiket."] });
    if (await areFree(tx, event.id, [{ type, count: 1 }]))
      throw conflict("not_sold_out", "Masih ada kursi. Kamu bisa langsung mendaftar.");
    const seat_holder = await freeSeatHolder(tx, person);
    const who = { name, phone, email, memberId: person.memberId ?? null, seat_holder };
    // Serialises two calls of one person.
    await lockEvent(tx, event.id);
    await refuseWaitingTwice(tx, event.id, who, person);
    const registration = await standInLine(tx, event.id, type, who);
    await rememberMaker(tx, registrationSubject(registration.id), person);
    const place = await readPlaceInLine(tx, registration.id);
    const wanted = types.find(({ id }) => id === type)?.name;
    await tellBuyer(tx, registration, {
      title: `Kamu di daftar tunggu: ${event.title}`,
      body: `Urutanmu ${place} untuk ${wanted}. Bila ada kursi, kami kabari dan kursinya kami pegang ${OFFER_HOURS} jam. Belum ada yang dibayar.`,
      button: { label: "Lihat urutanku" },
      ownAct: true,
    });
    return { code: registration.code, ticket_page: `/tiket/${registration.page_key}`, place };
  });
