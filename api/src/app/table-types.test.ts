import { beforeAll, expect, it } from "vitest";
import { type Column, readTableTypes } from "../testing/table-types.ts";
import { testDatabase } from "../testing/test-app.ts";

interface Actual {
  table_name: string;
  column_name: string;
  udt_name: string;
  nullable: boolean;
  /** Has a default, is an identity column or is generated. */
  filled: boolean;
}

/** The JavaScript type of each PostgreSQL type, with our parsers. */
const READ_AS: Record<string, string> = {
  bool: "boolean",
  bytea: "Buffer",
  bit: "string",
  citext: "string",
  date: "string",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  jsonb: "unknown",
  numeric: "string",
  text: "string",
  timestamptz: "string",
  tstzrange: "string",
  uuid: "string",
};

const readAs = (udt: string) => (udt.startsWith("_") ? "array" : (READ_AS[udt] ?? udt));

/** Types without a JavaScript form, used only in raw SQL. */
const UNREAD = new Set(["tsvector"]);

let actual: Actual[];
const declared = readTableTypes();

beforeAll(async () => {
  const { database } = await testDatabase();
  const { rows } = await database.pool.query<Actual>(
    `select c.table_name, c.column_name, c.udt_name, c.is_nullable = 'YES' as nullable,
       c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as filled
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`,
  );
  actual = rows.filter(({ udt_name }) => !UNREAD.has(udt_name));
});

/** `unknown` already includes null. */
const written = (type: string, nullable: boolean) =>
  nullable && type !== "unknown" ? `${type} | null` : type;

it("every column has the type that tables.ts says, and every table has one", () => {
  const types = declared.flatMap(({ name, columns }) =>
    [...columns].map(([column, { type, nullable }]) => `${name}.${column}: ${written(type, nullable)}`),
  );
  const facts = actual.map(
    ({ table_name, column_name, udt_name, nullable }) =>
      `${table_name}.${column_name}: ${written(readAs(udt_name), nullable)}`,
  );
  expect(types.toSorted()).toEqual(facts.toSorted());
});

/** Filled by a trigger; the catalogue shows no default for them. */
const BY_TRIGGER = new Set(["ledger_posting.at", "ledger_posting.kind", "ledger_posting.words"]);

it("only columns with a default or null may be left out of an insert", () => {
  const column = ({ table_name, column_name }: Actual): Column | undefined =>
    declared.find(({ name }) => name === table_name)?.columns.get(column_name);
  const left = actual.filter((fact) => column(fact)?.optional && !fact.filled && !fact.nullable);
  const wrong = left.filter(({ table_name, column_name }) => !BY_TRIGGER.has(`${table_name}.${column_name}`));
  expect(wrong).toEqual([]);
});
