import type { PayableKind, ZakatPayment } from "@barakah/contract";
import type { Selectable } from "kysely";
import { refundOwed, stillMissing } from "../../payments/index.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { type Page, preparedPage } from "../../platform/database/prepared-page.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type ZakatItem = Selectable<Schema["zakat_item"]>;

export interface NewZakat {
  paymentId: string;
  title: string;
  period: string;
  message: string;
  items: readonly { kind: PayableKind; amount: number; rule_id: number | null }[];
}

export async function insertZakat(tx: Tx, { paymentId, title, period, message, items }: NewZakat) {
  await tx.insertInto("zakat_payment").values({ payment_id: paymentId, title, period, message }).execute();
  await tx
    .insertInto("zakat_item")
    .values(items.map((item) => ({ ...item, payment_id: paymentId })))
    .execute();
}

export const zakatOf = (reader: Reader, paymentId: string) =>
  reader
    .selectFrom("zakat_payment")
    .select(["title", "period"])
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();

export const itemsOfPayment = (reader: Reader, paymentId: string): Promise<ZakatItem[]> =>
  reader
    .selectFrom("zakat_item")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .orderBy("amount", "desc")
    .orderBy("kind")
    .execute();

/** For many payments, with the month of each. */
export const itemsOfPayments = (
  reader: Reader,
  payments: readonly string[],
): Promise<(ZakatItem & { period: string })[]> =>
  reader
    .selectFrom("zakat_item")
    .innerJoin("zakat_payment", "zakat_payment.payment_id", "zakat_item.payment_id")
    .selectAll("zakat_item")
    .select("zakat_payment.period")
    .where("zakat_item.payment_id", "in", [...payments])
    .orderBy("zakat_item.amount", "desc")
    .orderBy("kind")
    .execute();

/** Before verification, when another amount arrived. */
export async function changeItems(tx: Tx, paymentId: string, items: readonly ZakatItem[]) {
  for (const { kind, amount } of items) {
    const item = { payment_id: paymentId, kind };
    if (amount > 0)
      await tx
        .updateTable("zakat_item")
        .set({ amount })
        .where("payment_id", "=", item.payment_id)
        .where("kind", "=", kind)
        .execute();
    else
      await tx
        .deleteFrom("zakat_item")
        .where("payment_id", "=", item.payment_id)
        .where("kind", "=", kind)
        .execute();
  }
}

export const zakatPaymentsOf = (database: Database, memberId: number, page: Page) =>
  preparedPage<ZakatPayment>(
    database,
    page,
    "zakat-of-member",
    `select p.reference as order_id, '/pembayaran/' || p.page_key as page, p.amount, p.refunded_amount,
       ${refundOwed("p")} as refund_owed, ${stillMissing("p")} as missing,
       p.method as payment_method, p.status, z.period, p.created_at, count(*) over () as total,
       exists (select from transfer_claim c where c.payment_id = p.id) as proved,
       case when p.status = 'rejected' then (select h.reason from payment_history h where h.payment_id = p.id
         and h.decided_as = 'staff' and h.to_status = 'rejected' order by h.id desc limit 1) end as reject_reason,
       array(select r.number from receipt r where r.payment_id = p.id and r.void_at is null order by r.kind desc) as receipts,
       (select json_agg(json_build_object('kind', i.kind, 'amount', i.amount, 'source', r.source) order by i.amount desc, i.kind)
         from zakat_item i left join zakat_rule r on r.id = i.rule_id where i.payment_id = p.id) as items
     from payment p join zakat_payment z on z.payment_id = p.id
     where p.member_id = $1 and p.kind = 'zakat'
     order by p.created_at desc, p.id desc limit $2 offset $3`,
    [memberId],
  );
