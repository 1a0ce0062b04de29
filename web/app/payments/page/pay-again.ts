import type { PaymentPage } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { paymentOptionsQuery } from "../form/payment-methods.ts";
import { usePayOnline } from "../online/use-pay-online.ts";

/** Opens the provider's pop-up for a pending payment, also for one that began as QRIS. */
export function usePayAgain(payment: PaymentPage) {
  const options = useQuery(paymentOptionsQuery());
  const { pay, toastProblem } = usePayOnline();
  const script = options.data?.online;
  const paying = useSend({
    async mutationFn() {
      if (!script) return;
      const params = { key: keyOf(payment) };
      const opened = await api.call("POST /api/payments/page/:key/online/", { params });
      await pay({ script, payment: opened, amount: payment.amount, title: payment.about.title });
    },
    onError: toastProblem,
  });
  return { offered: Boolean(script), busy: paying.busy, pay: () => void paying.send() };
}
export type PayAgain = ReturnType<typeof usePayAgain>;

const keyOf = ({ page }: { page: string }): string => page.slice(page.lastIndexOf("/") + 1);
