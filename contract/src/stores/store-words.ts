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
