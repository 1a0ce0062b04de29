import { AppError, invalid, tooMany } from "../platform/errors.ts";

/** The same whether the name or the password is wrong. */
export const wrongCredentials = () =>
  new AppError(401, "wrong_credentials", "Gagal Login, Isi nama dan password yang benar");

/** Only after the right password, so that others do not learn that the account exists. */
export const suspended = (reason: string) =>
  new AppError(
    403,
    "suspended",
    `Akun ini sedang ditangguhkan: ${reason.replace(/[.\s]*$/, ".")} Hubungi kami bila menurutmu ini keliru.`,
  );

export const googleRefused = (cause?: unknown) =>
  new AppError(401, "google_refused", "Gagal Login dengan akun google, coba cara lain", { cause });

export const accountExists = () =>
  new AppError(
    409,
    "account_exists",
    "E-mail akun Google ini sudah dipakai anggota lain. Silakan masuk dengan password.",
  );

export const googleOff = () => new AppError(404, "google_off", "Masuk dengan akun Google belum diaktifkan.");

/** 401, unlike other calls: only here does it mean that signing in again is the only way. */
export const refreshRefused = () =>
  new AppError(401, "token_not_valid", "Sesimu sudah berakhir. Silakan masuk kembali.");

export const wrongResetLink = () =>
  new AppError(400, "invalid_link", "Tautan reset ini salah atau sudah tidak berlaku. Mintalah tautan baru.");

export const missingPassword = (field: string) => invalid({ [field]: ["Isi passwordmu dahulu."] });
export const wrongPassword = (field: string) => invalid({ [field]: ["Password salah."] });

export const recentLoginRequired = () =>
  new AppError(
    403,
    "recent_login_required",
    "Demi keamanan, masuk kembali dengan Google dahulu, lalu ulangi ini.",
  );

export const lastAdministrator = () =>
  new AppError(409, "last_administrator", "Ini satu-satunya administrator. Tunjuk yang lain dahulu.");

export const tooManyTries = (seconds: number) => tooMany(seconds, "percobaan");
