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
  amount?: number;
  page?: string;
  payment_page?: string | null;
  ticket_page?: string;
}

interface Begun {
  number: string;
  amount: number;
  page: string;
}

/** A registration's answer has neither number nor amount of its payment. */
async function paymentAt(page: string, as: Api): Promise<Begun> {
  if (!page.startsWith("/pembayaran/")) return { number: "", amount: 0, page };
  const params = { key: page.slice(page.lastIndexOf("/") + 1) };
  const { number, amount } = await as.call("GET /api/payments/page/:key/", { params });
  return { number, amount, page };
}

/** The payment, or the tickets where nothing is to be paid. */
export async function begin(call: PurchaseCall, as: Api = api): Promise<Begun> {
  const { id, endpoint, params, body } = call;
  const input = { params, body } as Input<typeof endpoint>;
  const answer: Answer = await as.call(endpoint, input, { headers: idempotencyHeader(id) });
  const page = answer.page ?? answer.payment_page ?? answer.ticket_page ?? "/";
  const { reference: number, amount } = answer;
  return number && amount ? { number, amount, page } : paymentAt(page, as);
}
