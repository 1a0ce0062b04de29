import { z } from "zod";
import { ACCOUNT_GROUPS } from "../ledger/book-words.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { queryText, written } from "../platform/vocabulary.ts";
import { period } from "./report.ts";

/** The accountants' name of one of our accounts, or of a group: all campaigns of one kind of fund are one account. */
export const mappedAccount = z.object({
  /** 'bank:bsi', 'campaign:zakat', 'sales'. */
  account: z.string(),
  /** As our own books call it. */
  ours: z.string(),
  group: z.enum(ACCOUNT_GROUPS),
  code: z.string(),
  name: z.string(),
});
export type MappedAccount = z.infer<typeof mappedAccount>;

export const getAccountMapping = endpoint("GET /api/admin/accounting/accounts/", {
  summary: "Kode dan nama akun untuk akuntan, satu baris untuk setiap akun atau kelompok akun buku besar.",
  ...may("money"),
  response: z.object({ accounts: z.array(mappedAccount) }),
});

export const saveAccountMapping = endpoint("PUT /api/admin/accounting/accounts/", {
  summary: "Menyimpan kode dan nama akun untuk akuntan. Kode boleh sama untuk beberapa akun.",
  ...may("money"),
  body: z.object({
    accounts: z
      .array(
        z.object({
          account: z.string().max(60),
          code: written("Isi kodenya.", 20),
          name: written("Isi namanya.", 80),
        }),
      )
      .max(500),
  }),
  response: z.object({ accounts: z.array(mappedAccount) }),
});

export const exportBooks = endpoint("GET /api/admin/accounting/books/", {
  summary:
    "Buku untuk akuntan sebagai XLSX: posisi keuangan, perubahan dana, arus kas, dan jurnal dengan kode akunnya.",
  ...may("money"),
  query: z.object({ period: queryText.pipe(period) }),
  response: z.unknown(),
  produces: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
});
