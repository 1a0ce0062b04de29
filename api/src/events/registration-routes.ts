import {
  type BodyOf,
  joinWaitlist,
  ONLINE_METHOD,
  quoteRegistration,
  registerForEvent,
  uploadAnswer,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  beginPurchase,
  moneyRequest,
  openOnline,
  type Payments,
  pageOf,
  purchaseCall,
  registrationSubject,
  rememberMaker,
} from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { limitAction } from "../platform/rate-limit/action-limits.ts";
import { type Caller, callerOf } from "../platform/rate-limit/caller.ts";
import { joinLine } from "./join-waitlist.ts";
import { makeRoom } from "./limit-free-seats.ts";
import { priceOf } from "./price.ts";
import { registrationPaidBy, type StoredRegistration } from "./queries/registrations.ts";
import {
  offeredOrRefuse,
  oncePerRequest,
  openRegistration,
  type Registering,
  seatsFor,
  voucherFor,
} from "./register.ts";
import { refuseWrongMoment } from "./registration-time.ts";
import { payBefore } from "./seat-payment-deadline.ts";
import { tellBuyer } from "./tell-buyer.ts";
import { ticketPurchaseHandler } from "./ticket-purchase.ts";

export interface RegistrationParts {
  payments: Payments;
  images: PrivateImages;
  origin: string;
  registering: Registering;
}

type Asked = BodyOf<typeof registerForEvent>;
type Sent = Asked & { amount: number };
/** The parts of a request that a registration needs, from JSON or from a plain HTML form. */
interface Call {
  headers: { "idempotency-key": string | undefined };
  caller: Caller;
}

export const ticketPageOf = ({ page_key }: Pick<StoredRegistration, "page_key">) => `/tiket/${page_key}`;

/** The digest of an Idempotency-Key as a UUID: the request id by which a repeated call finds its free registration. */
const uuidOf = (key: string) =>
  key.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

const HELD =
  "Kursi ini melebihi bagian satu HP atau nomor, jadi kami tahan: bila acaranya penuh, kursi ini diberikan kepada peserta lain. Agar pasti, buka tiketnya lalu tekan 'Pastikan kursi', atau minta panitia mendaftarkan.";

/** For a total of zero: the registration is confirmed at once. */
async function registerFree(
  parts: RegistrationParts,
  actor: Actor | undefined,
  slug: string,
  body: Sent,
  call: Call,
) {
  const { database, limits } = parts.payments;
  const known = moneyRequest(call, registerForEvent, actor, { slug, ...body });
  const requestId = known && uuidOf(known.key);
  const { tickets, voucher, amount, offer, ...buyer } = body;
  return oncePerRequest(database, requestId, async () => {
    const person = { ...call.caller, memberId: actor?.memberId };
    await limitAction(database, person, { pay: limits.payments }, "pendaftaran yang dikirim");
    return database.transact(async (tx) => {
      const known = await offeredOrRefuse(tx, slug);
      if (offer === undefined) await makeRoom(tx, known.event.id, seatsFor(tickets));
      const offered = await offeredOrRefuse(tx, slug);
      refuseWrongMoment(offered, tickets, offer !== undefined);
      const wish = {
        ...{ tickets, buyer, memberId: actor?.memberId ?? null, voucher, amount, offer, requestId },
        holder: person,
      };
      const { registration, held } = await openRegistration(tx, parts.registering, offered, wish, {
        payment: undefined,
      });
      await rememberMaker(tx, registrationSubject(registration.id), call.caller);
      await tellBuyer(tx, registration, {
        title: `${held ? "Kursimu ditahan" : "Tiketmu siap"}: ${offered.event.title}`,
        body: held
          ? HELD
          : "Pendaftaranmu sudah terkonfirmasi. Buka tiketnya sekali sebelum berangkat, supaya bisa dibuka tanpa sinyal.",
      });
      return registration;
    });
  });
}

/** The server's total, if the form could not show one. */
async function totalOf({ payments: { database } }: RegistrationParts, slug: string, asked: Asked) {
  const offered = await offeredOrRefuse(database.kysely, slug);
  const voucher = await voucherFor(database.kysely, offered, asked.voucher);
  return priceOf(offered, asked.tickets, voucher).total;
}

/** Begins a registration: free ones are confirmed at once, others wait for their payment. */
export async function beginRegistration(
  parts: RegistrationParts,
  actor: Actor | undefined,
  slug: string,
  asked: Asked,
  call: Call,
) {
  const { database } = parts.payments;
  const body = { ...asked, amount: asked.amount ?? (await totalOf(parts, slug, asked)) };
  const none = { payment_page: null, pay_before: null, online: null };
  if (body.amount === 0) {
    const registration = await registerFree(parts, actor, slug, body, call);
    return { code: registration.code, ticket_page: ticketPageOf(registration), ...none };
  }
  if (!body.method) throw invalid({ method: ["Silakan pilih metode pembayaran"] });
  const { name, phone, email, method, ...rest } = body;
  const purchase = {
    kind: "event",
    slug,
    ...rest,
    payer_name: name,
    payer_phone: phone,
    payer_email: email,
    method,
  } as const;
  const payment = await beginPurchase(parts, purchaseCall(call, registerForEvent, actor, purchase)).catch(
    (error: unknown) => {
      throw inOwnFields(error);
    },
  );
  const registration = await registrationPaidBy(database.kysely, payment.id);
  const online =
    payment.method === ONLINE_METHOD && payment.status === "pending"
      ? await openOnline(parts.payments, payment, parts.origin)
      : null;
  return {
    code: registration.code,
    ticket_page: ticketPageOf(registration),
    payment_page: pageOf(payment),
    pay_before: payment.expires_at,
    online,
  };
}

const OWN_FIELDS: Record<string, string> = { payer_name: "name", payer_phone: "phone", payer_email: "email" };
const inOwnFields = (error: unknown) =>
  error instanceof AppError && error.errors
    ? invalid(
        Object.fromEntries(
          Object.entries(error.errors).map(([field, said]) => [OWN_FIELDS[field] ?? field, said]),
        ),
      )
    : error;

export function registrationRoutes(app: FastifyInstance, parts: RegistrationParts) {
  const { payments, images, registering } = parts;
  const { database, limits } = payments;
  payments.registerPurchase(ticketPurchaseHandler(database, registering));

  serve(app, quoteRegistration, async ({ params, body }) => {
    const offered = await offeredOrRefuse(database.kysely, params.slug);
    const voucher = await voucherFor(database.kysely, offered, body.voucher);
    const { lines, total, campaignAmount } = priceOf(offered, body.tickets, voucher);
    const before = (byQris: boolean) => new Date(payBefore(offered, byQris)).toISOString();
    return {
      lines,
      total,
      campaign_amount: campaignAmount,
      pay_before: total === 0 ? null : { qris: before(true), others: before(false) },
    };
  });

  serve(app, registerForEvent, ({ actor, params, body, request }) =>
    beginRegistration(parts, actor, params.slug, body, {
      headers: { "idempotency-key": request.headers["idempotency-key"] as string | undefined },
      caller: callerOf(request),
    }),
  );

  serve(app, joinWaitlist, async ({ actor, params, body, request }) => {
    const person = { ...callerOf(request), memberId: actor?.memberId };
    await limitAction(database, person, { pay: limits.payments }, "pendaftaran yang dikirim");
    return joinLine(database, params.slug, body, person);
  });

  serve(app, uploadAnswer, async ({ actor, params, files, request }) => {
    const { event, questions } = await offeredOrRefuse(database.kysely, params.slug);
    if (event.state !== "published" || !questions.some(({ kind }) => kind === "file"))
      throw invalid({ file: ["Acara ini tidak meminta berkas."] });
    if (!files.file) throw invalid({ file: ["Pilih gambarnya."] });
    const person = { ...callerOf(request), memberId: actor?.memberId };
    await limitAction(database, person, { picture: limits.pictures }, "gambar yang dikirim");
    return { key: await images.store("answer", files.file) };
  });
}
