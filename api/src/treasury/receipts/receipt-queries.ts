import type { listReceipts, QueryOf, StaffReceipt } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { staffList } from "../../platform/staff-list/staff-list.ts";
import { byWords } from "../../platform/staff-list/staff-search.ts";

type Filter = QueryOf<typeof listReceipts>;

const STATE = { valid: "item.void_at is null", void: "item.void_at is not null" };

export const staffReceipts = (database: Database, { status, search, ...page }: Filter) =>
  staffList<StaffReceipt>(database, page, (place) => ({
    columns: `item.number, item.kind, item.reference, item.amount, item.payer_name, item.shown_as, item.on_behalf,
      (select json_agg(json_build_object('fund_kind', line -> 'fund_kind', 'programme', line -> 'programme', 'amount', line -> 'amount'))
        from jsonb_array_elements(item.lines) line) as lines,
      item.received_at, item.issued_at, item.replaces,
      case when item.void_at is not null then json_build_object('at', iso_instant(item.void_at), 'because', item.void_because,
        'by', coalesce(nullif(m.full_name, ''), m.username), 'note', item.void_note) end as void`,
    table: "receipt",
    joins: "left join member m on m.id = item.void_by",
    where: [status && STATE[status]],
    search: search && byWords(search, place),
    newest: "issued_at",
  }));
