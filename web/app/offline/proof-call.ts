import { isPassing, statusOf } from "../platform/api-error.ts";
import { api } from "../platform/browser-api.ts";
import type { Api } from "../platform/client.ts";
import type { Input } from "../platform/endpoints.ts";
import { idempotencyHeader } from "../platform/idempotency-key.ts";

type ProofEndpoint =
  | "POST /api/donations/:slug/create-donation/"
  | "POST /api/orders/create-order/"
  | "POST /api/orders/:order_number/proof/"
  | "POST /api/courses/:slug/payment-confirmation/"
  | "POST /api/payments/page/:key/proof/";

/** A call that carries a transfer's proof, as it can be written down and made another day. */
export type ProofCall = {
  [Name in ProofEndpoint]: {
    /** Its Idempotency-Key: however often it is made, it is one payment. */
    id: string;
    endpoint: Name;
    params?: Record<string, string>;
    body: Extract<Input<Name>, { body: unknown }>["body"];
  };
}[ProofEndpoint];

/** What the server answered, as far as the page of the payment is concerned. */
export interface Delivered {
  number?: string;
  page?: string;
}

/** Long enough for two megabytes over a weak signal; after that another try is likelier to get through. */
const UPLOAD_MS = 120_000;

export function proofForm(body: object, picture: Blob, name: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) form.set(field, String(value));
  form.set("proof_file", picture, name);
  return form;
}

/** Refusals that another time may not repeat: a session that ended, too many calls. */
const LATER = [403, 408, 425, 429];
export const mayPass = (error: unknown) => isPassing(error) || LATER.includes(statusOf(error));

/** Each seller names the payment and its page in its own way. */
interface Answer {
  order_id?: string;
  order_number?: string;
  number?: string;
  page?: string;
  payment_page?: string;
}

export async function sendProof(
  call: ProofCall,
  picture: Blob,
  name: string,
  as: Api = api,
): Promise<Delivered> {
  const { id, endpoint, params, body } = call;
  const options = {
    form: proofForm(body, picture, name),
    headers: idempotencyHeader(id),
    signal: AbortSignal.timeout(UPLOAD_MS),
  };
  const answer: Answer = await as.call(endpoint, { params, body } as Input<typeof endpoint>, options);
  return {
    number: answer.order_id ?? answer.order_number ?? answer.number,
    page: answer.page ?? answer.payment_page,
  };
}
