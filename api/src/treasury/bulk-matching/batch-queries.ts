import type { MatchBatch } from "@barakah/contract";
import { type Insertable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export const newBatch = async (on: Reader, made_by: number) =>
  (await on.insertInto("match_batch").values({ made_by }).returning("id").executeTakeFirstOrThrow()).id;

export const dropBatch = (on: Reader, id: number) =>
  on.deleteFrom("match_batch").where("id", "=", id).execute();

export const addToBatch = (tx: Tx, item: Insertable<Schema["match_batch_item"]>) =>
  tx.insertInto("match_batch_item").values(item).execute();

/** Something happened to the payment after it was matched. */
const FOLLOWED =
  "exists (select from payment_history h where h.payment_id = i.payment_id and h.created_at > i.matched_at)";

export interface BatchItem {
  reference: string;
  line_id: number;
  approved: boolean;
  followed: boolean;
}

/** Undefined if it was undone already. */
export async function lockBatch(tx: Tx, id: number): Promise<BatchItem[] | undefined> {
  const batch = await tx
    .selectFrom("match_batch")
    .select("id")
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!batch) return undefined;
  const found =
    await sql<BatchItem>`select p.reference, i.line_id, i.approved, ${sql.raw(FOLLOWED)} as followed
    from match_batch_item i join payment p on p.id = i.payment_id where i.batch_id = ${id}
    order by i.line_id`.execute(tx);
  return found.rows;
}

export const markUndone = (tx: Tx, id: number, memberId: number) =>
  tx
    .updateTable("match_batch")
    .set({ undone_by: memberId, undone_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();

const SHOWN_DAYS = 7;
const SHOWN_MOST = 5;

/** The newest batches that were not undone. */
export async function batches(reader: Reader): Promise<MatchBatch[]> {
  const found =
    await sql<MatchBatch>`select b.id, b.made_at, coalesce(nullif(m.full_name, ''), m.username) as made_by,
      sums.count, sums.amount, sums.followed
    from match_batch b join member m on m.id = b.made_by
      join lateral (select count(*)::int as count, coalesce(sum(i.amount), 0)::bigint as amount,
          (count(*) filter (where ${sql.raw(FOLLOWED)}))::int as followed
        from match_batch_item i where i.batch_id = b.id) sums on sums.count > 0
    where b.undone_at is null and b.made_at > now() - make_interval(days => ${SHOWN_DAYS})
    order by b.made_at desc limit ${SHOWN_MOST}`.execute(reader);
  return found.rows;
}
