import type { Check } from "../platform/database/check.ts";
import { clockOf, dayOf } from "../platform/jakarta-day.ts";

export const LEDGER_CHECKS: readonly Check[] = [
  {
    complaint: "jumlah hari yang disegel tidak sama dengan buku besar",
    of: "history",
    sql: `with booked as (select p.account, p.kind, coalesce(m.month, date_trunc('month', ${clockOf("p.at")})::date) as month, sum(p.amount) as amount
        from ledger_posting p left join moved_posting m on m.posting_id = p.id left join late_posting l on l.posting_id = p.id
        where coalesce(l.day, ${dayOf("p.at")}) <= (select max(day) from seal) group by 1, 2, 3)
      select account || ' ' || to_char(month, 'YYYY-MM') as what from booked full join sealed_sum s using (account, kind, month)
      where coalesce(booked.amount, 0) <> coalesce(s.amount, 0)`,
  },
];
