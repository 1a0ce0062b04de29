import type { BankAccount } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dropRequestKey, forget, useTransferReport } from "../../payments/index.ts";
import type { ApiError } from "../../platform/api-error.ts";
import { tellOtherTabs } from "../shopping-news.ts";
import { shoppingKey } from "../shopping-queries.ts";
import { sendTransfer } from "./buy.ts";
import { forgetTransferPurchase, type TransferPurchase } from "./transfer-purchase.ts";

export const THANKS = "Pesananmu sudah terkirim. Terima kasih!";

const MESSAGES = {
  refused: "Gagal mengkonfirmasi pembayaran. Silakan coba lagi.",
  failed: "Terjadi kesalahan saat mengkonfirmasi pembayaran. Silakan coba lagi.",
};
/** The cart is not what it was when this page was opened: only going back helps. */
const OUTDATED = new Set(["cart_changed", "amount_changed", "cart_empty", "nothing_to_pay"]);

/** The transfer form of a purchase, and the sending of both. */
export function useOrderSending(memberId: number, purchase: TransferPurchase) {
  const { send, ...state } = useTransferReport(`belanja-transfer:${purchase.key}`, MESSAGES);
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
    readAgain();
  }
  function onRefused(error: ApiError) {
    if (OUTDATED.has(error.code)) setOutdated(true);
    readAgain();
  }
  const sendPurchase = (account: BankAccount) =>
    send(account, {
      paid: {
        what: "belanja",
        payer: purchase.name,
        subject: { name: "Pesanan", title: purchase.orderNumber ?? purchase.title },
        amount: purchase.amount,
      },
      deliver: (values, proof) => sendTransfer(purchase, values, proof),
      onDelivered: forgetPurchase,
      onRefused,
      thanks: THANKS,
      leadTo: "/",
    });
  return { ...state, outdated, send: sendPurchase };
}
