import type { Bank, DecidedLine } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";

const MOST = 10;

/** Approved and matched in one action: both have the same timestamp. */
const APPROVED_WITH = `exists (select from statement_share s join payment_history h on h.payment_id = s.payment_id
    where s.line_id = item.id and h.to_status = 'verified' and h.from_status is distinct from 'verified'
      and h.created_at = item.decided_at)`;
const PAYMENTS = `(select count(*) from statement_share s where s.line_id = item.id)`;

/** Settlements, cash and shared lines depend on more than the line: each is undone on its own page. */
const UNDO = `case
    when item.state in ('unidentified', 'ignored') then 'aside'
    when exists (select from fund_income i where i.line_id = item.id and i.reversed_at is null) then 'income'
    when exists (select from settlement q where q.line_id = item.id and q.reversed_at is null) then 'lump'
    when exists (select from returned_transfer r where r.line_id = item.id) then 'return'
    when ${PAYMENTS} = 0 then 'cash' when ${PAYMENTS} > 1 then 'several'
    when ${APPROVED_WITH} then 'reverse' else 'unlink' end`;

/** The newest decisions about a bank's lines, from the ends of two indexes. */
export async function decidedLines({ prepared }: Database, bank: Bank): Promise<DecidedLine[]> {
  return prepared<DecidedLine>(
    "decided-lines",
    `with item as (
        (select 'line' as kind, id, decided_at, decided_by, description, amount, state from statement_line
          where bank = $1 and decided_at is not null order by decided_at desc, id desc limit ${MOST})
        union all
        (select 'debit', id, decided_at, decided_by, description, -amount, state from statement_debit
          where bank = $1 and decided_at is not null order by decided_at desc, id desc limit ${MOST}))
      select item.kind, item.id, item.decided_at as at, item.description, item.amount, item.state,
        coalesce(nullif(m.full_name, ''), m.username, 'Sistem') as by,
        case when item.kind = 'debit' then '[]' else (select coalesce(json_agg(json_build_object(
            'reference', p.reference, 'payer_name', p.payer_name) order by p.reference), '[]')
          from statement_share s join payment p on p.id = s.payment_id where s.line_id = item.id) end as payments,
        case when item.kind = 'debit' then 'debit' else ${UNDO} end as undo
      from item left join member m on m.id = item.decided_by
      order by item.decided_at desc, item.kind, item.id desc limit ${MOST}`,
    [bank],
  );
}
