import type { BankAccount } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { sendOnceKept } from "../../offline/keep-proof.ts";
import { keepPayment, noteJustPaid } from "../../offline/kept-payments.ts";
import type { Delivered, ProofCall } from "../../offline/proof-call.ts";
import type { NewProof } from "../../offline/proof-store.ts";
import { ApiError } from "../../platform/api-error.ts";
import { rupiah } from "../../platform/format.ts";
import { useOrigin } from "../../platform/site.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { whatsappLink } from "../../platform/whatsapp.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { treasurerQuery } from "./queries.ts";
import {
  emptyTransfer,
  type Paid,
  TRANSFER_FIELD_OF,
  type TransferValues,
  transferErrors,
  transferMessage,
} from "./transfer-fields.ts";
import { openWaitingTab } from "./waiting-tab.ts";

/** What a seller knows about a transfer, and does with it. */
export interface Transfer {
  /** The name of the form's draft. */
  draft: string;
  paid: Paid;
  /** Where it went; the form is there only when this is known. */
  account: BankAccount | undefined;
  /** What is sent, and sent again after a failure or when the signal is back: it must carry the same key each time. */
  call(values: TransferValues, account: BankAccount): ProofCall;
  /** Where it is typed anew should it be refused later. */
  again: string;
  /** It is on this device, and goes out by itself should the form not do it. */
  onKept?(): void;
  /** It is there: whatever was kept for another try can go. */
  onDelivered(): void;
  onRefused?(error: ApiError): void;
  /** The server said no. */
  refused: string;
  /** No answer came, or none that we understand. */
  failed: string;
  thanks: string;
  leadTo: string;
}

export interface TransferProblem {
  text: string;
  /** The server's own sentence, where it says more. */
  detail?: string;
  /** The same form may well get through on another try. */
  passing: boolean;
  /** It is on this device, and goes out by itself when the signal is back. */
  kept?: boolean;
  /** What was paid for cannot be had any more, and the money may have been sent already: what a chat says of that. */
  stranded?: string;
}

/** The thing is gone, or is another one by now. */
const GONE = new Set([404, 409, 410]);

const strandedWords = ({ what, subject, amount }: Paid) =>
  `Assalamu'alaikum, saya sudah mentransfer ${rupiah(amount)} untuk ${what} (${subject.title}), tetapi buktinya belum bisa diterima.`;

function problemOf(error: Error, { refused, failed, paid }: Transfer, kept = false): TransferProblem {
  if (!(error instanceof ApiError)) return { text: failed, passing: true, kept };
  if (error.status === 0) return { text: failed, detail: error.detail, passing: true, kept };
  const stranded = GONE.has(error.status) ? strandedWords(paid) : undefined;
  return { text: refused, detail: error.detail, passing: error.status >= 500, stranded };
}

/** What is kept on this device before the first try. */
function proofOf(transfer: Transfer, values: TransferValues, account: BankAccount): NewProof {
  const { draft, paid, again } = transfer;
  const picture = values.proof ?? new Blob();
  return {
    call: transfer.call(values, account),
    about: draft,
    again,
    picture,
    pictureName: values.proof?.name ?? "",
    title: paid.subject.title,
    amount: paid.amount,
  };
}

/** Keeps the way back to the payment on this device. */
function keep({ paid }: Transfer, { number, page }: Delivered): string | undefined {
  if (!number || !page) return undefined;
  keepPayment({ number, page, amount: paid.amount, title: paid.subject.title });
  noteJustPaid(number);
  return page;
}

/** The form about one transfer and its way to the treasurer; `chat` is set when the browser refused to open that tab. */
export function useTransfer(transfer: Transfer) {
  const [chat, setChat] = useState<string>();
  const [isKept, setKept] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const origin = useOrigin();
  const { account } = transfer;

  async function send(values: TransferValues) {
    if (!account) return undefined;
    const tab = openWaitingTab();
    try {
      const proof = proofOf(transfer, values, account);
      const delivered = await sendOnceKept(proof, (kept) => {
        setKept(kept);
        if (kept) transfer.onKept?.();
        // Before it is sent: asked for afterwards, its failure would be told as that of the proof.
        return client.ensureQueryData(treasurerQuery());
      });
      const { whatsapp_number } = await client.ensureQueryData(treasurerQuery());
      const page = keep(transfer, delivered);
      const text = transferMessage({ ...transfer.paid, page: page && origin + page }, account, values);
      return { tab, address: whatsappLink(whatsapp_number, text) };
    } catch (error) {
      tab.close();
      throw error;
    }
  }
  const form = useForm<TransferValues, Awaited<ReturnType<typeof send>>>({
    initial: emptyTransfer(),
    draft: transfer.draft,
    check: transferErrors,
    fieldOf: TRANSFER_FIELD_OF,
    fileField: "proof",
    onInvalid: (sentence) => toast.error(sentence),
    mutationFn: send,
    onSuccess(sent) {
      if (!sent) return undefined;
      removeFromTab(transfer.draft);
      transfer.onDelivered();
      if (!sent.tab.opened) return setChat(sent.address);
      sent.tab.goTo(sent.address);
      toast.success(transfer.thanks, {
        action: { label: "Buka WhatsApp", onPress: () => window.open(sent.address, "_blank", "noopener") },
      });
      return navigate(transfer.leadTo, { replace: true });
    },
    onError(error) {
      toast.error(problemOf(error, transfer).text);
      if (error instanceof ApiError) transfer.onRefused?.(error);
    },
  });
  return { form, chat, problem: form.error ? problemOf(form.error, transfer, isKept) : undefined };
}
