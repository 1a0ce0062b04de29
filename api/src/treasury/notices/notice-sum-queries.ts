import type { OverdueNotices } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";

const MIDNIGHT = "date_trunc('day', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'";

/** Verified QRIS payments that no bank line shows. Matches the index `payment_unseen_of_bank`. */
const UNSEEN = `p.status in ('verified', 'refunded') and p.method <> 'midtrans' and p.unseen_amount > 0
  and p.method in ('qris-donasi', 'qris-toko')`;

const OVERDUE_MOST = 20;

interface Sums {
  matched: number;
  ownerless: number;
  unread: number;
  payments: number;
  amount: number;
  oldest_days: number;
  overdue: number;
}

export async function noticeSums({ prepared }: Database, seenDays: number): Promise<Sums> {
  const [sums] = await prepared<Sums>(
    "notice-sums",
    `select n.*, u.* from (select count(*) filter (where state = 'matched')::int as matched,
        count(*) filter (where state in ('open', 'ambiguous'))::int as ownerless,
        count(*) filter (where state = 'unread')::int as unread
      from money_notice where posted_at >= ${MIDNIGHT}) n,
    (select count(*)::int as payments, coalesce(sum(p.unseen_amount), 0)::bigint as amount,
        coalesce(max(extract(day from now() - p.verified_at)), 0)::int as oldest_days,
        (count(*) filter (where p.verified_at < now() - make_interval(days => $1)))::int as overdue
      from payment p where ${UNSEEN}) u`,
    [seenDays],
  );
  if (!sums) throw new Error("a sum has one row");
  return sums;
}

/** Older than the policy allows, oldest first. */
export const overdueNotices = ({ prepared }: Database, seenDays: number) =>
  prepared<OverdueNotices["payments"][number]>(
    "notice-overdue",
    `select p.reference, p.payer_name, p.unseen_amount, p.verified_at,
        exists (select from money_notice n where n.payment_id = p.id and n.automatic) as automatic
      from payment p where ${UNSEEN} and p.verified_at < now() - make_interval(days => $1)
      order by p.verified_at, p.id limit ${OVERDUE_MOST}`,
    [seenDays],
  );
