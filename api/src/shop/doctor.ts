import type { Check } from "../platform/database/check.ts";

/** The (negative) deduction from a payment that makes its amount unique. */
const DISCOUNT =
  "coalesce((select s.amount from payment_share s where s.payment_id = p.id and s.account = 'discount'), 0)";

/** Stock, orders, their history and payments must agree. */
export const SHOP_CHECKS: readonly Check[] = [
  {
    complaint: "stok sebuah produk tidak sama dengan catatan keluar masuknya",
    sql: `select p.slug as what from product p left join stock_movement m on m.product_id = p.id
      group by p.id having p.stock <> coalesce(sum(m.change), 0)`,
  },
  {
    complaint: "stok yang ditahan sebuah pesanan tidak sama dengan isinya",
    sql: `select p.reference as what
      from shop_order o join payment p on p.id = o.payment_id join order_line l on l.order_id = o.id
      left join lateral (select coalesce(sum(change), 0) as moved from stock_movement m
        where m.order_id = o.id and m.product_id = l.product_id and m.reason in ('held', 'returned')) held on true
      where held.moved <> case when o.status = 'cancelled' then 0 else -l.quantity end`,
  },
  {
    complaint: "stok yang diambil untuk pengganti tidak sama dengan isi penggantinya",
    sql: `with taken as (select order_id, product_id, -sum(change) as quantity from stock_movement
          where reason = 'replaced' group by 1, 2),
        sent as (select r.order_id, l.product_id, sum(l.quantity) as quantity from replacement r
          join replacement_line l on l.replacement_id = r.id group by 1, 2)
      select coalesce(taken.order_id, sent.order_id)::text as what from taken full join sent using (order_id, product_id)
      where coalesce(taken.quantity, 0) <> coalesce(sent.quantity, 0)`,
  },
  {
    complaint: "stok dari paket yang kembali tidak sama dengan catatan isinya",
    sql: `with shelved as (select order_id, product_id, sum(change) as quantity from stock_movement
          where reason = 'came_back' group by 1, 2),
        arrived as (select r.order_id, l.product_id, sum(l.sellable) as quantity from parcel_return r
          join parcel_return_line l on l.return_id = r.id group by 1, 2)
      select coalesce(shelved.order_id, arrived.order_id)::text as what
      from shelved full join arrived using (order_id, product_id)
      where coalesce(shelved.quantity, 0) <> coalesce(arrived.quantity, 0)`,
  },
  {
    complaint: "dari sebuah pesanan kembali lebih banyak barang daripada yang dikirim",
    sql: `select p.reference as what from parcel_return r join parcel_return_line l on l.return_id = r.id
      join shop_order o on o.id = r.order_id join payment p on p.id = o.payment_id
      group by o.id, p.id, l.product_id having sum(l.sellable + l.unsellable) >
        coalesce((select quantity from order_line g where g.order_id = o.id and g.product_id = l.product_id), 0)
        + coalesce((select sum(g.quantity) from replacement a join replacement_line g on g.replacement_id = a.id
          where a.order_id = o.id and g.product_id = l.product_id), 0)`,
  },
  {
    complaint: "pesanan berstatus paket kembali tanpa catatan paketnya, atau sebaliknya",
    sql: `select p.reference as what from shop_order o join payment p on p.id = o.payment_id
      where (o.status = 'returned') <> exists (select from parcel_return r where r.order_id = o.id and r.outcome = 'refund')`,
  },
  {
    complaint: "pengganti menunggu dikirim padahal pesanannya tidak sedang dikirim",
    sql: `select p.reference as what from replacement r join shop_order o on o.id = r.order_id
      join payment p on p.id = o.payment_id where r.shipped_at is null and o.status <> 'shipped'`,
  },
  {
    complaint: "total sebuah pesanan tidak sama dengan isinya atau pembayarannya",
    sql: `select p.reference as what from shop_order o join payment p on p.id = o.payment_id
      left join order_line l on l.order_id = o.id
      group by o.id, p.id having o.total <> p.amount - ${DISCOUNT}
        or o.total <> o.shipping + coalesce(sum(l.price * l.quantity), 0)`,
  },
  {
    complaint: "status sebuah pesanan tidak cocok dengan pembayarannya",
    sql: `select p.reference as what from shop_order o join payment p on p.id = o.payment_id
      where not (case p.status
        when 'pending' then o.status = case
          when p.claimed then 'waiting_verification'
          else 'waiting_payment' end
        when 'verified' then o.status in ('processing', 'shipped', 'finished', 'returned')
        when 'refunded' then o.status in ('shipped', 'finished', 'cancelled', 'returned')
        else o.status = 'cancelled' end)`,
  },
  {
    complaint: "status sebuah pesanan tidak sama dengan langkah terakhir riwayatnya",
    sql: `select p.reference as what from shop_order o join payment p on p.id = o.payment_id
      left join lateral (select to_status from order_history h where h.order_id = o.id order by id desc limit 1) last
        on true
      where last.to_status is distinct from o.status`,
  },
  {
    complaint: "pembayaran belanja tanpa pesanan",
    sql: `select p.reference as what from payment p left join shop_order o on o.payment_id = p.id
      where p.kind = 'order' and o.id is null`,
  },
  {
    complaint: "pendapatan toko dan ongkir di buku besar tidak sama dengan pesanan yang dibayar",
    sql: `select 'sales' as what
      where (select coalesce(-sum(amount), 0) from ledger_posting
          where account = 'sales' or (account = 'shipping' and kind = 'payment'))
        <> (select coalesce(sum(p.amount - ${DISCOUNT} - p.refunded_amount), 0) from payment p
          where kind = 'order' and status in ('verified', 'refunded'))`,
  },
  {
    complaint: "ongkir sebuah pesanan tidak sama dengan kirimannya atau bagian pembayarannya",
    sql: `select p.reference as what from shop_order o join payment p on p.id = o.payment_id
      left join shipment s on s.order_id = o.id
      left join payment_share h on h.payment_id = p.id and h.account = 'shipping'
      where o.shipping <> coalesce(s.price, 0) or o.shipping <> coalesce(h.amount, 0)`,
  },
  {
    complaint: "kiriman sebuah pesanan tidak cocok dengan statusnya",
    sql: `select p.reference as what from shipment s join shop_order o on o.id = s.order_id
      join payment p on p.id = o.payment_id
      where (s.shipped_at is not null) <> (o.status in ('shipped', 'finished', 'returned'))
        or (s.delivered_at is not null and s.shipped_at is null)
        or (s.shipped_at is not null and s.awb = '' and s.driver_name = '')`,
  },
  {
    complaint: "jam selesai sebuah pesanan berjalan padahal ada laporan, atau berhenti tanpa laporan",
    sql: `select p.reference as what from shipment s join shop_order o on o.id = s.order_id
      join payment p on p.id = o.payment_id
      where (s.ends_at is not null) <> (o.status = 'shipped' and not exists (
        select from complaint c where c.order_id = o.id and c.closed_at is null)
        and not exists (select from replacement r where r.order_id = o.id and r.shipped_at is null))`,
  },
];
