import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

/**
 * How far the server had come: a row written by a later transaction has a higher number (`xmin`), also a row that somebody changed by hand.
 * Rows that were deleted leave no trace; those of money cannot be.
 */
export type Mark = string;

export async function markNow({ pool }: Database): Promise<Mark> {
  const { rows } = await pool.query<{ mark: Mark }>(
    "select pg_snapshot_xmin(pg_current_snapshot())::text as mark",
  );
  return rows[0]?.mark ?? "0";
}

/** A restored database counts from the beginning again: then the mark of a check before it says nothing. */
const isAhead = async (tx: Tx, mark: Mark): Promise<boolean> => {
  const { rows } = await sql<{
    ahead: boolean;
  }>`select ${mark}::xid8 > pg_snapshot_xmax(pg_current_snapshot()) as ahead`.execute(tx);
  return rows[0]?.ahead !== false;
};

interface Part {
  name: string;
  /** The column that names a payment, or a row of another part. */
  field: string;
  /** SQL: whether a row `a` of the table belongs to a touched payment. */
  belongs: string;
  /** SQL: the payment of a row `a` of the table. */
  payment: string;
  /** SQL: its primary key. Checks group by it. */
  key: string;
}

interface ForeignKey {
  name: string;
  field: string;
  of: string;
  key: string;
  primary: string;
}

const FOREIGN_KEYS = sql<ForeignKey>`
  select k.conrelid::regclass::text as name, quote_ident(own.attname) as field, k.confrelid::regclass::text as of,
    quote_ident(other.attname) as key, (select pg_get_constraintdef(p.oid) from pg_constraint p where p.conrelid = k.conrelid and p.contype = 'p') as primary
  from pg_constraint k join pg_attribute own on own.attrelid = k.conrelid and own.attnum = k.conkey[1]
    join pg_attribute other on other.attrelid = k.confrelid and other.attnum = k.confkey[1]
  where k.contype = 'f' and cardinality(k.conkey) = 1 and k.connamespace = 'public'::regnamespace
  order by own.attnum`;

const PAYMENT: Part = {
  name: "payment",
  field: "id",
  belongs: "a.id in (select id from touched)",
  payment: "a.id",
  key: "primary key (id)",
};

/** Tables that name a payment, and those that name a row of one of these: orders' lines, tickets, postings. */
async function partsOf(tx: Tx): Promise<Part[]> {
  const { rows } = await FOREIGN_KEYS.execute(tx);
  const direct = rows
    .filter(({ of, field }) => of === "payment" && field === "payment_id")
    .map(({ name, field, primary }) => ({
      name,
      field,
      belongs: `a.${field} in (select id from touched)`,
      payment: `a.${field}`,
      key: primary,
    }));
  const known = new Map([PAYMENT, ...direct].map((part) => [part.name, part]));
  for (const { name, field, of, key, primary } of rows) {
    const parent = direct.find((part) => part.name === of);
    if (!parent || known.has(name)) continue;
    known.set(name, {
      name,
      field,
      belongs: `a.${field} in (select ${key} from pg_temp.${of})`,
      payment: `(select b.${parent.field} from public.${of} b where b.${key} = a.${field})`,
      key: primary,
    });
  }
  return [...known.values()];
}

/** If more of the payments were touched, checking all is quicker. */
const MOST_SHARE = 0.1;

async function isMuch(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ much: boolean }>`select (select count(*) from touched) > ${MOST_SHARE}::float8
    * (select reltuples from pg_class where oid = 'public.payment'::regclass) as much`.execute(tx);
  return rows[0]?.much !== false;
}

/**
 * In this transaction the tables of payments hold only payments of which something was written since: temporary tables come
 * before all others in the search path. Answers how the tables themselves come back. Undefined if the mark is not of this
 * database, or too much was written since.
 */
export async function narrowToTouched(tx: Tx, mark: Mark): Promise<(() => Promise<void>) | undefined> {
  if (!/^\d+$/.test(mark) || (await isAhead(tx, mark))) return undefined;
  const parts = await partsOf(tx);
  const run = async (text: string) => void (await sql.raw(text).execute(tx));
  await run("create temporary table touched (id uuid primary key) on commit drop");
  for (const { name, payment } of parts)
    await run(`insert into touched select payment from (select ${payment} as payment from public.${name} a
      where age(a.xmin) <= age('${mark}'::xid8::xid)) found where payment is not null group by 1 on conflict do nothing`);
  if (await isMuch(tx)) {
    await run("drop table touched");
    return undefined;
  }
  await run("analyze touched");
  for (const { name, field, belongs, key } of parts) {
    await run(
      `create temporary table ${name} on commit drop as select * from public.${name} a where ${belongs}`,
    );
    await run(`alter table pg_temp.${name} add ${key}`);
    await run(`create index on pg_temp.${name} (${field})`);
    await run(`analyze pg_temp.${name}`);
  }
  return () => run(`drop table ${parts.map(({ name }) => `pg_temp.${name}`).join(", ")}, touched`);
}
