import { randomInt } from "node:crypto";
import {
  EVENT_QRIS_MINUTES,
  isQris,
  PAYMENT_MINUTES,
  TICKET_CODE_LENGTH,
  TICKET_LETTERS,
  type WantedTicket,
} from "@barakah/contract";
import { campaign as campaignAccount, event as eventAccount } from "../ledger/index.ts";
import {
  type FairShare,
  type MoneyRequest,
  openPayment,
  type Payment,
  type PaymentMethod,
  type Purchaser,
  type Reserves,
  usable,
  voucherUsedUp,
} from "../payments/index.ts";
import type { Database, Reader, Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import type { Person } from "../platform/rate-limit/shares.ts";
import { unguessableCode } from "../platform/unguessable-code.ts";
import { keepToFairSeats, seatHolder } from "./fair-seats.ts";
import { type Priced, priceOf, refuseOtherAmount } from "./price.ts";
import {
  insertRegistration,
  insertTickets,
  lockRegistration,
  type Offered,
  offeredEvent,
  type StoredRegistration,
  updateRegistration,
  type Voucher,
  voucherByCode,
} from "./queries/registrations.ts";
import { giveSeats, type Seats, takeSeats, takeVoucher } from "./queries/seats.ts";
import { eventChanged, noEvent, notOpenYet, registrationClosed, soldOut, typeSoldOut } from "./refusals.ts";
import type { CampaignGifts, EventSeller } from "./seller.ts";

const HOUR = 3600_000;

export interface Wish {
  tickets: readonly WantedTicket[];
  buyer: { name: string; phone: string; email: string };
  memberId: number | null;
  voucher: string;
  /** The total that the buyer saw. */
  amount: number;
  /** The key of an offer to the waiting list. */
  offer?: string | undefined;
  source?: StoredRegistration["source"];
  note?: string;
  /** Who holds the seats until they are paid; staff at the door are not limited. */
  holder?: Person | undefined;
  /** By which a repeated call is recognised. */
  requestId?: string | undefined;
}

const past = (instant: string | null) => instant !== null && Date.parse(instant) <= Date.now();
const future = (instant: string | null) => instant !== null && Date.parse(instant) > Date.now();

/** Registration ends as set by staff, at the latest when the event starts. */
const closesAt = ({ event }: Offered) =>
  Math.min(...[event.registration_closes, event.starts_at].flatMap((at) => (at ? [Date.parse(at)] : [])));

/** Cheap refusals by the clock, the state and what is visibly sold out. `offered`: a held seat is not sold out. */
export function refuseWrongMoment(offered: Offered, wanted: readonly WantedTicket[], hasOffer: boolean) {
  const { event, types } = offered;
  if (event.state !== "published")
    throw registrationClosed(
      event.state === "cancelled" ? "Acara ini dibatalkan." : "Pendaftaran acara ini sudah ditutup.",
    );
  if (future(event.registration_opens)) throw notOpenYet(event.registration_opens ?? "");
  if (closesAt(offered) <= Date.now()) throw registrationClosed();
  const chosen = types.filter(({ id }) => wanted.some(({ type }) => type === id));
  for (const { opens, closes, name } of chosen) {
    if (future(opens)) throw notOpenYet(opens ?? "");
    if (past(closes)) throw registrationClosed(`Pendaftaran ${name} sudah ditutup.`);
  }
  if (hasOffer) return;
  if (event.capacity !== null && event.taken + wanted.length > event.capacity) throw soldOut();
  const full = chosen.some(
    ({ id, quota, taken }) =>
      quota !== null && taken + wanted.filter(({ type }) => type === id).length > quota,
  );
  if (full) throw typeSoldOut();
}

/** Until when it can be paid: 24 hours, 60 minutes by QRIS, the close of registration, an hour before the start. */
export function payBefore(offered: Offered, byQris: boolean): number {
  const minutes = byQris ? EVENT_QRIS_MINUTES : PAYMENT_MINUTES;
  return Math.min(
    Date.now() + minutes * 60_000,
    closesAt(offered),
    Date.parse(offered.event.starts_at) - HOUR,
  );
}

function minutesToPay(offered: Offered, byQris: boolean): number {
  const minutes = (payBefore(offered, byQris) - Date.now()) / 60_000;
  if (minutes < 1)
    throw registrationClosed(
      "Pembayaran lewat aplikasi ditutup satu jam sebelum acara. Tanyakan kepada panitia apakah masih bisa membeli di pintu.",
    );
  return minutes;
}

export async function voucherFor(
  reader: Reader,
  { event }: Offered,
  code: string,
): Promise<Voucher | undefined> {
  if (code === "") return undefined;
  return usable(await voucherByCode(reader, event.id, code));
}

/** Eight characters that nobody can guess and nobody misreads. */
const ticketCode = () =>
  Array.from({ length: TICKET_CODE_LENGTH }, () => TICKET_LETTERS[randomInt(TICKET_LETTERS.length)]).join("");

export const seatsFor = (tickets: readonly { type: number }[]): Seats =>
  [...Map.groupBy(tickets, ({ type }) => type)]
    .map(([type, of]) => ({ type, count: of.length }))
    .sort((one, other) => one.type - other.type);

/** Takes seats or says which are gone. A changed version means that a price or question may be another now. */
export async function holdSeats(tx: Tx, offered: Offered, seats: Seats): Promise<void> {
  const { event } = offered;
  const taken = await takeSeats(tx, event, seats);
  if (taken === "taken") return;
  if (taken === "type_sold_out") throw typeSoldOut();
  const now = await offeredEvent(tx, event.id);
  throw now?.event.version === event.version ? soldOut() : eventChanged();
}

export interface Terms {
  payment: { method: PaymentMethod; minutes: number | null; reserves: Reserves | undefined } | undefined;
  request?: MoneyRequest | undefined;
}

async function openFor(
  tx: Tx,
  { seller, gifts }: Registering,
  { event }: Offered,
  { total, campaignAmount }: Priced,
  wish: Wish,
  { payment: how, request }: Terms,
): Promise<Payment | undefined> {
  if (!how || total === 0) return undefined;
  const shares = [
    { account: eventAccount(event.id), amount: total - campaignAmount },
    ...(event.campaign_id === null
      ? []
      : [{ account: campaignAccount(event.campaign_id), amount: campaignAmount }]),
  ].filter(({ amount }) => amount > 0);
  const payment = await openPayment(tx, seller, {
    method: how.method,
    shares,
    memberId: wish.memberId,
    payer: wish.buyer,
    expiresInMinutes: how.minutes,
    reserves: how.reserves ? { as: "discount" } : undefined,
    request,
  });
  if (event.campaign_id !== null && campaignAmount > 0)
    await gifts.open(tx, { campaignId: event.campaign_id, paymentId: payment.id, amount: campaignAmount });
  return payment;
}

/** The waiting registration whose held seat is used. Its own seat is given back and taken anew in the same transaction. */
async function acceptOffer(tx: Tx, { event }: Offered, { offer = "", tickets }: Wish) {
  const waiting = await lockRegistration(tx, { key: offer });
  if (waiting?.event_id !== event.id || waiting.state !== "waitlisted" || !future(waiting.offered_until))
    throw conflict("offer_over", "Tawaran kursi ini sudah tidak berlaku.");
  if (tickets.length !== 1 || tickets[0]?.type !== waiting.wanted_type)
    throw conflict("offer_other", "Tawaran ini untuk satu tiket dari jenis yang kamu tunggu.");
  await giveSeats(tx, event.id, [{ type: waiting.wanted_type, count: 1 }]);
  return waiting;
}

export interface Registering {
  seller: EventSeller;
  gifts: CampaignGifts;
  /** How many seats may be held unpaid. */
  fairShare: FairShare;
}

/**
 * A registration with its tickets and payment, in the transaction of the caller. Without a payment it is confirmed at once:
 * nothing is to be paid, or staff invite. The seats come last, because their rows are locked from then on.
 */
export async function openRegistration(
  tx: Tx,
  parts: Registering,
  offered: Offered,
  wish: Wish,
  terms: Terms,
): Promise<{ registration: StoredRegistration; payment: Payment | undefined }> {
  const voucher = await voucherFor(tx, offered, wish.voucher);
  const priced = priceOf(offered, wish.tickets, voucher);
  const invited = terms.payment === undefined && wish.source !== "self" && wish.source !== undefined;
  const total = invited ? 0 : priced.total;
  refuseOtherAmount(total, wish.amount);
  const payment = await openFor(tx, parts, offered, priced, wish, terms);
  const written = {
    buyer_name: wish.buyer.name,
    buyer_phone: wish.buyer.phone,
    buyer_email: wish.buyer.email,
    member_id: wish.memberId,
    payment_id: payment?.id ?? null,
    voucher_id: voucher?.id ?? null,
    state: payment ? ("waiting_payment" as const) : ("confirmed" as const),
    total,
    offered_until: null,
    request_id: wish.requestId ?? null,
    holder: payment && wish.holder ? seatHolder(wish.holder) : "",
  };
  const waiting = wish.offer === undefined ? undefined : await acceptOffer(tx, offered, wish);
  if (waiting) await updateRegistration(tx, waiting.id, written);
  const registration = waiting
    ? { ...waiting, ...written }
    : await insertRegistration(tx, {
        ...written,
        event_id: offered.event.id,
        code: unguessableCode("ACR"),
        source: wish.source ?? "self",
        staff_note: wish.note ?? "",
        wanted_type: null,
        answers_deleted_at: null,
      });
  await insertTickets(
    tx,
    priced.tickets.map(({ type, name, answers, price }) => ({
      registration_id: registration.id,
      ticket_type_id: type,
      participant_name: name,
      answers: JSON.stringify(answers),
      price: invited ? 0 : price,
      code: ticketCode(),
    })),
  );
  const seats = seatsFor(priced.tickets);
  await holdSeats(tx, offered, seats);
  if (payment && wish.holder && !waiting)
    await keepToFairSeats(tx, registration, wish.holder, seats, parts.fairShare);
  if (voucher && !(await takeVoucher(tx, voucher.id))) throw voucherUsedUp();
  return { registration, payment };
}

export async function offeredOrRefuse(reader: Reader, wanted: string | number): Promise<Offered> {
  const offered = await offeredEvent(reader, wanted);
  if (!offered) throw noEvent();
  return offered;
}

/** Tickets that are paid, by any method. */
export const ticketPurchaser = (database: Database, parts: Registering): Purchaser<"event"> => ({
  kind: "event",
  membersOnly: false,
  async check({ purchase }) {
    const offered = await offeredOrRefuse(database.kysely, purchase.slug);
    refuseWrongMoment(offered, purchase.tickets, purchase.offer !== undefined);
    const priced = priceOf(
      offered,
      purchase.tickets,
      await voucherFor(database.kysely, offered, purchase.voucher),
    );
    refuseOtherAmount(priced.total, purchase.amount);
    if (priced.total === 0)
      throw conflict("nothing_to_pay", "Pendaftaran ini gratis. Daftar langsung dari halaman acaranya.");
  },
  async prepare({ purchase, actor, caller, request }) {
    const wish = {
      tickets: purchase.tickets,
      buyer: { name: purchase.payer_name, phone: purchase.payer_phone, email: purchase.payer_email },
      memberId: actor?.memberId ?? null,
      voucher: purchase.voucher,
      amount: purchase.amount,
      offer: purchase.offer,
      holder: { ...caller, memberId: actor?.memberId },
    };
    return async (tx, { method, minutes, reserves }) => {
      const offered = await offeredOrRefuse(tx, purchase.slug);
      refuseWrongMoment(offered, purchase.tickets, purchase.offer !== undefined);
      // With a proof the treasurer decides, however late; without one the seats are held until the deadline.
      const held = minutes === null ? null : minutesToPay(offered, isQris(method));
      const { payment } = await openRegistration(tx, parts, offered, wish, {
        payment: { method, minutes: held, reserves },
        request,
      });
      if (!payment) throw conflict("nothing_to_pay", "Pendaftaran ini gratis.");
      return payment;
    };
  },
});
