import type { Reader, Tx } from "../../platform/database/database.ts";

/** Enough for one person; the oldest go. */
const MOST_DEVICES = 10;

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser belongs to the member who allowed it last: phones are shared. */
export async function keepSubscription(tx: Tx, memberId: number, subscription: Subscription): Promise<void> {
  await tx
    .insertInto("push_subscription")
    .values({ member_id: memberId, ...subscription })
    .onConflict((clash) => clash.column("endpoint").doUpdateSet({ member_id: memberId, ...subscription }))
    .execute();
  const kept = tx
    .selectFrom("push_subscription")
    .select("id")
    .where("member_id", "=", memberId)
    .orderBy("id", "desc")
    .limit(MOST_DEVICES);
  await tx
    .deleteFrom("push_subscription")
    .where("member_id", "=", memberId)
    .where("id", "not in", kept)
    .execute();
}

export const dropSubscription = (on: Reader, memberId: number, endpoint: string) =>
  on
    .deleteFrom("push_subscription")
    .where("member_id", "=", memberId)
    .where("endpoint", "=", endpoint)
    .execute();

export const dropDead = (on: Reader, id: number) =>
  on.deleteFrom("push_subscription").where("id", "=", id).execute();

export const subscriptionById = (on: Reader, id: number) =>
  on
    .selectFrom("push_subscription")
    .select(["id", "member_id", "endpoint", "p256dh", "auth"])
    .where("id", "=", id)
    .executeTakeFirst();

export const subscriptionsOf = (on: Reader, memberId: number) =>
  on
    .selectFrom("push_subscription")
    .select(["id", "created_at"])
    .where("member_id", "=", memberId)
    .orderBy("id")
    .execute();
