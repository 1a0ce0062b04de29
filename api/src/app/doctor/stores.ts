import type { Check } from "../../platform/database/check.ts";

/** What the ledger has moved for a payout: transferred, and given. */
const MOVED = `select
    coalesce((select g.amount from ledger_transaction t join ledger_posting g on g.transaction_id = t.id
      where t.event = 'storepayout:' || o.id and g.account = 'store:' || o.store_id), 0) as sent,
    coalesce((select g.amount from ledger_transaction t join ledger_posting g on g.transaction_id = t.id
      where t.payment_id = o.gift_payment_id and t.event like 'payment:%:verified' and g.account = 'store:' || o.store_id), 0) as given`;

export const STORE_CHECKS: readonly Check[] = [
  {
    complaint: "pencairan toko tidak sama dengan buku besar",
    sql: `select o.id::text as what from store_payout o cross join lateral (${MOVED}) moved
      where (moved.sent, moved.given) is distinct from
        (case when o.state = 'paid' then (o.amount - o.gift_amount, o.gift_amount) else (0::bigint, 0::bigint) end)`,
  },
  {
    complaint: "saldo sebuah toko berkurang tanpa pencairan atau pengembalian",
    sql: `select g.account as what from ledger_posting g join ledger_transaction t on t.id = g.transaction_id
      where g.account like 'store:%' and g.amount > 0 and t.event not like 'payment:%:refunded:%'
        and not exists (select from store_payout o where t.event = 'storepayout:' || o.id or t.payment_id = o.gift_payment_id)`,
  },
  {
    complaint: "sedekah sebuah pencairan toko tidak sama dengan donasinya",
    sql: `select o.id::text as what from store_payout o left join donation d on d.payment_id = o.gift_payment_id
      where o.gift_payment_id is not null and (d.amount, d.campaign_id) is distinct from (o.gift_amount, o.campaign_id)
      union select p.reference from payment p where p.method = 'store'
        and not exists (select from store_payout o where o.gift_payment_id = p.id)`,
  },
];
