import { api } from "../platform/browser-api.ts";
import type { Api } from "../platform/client.ts";
import type { Input } from "../platform/endpoints.ts";
import { idempotencyHeader } from "../platform/idempotency-key.ts";

type PurchaseEndpoint = "POST /api/payments/purchase/" | "POST /api/events/:slug/register/";

/** A call that starts a payment, serialisable so that it can be made later. */
export type PurchaseCall = {
  [Name in PurchaseEndpoint]: {
    /** The idempotency key: the server may have got an earlier try, whose answer was lost. */
    id: string;
    endpoint: Name;
    params?: Record<string, string>;
    body: Extract<Input<Name>, { body: unknown }>["body"];
  };
}[PurchaseEndpoint];

interface Answer {
  reference?: string;
  page?: string;
  payment_page?: string | null;
  ticket_page?: string;
}

/** A registration's answer does not have the number of its payment. */
async function numberOf(page: string, as: Api): Promise<string> {
  if (!page.startsWith("/pembayaran/")) return "";
  const params = { key: page.slice(page.lastIndexOf("/") + 1) };
  return (await as.call("GET /api/payments/page/:key/", { params })).number;
}

/** The payment, or the tickets where nothing is to be paid. */
export async function begin(call: PurchaseCall, as: Api = api): Promise<{ number: string; page: string }> {
  const { id, endpoint, params, body } = call;
  const input = { params, body } as Input<typeof endpoint>;
  const answer: Answer = await as.call(endpoint, input, { headers: idempotencyHeader(id) });
  const page = answer.page ?? answer.payment_page ?? answer.ticket_page ?? "/";
  return { number: answer.reference ?? (await numberOf(page, as)), page };
}
