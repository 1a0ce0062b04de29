import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Person } from "../delivery/person.ts";

/** Enough for one person or payment; above it, the oldest are deleted. */
const MOST_DEVICES = 10;

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Phones are shared, so a browser belongs to the member who subscribed last. Null (a guest) does not change its member.
 * Returns its id.
 */
export async function keepSubscription(
  tx: Tx,
  memberId: number | null,
  subscription: Subscription,
): Promise<number> {
  const { id } = await tx
    .insertInto("push_subscription")
    .values({ member_id: memberId, ...subscription })
    .onConflict((clash) =>
      clash
        .column("endpoint")
        .doUpdateSet({ ...subscription, ...(memberId !== null && { member_id: memberId }) }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  if (memberId === null) return id;
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
  return id;
}

/** A guest cannot remove the subscription of a member. */
export const dropSubscription = (on: Reader, memberId: number | null, endpoint: string) =>
  on
    .deleteFrom("push_subscription")
    .where("member_id", "is not distinct from", memberId)
    .where("endpoint", "=", endpoint)
    .execute();

export const dropDead = (on: Reader, id: number) =>
  on.deleteFrom("push_subscription").where("id", "=", id).execute();

/** The browsers of a member, or those that follow a guest's payment. */
export const subscriptionsFor = (on: Reader, { memberId, payment }: Pick<Person, "memberId" | "payment">) =>
  on
    .selectFrom("push_subscription")
    .select(["id", "created_at", "endpoint", "p256dh", "auth"])
    .where((where) =>
      memberId !== null
        ? where("member_id", "=", memberId)
        : where(
            "id",
            "in",
            where
              .selectFrom("push_payment")
              .select("subscription_id")
              .where("payment_id", "=", payment ?? null),
          ),
    )
    .orderBy("id")
    .execute();

/** The payment of a page. */
export const paymentOfPage = (on: Reader, key: string) =>
  on.selectFrom("payment").select(["id", "member_id"]).where("page_key", "=", key).executeTakeFirst();

/** Subscribes a browser to the news of a guest's payment. */
export async function followPayment(tx: Tx, payment: string, subscription: number): Promise<void> {
  await tx
    .insertInto("push_payment")
    .values({ payment_id: payment, subscription_id: subscription })
    .onConflict((clash) => clash.doNothing())
    .execute();
  await sql`delete from push_payment where payment_id = ${payment} and subscription_id not in (select subscription_id
    from push_payment where payment_id = ${payment} order by subscription_id desc limit ${MOST_DEVICES})`.execute(
    tx,
  );
}

/** Guests follow a payment for as long as messages are kept. */
export async function sweepFollowers(tx: Tx, days: number): Promise<void> {
  await sql`delete from push_payment where created_at < now() - make_interval(days => ${days})`.execute(tx);
  await sql`delete from push_subscription s where member_id is null
    and not exists (select from push_payment p where p.subscription_id = s.id)`.execute(tx);
}
