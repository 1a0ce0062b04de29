/** How an order reaches its buyer. */
export const DELIVERY_LABEL = {
  courier: "Kurir",
  store_courier: "Kurir toko",
  pickup: "Ambil di tempat",
} as const;
export type DeliveryMode = keyof typeof DELIVERY_LABEL;
export const DELIVERY_MODES = ["courier", "store_courier", "pickup"] as const;

/** The state of a parcel in the courier's tracking. */
export const TRACK_STATES = [
  "picked_up",
  "under_way",
  "at_hub",
  "out_for_delivery",
  "delivered",
  "failed",
] as const;
export type TrackState = (typeof TRACK_STATES)[number];

export const COMPLAINT_LABEL = {
  damaged: "Barang rusak",
  wrong: "Barang kurang atau salah",
  missing: "Belum sampai",
  other: "Lainnya",
} as const;
export type ComplaintReason = keyof typeof COMPLAINT_LABEL;
export const COMPLAINT_REASONS = ["damaged", "wrong", "missing", "other"] as const;

export const OUTCOME_LABEL = {
  replace: "Kirim pengganti",
  refund: "Kembalikan dana",
  explain: "Tutup dengan penjelasan",
} as const;
export type ComplaintOutcome = keyof typeof OUTCOME_LABEL;
export const COMPLAINT_OUTCOMES = ["replace", "refund", "explain"] as const;

/** What happens with an order whose parcel was returned. */
export const RETURN_LABEL = { refund: "Kembalikan dana", resend: "Kirim lagi" } as const;
export type ReturnOutcome = keyof typeof RETURN_LABEL;
export const RETURN_OUTCOMES = ["refund", "resend"] as const;

/** The most addresses that a member keeps, and pictures that come with a complaint. */
export const ADDRESS_MOST = 20;
export const COMPLAINT_PICTURES_MOST = 3;
