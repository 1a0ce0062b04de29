import { z } from "zod";
import { endpoint, may } from "../platform/endpoint.ts";
import { instant } from "../platform/vocabulary.ts";
import { SETUP_STEPS } from "./setup-steps.ts";

const head = may("administration");

const step = z.enum(SETUP_STEPS);

const setup = z.object({
  steps: z.array(z.object({ step, state: z.enum(["open", "done", "skipped"]), at: instant.nullable() })),
  finished_at: instant.nullable(),
  /** The issuer's name on receipts. */
  issuer_name: z.string(),
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
  mail: z.object({
    /** Null: letters are written to files and not sent. */
    server: z.string().nullable(),
    from: z.string(),
    /** The address that gets the mail with the code. */
    to: z.string(),
  }),
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
    "Menandai satu langkah beres atau dilewati. 409 `not_proved` bila langkah itu harus terbukti dahulu: rekening yang bukan contoh, surat lewat kodenya, pembayaran lewat ujinya.",
  params: z.object({ step }),
  body: z.object({ skip: z.boolean() }),
  response: setup,
});

export const tryMail = endpoint("POST /api/admin/setup/mail/", {
  ...head,
  summary: "Menyambung ke server surat, masuk, dan mengirim surat berisi enam angka kepada pemanggil.",
  response: trial,
});

export const proveMail = endpoint("POST /api/admin/setup/mail/code/", {
  ...head,
  summary: "Enam angka dari surat percobaan: membuktikan bahwa surat sampai.",
  body: z.object({ code: z.string().regex(/^\d{6}$/, "Isi dengan enam angka dari surat itu.") }),
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
