import { z } from "zod";
import { endpoint, may } from "../platform/endpoint.ts";
import { day, id, instant, page, queryText, searchText } from "../platform/vocabulary.ts";

export const auditEntry = z.object({
  id,
  at: instant,
  /** Null: a buyer without an account. */
  actor: z.object({ id, username: z.string(), full_name: z.string() }).nullable(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  /** Its current name; empty if it has none or was deleted. */
  subject_name: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAudit = endpoint("GET /api/admin/audit/", {
  summary:
    "Catatan siapa melakukan apa, terbaru dahulu. `actor`: nama pengguna atau e-mail. `search`: juga nama orangnya.",
  ...may("administration"),
  query: z.object({
    ...page,
    actor: searchText,
    action: searchText,
    subject_kind: searchText,
    subject_id: searchText,
    search: searchText,
    from: queryText.pipe(day).optional(),
    to: queryText.pipe(day).optional(),
  }),
  response: z.array(auditEntry),
  counted: true,
});
