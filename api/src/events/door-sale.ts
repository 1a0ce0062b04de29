import { type BodyOf, ONLINE_METHOD, type sellAtDoor } from "@barakah/contract";
import { cash } from "../ledger/index.ts";
import {
  CASH,
  endOnline,
  lockPayments,
  noteMethod,
  type Payments,
  paymentById,
  verifyPayment,
} from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { refuseOtherAmount } from "./price.ts";
import {
  lockRegistration,
  registrationCalled,
  type StoredRegistration,
  soldTickets,
  updateRegistration,
} from "./queries/registrations.ts";
import { insertScans } from "./queries/scans.ts";
import { noTicket, registrationClosed } from "./refusals.ts";
import { offeredOrRefuse, oncePerRequest, openRegistration, type Registering } from "./register.ts";
import { scanIdOf } from "./take-scans.ts";

export interface DoorParts {
  payments: Payments;
  registering: Registering;
  /** Creates the cash box of an event if it has none. The treasury provides this function. */
  openBox(tx: Tx, code: string, name: string): Promise<void>;
}

type Sale = BodyOf<typeof sellAtDoor>;

/** The cash box of an event, until the treasurer takes the cash over. */
const boxOf = (eventId: number) => `event-${eventId}`;

async function takeCash(
  tx: Tx,
  { payments, openBox }: DoorParts,
  actor: Actor,
  paymentId: string,
  event: { id: number; title: string },
) {
  await openBox(tx, boxOf(event.id), `Acara ${event.id}: ${event.title}`.slice(0, 60));
  const decision = { as: "staff", by: actor.memberId, reason: "dibayar tunai di pintu" } as const;
  const { moved } = await verifyPayment(tx, payments.payables, paymentId, decision, {
    into: cash(boxOf(event.id)),
  });
  if (!moved) throw conflict("payment_closed", "Pembayaran ini sudah diputuskan. Muat ulang daftarnya.");
}

/** New tickets, paid in cash or free. Also after registration has closed. */
async function sellNew(
  tx: Tx,
  parts: DoorParts,
  actor: Actor,
  eventId: number,
  sale: Sale,
): Promise<StoredRegistration> {
  const offered = await offeredOrRefuse(tx, eventId);
  const { event } = offered;
  if (event.state !== "published" || Date.parse(event.ends_at) <= Date.now())
    throw registrationClosed("Acara ini sudah selesai atau dibatalkan.");
  const wish = {
    tickets: sale.tickets ?? [],
    buyer: { name: sale.name || (sale.tickets?.[0]?.name ?? ""), phone: sale.phone, email: "" },
    memberId: null,
    voucher: "",
    amount: sale.amount,
    source: "door" as const,
    requestId: sale.sale_id,
  };
  // At the door nobody answers the event's questions.
  const { registration, payment } = await openRegistration(
    tx,
    parts.registering,
    { ...offered, questions: [] },
    wish,
    { payment: { method: CASH, minutes: null, reserves: undefined } },
  );
  if (payment) await takeCash(tx, parts, actor, payment.id, event);
  return registration;
}

async function payExisting(
  tx: Tx,
  parts: DoorParts,
  actor: Actor,
  eventId: number,
  sale: Sale,
): Promise<StoredRegistration> {
  const found = await registrationCalled(tx, eventId, sale.registration);
  if (!found?.payment_id) throw noTicket();
  // The payment is locked before its registration, as in every decision about it.
  const [payment] = await lockPayments(tx, [(await paymentById(tx, found.payment_id)).reference]);
  const registration = await lockRegistration(tx, { id: found.id });
  if (!payment || registration?.state !== "waiting_payment")
    throw conflict("not_waiting", "Pendaftaran ini tidak sedang menunggu pembayaran.");
  if (payment.claimed || payment.seen_amount > 0)
    throw conflict(
      "proof_waiting",
      "Uang atau bukti pendaftaran ini sudah ada dan sedang diperiksa bendahara.",
    );
  refuseOtherAmount(payment.amount, sale.amount);
  await noteMethod(tx, payment.id, CASH);
  await updateRegistration(tx, registration.id, { request_id: sale.sale_id });
  const { event } = await offeredOrRefuse(tx, eventId);
  await takeCash(tx, parts, actor, payment.id, event);
  return registration;
}

/** Ends the provider's transaction before an online payment is paid in cash, so that it is not paid twice. */
async function endAtProvider({ payments: { database, online } }: DoorParts, eventId: number, wanted: string) {
  const found = await registrationCalled(database.kysely, eventId, wanted);
  const payment = found?.payment_id ? await paymentById(database.kysely, found.payment_id) : undefined;
  if (payment?.method === ONLINE_METHOD && payment.status === "pending" && online)
    await endOnline(online, payment);
}

export async function sellForCash(parts: DoorParts, actor: Actor, eventId: number, sale: Sale) {
  const { database } = parts.payments;
  const paysExisting = sale.registration !== "";
  const registration = await oncePerRequest(database, sale.sale_id, async () => {
    if (paysExisting) await endAtProvider(parts, eventId, sale.registration);
    return database.transact(async (tx) => {
      const sold = await (paysExisting ? payExisting : sellNew)(tx, parts, actor, eventId, sale);
      await audit(tx, actor, "registration.door", ["registration", sold.code], {
        after: { amount: sale.amount },
      });
      return sold;
    });
  });
  const tickets = await soldTickets(database.kysely, registration.id);
  if (sale.enter)
    await database.transact((tx) =>
      insertScans(
        tx,
        tickets.map(({ id }) => ({
          ...{ ticket_id: id, session_id: null, kind: "enter" as const },
          ...{ at: new Date().toISOString(), scan_id: scanIdOf(sale.sale_id, id) },
        })),
        { device: sale.device, by: actor.memberId },
      ),
    );
  return {
    code: registration.code,
    amount: sale.amount,
    ticket_page: `/tiket/${registration.page_key}`,
    tickets: tickets.map(({ code, name, type }) => ({ code, name, type })),
  };
}
