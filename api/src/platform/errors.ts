import type { ErrorBody } from "@barakah/contract";

/** An error answer: status, stable code, and a sentence that a person can act on. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string[]> | undefined;
  readonly headers: Record<string, string>;
  /** Figures that a client needs to continue. */
  readonly facts: Pick<ErrorBody, "amount" | "stock" | "opens_at" | "candidate" | "flags">;

  constructor(
    status: number,
    code: string,
    detail: string,
    more: {
      errors?: Record<string, string[]>;
      headers?: Record<string, string>;
      facts?: AppError["facts"];
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
    this.facts = more.facts ?? {};
  }

  body(requestId: string): ErrorBody {
    return {
      detail: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
      ...this.facts,
      ...(this.status >= 500 && { request_id: requestId }),
    };
  }
}

export const notFound = (detail = "Tidak ditemukan.") => new AppError(404, "not_found", detail);

/** The value, or 404. */
export function existing<T>(value: T | undefined, detail?: string): T {
  if (value === undefined) throw notFound(detail);
  return value;
}

export const invalid = (errors: Record<string, string[]>) =>
  new AppError(400, "invalid", "Data yang dikirim belum benar. Periksa kembali isian yang ditandai.", {
    errors,
  });

export const malformed = (detail = "Permintaan tidak dapat dibaca.") =>
  new AppError(400, "malformed", detail);

export const notAuthenticated = () =>
  new AppError(403, "not_authenticated", "Silakan masuk terlebih dahulu.");

export const sessionEnded = () =>
  new AppError(403, "token_not_valid", "Sesimu sudah berakhir. Silakan masuk kembali.");

export const forbidden = (detail = "Kamu tidak berhak melakukan ini.") =>
  new AppError(403, "permission_denied", detail);

export const twoStepRequired = () =>
  new AppError(403, "two_step_required", "Aktifkan dahulu verifikasi dua langkah untuk akun petugas.");

/** With a `field`, the sentence is also shown there. */
export const conflict = (
  code: string,
  detail: string,
  { field, ...more }: { field?: string; errors?: Record<string, string[]>; facts?: AppError["facts"] } = {},
) => new AppError(409, code, detail, field ? { ...more, errors: { [field]: [detail] } } : more);

export const csrfFailed = () =>
  new AppError(403, "csrf_failed", "Halaman ini sudah terlalu lama terbuka. Muat ulang, lalu coba lagi.");

export const tooLarge = (detail = "Data yang dikirim terlalu besar.") =>
  new AppError(413, "too_large", detail);

export const wrongType = (detail = "Jenis isi permintaan ini tidak didukung.") =>
  new AppError(415, "unsupported_type", detail);

/** The headers tell the file's length. */
export const beyondTheFile = (headers: Record<string, string> = {}) =>
  new AppError(416, "range_not_satisfiable", "Berkas ini tidak sepanjang itu. Muat ulang halaman.", {
    headers,
  });

const waiting = (seconds: number) =>
  seconds < 120 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;

export const tooMany = (seconds: number, what = "permintaan") =>
  new AppError(429, "too_many_requests", `Terlalu banyak ${what}. Coba lagi dalam ${waiting(seconds)}.`, {
    headers: { "retry-after": String(seconds) },
  });

/** For a limit that is shared by a network: suggests another connection. */
export const tooManyFromNetwork = (seconds: number, what: string, hasCookie: boolean) =>
  new AppError(
    429,
    "too_many_requests",
    `Terlalu banyak ${what} dari jaringan internet ini. Coba lagi dalam ${waiting(seconds)}, atau ${
      hasCookie
        ? "pakai jaringan lain, misalnya data seluler"
        : "izinkan cookie di browsermu lalu muat ulang halaman ini"
    }.`,
    { headers: { "retry-after": String(seconds) } },
  );

export const unavailable = (cause?: unknown) =>
  new AppError(503, "unavailable", "Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.", {
    headers: { "retry-after": "5" },
    cause,
  });

export const storageFull = (cause?: unknown) =>
  new AppError(
    503,
    "storage_full",
    "Penyimpanan kami sedang penuh, sehingga ini belum tersimpan. Kami akan membereskannya; silakan coba lagi nanti.",
    { headers: { "retry-after": "300" }, cause },
  );

/** The object storage does not answer. */
export const storageSilent = (cause?: unknown) =>
  new AppError(
    503,
    "storage_unavailable",
    "Penyimpanan berkas kami sedang tidak dapat dihubungi. Tidak ada yang tersimpan; silakan coba lagi sebentar lagi.",
    { headers: { "retry-after": "30" }, cause },
  );

export const serverError = (cause?: unknown) =>
  new AppError(500, "server_error", "Terjadi kesalahan di server. Silakan coba lagi.", { cause });
