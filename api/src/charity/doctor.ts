import type { Check } from "../platform/database/check.ts";

export const CHARITY_CHECKS: readonly Check[] = [
  {
    complaint: "dana terkumpul sebuah program tidak sama dengan buku besar",
    sql: `select c.slug as what from campaign c join campaign_total t on t.campaign_id = c.id
      left join ledger_posting l on l.account = 'campaign:' || c.id
        and l.kind not in ('payout', 'amil', 'transfer')
      group by c.id, t.collected_amount having coalesce(-sum(l.amount), 0) <> t.collected_amount`,
  },
  {
    complaint: "dana terkumpul sebuah program tidak sama dengan donasinya",
    sql: `select c.slug as what from campaign c join campaign_total t on t.campaign_id = c.id
      left join donation d on d.campaign_id = c.id and d.verified_at is not null
      group by c.id, t.collected_amount, t.donor_count
      having coalesce(sum(d.amount - d.refunded_amount), 0) <> t.collected_amount or count(d.id) <> t.donor_count`,
  },
  {
    complaint: "donasi dan pembayarannya tidak sama",
    of: "payment",
    sql: `select p.reference as what from donation d join payment p on p.id = d.payment_id and p.kind <> 'event'
      where d.amount <> p.amount or d.refunded_amount <> p.refunded_amount
        or (d.verified_at is not null) <> (p.status = 'verified')`,
  },
];
