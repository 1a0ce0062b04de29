import type { Check } from "../platform/database/check.ts";

export const PLEDGE_CHECKS: readonly Check[] = [
  {
    complaint: "pembayaran sebuah niat rutin bukan untuk tujuan niat itu",
    sql: `select y.reference as what from pledge_payment l join pledge p on p.id = l.pledge_id join payment y on y.id = l.payment_id
      where not exists (select from payment_share s where s.payment_id = y.id
        and s.account = coalesce('campaign:' || p.campaign_id, 'fund:' || p.fund))`,
  },
];
