import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { STAFF_ROLES } from "../platform/staff-roles.ts";
import { said } from "../platform/vocabulary.ts";

const code = z
  .string()
  .trim()
  .regex(
    /^(?:\d{6}|[A-Za-z0-9]{5}-?[A-Za-z0-9]{5})$/,
    "Isi dengan kode enam angka, atau sebuah kode pemulihan.",
  );

/**
 * For staff only: nobody has looked at the e-mail that somebody registers with, and a second step on an account in another's
 * name would lock its owner out who comes by Google.
 */
const toSetUp = { access: "staff", roles: STAFF_ROLES, beforeTwoStep: true } as const;

export const getTwoStep = endpoint({
  method: "GET",
  path: "/api/accounts/two-step/",
  summary: "Apakah akun sendiri memakai verifikasi dua langkah, dan berapa kode pemulihan yang tersisa.",
  access: "member",
  response: z.object({ enabled: z.boolean(), recovery_left: z.int() }),
});

export const startTwoStep = endpoint({
  method: "POST",
  path: "/api/accounts/two-step/start/",
  summary: "Rahasia baru untuk aplikasi autentikator. Belum berlaku sampai satu kodenya dibuktikan.",
  ...toSetUp,
  response: z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() }),
});

export const confirmTwoStep = endpoint({
  method: "POST",
  path: "/api/accounts/two-step/confirm/",
  summary:
    "Membuktikan satu kode. Sejak itu kode diminta setiap login. Kode pemulihan hanya ditunjukkan di sini.",
  ...toSetUp,
  body: z.object({ code }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
});

export const stopTwoStep = endpoint({
  method: "POST",
  path: "/api/accounts/two-step/stop/",
  summary: "Mematikan verifikasi dua langkah, dengan sebuah kode.",
  access: "member",
  body: z.object({ code }),
  response: said,
});
