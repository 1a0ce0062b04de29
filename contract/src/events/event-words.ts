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

export const CHECK_IN_KINDS = ["enter", "session", "handout"] as const;
export type CheckInKind = (typeof CHECK_IN_KINDS)[number];

/** Ticket codes have eight of these characters; none looks like another. */
export const TICKET_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const TICKET_CODE_LENGTH = 8;
/** The part of a ticket's QR text that is signed: `BRK1:<event id>:<code>`. The whole is this, a colon and the signature. */
export const ticketText = (eventId: number, code: string) => `BRK1:${eventId}:${code}`;

/** The public donor name for a campaign's part of an event's payments. Participants are never named. */
export const EVENT_GIVER = "Kolaborasi acara";

/** A registration holds seats for at most so many participants. */
export const TICKETS_MOST = 20;
/** Minutes that a seat is held for a payment by QRIS. */
export const EVENT_QRIS_MINUTES = 60;
/** An unpaid registration holds a use of its voucher so long. */
export const VOUCHER_HOLD_MINUTES = 60;
/** Hours that a returned seat is held for the first of the waiting list. */
export const OFFER_HOURS = 12;
/** The most scans that one call takes. */
export const SCANS_MOST = 500;
