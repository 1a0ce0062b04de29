import type { BankAccount, PaymentPage } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Delivered } from "../../offline/proof-call.ts";
import type { StoredProof } from "../../offline/proof-store.ts";
import { useKeptPictures } from "../../offline/use-kept-pictures.ts";
import { useSentProof } from "../../offline/use-sent-proof.ts";
import { isPassing, sentenceOf } from "../../platform/api-error.ts";
import { idempotencyKey } from "../../platform/idempotency-key.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useCodeStep } from "../acting/code-step.tsx";
import { emptyTransfer, type TransferValues, transferErrors } from "../transfer/transfer-fields.ts";
import { paymentPageQuery } from "./queries.ts";

interface LaterProof {
  payment: PaymentPage;
  name: string;
  account: BankAccount;
  onSent(): unknown;
}

export function useSendProof({ payment, name, account, onSent }: LaterProof) {
  const client = useQueryClient();
  const toast = useToast();
  const [refusal, setRefusal] = useState<string>();
  const step = useCodeStep();
  const draft = `bukti:${name}`;

  async function onDelivered() {
    removeFromTab(draft);
    // Course and order lists show it too.
    void client.invalidateQueries({ queryKey: ["member"] });
    await client.invalidateQueries({ queryKey: paymentPageQuery(name).queryKey });
    toast.success("Bukti terkirim. Bendahara akan memeriksanya.");
    await onSent();
  }
  /** The proof waited, and the background sender got an answer. */
  const onAnswer = ({ state, said }: StoredProof) => (state === "ditolak" ? setRefusal(said) : onDelivered());
  const { waiting, send: sendProof, waitsAfter } = useSentProof(draft, onAnswer);

  async function send({ proof_file: proof, ...values }: TransferValues) {
    setRefusal(undefined);
    const body = { payment_method: account.code, ...values, ...step.body() };
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
    return sendProof(sent);
  }
  const form = useForm<TransferValues, Delivered>({
    initial: emptyTransfer(),
    draft,
    check: transferErrors,
    fileField: "proof_file",
    onInvalid: (sentence) => toast.error(sentence),
    mutationFn: send,
    onSuccess() {
      step.close();
      form.settle();
      return onDelivered();
    },
    onError: (error) =>
      step.takes(error) ||
      waitsAfter(error) ||
      toast.error("Bukti belum terkirim.", { detail: sentenceOf(error) }),
  });
  useKeptPictures(form, draft, "proof_file");
  const problem = (refusal || form.error) && {
    text: "Bukti belum terkirim.",
    detail: refusal ?? form.problem,
    passing: !refusal && isPassing(form.error),
  };
  return { form, problem, waiting, step };
}
