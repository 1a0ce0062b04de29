import type { BankAccount } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { ApiError } from "../../platform/api-error.ts";
import { whatsappLink } from "../../platform/whatsapp.ts";
import { treasurerQuery } from "../queries.ts";
import { refusedTransfer, type TransferValues } from "./transfer-fields.ts";
import { type Paid, transferMessage } from "./transfer-message.ts";
import { useTransferForm } from "./use-transfer-form.ts";
import { type SendingMessages, useTransferSending } from "./use-transfer-sending.ts";

/** What a seller knows about a transfer, and does with it. */
export interface TransferReport {
  paid: Paid;
  deliver(values: TransferValues, proof: File): Promise<unknown>;
  /** It is there: whatever was kept for another try can go. */
  onDelivered(): void;
  onRefused?(error: ApiError): void;
  thanks: string;
  leadTo: string;
}

/** The form about one transfer, kept under `name`, and its way to the treasurer. */
export function useTransferReport(name: string, messages: SendingMessages) {
  const transfer = useTransferForm(name);
  const { send: sendParcel, ...sending } = useTransferSending(messages);
  const client = useQueryClient();

  function showRefusal(error: ApiError) {
    const errors = refusedTransfer(error.errors);
    // A file is refused as a whole, not as a field of a form.
    if (error.status === 413 || error.status === 415) errors.proof = error.detail;
    if (Object.keys(errors).length > 0) transfer.show(errors);
  }
  async function send(account: BankAccount, report: TransferReport) {
    const complete = transfer.complete();
    if (!complete) return;
    await sendParcel({
      chat: async () => {
        const { whatsapp_number } = await client.ensureQueryData(treasurerQuery());
        return whatsappLink(whatsapp_number, transferMessage(report.paid, account, complete.values));
      },
      deliver: () => report.deliver(complete.values, complete.proof),
      onDelivered() {
        transfer.discard();
        report.onDelivered();
      },
      onRefused(error) {
        showRefusal(error);
        report.onRefused?.(error);
      },
      thanks: report.thanks,
      leadTo: report.leadTo,
    });
  }
  return { ...sending, transfer, send };
}
