import type { BankAccount } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { keepProof, settleProof } from "../../offline/keep-proof.ts";
import type { StoredProof } from "../../offline/proof-store.ts";
import { ApiError, isPassing } from "../../platform/api-error.ts";
import { useOrigin } from "../../platform/site.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { whatsappLink } from "../../platform/whatsapp.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { keepPayment } from "../kept/kept-payments.ts";
import { treasurerQuery } from "./queries.ts";
import { emptyTransfer, TRANSFER_FIELD_OF, type TransferValues, transferErrors } from "./transfer-fields.ts";
import { type Paid, transferMessage } from "./transfer-message.ts";
import { openWaitingTab } from "./waiting-tab.ts";

/** What the server answered, as far as the page of the payment is concerned. */
interface Delivered {
  order_id?: string;
  page?: string;
}

/** What a seller knows about a transfer, and does with it. */
export interface Transfer {
  /** The name of the form's draft. */
  draft: string;
  paid: Paid;
  /** Where it went; the form is there only when this is known. */
  account: BankAccount | undefined;
  /** Gives it to the server. Called again after a failure, so it must carry the same key each time. */
  deliver(values: TransferValues, account: BankAccount): Promise<Delivered>;
  /** What is sent, so that it can be kept on this device and sent when the signal is back. */
  stored?(values: TransferValues): Pick<StoredProof, "id" | "slug" | "fields">;
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
}

function problemOf(error: Error, { refused, failed }: Transfer, kept = false): TransferProblem {
  if (!(error instanceof ApiError)) return { text: failed, passing: true, kept };
  if (error.status === 0) return { text: failed, detail: error.detail, passing: true, kept };
  return { text: refused, detail: error.detail, passing: error.status >= 500 };
}

/** The key was used before, with other contents: an earlier try did arrive, only its answer did not. */
function unlessArrived(error: unknown): Delivered {
  if (!(error instanceof ApiError && error.code === "idempotency_conflict")) throw error;
  return {};
}

/** Keeps everything on this device before the first try; the answer lets it go again. */
async function store({ stored, paid }: Transfer, values: TransferValues) {
  const proof = stored?.(values);
  if (!proof || !values.proof) return { kept: false, settle: async () => undefined };
  const { proof: picture } = values;
  const kept = await keepProof({
    ...proof,
    picture,
    pictureName: picture.name,
    title: paid.subject.title,
    amount: paid.amount,
  });
  return { kept, settle: () => settleProof(proof.id) };
}

/** What the server refused is not sent again by itself: the form says why. */
const unlessRefused = (settle: () => Promise<unknown>) => async (error: Error) => {
  if (!isPassing(error)) await settle();
  throw error;
};

/** Keeps the way back to the payment on this device. */
function keep({ paid }: Transfer, { order_id: number, page }: Delivered): string | undefined {
  if (!number || !page) return undefined;
  keepPayment({ number, page, amount: paid.amount, title: paid.subject.title });
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
      const { kept, settle } = await store(transfer, values);
      setKept(kept);
      const { whatsapp_number } = await client.ensureQueryData(treasurerQuery());
      const delivered = await transfer
        .deliver(values, account)
        .catch(unlessArrived)
        .catch(unlessRefused(settle));
      await settle();
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
      if (!sent) return;
      removeFromTab(transfer.draft);
      transfer.onDelivered();
      if (!sent.tab.opened) return setChat(sent.address);
      sent.tab.goTo(sent.address);
      toast.success(transfer.thanks, {
        action: { label: "Buka WhatsApp", onPress: () => window.open(sent.address, "_blank", "noopener") },
      });
      navigate(transfer.leadTo, { replace: true });
    },
    onError(error) {
      toast.error(problemOf(error, transfer).text);
      if (error instanceof ApiError) transfer.onRefused?.(error);
    },
  });
  return { form, chat, problem: form.error ? problemOf(form.error, transfer, isKept) : undefined };
}
