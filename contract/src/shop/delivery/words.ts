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

/** What happens in the case of a complaint. */
export const CASE_STEP_LABEL = {
  opened: "Pembeli melapor",
  explain: "Dijawab petugas",
  replace: "Dijawab: dikirim pengganti",
  refund: "Dijawab: dananya dikembalikan",
  agreed: "Pengembaliannya disetujui",
  paid: "Dananya ditransfer kepada pembeli",
  sent: "Penggantinya dikirim",
} as const;
export type CaseStep = keyof typeof CASE_STEP_LABEL;
export const CASE_STEPS = Object.keys(CASE_STEP_LABEL) as [CaseStep, ...CaseStep[]];

export const CASE_WAITS_LABEL = {
  answer: "Menunggu jawaban petugas",
  agreement: "Menunggu persetujuan petugas keuangan",
  transfer: "Menunggu transfer bendahara",
  replacement: "Menunggu pengganti dikirim",
} as const;
export type CaseWaits = keyof typeof CASE_WAITS_LABEL;
export const CASE_WAITS = Object.keys(CASE_WAITS_LABEL) as [CaseWaits, ...CaseWaits[]];

/** What happens with an order whose parcel was returned. */
export const RETURN_LABEL = { refund: "Kembalikan dana", resend: "Kirim lagi" } as const;
export type ReturnOutcome = keyof typeof RETURN_LABEL;
export const RETURN_OUTCOMES = ["refund", "resend"] as const;
