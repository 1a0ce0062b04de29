import type { DebitState, StatementDebit } from "@barakah/contract";
import { api } from "../../../platform/browser-api.ts";
import { useSend } from "../../../ui/form/use-send.ts";
import { useToast } from "../../../ui/toast/toasts.tsx";

const DONE: Record<DebitState, string> = {
  open: "Sudah kembali ke baris baru.",
  charge: "Dibukukan sebagai biaya bank.",
  courier: "Dibukukan sebagai pembayaran kurir.",
  payout: "Dikaitkan dengan penyaluran.",
  refund: "Dikaitkan dengan pengembalian dana.",
  store: "Dikaitkan dengan pencairan toko.",
  ignored: "Sudah diabaikan.",
};

interface Decision {
  debits: readonly StatementDebit[];
  as: DebitState;
  payout_id?: number;
  refund_id?: number;
  store_payout_id?: number;
  courier?: string;
}

/** The decisions about outgoing lines. After each the list is read again, also when a colleague was faster. */
export function useDebits() {
  const toast = useToast();
  const { send, busy } = useSend({
    mutationFn: ({ debits, ...wanted }: Decision) =>
      api.call("POST /api/admin/statement-debits/decide/", {
        body: { debits: debits.map(({ id }) => id), from: debits[0]?.state ?? "open", ...wanted },
      }),
    onSuccess: (_, { as }) => toast.success(DONE[as]),
    refreshes: "everything",
  });
  return {
    busy,
    decide: (debits: readonly StatementDebit[], as: DebitState) => send({ debits, as }),
    payCourier: (debit: StatementDebit, courier: string) => send({ debits: [debit], as: "courier", courier }),
    showPayout: (debit: StatementDebit, payout_id: number) =>
      send({ debits: [debit], as: "payout", payout_id }),
    showRefund: (debit: StatementDebit, refund_id: number) =>
      send({ debits: [debit], as: "refund", refund_id }),
    showStore: (debit: StatementDebit, store_payout_id: number) =>
      send({ debits: [debit], as: "store", store_payout_id }),
  };
}
export type DebitWork = ReturnType<typeof useDebits>;
