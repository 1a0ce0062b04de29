export const STORE_PAYOUT_STATES = ["requested", "paid", "returned", "refused"] as const;
export type StorePayoutState = (typeof STORE_PAYOUT_STATES)[number];
export const STORE_PAYOUT_LABEL: Record<StorePayoutState, string> = {
  requested: "Menunggu ditransfer",
  paid: "Sudah ditransfer",
  returned: "Kembali dari bank",
  refused: "Ditolak",
};
