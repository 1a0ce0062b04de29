import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import type { Database } from "../../api/src/platform/database/database.ts";

interface Recorded {
  text: string;
  values: unknown[];
  rows: Record<string, unknown>[];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What the app names a payment by: never twice the same. */
const REFERENCE = /\b(?:DON|ORD)-[0-9A-Z]{6,}\b/g;

type Ask = (text: { text: string; values?: unknown[] }) => Promise<pg.QueryResult>;

/** What a piece of work asks inside its transactions, with what it was answered. The pool has one connection only. */
export async function record({ pool }: Database, work: () => Promise<unknown>): Promise<Recorded[]> {
  const client = await pool.connect();
  const real: Ask = client.query.bind(client);
  const recorded: Recorded[] = [];
  let inTransaction = false;
  const listening: Ask = async (asked) => {
    const { text, values = [] } = asked;
    const answer = await real(asked);
    if (text === "commit") inTransaction = false;
    if (inTransaction) recorded.push({ text, values: [...values], rows: answer.rows });
    if (text.startsWith("begin")) inTransaction = true;
    return answer;
  };
  Object.assign(client, { query: listening });
  client.release();
  try {
    await work();
  } finally {
    Object.assign(client, { query: real });
  }
  return recorded;
}

/** The same transaction once more, by the driver alone: with other names, and the ids that the database gives this time. */
export function replayOf(recorded: readonly Recorded[]): (client: pg.PoolClient) => Promise<void> {
  return async (client) => {
    const now = new Map<string, string>();
    const renewed = (name: string, make: () => string) => {
      const known = now.get(name) ?? make();
      now.set(name, known);
      return known;
    };
    const another = (reference: string) =>
      renewed(reference, () => `${reference.slice(0, 4)}${randomBytes(6).toString("hex").toUpperCase()}`);
    const present = (value: unknown) => {
      if (typeof value !== "string") return value;
      return UUID.test(value) ? renewed(value, randomUUID) : value.replaceAll(REFERENCE, another);
    };
    await client.query("begin");
    for (const [nth, { text, values, rows }] of recorded.entries()) {
      const answer = await client.query({
        name: `replayed-${nth}-${text.length}`,
        text,
        values: values.map(present),
      });
      for (const [index, row] of rows.entries())
        for (const [column, before] of Object.entries(row)) {
          const after: unknown = answer.rows[index]?.[column];
          if (typeof before === "string" && UUID.test(before) && typeof after === "string")
            now.set(before, after);
        }
    }
    await client.query("commit");
  };
}
