import type { Order, PaymentOptions } from "@barakah/contract";
import { TRANSFER_FORM } from "@barakah/contract/payments/empty-purchase-forms";
import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { usePayOnline } from "../../payments/index.ts";
import { sentenceOf } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import type { Counted } from "../../platform/client.ts";
import { idempotencyKey } from "../../platform/idempotency-key.ts";
import { writeCached } from "../../platform/query-client.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { saveTransferPurchase } from "../checkout/transfer-purchase.ts";
import { ordersQuery, shoppingKey, tellOtherTabs } from "../member/shopping-queries.ts";

const DONE = { cancel: "Pesanan dibatalkan.", received: "Terima kasih! Semoga berkah." } as const;

type Orders = InfiniteData<Counted<Order[]>>;

const withOrder = (orders: Orders, changed: Order): Orders => ({
  ...orders,
  pages: orders.pages.map((page) => ({
    ...page,
    items: page.items.map((order) => (order.order_number === changed.order_number ? changed : order)),
  })),
});

const titleOf = ({ items }: Order) =>
  items.map(({ product_name, quantity }) => `${product_name} × ${quantity}`).join(", ");

export function useOrderActions(order: Order, memberId: number) {
  const { pay } = usePayOnline();
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const params = { order_number: order.order_number };

  function readAgain() {
    void client.invalidateQueries({ queryKey: shoppingKey(memberId) });
    tellOtherTabs(memberId);
  }

  const ending = useSend({
    mutationFn: (how: keyof typeof DONE) =>
      how === "cancel"
        ? api.call("POST /api/orders/:order_number/cancel/", { params })
        : api.call("POST /api/orders/:order_number/received/", { params }),
    async onSuccess(changed, how) {
      await writeCached(client, ordersQuery(memberId).queryKey, (orders) => withOrder(orders, changed));
      toast.success(DONE[how]);
    },
    onSettled: readAgain,
  });

  const repeating = useSend({
    mutationFn: () => api.call("POST /api/orders/:order_number/reorder/", { params }),
    onSuccess({ added, missing }) {
      readAgain();
      const detail = missing.length > 0 ? `Tidak lengkap: ${missing.join(", ")}.` : undefined;
      if (added === 0) return toast.error("Produk pesanan ini sedang tidak tersedia.", { detail });
      toast.success("Berhasil menambahkan ke Keranjang Belanja!", { detail });
      return navigate("/keranjang");
    },
    onError: (error) => toast.error("Gagal menambahkan ke Keranjang Belanja", { detail: sentenceOf(error) }),
  });

  const paying = useSend({
    async mutationFn(script: NonNullable<PaymentOptions["online"]>) {
      const payment = await api.call("POST /api/orders/:order_number/payment-token/", { params });
      await pay({ script, payment, amount: order.amount_due, title: titleOf(order) });
    },
    onSettled: readAgain,
  });

  function sendProof() {
    const bank = order.payment_method === "bjb" ? ("bjb" as const) : ("bsi" as const);
    const purchase = {
      orderNumber: order.order_number,
      title: titleOf(order),
      total: order.missing || order.amount_due,
      bank,
      payer_name: order.customer_name,
      call: {
        endpoint: "POST /api/orders/:order_number/proof/" as const,
        params,
        body: { payment_method: bank, ...TRANSFER_FORM },
      },
      key: idempotencyKey(`bukti:${order.order_number}`, order.history.length),
    };
    saveTransferPurchase(memberId, purchase);
    navigate("/konfirmasi-pembayaran-belanja", { state: purchase });
  }

  return {
    payOnline: paying.send,
    sendProof,
    end: ending.send,
    again: () => repeating.send(),
    busy: paying.busy || ending.busy || repeating.busy,
  };
}
