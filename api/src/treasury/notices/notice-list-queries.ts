import type { listNotices, MoneyNotice, QueryOf } from "@barakah/contract";
import { suggestedFor } from "../../payments/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { staffList } from "../../platform/staff-list/staff-list.ts";

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

const SUGGESTED = `left join lateral (select json_agg(json_build_object('reference', s.reference, 'payer_name', s.payer_name,
      'status', s.status, 'held_from', s.held_from, 'held_until', s.held_until)) as suggestions
    from (${suggestedFor("item")}) s where item.state in ('open', 'ambiguous')) suggested on true`;

export function noticesIn(database: Database, { state, search, limit = PAGE, offset }: Filter) {
  const digits = search?.replace(/\D/g, "").slice(0, 12);
  return staffList<MoneyNotice>(database, { limit: Math.min(limit, PAGE), offset }, (place) => ({
    columns: `item.id, d.name as device, item.account, item.package, item.title, item.text, item.amount, item.posted_at,
      item.received_at, item.state, item.automatic, item.reason,
      case when p.id is not null then json_build_object('reference', p.reference, 'payer_name', p.payer_name,
        'status', p.status) end as payment, coalesce(suggested.suggestions, '[]') as suggestions`,
    table: "money_notice",
    joins: `join notice_device d on d.id = item.device_id
      left join payment p on p.id = item.payment_id ${SUGGESTED}`,
    where: [
      state && STATE[state],
      digits && `item.amount = ${place(digits)}::bigint and item.amount is not null`,
    ],
    newest: "posted_at",
  }));
}
