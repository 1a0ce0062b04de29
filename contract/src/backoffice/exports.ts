import { z } from "zod";
import { postingFilter } from "../ledger/posting-filter.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import type { Permission } from "../platform/staff-roles.ts";
import { asTable, queryText, tableFormat } from "../platform/vocabulary.ts";

/** A table for a spreadsheet. Text that a spreadsheet would take for a formula begins with an apostrophe. */
function table<const Name extends string, Filter extends z.ZodRawShape>(
  name: Name,
  permission: Permission,
  summary: string,
  filter: Filter,
) {
  return endpoint(`GET /api/admin/exports/${name}/`, {
    summary: `${summary} \`format\`: csv (bawaan) atau xlsx.`,
    ...may(permission),
    query: z.object({ ...filter, ...tableFormat }),
    ...asTable,
  });
}

export const exportDonations = table(
  "donations",
  "money",
  "Semua donasi; dengan `days` hanya yang masuk atau disetujui dalam sekian hari terakhir, seperti ringkasan.",
  { days: queryText.pipe(z.enum(["7", "30", "90"])).optional() },
);
export const exportOrders = table("orders", "money", "Semua pesanan.", {});
export const exportEnrolments = table("enrolments", "figures", "Semua pendaftaran kelas.", {});
export const exportMembers = table("members", "administration", "Semua anggota.", {});
export const exportLedger = table(
  "ledger",
  "money",
  "Buku besar, satu baris untuk setiap pos, tertua dahulu, dengan saringan seperti jurnalnya.",
  postingFilter,
);
