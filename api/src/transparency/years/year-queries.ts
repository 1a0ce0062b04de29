import type { Reader, Tx } from "../../platform/database/database.ts";
import { dayBegins } from "../../platform/jakarta-day.ts";
import { ask } from "../queries/placed.ts";

/** The first moment after year $1. */
const YEAR_ENDS = dayBegins("make_date($1 + 1, 1, 1)");

/** Until now, or until the end of year $1 if that is over. */
const HELD_BY = `least(${YEAR_ENDS}, now())`;

export interface Deferred {
  goods: number;
  tickets: number;
}

/**
 * Paid and not earned yet at the end of a year, or now if it is not over, by the ledger of that moment: own goods that were not
 * delivered, and tickets of events that had not been held. Credit positive.
 */
export async function deferredAt(reader: Reader, year: number): Promise<Deferred> {
  const [row] = await ask<Deferred>(
    reader,
    `select (select coalesce(sum(least(greatest(held.amount, 0), o.total - o.shipping + o.discount)), 0)::bigint
        from (select id from shop_order where status <> 'finished'
            union select order_id from order_history where to_status = 'finished' and created_at >= ${YEAR_ENDS}) unfinished
          join shop_order o on o.id = unfinished.id join payment p on p.id = o.payment_id
          cross join lateral (select coalesce(-sum(l.amount), 0) as amount from ledger_transaction t join ledger_posting l
            on l.transaction_id = t.id where t.payment_id = p.id and l.account = 'sales' and l.at < ${YEAR_ENDS}) held
        where o.store_id is null and not o.digital and p.verified_at < ${YEAR_ENDS} and held.amount > 0) as goods,
      (select coalesce(-sum(l.amount), 0)::bigint from event e join ledger_posting l on l.account = 'event:' || e.id
        where l.at < ${YEAR_ENDS} and (e.ends_at >= ${HELD_BY} or e.state = 'cancelled')) as tickets`,
    [year],
  );
  return row ?? { goods: 0, tickets: 0 };
}

/** The accounts that a closing entry empties. An event's rest moves by its own decision. */
export const resultsAt = (reader: Reader, year: number): Promise<{ account: string; amount: number }[]> =>
  ask(
    reader,
    `select account, sum(amount)::bigint as amount from ledger_posting l
      where account ~ '^(sales|shipping|ujrah|discount|tuition|expense|writeoff)(:|$)' and at < ${YEAR_ENDS}
        and not exists (select from moved_posting m where m.posting_id = l.id and m.month > make_date($1, 12, 1))
      group by 1 having sum(amount) <> 0 order by 1`,
    [year],
  );

export interface StoredYear {
  body: string;
  hash: string;
  at: string;
  by: string;
  proposed_by: string;
}

const NAME = (member: string) => `coalesce(nullif(${member}.full_name, ''), ${member}.username::text)`;

export const storedYear = async (reader: Reader, year: number): Promise<StoredYear | undefined> =>
  (
    await ask<StoredYear>(
      reader,
      `select y.body, y.hash, iso_instant(y.closed_at) as at, ${NAME("c")} as by, ${NAME("p")} as proposed_by
        from year_closing y join member c on c.id = y.closed_by join member p on p.id = y.proposed_by where y.year = $1`,
      [year],
    )
  )[0];

export const insertYear = (
  tx: Tx,
  closing: { year: number; body: string; hash: string; proposed_by: number; closed_by: number },
) => tx.insertInto("year_closing").values(closing).execute();

/** What a closed year called not earned yet. An event that is put off afterwards does not change it. */
export async function deferredIn(reader: Reader, year: number): Promise<Deferred> {
  const [stored] = await ask<{ deferred: Deferred | null }>(
    reader,
    "select body::json -> 'deferred' as deferred from year_closing where year = $1",
    [year],
  );
  return stored?.deferred ?? (await deferredAt(reader, year));
}

/** The year's own notes, or those of the newest year before it. */
export const notesOf = async (reader: Reader, year: number): Promise<string[]> =>
  (
    await ask<{ notes: string[] }>(
      reader,
      "select notes from statement_notes where year <= $1 order by year desc limit 1",
      [year],
    )
  )[0]?.notes ?? [];

export const writeNotes = (tx: Tx, year: number, notes: readonly string[], changed_by: number) => {
  const written = { notes: JSON.stringify(notes), changed_by };
  return tx
    .insertInto("statement_notes")
    .values({ year, ...written })
    .onConflict((clash) =>
      clash.column("year").doUpdateSet({ ...written, changed_at: new Date().toISOString() }),
    )
    .execute();
};

export const closedMonthsOf = async (reader: Reader, year: number): Promise<number> =>
  (
    await ask<{ months: number }>(
      reader,
      `select count(*)::int as months from period_closing where reopened_at is null and extract(year from month) = $1`,
      [year],
    )
  )[0]?.months ?? 0;
