import type { AgreementItem, BankAgreement } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";

const SHOWN = 25;

/**
 * What the books have and no bank line shows, item by item: the terms `unseen`, `handed` and `out` of `bank-terms.ts`. The money
 * property test compares their sums: a new term needs its items here.
 */
const ITEMS = `
  select p.method as code, 'payment' as kind, p.reference as id, p.payer_name as name,
      (p.created_at at time zone 'Asia/Jakarta')::date as day, p.unseen_amount as amount
    from payment p where p.status in ('verified', 'refunded') and p.method <> 'midtrans' and p.unseen_amount > 0
  union all select r.paid_from, 'refund', p.reference, p.payer_name, r.paid_on, -r.amount
    from payment_refund r join payment p on p.id = r.payment_id
    where r.paid_from is not null and not exists (select from statement_debit d where d.refund_id = r.id)
  union all select h.bank, 'cash', h.id::text, b.name, h.day, h.amount
    from cash_handover h join cash_box b on b.code = h.box where h.reversed_at is null and h.line_id is null
  union all select o.bank, 'payout', o.id::text, o.title, o.paid_on, -o.amount
    from payout o where (o.reversed_at is null or exists (select from returned_transfer b where b.payout_id = o.id))
      and not exists (select from statement_debit d where d.payout_id = o.id)
  union all select o.bank, 'storepayout', o.id::text, s.name, o.paid_on, o.gift_amount - o.amount
    from store_payout o join store s on s.id = o.store_id
    where o.bank is not null and not exists (select from statement_debit d where d.store_payout_id = o.id)
  union all select b.bank, case when b.payout_id is not null then 'payoutreturn' when b.refund_id is not null then 'refundreturn' else 'storereturn' end,
      coalesce(p.reference, b.payout_id::text, b.store_payout_id::text), coalesce(p.payer_name, o.title, s.name, ''), b.returned_on, b.amount
    from returned_transfer b left join payout o on o.id = b.payout_id
      left join payment_refund r on r.id = b.refund_id left join payment p on p.id = r.payment_id
      left join store_payout sp on sp.id = b.store_payout_id left join store s on s.id = sp.store_id
    where b.line_id is null`;

interface Row {
  code: string;
  amount: number;
  count: number;
  items: (Omit<AgreementItem, "source"> & { kind: string; id: string })[];
}

/** For each bank: the sum and number of all unseen items, and the newest ones. */
export async function unseenItems({ pool }: Database): Promise<Map<string, BankAgreement["in_books"]>> {
  const { rows } = await pool.query<Row>(`select code, sum(amount)::bigint as amount, count(*)::int as count,
      json_agg(json_build_object('kind', kind, 'id', id, 'name', name, 'day', day, 'amount', amount)
        order by day desc, kind, id) filter (where nth <= ${SHOWN}) as items
    from (select *, row_number() over (partition by code order by day desc, kind, id) as nth from (${ITEMS}) item) ranked
    group by code`);
  return new Map(
    rows.map(({ code, amount, count, items }) => [
      code,
      {
        amount,
        count,
        items: items.map(({ kind, id, ...item }) => ({
          source: { kind, id } as AgreementItem["source"],
          ...item,
        })),
      },
    ]),
  );
}
