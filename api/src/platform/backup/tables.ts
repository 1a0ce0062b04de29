import pg, { type PoolClient } from "pg";

export interface CopiedTable {
  name: string;
  columns: string[];
}

/** All tables with their writable columns; generated columns are left out. */
export async function tablesOf(client: PoolClient): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select c.relname as name,
        array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
      group by c.relname order by c.relname`,
  );
  return rows;
}

export async function sequencesOf(client: PoolClient): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = current_schema() and last_value is not null order by 1`,
  );
  return rows;
}

export async function migrationsIn(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>("select name from migration order by name");
  return rows.map(({ name }) => name);
}

const quoted = pg.escapeIdentifier;
const named = ({ name, columns }: CopiedTable) => `${quoted(name)} (${columns.map(quoted).join(", ")})`;

export const copyOutOf = (table: CopiedTable) => `copy ${named(table)} to stdout`;
export const copyInto = (table: CopiedTable) => `copy ${named(table)} from stdin`;

interface SetAside {
  owner: string;
  name: string;
  definition: string;
}

/**
 * Empties the tables, drops foreign keys and disables triggers, so rows can be loaded in any order. Returns a
 * function that restores both, which re-validates every reference. Constraints that are not valid are set aside too:
 * rows from before them are in the backup. Needs only the rights of the tables' owner.
 */
export async function openForRows(client: PoolClient, tables: CopiedTable[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<SetAside>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where (contype = 'f' or not convalidated) and connamespace = current_schema()::regnamespace`,
  );
  for (const { owner, name } of keys)
    await client.query(`alter table ${owner} drop constraint ${quoted(name)}`);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`);
  return async () => {
    for (const { owner, name, definition } of keys)
      await client.query(`alter table ${owner} add constraint ${quoted(name)} ${definition}`);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  };
}

export async function setSequences(client: PoolClient, values: { name: string; value: string }[]) {
  for (const { name, value } of values)
    await client.query("select setval(quote_ident($1)::regclass, $2::bigint)", [name, value]);
}
