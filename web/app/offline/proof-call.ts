import { api } from "../platform/browser-api.ts";
import type { Api } from "../platform/client.ts";
import type { Input } from "../platform/endpoints.ts";
import { idempotencyHeader } from "../platform/idempotency-key.ts";
import { begin, type PurchaseCall } from "./purchase-call.ts";

type ProofEndpoint =
  | "POST /api/orders/:order_number/proof/"
  | "POST /api/payments/purchase/"
  | "POST /api/payments/page/:key/proof/";

/** A call that sends a proof, serialisable so that it can be repeated later. */
export type ProofCall = {
  [Name in ProofEndpoint]: {
    /** The idempotency key. */
    id: string;
    endpoint: Name;
    params?: Record<string, string>;
    /** Starts the payment that this is the proof of, where there was no signal yet: its answer has the payment's key. */
    first?: PurchaseCall;
    body: Extract<Input<Name>, { body: unknown }>["body"];
  };
}[ProofEndpoint];

/** The part of the answer that leads to the payment's page. */
export interface Delivered {
  number?: string;
  page?: string;
}

/** Enough for 2 MB over a weak signal. */
const UPLOAD_MS = 120_000;

export function proofForm(body: object, picture: Blob, name: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) if (value != null) form.set(field, String(value));
  form.set("proof_file", picture, name);
  return form;
}

/** The endpoints name number and page differently. */
interface Answer {
  reference?: string;
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
  const { id, endpoint, first, body } = call;
  const begun = first && (await begin(first, as));
  const params = begun ? { key: begun.page.slice(begun.page.lastIndexOf("/") + 1) } : call.params;
  const options = {
    form: proofForm(body, picture, name),
    headers: idempotencyHeader(id),
    signal: AbortSignal.timeout(UPLOAD_MS),
  };
  const answer: Answer = await as.call(endpoint, { params, body } as Input<typeof endpoint>, options);
  return {
    number: begun?.number ?? answer.reference ?? answer.order_id ?? answer.order_number ?? answer.number,
    page: begun?.page ?? answer.page ?? answer.payment_page,
  };
}
