export const EVENT_STATES = ["draft", "published", "cancelled", "finished"] as const;
export type EventState = (typeof EVENT_STATES)[number];
export const EVENT_STATE_LABEL: Record<EventState, string> = {
  draft: "Draf",
  published: "Terbit",
  cancelled: "Dibatalkan",
  finished: "Selesai",
};

/** How a ticket is priced: free, fixed, chosen by the buyer, or chosen but at least `min_price`. */
export const EVENT_PRICE_KINDS = ["free", "fixed", "open", "minimum"] as const;
export type EventPriceKind = (typeof EVENT_PRICE_KINDS)[number];
export const EVENT_PRICE_LABEL: Record<EventPriceKind, string> = {
  free: "Gratis",
  fixed: "Harga tetap",
  open: "Seikhlasnya",
  minimum: "Minimal",
};

/** Filters for a list of events: free (or free to choose), paid, online. */
export const EVENT_LIST_KINDS = ["free", "paid", "online"] as const;
export type EventListKind = (typeof EVENT_LIST_KINDS)[number];

export const QUESTION_KINDS = ["text", "long", "choice", "many", "number", "date", "phone", "file"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
export const QUESTION_KIND_LABEL: Record<QuestionKind, string> = {
  text: "Isian pendek",
  long: "Isian panjang",
  choice: "Pilih satu",
  many: "Pilih beberapa",
  number: "Angka",
  date: "Tanggal",
  phone: "Nomor telepon",
  file: "Foto atau gambar",
};

export const REGISTRATION_STATES = [
  "waiting_payment",
  "confirmed",
  "waitlisted",
  "cancelled",
  "expired",
] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];
export const REGISTRATION_STATE_LABEL: Record<RegistrationState, string> = {
  waiting_payment: "Menunggu bayar",
  confirmed: "Terkonfirmasi",
  waitlisted: "Daftar tunggu",
  cancelled: "Batal",
  expired: "Kedaluwarsa",
};

/** As staff filter a list of registrations: by state, and those that ended together. */
export const REGISTRATION_FILTERS = [...REGISTRATION_STATES, "ended"] as const;

export const REGISTRATION_SOURCES = ["self", "staff", "import", "door"] as const;
export const REGISTRATION_SOURCE_LABEL: Record<(typeof REGISTRATION_SOURCES)[number], string> = {
  self: "Sendiri",
  staff: "Panitia",
  import: "Impor",
  door: "Di pintu",
};

export const CREW_MAY = ["scan", "manage"] as const;
export type CrewMay = (typeof CREW_MAY)[number];
export const CREW_MAY_LABEL: Record<CrewMay, string> = {
  scan: "Memindai",
  manage: "Memindai dan menjual di pintu",
};

export const CHECK_IN_KINDS = ["enter", "exit", "session", "handout"] as const;
export type CheckInKind = (typeof CHECK_IN_KINDS)[number];
