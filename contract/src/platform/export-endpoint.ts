import { z } from "zod";
import { endpoint, may } from "./endpoint.ts";
import type { Permission } from "./staff-roles.ts";
import { asTable, tableFormat } from "./vocabulary.ts";

/** A table for a spreadsheet. Text that a spreadsheet would take for a formula begins with an apostrophe. */
export function exportEndpoint<const Name extends string, Filter extends z.ZodRawShape>(
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
