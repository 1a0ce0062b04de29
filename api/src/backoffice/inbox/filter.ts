import type { listPayments, QueryOf } from "@barakah/contract";
import { type RawBuilder, sql } from "kysely";

export type InboxFilter = QueryOf<typeof listPayments>;
type Condition = RawBuilder<unknown>;

const literally = (text: string) => text.replace(/[%_\\]/g, "\\$&");
/** Shorter ones are alike to half of all names. */
const LEAST_FUZZY = 4;

/** Each way in which a searched text can mean a payment, and each with an index of its own. */
function meanings(searched: string): Condition[] {
  const found: Condition[] = [];
  const digits = searched.replace(/^rp\.?/i, "").replace(/[\s.,+()-]/g, "");
  if (/^\d+$/.test(digits)) {
    const phone = `${digits.replace(/^62/, "0")}%`;
    found.push(
      sql`select id from payment where amount::text like ${`${digits}%`}`,
      sql`select id from payment where phone_digits(payer_phone) like ${phone}`,
      sql`select payment_id from transfer_claim where phone_digits(source_account) like ${phone}`,
    );
  }
  if (/^[a-z]{3}-?[0-9a-z]*$/i.test(searched))
    found.push(sql`select id from payment where reference like ${`${literally(searched.toUpperCase())}%`}`);
  if (/\p{L}{2}/u.test(searched)) found.push(...named(searched));
  return found;
}

function named(searched: string): Condition[] {
  const within = sql`'%' || plain_words(${literally(searched)}) || '%'`;
  const likely = searched.length >= LEAST_FUZZY;
  const matches = (name: Condition) =>
    likely
      ? sql`(${name} like ${within} or ${name} %> plain_words(${searched}))`
      : sql`${name} like ${within}`;
  return [
    sql`select id from payment where ${matches(sql`plain_words(payer_name)`)}`,
    sql`select payment_id from transfer_claim where ${matches(sql`plain_words(account_name)`)}`,
  ];
}

/** A look-up for each payment, never a join: joined, all claims that there ever were would be read for the few that wait. */
const CLAIM = sql`(select t.id from transfer_claim t where t.payment_id = p.id limit 1)`;

/** What a payment `p` must be to be in the list. */
export function inboxConditions(filter: InboxFilter): Condition {
  const all: Condition[] = [sql`true`];
  if (filter.status) all.push(sql`p.status = ${filter.status}`);
  if (filter.kind) all.push(sql`p.kind = ${filter.kind}`);
  if (filter.method) all.push(sql`p.method = ${filter.method}`);
  if (filter.has_proof !== undefined)
    all.push(filter.has_proof ? sql`${CLAIM} is not null` : sql`${CLAIM} is null`);
  if (filter.code) all.push(sql`p.amount % 1000 = ${Number(filter.code)}`);
  if (filter.from) all.push(sql`p.created_at >= ${filter.from}::date::timestamp at time zone 'Asia/Jakarta'`);
  if (filter.to)
    all.push(sql`p.created_at < (${filter.to}::date + 1)::timestamp at time zone 'Asia/Jakarta'`);
  if (filter.search) {
    const ways = meanings(filter.search);
    all.push(ways.length > 0 ? sql`p.id in (${sql.join(ways, sql` union `)})` : sql`false`);
  }
  return sql.join(all, sql` and `);
}
