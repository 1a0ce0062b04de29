import type { FundKind, GivingStatement } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

export type StatedGift = GivingStatement["kinds"][number]["gifts"][number] & { fund_kind: FundKind };

const YEAR = sql`extract(year from r.received_at at time zone 'Asia/Jakarta')::int`;

/** One row for each line of each valid receipt, newest first. */
export async function giftsIn(reader: Reader, memberId: number, year: number): Promise<StatedGift[]> {
  const found = await sql<StatedGift>`select r.number, r.received_at, '/pembayaran/' || p.page_key as page,
      line ->> 'fund_kind' as fund_kind, line ->> 'programme' as programme, (line ->> 'amount')::bigint as amount
    from payment p join receipt r on r.payment_id = p.id and r.void_at is null
      cross join lateral jsonb_array_elements(r.lines) with ordinality as of (line, place)
    where p.member_id = ${memberId} and ${YEAR} = ${year}
    order by r.received_at desc, r.id desc, place`.execute(reader);
  return found.rows;
}

/** The years in which a member gave, and the member's name. */
export async function yearsOfGiving(
  reader: Reader,
  memberId: number,
): Promise<{ name: string; years: number[] }> {
  const found = await sql<{
    name: string;
    years: number[];
  }>`select coalesce(nullif(m.full_name, ''), m.username) as name,
      array(select distinct ${YEAR} as year from payment p join receipt r on r.payment_id = p.id and r.void_at is null
        where p.member_id = m.id order by year desc) as years
    from member m where m.id = ${memberId}`.execute(reader);
  return found.rows[0] ?? { name: "", years: [] };
}
