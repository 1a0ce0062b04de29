import { randomBytes, randomUUID } from "node:crypto";
import { TICKET_CODE_LENGTH, TICKET_LETTERS } from "@barakah/contract";
import type pg from "pg";
import type { Database } from "../../api/src/platform/database/database.ts";

interface Recorded {
  text: string;
  values: unknown[];
  rows: Record<string, unknown>[];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** References are unique: replays need new ones. */
const REFERENCE = /\b(?:DON|ORD|TKT|ACR)-[0-9A-Z]{6,}\b/g;
/** So are the codes of tickets. */
const TICKET = new RegExp(`^[${TICKET_LETTERS}]{${TICKET_CODE_LENGTH}}$`);
const ticketCode = () =>
  Array.from(randomBytes(TICKET_CODE_LENGTH), (byte) => TICKET_LETTERS[byte % TICKET_LETTERS.length]).join(
    "",
  );

/** A statement as passed to the driver. */
interface Asked {
  text: string;
  values: unknown[];
  callback(error: Error | undefined, answer: pg.QueryResult): void;
}
const isOfTransaction = (asked: unknown): asked is Asked =>
  typeof asked === "object" && asked !== null && "submit" in asked && "callback" in asked;

/** Records the statements of the work's transactions and their answers. The pool has one connection. */
export async function record({ pool }: Database, work: () => Promise<unknown>): Promise<Recorded[]> {
  const client = await pool.connect();
  const real = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const recorded: Recorded[] = [];
  const listening = (asked: unknown, ...more: unknown[]) => {
    if (isOfTransaction(asked) && asked.text !== "commit") {
      const { text, values, callback } = asked;
      asked.callback = (error, answer) => {
        if (!error) recorded.push({ text, values: [...values], rows: answer.rows });
        callback(error, answer);
      };
    }
    return real(asked, ...more);
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

/** Replays the transaction with the driver alone, with new references and ids. */
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
      if (TICKET.test(value)) return renewed(value, ticketCode);
      return UUID.test(value) ? renewed(value, randomUUID) : value.replaceAll(REFERENCE, another);
    };
    /** A ticket belongs to the registration of its own replay: its number, which comes first, is another each time. */
    let registration: unknown;
    const ofTicket = (values: unknown[]) => [registration, ...values.slice(1)];
    await client.query("begin");
    for (const [nth, { text, values, rows }] of recorded.entries()) {
      const answer = await client.query({
        name: `replayed-${nth}-${text.length}`,
        text,
        values: text.startsWith('insert into "ticket"') ? ofTicket(values.map(present)) : values.map(present),
      });
      if (text.startsWith('insert into "registration"')) registration = answer.rows[0]?.id;
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
