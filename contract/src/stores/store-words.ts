export const STORE_STATES = ["applied", "refused", "open", "paused", "closed"] as const;
export type StoreState = (typeof STORE_STATES)[number];

export const STORE_STATE_LABEL: Record<StoreState, string> = {
  applied: "Menunggu",
  refused: "Diperbaiki",
  open: "Buka",
  paused: "Dijeda",
  closed: "Ditutup",
};

export const HALAL = ["certified", "ingredients", "none"] as const;
export type Halal = (typeof HALAL)[number];

export const HALAL_LABEL: Record<Halal, string> = {
  certified: "Ada sertifikat halal",
  ingredients: "Bahan halal, belum bersertifikat",
  none: "Bukan makanan atau kosmetik",
};

/**
 * After the bank account was changed, payouts wait this many days, so that the seller can notice a change by somebody else.
 */
export const ACCOUNT_HOLD_DAYS = 3;

/** A seller sends a paid order within so many days. */
export const STORE_SEND_DAYS = 2;

/** The seller's part of a price; the commission is rounded down. */
export const ujrahOf = (price: number, percent: number): number => Math.floor((price * percent) / 100);
