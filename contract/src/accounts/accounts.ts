import { z } from "zod";
import { endpoint, saying } from "../platform/endpoint.ts";
import { EMAIL_MOST } from "../platform/text-lengths.ts";
import { id, said, typedCode, upTo } from "../platform/vocabulary.ts";
import { PASSWORD_LENGTH } from "./password-length.ts";
import { USERNAME_LENGTH, USERNAME_PATTERN } from "./username-rules.ts";

/** What the browser keeps under `user`, exactly. */
export const sessionUser = z.object({
  access: z.string(),
  refresh: z.string(),
  id,
  username: z.string(),
  email: z.string(),
});
export type SessionUser = z.infer<typeof sessionUser>;

const { least, most } = USERNAME_LENGTH;
export const username = z
  .string()
  .trim()
  .min(least, `Minimal ${least} karakter.`)
  .max(most, `Maksimal ${most} karakter.`)
  .regex(USERNAME_PATTERN, "Hanya huruf, angka, titik, garis bawah dan tanda hubung, tanpa spasi.");

export const emailAddress = upTo(EMAIL_MOST).pipe(z.email("Isi dengan alamat e-mail yang benar."));

export const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.least, `Password minimal ${PASSWORD_LENGTH.least} karakter.`)
  .max(PASSWORD_LENGTH.most, `Password maksimal ${PASSWORD_LENGTH.most} karakter.`);

/** A password at sign-in: any text, because older passwords may not follow the current rules. */
export const typedPassword = z.string().min(1, "Wajib diisi.").max(1024, "Terlalu panjang.");
const token = z.string().min(1, "Wajib diisi.").max(512, "Terlalu panjang.");
/** A code of the authenticator app, or a recovery code. */
const otp = typedCode().optional();

/** Re-authentication: sent with the call that requires it. */
export const identityProof = { password: z.string().max(1024, "Terlalu panjang.").optional(), otp };

/** Sent by older pages, with the CSRF token in it. */
const inBody = { headers: z.unknown().optional() };

export const register = endpoint("POST /api/auth/register/", {
  summary: "Mendaftar dengan nama pengguna, e-mail dan password.",
  access: "public",
  csrfByOrigin: true,
  body: z.object({ username, email: emailAddress, password: newPassword }),
  response: z.object({ id, username: z.string(), email: z.string() }),
  status: 201,
});

export const logIn = endpoint("POST /api/auth/login/", {
  summary:
    "Masuk. Di `username` boleh diketik nama pengguna atau e-mail. 401 bila salah; 401 `otp_required` bila akunnya meminta kode di `otp`.",
  access: "public",
  csrfByOrigin: true,
  body: z.object({
    username: z.string().trim().min(1, "Wajib diisi.").max(254, "Terlalu panjang."),
    password: typedPassword,
    otp,
  }),
  response: sessionUser,
});

export const logInWithGoogle = endpoint("POST /api/auth/google-login/", {
  summary:
    "Masuk atau mendaftar dengan akun Google. `token` ialah `credential` dari tombolnya. 401 bila tidak sah, 409 bila e-mail-nya milik akun lain. 401 `otp_required`: kirim lagi token yang sama dengan kode di `otp`.",
  access: "public",
  csrfByOrigin: true,
  body: z.object({ token: z.string().min(1, "Wajib diisi.").max(8192, "Terlalu panjang."), otp }),
  response: sessionUser,
});

export const getGoogleSettings = endpoint("GET /api/auth/google/settings/", {
  summary:
    "Yang diperlukan tombol Google. `nonce` berlaku sekali, sepuluh menit: minta yang baru setiap kali.",
  access: "public",
  response: z.object({
    enabled: z.boolean(),
    client_id: z.string(),
    script_url: z.string(),
    nonce: z.string(),
  }),
});

export const refreshSession = endpoint("POST /api/auth/token/refresh/", {
  summary: "Menukar token refresh, yang hanya berlaku sekali, dengan pasangan baru. 401 bila tidak sah.",
  access: "public",
  body: z.object({ refresh: token }),
  response: z.object({ access: z.string(), refresh: z.string() }),
});

export const logOut = endpoint("POST /api/auth/logout/", {
  summary: "Mengakhiri sesi. Selalu berhasil, juga bila sesinya sudah berakhir.",
  access: "public",
  body: z.object({ refresh: token }),
  response: said,
});

export const requestPasswordReset = endpoint("POST /api/auth/password-reset/", {
  summary: "Mengirim tautan reset bila e-mail-nya terdaftar. Jawabannya selalu sama.",
  access: "public",
  csrfInBody: true,
  // Accepted and ignored: links always lead to our own address.
  body: z.object({ email: emailAddress, frontend_url: z.unknown().optional(), ...inBody }),
  ...saying("Bila e-mail itu terdaftar, tautan untuk membuat password baru sudah kami kirim."),
});

export const confirmPasswordReset = endpoint("POST /api/auth/password-reset-confirm/", {
  summary: "Password baru lewat tautan dari e-mail. Semua sesi berakhir. 400 bila tautannya salah.",
  access: "public",
  csrfInBody: true,
  body: z.object({ uid: token, token, new_password: newPassword, ...inBody }),
  response: said,
});

export const changePassword = endpoint("POST /api/auth/password-change/", {
  summary: "Mengganti password. Semua sesi berakhir, juga yang ini.",
  access: "member",
  body: z.object({ old_password: typedPassword, new_password: newPassword }),
  ...saying("Password sudah diganti. Silakan masuk kembali."),
});

export const exportAccount = endpoint("GET /api/accounts/export/", {
  summary: "Semua data anggota sebagai satu berkas JSON.",
  access: "member",
  response: z.record(z.string(), z.unknown()),
});

export const deleteAccount = endpoint("DELETE /api/accounts/me/", {
  summary:
    "Menghapus akun. Dengan password; anggota tanpa password cukup baru saja masuk (403 `recent_login_required` bila tidak). 409 `under_way` selama pesanan, bukti transfer atau pengembalian dananya belum selesai, atau ada uangnya yang masih kami simpan. Catatan uang tetap ada tanpa nama.",
  access: "member",
  body: z.object({ password: typedPassword.optional() }),
  ...saying("Akun dan datamu sudah dihapus."),
});
