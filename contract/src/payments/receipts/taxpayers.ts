import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";

/** 15 digits, or 16 since 2024; dots, dashes and spaces are allowed. */
export const npwp = z
  .string("Isi NPWP.")
  .transform((typed) => typed.replace(/[\s.-]/g, ""))
  .pipe(z.string().regex(/^(\d{15,16})?$/, "NPWP terdiri dari 15 atau 16 angka."));

const ownNpwp = z.object({
  /** Whether it is asked for: only issuers of zakat receipts need it. */
  asked: z.boolean(),
  /** Masked, '••••••••••••1234'. */
  masked: z.string().nullable(),
});

export const readNpwp = endpoint("GET /api/donations/npwp/", {
  summary: "NPWP anggota sendiri untuk Bukti Setor Zakat, disamarkan.",
  access: "member",
  response: ownNpwp,
});

export const saveNpwp = endpoint("PUT /api/donations/npwp/", {
  summary: "Menyimpan NPWP untuk Bukti Setor Zakat berikutnya. Kosong: menghapusnya.",
  access: "member",
  body: z.object({ npwp }),
  response: ownNpwp,
});
