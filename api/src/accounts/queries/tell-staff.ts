import type { StaffRole } from "@barakah/contract";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { addNotification, type News } from "./notifications.ts";

/** Everybody with one of these roles who can sign in, except the person who did it. */
export async function staffToTell(tx: Tx, roles: readonly StaffRole[], except: number) {
  const { rows } = await sql<{ id: number; email: string }>`select distinct m.id, m.email::text as email
    from member m join staff_role r on r.member_id = m.id
    where r.role = any(${roles}) and m.id <> ${except} and m.deleted_at is null and m.suspended_at is null
    order by m.id`.execute(tx);
  return rows;
}

/** Tells them in the app; gives whom it told, for those who write letters too. */
export async function tellStaff(tx: Tx, roles: readonly StaffRole[], except: number, news: News) {
  const people = await staffToTell(tx, roles, except);
  for (const { id } of people) await addNotification(tx, id, news);
  return people;
}
