import type { Database } from "../platform/database/database.ts";

/** Objects of the schema that belong to no extension. */
const own = (oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;
const PUBLIC = "'public'::regnamespace";

/** Everything that makes up the schema, as PostgreSQL describes it. Names of the same kind are in one order in every database. */
const KINDS: Record<string, string> = {
  extensions: "select extname as item from pg_extension",
  tables: `select concat_ws(' ', relname, relkind, relpersistence, reloptions, relreplident, relrowsecurity, relacl) as item
    from pg_class c where relnamespace = ${PUBLIC} and relkind in ('r', 'v', 'm', 'S', 'p') and ${own("c.oid")}`,
  columns: `select concat_ws(' ', c.relname, row_number() over (partition by c.oid order by attnum), attname,
      format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid), attstorage,
      attcompression, attstattarget, attcollation::regcollation, attacl) as item
    from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = c.oid and adnum = attnum
    where relnamespace = ${PUBLIC} and relkind in ('r', 'v', 'm') and ${own("c.oid")}`,
  constraints: `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(c.oid), convalidated, conenforced) as item
    from pg_constraint c where connamespace = ${PUBLIC} and ${own("c.oid")}`,
  indexes: `select concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid, indisclustered, indisreplident) as item
    from pg_index join pg_class c on c.oid = indexrelid where relnamespace = ${PUBLIC} and ${own("c.oid")}`,
  triggers: `select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled) as item
    from pg_trigger t join pg_class c on c.oid = tgrelid where not tgisinternal and relnamespace = ${PUBLIC}`,
  functions: `select concat_ws(' ', pg_get_functiondef(p.oid), proacl) as item
    from pg_proc p where pronamespace = ${PUBLIC} and prokind <> 'a' and ${own("p.oid")}`,
  views: `select concat_ws(' ', relname, pg_get_viewdef(c.oid)) as item
    from pg_class c where relnamespace = ${PUBLIC} and relkind in ('v', 'm') and ${own("c.oid")}`,
  types: `select concat_ws(' ', typname, typtype, (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid)) as item
    from pg_type t where typnamespace = ${PUBLIC} and typtype in ('e', 'd', 'r') and ${own("t.oid")}`,
  others: `select concat_ws(' ', 'policy', polname) as item from pg_policy
    union all select concat_ws(' ', 'rule', rulename) from pg_rules where schemaname = 'public'
    union all select concat_ws(' ', 'statistics', pg_get_statisticsobjdef(oid)) from pg_statistic_ext
    union all select concat_ws(' ', 'event trigger', evtname) from pg_event_trigger
    union all select concat_ws(' ', 'comment', objoid::regclass, objsubid, description) from pg_description
      where classoid = 'pg_class'::regclass and objoid >= 16384`,
};

export async function catalogueOf({ pool }: Database): Promise<Record<string, string[]>> {
  const found = await Promise.all(
    Object.entries(KINDS).map(async ([kind, sql]): Promise<[string, string[]]> => {
      const { rows } = await pool.query<{ item: string }>(
        `select item from (${sql}) listed order by item collate "C"`,
      );
      return [kind, rows.map(({ item }) => item)];
    }),
  );
  return Object.fromEntries(found);
}

/** The rows that a new database has, table by table. Moments of now count as such. */
export async function rowsOf({ pool }: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = ${PUBLIC} and relkind = 'r' and relname <> 'migration' order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${name}" t order by t::text collate "C"`,
    );
    const isNow = (value: unknown) =>
      typeof value === "string" &&
      /^\d{4}-\d\d-\d\dT/.test(value) &&
      Date.now() - Date.parse(value) < 24 * 3_600_000;
    const texts = rows.map(({ row }) => JSON.stringify(row, (_key, value) => (isNow(value) ? "now" : value)));
    if (texts.length > 0) found[name] = texts.sort();
  }
  return found;
}
