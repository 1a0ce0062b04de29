import { BANKS } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { NEAR_RUPIAH } from "../queries/match-by-amount-and-day.ts";
import { ABOUT, FIELDS, type QueueRow } from "../queries/queue.ts";
import { closeness, sought } from "../queries/queue-filter.ts";

const SHOWN_MOST = 20;
/** Payments verified longer ago are not candidates. */
const DAYS_BEFORE = 62;

/** The sum of these lines and the bank's words. */
const WANTED = `select sum(unclaimed)::bigint as amount, string_agg(plain_words(description), ' ') as words, min(day) as day
  from statement_line where id = any($1::bigint[]) and unclaimed > 0`;

/** Verified payments whose unseen amount is nearly the sum of the lines. */
const NEARLY = `item.unseen_amount between wanted.amount - ${NEAR_RUPIAH} and wanted.amount + ${NEAR_RUPIAH}`;

/** Rejected payments are found only by search: an unreadable proof may have been genuine. */
const REJECTED_TOO = (meant: string) => `union all select item.* from payment item, wanted
          where item.status = 'rejected' and item.method = any($2) and ${meant} and item.created_at >= wanted.day - ${DAYS_BEFORE}`;

/**
 * Payments that no bank line shows, likeliest first: search matches, then the exact amount, then payers named by the
 * bank. Verified ones appear only by search or near amount.
 */
export async function assignablePayments(
  { pool }: Database,
  lineIds: readonly number[],
  search: string | undefined,
): Promise<QueueRow[]> {
  const values: unknown[] = [lineIds, BANKS];
  const place = (value: unknown) => `$${values.push(value)}`;
  const found = search && sought(search, place);
  const closest = search ? `${closeness(search, place)},` : "";
  const meant = found ? `(${found.exact}${found.alike ? ` or ${found.alike}` : ""})` : "true";
  const { rows } = await pool.query<QueueRow>(
    `with wanted as materialized (${WANTED}),
      unseen as (
        select item.* from payment item where item.status = 'pending' and item.method = any($2) and ${meant}
        ${found ? REJECTED_TOO(meant) : ""}
        union all select item.* from payment item, wanted where item.status = 'verified' and item.method = any($2)
          and ${found ? meant : NEARLY} and item.created_at >= wanted.day - ${DAYS_BEFORE}
          and item.unseen_amount > 0),
      likeliest as (
        select item.id, row_number() over (order by ${closest} item.unseen_amount = wanted.amount desc,
          word_similarity(plain_words(coalesce(nullif(t.account_name, ''), item.payer_name)), wanted.words) > 0.5 desc,
          item.status desc, abs(item.unseen_amount - wanted.amount), item.created_at desc, item.id) as place
        from wanted cross join unseen item
        left join lateral (select t.account_name from transfer_claim t where t.payment_id = item.id order by t.id desc limit 1) t on true
        where wanted.amount is not null order by place limit ${SHOWN_MOST})
    select ${FIELDS} from likeliest join payment item on item.id = likeliest.id ${ABOUT} order by likeliest.place`,
    values,
  );
  return rows;
}
