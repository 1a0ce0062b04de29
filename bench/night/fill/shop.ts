import { chance } from "../../../api/src/testing/large/sizes.ts";
import type { Sizes } from "../sizes.ts";

const STOCK = 1_000_000;
const ORDER = "md5('night order ' || n)::uuid";
const STATUS = `case status when 'pending' then 'waiting_verification' when 'verified' then
  case when created_at > now() - interval '5 days' then 'processing' else 'finished' end else 'cancelled' end`;

export const productsOf = ({ products }: Sizes) => [
  `insert into product (slug, title, description, status, created_at, price, stock, weight_g)
   select 'malam-' || n, 'Kurma Malam ' || n, '<p>Kurma untuk berbuka.</p>', 'published', now() - interval '3 years', 1000 * (n % 200 + 5), ${STOCK}, 500
   from generate_series(1, ${products}) n order by n`,
];

/** Two goods in each order, fetched by their buyers. */
export const ordersOf = ({ products }: Sizes) => [
  `create unlogged table night_line as
   select n, ${ORDER} as order_id, part, case part when 1 then amount / 2 else amount - amount / 2 end as price, created_at, status,
     first + (${chance(61, products)} + (part - 1) * (1 + ${chance(62, products - 1)})) % ${products} as product
   from night_payment, generate_series(1, 2) part, (select min(id) as first from product where slug like 'malam-%') f where kind = 'order'`,
  `insert into shop_order (id, payment_id, member_id, status, total, created_at, fetched, words)
   select ${ORDER}, id, member, ${STATUS}, amount, created_at, true, lower(' ' || reference || ' ' || plain_words(name))
   from night_payment where kind = 'order' order by n`,
  `insert into order_line (order_id, product_id, product_name, unit, price, quantity)
   select order_id, product, 'Kurma Malam', 'kg', price, 1 from night_line order by n, part`,
  `insert into order_history (order_id, from_status, to_status, decided_as, note, created_at)
   select ${ORDER}, before, after, 'system', '', at
   from night_payment, lateral (values
     (1, null, case when proved then 'waiting_verification' else 'waiting_payment' end, created_at),
     (2, case when proved then 'waiting_verification' else 'waiting_payment' end,
       case status when 'verified' then 'processing' else 'cancelled' end, coalesce(verified_at, created_at + interval '1 day')),
     (3, 'processing', 'finished', created_at + interval '4 days')) step (place, before, after, at)
   where kind = 'order' and (place = 1 or place = 2 and status <> 'pending' or place = 3 and ${STATUS} = 'finished')
   order by n, place`,
  `insert into stock_movement (product_id, change, reason, order_id, created_at)
   select product, -1, 'held', order_id, created_at from night_line where status in ('pending', 'verified') order by n, part`,
  `update product set stock = stock - held.lines from (select product, count(*) as lines from night_line
     where status in ('pending', 'verified') group by 1) held where held.product = product.id`,
];
