import type { EventDetail, PaymentOptions } from "@barakah/contract";
import { REGISTRATION_FORM, type RegistrationValues } from "@barakah/contract/events/registration-form";
import { EVENT_QRIS_MINUTES } from "@barakah/contract/events/seat-payment-deadline";
import { BANKS } from "@barakah/contract/payments/methods";
import { valuesIn } from "@barakah/contract/platform/form-values";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { profileQuery } from "../accounts/index.ts";
import { keepPayment, usePurchase, useWaitForSignal } from "../payments/index.ts";
import { ApiError } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";
import { rupiah } from "../platform/format.ts";
import { dropIdempotencyKey, idempotencyHeader, idempotencyKey } from "../platform/idempotency-key.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { useMember } from "../platform/session.ts";
import { removeFromTab } from "../platform/tab-storage.ts";
import { linesOf, type PriceLine, registrationErrors, sumOf } from "./registration.ts";
import { draftName, newTicket } from "./tickets.ts";

const VOUCHER_REFUSED = new Set(["voucher_unknown", "voucher_over", "voucher_used_up"]);

/** What a voucher leaves of the total: only the server knows it, for exactly these tickets. */
interface Quoted {
  of: string;
  lines: PriceLine[];
  total: number;
}

/** Equal lines as one. */
function merged(lines: readonly PriceLine[]): PriceLine[] {
  return [...new Set(lines.map(({ label }) => label))].map((label) => {
    const own = lines.filter((line) => line.label === label);
    return { label: own.length > 1 ? `${own.length} × ${label}` : label, amount: sumOf(own) };
  });
}

/** On the home page until it is paid; without it nothing is lost. */
async function keepBegun(page: string, title: string) {
  const key = page.split("/").at(-1) ?? "";
  const found = await api.call("GET /api/payments/page/:key/", { params: { key } }).catch(() => undefined);
  if (found) keepPayment({ number: found.number, page, amount: found.amount, title });
}

export const HOLDING = `Kursi dipegang ${EVENT_QRIS_MINUTES} menit bila kamu memilih QRIS, dan paling lama 24 jam untuk cara lain. Batas tepatnya tampil di halaman pembayaran.`;

export function useRegistration(
  event: EventDetail,
  types: readonly { id: number }[],
  options: PaymentOptions | undefined,
  sent: SentForm | undefined,
) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const offer = search.get("tawaran") ?? sent?.values.offer ?? "";
  const [quoted, setQuoted] = useState<Quoted>();
  const name = draftName(event.slug);

  const pricedPart = (values: RegistrationValues) =>
    JSON.stringify([values.voucher, values.tickets.map(({ name: _, ...ticket }) => ticket)]);
  const quoteOf = (values: RegistrationValues) =>
    quoted && quoted.of === pricedPart(values) ? quoted : undefined;
  const ownLines = (values: RegistrationValues) => quoteOf(values)?.lines ?? linesOf(event, values);
  const totalOf = (values: RegistrationValues) => quoteOf(values)?.total ?? sumOf(linesOf(event, values));

  async function quote(values: RegistrationValues) {
    const { tickets, voucher } = values;
    const body = { tickets, voucher };
    const answer = await api.call("POST /api/events/:slug/quote/", { params: { slug: event.slug }, body });
    setQuoted({ of: pricedPart(values), lines: merged(answer.lines), total: answer.total });
    return answer.total;
  }

  async function register(values: RegistrationValues) {
    const amount = totalOf(values);
    // The buyer has to see what a voucher leaves before it is paid.
    if (values.voucher.trim() && !quoteOf(values)) {
      const total = await quote(values);
      if (total !== amount)
        throw new ApiError({
          status: 409,
          code: "amount_changed",
          detail: `Dengan kupon ini totalnya ${rupiah(total)}. Periksa, lalu tekan lagi.`,
        });
    }
    const body = { ...values, offer, amount };
    const answer = await api.call(
      "POST /api/events/:slug/register/",
      { params: { slug: event.slug }, body },
      { headers: idempotencyHeader(idempotencyKey(name, body)) },
    );
    if (answer.payment_page) await keepBegun(answer.payment_page, event.title);
    dropIdempotencyKey(name);
    removeFromTab(name);
    void client.invalidateQueries({ queryKey: ["events"] });
    await navigate(answer.payment_page ?? answer.ticket_page);
  }

  const wait = useWaitForSignal();
  function waitForSignal(error: unknown, values: RegistrationValues) {
    const amount = totalOf(values);
    const body = { ...values, offer, amount };
    // What a voucher leaves has to be seen first.
    if (values.voucher.trim() && !quoteOf(values)) throw error;
    const { slug, title } = event;
    const id = idempotencyKey(name, body);
    const call = { id, endpoint: "POST /api/events/:slug/register/" as const, params: { slug }, body };
    return wait(error, { call, about: name, draft: name, title, amount, method: values.method });
  }

  const [only] = types.length === 1 ? types : [];
  const first = newTicket(event, search.get("jenis") ?? String(only?.id ?? ""));
  const purchase = usePurchase<RegistrationValues>({
    kind: "goods",
    banks: BANKS,
    options,
    totalOf,
    initial: sent ? valuesIn(REGISTRATION_FORM, sent.values) : { ...REGISTRATION_FORM, tickets: [first] },
    initialErrors: sent?.errors,
    draft: name,
    prefill: useBuyer(),
    check: (values) => registrationErrors(event, values, totalOf(values)),
    transfer: (values) => register(values).catch((error) => waitForSignal(error, values)),
    onError(error) {
      // Sold out, closed or another price: the page shows what is true now.
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries({ queryKey: ["events"] });
    },
  });
  const { form } = purchase;

  async function applyVoucher() {
    try {
      await quote(form.values);
      form.setError("voucher", undefined);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const own = VOUCHER_REFUSED.has(error.code) || !error.errors;
      form.setError("voucher", own ? error.detail : "Lengkapi isian peserta dahulu, lalu pakai kuponnya.");
    }
  }
  const lines = ownLines(form.values);
  return { ...purchase, offer, lines, applyVoucher, hasVoucher: quoteOf(form.values) !== undefined };
}

function useBuyer(): Partial<RegistrationValues> | undefined {
  const member = useMember();
  const { data } = useQuery({ ...profileQuery(member?.id ?? 0), enabled: member !== undefined });
  if (!member || !data) return undefined;
  return { name: data.name_full ?? "", email: data.email };
}
