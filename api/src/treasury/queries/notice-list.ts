import type { listNotices, MoneyNotice, QueryOf } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { type StaffList, staffList } from "../../platform/staff-list/staff-list.ts";

type Filter = QueryOf<typeof listNotices>;
const PAGE = 100;

const STATE: Record<NonNullable<Filter["state"]>, string> = {
  open: "item.state = 'open'",
  matched: "item.state = 'matched'",
  ambiguous: "item.state = 'ambiguous'",
  unread: "item.state = 'unread'",
  ignored: "item.state = 'ignored'",
  ownerless: "item.state in ('open', 'ambiguous')",
};

/** Of an ambiguous one: who held the amount at that moment, give or take what clocks are wrong by. */
const HELD = `(select h.payment_id from amount_hold h where item.state = 'ambiguous' and h.account = item.account
    and h.amount = item.amount
    and h.held && tstzrange(item.posted_at - interval '5 minutes', item.posted_at + interval '5 minutes', '[]')
    order by h.id desc limit 1)`;

function noticeList({ state, search }: Filter): StaffList {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const digits = search?.replace(/\D/g, "").slice(0, 12);
  return {
    columns: `item.id, d.name as device, item.account, item.package, item.title, item.text, item.amount, item.posted_at,
      item.received_at, item.state, item.automatic, item.reason,
      case when p.id is not null then json_build_object('reference', p.reference, 'payer_name', p.payer_name,
        'status', p.status) end as payment`,
    table: "money_notice",
    joins: `join notice_device d on d.id = item.device_id
      left join payment p on p.id = coalesce(item.payment_id, ${HELD})`,
    where: [
      ...(state ? [STATE[state]] : []),
      ...(digits ? [`item.amount = ${place(digits)}::bigint and item.amount is not null`] : []),
    ],
    newest: "posted_at",
    values,
  };
}

export function noticesIn(database: Database, filter: Filter) {
  const { limit = PAGE, offset } = filter;
  return staffList<MoneyNotice>(database, noticeList(filter), { limit: Math.min(limit, PAGE), offset });
}
