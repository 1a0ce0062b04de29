import type { Check } from "../platform/database/check.ts";
import { amountDue } from "./queries/order-list.ts";

/** Where the money of orders is. */
const OF_ORDERS =
  "(account in ('sales', 'shipping', 'ujrah', 'discount') or account like 'hold:%' or account like 'store:%')";

/** Stock, orders, their history and payments must agree. */
export const SHOP_CHECKS: readonly Check[] = [
  {
    complaint: "stok sebuah produk tidak sama dengan catatan keluar masuknya",
    sql: `select p.slug as what from product p left join stock_movement m on m.product_id = p.id
      group by p.id having p.stock <> coalesce(sum(m.change), 0)`,
  },
  {
    complaint: "stok yang ditahan sebuah pesanan tidak sama dengan isinya",
    of: "payment",
    sql: `select order_number(p.reference, o.part) as what
      from shop_order o join payment p on p.id = o.payment_id join order_line l on l.order_id = o.id
      left join lateral (select coalesce(sum(change), 0) as moved from stock_movement m
        where m.order_id = o.id and m.product_id = l.product_id and m.reason in ('held', 'returned')) held on true
      where held.moved <> case when o.status = 'cancelled' or o.digital then 0 else -l.quantity end`,
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
    sql: `select order_number(p.reference, o.part) as what from parcel_return r join parcel_return_line l on l.return_id = r.id
      join shop_order o on o.id = r.order_id join payment p on p.id = o.payment_id
      group by o.id, p.id, l.product_id having sum(l.sellable + l.unsellable) >
        coalesce((select quantity from order_line g where g.order_id = o.id and g.product_id = l.product_id), 0)
        + coalesce((select sum(g.quantity) from replacement a join replacement_line g on g.replacement_id = a.id
          where a.order_id = o.id and g.product_id = l.product_id), 0)`,
  },
  {
    complaint: "pesanan berstatus paket kembali tanpa catatan paketnya, atau sebaliknya",
    sql: `select order_number(p.reference, o.part) as what from shop_order o join payment p on p.id = o.payment_id
      where (o.status = 'returned') <> exists (select from parcel_return r where r.order_id = o.id and r.outcome = 'refund')`,
  },
  {
    complaint: "pengganti menunggu dikirim padahal pesanannya tidak sedang dikirim",
    sql: `select order_number(p.reference, o.part) as what from replacement r join shop_order o on o.id = r.order_id
      join payment p on p.id = o.payment_id where r.shipped_at is null and o.status <> 'shipped'`,
  },
  {
    complaint: "total sebuah pesanan tidak sama dengan isinya",
    of: "payment",
    sql: `select order_number(p.reference, o.part) as what from shop_order o join payment p on p.id = o.payment_id
      left join order_line l on l.order_id = o.id group by o.id, p.id
      having o.total <> o.shipping - o.voucher_amount + coalesce(sum(l.price * l.quantity), 0)`,
  },
  {
    complaint: "jumlah pesanan sebuah pembayaran tidak sama dengan pembayarannya",
    of: "payment",
    sql: `select p.reference as what from payment p join shop_order o on o.payment_id = p.id
      left join amount_hold h on h.payment_id = p.id
      group by p.id having sum(o.total) <> p.amount - coalesce(min(h.code), 0)`,
  },
  {
    complaint: "bagian penjual, ujrah, ongkir atau potongan sebuah pembayaran tidak sama dengan pesanannya",
    of: "payment",
    sql: `with due as (select o.payment_id, sum(o.ujrah) as ujrah, sum(o.shipping) as shipping, sum(o.discount) as discount
          from shop_order o group by 1),
        shared as (select s.payment_id, coalesce(sum(s.amount) filter (where account = 'ujrah'), 0) as ujrah,
          coalesce(sum(s.amount) filter (where account = 'shipping'), 0) as shipping,
          coalesce((select min(h.code) from amount_hold h where h.payment_id = s.payment_id), 0)
            - coalesce(sum(s.amount) filter (where account = 'discount'), 0) as discount
          from payment_share s join payment p on p.id = s.payment_id where p.kind = 'order' group by 1)
      select p.reference as what from due join shared using (payment_id) join payment p on p.id = payment_id
      where due.ujrah <> shared.ujrah or due.shipping <> shared.shipping or due.discount <> shared.discount
      union select p.reference from shop_order o join payment p on p.id = o.payment_id
      left join payment_share s on s.payment_id = p.id and s.account = 'hold:store-' || o.store_id
      where o.store_id is not null group by p.id, o.store_id
      having sum(o.total - o.shipping + o.discount - o.ujrah) <> coalesce(min(s.amount), 0)`,
  },
  {
    complaint: "pemakaian sebuah kupon belanja tidak sama dengan pesanannya",
    sql: `select v.code as what from shop_voucher v cross join lateral (select count(*) as uses,
          coalesce(sum(o.voucher_amount), 0) as off from shop_order o where o.voucher_id = v.id and o.status <> 'cancelled') used
      where v.used <> used.uses or v.spent <> used.off
      union select order_number(p.reference, o.part) from shop_order o join payment p on p.id = o.payment_id
      join shop_voucher v on v.id = o.voucher_id
      where o.discount <> case when v.store_id is null then o.voucher_amount else 0 end
        or v.store_id <> o.store_id or (v.store_id is not null and o.store_id is null)`,
  },
  {
    complaint: "status sebuah pesanan tidak cocok dengan pembayarannya",
    of: "payment",
    sql: `select order_number(p.reference, o.part) as what from shop_order o join payment p on p.id = o.payment_id
      where not (case p.status
        when 'pending' then o.status = case
          when p.claimed then 'waiting_verification'
          else 'waiting_payment' end
        when 'verified' then o.status in ('processing', 'shipped', 'finished', 'returned')
          or (o.status = 'cancelled' and o.refunded >= ${amountDue("o")})
        when 'refunded' then o.status in ('shipped', 'finished', 'cancelled', 'returned')
        else o.status = 'cancelled' end)`,
  },
  {
    complaint: "status sebuah pesanan tidak sama dengan langkah terakhir riwayatnya",
    of: "payment",
    sql: `select order_number(p.reference, o.part) as what from shop_order o join payment p on p.id = o.payment_id
      left join lateral (select to_status from order_history h where h.order_id = o.id order by id desc limit 1) last
        on true
      where last.to_status is distinct from o.status`,
  },
  {
    complaint: "pembayaran belanja tanpa pesanan",
    of: "payment",
    sql: `select p.reference as what from payment p left join shop_order o on o.payment_id = p.id
      where p.kind = 'order' and o.id is null`,
  },
  {
    complaint: "uang sebuah pesanan di buku besar tidak sama dengan pembayarannya",
    of: "payment",
    sql: `select p.reference as what from payment p
      left join lateral (select coalesce(-sum(g.amount), 0) as booked from ledger_transaction t
        join ledger_posting g on g.transaction_id = t.id where t.payment_id = p.id and ${OF_ORDERS}) found on true
      where p.kind = 'order' and found.booked
        <> case when p.status in ('verified', 'refunded') then p.amount - p.refunded_amount else 0 end`,
  },
  {
    complaint: "dana kembali sebuah pembayaran tidak sama dengan dana kembali pesanannya",
    of: "payment",
    sql: `select p.reference as what from payment p join shop_order o on o.payment_id = p.id
      group by p.id having p.refunded_amount <> sum(o.refunded)`,
  },
  {
    complaint: "penjualan toko tidak sama dengan yang ditahan dan yang bebas",
    sql: `with sold as (select o.store_id, sum(o.total - o.shipping + o.discount - o.ujrah
            - coalesce((select sum(r.amount - r.ujrah - r.shipping + r.discount) from order_refund r
              where r.order_id = o.id and not r.undone), 0)) as due
          from shop_order o join payment p on p.id = o.payment_id
          where o.store_id is not null and p.status in ('verified', 'refunded') group by 1),
        booked as (select substring(g.account from '\\d+')::bigint as store_id, -sum(g.amount) as held
          from ledger_posting g where g.kind in ('payment', 'order')
            and (g.account like 'hold:store-%' or g.account like 'store:%')
            and exists (select from ledger_transaction t join payment p on p.id = t.payment_id
              where t.id = g.transaction_id and p.kind = 'order') group by 1)
      select s.name as what from store s left join sold on sold.store_id = s.id left join booked on booked.store_id = s.id
      where coalesce(sold.due, 0) <> coalesce(booked.held, 0)`,
  },
  {
    complaint: "uang sebuah pesanan yang selesai masih ditahan, atau uang pesanan yang berjalan sudah bebas",
    of: "payment",
    sql: `select order_number(p.reference, o.part) as what from shop_order o join payment p on p.id = o.payment_id
      cross join lateral (select
        coalesce(-sum(g.amount) filter (where g.account like 'hold:%'), 0) as held,
        coalesce(-sum(g.amount) filter (where g.account like 'store:%'), 0) as free
        from ledger_transaction t join ledger_posting g on g.transaction_id = t.id
        where t.payment_id = p.id and g.account in ('hold:store-' || o.store_id, 'store:' || o.store_id)) money
      cross join lateral (select coalesce(sum(f.total + f.discount - f.ujrah - coalesce((select sum(r.amount - r.ujrah + r.discount)
          from order_refund r where r.order_id = f.id and not r.undone), 0)) filter (where f.digital and f.status = 'finished' and f.frees_at is null), 0) as due,
        coalesce(sum(f.total + f.discount - f.ujrah - coalesce((select sum(r.amount - r.ujrah + r.discount)
          from order_refund r where r.order_id = f.id and not r.undone), 0)) filter (where f.frees_at is not null), 0) as waits,
        count(*) as orders from shop_order f where f.payment_id = p.id and f.store_id = o.store_id) files
      where o.store_id is not null and (not o.digital or files.orders = 1)
        and (o.status = 'finished' and money.held <> files.waits
          or o.status not in ('finished', 'returned') and money.free <> files.due)`,
  },
  {
    complaint:
      "pesanan unduhan berisi barang kiriman, atau sebaliknya, atau tanpa berkas tokonya, atau belum selesai padahal dibayar",
    sql: `select order_number(p.reference, o.part) as what from shop_order o join payment p on p.id = o.payment_id
      where exists (select from order_line l join product i on i.id = l.product_id
          left join digital_file f on f.id = l.digital_file_id
          where l.order_id = o.id and ((i.kind = 'digital') <> o.digital
            or f.store_id is distinct from case when o.digital then o.store_id end))
        or o.digital and o.status in ('processing', 'shipped', 'returned')`,
  },
  {
    complaint: "berkas diunduh dari pesanan yang belum dibayar",
    sql: `select order_number(p.reference, o.part) as what from download d join order_line l on l.id = d.order_line_id
      join shop_order o on o.id = l.order_id join payment p on p.id = o.payment_id
      where not o.digital or o.status <> 'finished'`,
  },
  {
    complaint: "ongkir sebuah pesanan tidak sama dengan kirimannya",
    of: "payment",
    sql: `select order_number(p.reference, o.part) as what from shop_order o join payment p on p.id = o.payment_id
      left join shipment s on s.order_id = o.id where o.shipping <> coalesce(s.price, 0)`,
  },
  {
    complaint: "kiriman sebuah pesanan tidak cocok dengan statusnya",
    of: "payment",
    sql: `select order_number(p.reference, o.part) as what from shipment s join shop_order o on o.id = s.order_id
      join payment p on p.id = o.payment_id
      where (s.shipped_at is not null) <> (o.status in ('shipped', 'finished', 'returned'))
        or (s.delivered_at is not null and s.shipped_at is null)
        or (s.shipped_at is not null and s.awb = '' and s.driver_name = '')`,
  },
  {
    complaint: "jam selesai sebuah pesanan berjalan padahal ada laporan, atau berhenti tanpa laporan",
    sql: `select order_number(p.reference, o.part) as what from shipment s join shop_order o on o.id = s.order_id
      join payment p on p.id = o.payment_id
      where (s.ends_at is not null) <> (o.status = 'shipped' and not exists (
        select from complaint c where c.order_id = o.id and c.closed_at is null)
        and not exists (select from replacement r where r.order_id = o.id and r.shipped_at is null))`,
  },
  {
    complaint: "jawaban sebuah laporan menjanjikan dana yang tidak tercatat akan dikembalikan",
    sql: `select order_number(p.reference, o.part) as what from complaint c join shop_order o on o.id = c.order_id
      join payment p on p.id = o.payment_id
      where c.refund_event is not null and o.status = 'shipped'
        and not exists (select from complaint other where other.order_id = o.id and other.closed_at is null)
        and not exists (select from payment_refund r where r.payment_id = p.id and r.taken_event = c.refund_event
          and r.status <> 'withdrawn')`,
  },
];
