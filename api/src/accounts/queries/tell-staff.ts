import type { StaffRole } from "@barakah/contract";
import { sql } from "kysely";
import { type News, tell, tellNow } from "../../messages/index.ts";
import type { Tx } from "../../platform/database/database.ts";

/** Everybody with one of these roles who can sign in, except the person who did it. */
async function staffToTell(tx: Tx, roles: readonly StaffRole[], except: number | null) {
  const { rows } = await sql<{ id: number }>`select distinct m.id
    from member m join staff_role r on r.member_id = m.id
    where r.role = any(${roles}) and m.id is distinct from ${except} and m.deleted_at is null and m.suspended_at is null
    order by m.id`.execute(tx);
  return rows;
}

type StaffNews = Omit<News, "to" | "topic">;

/** Tells the staff of these roles in the app and, with `parts` and words for a letter, by mail. */
export async function tellStaff(
  tx: Tx,
  { roles, except = null }: { roles: readonly StaffRole[]; except?: number | null },
  news: StaffNews,
  parts?: { publicUrl: string },
): Promise<void> {
  for (const { id } of await staffToTell(tx, roles, except)) {
    const told: News = { ...news, topic: "staff", waited: true, to: { memberId: id } };
    if (parts) await tellNow(tx, parts, told);
    else await tell(tx, told);
  }
}
