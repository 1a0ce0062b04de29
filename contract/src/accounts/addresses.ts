import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { said, sixDigits, typedCode } from "../platform/vocabulary.ts";
import { emailAddress, identityProof } from "./accounts.ts";
import { UNDO_CONTACT_WITHIN } from "./undo-contact-change.ts";

const SIX_DIGITS = "Isi enam angka dari surat kami.";

export const readMailAddress = endpoint("GET /api/mail/addresses/:key/", {
  summary:
    "Apakah surat ke sebuah alamat dihentikan. Kuncinya hanya ada di surat itu sendiri; menghentikannya lewat POST ke /surat/KUNCI.",
  access: "public",
  response: z.object({ stopped: z.boolean() }),
});

const ownEmail = z.object({ email: z.string(), confirmed: z.boolean() });

export const readOwnEmail = endpoint("GET /api/accounts/email/", {
  summary: "E-mail akun sendiri, dan apakah sudah dikonfirmasi.",
  access: "member",
  response: ownEmail,
});

export const sendEmailCode = endpoint("POST /api/accounts/email/code/", {
  summary:
    "Mengirim kode enam angka ke e-mail akun sendiri, beberapa kali sehari. 429 bila sudah terlalu sering.",
  access: "member",
  response: said,
});

export const confirmEmail = endpoint("POST /api/accounts/email/confirm/", {
  summary: "Mengonfirmasi e-mail akun sendiri dengan kode dari surat.",
  access: "member",
  body: z.object({
    /** Six digits, or the longer code of the link in the letter after registering. */
    code: typedCode().pipe(z.string().regex(/^(?:\d{6}|[0-9a-f]{40})$/, SIX_DIGITS)),
  }),
  response: ownEmail,
});

export const changeEmail = endpoint("POST /api/accounts/email/change/", {
  summary:
    "Mengirim kode enam angka ke alamat baru, dengan password dan kode dua langkah bila aktif. Alamat yang lama tetap berlaku sampai kodenya diketik.",
  access: "member",
  body: z.object({ email: emailAddress, ...identityProof }),
  response: said,
});

export const confirmEmailChange = endpoint("POST /api/accounts/email/change/confirm/", {
  summary: `Mengganti e-mail akun sendiri dengan kode dari surat ke alamat baru. Sesinya tetap; alamat yang lama dikabari dan dapat membatalkannya ${UNDO_CONTACT_WITHIN}.`,
  access: "member",
  body: z.object({ email: emailAddress, code: sixDigits(SIX_DIGITS) }),
  response: ownEmail,
});

const key = z.string().regex(/^[0-9a-f]{40}$/, "Tautannya terpotong. Buka sekali lagi dari surat kami.");

export const undoEmailChange = endpoint("POST /api/accounts/email/undo/", {
  summary: `Mengembalikan e-mail akun ke alamat yang lama, dengan kunci dari surat ke sana, sampai ${UNDO_CONTACT_WITHIN} sesudah diganti. Semua sesi dan password berakhir; tautan untuk password baru dikirim ke alamat yang lama.`,
  access: "public",
  body: z.object({ key }),
  response: said,
});

export const acceptEmail = endpoint("POST /api/accounts/email/accept/", {
  summary:
    "Menerima alamat baru yang diajukan petugas untuk akun yang e-mailnya hilang, dengan kunci dari surat ke alamat itu. Tautan untuk password baru dikirim ke sana.",
  access: "public",
  body: z.object({ key }),
  response: said,
});
