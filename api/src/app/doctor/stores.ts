import type { Check } from "../../platform/database/check.ts";

/** The ledger's amounts of a store payout: transferred to the seller, given back by the bank, and donated. */
const LEDGER_AMOUNTS = `select
    coalesce((select posting.amount from ledger_transaction t join ledger_posting posting on posting.transaction_id = t.id
      where t.event = 'storepayout:' || payout.id and posting.account = 'store:' || payout.store_id), 0) as sent,
    coalesce((select -posting.amount from ledger_transaction t join ledger_posting posting on posting.transaction_id = t.id
      where t.event = 'storepayout:' || payout.id || ':returned' and posting.account = 'store:' || payout.store_id), 0) as back,
    coalesce((select posting.amount from ledger_transaction t join ledger_posting posting on posting.transaction_id = t.id
      where t.payment_id = payout.gift_payment_id and t.event like 'payment:%:verified' and posting.account = 'store:' || payout.store_id), 0) as given`;

export const STORE_CHECKS: readonly Check[] = [
  {
    complaint: "pencairan toko tidak sama dengan buku besar",
    sql: `select payout.id::text as what from store_payout payout cross join lateral (${LEDGER_AMOUNTS}) ledger
      where (ledger.sent, ledger.back, ledger.given) is distinct from (case
        when payout.state = 'paid' then (payout.amount - payout.gift_amount, 0::bigint, payout.gift_amount)
        when payout.state = 'returned' then (payout.amount - payout.gift_amount, payout.amount - payout.gift_amount, payout.gift_amount)
        else (0::bigint, 0::bigint, 0::bigint) end)`,
  },
  {
    complaint: "saldo sebuah toko berkurang tanpa pencairan atau pengembalian",
    sql: `select posting.account as what from ledger_posting posting join ledger_transaction t on t.id = posting.transaction_id
      where posting.account like 'store:%' and posting.amount > 0 and t.event not like 'payment:%:refunded:%'
        and not exists (select from store_payout payout where t.event = 'storepayout:' || payout.id or t.payment_id = payout.gift_payment_id)`,
  },
  {
    complaint: "sedekah sebuah pencairan toko tidak sama dengan donasinya",
    sql: `select payout.id::text as what from store_payout payout left join donation d on d.payment_id = payout.gift_payment_id
      where payout.gift_payment_id is not null and (d.amount, d.campaign_id) is distinct from (payout.gift_amount, payout.campaign_id)
      union select p.reference from payment p where p.method = 'store'
        and not exists (select from store_payout payout where payout.gift_payment_id = p.id)`,
  },
];
