import { randomInt } from "node:crypto";
import { TICKET_CODE_LENGTH, TICKET_LETTERS, type WantedTicket } from "@barakah/contract";
import { campaign as campaignAccount, event as eventAccount } from "../ledger/index.ts";
import {
  type FairShare,
  type MoneyRequest,
  openPayment,
  type Payment,
  type PaymentMethod,
  type Reserves,
  usable,
  voucherUsedUp,
} from "../payments/index.ts";
import type { Database, Reader, Tx } from "../platform/database/database.ts";
import { conflict, existing, invalid } from "../platform/errors.ts";
import type { Person } from "../platform/rate-limit/action-limits.ts";
import { unguessableCode } from "../platform/unguessable-code.ts";
import { acceptOffer } from "./accept-offer.ts";
import { type FreeSeats, freeSeatHolder, keepToFreeSeats } from "./limit-free-seats.ts";
import { keepToFairSeats, seatHolder } from "./limit-unpaid-seats.ts";
import type { CampaignGifts, EventPayable } from "./payable.ts";
import { type Priced, priceOf, refuseOtherAmount } from "./price.ts";
import { unpaidUses } from "./queries/free-seats.ts";
import {
  insertRegistration,
  insertTickets,
  type Offered,
  offeredEvent,
  registrationByRequest,
  type StoredRegistration,
  updateRegistration,
  type Voucher,
  voucherByCode,
} from "./queries/registrations.ts";
import { type Seats, takeSeats, takeVoucher } from "./queries/seats.ts";
import { eventChanged, NO_EVENT, soldOut, typeSoldOut } from "./refusals.ts";

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
  /** The person whose seats are limited; undefined for staff at the door, who are not limited. */
  holder?: Person | undefined;
  /** The key by which a repeated call is recognised. */
  requestId?: string | undefined;
}

export async function voucherFor(
  reader: Reader,
  { event }: Offered,
  code: string,
): Promise<Voucher | undefined> {
  if (code === "") return undefined;
  return usable(await voucherByCode(reader, event.id, code));
}

/** Eight random characters, without those that look alike. */
const ticketCode = () =>
  Array.from({ length: TICKET_CODE_LENGTH }, () => TICKET_LETTERS[randomInt(TICKET_LETTERS.length)]).join("");

export const seatsFor = (tickets: readonly { type: number }[]): Seats =>
  [...Map.groupBy(tickets, ({ type }) => type)]
    .map(([type, of]) => ({ type, count: of.length }))
    .sort((one, other) => one.type - other.type);

/** Takes the seats, or says which are sold out. A changed version means that a price or question may have changed. */
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
  { payable, gifts }: Registering,
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
  const payment = await openPayment(tx, payable, {
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

const voucherHeld = () =>
  conflict(
    "voucher_held",
    "Kupon ini sedang dipakai di pendaftaranmu yang belum dibayar. Bayar atau batalkan yang itu dahulu.",
  );

export interface Registering {
  payable: EventPayable;
  gifts: CampaignGifts;
  fairShare: FairShare;
  freeSeats: FreeSeats;
}

/** The buyer is the first participant, unless another name is given. */
function named({ tickets, buyer }: Wish): WantedTicket[] {
  const all = tickets.map((ticket, place) => ({
    ...ticket,
    name: ticket.name || (place === 0 ? buyer.name : ""),
  }));
  const nameless = [...all.keys()].filter((place) => !all[place]?.name);
  if (nameless.length > 0)
    throw invalid(
      Object.fromEntries(nameless.map((place) => [`tickets.${place}.name`, ["Tulis nama peserta."]])),
    );
  return all;
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
): Promise<{ registration: StoredRegistration; payment: Payment | undefined; held: boolean }> {
  const voucher = await voucherFor(tx, offered, wish.voucher);
  const priced = priceOf(offered, named(wish), voucher);
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
    seat_holder: !payment && wish.holder ? await freeSeatHolder(tx, wish.holder) : "",
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
  const held =
    !payment &&
    wish.holder !== undefined &&
    !waiting &&
    (await keepToFreeSeats(tx, registration, wish.holder, seats, parts.freeSeats));
  if (voucher && payment && wish.holder && (await unpaidUses(tx, voucher.id, registration)) > 0)
    throw voucherHeld();
  if (voucher && !(await takeVoucher(tx, voucher.id))) throw voucherUsedUp();
  return { registration, payment, held };
}

/** A repeated call gets the registration of the first one, also if both come at the same moment. */
export async function oncePerRequest(
  { kysely }: Database,
  requestId: string | undefined,
  work: () => Promise<StoredRegistration>,
): Promise<StoredRegistration> {
  const earlier = async () => requestId && (await registrationByRequest(kysely, requestId));
  const begin = () =>
    work().catch(async (error) => {
      const first = await earlier();
      if (!first) throw error;
      return first;
    });
  return (await earlier()) || begin();
}

export const offeredOrRefuse = async (reader: Reader, wanted: string | number): Promise<Offered> =>
  existing(await offeredEvent(reader, wanted), NO_EVENT);
