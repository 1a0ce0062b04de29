import { z } from "zod";
import { endpoint, saying } from "../platform/endpoint.ts";
import { typedCode } from "../platform/vocabulary.ts";
import { typedPassword } from "./accounts.ts";

const code = typedCode().pipe(
  z
    .string()
    .regex(
      /^(?:\d{6}|[A-Za-z2-7]{10}|[A-Za-z2-7]{28})$/,
      "Isi dengan kode enam angka, atau sebuah kode pemulihan.",
    ),
);

/** Required for members with a password; others must have signed in with Google just now. */
const password = typedPassword.optional();

export const getTwoStep = endpoint("GET /api/accounts/two-step/", {
  summary: "Apakah akun sendiri memakai verifikasi dua langkah, dan berapa kode pemulihan yang tersisa.",
  access: "member",
  response: z.object({ enabled: z.boolean(), recovery_left: z.int() }),
});

export const startTwoStep = endpoint("POST /api/accounts/two-step/start/", {
  summary:
    "Rahasia baru untuk aplikasi autentikator, dengan password; anggota tanpa password cukup baru saja masuk (403 `recent_login_required` bila tidak). Belum berlaku sampai satu kodenya dibuktikan.",
  access: "member",
  body: z.object({ password }),
  response: z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() }),
});

export const confirmTwoStep = endpoint("POST /api/accounts/two-step/confirm/", {
  summary:
    "Membuktikan satu kode. Sejak itu kode diminta setiap login, dan sesi yang lain berakhir. Kode pemulihan hanya ditunjukkan di sini.",
  access: "member",
  body: z.object({ code }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
});

export const renewRecoveryCodes = endpoint("POST /api/accounts/two-step/recovery-codes/", {
  summary: "Kode pemulihan baru, dengan password dan sebuah kode. Yang lama tidak berlaku lagi.",
  access: "member",
  body: z.object({ password, code }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
});

export const stopTwoStep = endpoint("POST /api/accounts/two-step/stop/", {
  summary: "Mematikan verifikasi dua langkah, dengan password dan sebuah kode.",
  access: "member",
  body: z.object({ password, code }),
  ...saying("Verifikasi dua langkah sudah dimatikan."),
});
