import { ORDER_STATUS_LABEL } from "@barakah/contract";
import {
  byPayment,
  labelled,
  localTime,
  paymentMethod,
  paymentStatus,
  type Table,
} from "../../platform/spreadsheet/exports.ts";

export const ORDERS: Table = {
  head: "Nomor,Waktu,Pemesan,Telepon,Isi,Total,Metode,Status pembayaran,Status,Kiriman".split(","),
  cells: [
    "order_number(p.reference, o.part)",
    localTime("o.created_at"),
    "p.payer_name",
    "p.payer_phone",
    `(select string_agg(l.quantity || ' ' || l.product_name, '; ' order by l.id) from order_line l where l.order_id = o.id)`,
    "o.total",
    paymentMethod,
    paymentStatus,
    labelled("o.status", ORDER_STATUS_LABEL),
    "o.shipping_note",
  ],
  from: "payment p join shop_order o on o.payment_id = p.id",
  where: "p.kind = 'order'",
  key: [...byPayment, { column: "o.part", type: "smallint", before: "0" }],
};
