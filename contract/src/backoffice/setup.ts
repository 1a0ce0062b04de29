import { z } from "zod";
import { emailAddress } from "../accounts/accounts.ts";
import { BANKS } from "../payments/methods.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { instant, rupiah, sixDigits } from "../platform/vocabulary.ts";
import { SETUP_STEPS } from "./setup-steps.ts";

const head = may("administration");

const step = z.enum(SETUP_STEPS);

const setup = z.object({
  steps: z.array(z.object({ step, state: z.enum(["open", "done", "skipped"]), at: instant.nullable() })),
  finished_at: instant.nullable(),
  /** With the demo's catalogue there is nothing to set up. */
  demo: z.boolean(),
  community_name: z.string(),
  /** Empty while it is only the example's, which reaches nobody. */
  office_address: z.string(),
  whatsapp_number: z.string(),
  /** Those that payers are offered; the number by its last digits. */
  accounts: z.array(
    z.object({
      name: z.string(),
      ending: z.string(),
      account_name: z.string(),
      /** An account number of the example: money sent there is lost. */
      nobodys: z.boolean(),
    }),
  ),
  /** As staff type them: empty where there is only the example's number. */
  banks: z.array(z.object({ code: z.enum(BANKS), account_number: z.string(), account_name: z.string() })),
  /** A change of the accounts that waits for another person's consent. */
  accounts_wait: z.object({ proposed_by: z.string(), own: z.boolean() }).nullable(),
  /** How many people decide about money, and whether one of them may do so alone. */
  treasurers: z.int(),
  works_alone: z.boolean(),
  /** Whether the caller signs in with two steps. */
  two_step: z.boolean(),
  mail: z.object({
    /** Null: letters are written to files and not sent. */
    server: z.string().nullable(),
    from: z.string(),
    /** The caller's own address; empty if the account has no mailbox yet. */
    to: z.string(),
  }),
  qris: z.boolean(),
  /** The first one that visitors see. */
  campaign: z.object({ slug: z.string(), title: z.string() }).nullable(),
  /** The first gift: verified, or what waits for it. */
  gift: z.object({ reference: z.string(), amount: rupiah, verified: z.boolean() }).nullable(),
  payment: z.enum(["off", "simulator", "sandbox", "production"]),
});
export type Setup = z.infer<typeof setup>;

/** The checks in order, and advice for the first one that failed. */
const trial = z.object({
  checks: z.array(
    z.object({ what: z.string(), detail: z.string(), good: z.boolean(), milliseconds: z.int() }),
  ),
  advice: z.object({ title: z.string(), sentence: z.string() }).nullable(),
});
export type SetupTrial = z.infer<typeof trial>;

export const getSetup = endpoint("GET /api/admin/setup/", {
  ...head,
  summary: "Sejauh mana pemasangan pertama, dan yang perlu diketahui untuk tiap langkahnya.",
  response: setup,
});

export const closeSetupStep = endpoint("POST /api/admin/setup/steps/:step/", {
  ...head,
  summary:
    "Menandai satu langkah beres atau dilewati. 409 `not_proved` bila langkah itu harus terbukti dahulu: alamat, nomor WhatsApp dan rekening yang bukan contoh, orang kedua, verifikasi dua langkah, surat lewat kodenya, QRIS, pembayaran lewat ujinya, program yang terbit, donasi yang terverifikasi.",
  params: z.object({ step }),
  body: z.object({ skip: z.boolean() }),
  response: setup,
});

export const tryMail = endpoint("POST /api/admin/setup/mail/", {
  ...head,
  summary:
    "Menyambung ke server surat, masuk, dan mengirim surat berisi enam angka ke `to` (bawaan: alamat pemanggil). Alamat baru menjadi alamat akun pemanggil setelah angkanya diketik, bila akunnya belum punya kotak surat.",
  body: z.object({ to: z.union([z.literal(""), emailAddress]).default("") }),
  response: trial,
});

export const proveMail = endpoint("POST /api/admin/setup/mail/code/", {
  ...head,
  summary: "Enam angka dari surat percobaan: membuktikan bahwa surat sampai.",
  body: z.object({ code: sixDigits("Isi dengan enam angka dari surat itu.") }),
  response: setup,
});

export const tryPayment = endpoint("POST /api/admin/setup/payment/", {
  ...head,
  summary:
    "Uji pembayaran dengan kunci yang terpasang: halaman kecil dibuka di penyedia, dipastikan belum dibayar, lalu ditutup lagi. Tidak ada uang yang berpindah.",
  response: trial,
});

export const finishSetup = endpoint("POST /api/admin/setup/finish/", {
  ...head,
  summary:
    "Mengakhiri pemasangan pertama. 409 `steps_open` bila masih ada langkah yang belum beres atau dilewati.",
  response: setup,
});
