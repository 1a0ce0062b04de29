import { ORDER_STATUS_LABEL } from "@barakah/contract";
import {
  byTime,
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
  from: "shop_order o join payment p on p.id = o.payment_id",
  where: "true",
  // Of one table: a comparison of two tables' columns reads all earlier pieces again.
  key: byTime("o"),
};
