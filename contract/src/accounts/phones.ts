import { z } from "zod";
import { phone } from "../payments/purchase-fields.ts";
import { endpoint } from "../platform/endpoint.ts";
import { said, sixDigits } from "../platform/vocabulary.ts";
import { identityProof } from "./accounts.ts";
import { UNDO_CONTACT_WITHIN } from "./undo-contact-change.ts";

const ownPhone = z.object({
  /** Empty: none is known. */
  phone: z.string(),
  /** Whether a new number is proved by a code before it holds. */
  by_code: z.boolean(),
});

export const readOwnPhone = endpoint("GET /api/accounts/phone/", {
  summary: "Nomor HP sendiri: yang terakhir diganti di sini, atau yang dipakai pada pembayaran terakhir.",
  access: "member",
  response: ownPhone,
});

export const changePhone = endpoint("POST /api/accounts/phone/change/", {
  summary: `Mengganti nomor HP sendiri, dengan password dan kode dua langkah bila aktif. Dengan WhatsApp resmi (\`code_sent\`) nomornya baru berlaku sesudah kodenya diketik; tanpa itu seketika. E-mail akun dikabari dan dapat membatalkannya ${UNDO_CONTACT_WITHIN}.`,
  access: "member",
  body: z.object({ phone, ...identityProof }),
  response: z.object({ code_sent: z.boolean() }),
});

export const confirmPhoneChange = endpoint("POST /api/accounts/phone/change/confirm/", {
  summary: "Mengganti nomor HP sendiri dengan kode yang dikirim ke nomor baru. Sesinya tetap.",
  access: "member",
  body: z.object({ phone, code: sixDigits("Isi enam angka dari pesan WhatsApp kami.") }),
  response: ownPhone,
});

export const undoPhoneChange = endpoint("POST /api/accounts/phone/undo/", {
  summary: `Mengembalikan nomor HP yang lama, dengan kunci dari surat ke e-mail akun, sampai ${UNDO_CONTACT_WITHIN} sesudah diganti. Semua sesi dan password berakhir; tautan untuk password baru dikirim ke e-mail akun.`,
  access: "public",
  body: z.object({
    key: z.string().regex(/^[0-9a-f]{40}$/, "Tautannya terpotong. Buka sekali lagi dari surat kami."),
  }),
  response: said,
});
