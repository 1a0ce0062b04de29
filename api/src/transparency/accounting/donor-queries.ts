import { DONORS_MOST, type Donors, type YearlyDonor } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import { dayBegins } from "../../platform/jakarta-day.ts";
import { ask } from "../queries/placed.ts";

/** The donors of a year and their sums, largest first. Guests are identified by phone, otherwise by e-mail and name. */
export async function donorsOf(tx: Tx, year: number, most = DONORS_MOST): Promise<Donors> {
  const rows = await ask<YearlyDonor & { people: number; whole: number }>(
    tx,
    `with gift as (
        select p.kind, p.amount - p.refunded_amount as amount, p.payer_name, p.payer_phone, p.payer_email, p.verified_at,
          coalesce('m' || p.member_id, 'p' || nullif(phone_digits(p.payer_phone), ''), 'n' || lower(p.payer_email || ' ' || p.payer_name)) as giver
        from payment p where p.kind in ('donation', 'zakat') and p.amount > p.refunded_amount
          and p.verified_at >= ${dayBegins("($1 || '-01-01')")} and p.verified_at < ${dayBegins("(($1::int + 1) || '-01-01')")}),
      donor as (
        select (array_agg(payer_name order by verified_at desc))[1] as name, max(payer_phone) as phone, max(payer_email) as email,
          count(*)::int as times, coalesce(sum(amount) filter (where kind = 'zakat'), 0)::bigint as zakat,
          coalesce(sum(amount) filter (where kind <> 'zakat'), 0)::bigint as given, sum(amount)::bigint as amount
        from gift group by giver)
      select *, (count(*) over ())::int as people, (sum(amount) over ())::bigint as whole from donor
      order by amount desc, name limit ${most}`,
    [String(year)],
  );
  const [first] = rows;
  return {
    donors: rows.map(({ people: _, whole: __, ...one }) => one),
    count: first?.people ?? 0,
    amount: first?.whole ?? 0,
  };
}
