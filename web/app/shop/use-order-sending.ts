import type { BankAccount } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  dropRequestKey,
  forget,
  refusedTransfer,
  type TransferValues,
  transferMessage,
  treasurerQuery,
  useTransferForm,
  useTransferSending,
} from "../payments/index.ts";
import type { ApiError } from "../platform/api-error.ts";
import { whatsappLink } from "../platform/whatsapp.ts";
import { sendTransfer } from "./buy.ts";
import { tellOtherTabs } from "./shopping-news.ts";
import { shoppingKey } from "./shopping-queries.ts";
import { forgetTransferPurchase, type TransferPurchase } from "./transfer-purchase.ts";

export const THANKS = "Pesananmu sudah terkirim. Terima kasih!";

const MESSAGES = {
  refused: "Gagal mengkonfirmasi pembayaran. Silakan coba lagi.",
  failed: "Terjadi kesalahan saat mengkonfirmasi pembayaran. Silakan coba lagi.",
};
/** The cart is not what it was when this page was opened: only going back helps. */
const OUTDATED = new Set(["cart_changed", "amount_changed", "cart_empty", "nothing_to_pay"]);

function chatText(purchase: TransferPurchase, account: BankAccount, transfer: TransferValues): string {
  return transferMessage({
    what: "belanja",
    payer: purchase.name,
    subject: { name: "Pesanan", title: purchase.orderNumber ?? purchase.title },
    amount: purchase.amount,
    destinationBank: account.name,
    sourceBank: transfer.sourceBank.trim(),
    sourceAccount: transfer.sourceAccount.trim(),
    transferDate: transfer.transferDate,
  });
}

/** The transfer form of a purchase, and the sending of both. */
export function useOrderSending(memberId: number, purchase: TransferPurchase) {
  const transfer = useTransferForm(`belanja-transfer:${purchase.key}`);
  const sending = useTransferSending(MESSAGES);
  const client = useQueryClient();
  const [outdated, setOutdated] = useState(false);

  function readAgain() {
    void client.invalidateQueries({ queryKey: shoppingKey(memberId) });
    tellOtherTabs(memberId);
  }
  function forgetPurchase() {
    forgetTransferPurchase(memberId);
    forget(`belanja:${memberId}`);
    dropRequestKey("belanja");
    transfer.discard();
    readAgain();
  }
  function showRefusal(error: ApiError) {
    const errors = refusedTransfer(error.errors);
    // A file is refused as a whole, not as a field of a form.
    if (error.status === 413 || error.status === 415) errors.proof = error.detail;
    if (Object.keys(errors).length > 0) transfer.show(errors);
    if (OUTDATED.has(error.code)) setOutdated(true);
    readAgain();
  }
  async function send(account: BankAccount) {
    const complete = transfer.complete();
    if (!complete) return;
    await sending.send({
      chat: async () => {
        const { whatsapp_number } = await client.ensureQueryData(treasurerQuery());
        return whatsappLink(whatsapp_number, chatText(purchase, account, complete.values));
      },
      deliver: () => sendTransfer(purchase, complete.values, complete.proof),
      onDelivered: forgetPurchase,
      onRefused: showRefusal,
      thanks: THANKS,
      leadTo: "/",
    });
  }
  const { busy, problem, chat } = sending;
  return { transfer, send, busy, problem, chat, outdated };
}
