import type { BankAccount } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { keepPayment, noteJustPaid } from "../../offline/kept-payments.ts";
import type { Delivered, ProofCall } from "../../offline/proof-call.ts";
import type { NewProof, StoredProof } from "../../offline/proof-store.ts";
import { useKeptPictures } from "../../offline/use-kept-pictures.ts";
import { useSentProof } from "../../offline/use-sent-proof.ts";
import { ApiError } from "../../platform/api-error.ts";
import { rupiah } from "../../platform/format.ts";
import { useOrigin } from "../../platform/site.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { whatsappLink } from "../../platform/whatsapp.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { treasurerQuery } from "./queries.ts";
import { emptyTransfer, type TransferValues, transferErrors } from "./transfer-fields.ts";
import type { Paid } from "./transfer-sent.tsx";
import { openWaitingTab } from "./waiting-tab.ts";

export interface Transfer {
  draft: string;
  paid: Paid;
  /** Undefined until the payment options are loaded. */
  account: BankAccount | undefined;
  /** Must carry the same idempotency key on every try. */
  call(values: TransferValues, account: BankAccount): ProofCall;
  /** Where it can be entered again if it is refused later. */
  again: string;
  /** Called when the proof is stored and will be sent in any case. */
  onKept?(): void;
  /** Called when the server has it. */
  onDelivered(): void;
  onRefused?(error: ApiError): void;
  refused: string;
  failed: string;
  thanks: string;
  leadTo: string;
}

export interface TransferProblem {
  text: string;
  detail?: string;
  /** True if a retry may succeed. */
  passing: boolean;
  /** A chat message for payers who transferred for something that is no longer available. */
  stranded?: string;
}

const GONE = new Set([404, 409, 410]);

const strandedWords = ({ what, subject, amount }: Paid) =>
  `Assalamu'alaikum, saya sudah mentransfer ${rupiah(amount)} untuk ${what} (${subject.title}), tetapi buktinya belum bisa diterima.`;

function problemOf(error: Error, { refused, failed, paid }: Transfer): TransferProblem {
  if (!(error instanceof ApiError)) return { text: failed, passing: true };
  if (error.status === 0) return { text: failed, detail: error.detail, passing: true };
  const stranded = GONE.has(error.status) ? strandedWords(paid) : undefined;
  return { text: refused, detail: error.detail, passing: error.status >= 500, stranded };
}

/** The record that is stored before the first try. */
function proofOf(transfer: Transfer, values: TransferValues, account: BankAccount): NewProof {
  const { draft, paid, again } = transfer;
  return {
    call: transfer.call(values, account),
    about: draft,
    again,
    picture: values.proof_file ?? new Blob(),
    pictureName: values.proof_file?.name ?? "",
    title: paid.subject.title,
    amount: paid.amount,
  };
}

function keep({ paid }: Transfer, { number, page }: Delivered): string | undefined {
  if (!number || !page) return undefined;
  keepPayment({ number, page, amount: paid.amount, title: paid.subject.title });
  noteJustPaid(number);
  return page;
}

/** Sends a transfer's proof and opens a chat with the treasurer; `chat` is set if the browser blocked its tab. */
export function useTransfer(transfer: Transfer) {
  const [chat, setChat] = useState<string>();
  const [refusal, setRefusal] = useState<TransferProblem>();
  const { waiting, send: sendProof, waitsAfter } = useSentProof(transfer.draft, onAnswer);
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const origin = useOrigin();
  const { account } = transfer;

  /** Loads the screen `TransferSent` too, which may be next. */
  async function chatOf(values: TransferValues, to: BankAccount, page: string | undefined) {
    const { whatsapp_number } = await client.ensureQueryData(treasurerQuery());
    const { transferMessage } = await import("./transfer-sent.tsx");
    const text = transferMessage({ ...transfer.paid, page: page && origin + page }, to, values);
    return whatsappLink(whatsapp_number, text);
  }
  /** The proof waited, and the background sender got an answer. */
  async function onAnswer({ state, said, page }: StoredProof) {
    if (state === "ditolak") return setRefusal({ text: transfer.refused, detail: said, passing: false });
    const address = account && (await chatOf(form.values, account, page ?? undefined).catch(() => undefined));
    removeFromTab(transfer.draft);
    transfer.onDelivered();
    if (address) return setChat(address);
    toast.success(transfer.thanks);
    return navigate(transfer.leadTo, { replace: true });
  }
  async function send(values: TransferValues) {
    if (!account) return undefined;
    setRefusal(undefined);
    const tab = openWaitingTab();
    try {
      const proof = proofOf(transfer, values, account);
      const delivered = await sendProof(proof, (kept) => {
        if (kept) transfer.onKept?.();
        // Loaded first: a failure afterwards would look like a failed proof.
        return client.ensureQueryData(treasurerQuery());
      });
      return { tab, address: await chatOf(values, account, keep(transfer, delivered)) };
    } catch (error) {
      tab.close();
      throw error;
    }
  }
  const form = useForm<TransferValues, Awaited<ReturnType<typeof send>>>({
    initial: emptyTransfer(),
    draft: transfer.draft,
    check: transferErrors,
    fileField: "proof_file",
    onInvalid: (sentence) => toast.error(sentence),
    mutationFn: send,
    onSuccess(sent) {
      if (!sent) return undefined;
      form.settle();
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
      if (waitsAfter(error)) return;
      toast.error(problemOf(error, transfer).text);
      if (error instanceof ApiError) transfer.onRefused?.(error);
    },
  });
  useKeptPictures(form, transfer.draft, "proof_file");
  return {
    form,
    chat,
    waiting,
    problem: refusal ?? (form.error ? problemOf(form.error, transfer) : undefined),
  };
}
