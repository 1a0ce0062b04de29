import { Writable } from "node:stream";
import pino from "pino";
import { expect, it } from "vitest";
import { send, VISITOR } from "../testing/calls.ts";
import { PLAIN_FORM } from "../testing/form.ts";
import { testApp } from "../testing/test-app.ts";
import { zakatReady } from "../testing/zakat.ts";

/** Unique figures, typed into every field. */
const INCOME = 987_654_321;
const GRAMS = 987.123;
const KILOGRAMS = 98_712.345;
const SECRETS = ["987654321", "987.654.321", "987.123", "987,123", "98712.345", "98.712,345", "24691359"];

const ANSWERS = [
  { kind: "penghasilan", period: "month", income: INCOME, other: INCOME },
  { kind: "maal", cash: INCOME, deposits: INCOME, receivables: INCOME, debts: INCOME },
  { kind: "emas", grams: GRAMS, karat: 23 },
  { kind: "perak", grams: GRAMS },
  { kind: "perdagangan", stock: INCOME, cash: INCOME, receivables: INCOME, debts: INCOME },
  { kind: "pertanian", watering: "rain", kilograms: KILOGRAMS },
  { kind: "pertanian", watering: "irrigated", rupiah: INCOME },
  // Rejected values must not be logged either.
  { kind: "penghasilan", period: "month", income: -INCOME },
  { kind: "penghasilan", period: "month", income: `${INCOME}` },
  { kind: "emas", grams: `${GRAMS}` },
];

it("the calculator's figures are in no log, no row and no address", async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const api = await testApp({ LOG_LEVEL: "trace", WEB: "on" }, { log: pino({ level: "trace" }, sink) });
  await zakatReady(api);
  for (const body of ANSWERS) await send(api, "POST", "/api/zakat/calculate/", body);
  // As a form without JavaScript sends it.
  for (const { kind, ...fields } of ANSWERS) {
    const typed = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    const answer = await api.app.inject({
      method: "POST",
      url: `/zakat/${kind}`,
      headers: { ...VISITOR, ...PLAIN_FORM },
      payload: new URLSearchParams(typed).toString(),
    });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([expect.any(Number), "no-store"]);
    expect(answer.headers.location).toBeUndefined();
  }
  const log = lines.join("");
  expect(log.length).toBeGreaterThan(1000);
  const { rows: tables } = await api.database.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
  );
  expect(tables.length).toBeGreaterThan(40);
  for (const secret of SECRETS) expect(log).not.toContain(secret);
  for (const { name } of tables) {
    const found = await api.database.pool.query(
      `select 1 from ${name} t where t::text like any ($1) limit 1`,
      [SECRETS.map((secret) => `%${secret}%`)],
    );
    expect([name, found.rowCount]).toEqual([name, 0]);
  }
});
