import type { Order, PaymentOptions } from "@barakah/contract";
import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { requestKey, usePayOnline } from "../../payments/index.ts";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import type { Counted } from "../../platform/client.ts";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { reopenPayment } from "../checkout/buy.ts";
import { keepTransferPurchase } from "../checkout/transfer-purchase.ts";
import { tellOtherTabs } from "../shopping-news.ts";
import { ordersQuery, shoppingKey } from "../shopping-queries.ts";

const HISTORY = "/riwayat-belanja";
const DONE = { cancel: "Pesanan dibatalkan.", received: "Terima kasih! Semoga berkah." } as const;

type Orders = InfiniteData<Counted<Order[]>>;

const withOrder = (orders: Orders, changed: Order): Orders => ({
  ...orders,
  pages: orders.pages.map((page) => ({
    ...page,
    items: page.items.map((order) => (order.order_number === changed.order_number ? changed : order)),
  })),
});

const detailOf = (error: unknown) =>
  error instanceof ApiError ? error.detail : "Terjadi kesalahan. Silakan coba lagi.";

/** Paying, cancelling, receiving and repeating one order. */
export function useOrderActions(order: Order, memberId: number) {
  const online = usePayOnline();
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const params = { order_number: order.order_number };

  function readAgain() {
    void client.invalidateQueries({ queryKey: shoppingKey(memberId) });
    tellOtherTabs(memberId);
  }

  const ending = useMutation({
    mutationFn: (how: keyof typeof DONE) =>
      how === "cancel"
        ? api.call("POST /api/orders/:order_number/cancel/", { params })
        : api.call("POST /api/orders/:order_number/received/", { params }),
    onSuccess(changed, how) {
      client.setQueryData(ordersQuery(memberId).queryKey, (orders) => orders && withOrder(orders, changed));
      toast.success(DONE[how]);
    },
    onError: (error) => toast.error(detailOf(error)),
    onSettled: readAgain,
  });

  const repeating = useMutation({
    mutationFn: () => api.call("POST /api/orders/:order_number/reorder/", { params }),
    onSuccess({ added, missing }) {
      readAgain();
      const detail = missing.length > 0 ? `Tidak lengkap: ${missing.join(", ")}.` : undefined;
      if (added === 0) return toast.error("Produk pesanan ini sedang tidak tersedia.", { detail });
      toast.success("Berhasil menambahkan ke Keranjang Belanja!", { detail });
      return navigate("/keranjang");
    },
    onError: (error) => toast.error("Gagal menambahkan ke Keranjang Belanja", { detail: detailOf(error) }),
  });

  async function payOnline(script: NonNullable<PaymentOptions["online"]>) {
    await online.pay({
      script,
      amount: order.total_price,
      page: HISTORY,
      open: () => reopenPayment(order.order_number),
      onRefused: (error) => toast.error(error.detail),
      onSpent: () => {},
      onDone: () => {},
    });
    readAgain();
  }

  function sendProof() {
    const purchase = {
      orderNumber: order.order_number,
      title: order.items.map(({ product_name, quantity }) => `${product_name} × ${quantity}`).join(", "),
      amount: order.total_price,
      bank: order.payment_method === "bjb" ? ("bjb" as const) : ("bsi" as const),
      name: order.customer_name,
      phone: order.customer_phone,
      email: order.customer_email,
      note: order.note,
      key: requestKey(`bukti:${order.order_number}`, order.history.length),
    };
    keepTransferPurchase(memberId, purchase);
    navigate("/konfirmasi-pembayaran-belanja", { state: purchase });
  }

  return {
    payOnline,
    sendProof,
    end: ending.mutate,
    again: () => repeating.mutate(),
    busy: online.busy || ending.isPending || repeating.isPending,
  };
}
