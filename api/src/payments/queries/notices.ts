import { type Insertable, type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type Notice = Selectable<Schema["money_notice"]>;
export type NoticePolicy = Selectable<Schema["notice_policy"]>;

/** Serialises the notices of a device, so that a duplicate sees the first. */
export const lockNotices = (tx: Tx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`notice ${name}`}, 0))`.execute(tx);

export async function wasSaid(
  tx: Tx,
  { device_id, words_hash }: Pick<Notice, "device_id" | "words_hash">,
  minutes: number,
): Promise<boolean> {
  const said = await tx
    .selectFrom("money_notice")
    .select("id")
    .where("device_id", "=", device_id)
    .where("words_hash", "=", words_hash)
    .where("received_at", ">", sql<string>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return said !== undefined;
}

/** Undefined if this notice was stored before. */
export const insertNotice = (
  tx: Tx,
  notice: Insertable<Schema["money_notice"]>,
): Promise<Notice | undefined> =>
  tx
    .insertInto("money_notice")
    .values(notice)
    .onConflict((clash) => clash.column("content_hash").doNothing())
    .returningAll()
    .executeTakeFirst();

export const noticesFor = (reader: Reader, paymentId: string): Promise<Notice[]> =>
  reader.selectFrom("money_notice").selectAll().where("payment_id", "=", paymentId).orderBy("id").execute();

export const lockNotice = (tx: Tx, id: number): Promise<Notice | undefined> =>
  tx.selectFrom("money_notice").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const decideNotice = (
  tx: Tx,
  id: number,
  change: { state: Notice["state"]; payment_id?: string | null; decided_by: number; reason: string },
): Promise<Notice> =>
  tx
    .updateTable("money_notice")
    .set({ ...change, decided_at: sql<string>`now()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const markAutomatic = (tx: Tx, id: number) =>
  tx.updateTable("money_notice").set({ automatic: true }).where("id", "=", id).execute();

export const noticePolicy = (reader: Reader): Promise<NoticePolicy> =>
  reader.selectFrom("notice_policy").selectAll().executeTakeFirstOrThrow();

export const lockPolicy = (tx: Tx): Promise<NoticePolicy> =>
  tx.selectFrom("notice_policy").selectAll().forUpdate().executeTakeFirstOrThrow();

export const changePolicy = (
  tx: Tx,
  change: Pick<NoticePolicy, "automatic" | "payment_limit" | "day_limit" | "seen_days">,
  memberId: number,
): Promise<NoticePolicy> =>
  tx
    .updateTable("notice_policy")
    .set({ ...change, changed_by: memberId, changed_at: sql<string>`now()` })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Approved automatically since midnight in Jakarta. */
export async function automaticToday(reader: Reader): Promise<{ amount: number; payments: number }> {
  const { rows } = await sql<{
    amount: number;
    payments: number;
  }>`select coalesce(sum(amount), 0)::bigint as amount,
      count(*)::int as payments
    from money_notice where automatic
      and received_at >= date_trunc('day', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'`.execute(
    reader,
  );
  return rows[0] ?? { amount: 0, payments: 0 };
}

export async function wordingsOf(reader: Reader, name: string): Promise<string[]> {
  const found = await reader
    .selectFrom("notice_template")
    .select("wording")
    .where("package", "=", name)
    .orderBy("id")
    .execute();
  return found.map(({ wording }) => wording);
}

export const templates = (reader: Reader) =>
  reader
    .selectFrom("notice_template")
    .select(["id", "package", "wording"])
    .orderBy("package")
    .orderBy("id")
    .execute();

/** Undefined if it exists. */
export const addTemplate = (tx: Tx, template: { package: string; wording: string; created_by: number }) =>
  tx
    .insertInto("notice_template")
    .values(template)
    .onConflict((clash) => clash.doNothing())
    .returning(["id", "package", "wording"])
    .executeTakeFirst();

/** Apps that two people added to the known ones. */
export async function addedApps(reader: Reader): Promise<string[]> {
  const found = await reader.selectFrom("notice_app").select("package").execute();
  return found.map((app) => app.package);
}

/** Confirmed by two people: notices of this app in this wording are trusted. */
export async function addApp(
  tx: Tx,
  app: { package: string; wording: string; proposed_by: number; approved_by: number },
): Promise<void> {
  const { wording, ...named } = app;
  await tx
    .insertInto("notice_app")
    .values(named)
    .onConflict((clash) => clash.doNothing())
    .execute();
  await addTemplate(tx, { package: app.package, wording, created_by: app.proposed_by });
}

export const removeTemplate = (tx: Tx, id: number) =>
  tx.deleteFrom("notice_template").where("id", "=", id).returning(["package", "wording"]).executeTakeFirst();
