import { z } from "zod";
import { endpoint, may } from "../platform/endpoint.ts";
import { asTable, queryText, rupiah, tableFormat } from "../platform/vocabulary.ts";

export const DONORS_MOST = 500;

const donor = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** How many gifts and payments of zakat. */
  times: z.int(),
  zakat: rupiah,
  given: rupiah,
  amount: rupiah,
});
export type YearlyDonor = z.infer<typeof donor>;

/** A POST, because each reading is recorded. */
export const readDonors = endpoint("POST /api/admin/donors/", {
  summary: `Donatur dan muzaki sebuah tahun dengan jumlah pemberiannya, dikurangi yang dikembalikan; terbesar dahulu, paling banyak ${DONORS_MOST}. Pemberi yang sama dikenali dari akun, lalu telepon, lalu e-mail dan namanya. Setiap pembacaan dicatat di jejak audit.`,
  ...may("money"),
  body: z.object({ year: z.int().min(2000).max(2200) }),
  response: z.object({ donors: z.array(donor), count: z.int(), amount: rupiah }),
});

export const exportDonors = endpoint("GET /api/admin/donors/export/", {
  summary:
    "Semua donatur dan muzaki sebuah tahun dengan jumlah pemberiannya, seperti daftarnya. `format`: csv (bawaan) atau xlsx. Setiap unduhan dicatat di jejak audit.",
  ...may("money"),
  query: z.object({
    year: queryText.pipe(z.string().regex(/^2[01]\d\d$/, "Isi dengan tahun.")).transform(Number),
    ...tableFormat,
  }),
  ...asTable,
});

export type Donors = z.infer<(typeof readDonors)["response"]>;
