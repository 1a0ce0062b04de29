import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import type { StoredPledge } from "./pledges.ts";

const PROGRAMME = sql`coalesce('campaign ' || p.campaign_id, 'fund ' || p.fund) as id,
  coalesce(c.title, f.name) as title`;

/** A campaign or a fund. Two may have the same title. */
interface Programme {
  id: string;
  title: string;
}

export interface MonthOfProgramme extends Programme {
  times: number;
  given: number;
  expected: number;
  came: number;
}

/** Per campaign or fund: the due dates between two days, and the verified money that was given for them. */
export async function dueBetween(reader: Reader, from: string, to: string): Promise<MonthOfProgramme[]> {
  const { rows } = await sql<MonthOfProgramme>`select ${PROGRAMME}, count(*)::int as times,
      count(*) filter (where came > 0)::int as given, sum(t.amount)::bigint as expected, sum(came)::bigint as came
    from pledge_turn t join pledge p on p.id = t.pledge_id
      left join campaign c on c.id = p.campaign_id left join fund f on f.code = p.fund
      cross join lateral (select coalesce(sum(y.amount - y.refunded_amount), 0) as came
        from pledge_payment l join payment y on y.id = l.payment_id
        where l.pledge_id = t.pledge_id and l.due_on = t.due_on and y.status = 'verified') paid
    where t.due_on between ${from}::date and ${to}::date group by 1, 2`.execute(reader);
  return rows;
}

export interface Coming extends Programme, Pick<StoredPledge, "rhythm" | "rhythm_day" | "amount"> {
  next_on: string;
  count: number;
}

/** Pledges whose next due date, or the end of whose pause, is not after a day. Equal ones are one row with their sum. */
export async function comingUntil(reader: Reader, to: string): Promise<Coming[]> {
  const { rows } = await sql<Coming>`select ${PROGRAMME}, p.rhythm, p.rhythm_day, p.next_on,
      sum(p.amount)::bigint as amount, count(*)::int as count
    from pledge p left join campaign c on c.id = p.campaign_id left join fund f on f.code = p.fund
    where p.next_on <= ${to}::date group by 1, 2, 3, 4, 5`.execute(reader);
  return rows;
}

export async function countActive(reader: Reader): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from pledge where state = 'active'`.execute(reader);
  return rows[0]?.count ?? 0;
}
