import { sql } from "kysely";
import type { Tx } from "../platform/database/database.ts";
import { refundPlanned } from "./queries/order-list.ts";

/** An order with (possibly) received money whose goods have not arrived, or came back and are not refunded. */
const orderUnderWay = async (tx: Tx, memberId: number): Promise<string | undefined> =>
  (
    await tx
      .selectFrom("shop_order")
      .innerJoin("payment as p", "p.id", "shop_order.payment_id")
      .select(sql<string>`order_number(p.reference, shop_order.part)`.as("number"))
      .where("shop_order.member_id", "=", memberId)
      .where(
        sql<boolean>`(shop_order.status in ('waiting_verification', 'processing', 'shipped')
          or ${sql.raw(refundPlanned("shop_order"))} > 0)`,
      )
      .orderBy("shop_order.id")
      .executeTakeFirst()
  )?.number;

/** Why a member's account cannot be deleted yet: a parcel needs its address. */
export async function orderNotEndedYet(tx: Tx, memberId: number): Promise<string | undefined> {
  const number = await orderUnderWay(tx, memberId);
  return (
    number &&
    `Pesanan ${number} belum selesai, dan alamatmu masih diperlukan. Tunggu sampai selesai, atau minta kami membatalkannya.`
  );
}
