import {
  LIST_MOST,
  type listNotifications,
  type Notification,
  type QueryOf,
  STAFF_COUNT_MOST,
} from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";

interface InApp {
  title: string;
  body: string;
  /** Where in the app it leads. */
  link: string;
  /** When it became news. Now, unless it is written down later. */
  at?: string | undefined;
}

/** Deleted members get no notifications. */
export async function addNotification(tx: Tx, memberId: number, news: InApp): Promise<void> {
  const { title, body, link, at = null } = news;
  await sql`insert into notification (member_id, title, body, link, created_at)
    select id, ${title}, ${body}, ${link}, coalesce(${at}, now()) from member
    where id = ${memberId} and deleted_at is null`.execute(tx);
}

export async function notificationsOf(
  database: Database,
  memberId: number,
  { unread = false, limit = LIST_MOST, offset = 0 }: QueryOf<typeof listNotifications>,
): Promise<{ rows: Notification[]; total: number }> {
  const which = unread ? "and n.read_at is null" : "";
  const [found] = await database.prepared<{ rows: Notification[]; total: number }>(
    `notifications-${unread}`,
    `select (select count(*) from (select from notification n where n.member_id = $1 ${which}
         limit ${STAFF_COUNT_MOST}) counted) as total,
       (select coalesce(json_agg(json_build_object('id', n.id, 'title', n.title, 'body', n.body, 'link', n.link,
           'created_at', iso_instant(n.created_at), 'read', n.read_at is not null) order by n.created_at desc, n.id desc), '[]')
         from (select * from notification n where n.member_id = $1 ${which} order by n.created_at desc, n.id desc limit $2 offset $3) n) as rows`,
    [memberId, limit, offset],
  );
  return found ?? { rows: [], total: 0 };
}

/** Up to the newest one that was shown; later ones stay unread. */
export async function markRead(on: Reader, memberId: number, upto?: number): Promise<void> {
  await on
    .updateTable("notification")
    .set({ read_at: sql<string>`now()` })
    .where("member_id", "=", memberId)
    .where("read_at", "is", null)
    .$if(upto !== undefined, (query) => query.where("id", "<=", upto ?? 0))
    .execute();
}
