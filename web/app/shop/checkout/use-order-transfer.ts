import type { BankAccount } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callWith, useTransfer } from "../../payments/index.ts";
import { dropIdempotencyKey } from "../../platform/idempotency-key.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { shoppingKey, tellOtherTabs } from "../member/shopping-queries.ts";
import {
  checkoutDraft,
  removeTransferPurchase,
  TRANSFER_PURPOSE,
  type TransferPurchase,
} from "./transfer-purchase.ts";

export const THANKS = "Pesananmu sudah terkirim. Terima kasih!";

/** Errors after which the page is out of date: only going back helps. */
const OUTDATED = new Set([
  "cart_changed",
  "amount_changed",
  "cart_empty",
  "nothing_to_pay",
  "price_changed",
  "quote_expired",
  "address_required",
  "not_delivered_there",
  "too_heavy",
  "voucher_used_up",
  "voucher_over",
  "voucher_too_little",
  "voucher_elsewhere",
]);

export function useOrderTransfer(
  memberId: number,
  purchase: TransferPurchase,
  account: BankAccount | undefined,
) {
  const client = useQueryClient();
  const [outdated, setOutdated] = useState(false);

  function readAgain() {
    void client.invalidateQueries({ queryKey: shoppingKey(memberId) });
    tellOtherTabs(memberId);
  }
  const transfer = useTransfer({
    draft: `belanja-transfer:${purchase.key}`,
    account,
    paid: {
      what: "belanja",
      payer: purchase.payer_name,
      subject: { name: "Pesanan", title: purchase.orderNumber ?? purchase.title },
      amount: purchase.total,
    },
    call: (values) => callWith(purchase, values),
    again: purchase.orderNumber === null ? "/bayar-belanja" : "/riwayat-belanja",
    onDelivered() {
      removeTransferPurchase(memberId);
      removeFromTab(checkoutDraft(memberId));
      dropIdempotencyKey(TRANSFER_PURPOSE);
      readAgain();
    },
    onRefused(error) {
      if (OUTDATED.has(error.code)) setOutdated(true);
      readAgain();
    },
    refused: "Gagal mengkonfirmasi pembayaran. Silakan coba lagi.",
    failed: "Terjadi kesalahan saat mengkonfirmasi pembayaran. Silakan coba lagi.",
    thanks: THANKS,
    leadTo: "/",
  });
  return { ...transfer, outdated };
}
