import {
  type FundKind,
  PICTURE_DEFAULT_WIDTH,
  pictureUrl,
  type RecipientKind,
  type ReportedPayout,
} from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";
import { ask, type Months, NAMED, PLACED, SLUG, TITLE } from "../queries/placed.ts";
import { hideFewPeople } from "./hide-few-people.ts";

/** Each payout's movement within these months: one undone in the same month disappears. Costs of events are no given money. */
const MOVED = `moved as materialized (
    select split_part(t.event, ':', 2)::bigint as id, p.account, sum(p.amount)::bigint as amount
    from (${PLACED}) p join ledger_transaction t on t.id = p.transaction_id
    where p.kind = 'payout' and p.account !~ '^(bank|cash|qris|provider|event)(:|$)' group by 1, 2 having sum(p.amount) <> 0),
  s as materialized (
    select m.id, m.account, m.amount, fund_kind_of(m.account) as kind, o.recipient_kind as recipient,
      case when m.amount > 0 then o.people end as people, o.paid_on, o.title, o.story, o.picture, o.region
    from moved m join payout o on o.id = m.id)`;

export interface PaidTo {
  recipient: RecipientKind | null;
  amount: number;
  people: number | null;
}

/** Zakat by recipient group. */
export const paidToAsnaf = (reader: Reader, { first, last }: Months): Promise<PaidTo[]> =>
  ask(
    reader,
    `with ${MOVED} select recipient, sum(amount)::bigint as amount, sum(people)::int as people
      from s where kind = 'zakat' group by 1 order by 2 desc, 1`,
    [first, last],
  );

export interface PaidFor {
  account: string;
  kind: FundKind;
  title: string;
  slug: string | null;
  amount: number;
  people: number | null;
}

/** Other gifts by campaign or fund. */
export const paidForProgrammes = (reader: Reader, { first, last }: Months): Promise<PaidFor[]> =>
  ask(
    reader,
    `with ${MOVED}, by_account as (select account, kind, sum(amount)::bigint as amount, sum(people)::int as people
        from s where kind in ('infak_terikat', 'infak_bebas', 'wakaf', 'dskl') group by 1, 2)
      select s.account, s.kind, ${TITLE} as title, ${SLUG} as slug, s.amount, s.people
      from by_account s ${NAMED} order by s.amount desc, s.account`,
    [first, last],
  );

/** Zakat paid out to amil, which counts towards their limit. */
export async function zakatToAmil(reader: Reader, { first, last }: Months): Promise<number> {
  const [row] = await ask<{ amount: number }>(
    reader,
    `with ${MOVED} select coalesce(sum(amount), 0)::bigint as amount from s where kind = 'zakat' and recipient = 'amil'`,
    [first, last],
  );
  return row?.amount ?? 0;
}

interface Asked extends Months {
  kind?: FundKind | undefined;
  recipient?: RecipientKind | undefined;
  account?: string | undefined;
  limit: number;
  offset: number;
}

type Row = Omit<ReportedPayout, "people" | "programme" | "picture"> & {
  people: number | null;
  picture: string | null;
  programme_title: string;
  slug: string | null;
  total: number;
};

const presented = ({ people, picture, programme_title, slug, total: _, ...row }: Row): ReportedPayout => ({
  ...row,
  people: hideFewPeople(people),
  picture: picture && pictureUrl(picture, PICTURE_DEFAULT_WIDTH, "jpg"),
  programme: { title: programme_title, slug },
});

/** The payouts of some months with their details, newest first. */
export async function payoutsIn(reader: Reader, { first, last, limit, offset, ...only }: Asked) {
  const rows = await ask<Row>(
    reader,
    `with ${MOVED} select s.id, s.paid_on, s.title, s.story, s.picture, s.region, s.amount, s.kind, s.recipient, s.people,
        ${TITLE} as programme_title, ${SLUG} as slug, count(*) over ()::int as total
      from s ${NAMED} where ($3::text is null or s.kind = $3) and ($4::text is null or s.recipient = $4)
        and ($5::text is null or s.account = $5)
      order by s.paid_on desc, s.id desc limit $6 offset $7`,
    [first, last, only.kind ?? null, only.recipient ?? null, only.account ?? null, limit, offset],
  );
  return { rows: rows.map(presented), total: rows[0]?.total ?? 0 };
}
