import {
  beginPurchase as beginPurchaseCall,
  ONLINE_METHOD,
  type Purchase,
  purchase,
  valuesIn,
} from "@barakah/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { invalid } from "../../platform/errors.ts";
import { answerForm, FORM_ROUTE, sentencesOf } from "../../platform/http/plain-forms.ts";
import { validate } from "../../platform/http/validation.ts";
import { callerOf } from "../../platform/rate-limit/caller.ts";
import { keyOfForm } from "../lifecycle/idempotency.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import { beginPurchase, type PurchaseParts, purchaseCall } from "./begin-purchase.ts";

const NEEDS_SCRIPT =
  "Pembayaran Online butuh JavaScript, yang tidak aktif di browsermu. Pilih metode pembayaran lain.";

type Fields = Record<string, string>;
type Wanted = Record<string, unknown> & { kind: Purchase["kind"] };

/** A form of the contract's fields as the purchase that it describes. */
export function purchaseIn(form: object, fields: Fields, wanted: Wanted): Purchase {
  const asked = validate(purchase, { ...valuesIn(form, fields), ...wanted }) as Purchase;
  if (asked.method === ONLINE_METHOD) throw invalid({ method: [NEEDS_SCRIPT] });
  return asked;
}

/** Begins the payment once for the key of its form, and returns its page. */
export async function payPlainly(
  parts: PurchaseParts,
  request: FastifyRequest,
  wanted: Purchase,
  key: string | undefined,
  proof?: Buffer,
): Promise<string> {
  const sent = { headers: { "idempotency-key": key }, caller: callerOf(request) };
  return pageOf(await beginPurchase(parts, purchaseCall(sent, beginPurchaseCall, undefined, wanted, proof)));
}

interface PlainPurchase {
  path: string;
  /** Its empty values. */
  form: object;
  /** What is paid for, besides what the form says. */
  about(params: Record<string, string>): Wanted;
  /** In place of beginning the payment, where another page comes first. */
  otherwise?(wanted: Purchase, fields: Fields, reply: FastifyReply): Promise<FastifyReply> | undefined;
}

/**
 * A purchase without JavaScript. The cached page has no idempotency key: the answer to the first submit has one, and shows
 * the total to confirm; the second begins the payment.
 */
export function plainPurchase(
  scope: FastifyInstance,
  parts: PurchaseParts,
  { path, form, about, otherwise }: PlainPurchase,
) {
  scope.post<{ Params: Record<string, string> }>(path, FORM_ROUTE, async (request, reply) => {
    const { mulai, langkah: _step, ...fields } = (request.body ?? {}) as Fields;
    const { kunci } = fields;
    const shown = (more: Fields, errors: Fields = {}) =>
      answerForm(reply, request.url.split("?")[0] ?? "", { values: { ...fields, ...more }, errors });
    if (mulai) return shown({ kunci: keyOfForm(kunci) });
    try {
      const wanted = purchaseIn(form, fields, about(request.params));
      const call = purchaseCall(request, beginPurchaseCall, undefined, wanted);
      if (!kunci) await parts.payments.purchaseHandlerOf(wanted.kind).check?.(call);
      const other = otherwise?.(wanted, fields, reply);
      if (other) return await other;
      if (!kunci) return await shown({ kunci: keyOfForm(kunci), langkah: "periksa" });
      return await reply.redirect(await payPlainly(parts, request, wanted, kunci), 303);
    } catch (error) {
      return shown({ kunci: keyOfForm(kunci, error) }, sentencesOf(error));
    }
  });
}
