import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

export async function storeNotification(
  reader: Reader,
  providerOrderId: string,
  body: unknown,
  verdict: "received" | "unknown_order",
): Promise<number> {
  const { id } = await reader
    .insertInto("provider_notification")
    .values({ provider_order_id: providerOrderId.slice(0, 100), body: JSON.stringify(body), verdict })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const judgeNotifications = async (
  reader: Reader,
  ids: number[],
  verdict: "applied" | "no_change" | "wrong_amount",
) => {
  if (ids.length === 0) return;
  await reader.updateTable("provider_notification").set({ verdict }).where("id", "in", ids).execute();
};

export const unjudgedNotifications = (reader: Reader, providerOrderId: string) =>
  reader
    .selectFrom("provider_notification")
    .select(["id", sql<string>`body ->> 'transaction_id'`.as("transaction_id")])
    .where("provider_order_id", "=", providerOrderId)
    .where("verdict", "=", "received")
    .orderBy("id")
    .execute();

/** Stored notifications that a crash or a silent provider left unprocessed. */
export const unjudgedOrders = async (reader: Reader, limit: number): Promise<string[]> => {
  const rows = await reader
    .selectFrom("provider_notification")
    .select("provider_order_id")
    .distinct()
    .where("verdict", "=", "received")
    .limit(limit)
    .execute();
  return rows.map((row) => row.provider_order_id);
};

/** How many today, including this one. */
export async function countForged(reader: Reader): Promise<number> {
  const { letters } = await reader
    .insertInto("forged_notification")
    .values({ day: sql<string>`(now() at time zone 'Asia/Jakarta')::date`, letters: 1 })
    .onConflict((clash) =>
      clash.column("day").doUpdateSet({ letters: sql<number>`forged_notification.letters + 1` }),
    )
    .returning("letters")
    .executeTakeFirstOrThrow();
  return letters;
}
