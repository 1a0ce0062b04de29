import { LIST_MOST, type Notification } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database.ts";

export async function addNotification(
  tx: Tx,
  news: { member_id: number; title: string; body: string; link: string },
): Promise<void> {
  await tx.insertInto("notification").values(news).execute();
}

export async function notificationsOf(
  database: Database,
  memberId: number,
  { unread = false, limit = LIST_MOST, offset = 0 }: { unread?: boolean; limit?: number; offset?: number },
): Promise<{ rows: Notification[]; total: number }> {
  const which = unread ? "and n.read_at is null" : "";
  const [found] = await database.prepared<{ rows: Notification[]; total: number }>(
    `notifications-${unread}`,
    `select (select count(*) from notification n where n.member_id = $1 ${which}) as total,
       (select coalesce(json_agg(json_build_object('id', n.id, 'title', n.title, 'body', n.body, 'link', n.link,
           'created_at', iso_instant(n.created_at), 'read', n.read_at is not null) order by n.id desc), '[]')
         from (select * from notification n where n.member_id = $1 ${which} order by n.id desc limit $2 offset $3) n) as rows`,
    [memberId, limit, offset],
  );
  return found ?? { rows: [], total: 0 };
}

export async function markRead(database: Database, memberId: number): Promise<void> {
  await database.kysely
    .updateTable("notification")
    .set({ read_at: sql<string>`now()` })
    .where("member_id", "=", memberId)
    .where("read_at", "is", null)
    .execute();
}
