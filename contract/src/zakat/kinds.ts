/** The kinds of zakat. */
export const ZAKAT_KINDS = [
  "penghasilan",
  "maal",
  "emas",
  "perak",
  "perdagangan",
  "pertanian",
  "fitrah",
] as const;
export type ZakatKind = (typeof ZAKAT_KINDS)[number];

export const isZakatKind = (word: string): word is ZakatKind => ZAKAT_KINDS.some((kind) => kind === word);

export const ZAKAT_LABEL: Record<ZakatKind, string> = {
  penghasilan: "Zakat penghasilan",
  maal: "Zakat tabungan",
  emas: "Zakat emas",
  perak: "Zakat perak",
  perdagangan: "Zakat perdagangan",
  pertanian: "Zakat pertanian",
  fitrah: "Zakat fitrah",
};

/** What one payment can contain: any kind of zakat, and alms. */
export const PAYABLE_KINDS = [...ZAKAT_KINDS, "infak"] as const;
export type PayableKind = (typeof PAYABLE_KINDS)[number];

export const isPayableKind = (word: string): word is PayableKind =>
  PAYABLE_KINDS.some((kind) => kind === word);

export const PAYABLE_LABEL: Record<PayableKind, string> = { ...ZAKAT_LABEL, infak: "Infak" };

/** The fund of each kind. */
export const FUND_OF_KIND: Record<
  PayableKind,
  "zakat-maal" | "zakat-penghasilan" | "zakat-fitrah" | "infak-umum"
> = {
  penghasilan: "zakat-penghasilan",
  maal: "zakat-maal",
  emas: "zakat-maal",
  perak: "zakat-maal",
  perdagangan: "zakat-maal",
  pertanian: "zakat-maal",
  fitrah: "zakat-fitrah",
  infak: "infak-umum",
};

/** Kinds whose wealth must have been owned for a lunar year. */
export const HAWL_KINDS = ["maal", "emas", "perak", "perdagangan"] as const;
export type HawlKind = (typeof HAWL_KINDS)[number];

/** The unit of a nisab; `rice_kg` is the weight of one person's fitrah. */
export const NISAB_BASES = ["idr", "gold_g", "silver_g", "grain_kg", "rice_kg"] as const;
export type NisabBasis = (typeof NISAB_BASES)[number];

/** The unit of each kind. */
export const BASIS_OF_KIND: Record<ZakatKind, NisabBasis> = {
  penghasilan: "idr",
  maal: "gold_g",
  emas: "gold_g",
  perak: "silver_g",
  perdagangan: "gold_g",
  pertanian: "grain_kg",
  fitrah: "rice_kg",
};

export const PRICE_KINDS = ["gold_24k", "silver", "rice_kg", "grain_kg"] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

export const PRICE_LABEL: Record<PriceKind, string> = {
  gold_24k: "Emas 24 karat / gram",
  silver: "Perak / gram",
  rice_kg: "Beras / kg",
  grain_kg: "Gabah / kg",
};

/** How a field is watered: the rate is higher for rain, which costs nothing. */
export const WATERINGS = ["rain", "irrigated"] as const;
export type Watering = (typeof WATERINGS)[number];

export const WATERING_LABEL: Record<Watering, string> = {
  rain: "tadah hujan",
  irrigated: "beririgasi",
};
