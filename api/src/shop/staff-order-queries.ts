import type { OrderStatus, StaffOrder, StaffOrderSummary, StaffTestimony } from "@barakah/contract";
import type { Database } from "../platform/database/database.ts";
import { type StaffFilter, staffList } from "../platform/staff-list/staff-list.ts";
import { byWords } from "../platform/staff-list/staff-search.ts";
import { lastParcelJson } from "./delivery/queries/returns.ts";
import { openedAt } from "./digital/queries/downloads.ts";
import { amountDue, complaintJson, refundPlanned, shipmentJson, voucherOf } from "./queries/order-list.ts";
import { partOf } from "./queries/order-number.ts";
import { storeName } from "./queries/stores.ts";
import { testimonyPictures } from "./queries/testimonies.ts";

export interface OrderFilter extends StaffFilter {
  search?: string | undefined;
  status?: OrderStatus | undefined;
}

const SUMMARY = `order_number(p.reference, item.part) as order_number, item.created_at, item.status, item.total as total_price, ${amountDue("item")} as amount_due,
  (select count(*) from order_line l where l.order_id = item.id) as item_count, p.payer_name as customer_name,
  ${storeName("item")} as store,  p.method as payment_method, p.status as payment_status`;

export const staffOrders = (database: Database, { search, status, ...page }: OrderFilter) =>
  staffList<StaffOrderSummary>(database, page, (place) => ({
    columns: SUMMARY,
    table: "shop_order",
    joins: "join payment p on p.id = item.payment_id",
    where: [status && `item.status = ${place(status)}`],
    search: search && byWords(search, place),
  }));

export async function staffOrder(database: Database, number: string): Promise<StaffOrder | undefined> {
  const { reference, part } = partOf(number);
  const [found] = await database.prepared<StaffOrder>(
    "staff-order",
    `select ${SUMMARY}, (select phone from store where store.id = item.store_id) as store_phone, item.digital, ${openedAt("item.id")} as opened_at, p.payer_phone as customer_phone, p.payer_email as customer_email, m.username::text as username,
       item.note, item.shipping_note, item.shipping as shipping_price, ${voucherOf("item")},
       ${shipmentJson("item.id")} as shipment, ${complaintJson("item.id")} as complaint,
       ${lastParcelJson("item.id")} as parcel, ${refundPlanned("item")} as refund_planned,
       (select json_agg(json_build_object('product_id', l.product_id, 'product_name', l.product_name, 'unit', l.unit,
         'quantity', l.quantity, 'price', l.price) order by l.id) from order_line l where l.order_id = item.id) as items,
       (select coalesce(json_agg(json_build_object('status', h.to_status, 'created_at', iso_instant(h.created_at),
         'note', h.note, 'by', coalesce(by.username::text, case h.decided_as
           when 'payer' then 'Pembeli' when 'provider' then 'Penyedia pembayaran' else 'Sistem' end)) order by h.id), '[]')
         from order_history h left join member by on by.id = h.decided_by where h.order_id = item.id) as history
     from payment p join shop_order item on item.payment_id = p.id join member m on m.id = item.member_id
     where p.reference = $1 and item.part = $2`,
    [reference, part],
  );
  return found;
}

export interface TestimonyFilter extends StaffFilter {
  search?: string | undefined;
  status?: "shown" | "hidden" | undefined;
}

export const staffTestimonies = (database: Database, { search, status, ...page }: TestimonyFilter) =>
  staffList<StaffTestimony>(database, page, (place) => ({
    columns: `item.id, product.title as product, item.customer, item.stars, item.description, ${testimonyPictures("item")} as pictures, item.answer,
      item.hidden_at is not null as hidden, item.created_at`,
    table: "testimony",
    joins: "join product on product.id = item.product_id",
    where: [status && `item.hidden_at is ${status === "hidden" ? "not null" : "null"}`],
    search: search && byWords(search, place),
  }));
