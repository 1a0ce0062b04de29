import { z } from "zod";
import { postingFilter } from "../ledger/posting-filter.ts";
import { endpoint } from "../platform/endpoint.ts";
import { STAFF_ROLES, type StaffRole } from "../platform/staff-roles.ts";
import { queryText } from "../platform/vocabulary.ts";

const MONEY = ["administrator", "bendahara"] as const;

/** A table for a spreadsheet. Text that a spreadsheet would take for a formula begins with an apostrophe. */
function table<
  const Name extends string,
  const Roles extends readonly StaffRole[],
  Filter extends z.ZodRawShape,
>(name: Name, roles: Roles, summary: string, filter: Filter) {
  return endpoint({
    method: "GET",
    path: `/api/admin/exports/${name}/`,
    summary: `${summary} \`format\`: csv (bawaan) atau xlsx.`,
    access: "staff",
    roles,
    query: z.object({ ...filter, format: queryText.pipe(z.enum(["csv", "xlsx"])).default("csv") }),
    response: z.unknown(),
    produces: "text/csv; charset=utf-8",
  });
}

export const exportDonations = table(
  "donations",
  MONEY,
  "Semua donasi; dengan `days` hanya yang masuk atau disetujui dalam sekian hari terakhir, seperti ringkasan.",
  { days: queryText.pipe(z.enum(["7", "30", "90"])).optional() },
);
export const exportOrders = table("orders", MONEY, "Semua pesanan.", {});
export const exportEnrolments = table("enrolments", STAFF_ROLES, "Semua pendaftaran kelas.", {});
export const exportMembers = table("members", ["administrator"], "Semua anggota.", {});
export const exportLedger = table(
  "ledger",
  MONEY,
  "Buku besar, satu baris untuk setiap pos, tertua dahulu, dengan saringan seperti jurnalnya.",
  postingFilter,
);
