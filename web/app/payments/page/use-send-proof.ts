import type { BankAccount, PaymentPage } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendOnceKept } from "../../offline/keep-proof.ts";
import type { Delivered } from "../../offline/proof-call.ts";
import { isPassing, sentenceOf } from "../../platform/api-error.ts";
import { idempotencyKey } from "../../platform/idempotency-key.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import {
  emptyTransfer,
  TRANSFER_FIELD_OF,
  type TransferValues,
  transferBody,
  transferErrors,
} from "../transfer/transfer-fields.ts";
import { paymentPageQuery } from "./queries.ts";

interface LaterProof {
  payment: PaymentPage;
  name: string;
  account: BankAccount;
  onSent(): unknown;
}

/** Sends a proof for an existing payment. */
export function useSendProof({ payment, name, account, onSent }: LaterProof) {
  const client = useQueryClient();
  const toast = useToast();
  const [isKept, setKept] = useState(false);
  const draft = `bukti:${name}`;

  async function send({ proof, ...values }: TransferValues) {
    const body = { payment_method: account.code, ...transferBody(values) };
    const content = [body, proof?.size, proof?.lastModified];
    const sent = {
      call: {
        id: idempotencyKey(draft, content),
        endpoint: "POST /api/payments/page/:key/proof/" as const,
        params: { key: name },
        body,
      },
      about: draft,
      again: `${payment.page}/bukti`,
      picture: proof ?? new Blob(),
      pictureName: proof?.name ?? "",
      title: payment.about.title,
      amount: payment.amount,
    };
    return sendOnceKept(sent, setKept);
  }
  const form = useForm<TransferValues, Delivered>({
    initial: emptyTransfer(),
    draft,
    check: transferErrors,
    fieldOf: TRANSFER_FIELD_OF,
    fileField: "proof",
    onInvalid: (sentence) => toast.error(sentence),
    mutationFn: send,
    async onSuccess() {
      removeFromTab(draft);
      // Course and order lists show it too.
      void client.invalidateQueries({ queryKey: ["member"] });
      await client.invalidateQueries({ queryKey: paymentPageQuery(name).queryKey });
      toast.success("Bukti terkirim. Bendahara akan memeriksanya.");
      await onSent();
    },
    onError: (error) => toast.error("Bukti belum terkirim.", { detail: sentenceOf(error) }),
  });
  const passing = isPassing(form.error);
  const problem = form.error && {
    text: "Bukti belum terkirim.",
    detail: form.problem,
    passing,
    kept: passing && isKept,
  };
  return { form, problem };
}
