import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { said } from "../platform/vocabulary.ts";

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
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, "Isi enam angka dari surat kami."),
  }),
  response: ownEmail,
});
