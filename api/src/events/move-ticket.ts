import { mayOneOf } from "@barakah/contract";
import { event as eventAccount } from "../ledger/index.ts";
import { lockPayment, moveShare } from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Tx } from "../platform/database/database.ts";
import { AppError, conflict, forbidden } from "../platform/errors.ts";
import { offerSeats } from "./offer-seats.ts";
import {
  changeTicket,
  eventOfType,
  type Offered,
  registrationByCode,
  type StoredRegistration,
  type StoredTicket,
  ticketsOf,
  updateRegistration,
} from "./queries/registrations.ts";
import { enteredTickets } from "./queries/scans.ts";
import { giveSeats, giveVoucher, lockEvent, takeSeats } from "./queries/seats.ts";
import { noTicket, soldOut, typeSoldOut } from "./refusals.ts";
import { offeredOrRefuse } from "./register.ts";
import { addable, named, readRegistration, type StaffParts } from "./staff-registrations.ts";
import { tellBuyer } from "./tell-buyer.ts";

const otherPrice = () => conflict("other_price", "Harganya berbeda. Batalkan tiketnya, lalu daftarkan lagi.");

/** Whether the paid amount also fits the other type, options included: the same fixed price, or at least the other's minimum. */
const costsTheSame = (
  { event }: Offered,
  to: Offered,
  ticket: StoredTicket,
  before: Priced,
  after: Priced,
) =>
  event.price_kind === "fixed"
    ? to.event.price_kind === "fixed" && ticket.price === before.price && before.price === after.price
    : to.event.price_kind === event.price_kind && ticket.price >= to.event.min_price;

type Priced = { price: number };

/** Moves the money of a paid ticket from one event's account to the other's. */
async function moveMoney(tx: Tx, actor: Actor, registration: StoredRegistration, to: Offered["event"]) {
  if (!mayOneOf(actor.roles, "money"))
    throw new AppError(
      403,
      "paid_here",
      "Tiket ini sudah dibayar. Memindahkan uangnya ke acara lain dilakukan bendahara atau administrator.",
    );
  if (registration.state !== "confirmed" || registration.payment_id === null)
    throw conflict("not_paid", "Pendaftaran ini belum dibayar. Batalkan, lalu daftarkan di acara lain.");
  await moveShare(
    tx,
    registration.payment_id,
    {
      from: eventAccount(registration.event_id),
      to: eventAccount(to.id),
      because: `tiketnya pindah ke ${to.title}`,
    },
    { as: "staff", by: actor.memberId, reason: `Tiketnya pindah ke ${to.title}` },
  );
}

/** Moves the registration's only ticket to another event. The other event's questions have no answers then. */
async function moveToEvent(
  tx: Tx,
  actor: Actor,
  registration: StoredRegistration,
  to: Offered,
  tickets: number,
) {
  if (tickets !== 1)
    throw conflict("several", "Pendaftaran ini untuk beberapa peserta. Daftarkan mereka di acara lain.");
  if ((await enteredTickets(tx, registration.id)) > 0)
    throw conflict("already_in", "Peserta ini sudah masuk ke acaranya.");
  const paid = registration.total > 0;
  if (paid) await moveMoney(tx, actor, registration, to.event);
  // A voucher that lowered what was paid stays used.
  if (!paid && registration.voucher_id !== null) await giveVoucher(tx, registration.voucher_id);
  await updateRegistration(tx, registration.id, {
    event_id: to.event.id,
    ...(!paid && { voucher_id: null }),
  });
  await tellBuyer(tx, registration, {
    title: `Tiketmu dipindahkan: ${to.event.title}`,
    body: `Panitia memindahkan tiketmu ke acara ini.${paid ? " Yang sudah kamu bayar ikut pindah, jadi tidak ada yang perlu dibayar lagi." : ""} Buka tiketnya untuk melihat waktu dan tempatnya.`,
    sure: true,
  });
}

/** Moves a ticket to another type of its event, or of another one, with what was paid for it. Returns the event it is in now. */
export async function moveTicket(
  { payments: { database } }: StaffParts,
  actor: Actor,
  eventId: number,
  code: string,
  { ticket: ticketId, type }: { ticket: number; type: number },
) {
  if (!mayOneOf(actor.roles, "events") && !mayOneOf(actor.roles, "money")) throw forbidden();
  const target = await database.transact(async (tx) => {
    // A payment is always locked before its registration.
    const paidBy = (await registrationByCode(tx, code))?.payment_id;
    if (paidBy) await lockPayment(tx, paidBy);
    const registration = await named(tx, eventId, code);
    const toEvent = (await eventOfType(tx, type)) ?? eventId;
    const [from, to] = [await offeredOrRefuse(tx, eventId), await addable(tx, toEvent)];
    const valid = (await ticketsOf(tx, registration.id)).filter(({ state }) => state === "valid");
    const ticket = valid.find(({ id }) => id === ticketId);
    const [typeBefore, typeAfter] = [ticket?.ticket_type_id, type].map((id) =>
      [...from.types, ...to.types].find((one) => one.id === id),
    );
    if (!ticket || !typeAfter) throw noTicket();
    if (registration.state !== "confirmed" && registration.state !== "waiting_payment") throw noTicket();
    if (registration.total > 0 && typeBefore?.price !== typeAfter.price) throw otherPrice();
    if (registration.total > 0 && toEvent !== eventId)
      if (!typeBefore || !costsTheSame(from, to, ticket, typeBefore, typeAfter)) throw otherPrice();
    // Locks both events in the order of their ids, to avoid a deadlock of two moves.
    for (const id of [...new Set([eventId, toEvent])].sort((one, other) => one - other))
      await lockEvent(tx, id);
    await giveSeats(tx, eventId, [{ type: ticket.ticket_type_id, count: 1 }]);
    const taken = await takeSeats(tx, { id: toEvent }, [{ type, count: 1 }]);
    if (taken !== "taken") throw taken === "sold_out" ? soldOut() : typeSoldOut();
    if (toEvent !== eventId) await moveToEvent(tx, actor, registration, to, valid.length);
    await changeTicket(tx, ticket.id, {
      ticket_type_id: type,
      ...(toEvent !== eventId && { answers: "{}" }),
    });
    await audit(tx, actor, "registration.move", ["registration", code], {
      before: { event: from.event.title, type: typeBefore?.name ?? "" },
      after: { event: to.event.title, type: typeAfter.name },
    });
    if (toEvent === eventId && typeBefore?.id !== typeAfter.id)
      await tellBuyer(tx, registration, {
        title: `Jenis tiketmu berubah: ${to.event.title}`,
        body: `Panitia memindahkan tiket ${ticket.participant_name} ke jenis ${typeAfter.name}.`,
        sure: true,
      });
    await offerSeats(tx, eventId);
    return toEvent;
  });
  return readRegistration(database, target, code);
}
