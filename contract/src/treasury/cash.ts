import { z } from "zod";
import { giftAmount } from "../charity/giving.ts";
import { BANKS } from "../payments/methods.ts";
import { phone } from "../payments/purchase-fields.ts";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { GIVER_MOST } from "../platform/text-lengths.ts";
import { day, id, page, reason, rupiah, upTo, written } from "../platform/vocabulary.ts";
import { seenLine } from "./returned-transfers.ts";

const boxCode = z
  .string({ error: "Pilih kas." })
  .regex(/^[a-z0-9-]+$/, "Pilih kas.")
  .max(40);
const boxName = written("Beri nama kasnya.", 60, 3);

/** A cash box: cash is kept there until it is handed over to a bank. */
export const cashBox = z.object({
  code: z.string(),
  name: z.string(),
  active: z.boolean(),
  /** Its ledger balance. */
  balance: z.int(),
});
export type CashBox = z.infer<typeof cashBox>;

export const listCashBoxes = endpoint("GET /api/admin/cash/boxes/", {
  summary: "Semua kas dengan saldonya menurut buku besar, juga yang tidak dipakai lagi.",
  ...may("money"),
  response: z.object({ boxes: z.array(cashBox) }),
});

export const addCashBox = endpoint("POST /api/admin/cash/boxes/", {
  summary: "Menambah kas. 409 `name_taken` bila namanya sudah dipakai.",
  ...may("money"),
  body: z.object({ name: boxName }),
  ...saying("Kas sudah ditambahkan."),
});

export const changeCashBox = endpoint("POST /api/admin/cash/boxes/:code/", {
  summary:
    "Memberi nama lain kepada kas, atau tidak memakainya lagi (`active`). 409 `not_empty` bila masih ada uang di dalamnya.",
  ...may("money"),
  params: z.object({ code: boxCode }),
  body: z.object({ name: boxName, active: z.boolean() }),
  ...saying("Kas sudah diubah."),
});

export const cashGift = z.object({
  id,
  reference: z.string(),
  giver: z.string(),
  campaign: z.string(),
  box: z.string(),
  day,
  amount: rupiah,
  recorded_by: z.string(),
  /** Reversed: it no longer counts. */
  voided: z.boolean(),
});
export type CashGift = z.infer<typeof cashGift>;

export const listCashGifts = endpoint("GET /api/admin/cash/gifts/", {
  summary: "Donasi tunai yang dicatat bendahara, terbaru dahulu, juga yang dibatalkan.",
  ...may("money"),
  query: z.object(page),
  response: z.array(cashGift),
  counted: true,
});

export const recordCashGift = endpoint("POST /api/admin/cash/gifts/", {
  summary:
    "Mencatat donasi yang datang tanpa formulir: tunai, kotak amal, atau lewat telepon. Langsung dihitung. `paper_file`: foto kertasnya, bila ada. `Idempotency-Key`: dicatat sekali. 409 `box_retired` bila kasnya tidak dipakai lagi, `campaign_closed` bila programnya sudah berakhir.",
  ...may("money"),
  multipart: true,
  files: ["paper_file"],
  body: z.object({
    box: boxCode,
    slug: z.string({ error: "Pilih program." }).trim().min(1, "Pilih program.").max(120),
    amount: giftAmount,
    day,
    giver: upTo(GIVER_MOST).default(""),
    phone: z.union([z.literal(""), phone]).default(""),
  }),
  response: z.object({ reference: z.string() }),
});

export const voidCashGift = endpoint("POST /api/admin/cash/gifts/:reference/void/", {
  summary:
    "Membatalkan donasi tunai yang keliru dicatat: buku besar mendapat kebalikannya dan jumlah program ikut turun. 409 `cash_gone` bila uangnya sudah disetor, `paid_out` bila dananya sudah disalurkan.",
  ...may("money"),
  body: z.object({ reason }),
  ...saying("Donasi tunai dibatalkan."),
});

/** Cash that was carried to a bank. */
export const cashHandover = z.object({
  id,
  box: z.string(),
  bank: z.enum(BANKS),
  amount: rupiah,
  day,
  created_by: z.string(),
  /** The bank's line that shows it. */
  line: seenLine.nullable(),
  /** Until a line shows it: unclaimed lines of exactly this amount, nearest day first. */
  candidates: z.array(seenLine),
  reversed: z.string().nullable(),
});
export type CashHandover = z.infer<typeof cashHandover>;

export const listCashHandovers = endpoint("GET /api/admin/cash/handovers/", {
  summary: "Setoran kas ke bank, terbaru dahulu, dengan baris mutasi yang tampaknya menunjukkannya.",
  ...may("money"),
  query: z.object(page),
  response: z.array(cashHandover),
  counted: true,
});

export const handCashOver = endpoint("POST /api/admin/cash/handovers/", {
  summary:
    "Menyetor kas ke bank. `Idempotency-Key`: dicatat sekali. 409 `not_enough` bila isi kas kurang, juga karena bendahara lain lebih dahulu.",
  ...may("money"),
  body: z.object({
    box: boxCode,
    bank: z.enum(BANKS, { error: "Pilih bank." }),
    amount: z.int({ error: "Isi dengan nominal." }).min(1, "Isi dengan nominal.").max(1_000_000_000_000),
    day,
  }),
  ...saying("Setoran sudah dicatat."),
});

export const showCashHandover = endpoint("POST /api/admin/cash/handovers/:id/line/", {
  summary:
    "Baris mutasi ini adalah setoran itu: tidak dihitung dua kali. 409 `line_taken`, `already_seen`, `other_bank` atau `other_amount`.",
  ...may("money"),
  body: z.object({ line: id }),
  ...saying("Setoran sudah terlihat di mutasi."),
});

export const reverseCashHandover = endpoint("POST /api/admin/cash/handovers/:id/reverse/", {
  summary: "Membatalkan setoran yang keliru dicatat: uangnya kembali ke kas, baris mutasinya bebas lagi.",
  ...may("money"),
  body: z.object({ reason }),
  ...saying("Setoran dibatalkan."),
});
