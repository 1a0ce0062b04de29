import type { Settings } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

export async function storedSettings(reader: Reader): Promise<Partial<Settings>> {
  const rows = await reader.selectFrom("setting").select(["key", "value"]).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Partial<Settings>;
}

/** Serialises concurrent saves. */
export const lockSettings = (tx: Tx) => sql`lock table setting in share row exclusive mode`.execute(tx);

/** The value before holds for some days more. A value that waits already keeps what holds now. */
export const letBeforeHold = (tx: Tx, key: string, before: unknown, days: number) =>
  sql`update setting set before = case when holds_until > now() then before else ${JSON.stringify(before)}::jsonb end,
    holds_until = now() + make_interval(days => ${days}) where key = ${key}`.execute(tx);

/** A new value that is as strict as the one that still holds, or stricter, takes effect at once. */
export const letItHold = (tx: Tx, key: string) =>
  tx.updateTable("setting").set({ before: null, holds_until: null }).where("key", "=", key).execute();

/** The value that holds although another one is stored. */
export async function heldValue(tx: Tx, key: string): Promise<unknown> {
  const { rows } = await sql<{
    before: unknown;
  }>`select before from setting where key = ${key} and holds_until > now()`.execute(tx);
  return rows[0]?.before;
}

export const storeSetting = (tx: Tx, key: string, value: unknown, memberId: number) =>
  tx
    .insertInto("setting")
    .values({ key, value: JSON.stringify(value), changed_by: memberId })
    .onConflict((clash) =>
      clash.column("key").doUpdateSet({
        value: JSON.stringify(value),
        changed_by: memberId,
        changed_at: sql<string>`now()`,
      }),
    )
    .execute();
