import type { BankAccount, PaymentPage } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { sentenceOf } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { idempotencyKey } from "../../platform/idempotency-key.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import {
  emptyTransfer,
  proofUpload,
  TRANSFER_FIELD_OF,
  type TransferValues,
  transferBody,
  transferErrors,
} from "../transfer/transfer-fields.ts";
import { paymentPageQuery } from "./queries.ts";

/** The form of a proof for one payment, and its sending. The server counts the same picture once. */
export function useSendProof(key: string, account: BankAccount | undefined, onSent: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const draft = `bukti:${key}`;
  return useForm<TransferValues, PaymentPage>({
    initial: emptyTransfer(),
    draft,
    check: transferErrors,
    fieldOf: TRANSFER_FIELD_OF,
    fileField: "proof",
    onInvalid: (sentence) => toast.error(sentence),
    mutationFn(values) {
      const body = { payment_method: account?.code ?? "bsi", ...transferBody(values) };
      const upload = proofUpload(body, values.proof, idempotencyKey(draft, body));
      return api.call("POST /api/payments/page/:key/proof/", { params: { key }, body }, upload);
    },
    onSuccess(payment) {
      removeFromTab(draft);
      client.setQueryData(paymentPageQuery(key).queryKey, payment);
      toast.success("Bukti terkirim. Bendahara akan memeriksanya.");
      onSent();
    },
    onError: (error) => toast.error("Bukti belum terkirim.", { detail: sentenceOf(error) }),
  });
}
